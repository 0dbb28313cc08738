package dev.douze.ui.forest

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.dp
import dev.douze.core.CellMark

/** The sides of the drawings that the lengths here are parts of. */
private const val CELL = 68f
private const val QUIET = 0.75f

/** Lines grow with the cell, but not below what can be seen. */
private val DrawScope.pen get() = maxOf(1.6f.dp.toPx(), size.minDimension * 0.028f)

/**
 * The sign of a cell, below its card: a shape for every meaning, the colour only helps. [beside] the square it is a tab of
 * the felt's colour.
 */
fun DrawScope.markBelow(
    mark: CellMark,
    felt: Felt,
    taken: Boolean,
    beside: Boolean,
) {
    if (beside && !taken && mark != CellMark.PLAIN) drawPath(frame(0f), felt.ground.first)
    when (mark) {
        CellMark.LEGAL -> if (!taken) legal(felt)
        CellMark.ENTER_DOWN -> enter(90f)
        CellMark.ENTER_LEFT -> enter(180f)
        CellMark.ENTER_UP -> enter(270f)
        CellMark.ENTER_RIGHT -> enter(0f)
        CellMark.LEAVING -> box(felt.line, pen, 0f, dash())
        CellMark.GHOST, CellMark.SELECTED -> chosenBelow(felt, taken)
        CellMark.ADVISED -> if (!taken) advised(felt)
        CellMark.LATEST, CellMark.BECAUSE, CellMark.DONE, CellMark.PLAIN -> Unit
    }
}

/**
 * The second half of a sign, over a card: an edge and a lozenge for the latest, a ring and a tick for what a second tap
 * [confirms], a sun for what may be chosen, a star for what is advised, an edge and a square for what was done.
 */
fun DrawScope.markAbove(
    mark: CellMark,
    felt: Felt,
    confirms: Boolean,
) {
    val unit = size.minDimension / CELL
    val side = Offset(0f, size.height / 2)
    val corner = Offset(size.width - 10 * unit, 10 * unit)
    when (mark) {
        CellMark.LATEST -> {
            box(felt.latest, pen * 1.4f, -1.5f * unit)
            lozenge(felt.latest, side, 7 * unit)
        }

        CellMark.SELECTED, CellMark.GHOST -> {
            ring(felt.ghost, 3.2f * unit, -1 * unit)
            if (confirms) tick(corner, 9 * unit)
        }

        CellMark.LEGAL -> {
            box(felt.legal, pen, 0f, dash())
            disc(corner, 9 * unit)
            translate(corner.x - center.x, corner.y - center.y) { sun(felt, 0.55f * unit, 1f) }
        }

        CellMark.BECAUSE -> ring(felt.legal, 2.6f * unit, 0f, dash())

        CellMark.ADVISED -> {
            ring(felt.better, 3 * unit, 0f)
            disc(corner, 10 * unit)
            drawPath(star(corner, 8 * unit, 3.6f * unit, 5), felt.sun)
        }

        CellMark.DONE -> {
            box(felt.latest, pen * 1.4f, -1.5f * unit)
            drawRect(Color(0xFF2A1006), side - Offset(2 * unit, 6 * unit), Size(10 * unit, 12 * unit))
            drawRect(felt.latest, side - Offset(unit, 5 * unit), Size(8 * unit, 10 * unit))
        }

        CellMark.LEAVING -> box(felt.line, pen, 0f, dash())

        else -> Unit
    }
}

private fun DrawScope.dash(): PathEffect = PathEffect.dashPathEffect(floatArrayOf(5.dp.toPx(), 4.dp.toPx()))

/** A chamfered frame just inside the edge, [shrink] further in. */
private fun DrawScope.box(
    colour: Color,
    width: Float,
    shrink: Float,
    effect: PathEffect? = null,
    alpha: Float = 1f,
) = drawPath(frame(width / 2 + shrink), colour, alpha, Stroke(width, pathEffect = effect))

private fun DrawScope.frame(near: Float) =
    chamfer(Rect(near, near, size.width - near, size.height - near), size.minDimension * CUT)

/** A round frame like a card's. */
private fun DrawScope.ring(
    colour: Color,
    width: Float,
    shrink: Float,
    effect: PathEffect? = null,
) {
    val near = width / 2 + shrink
    val extent = Size(size.width - 2 * near, size.height - 2 * near)
    val round = CornerRadius(size.minDimension * 0.11f)
    drawRoundRect(colour, Offset(near, near), extent, round, Stroke(width, pathEffect = effect))
}

