package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CharacterKind
import dev.douze.core.CouncilResultView
import dev.douze.core.ProgressStep
import dev.douze.ui.art.Picture
import dev.douze.ui.art.ruler

private const val WIDTH = 412f

/** The scene begins here: above there is only the tip of the vault. */
private const val TOP = 44f
private const val WINDOWS = 7

/** What a scene of 412 × 560 units is scaled by in this room. */
private fun scale(width: Float, height: Float) = minOf(width / WIDTH, height / (SCENE - TOP))

/** How bright the window at [place] is while they light one after the other. */
private fun lighting(place: Int, done: Float) = (done * (WINDOWS + 1) - place).coerceIn(0f, 1f)

/** The hall at the end: lit, with its ruler on the throne or an empty one. [done] from 0 to 1 while it comes. */
@Composable
fun ThroneScene(
    view: CouncilResultView,
    steps: List<ProgressStep>,
    done: () -> Float,
    modifier: Modifier = Modifier,
    belled: Boolean = true,
) =
    BoxWithConstraints(
        modifier.clipToBounds().clearAndSetSemantics {}.drawBehind {
            val unit = scale(size.width, size.height)
            val middle = Offset(size.width / 2, size.height * 0.55f)
            val sky = listOf(0f to Color(0xFF3A5CC4), 0.35f to Color(0xFF1E3486), 0.7f to Color(0xFF0C1748), 1f to Color(0xFF040820))
            drawRect(Brush.radialGradient(*sky.toTypedArray(), center = middle, radius = size.maxDimension * 0.7f))
            drawing(Offset(size.width / 2, size.height - SCENE * unit), unit) {
                val reach = this@drawBehind.size.width / unit / 2 + 10
                vault(warm = true, lift = 0f) { if (steps.getOrNull(it).lit) lighting(it, done()) else 0f }
                glow(Offset(0f, 330f), 240f, Color(0xFFFFD98A), 0.3f)
                fill(rays(Offset(0f, 330f), 60f, 340f, 24, 0.42f), Color(0xFFFFE9B0), 0.09f)
                tiles(warm = true, FLOOR, SCENE + 60, reach)
                carpet()
                throne(Offset(0f, 500f), 2.35f)
                val aside = minOf(144f, reach - 66f)
                listOf(-1, 1).forEach { candelabrum(Offset(it * aside, 566f), 1.12f, warm = true) }
                listOf(94f to 20f, 80f to 14f).forEach { (x, high) ->
                    taper(-x, 580f, high, 8f, lit = true)
                    taper(x, 580f, high, 8f, lit = true)
                }
                // Where the bar stands over the scene they would hang in its words.
                if (belled && reach > BELLS) {
                    listOf(-240f, 240f).forEach {
                        drawLine(Color(0xFFF0CF7E), Offset(it, -200f), Offset(it, 84f), 1.4f)
                        bell(Offset(it, 104f), 1.2f, swing(done()))
                    }
                }
            }
        },
    ) {
        val unit = minOf(maxWidth / WIDTH, maxHeight / (SCENE - TOP))
        view.ruler?.let { ruler ->
            // The picture is in the box of the scene.
            val wide = WIDTH * unit
            val high = BOX * unit
            val left = maxWidth / 2 - wide / 2
            val top = maxHeight - SCENE * unit
            Ruler(
                ruler.character,
                Modifier.offset(left, top).requiredSize(wide, high).graphicsLayer {
                    alpha = (done() * 2 - 1).coerceIn(0f, 1f)
                    translationY = 12 * density * (1f - done())
                },
            )
        }
    }

private const val BOX = 640f
private const val BELLS = 270f

private val ProgressStep?.lit get() = this == ProgressStep.SOLVED || this == ProgressStep.PUBLIC

/** Bells swing once at the end. */
private fun swing(done: Float) = if (done < 1f) 12f * kotlin.math.sin(done * 6 * kotlin.math.PI).toFloat() * (1f - done) else 0f

/** The ruler on the throne, in a robe down to the step. */
@Composable
private fun Ruler(kind: CharacterKind, modifier: Modifier) = Picture(ruler(kind), modifier)

/** The same hall from outside, for a council that is banished: greys of the night, the gate shut, the councillors without. */
@Composable
fun BanishedScene(steps: List<ProgressStep>, seats: List<Int>, done: () -> Float, modifier: Modifier = Modifier, ledge: Dp = 0.dp) =
    Box(
        modifier.clipToBounds().clearAndSetSemantics {}.drawBehind {
            // All of the councillors are above what covers the lower edge.
            val foot = size.height - ledge.toPx()
            val unit = scale(size.width, foot)
            val middle = Offset(size.width / 2, size.height * 0.45f)
            val sky = listOf(0f to Color(0xFF26336E), 0.4f to Color(0xFF141E4E), 0.75f to Color(0xFF090F2E), 1f to Color(0xFF030616))
            drawRect(Brush.radialGradient(*sky.toTypedArray(), center = middle, radius = size.maxDimension * 0.7f))
            drawing(Offset(size.width / 2, foot - SCENE * unit), unit) {
                val reach = this@drawBehind.size.width / unit / 2 + 10
                vault(warm = false, lift = 6f) { if (steps.getOrNull(it).lit) 1f else 0f }
                glow(Offset(0f, 250f), 200f, Color(0xFF9DB0E8), 0.16f)
                tiles(warm = false, 540f, SCENE + 60, reach)
                gate(done())
                val aside = minOf(156f, reach - 50f)
                listOf(-1, 1).forEach { candelabrum(Offset(it * aside, 584f), 1.02f, warm = false) }
                turnedOut(seats)
                rain(reach)
            }
            drawRect(
                Brush.radialGradient(
                    0.5f to Color(0x0003061A),
                    1f to Color(0x9E03061A),
                    center = middle,
                    radius =
                        size.maxDimension * 0.7f
                )
            )
        },
    )

/** The seats in their cloaks; the one in the middle stands nearest and carries the light. */
private fun DrawScope.turnedOut(seats: List<Int>) {
    val middle = (seats.size - 1) / 2f
    val near = seats.size / 2
    val step = minOf(62f, 190f / seats.size)
    seats.indices.sortedBy { if (it == near) 1 else 0 }.forEach { at ->
        val front = at == near
        cloaked(Offset((at - middle) * step, if (front) 599f else 588f), if (front) 1.04f else 0.92f, seats[at], lantern = front)
    }
}

/** Room of a scene that keeps its proportions. */
val sceneSize = Size(WIDTH, SCENE - TOP)
