package dev.douze.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import dev.douze.core.FinishedGameView
import dev.douze.core.FinishedGamesView
import dev.douze.core.Intent
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Space
import dev.douze.ui.chronicle.Window
import dev.douze.ui.components.AppText
import dev.douze.ui.components.ExportButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TitleRule
import dev.douze.ui.theme.LocalTypography

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
    GamePlate(view.game, view.open, view.title, view.names, onIntent, Modifier.fillMaxWidth(), view.selected) {
        AppText(view.line, style = LocalTypography.current.small)
        SoftText(view.date)
    }
    if (view.selected) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
            view.actions.forEach { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
            view.record?.let { ExportButton(it, desk, style = LocalTypography.current.smallStrong) }
        }
    }
}
