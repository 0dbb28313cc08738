package dev.douze.ui.die

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

private const val TWELVE = 12
private const val FLAT_TOP = 15.0
private const val LEAN = -8f
private val wax = listOf(Color(0xFFD03A50), Color(0xFF9A1830), Color(0xFF6A0A1E))
private val rim = Color(0xFF5A0614)
private val gold = Color(0xFFF0CF7E)
private val pale = Color(0xFFFFD9A0)
private val cross = Color(0xFFFFF3D6)

/** A regular twelve-sided figure with a flat top, [radius] from its middle to a corner; stretched when [high] differs. */
fun twelveSides(middle: Offset, radius: Float, high: Float = radius): Path = corners(middle, TWELVE) { radius to high }

private fun corners(middle: Offset, count: Int, reach: (Int) -> Pair<Float, Float>) =
    Path().apply {
        repeat(count) {
            val angle = (FLAT_TOP + 360.0 * it / count) * PI / 180
            val (wide, high) = reach(it)
            val x = middle.x + wide * sin(angle).toFloat()
            val y = middle.y - high * cos(angle).toFloat()
            if (it == 0) moveTo(x, y) else lineTo(x, y)
        }
        close()
    }

/** The wax seal of what is out: a cross in a twelve-sided disc. */
fun DrawScope.outSeal(middle: Offset, radius: Float) =
    rotate(LEAN, middle) {
        for ((grown, down) in listOf(0.14f to 0.14f, 0.06f to 0.1f)) {
            drawPath(twelveSides(middle + Offset(0f, down * radius), radius * (1 + grown)), Color.Black, alpha = 0.2f)
        }
        val wavy = corners(middle, 2 * TWELVE) { (radius * if (it % 2 == 0) 1.12f else 0.98f).let { far -> far to far } }
        drawPath(wavy, rim)
        val body = twelveSides(middle, radius)
        drawPath(body, Brush.verticalGradient(wax, middle.y - radius, middle.y + radius))
        drawPath(body, gold, style = Stroke(maxOf(1f, radius * 0.09f), join = StrokeJoin.Round))
        drawPath(twelveSides(middle, radius * 0.74f), pale, style = Stroke(radius * 0.04f, join = StrokeJoin.Round))
        val arm = radius * 0.34f
        for (way in listOf(Offset(arm, arm), Offset(arm, -arm))) drawLine(cross, middle - way, middle + way, radius * 0.2f, StrokeCap.Round)
    }
