package dev.douze.ui.replay

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReplayLineView
import dev.douze.core.ReplayLogView
import dev.douze.core.ReplayView
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.ChoiceMark
import dev.douze.ui.components.ExportButton
import dev.douze.ui.components.Heading
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.panelBrush

/** The whole game in sentences over the table; whose view, and what can be made of it. */
@Composable
fun ReplayLog(
    view: ReplayView,
    log: ReplayLogView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
) = Column(
    Modifier
        .fillMaxSize()
        .background(LocalTokens.current.panelBrush())
        .semantics { paneTitle = log.title }
        .padding(horizontal = Space.medium),
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        Heading(log.title, Modifier.weight(1f))
        SignButton(log.close, Signs.close, onIntent)
    }
    val lines = rememberLazyListState(log.lines.indexOfFirst { it.selected }.coerceAtLeast(0))
    LazyColumn(Modifier.widthIn(max = 720.dp), lines) {
        item {
            Column(Modifier.padding(bottom = Space.medium), Arrangement.spacedBy(Space.small)) {
                TitleRule(view.seats.label)
                ShortChoices(view.seats, onIntent)
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(Space.small),
                    verticalArrangement = Arrangement.spacedBy(Space.small),
                ) {
                    QuietButton(view.playOn, onIntent)
                    ExportButton(view.record, desk)
                }
            }
        }
        items(log.lines) { Line(it, onIntent) }
    }
}

@Composable
private fun Line(
    view: ReplayLineView,
    onIntent: (Intent) -> Unit,
) = Column {
    view.heading?.let { TitleRule(it, Modifier.padding(vertical = Space.tiny)) }
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .press(view.sentence, ButtonShape, { onIntent(view.intent) })
            .semantics { selected = view.selected }
            .padding(vertical = Space.tiny),
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        ChoiceMark(view.selected)
        AppText(view.sentence, Modifier.weight(1f).clearAndSetSemantics {}, LocalTypography.current.small)
    }
}
