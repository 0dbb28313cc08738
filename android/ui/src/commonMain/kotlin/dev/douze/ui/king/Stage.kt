package dev.douze.ui.king

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.toRect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.dp
import dev.douze.core.FaceView
import dev.douze.ui.art.Cloth
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.cloth
import dev.douze.ui.art.courtier
import dev.douze.ui.components.ring
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.diamond
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.rays
import dev.douze.ui.theme.towards
import kotlin.random.Random

private const val FOLDS = 5
private const val TWELVE = 12
private const val PITCH = 30f
private const val FALLING = 40
private const val SEED = 12

/**
 * The stage of somebody with this portrait: light and rays out of a focus at [down] of its height, its cloth drawn aside, diamonds that fall; all of it
 * comes as [done] goes from 0 to 1.
 */
@Composable
fun StageGround(portrait: Int, down: Float, done: () -> Float, modifier: Modifier = Modifier) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.drawWithCache {
            val focus = Offset(size.width / 2, size.height * down)
            val far = maxOf(size.width, size.height)
            val ground =
                Brush.radialGradient(
                    0f to tokens.tableLight,
                    0.45f to tokens.table,
                    1f to tokens.tableDeep,
                    center = focus,
                    radius =
                        far * 0.8f
                )
            val beams = Brush.radialGradient(
                0f to beam.copy(alpha = 0.6f),
                1f to beam.copy(alpha = 0f),
                center = focus,
                radius = far * 0.7f
            )
            val wedges = Path().apply { rays(focus, far, 24, 20.dp.toPx()) }
            val cloth = cloth(portrait)
            val half = (size.width * 0.24f).coerceAtMost(150.dp.toPx())
            val falling = falling(size, focus, half)
            onDrawBehind {
                drawRect(ground)
                val open = done.part(RAYS_FROM, RAYS_TO)
                scale(open, open, focus) { drawPath(wedges, beams) }
                val fallen = done.part(RAYS_FROM, 1f)
                translate(top = (fallen - 1f) * size.height) { falling.forEach { (path, colour) -> drawPath(path, colour) } }
                val shut = 1f - done.part(0f, CLOTH_TO)
                val wide = half + (size.width * SHUT - half) * shut
                aside(cloth, wide, tokens)
                scale(-1f, 1f, Offset(size.width / 2, 0f)) { aside(cloth, wide, tokens) }
                swags(cloth, tokens)
            }
        },
    )
}

private const val CLOTH_TO = 0.4f
private const val RAYS_FROM = 0.35f
private const val RAYS_TO = 0.7f

/** Of the width: half of a cloth that is shut. */
private const val SHUT = 0.62f

private val beam = Color(0xFFFFDC90)
private val confetti = listOf(Color(0xFFFFF0BE), Color(0xFFF0CF7E), Color(0xFF6E93D6), Color.White)

private fun falling(size: Size, focus: Offset, half: Float): List<Pair<Path, Color>> {
    val chance = Random(SEED)
    return List(FALLING) {
        val at = Offset(half * 0.8f + chance.nextFloat() * (size.width - 1.6f * half), size.height * (0.14f + 0.6f * chance.nextFloat()))
        val unit = size.height / 500 * (0.8f + chance.nextFloat() * 0.7f)
        Path().apply { diamond(at, 4.5f * unit) } to confetti[chance.nextInt(confetti.size)] to (at - focus).getDistance()
    }.filter { it.second > size.height * 0.3f }.map { it.first }
}

