package dev.douze.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.GameLineView
import dev.douze.core.GamesView
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
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.TakenOff
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.edged
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press

/** All games: those that are not finished, the last played first, and the finished ones below them. */
@Composable
fun GamesScreen(
    view: GamesView,
    desk: Desk,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Box(modifier.fillMaxSize(), Alignment.TopCenter) {
    val scroll = key(view.window.first) { rememberScrollState() }
    Column(
        Modifier
            .verticalScroll(scroll)
            .widthIn(max = 720.dp)
            .padding(horizontal = Space.medium)
            .padding(bottom = Space.large),
        Arrangement.spacedBy(12.dp),
    ) {
        Words(view.summary, Modifier.fillMaxWidth())
        view.people?.let { QuietButton(it, onIntent, style = LocalWords.current.smallStrong) }
        view.deleted?.let { TakenOff(it, onIntent) }
        Window(view.window, onIntent)
        view.games.forEach { key(it.id) { Game(it, onIntent) } }
        if (view.games.size > SHORT) Window(view.window, onIntent)
        view.finished?.let { Finished(it, desk, onIntent) }
    }
}

internal const val SHORT = 6

@Composable
private fun Game(
    view: GameLineView,
    onIntent: (Intent) -> Unit,
) = Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
    val accent = LocalTokens.current.accent(view.game)
    Row(
        Modifier
            .weight(1f)
            .heightIn(min = Space.touch)
            .edged(false, fill = LocalTokens.current.paperRaised)
            .press(view.open, ButtonShape, onIntent)
            .padding(12.dp, 10.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Picture(picture(view.game.emblem.path), accent, 40.dp)
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            Words(view.title, style = LocalWords.current.smallStrong, colour = LocalAccent.current)
            if (view.names.isNotEmpty()) Words(view.names, style = LocalWords.current.strong)
            SoftWords(view.line)
        }
    }
    QuietButton(view.delete, onIntent, style = LocalWords.current.smallStrong)
}
