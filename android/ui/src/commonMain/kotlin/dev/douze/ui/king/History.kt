package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.HistoryCellView
import dev.douze.core.HistoryTurnView
import dev.douze.core.HistoryView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CharacterCard
import dev.douze.ui.components.Heading
import dev.douze.ui.components.OneLine
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

private val turnWidth = 56.dp
private val narrowest = 44.dp
private val roomy = 64.dp

/** From so broad a column on words stand beside their card, and from so broad a one on the card is large. */
private val beside = 96.dp
private val large = 180.dp

/** The turns of the round: a table, or sentences where letters are too large for one. */
@Composable
fun History(
    view: HistoryView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.widthIn(max = 560.dp).fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Heading(view.title, Modifier.weight(1f), LocalTypography.current.strong)
        view.close?.let { SignButton(it, Signs.close, onIntent) }
    }
    BoxWithConstraints {
        val column = (maxWidth - turnWidth) / view.seats.size.coerceAtLeast(1)
        if (largeText || column < narrowest) Sentences(view) else Columns(view, column)
    }
    view.note?.let { SoftText(it) }
}

@Composable
private fun Columns(view: HistoryView, column: Dp) =
    Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        if (view.turns.isNotEmpty()) {
            Row(Modifier.clearAndSetSemantics {}, verticalAlignment = Alignment.CenterVertically) {
                Column(Modifier.width(turnWidth)) {}
                view.seats.forEach { OneLine(it, Modifier.weight(1f), LocalTypography.current.smallStrong, align = TextAlign.Center) }
            }
        }
        view.turns.forEach { turn ->
            Row(horizontalArrangement = Arrangement.spacedBy(2.dp), verticalAlignment = Alignment.CenterVertically) {
                OneLine(turn.label, Modifier.width(turnWidth), colour = LocalTokens.current.inkSoft)
                turn.cells.forEach { Cell(it, column, Modifier.weight(1f)) }
            }
        }
    }

@Composable
private fun Cell(view: HistoryCellView, column: Dp, modifier: Modifier) {
    val whole = modifier.semantics(mergeDescendants = true) { contentDescription = view.spoken }
    val silent = Modifier.clearAndSetSemantics {}
    val words = @Composable {
        OneLine(view.value, silent, align = TextAlign.Center, struck = view.struck)
        if (view.taken.isNotEmpty()) {
            OneLine(view.taken, silent, LocalTypography.current.smallStrong, LocalAccent.current, TextAlign.Center)
        }
    }
    if (column < beside) {
        Column(whole, horizontalAlignment = Alignment.CenterHorizontally) {
            view.character?.let { CharacterCard(it, if (column < roomy) 24.dp else 36.dp) }
            words()
        }
    } else {
        Row(whole, Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally), Alignment.CenterVertically) {
            view.character?.let { CharacterCard(it, if (column < large) 40.dp else 64.dp) }
            Column(horizontalAlignment = Alignment.CenterHorizontally) { words() }
        }
    }
}

@Composable
private fun Sentences(view: HistoryView) =
    Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
        view.turns.forEach { turn: HistoryTurnView ->
            AppText(turn.label, style = LocalTypography.current.smallStrong)
            turn.cells.forEach { AppText(it.spoken, style = LocalTypography.current.small) }
        }
    }
