package dev.douze.ui.setup

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.dp
import dev.douze.core.MonthState
import dev.douze.core.MonthView
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.month
import dev.douze.ui.art.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.goldBrush

/** The shape of a month's picture: its window has the same, or a part of the picture would be cut. */
internal const val MONTH = 116f / 134f

/** A month as an arched window, as large as fits; dark while it was not played, framed in light today. */
@Composable
internal fun MonthWindow(
    view: MonthView,
    modifier: Modifier,
    page: Boolean = false,
) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.aspectRatio(MONTH).drawWithCache {
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
                    picture(month(view.month - 1), all, crop = Crop.COVER)
                    if (dim) drawRect(tokens.groundDeep, all.topLeft, all.size, 0.5f)
                }
                if (!dim) drawPath(lead, Color(0xFFFFF3C9), 0.7f, Stroke(0.8.dp.toPx()))
                if (dim) drawPath(arch, tokens.line, 0.7f, Stroke(1.4.dp.toPx())) else drawPath(arch, gold, style = Stroke(2.4.dp.toPx()))
                if (view.today && !page) drawPath(halo, tokens.glow, style = Stroke(1.6.dp.toPx()))
                val sill = Rect(all.left - 3.dp.toPx(), all.bottom - 2.dp.toPx(), all.right + 3.dp.toPx(), all.bottom + 3.dp.toPx())
                drawRect(gold, sill.topLeft, sill.size, if (dim) 0.5f else 1f)
                if (view.state == MonthState.WON) seal(all, tokens)
            }
        },
    )
}

/** A seal with a tick at the lower right corner: the month is won. */
private fun DrawScope.seal(window: Rect, tokens: Tokens) {
    val radius = (window.width * SEAL).coerceIn(9.dp.toPx(), 16.dp.toPx())
    val middle = Offset(window.right - radius * 0.5f, window.bottom - radius * 0.6f)
    drawCircle(tokens.targetMet, radius, middle)
    drawCircle(tokens.goldBrush(middle.y - radius, middle.y + radius), radius, middle, style = Stroke(1.2.dp.toPx()))
    val tick =
        Path().apply {
            moveTo(middle.x - radius * 0.5f, middle.y)
            lineTo(middle.x - radius * 0.12f, middle.y + radius * 0.38f)
            lineTo(middle.x + radius * 0.5f, middle.y - radius * 0.36f)
        }
    drawPath(tick, tokens.onAccent, style = Stroke(radius * 0.2f, cap = StrokeCap.Round, join = StrokeJoin.Round))
}

private const val SEAL = 0.15f

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
