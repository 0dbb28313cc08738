package dev.douze.ui.council

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import dev.douze.ui.theme.baked
import kotlin.math.ceil
import kotlin.math.roundToInt
import kotlin.random.Random

private const val RAYS = 48
private const val STARS = 60
private const val REACH = 1.5f

/**
 * The hall fills the screen: light and rays from the die at [focus] (in shares of the size), stars above. It has tall windows above and
 * left of [end]: words that stand in a pane of their own stand on the wall. Without [floored] the windows go down behind the dais.
 */
@Composable
fun Modifier.hallGround(focus: Offset, end: DpOffset? = null, floored: Boolean = true): Modifier {
    val hall = hall
    return baked(beyond = 64.dp) {
        val middle = Offset(focus.x * size.width, focus.y * size.height)
        val reach = maxOf(size.width, size.height)
        val sky = Brush.radialGradient(0f to hall.sky[0], 0.55f to hall.sky[1], 1f to hall.sky[2], center = middle, radius = reach)
        val chance = Random(SEED)
        // It is below the system's bars, too.
        drawRect(sky, Offset(-reach, -reach), Size(size.width + 2 * reach, size.height + 2 * reach))
        fill(rays(middle, 0f, reach * REACH, RAYS), hall.ray)
        arcade(hall, if (end == null) size else Size(end.x.toPx(), end.y.toPx()), if (end == null && floored) SILL else LOW_SILL, floored)
        if (hall.star.alpha > 0f) {
            repeat(STARS) {
                val at = Offset(chance.nextFloat() * size.width, chance.nextFloat() * size.height * SKY)
                star(Star(at, chance.nextFloat()), hall.star)
            }
        }
    }
}

/** How far the pillars of the hall stand from each other, about, and what the windows keep below: a bar, or a bar and plaques. */
private val bay = 150.dp
private val belowBar = 72.dp
private val belowPlaques = 114.dp
private const val PILLAR = 0.2f
private const val TRANSOM = 0.9f

/** Where the windows end: above a floor of their own; lower where seats stand beside the table, and behind a dais. */
private const val SILL = 0.6f
private const val LOW_SILL = 0.8f
private const val NEAR = 1.1f
private const val TILES = 9
private val UNDER = 16.dp

/** The windows of the hall between its pillars, the city behind them, and the floor. */
private fun DrawScope.arcade(hall: Hall, size: Size, share: Float, floored: Boolean) {
    if (hall.pane.isEmpty() || size.isEmpty()) return
    val bays = bays(size.width)
    val pitch = size.width / bays
    val wide = pitch * (1 - PILLAR)
    val top = (if (size.width > size.height) belowBar else belowPlaques).toPx()
    val sill = share * size.height
    val line = 1.dp.toPx()
    val horizon = if (floored) sill else SILL * size.height
    val city = city(size.width, horizon, sill, pitch, SEED)
    val near = city(size.width, horizon + NEAR * pitch, sill, pitch, SEED + 1)
    repeat(bays) { at ->
        val x = (at + 0.5f) * pitch
        val window = lancet(x, sill, wide, sill - top)
        fill(window, Brush.verticalGradient(hall.pane, top, sill))
        clipPath(window) {
            fill(city, hall.city)
            if (!floored) fill(near, hall.shade, 0.5f)
        }
        outline(window, hall.lead, 1.6f * line)
        outline(lancet(x, sill, 0.9f * wide, sill - top - 0.1f * wide), hall.lead, 0.7f * line)
        drawLine(hall.lead, Offset(x, top), Offset(x, sill), 0.7f * line)
        generateSequence(top + TRANSOM * pitch) { it + TRANSOM * pitch }.takeWhile { it < sill }.forEach {
            drawLine(hall.lead, Offset(x - wide / 2, it), Offset(x + wide / 2, it), 0.7f * line)
        }
    }
    if (!floored) return
    // By day it goes on below the edge of a pane beside it.
    val under = if (hall.light) UNDER.toPx() else 0f
    drawRect(Brush.verticalGradient(hall.floor, sill, size.height), Offset(0f, sill), Size(size.width + under, size.height - sill))
    clipRect(0f, sill, size.width, size.height) {
        val vanishing = Offset(size.width / 2, sill - 0.3f * size.height)
        for (at in -TILES..TILES) {
            val foot = Offset(size.width / 2 + at * pitch, size.height)
            drawLine(hall.deep.lead, vanishing, foot, 0.7f * line, alpha = 0.5f)
        }
        generateSequence(0.03f * size.height) { it * 1.7f }.takeWhile { sill + it < size.height }.forEach {
            drawLine(hall.deep.lead, Offset(0f, sill + it), Offset(size.width, sill + it), 0.7f * line, alpha = 0.5f)
        }
    }
    wainscot(hall, sill, 0f..size.width + under, pitch)
}

