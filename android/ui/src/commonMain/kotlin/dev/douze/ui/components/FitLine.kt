package dev.douze.ui.components

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.sp

/** Letters do not become smaller than this; beyond it they stand closer. */
private val least = 13.sp
private const val ARROW = '→'

/** What an arrow needs of a line, in ems, and the gaps around it. */
private const val ARROW_WIDE = 0.78f
private const val GAP = 0.24f
private const val HIGH = 1.2f

/** How a line is placed where there is more room than it needs. */
enum class LinePlace { START, MIDDLE }

/**
 * One line on a thing of fixed size: as large as it fits, and never cut off. Arrows in it are drawn, the typefaces have none.
 * Decoration for a screen reader: the thing itself is spoken.
 */
@Composable
fun FitLine(
    text: String,
    style: TextStyle,
    colour: Color,
    modifier: Modifier = Modifier,
    place: LinePlace = LinePlace.MIDDLE,
    /** Lines in places as wide, which are set in letters of the same size. */
    among: List<String> = emptyList(),
) {
    val measurer = rememberTextMeasurer()
    val high = with(LocalDensity.current) { (style.fontSize * HIGH).toDp() }
    Spacer(
        modifier.fillMaxWidth().height(high).clearAndSetSemantics {}.drawWithCache {
            val em = style.fontSize.toPx()
            val pieces = pieces(text, style, measurer)
            val smallest = minOf(least.toPx() / em, 1f)
            val wide = pieces.sumOf { it.wide(em).toDouble() }.toFloat().coerceAtLeast(1f)
            val widest = among.maxOfOrNull { other -> pieces(other, style, measurer).sumOf { it.wide(em).toDouble() }.toFloat() } ?: 0f
            val fits = (size.width / maxOf(wide, widest)).coerceAtMost(1f)
            // First smaller letters, then narrower ones.
            val smaller = maxOf(fits, smallest).coerceAtMost(1f)
            val narrower = minOf(1f, fits / smaller)
            val left = if (place == LinePlace.MIDDLE) (size.width - wide * smaller * narrower) / 2 else 0f
            onDrawBehind {
                withTransform({
                    translate(left, size.height / 2)
                    scale(smaller * narrower, smaller, Offset.Zero)
                }) {
                    var x = 0f
                    for (piece in pieces) {
                        val layout = piece.layout
                        if (layout == null) {
                            arrow(Offset(x + piece.wide(em) / 2, 0f), em, colour)
                        } else {
                            drawText(layout, colour, Offset(x, -layout.size.height / 2f))
                        }
                        x += piece.wide(em)
                    }
                }
            }
        },
    )
}

/** Words, or an arrow. */
private class Piece(
    val layout: TextLayoutResult?,
) {
    fun wide(em: Float) = layout?.size?.width?.toFloat() ?: ((ARROW_WIDE + 2 * GAP) * em)
}

private fun pieces(text: String, style: TextStyle, measurer: TextMeasurer): List<Piece> {
    val words = text.split(ARROW).map { it.trim() }
    return words.flatMapIndexed { i, part ->
        val arrow = if (i > 0) listOf(Piece(null)) else emptyList()
        if (part.isEmpty()) arrow else arrow + Piece(measurer.measure(part, style, softWrap = false, maxLines = 1))
    }
}
