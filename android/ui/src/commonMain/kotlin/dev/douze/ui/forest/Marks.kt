package dev.douze.ui.forest

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.unit.dp
import dev.douze.core.CellMark
import dev.douze.ui.art.Tokens

private const val CORNER = 0.2f

/** The sign of a cell, below its card: a shape for every meaning, the colour only helps. */
fun DrawScope.markBelow(
    mark: CellMark,
    tokens: Tokens,
    clickable: Boolean,
) {
    when (mark) {
        CellMark.LEGAL -> legal(tokens.legal)
        CellMark.ENTER_DOWN -> enter(tokens.legal, 0f)
        CellMark.ENTER_LEFT -> enter(tokens.legal, 90f)
        CellMark.ENTER_UP -> enter(tokens.legal, 180f)
        CellMark.ENTER_RIGHT -> enter(tokens.legal, 270f)
        CellMark.LEAVING -> leaving(tokens.ghost)
        CellMark.GHOST -> box(tokens.legal, 3.dp.toPx(), null)
        CellMark.SELECTED -> box(tokens.legal, 3.5.dp.toPx(), null)
        CellMark.LATEST -> box(tokens.latest, 3.dp.toPx(), null)
        CellMark.BECAUSE -> box(tokens.legal, 3.dp.toPx(), dash(3.dp.toPx()))
        CellMark.PLAIN -> if (clickable) Unit else dot(tokens.hairline, 2.dp.toPx())
    }
}

/** The second half of a sign, over a card: a flag for the latest, a tick for the selected, a dot for what may be chosen. */
fun DrawScope.markAbove(
    mark: CellMark,
    tokens: Tokens,
) {
    when (mark) {
        CellMark.LATEST -> flag(tokens.latest)
        CellMark.SELECTED -> tick(tokens.legal, tokens.paperRaised)
        CellMark.LEGAL -> choose(tokens.legal, tokens.paperRaised)
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
        androidx.compose.ui.geometry.CornerRadius(size.minDimension * CORNER),
        Stroke(width, pathEffect = effect),
    )
}

private fun DrawScope.dot(
    colour: Color,
    radius: Float,
) = drawCircle(colour, radius)

private fun DrawScope.legal(colour: Color) {
    box(colour, 2.dp.toPx(), dash(2.dp.toPx()), 3.dp.toPx())
    dot(colour, size.minDimension * 0.1f)
}

/** An arrow that points the way the Deer comes in; drawn pointing down, then turned. */
private fun DrawScope.enter(
    colour: Color,
    degrees: Float,
) {
    box(colour, 2.dp.toPx(), dash(2.dp.toPx()), 3.dp.toPx())
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
    box(colour, 2.dp.toPx(), dash(2.dp.toPx()), 3.dp.toPx())
    val far = size.minDimension * 0.36f
    drawLine(colour, Offset(far, far), Offset(size.width - far, size.height - far), 2.dp.toPx(), StrokeCap.Round)
    drawLine(colour, Offset(size.width - far, far), Offset(far, size.height - far), 2.dp.toPx(), StrokeCap.Round)
}

private fun DrawScope.flag(colour: Color) {
    val side = size.minDimension * 0.26f
    val edge = 5.dp.toPx()
    val path =
        Path().apply {
            moveTo(size.width - edge - side, edge)
            lineTo(size.width - edge, edge)
            lineTo(size.width - edge, edge + side)
            close()
        }
    drawPath(path, colour)
}

private fun DrawScope.tick(
    colour: Color,
    ground: Color,
) {
    val radius = size.minDimension * 0.15f
    val centre = Offset(size.width - radius - 1.dp.toPx(), radius + 1.dp.toPx())
    drawCircle(colour, radius, centre)
    val path =
        Path().apply {
            moveTo(centre.x - radius * 0.5f, centre.y)
            lineTo(centre.x - radius * 0.1f, centre.y + radius * 0.4f)
            lineTo(centre.x + radius * 0.5f, centre.y - radius * 0.35f)
        }
    drawPath(path, ground, style = Stroke(radius * 0.3f, cap = StrokeCap.Round))
}

private fun DrawScope.choose(
    colour: Color,
    ground: Color,
) {
    val radius = size.minDimension * 0.11f
    val centre = Offset(size.width - radius - 3.dp.toPx(), radius + 3.dp.toPx())
    drawCircle(ground, radius * 1.5f, centre)
    drawCircle(colour, radius, centre)
}
