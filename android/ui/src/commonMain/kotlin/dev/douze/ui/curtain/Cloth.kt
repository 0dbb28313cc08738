package dev.douze.ui.curtain

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Cloth
import kotlin.math.exp
import kotlin.math.ln
import kotlin.math.sqrt

internal val shine = Color(0xFFFFF0BE)
internal val gilt = Color(0xFFE9C46A)
internal val giltShade = Color(0xFFB98532)
internal val giltRim = Color(0xFF8A6224)
private val fringeTones = listOf(giltShade, gilt, shine, gilt)

private const val FOLDS = 12

/** Where the cloth hangs: how far its lower edge is drawn up, and where the thumb holds it. */
internal class Hang(
    /** The whole edge, as a part of its height. */
    val raised: Float,
    /** More of it around the thumb. */
    val drawn: Float,
    /** Of the width. */
    val thumb: Float,
    /** The room that the hem leaves free once it is up to peek; none: as much as a thumb draws up. */
    val gap: Rect? = null,
)

/** Twelve folds from [top] to [foot], with trim and fringe. */
internal fun DrawScope.curtain(
    cloth: Cloth,
    hang: Hang,
    top: Float,
    foot: Float,
) {
    val width = size.width
    val tall = foot - top
    val pinch = SPREAD.dp.toPx().coerceAtLeast(width / 6)
    val held = hang.gap?.center?.x ?: (hang.thumb * width)
    val near = { x: Float, spread: Float -> exp(-((x - held) / spread).let { it * it }) }
    // The arch passes over the upper corners of the gap.
    val corner = hang.gap?.let { ((foot - it.top + FRINGE.dp.toPx()) / tall).coerceIn(PEEK * LEAST, MOST * OVER) } ?: 0f
    val arch = maxOf(PEEK, corner / OVER)
    val spread = hang.gap?.let { maxOf(pinch, it.width / 2 / sqrt(-ln(corner / arch))) } ?: pinch
    val drawn = hang.drawn * arch / PEEK
    val hem = { x: Float -> foot - tall * (hang.raised + drawn * near(x, spread)) }
    // The folds gather at the thumb, the more the higher it draws.
    val gathered = { x: Float -> x + (held - x) * GATHER * near(x, pinch) * (hang.drawn / DRAWN).coerceIn(0f, 1f) }
    val step = (width + 16.dp.toPx()) / FOLDS
    val heads = List(FOLDS + 1) { it * step - 8.dp.toPx() }
    val feet = heads.map(gathered)
    repeat(FOLDS) { i ->
        val (left, right) = heads[i] to heads[i + 1]
        val (l, r) = feet[i] to feet[i + 1]
        val (yl, yr) = hem(l) to hem(r)
        val (bl, br) = top + (yl - top) * BEND to top + (yr - top) * BEND
        val drop = 6.dp.toPx() + (r - l) * 0.16f
        val path =
            Path().apply {
                moveTo(left, top)
                cubicTo(left, bl, l, bl, l, yl)
                quadraticTo((l + r) / 2, (yl + yr) / 2 + drop * 1.6f, r, yr)
                cubicTo(r, br, right, br, right, top)
                close()
            }
        drawPath(path, cloth.fold(minOf(left, l), maxOf(right, r), i))
        val seam =
            Path().apply {
                moveTo(left, top)
                cubicTo(left, bl, l, bl, l, yl)
            }
        drawPath(seam, cloth.night, 0.8f, Stroke(1.4.dp.toPx()))
    }
    val arcs = { up: Float ->
        Path().apply {
            repeat(FOLDS) { i ->
                val (l, r) = feet[i] to feet[i + 1]
                val drop = 6.dp.toPx() + (r - l) * 0.16f
                if (i == 0) moveTo(l, hem(l) - up)
                quadraticTo((l + r) / 2, (hem(l) + hem(r)) / 2 - up + drop * 1.6f, r, hem(r) - up)
            }
        }
    }
    val trim = arcs(30.dp.toPx())
    drawPath(trim, gilt, style = Stroke(5.dp.toPx()))
    drawPath(trim, shine, style = Stroke(1.2.dp.toPx()))
    for (up in listOf(39, 21)) drawPath(arcs(up.dp.toPx()), gilt, 0.9f, Stroke(1.dp.toPx()))
    repeat(FOLDS) { i -> fringe(Offset(feet[i], hem(feet[i])), Offset(feet[i + 1], hem(feet[i + 1]))) }
    val cord = arcs(7.dp.toPx())
    drawPath(cord, giltRim, style = Stroke(4.4.dp.toPx()))
    drawPath(cord, Color(0xFFF7E6B5), style = Stroke(2.4.dp.toPx()))
}

