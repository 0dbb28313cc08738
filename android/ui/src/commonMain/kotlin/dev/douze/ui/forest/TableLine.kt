package dev.douze.ui.forest

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import dev.douze.core.CardView
import dev.douze.ui.components.AnimalCard
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.suit
import dev.douze.ui.theme.largeText

/** Revealed cards hang under the plaques of their owners, the one that is due ringed; between them [what] is going on. */
@Composable
fun Duel(revealed: List<CardView>, side: Dp, modifier: Modifier, what: @Composable (Modifier) -> Unit) {
    if (revealed.isEmpty() || largeText) {
        what(modifier)
        return
    }
    Row(modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        val hung: @Composable (Int) -> Unit = { seat ->
            Box(Modifier.size(side)) {
                revealed.find { it.seat == seat }?.let { card ->
                    val due = if (card == revealed.first()) Modifier.border(2.dp, wood.chosen.first, suit(seat).shape) else Modifier
                    Box(due.semantics { contentDescription = card.name }) { AnimalCard(card, side) }
                }
            }
        }
        hung(0)
        what(Modifier.weight(1f).padding(horizontal = 8.dp))
        hung(1)
    }
}

/**
 * What is going on, between two gold lines; also announced by a screen reader as it happens. It always has the same
 * height: longer sentences have smaller letters, then two lines.
 */
@Composable
fun TableLine(
    status: String,
    table: TableContext,
    large: Boolean,
    modifier: Modifier = Modifier,
) {
    val wood = wood
    val line = table.clock?.beat?.sentence ?: table.rejection ?: status
    val told = (table.heard + listOfNotNull(table.rejection) + status).joinToString(" ")
    val height = if (large) 48.dp else 38.dp
    var laid by remember { mutableStateOf<TextLayoutResult?>(null) }
    Box(
        modifier
            .fillMaxWidth()
            .then(if (largeText) Modifier.heightIn(min = height) else Modifier.height(height))
            .drawBehind {
                val text = laid?.takeIf { it.lineCount == 1 } ?: return@drawBehind
                val half = (text.getLineRight(0) - text.getLineLeft(0)) / 2 + 12.dp.toPx()
                for (way in listOf(-1, 1)) {
                    val from = center + Offset(way * half, 0f)
                    val to = Offset(if (way < 0) 4.dp.toPx() else size.width - 4.dp.toPx(), center.y)
                    if ((to.x - from.x) * way < 8.dp.toPx()) continue
                    drawLine(wood.line, from, to, 1.dp.toPx(), alpha = LINE)
                    drawPath(star(from, 3.4f.dp.toPx(), 2.4f.dp.toPx(), 2), wood.line)
                }
            }.clearAndSetSemantics {
                liveRegion = LiveRegionMode.Polite
                contentDescription = told
            }.padding(horizontal = 4.dp),
        Alignment.Center,
    ) {
        val colour = if (table.rejection == null || table.clock != null) wood.text else refused(wood)
        val style = display.copy(colour, textAlign = TextAlign.Center, lineHeight = LEADING.em)
        val measurer = rememberTextMeasurer()
        BoxWithConstraints(contentAlignment = Alignment.Center) {
            val room = constraints.maxWidth
            val within = Constraints(maxWidth = room)
            val size =
                (if (large) sizes else smallSizes).find { measurer.measure(line, style.copy(fontSize = it)).size.width <= room }
                    ?: twoLines.find { measurer.measure(line, style.copy(fontSize = it), constraints = within).lineCount <= 2 }
            BasicText(line, style = style.copy(fontSize = size ?: twoLines.last()), onTextLayout = { laid = it })
        }
    }
}

private fun refused(wood: Wood) = if (wood === Wood.day) Color(0xFFA01A26) else Color(0xFFF6A6A0)

// The largest of these in which a sentence is one line, else in which it is two.
private val smallSizes = listOf(17.5.sp, 16.5.sp, 15.5.sp, 14.5.sp)
private val sizes = listOf(20.sp, 18.5.sp, 17.sp, 16.sp, 15.sp)
private val twoLines = listOf(14.sp, 13.sp, 12.sp)
private const val LINE = 0.85f
private const val LEADING = 1.12f
