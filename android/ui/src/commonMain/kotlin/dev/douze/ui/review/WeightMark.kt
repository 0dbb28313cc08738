package dev.douze.ui.review

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.theme.LocalTokens

/** From this weight on it is seen in red, too. */
private const val BAD = 2

/** Parts of the side: how high a triangle is, and its half width. */
private const val HIGH = 0.28f
private const val HALF = 0.28f

/** How bad a decision was: a ringed tick, one to three triangles that point down, or a dashed ring while it is not computed. */
@Composable
internal fun WeightMark(
    weight: Int?,
    side: Dp,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    Canvas(modifier.size(side)) {
        when {
            weight == null -> ring(tokens.inkSoft, PathEffect.dashPathEffect(floatArrayOf(3.dp.toPx(), 3.dp.toPx())))

            weight <= 0 -> {
                ring(tokens.legal, null)
                tick(tokens.legal)
            }

            else -> triangles(weight, if (weight < BAD) tokens.ink else tokens.danger)
        }
    }
}

private val DrawScope.pen get() = 2.dp.toPx()

private fun DrawScope.ring(
    colour: Color,
    dash: PathEffect?,
) = drawCircle(colour, size.minDimension * 0.42f, style = Stroke(pen, pathEffect = dash))

private fun DrawScope.tick(colour: Color) {
    val (width, height) = size
    val path =
        Path().apply {
            moveTo(width * 0.31f, height * 0.51f)
            lineTo(width * 0.45f, height * 0.65f)
            lineTo(width * 0.69f, height * 0.38f)
        }
    drawPath(path, colour, style = Stroke(pen, cap = StrokeCap.Round))
}

/** One over the other, in the middle. */
private fun DrawScope.triangles(
    count: Int,
    colour: Color,
) {
    val high = size.height * HIGH
    val step = high * 1.15f
    val top = (size.height - step * (count - 1) - high) / 2
    repeat(count) { i ->
        val at = Offset(size.width / 2, top + step * i)
        val path =
            Path().apply {
                moveTo(at.x - size.width * HALF, at.y)
                lineTo(at.x + size.width * HALF, at.y)
                lineTo(at.x, at.y + high)
                close()
            }
        drawPath(path, colour)
    }
}
