package dev.douze.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.FinishedGameView
import dev.douze.core.FinishedGamesView
import dev.douze.core.Intent
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Space
import dev.douze.ui.chronicle.Window
import dev.douze.ui.components.AppText
import dev.douze.ui.components.ExportButton
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.edged
import dev.douze.ui.components.picture
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.accent
import dev.douze.ui.theme.emblem

/** The finished games, the newest first; a tap on one shows what can be done with it. */
@Composable
internal fun Finished(
    view: FinishedGamesView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
) {
    TitleRule(view.title)
    Window(view.window, onIntent)
    view.games.forEach { key(it.id) { Line(it, desk, onIntent) } }
    if (view.games.size > SHORT) Window(view.window, onIntent)
}

@Composable
private fun Line(
    view: FinishedGameView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .edged(view.selected, fill = LocalTokens.current.paperRaised)
            .press(view.open, ButtonShape, onIntent)
            .padding(12.dp, 10.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Picture(picture(view.game.emblem.path), LocalTokens.current.accent(view.game), 40.dp)
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            AppText(view.title, style = LocalTypography.current.smallStrong, colour = LocalAccent.current)
            if (view.names.isNotEmpty()) AppText(view.names, style = LocalTypography.current.strong)
            AppText(view.line, style = LocalTypography.current.small)
            SoftText(view.date)
        }
    }
    if (view.selected) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
            view.actions.forEach { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
            view.record?.let { ExportButton(it, desk, style = LocalTypography.current.smallStrong) }
        }
    }
}
