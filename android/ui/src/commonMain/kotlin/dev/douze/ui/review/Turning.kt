package dev.douze.ui.review

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReviewView
import dev.douze.core.TurningView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.OpenCard
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.edged
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** The decisions that cost most, side by side. */
@Composable
internal fun Turning(
    view: ReviewView,
    onIntent: (Intent) -> Unit,
) {
    if (view.turning.isEmpty()) return
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
        TitleRule(view.turningLabel)
        Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(Space.small)) {
            view.turning.forEach { Tile(it, onIntent, Modifier.weight(1f).fillMaxHeight()) }
        }
    }
}

@Composable
private fun Tile(
    view: TurningView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Column(
    modifier
        .edged(view.selected, fill = LocalTokens.current.paperRaised)
        .press(view.spoken, ButtonShape, { if (!view.selected) onIntent(view.intent) })
        .semantics { selected = view.selected }
        .padding(Space.small)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(2.dp),
    Alignment.CenterHorizontally,
) {
    val loss: @Composable (Modifier) -> Unit = { FitLine(view.change, LocalTypography.current.title, LocalTokens.current.danger, it) }
    if (largeText) {
        // Beside the picture a number of two digits has no room.
        view.face?.let { OpenCard(it, 40.dp) }
        loss(Modifier)
    } else {
        Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
            view.face?.let { OpenCard(it, 40.dp) }
            loss(Modifier.weight(1f, fill = false))
        }
    }
    AppText(view.chosen, style = LocalTypography.current.smallStrong, align = TextAlign.Center, lines = 2)
    AppText(view.heading, style = LocalTypography.current.small, align = TextAlign.Center, lines = 2)
}
