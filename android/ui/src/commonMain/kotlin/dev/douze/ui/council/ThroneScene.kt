package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CharacterKind
import dev.douze.core.CouncilResultView
import dev.douze.core.ProgressStep
import dev.douze.ui.art.Picture
import dev.douze.ui.art.cloth
import dev.douze.ui.art.ruler
import dev.douze.ui.theme.baked

private const val WIDTH = 412f

/** The scene begins here: above there is only the tip of the vault. */
private const val TOP = 44f
private const val WINDOWS = 7

/** A wide window shows the scene from here to here: all windows, and the steps of the throne or all who stand before the gate. */
private const val WIDE_TOP = 60f
private const val THRONE_END = 552f
private const val GATE_END = 606f
private const val ALL_WINDOWS = 376f

/** So much of what a high window has over goes below the steps, and so far at most. */
private const val BELOW = 0.3f
private const val DEEPEST = 112f

/** Where the scene stands: pixels of a unit, its zero in the room, and what of it is in sight. */
private class Stand(
    val unit: Float,
    val zero: Offset,
    size: Size,
) {
    val top = -zero.y / unit
    val end = (size.height - zero.y) / unit
    val reach = maxOf(zero.x, size.width - zero.x) / unit + 10
}

/**
 * The scene in a room of [size], above [ledge]: all of it; or, where the hall goes on to the edges of a window, its middle in the
 * left [own] pixels of it, as large as their height.
 */
private fun stand(size: Size, own: Float?, end: Float, ledge: Float = 0f): Stand {
    val foot = size.height - ledge
    if (own == null) {
        val unit = minOf(size.width / WIDTH, foot / (SCENE - TOP))
        return Stand(unit, Offset(size.width / 2, foot - SCENE * unit), size)
    }
    val unit = minOf(own / ALL_WINDOWS, foot / (end - WIDE_TOP))
    val over = (foot / unit - (end - WIDE_TOP)).coerceAtLeast(0f)
    return Stand(unit, Offset(own / 2, foot - (end + minOf(BELOW * over, DEEPEST)) * unit), size)
}

/** How bright the window at [place] is while they light one after the other. */
private fun lighting(place: Int, done: Float) = (done * (WINDOWS + 1) - place).coerceIn(0f, 1f)

/**
 * The hall at the end: lit, with its ruler on the throne or an empty one. [done] from 0 to 1 while it comes. Pillars and
 * the banners of the [seats] stand beside it as far as the room is wide; where the throne has its [own] part of it, that is at the left.
 */
@Composable
fun ThroneScene(
    view: CouncilResultView,
    steps: List<ProgressStep>,
    seats: List<Int>,
    done: () -> Float,
    modifier: Modifier = Modifier,
    own: Dp? = null,
) =
    BoxWithConstraints(
        modifier.clearAndSetSemantics {}.baked(beyond = 64.dp) {
            val stand = stand(size, own?.toPx(), THRONE_END)
            sky(nightSky, stand.zero.x, 0.55f)
            drawing(stand.zero, stand.unit) {
                nave(warm = true, stand.top - BEYOND, FLOOR, stand.reach, seats.map(::cloth))
                loft(warm = true, stand.top - BEYOND, FIRST_PILLAR)
            }
        }.drawBehind {
            val stand = stand(size, own?.toPx(), THRONE_END)
            drawing(stand.zero, stand.unit) {
                val reach = stand.reach
                val end = maxOf(stand.end, SCENE)
                vault(warm = true, lift = 0f) { if (steps.getOrNull(it).lit) lighting(it, done()) else 0f }
                glow(Offset(0f, 330f), 240f, Color(0xFFFFD98A), 0.3f)
                fill(rays(Offset(0f, 330f), 60f, 340f, 24, 0.42f), Color(0xFFFFE9B0), 0.09f)
                tiles(warm = true, FLOOR, end + 60, reach)
                carpet(end + 60)
                throne(Offset(0f, 500f), 2.35f)
                val near = minOf(stand.end - 8f, 580f)
                val aside = minOf(144f, reach - 66f)
                listOf(-1, 1).forEach { candelabrum(Offset(it * aside, near - 14f), 1.12f, warm = true) }
                listOf(94f to 20f, 80f to 14f).forEach { (x, high) ->
                    taper(-x, near, high, 8f, lit = true)
                    taper(x, near, high, 8f, lit = true)
                }
                // Where the bar has its words they would hang in them.
                if (own != null && stand.zero.x - BELLS * stand.unit > BAR_WORDS.toPx()) {
                    listOf(-1, 1).forEach {
                        drawLine(Color(0xFFF0CF7E), Offset(it * BELLS, stand.top - BEYOND), Offset(it * BELLS, 84f), 1.4f)
                        bell(Offset(it * BELLS, 104f), 1.2f, swing(done()))
                    }
                }
            }
            barShade()
        },
    ) {
        view.ruler?.let { ruler ->
            // The picture is in the box of the scene.
            val density = LocalDensity.current.density
            val stand =
                stand(Size(constraints.maxWidth.toFloat(), constraints.maxHeight.toFloat()), own?.let { it.value * density }, THRONE_END)
            val unit = stand.unit / density
            val wide = WIDTH * unit
            Ruler(
                ruler.character,
                Modifier
                    .offset((stand.zero.x / density).dp - (wide / 2).dp, (stand.zero.y / density).dp)
                    .wrapContentSize(Alignment.TopStart, unbounded = true)
                    .size(wide.dp, (BOX * unit).dp)
                    .graphicsLayer {
                        alpha = (done() * 2 - 1).coerceIn(0f, 1f)
                        translationY = 12 * density * (1f - done())
                    },
            )
        }
    }

