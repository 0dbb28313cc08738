package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ForestFrame
import dev.douze.core.ForestView
import dev.douze.core.HandCardView
import dev.douze.core.LogRoundView
import dev.douze.ui.components.AnimalCard
import dev.douze.ui.components.AppText
import dev.douze.ui.components.HintPanel
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.OpenCard
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.name

/** The pane at the right of a tablet: what is explained or advised, else what happened. */
@Composable
fun Beside(
    view: ForestView,
    table: TableContext,
    modifier: Modifier = Modifier,
) {
    val wood = wood
    Column(
        modifier
            .drawBehind {
                drawRect(Brush.verticalGradient(listOf(wood.tray.first, wood.tray.second)))
                drawRect(gold(0f, size.height), Offset.Zero, Size(1.8f.dp.toPx(), size.height))
                drawRect(wood.line, Offset(4.dp.toPx(), 0f), Size(0.6f.dp.toPx(), size.height), 0.8f)
            }.padding(start = 18.dp, end = 14.dp, top = 14.dp)
            .verticalScroll(rememberScrollState()),
        Arrangement.spacedBy(10.dp),
    ) {
        val inspect = view.inspect
        val hint = view.hint
        when {
            inspect != null -> Inspect(inspect, table.onIntent)
            hint != null -> HintPanel(hint, table.onIntent)
        }
        val frame: ForestFrame? = table.clock?.forest
        val removed = frame?.removed ?: view.removed
        if (removed.isNotEmpty()) {
            Rule(frame?.removedLabel ?: view.removedLabel)
            FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalArrangement = Arrangement.spacedBy(6.dp)) {
                removed.forEach { card -> Box(Modifier.semantics { contentDescription = card.name }) { AnimalCard(card, 48.dp) } }
            }
        }
        Happened(view)
    }
}

/** The rounds that are over; before anything has happened what the viewer's cards do. */
@Composable
internal fun Happened(view: ForestView) {
    view.log.forEach { LogRound(it) }
    view.hand?.takeIf { view.log.isEmpty() && view.inspect == null && view.hint == null }?.let { hand ->
        Rule(hand.label)
        hand.cards.forEach { Known(it) }
    }
}

@Composable
private fun Known(view: HandCardView) =
    Row(Modifier.fillMaxWidth().clearAndSetSemantics {}, Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
        OpenCard(view.face, 48.dp)
        Column(Modifier.weight(1f)) {
            AppText(view.face.name, style = display.copy(fontSize = 17.sp, lineHeight = 20.sp), colour = wood.text)
            AppText(view.rule, style = plain.copy(fontSize = 15.sp), colour = wood.text)
        }
    }

@Composable
private fun LogRound(view: LogRoundView) {
    Rule(view.heading)
    view.lines.forEach { line ->
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
            line.face?.let { AnimalCard(it, 36.dp) }
            AppText(line.sentence, Modifier.weight(1f), plain.copy(fontSize = 15.sp), wood.text)
        }
    }
}

/** A heading with a gold line that ends in a diamond. */
@Composable
private fun Rule(text: String) {
    val line = wood.line
    Row(Modifier.fillMaxWidth().padding(top = 4.dp), Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
        AppText(text, Modifier.semantics { heading() }, display.copy(fontSize = 17.sp, lineHeight = 20.sp), wood.soft)
        Box(
            Modifier.weight(1f).padding(vertical = 4.dp).clearAndSetSemantics {}.drawBehind {
                drawLine(line, Offset(4.dp.toPx(), center.y), Offset(size.width, center.y), 1.dp.toPx(), alpha = 0.8f)
                drawPath(star(Offset(4.dp.toPx(), center.y), 3.4f.dp.toPx(), 2.4f.dp.toPx(), 2), line)
            },
        )
    }
}
