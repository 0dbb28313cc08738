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
import dev.douze.ui.Desk
import dev.douze.ui.art.Space
import dev.douze.ui.chronicle.Window
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.accent
import dev.douze.ui.look.emblem
import dev.douze.ui.parts.ExportButton
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.TitleRule
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.edged
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press

/** The finished games, the newest first; a tap on one shows what can be done with it. */
@Composable
internal fun Finished(
    view: FinishedGamesView,
    desk: Desk,
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
    desk: Desk,
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
            Words(view.title, style = LocalWords.current.smallStrong, colour = LocalAccent.current)
            if (view.names.isNotEmpty()) Words(view.names, style = LocalWords.current.strong)
            Words(view.line, style = LocalWords.current.small)
            SoftWords(view.date)
        }
    }
    if (view.selected) {
        FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
            view.actions.forEach { QuietButton(it, onIntent, style = LocalWords.current.smallStrong) }
            view.record?.let { ExportButton(it, desk, style = LocalWords.current.smallStrong) }
        }
    }
}