private const val SPREAD = 112f
private const val GATHER = 0.34f
private const val DRAWN = 0.3f
private const val BEND = 0.55f
private const val FRINGE = 26f
private const val LEAST = 0.3f

/** How much of its height an arch has over the corners of the gap, and the most of it of the cloth's. */
private const val OVER = 0.88f
private const val MOST = 0.8f

/** Threads along one arc of the hem. */
private fun DrawScope.fringe(
    from: Offset,
    to: Offset,
) {
    val drop = 6.dp.toPx() + (to.x - from.x) * 0.16f
    val threads = ((to.x - from.x) / 3.4.dp.toPx()).toInt().coerceAtLeast(4)
    repeat(threads) { j ->
        val t = (j + 0.5f) / threads
        val x = from.x + (to.x - from.x) * t
        val y = (1 - t) * (1 - t) * from.y + 2 * t * (1 - t) * ((from.y + to.y) / 2 + drop * 1.6f) + t * t * to.y
        val tone = fringeTones[(t * 3.99f).toInt()]
        drawLine(tone, Offset(x, y - 6.dp.toPx()), Offset(x, y + 9.dp.toPx()), 1.7.dp.toPx())
    }
}

/** The cornice, and five swags that stay; [high] in all, and more of the cornice [above]. */
internal fun DrawScope.valance(
    cloth: Cloth,
    high: Float,
    above: Float,
) {
    val swags = (size.width / 84.dp.toPx()).toInt().coerceIn(5, 11).let { it - (it + 1) % 2 }
    val wide = size.width / swags
    val rail = high * RAIL
    val shade = Brush.verticalGradient(listOf(Color.Black.copy(alpha = 0.55f), Color.Transparent), high, high + 60.dp.toPx())
    drawRect(shade, Offset(0f, high), Size(size.width, 60.dp.toPx()))
    val hang = high - 6.dp.toPx()
    repeat(swags) { i ->
        val left = i * wide
        for (k in 5 downTo 1) {
            val deep = hang + (k * 5).dp.toPx()
            val path =
                Path().apply {
                    moveTo(left, rail / 2)
                    lineTo(left + wide, rail / 2)
                    lineTo(left + wide, hang)
                    quadraticTo(left + wide / 2, deep + (k * 5).dp.toPx(), left, hang)
                    close()
                }
            val lit = if (k % 2 == 1) cloth.sheen else cloth.light
            drawPath(
                path,
                Brush.horizontalGradient(
                    0f to cloth.night,
                    0.3f to cloth.mid,
                    0.5f to lit,
                    0.7f to cloth.mid,
                    1f to cloth.night,
                    startX = left,
                    endX =
                        left + wide
                )
            )
            drawPath(path, cloth.night, style = Stroke(0.8.dp.toPx()))
        }
        val bow =
            Path().apply {
                moveTo(left, hang)
                quadraticTo(left + wide / 2, hang + 52.dp.toPx(), left + wide, hang)
            }
        drawPath(bow, giltRim, style = Stroke(4.4.dp.toPx()))
        drawPath(bow, Color(0xFFF7E6B5), style = Stroke(2.2.dp.toPx()))
        repeat(THREADS + 1) { j ->
            val t = j / THREADS.toFloat()
            val y = (1 - t) * (1 - t) * hang + 2 * t * (1 - t) * (hang + 52.dp.toPx()) + t * t * hang
            val at = Offset(left + wide * t, y + 2.dp.toPx())
            drawLine(fringeTones[j % 3], at, at.copy(y = at.y + 9.dp.toPx()), 1.5.dp.toPx())
        }
    }
    repeat(swags + 1) { tassel(Offset(it * wide, hang - 4.dp.toPx()), 0.8f) }
    cornice(rail, above)
}

/** The sign in its corner stands on the wood alone. */
private const val RAIL = 0.68f
private const val THREADS = 20