/** How many windows stand side by side in a [width]. */
private fun DrawScope.bays(width: Float) = (width / bay.toPx()).roundToInt().coerceAtLeast(2)

/**
 * The foot of the wall on a [floor], from one side to the other: the windows fall into shade, and below each, from [first] on, are panels
 * between two lines of gold.
 */
private fun DrawScope.wainscot(hall: Hall, floor: Float, across: ClosedRange<Float>, pitch: Float, first: Float = 0f) {
    val line = 1.dp.toPx()
    val (left, right) = across.start to across.endInclusive
    val top = floor - WAINSCOT.toPx()
    val shade = SHADE.toPx()
    val falling = arrayOf(0f to hall.shade.copy(alpha = 0f), 0.6f to hall.shade.copy(alpha = 0.4f * hall.shade.alpha), 1f to hall.shade)
    drawRect(Brush.verticalGradient(*falling, startY = top - shade, endY = top), Offset(left, top - shade), Size(right - left, shade))
    drawRect(Brush.verticalGradient(hall.stone, top, floor), Offset(left, top), Size(right - left, floor - top))
    val inlay = if (hall.light) 0.7f else 0.4f
    val wide = (1 - PILLAR) * pitch / 2
    val from = ceil((first - left) / pitch).toInt()
    val bays = ceil((right - first) / pitch).toInt()
    for (at in -from until bays) {
        val middle = first + (at + 0.5f) * pitch
        listOf(middle - wide, middle).forEach { x ->
            val panel = Rect(x + 2 * line, top + 9 * line, x + wide - 2 * line, floor - 6 * line)
            fill(chamfered(panel, 4 * line), Brush.verticalGradient(hall.stone.reversed(), panel.top, panel.bottom))
            outline(chamfered(panel, 4 * line), GOLD_FLAT, 0.8f * line, inlay)
        }
        val pillar = Offset(middle + pitch / 2, (top + floor) / 2)
        fill(polygon(pillar, 4 * line, 4), GOLD_FLAT, inlay)
    }
    drawLine(GOLD_FLAT, Offset(left, top + 4 * line), Offset(right, top + 4 * line), 0.7f * line, alpha = inlay)
    listOf(top, floor).forEach { drawRect(gold, Offset(left, it), Size(right - left, 1.8f * line)) }
}

private val WAINSCOT = 34.dp
private val SHADE = 120.dp

/** Towers with pointed roofs from one side to the other, always the same ones for a [seed]. */
private fun city(width: Float, horizon: Float, foot: Float, pitch: Float, seed: Int): Path {
    val chance = Random(seed)
    return Path().apply {
        var x = 0f
        while (x < width) {
            val wide = pitch * (0.14f + 0.16f * chance.nextFloat())
            val top = horizon - pitch * (0.1f + 0.9f * chance.nextFloat())
            val roof = listOf(Offset(x, top), Offset(x + wide / 2, top - 0.8f * wide), Offset(x + wide, top))
            addPath(closed(roof + Offset(x + wide, foot) + Offset(x, foot)))
            x += wide
        }
    }
}

private const val SEED = 12
private const val SKY = 0.62f

private class Star(
    val at: Offset,
    val size: Float,
)

private fun DrawScope.star(star: Star, colour: Color) {
    val radius = (1f + 3f * star.size * star.size * star.size) * density
    if (radius < 2f * density) {
        drawCircle(colour, radius / 2, star.at, 0.5f)
    } else {
        fill(star(star.at, radius, radius / 4, 4), colour, 0.8f)
    }
}