/** Quiet: it invites and does not shout. */
private fun DrawScope.legal(felt: Felt) {
    box(felt.legal, 1.4f.dp.toPx(), 0f, dash(), QUIET)
    sun(felt, minOf(1.15f, size.minDimension / 56.dp.toPx()).dp.toPx(), 0.9f)
}

/** A dodecagon with twelve rays, in the middle. */
private fun DrawScope.sun(
    felt: Felt,
    unit: Float,
    alpha: Float,
) {
    drawPath(dodecagon(center, 5.4f * unit), felt.sun, alpha)
    drawPath(rays(center, 7.6f * unit, 11f * unit, 12, 0.35f), felt.legal, alpha)
}

/** A stepped arrow of gold, drawn pointing right, then turned. */
private fun DrawScope.enter(degrees: Float) {
    drawPath(frame(0f), gold(0f, size.height), style = Stroke(1.6f.dp.toPx()))
    arrow(degrees)
}

private fun DrawScope.arrow(degrees: Float) {
    val unit = minOf(size.minDimension / 46, 1.4f.dp.toPx())
    rotate(degrees) {
        translate(center.x, center.y) {
            val way = listOf(-15f to -7f, -3f to -7f, -3f to -13f, 13f to 0f, -3f to 13f, -3f to 7f, -15f to 7f)
            val path = lines(way.map { (x, y) -> Offset(x * unit, y * unit) })
            drawPath(
                path,
                Brush.linearGradient(
                    listOf(Color(0xFFFFF0BE), Color(0xFFEFCB72), Color(0xFFC08F38)),
                    Offset.Zero,
                    Offset(
                        0f,
                        13 * unit
                    )
                )
            )
            drawPath(path, Color(0xFF3A2408), style = Stroke(unit))
        }
    }
}

/** What is chosen glows; an empty cell or an end of a line shows its tick itself. */
private fun DrawScope.chosenBelow(
    felt: Felt,
    taken: Boolean,
) {
    glow(center, size.maxDimension * 0.95f, felt.sun.copy(alpha = 0.65f))
    if (taken) return
    drawPath(frame(0f), felt.sun, 0.35f)
    box(felt.ghost, pen * 1.3f, 0f)
    tick(center, minOf(size.minDimension * 0.26f, 14.dp.toPx()))
}

private fun DrawScope.advised(felt: Felt) {
    glow(center, size.maxDimension * 0.7f, felt.better.copy(alpha = 0.5f))
    box(felt.better, pen * 1.3f, 0f)
    drawPath(star(center, size.minDimension * 0.3f, size.minDimension * 0.13f, 5), felt.sun)
}

private fun DrawScope.lozenge(
    colour: Color,
    centre: Offset,
    radius: Float,
) {
    val path =
        lines(
            listOf(
                centre - Offset(radius, 0f),
                centre - Offset(0f, radius),
                centre + Offset(radius, 0f),
                centre + Offset(0f, radius),
            ),
        )
    drawPath(path, colour)
    drawPath(path, Color(0xFF2A1006), style = Stroke(1.dp.toPx()))
}

private fun DrawScope.disc(
    centre: Offset,
    radius: Float,
) {
    drawPath(dodecagon(centre, radius), Color(0xFF10281D))
    drawPath(dodecagon(centre, radius), Color(0xFFFFE9B0), style = Stroke(1.dp.toPx()))
}

/** A tick in a gold dodecagon: the same tap again confirms. */
fun DrawScope.tick(
    centre: Offset,
    radius: Float,
) {
    drawPath(dodecagon(centre, radius), gold(centre.y - radius, centre.y + radius))
    drawPath(dodecagon(centre, radius), Color(0xFF3A2810), style = Stroke(1.dp.toPx()))
    val path =
        Path().apply {
            moveTo(centre.x - radius * 0.45f, centre.y + radius * 0.02f)
            lineTo(centre.x - radius * 0.08f, centre.y + radius * 0.4f)
            lineTo(centre.x + radius * 0.48f, centre.y - radius * 0.36f)
        }
    drawPath(path, Color(0xFF2A1408), style = Stroke(radius * 0.26f, cap = StrokeCap.Round))
}