/** Words and signs of the bar stand before dusk, not before columns. */
private fun DrawScope.barShade() {
    val (above, deep) = BAR_ABOVE.toPx() to BAR_DEEP.toPx()
    val dusk = Color(0xFF040820)
    val fading = Brush.verticalGradient(
        0f to dusk.copy(alpha = 0.82f),
        0.6f to dusk.copy(alpha = 0.7f),
        1f to Color.Transparent,
        endY = deep
    )
    drawRect(fading, Offset(0f, -above), Size(size.width, above + deep))
}

private val BAR_ABOVE = 64.dp
private val BAR_DEEP = 72.dp

private val nightSky = listOf(0f to Color(0xFF3A5CC4), 0.35f to Color(0xFF1E3486), 0.7f to Color(0xFF0C1748), 1f to Color(0xFF040820))
private val rainySky = listOf(0f to Color(0xFF26336E), 0.4f to Color(0xFF141E4E), 0.75f to Color(0xFF090F2E), 1f to Color(0xFF030616))

/** Light behind the axis at [x], also below a system's bars. */
private fun DrawScope.sky(stops: List<Pair<Float, Color>>, x: Float, high: Float) {
    val beyond = size.maxDimension
    val brush = Brush.radialGradient(*stops.toTypedArray(), center = Offset(x, size.height * high), radius = size.maxDimension * 0.7f)
    drawRect(brush, Offset(-beyond, -beyond), Size(size.width + 2 * beyond, size.height + 2 * beyond))
}

/** So far drawings go beyond the upper edge, below a system's bars. */
private const val BEYOND = 100f

/** Where the ground outside begins. */
private const val GROUND = 540f
private const val BOX = 640f
private const val BELLS = 150f
private val BAR_WORDS = 108.dp

private val ProgressStep?.lit get() = this == ProgressStep.SOLVED || this == ProgressStep.PUBLIC

/** Bells swing once at the end. */
private fun swing(done: Float) = if (done < 1f) 12f * kotlin.math.sin(done * 6 * kotlin.math.PI).toFloat() * (1f - done) else 0f

/** The ruler on the throne, in a robe down to the step. */
@Composable
private fun Ruler(kind: CharacterKind, modifier: Modifier) = Picture(ruler(kind), modifier)

/** The same hall from outside, for a council that is banished: greys of the night, the gate shut, the councillors without. */
@Composable
fun BanishedScene(
    steps: List<ProgressStep>,
    seats: List<Int>,
    done: () -> Float,
    modifier: Modifier = Modifier,
    ledge: Dp = 0.dp,
    own: Dp? = null,
) =
    Box(
        modifier.clearAndSetSemantics {}.baked(beyond = 64.dp) {
            val stand = stand(size, own?.toPx(), GATE_END, ledge.toPx())
            sky(rainySky, stand.zero.x, 0.45f)
            drawing(stand.zero, stand.unit) {
                nave(warm = false, stand.top - BEYOND, GROUND, stand.reach, emptyList())
                loft(warm = false, stand.top - BEYOND, FIRST_PILLAR)
            }
        }.drawBehind {
            // All of the councillors are above what covers the lower edge.
            val stand = stand(size, own?.toPx(), GATE_END, ledge.toPx())
            drawing(stand.zero, stand.unit) {
                val reach = stand.reach
                vault(warm = false, lift = 6f) { if (steps.getOrNull(it).lit) 1f else 0f }
                glow(Offset(0f, 250f), 200f, Color(0xFF9DB0E8), 0.16f)
                tiles(warm = false, GROUND, maxOf(stand.end, SCENE) + 60, reach)
                gate(done())
                val aside = minOf(156f, reach - 50f)
                listOf(-1, 1).forEach { candelabrum(Offset(it * aside, 584f), 1.02f, warm = false) }
                turnedOut(seats)
                rain(reach)
            }
            val shade =
                Brush.radialGradient(
                    0.5f to Color(0x0003061A),
                    1f to Color(0x9E03061A),
                    center = Offset(stand.zero.x, size.height * 0.45f),
                    radius = size.maxDimension * 0.7f,
                )
            drawRect(shade)
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