private val step = 7.dp

/** The upper edge of a tray, stepped up twice to the middle. */
private fun DrawScope.skyline(top: Float, left: Float, right: Float): List<Offset> {
    val up = step.toPx()
    val centre = (left + right) / 2
    val half = (right - left) * MIDDLE
    val slope = up * SLOPE
    return listOf(
        Offset(left, top + 2 * up),
        Offset(left + 3 * up, top + 2 * up),
        Offset(left + 3 * up + slope, top + up),
        Offset(centre - half, top + up),
        Offset(centre - half + slope, top),
        Offset(centre + half - slope, top),
        Offset(centre + half, top + up),
        Offset(right - 3 * up - slope, top + up),
        Offset(right - 3 * up, top + 2 * up),
        Offset(right, top + 2 * up),
    )
}

private const val MIDDLE = 0.26f
private const val SLOPE = 1.2f

private fun open(points: List<Offset>) =
    Path().apply { points.forEachIndexed { i, it -> if (i == 0) moveTo(it.x, it.y) else lineTo(it.x, it.y) } }

/** A tray with that edge, down to the lower end and [far] beyond. */
fun DrawScope.ledge(hall: Hall, top: Float, left: Float = 0f, right: Float = size.width, silver: Boolean = false, far: Float = 0f) {
    val edge = skyline(top, left, right)
    val foot = size.height + far
    fill(closed(edge + Offset(right, foot) + Offset(left, foot)), Brush.verticalGradient(hall.tray, top, size.height))
    outline(open(edge), if (silver) silverLine else gold, 1.8.dp.toPx(), join = StrokeJoin.Miter)
    val inner = open(skyline(top + 4.dp.toPx(), left, right))
    outline(inner, if (silver) Color(0xFF8E9FCB) else hall.line, 0.6.dp.toPx(), join = StrokeJoin.Miter)
}

val silverLine =
    Brush.verticalGradient(0f to Color.White, 0.4f to Color(0xFFCBD7F2), 0.7f to Color(0xFF8E9FCB), 1f to Color(0xFFE6EDFC))

/** A line with a diamond at each side of the words in the middle; [clear] is half of what the words take. */
fun DrawScope.divider(hall: Hall, clear: Float) {
    val y = size.height / 2
    val middle = size.width / 2
    listOf(-1, 1).forEach { side ->
        val from = middle + side * clear
        val to = middle + side * (middle - 4.dp.toPx())
        if ((to - from) * side > 12.dp.toPx()) {
            drawLine(hall.line, Offset(from, y), Offset(to, y), 1.dp.toPx(), alpha = 0.85f)
            fill(polygon(Offset(from, y), 3.4.dp.toPx(), 4), hall.line)
        }
    }
}

/** The whole of what is drawn on. */
val DrawScope.whole: Rect get() = Rect(Offset.Zero, size)

private val BEYOND = 160.dp

/**
 * By day seats, hand and buttons share one deep ground: from [top] and [left] on, to the other sides of the screen and beyond.
 * What begins at a side has an edge there.
 */
fun DrawScope.dais(hall: Hall, top: Float, left: Float? = null, high: Float = size.height) {
    val beyond = BEYOND.toPx()
    val from = Offset(left ?: -beyond, top)
    drawRect(Brush.verticalGradient(hall.deep.tray, top, high), from, Size(size.width + beyond - from.x, high + beyond - top))
    drawRect(gold, from, Size(size.width + beyond - from.x, 1.8.dp.toPx()))
    if (left != null) drawRect(goldAcross, from, Size(1.8.dp.toPx(), high + beyond - top))
}

/** Below a table with a margin of [aside], the wall's foot above a dais that begins at [top]. */
fun DrawScope.wallAndDais(hall: Hall, top: Float, aside: Float, high: Float) {
    if (hall.pane.isEmpty()) return
    val width = size.width + 2 * aside
    wainscot(hall, top, -BEYOND.toPx()..size.width + BEYOND.toPx(), width / bays(width), -aside)
    dais(hall, top, high = high)
}
