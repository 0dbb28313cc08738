package dev.douze.ui.forest

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.ClipOp
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.unit.dp
import dev.douze.core.CellMark
import dev.douze.ui.art.Tokens
import dev.douze.ui.parts.STAR

private const val CORNER = 0.2f
private const val SIGN = 0.12f
private const val BESIDE = 0.56f

/** Lines grow with the cell, but not below what can be seen. */
private val DrawScope.pen get() = maxOf(2.dp.toPx(), size.minDimension * 0.03f)

/** The sign of a cell, below its card: a shape for every meaning, the colour only helps. */
fun DrawScope.markBelow(
    mark: CellMark,
    tokens: Tokens,
    taken: Boolean,
) {
    when (mark) {
        CellMark.LEGAL -> if (taken) box(tokens.legal, pen, dash(pen)) else legal(tokens.legal)
        CellMark.ENTER_DOWN -> enter(tokens.legal, 0f)
        CellMark.ENTER_LEFT -> enter(tokens.legal, 90f)
        CellMark.ENTER_UP -> enter(tokens.legal, 180f)
        CellMark.ENTER_RIGHT -> enter(tokens.legal, 270f)
        CellMark.LEAVING -> leaving(tokens.ghost)
        CellMark.GHOST -> box(tokens.legal, pen * 1.3f, null)
        CellMark.SELECTED -> box(tokens.legal, pen * 1.5f, null)
        CellMark.LATEST -> box(tokens.latest, pen * 1.3f, null)
        CellMark.BECAUSE -> box(tokens.legal, pen * 1.3f, dash(pen))
        CellMark.ADVISED -> advised(tokens.legal, taken)
        CellMark.DONE -> corners(tokens.latest)
        CellMark.PLAIN -> if (!taken) drawCircle(tokens.hairline, pen)
    }
}

/**
 * The second half of a sign, over a card: a flag for the latest, a tick for the selected, a dot for what may be chosen, a
 * star for what is advised, a square for what was done; at the edge beside the animal, where the card has neither number nor points nor name.
 */
fun DrawScope.markAbove(
    mark: CellMark,
    tokens: Tokens,
) {
    val radius = size.minDimension * SIGN
    val centre = Offset(radius, size.height * BESIDE)
    when (mark) {
        CellMark.LATEST -> flag(tokens.latest, tokens.paperRaised, centre, radius)

        CellMark.SELECTED -> tick(tokens.legal, tokens.paperRaised, centre, radius)

        CellMark.LEGAL -> {
            drawCircle(tokens.paperRaised, radius, centre)
            drawCircle(tokens.legal, radius * 0.7f, centre)
        }

        CellMark.ADVISED -> {
            drawCircle(tokens.paperRaised, radius * 1.2f, centre)
            star(tokens.legal, centre, radius * 1.2f)
        }

        CellMark.DONE -> square(tokens.latest, tokens.paperRaised, centre, radius)

        else -> Unit
    }
}

private fun DrawScope.dash(unit: Float) = PathEffect.dashPathEffect(floatArrayOf(unit * 2, unit * 1.5f))

private fun DrawScope.box(
    colour: Color,
    width: Float,
    effect: PathEffect?,
    shrink: Float = 0f,
) {
    val near = width / 2 + shrink
    drawRoundRect(
        colour,
        Offset(near, near),
        Size(size.width - 2 * near, size.height - 2 * near),
        CornerRadius(size.minDimension * CORNER),
        Stroke(width, pathEffect = effect),
    )
}

private fun DrawScope.legal(colour: Color) {
    box(colour, pen, dash(pen), pen * 1.5f)
    drawCircle(colour, size.minDimension * 0.1f)
}

/** An arrow that points the way the Deer comes in; drawn pointing down, then turned. */
private fun DrawScope.enter(
    colour: Color,
    degrees: Float,
) {
    box(colour, pen, dash(pen), pen * 1.5f)
    rotate(degrees) {
        val unit = size.minDimension / 24
        val arrow =
            Path().apply {
                moveTo(10.5f * unit, 6f * unit)
                lineTo(13.5f * unit, 6f * unit)
                lineTo(13.5f * unit, 12f * unit)
                lineTo(17f * unit, 12f * unit)
                lineTo(12f * unit, 18f * unit)
                lineTo(7f * unit, 12f * unit)
                lineTo(10.5f * unit, 12f * unit)
                close()
            }
        drawPath(arrow, colour)
    }
}

private fun DrawScope.leaving(colour: Color) {
    box(colour, pen, dash(pen), pen * 1.5f)
    val far = size.minDimension * 0.36f
    drawLine(colour, Offset(far, far), Offset(size.width - far, size.height - far), pen, StrokeCap.Round)
    drawLine(colour, Offset(size.width - far, far), Offset(far, size.height - far), pen, StrokeCap.Round)
}

/** Two thin lines, one inside the other; a large star on a cell that is empty. */
private fun DrawScope.advised(
    colour: Color,
    taken: Boolean,
) {
    val thin = pen * 0.7f
    box(colour, thin, null)
    box(colour, thin, null, thin * 2)
    if (!taken) star(colour, center, size.minDimension * 0.28f)
}

private val starPath = PathParser().parsePathString(STAR).toPath()

/** Half the square in which a sign is drawn. */
private const val HALF = 12f

private fun DrawScope.star(
    colour: Color,
    centre: Offset,
    radius: Float,
) = translate(centre.x - HALF, centre.y - HALF) { scale(radius / HALF, Offset(HALF, HALF)) { drawPath(starPath, colour) } }

/** The corners of a box, and nothing between them. */
private fun DrawScope.corners(colour: Color) {
    val gap = size.minDimension * 0.3f
    val (right, bottom) = size
    clipRect(gap, 0f, right - gap, bottom, ClipOp.Difference) {
        clipRect(0f, gap, right, bottom - gap, ClipOp.Difference) { box(colour, pen * 1.5f, null) }
    }
}

/** A lozenge. */
private fun DrawScope.flag(
    colour: Color,
    ground: Color,
    centre: Offset,
    radius: Float,
) = rotate(45f, centre) { square(colour, ground, centre, radius) }

private fun DrawScope.square(
    colour: Color,
    ground: Color,
    centre: Offset,
    radius: Float,
) {
    val side = radius * 1.5f
    drawRect(ground, Offset(centre.x - side * 0.62f, centre.y - side * 0.62f), Size(side * 1.24f, side * 1.24f))
    drawRect(colour, Offset(centre.x - side / 2, centre.y - side / 2), Size(side, side))
}

private fun DrawScope.tick(
    colour: Color,
    ground: Color,
    centre: Offset,
    radius: Float,
) {
    drawCircle(ground, radius * 1.2f, centre)
    drawCircle(colour, radius, centre)
    val path =
        Path().apply {
            moveTo(centre.x - radius * 0.5f, centre.y)
            lineTo(centre.x - radius * 0.1f, centre.y + radius * 0.4f)
            lineTo(centre.x + radius * 0.5f, centre.y - radius * 0.35f)
        }
    drawPath(path, ground, style = Stroke(radius * 0.3f, cap = StrokeCap.Round))
}
