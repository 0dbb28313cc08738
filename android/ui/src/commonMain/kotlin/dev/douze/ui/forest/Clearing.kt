package dev.douze.ui.forest

import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** Where things stand in the picture behind a table, all in the same unit. */
class Scene(
    /** The middle of the moon, its radius, and the line on which the far firs stand. */
    val moon: Offset,
    val radius: Float,
    val horizon: Float,
    /** The middle of the clearing and its half width and height; 0 where there is none. */
    val clearing: Offset,
    val wide: Float,
    val high: Float,
    /** The line on which the near firs stand. */
    val near: Float,
    /** How far the picture reaches to the right. */
    val right: Float,
    /** The same of the near firs: none stands before a control. */
    val nearRight: Float = right,
)

/** Height and distance from the edge of the firs at the left; the right ones mirror them. */
private val far = listOf(10f to 114f, 46f to 96f, 84f to 78f, 120f to 56f, 150f to 40f)
private val middle = listOf(100f to 44f, 74f to 60f, 46f to 74f, 18f to 90f, -10f to 104f)
private val front = listOf(90f to 34f, 62f to 48f, 34f to 58f, 4f to 76f)

/** The bar is at most this high. */
private const val BAR = 54f

/** The wood with its moon, and the clearing in it. [scene] places it in a size of dp. */
fun Modifier.clearing(
    wood: Wood,
    firs: Float,
    scene: (Size) -> Scene,
): Modifier =
    drawWithCache {
        val dp = 1.dp.toPx()
        val at = scene(Size(size.width / dp, size.height / dp))
        val moon = at.moon * dp
        val centre = at.clearing * dp
        val sky = Brush.verticalGradient(*wood.sky.toTypedArray())
        val reach = maxOf(size.width, size.height) * 1.1f
        val light = rays(moon, 0f, reach, 48, 0.5f)
        val reached = maxOf(at.wide, at.high)
        val within = rays(centre, 0f, reached * 1.4f * dp, 24, 0.5f)
        val meadow = dodecagon(centre, at.wide * 1.24f * dp, at.high * 1.24f * dp)
        val dark = Trees()
        val pale = Trees()
        val unit = firs * dp
        // The far ones end below the bar: its signs do not stand before a dark tree.
        val farUnit = minOf(firs, (at.horizon - BAR) / far.maxOf { it.second }).coerceAtLeast(0f) * dp
        for ((x, height) in far) {
            dark.fir(Offset(x * farUnit, at.horizon * dp), height * farUnit)
            pale.fir(Offset(at.right * dp - x * farUnit, at.horizon * dp), height * farUnit)
        }
        val nearDark = Trees()
        val nearPale = Trees()
        for ((x, height) in middle) {
            nearDark.fir(Offset(x * unit, at.near * dp), height * unit)
            nearPale.fir(Offset(at.nearRight * dp - x * unit, at.near * dp), height * unit)
        }
        val black = Trees()
        val white = Trees()
        for ((x, height) in front) {
            black.fir(Offset(x * unit, at.near * dp), height * unit)
            white.fir(Offset(at.nearRight * dp - x * unit, at.near * dp), height * unit)
        }
        onDrawBehind {
            drawRect(sky)
            clipRect {
                glow(moon - Offset(0f, 12 * dp), at.radius * 3.3f * dp, wood.glow)
                drawPath(light, wood.ray)
                val shine = Brush.radialGradient(
                    wood.moon,
                    moon - Offset(at.radius * 0.1f * dp, at.radius * 0.2f * dp),
                    at.radius * 1.3f * dp
                )
                drawCircle(shine, at.radius * dp, moon)
                drawCircle(wood.moonRing, at.radius * 1.07f * dp, moon, style = Stroke(0.9f * dp))
                dark.draw(this, wood.darkFirs)
                pale.draw(this, wood.paleFirs)
                val mist = listOf(wood.mist.copy(alpha = 0f), wood.mist, wood.mist, wood.mist.copy(alpha = 0f))
                val from = (at.horizon - 58) * dp
                val until = (at.horizon + 22) * dp
                drawRect(Brush.verticalGradient(mist, from, until), Offset(0f, from), Size(at.right * dp, until - from))
                if (reached > 0f) {
                    drawPath(meadow, Brush.radialGradient(wood.clearing, centre, reached * 1.24f * dp))
                    val faded = listOf(wood.ray, wood.ray, wood.ray.copy(alpha = 0f))
                    drawPath(within, Brush.radialGradient(faded, centre, reached * 1.4f * dp))
                }
                nearDark.draw(this, wood.darkFirs)
                nearPale.draw(this, wood.paleFirs)
                if (wood.plain) return@onDrawBehind
                black.draw(this, Color(0xFF12100E) to Color(0xFF0A0807))
                white.draw(this, Color(0xFFFBF4E2) to Color(0xFFD8C79D))
            }
        }
    }

/** Light that fades from a middle. */
fun DrawScope.glow(
    centre: Offset,
    radius: Float,
    colour: Color,
) {
    if (radius <= 0f || colour.alpha == 0f) return
    val faded = listOf(colour, colour.copy(alpha = colour.alpha * 0.45f), colour.copy(alpha = 0f))
    drawCircle(Brush.radialGradient(faded, centre, radius), radius, centre)
}

/** Firs, their left sides and their right ones. */
class Trees {
    private val left = Path()
    private val right = Path()

    /** A fir that stands at [foot]. */
    fun fir(
        foot: Offset,
        height: Float,
    ) {
        repeat(STOREYS) { i ->
            val base = foot.y - height * 0.06f - height * 0.23f * i
            val half = height * 0.3f * (1 - 0.2f * i)
            val top = Offset(foot.x, base - height * 0.36f)
            left.addPath(lines(listOf(top, Offset(foot.x + half, base), Offset(foot.x - half, base))))
            right.addPath(lines(listOf(top, Offset(foot.x + half, base), Offset(foot.x, base - height * 0.04f))))
        }
    }

    fun draw(
        scope: DrawScope,
        colours: Pair<Color, Color>,
    ) = with(scope) {
        drawPath(left, colours.first)
        drawPath(right, colours.second)
    }

    private companion object {
        const val STOREYS = 4
    }
}

/** The tray at the lower edge: dark, with a stepped edge of gold. */
fun Modifier.tray(
    wood: Wood,
    step: Dp,
): Modifier =
    drawWithCache {
        val unit = 1.dp.toPx()
        val edge = skyline(0f, size.width, 2 * unit, step.toPx(), unit, minOf(size.width * 0.42f, 300 * unit))
        val body = lines(edge + listOf(Offset(size.width, size.height), Offset(0f, size.height)))
        val line = lines(edge, open = true)
        val second = lines(edge.map { it + Offset(0f, 4 * unit) }, open = true)
        val fill = Brush.verticalGradient(listOf(wood.tray.first, wood.tray.second))
        onDrawBehind {
            drawPath(body, fill)
            drawPath(line, Color(0xFF4E3208), style = Stroke(2.8f * unit))
            drawPath(line, gold(0f, 2 * step.toPx() + 2 * unit), style = Stroke(1.8f * unit))
            drawPath(second, wood.line, 0.8f, Stroke(0.6f * unit))
        }
    }
