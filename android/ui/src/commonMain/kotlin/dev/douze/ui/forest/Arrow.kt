package dev.douze.ui.forest

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp

/** From what was done to what would have been better: along [way], with a head beyond its end. */
fun DrawScope.arrow(way: List<Offset>) {
    val unit = 1.dp.toPx()
    val path = lines(way, open = true)
    val last = (way[way.size - 1] - way[way.size - 2]).let { it / it.getDistance() }
    val across = Offset(-last.y, last.x)
    val tip = way.last()
    val head = lines(listOf(tip + last * (9 * unit), tip + across * (7 * unit), tip - across * (7 * unit)))
    val round = PathEffect.cornerPathEffect(5 * unit)
    val pen = { width: Float -> Stroke(width * unit, cap = StrokeCap.Round, join = StrokeJoin.Round, pathEffect = round) }
    drawPath(path, dark, style = pen(6.5f))
    drawPath(head, dark, style = Stroke(3 * unit))
    drawPath(path, light, style = pen(3.6f))
    drawPath(head, light)
}

private val dark = Color(0xFF04140D)
private val light = Color(0xFFFFE3A0)