/** One half of the cloth, drawn aside and tied. */
private fun DrawScope.aside(cloth: Cloth, half: Float, tokens: Tokens) {
    val high = size.height
    val tie = high * 0.7f
    for (i in FOLDS - 1 downTo 0) {
        val top = half * (0.24f * i - 0.1f)
        val wide = half * 0.32f
        val waist = half * (0.07f * i)
        val foot = half * 0.15f * i
        val path =
            Path().apply {
                moveTo(top, 0f)
                lineTo(top + wide, 0f)
                cubicTo(top + wide * 1.3f, high * 0.4f, waist + half * 0.2f, high * 0.52f, waist + half * 0.17f, tie)
                cubicTo(waist + half * 0.2f, high * 0.82f, foot + half * 0.3f, high * 0.9f, foot + half * 0.26f, high)
                lineTo(foot - half * 0.14f, high)
                cubicTo(foot - half * 0.1f, high * 0.9f, waist, high * 0.82f, waist - half * 0.05f, tie)
                cubicTo(waist - half * 0.05f, high * 0.52f, top, high * 0.4f, top, 0f)
                close()
            }
        drawPath(path, cloth.fold(waist - half * 0.05f, top + wide, i))
        drawPath(path, cloth.night, style = Stroke(1.dp.toPx()))
    }
    val band = Path().apply {
        moveTo(-6.dp.toPx(), tie - 6.dp.toPx())
        quadraticTo(half * 0.28f, tie + 8.dp.toPx(), half * 0.52f, tie - 12.dp.toPx())
        lineTo(half * 0.54f, tie + 4.dp.toPx())
        quadraticTo(half * 0.28f, tie + 24.dp.toPx(), -6.dp.toPx(), tie + 10.dp.toPx())
        close()
    }
    drawPath(band, tokens.goldBrush(tie - 12.dp.toPx(), tie + 20.dp.toPx()))
    drawPath(band, tokens.goldOutside, style = Stroke(1.dp.toPx()))
}

/** Swags with a gold cord along the upper edge, and the cornice. */
private fun DrawScope.swags(cloth: Cloth, tokens: Tokens) {
    val count = (size.width / 84.dp.toPx()).toInt().coerceIn(5, 11).let { it - (it + 1) % 2 }
    val wide = size.width / count
    val rail = 12.dp.toPx()
    val hang = 30.dp.toPx()
    repeat(count) { i ->
        val left = i * wide
        for (k in 4 downTo 1) {
            val path =
                Path().apply {
                    moveTo(left, rail)
                    lineTo(left + wide, rail)
                    lineTo(left + wide, hang)
                    quadraticTo(left + wide / 2, hang + (k * 10).dp.toPx(), left, hang)
                    close()
                }
            drawPath(path, cloth.fold(left, left + wide, k))
            drawPath(path, cloth.night, style = Stroke(0.8.dp.toPx()))
        }
        val cord =
            Path().apply {
                moveTo(left, hang)
                quadraticTo(left + wide / 2, hang + 40.dp.toPx(), left + wide, hang)
            }
        drawPath(cord, tokens.goldShade, style = Stroke(4.6.dp.toPx()))
        drawPath(cord, tokens.goldShine, style = Stroke(2.2.dp.toPx()))
    }
    drawRect(Brush.verticalGradient(listOf(tokens.rimLight, tokens.rimDeep), 0f, rail * 1.4f), size = Size(size.width, rail * 1.4f))
    drawRect(tokens.gold, Offset(0f, rail * 1.4f), Size(size.width, 1.6.dp.toPx()))
}

/** The head of the winner in a ring of wood. */
@Composable
fun Bust(face: FaceView, modifier: Modifier = Modifier) {
    val tokens = LocalTokens.current
    Box(
        modifier.drawBehind {
            val all = Rect(Offset.Zero, size)
            val ring = Path().apply { dodecagon(all) }
            for (grown in listOf(8f, 5f, 2f)) {
                drawPath(Path().apply { dodecagon(all.inflate(grown.dp.toPx()).translate(0f, 4.dp.toPx())) }, tokens.shadow, 0.12f)
            }
            drawPath(ring, Brush.verticalGradient(listOf(tokens.rimLight, tokens.rimDeep, tokens.rimLight)))
            drawPath(ring, tokens.goldBrush(), style = Stroke(2.4.dp.toPx()))
            repeat(TWELVE) {
                drawPath(Path().apply { diamond(all.center.towards(it * PITCH, size.width * 0.46f), 2.8.dp.toPx()) }, tokens.goldShine)
            }
        },
    ) {
        Picture(courtier(face.portrait), Modifier.fillMaxSize().padding(BUST_RIM.dp), Crop.MEDALLION)
        Spacer(
            Modifier.fillMaxSize().padding(BUST_RIM.dp).drawBehind {
                ring(face.colour, tokens, size.toRect(), if (face.colour == null) 3.dp.toPx() else size.width / BUST_RING)
            },
        )
    }
}

private const val BUST_RIM = 13
private const val BUST_RING = 16