/** Dark wood, stepped down to the middle like a skyline upside down. */
private fun DrawScope.cornice(rail: Float, above: Float) {
    val middle = size.width / 2
    val low = 6.dp.toPx()
    val steps = listOf(132.dp.toPx() to 0f, 122.dp.toPx() to low, 92.dp.toPx() to low, 82.dp.toPx() to 2 * low).map { (x, y) ->
        minOf(x, middle) to
            y
    }
    val path =
        Path().apply {
            moveTo(0f, -above)
            lineTo(size.width, -above)
            lineTo(size.width, rail)
            steps.forEach { (x, y) -> lineTo(middle + x, rail + y) }
            steps.reversed().forEach { (x, y) -> lineTo(middle - x, rail + y) }
            lineTo(0f, rail)
            close()
        }
    drawPath(path, Brush.verticalGradient(listOf(Color(0xFF2A1408), Color(0xFF160A05), Color(0xFF3E2209)), 0f, rail + 2 * low))
    drawPath(path, Color(0xFFE3BE6B), style = Stroke(1.6.dp.toPx()))
}

/** A tassel that hangs from [at]. */
internal fun DrawScope.tassel(
    at: Offset,
    scale: Float,
) {
    val unit = scale * 1.dp.toPx()
    drawCircle(gilt, 4.6f * unit, at.copy(y = at.y + 4 * unit))
    drawCircle(giltRim, 4.6f * unit, at.copy(y = at.y + 4 * unit), style = Stroke(0.8f * unit))
    repeat(7) { i ->
        drawLine(
            fringeTones[(i + 1) % 4],
            Offset(at.x + (-4.8f + i * 1.6f) * unit, at.y + 9 * unit),
            Offset(at.x + (-7f + i * 2.33f) * unit, at.y + 30 * unit),
            2f * unit
        )
    }
    drawRect(giltRim, Offset(at.x - 6.4f * unit, at.y + 12.4f * unit), Size(12.8f * unit, 2.6f * unit))
}

/** The boards of the stage, which begin behind its [edge], and go on [below]. */
internal fun DrawScope.stage(edge: Float, below: Float = 0f) {
    // Boards run to the rear of the stage, and no further.
    val boards = Brush.verticalGradient(0f to Color(0xFF120805), 0.25f to Color(0xFF2E1808), 1f to Color(0xFF0A0402), endY = size.height)
    drawRect(boards, size = Size(size.width, size.height + below))
    val middle = size.width / 2
    clipRect {
        for (i in -14..14) {
            val rear = Offset(middle + i * 22.dp.toPx(), edge - 90.dp.toPx())
            drawLine(Color.Black, rear, Offset(middle + i * 64.dp.toPx(), size.height), 1.dp.toPx(), alpha = 0.45f)
        }
    }
}

private fun DrawScope.lamps() = (size.width / 68.dp.toPx()).toInt().coerceIn(5, 14)

/** What shines up from the footlights at [edge]: behind what stands before the cloth. */
internal fun DrawScope.footlight(edge: Float) {
    val lamps = lamps()
    val wide = size.width / lamps
    repeat(lamps) { i ->
        val at = Offset(wide * (i + 0.5f), edge - 20.dp.toPx())
        val glow = Brush.radialGradient(listOf(Color(0xFFFFD98A).copy(alpha = 0.34f), Color.Transparent), at, 60.dp.toPx())
        drawCircle(glow, 60.dp.toPx(), at)
    }
}

internal fun DrawScope.footlights(edge: Float) {
    val lamps = lamps()
    val wide = size.width / lamps
    repeat(lamps) { i ->
        val at = Offset(wide * (i + 0.5f), edge + 1.dp.toPx())
        val radius = 15.dp.toPx()
        val box = Rect(at, radius)
        val shell = Brush.radialGradient(listOf(Color(0xFFFFFBEA), Color(0xFFFFD98A), giltShade), at, radius)
        drawArc(shell, 180f, 180f, true, box.topLeft, box.size)
        drawArc(giltRim, 180f, 180f, true, box.topLeft, box.size, style = Stroke(1.4.dp.toPx()))
    }
    drawRect(
        Brush.verticalGradient(listOf(shine, gilt, giltShade), edge, edge + 9.dp.toPx()),
        Offset(0f, edge),
        Size(size.width, 9.dp.toPx())
    )
    drawRect(Color(0xFF5E3F12), Offset(0f, edge + 9.dp.toPx()), Size(size.width, 2.5.dp.toPx()))
}

/** Warm light from behind, where the cloth is drawn up. */
internal fun DrawScope.glow(light: Color) {
    val at = Offset(size.width / 2, size.height)
    val reach = size.minDimension * 0.8f
    drawRect(Brush.radialGradient(0f to light, 0.5f to light.copy(alpha = 0.5f), 1f to Color.Transparent, center = at, radius = reach))
    val core = Brush.radialGradient(listOf(Color(0xFFFFD98A).copy(alpha = 0.5f), Color.Transparent), at, reach * 0.6f)
    drawRect(core)
}
