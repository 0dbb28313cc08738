package dev.douze.ui.setup

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.dp
import dev.douze.core.MonthState
import dev.douze.core.MonthView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.picture
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.goldBrush
import dev.douze.ui.look.rays

/** A month as an arched window; dark while it was not played, framed in light today. */
@Composable
internal fun MonthWindow(
    view: MonthView,
    modifier: Modifier,
    page: Boolean = false,
) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.drawWithCache {
            val all = Rect(Offset.Zero, size).deflate(4.dp.toPx())
            val arch = Path().apply { arch(all) }
            val lead = Path().apply { arch(all.deflate(4.dp.toPx())) }
            val halo = Path().apply { arch(all.inflate(3.dp.toPx())) }
            val shade = Path().apply { arch(all.translate(0f, 2.dp.toPx())) }
            val dim = view.state == MonthState.NEW && !view.today && !page
            val gold = tokens.goldBrush(all.top, all.bottom)
            onDrawBehind {
                drawPath(shade, tokens.shadow, 0.35f)
                clipPath(arch) {
                    val art = windows.getOrNull(view.month - 1)
                    if (art == null) landscape(view.month, all) else picture(art, all, crop = Crop.COVER)
                    if (dim) drawRect(tokens.groundDeep, all.topLeft, all.size, 0.5f)
                }
                if (!dim) drawPath(lead, Color(0xFFFFF3C9), 0.7f, Stroke(0.8.dp.toPx()))
                if (dim) drawPath(arch, tokens.line, 0.7f, Stroke(1.4.dp.toPx())) else drawPath(arch, gold, style = Stroke(2.4.dp.toPx()))
                if (view.today && !page) drawPath(halo, tokens.glow, style = Stroke(1.6.dp.toPx()))
                val sill = Rect(all.left - 3.dp.toPx(), all.bottom - 2.dp.toPx(), all.right + 3.dp.toPx(), all.bottom + 3.dp.toPx())
                drawRect(gold, sill.topLeft, sill.size, if (dim) 0.5f else 1f)
            }
        },
    )
}

/** The pictures of the pack, from January; none while it has none. */
private val windows: List<Art> by lazy {
    val months = listOf("JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER")
    months.mapNotNull { month -> Art.entries.find { it.name == "MONTH_$month" } }.takeIf { it.size == months.size }.orEmpty()
}

private fun Path.arch(into: Rect) {
    val spring = into.top + minOf(into.width * 0.43f, into.height * 0.6f)
    val middle = into.center.x
    val shoulder = into.top + (spring - into.top) * 0.35f
    moveTo(into.left, into.bottom)
    lineTo(into.left, spring)
    cubicTo(into.left, shoulder, into.left + into.width * 0.27f, into.top, middle, into.top)
    cubicTo(into.right - into.width * 0.27f, into.top, into.right, shoulder, into.right, spring)
    lineTo(into.right, into.bottom)
    close()
}

private class Season(
    val high: Long,
    val low: Long,
    val far: Long,
    val near: Long,
    val moon: Boolean = false,
)

private val year =
    listOf(
        Season(0xFF0C1748, 0xFF3A5CA8, 0xFF8EA4DC, 0xFFFFFFFF, moon = true),
        Season(0xFF4A4A8A, 0xFFD9B7C4, 0xFF7E78AA, 0xFFF0E9F4),
        Season(0xFF5E86A8, 0xFFDDE6C4, 0xFF8FB26A, 0xFF3F6A34),
        Season(0xFF3A4E78, 0xFF9FB4C0, 0xFF5E8A5A, 0xFF274A30),
        Season(0xFF3E8AC4, 0xFFF7E4C8, 0xFF8FC47A, 0xFF3A7A44),
        Season(0xFF2C7AB8, 0xFFFBE3A0, 0xFFE3C25A, 0xFFB98532),
        Season(0xFF1F6AB0, 0xFFFFD277, 0xFF2A4A8A, 0xFF1C5A94),
        Season(0xFFD9702A, 0xFFFFD98A, 0xFFD9A441, 0xFFB07A22),
        Season(0xFF6A3A6A, 0xFFF0A86A, 0xFF7A4A6A, 0xFF4A2A4A),
        Season(0xFF8A3A1E, 0xFFF2A03A, 0xFFA8521E, 0xFF4A1E0A),
        Season(0xFF3A4258, 0xFF8E96A8, 0xFF6A7288, 0xFF3A4054, moon = true),
        Season(0xFF0A1030, 0xFF3A2A6E, 0xFF8EA4DC, 0xFFDCE6FF, moon = true),
    )

/** Sun or moon over hills, in the colours of the month. */
private fun DrawScope.landscape(
    month: Int,
    into: Rect,
) {
    val season = year[(month - 1).coerceIn(0, year.lastIndex)]
    val sky = Brush.verticalGradient(listOf(Color(season.high), Color(season.low)), into.top, into.bottom)
    drawRect(sky, into.topLeft, into.size)
    val light = Offset(into.center.x, into.top + into.height * 0.4f)
    val unit = minOf(into.width, into.height)
    drawPath(Path().apply { rays(light, into.height + into.width) }, Color(0xFFFFF3C9), 0.12f)
    val (pale, rim) = if (season.moon) Color(0xFFF4F7FF) to Color(0xFFB8C8F0) else Color(0xFFFFF6D8) to Color(0xFFF2A03A)
    val radius = unit * 0.15f
    drawCircle(Brush.radialGradient(listOf(pale.copy(alpha = 0.55f), Color.Transparent), light, radius * 2.6f), radius * 2.6f, light)
    drawCircle(Brush.radialGradient(listOf(pale, rim), light, radius), radius, light)
    if (season.moon) drawCircle(Color(season.high), radius * 0.85f, light + Offset(-radius * 0.45f, -radius * 0.15f), 0.9f)
    hill(into, 0.7f, 0.1f, Color(season.far))
    hill(into, 0.84f, -0.07f, Color(season.near))
}

private fun DrawScope.hill(
    into: Rect,
    at: Float,
    swing: Float,
    colour: Color,
) {
    val (wide, high) = Size(into.width, into.height).let { it.width to it.height }
    val path =
        Path().apply {
            moveTo(into.left, into.bottom)
            lineTo(into.left, into.top + high * at)
            cubicTo(
                into.left + wide * 0.3f,
                into.top + high * (at - swing),
                into.left + wide * 0.6f,
                into.top + high * (at + swing),
                into.right,
                into.top + high * (at - swing * 0.4f)
            )
            lineTo(into.right, into.bottom)
            close()
        }
    drawPath(path, Brush.verticalGradient(listOf(colour, colour.copy(red = colour.red * 0.7f, green = colour.green * 0.7f, blue = colour.blue * 0.8f)), into.top + high * at, into.bottom))
}
