package dev.douze.ui.king

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Art
import dev.douze.ui.art.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.baked
import dev.douze.ui.theme.byDay
import dev.douze.ui.theme.diamond
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.rays
import dev.douze.ui.theme.towards

private const val RAYS = 24
private const val TWELVE = 12
private const val PITCH = 30f

/** A side of twelve is as far away as this share of a corner. */
private const val INNER = 0.966f
private const val FOCUS = 0.42f
private const val SIDE_GLOW = 0.62f

/**
 * The table: twelve sides, a rim of wood with a diamond in each side, felt with rays out of its middle. Over all of its
 * place; [middle] is where a crown is laid in.
 */
@Composable
fun Felt(seating: Seating, modifier: Modifier = Modifier) {
    val tokens = LocalTokens.current
    val strong = if (tokens.byDay) 0.14f else 0.08f
    val shade = if (tokens.byDay) 0.05f else 0.1f
    Spacer(
        modifier.fillMaxSize().baked(beyond = 24.dp) {
            fun place(rect: Rect) = Rect(rect.left.dp.toPx(), rect.top.dp.toPx(), rect.right.dp.toPx(), rect.bottom.dp.toPx())
            val all = place(seating.felt)
            val rim = if (minOf(all.width, all.height) > 340.dp.toPx()) 12.dp.toPx() else 9.dp.toPx()
            val focus = Offset(all.center.x, all.top + all.height * FOCUS)
            val far = maxOf(all.width, all.height) * SIDE_GLOW
            fun sides(inset: Float) = Path().apply { dodecagon(all.deflate(inset)) }
            val (outer, inner, line) = listOf(0f, rim, rim + 8.dp.toPx()).map(::sides)
            val shadows = listOf(20f, 15f, 10f, 5f).map {
                Path().apply {
                    dodecagon(
                        all.inflate(it.dp.toPx() * 0.5f).translate(
                            0f,
                            (
                                4 +
                                    it / 2
                                ).dp.toPx()
                        )
                    )
                }
            }
            val wood = Brush.verticalGradient(listOf(tokens.rimLight, tokens.rimDeep, tokens.rimLight), all.top, all.bottom)
            val felt =
                Brush.radialGradient(0f to tokens.tableLight, 0.6f to tokens.table, 1f to tokens.tableDeep, center = focus, radius = far)
            val wedges = Path().apply { rays(all.center, far * 2, RAYS, 20.dp.toPx()) }
            val studs =
                Path().apply {
                    repeat(TWELVE) {
                        val at = all.center.towards(it * PITCH, (all.width / 2 - rim / 2) * INNER, (all.height / 2 - rim / 2) * INNER)
                        diamond(at, 3.dp.toPx())
                    }
                }
            val gold = tokens.goldBrush(all.top, all.bottom)
            val edge = Stroke(2.dp.toPx(), join = StrokeJoin.Miter)
            val fine = Stroke(0.7.dp.toPx(), join = StrokeJoin.Miter)
            val crown = seating.middle?.let(::place)
            val medal = crown?.let { Path().apply { dodecagon(it) } }
            val spokes = crown?.let { Path().apply { rays(it.center, it.width * 0.46f, RAYS, it.width * 0.36f) } }
            shadows.forEach { drawPath(it, tokens.shadow, shade) }
            drawPath(outer, wood)
            drawPath(outer, gold, style = edge)
            drawPath(inner, felt)
            clipPath(inner) { drawPath(wedges, tokens.ray, strong) }
            drawPath(inner, gold, style = edge)
            drawPath(line, tokens.gold, 0.8f, fine)
            drawPath(studs, tokens.goldShine)
            if (crown != null && medal != null && spokes != null) {
                drawPath(medal, Brush.radialGradient(listOf(tokens.tableDeep, tokens.shadow), crown.center, crown.width / 2))
                drawPath(medal, gold, style = edge)
                drawPath(spokes, tokens.gold, 0.8f)
                val wide = Size(crown.width * 0.5f, crown.width * 0.5f)
                picture(Art.CROWN, Rect(Offset(crown.center.x - wide.width / 2, crown.center.y - wide.height / 2), wide))
            }
        },
    )
}
