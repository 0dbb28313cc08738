package dev.douze.ui.forest

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.Dp

private const val LEAVES = 9
private const val RADIUS = 50f

/** Two branches of laurel over rays, their [leaves] light and dark, and between them a [cup], unless somebody's head is there. */
@Composable
fun Laurel(
    side: Dp,
    cup: Boolean,
    leaves: Pair<Color, Color>,
) = Canvas(Modifier.size(side)) {
    val unit = size.minDimension / 120
    translate(center.x, center.y) {
        scale(unit, Offset.Zero) {
            drawPath(rays(Offset.Zero, 26f, 58f, 24, 0.4f), Color(0xFFFFE9A6), 0.22f)
            for (way in listOf(1f, -1f)) branch(way, leaves)
            if (cup) cup()
        }
    }
}

private fun DrawScope.cup() {
    drawPath(bowl, gold(-30f, 26f))
    drawPath(bowl, Color(0xFF4E3208), style = Stroke(1f))
    drawPath(cupShade, Color(0x408A5A14))
    drawPath(handle, Color(0xFFE9C46A), style = Stroke(3f))
    scale(-1f, 1f, Offset.Zero) { drawPath(handle, Color(0xFFC08F38), style = Stroke(3f)) }
    drawPath(star(Offset(0f, -12f), 8f, 3.2f, 5), Color(0xFF7A4E10))
}

/** Nine pairs of leaves on a circle, from below to the top. */
private fun DrawScope.branch(way: Float, leaves: Pair<Color, Color>) =
    scale(way, 1f, Offset.Zero) {
        val stem =
            Path().apply {
                val points = List(LEAVES + 1) { polar(Offset.Zero, RADIUS, FROM - STEP * it) }
                points.forEachIndexed { i, at -> if (i == 0) moveTo(at.x, at.y) else lineTo(at.x, at.y) }
            }
        drawPath(stem, leaves.second, style = Stroke(1.2f))
        repeat(LEAVES) { i ->
            val degrees = FROM - STEP * (i + 0.6f)
            val at = polar(Offset.Zero, RADIUS, degrees)
            for ((out, colour) in listOf(-34f to leaves.first, 34f to leaves.second)) {
                translate(at.x, at.y) { rotate(degrees - 90 + out, Offset.Zero) { drawPath(leaf, colour) } }
            }
        }
    }

private const val FROM = 168f
private const val STEP = 14.5f

/** A leaf that points up from its stalk. */
private val leaf =
    Path().apply {
        moveTo(0f, 0f)
        cubicTo(4.4f, -4f, 3.6f, -10f, 0f, -13f)
        cubicTo(-3.6f, -10f, -4.4f, -4f, 0f, 0f)
    }
private val bowl =
    Path().apply {
        moveTo(-17f, -26f)
        lineTo(17f, -26f)
        cubicTo(17f, -6f, 10f, 2f, 3.5f, 5f)
        lineTo(3.5f, 14f)
        lineTo(11f, 17f)
        lineTo(11f, 22f)
        lineTo(-11f, 22f)
        lineTo(-11f, 17f)
        lineTo(-3.5f, 14f)
        lineTo(-3.5f, 5f)
        cubicTo(-10f, 2f, -17f, -6f, -17f, -26f)
        close()
    }
private val cupShade =
    Path().apply {
        moveTo(0f, -26f)
        lineTo(17f, -26f)
        cubicTo(17f, -6f, 10f, 2f, 3.5f, 5f)
        lineTo(3.5f, 14f)
        lineTo(11f, 17f)
        lineTo(11f, 22f)
        lineTo(0f, 22f)
        close()
    }
private val handle =
    Path().apply {
        moveTo(16f, -22f)
        cubicTo(27f, -22f, 26f, -6f, 12f, -4f)
    }
