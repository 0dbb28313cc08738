package dev.douze.ui.games

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
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
import androidx.compose.ui.unit.dp
import dev.douze.core.GameLineView
import dev.douze.core.GamesView
import dev.douze.core.Intent
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.chronicle.Window
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Rosette
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TakenOff
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** All games: those that are not finished, the last played first, and the finished ones below them. */
@Composable
fun GamesScreen(
    view: GamesView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val scroll = key(view.window.first) { rememberScrollState() }
    Column(
        Modifier
            .verticalScroll(scroll)
            .heightIn(min = maxHeight)
            .widthIn(max = 720.dp)
            .padding(horizontal = Space.medium)
            .padding(bottom = Space.large),
        Arrangement.spacedBy(12.dp),
    ) {
        AppText(view.summary, Modifier.fillMaxWidth())
        view.people?.let { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
        view.deleted?.let { TakenOff(it, onIntent) }
        Window(view.window, onIntent)
        view.games.forEach { key(it.id) { Game(it, onIntent) } }
        if (view.games.size > SHORT) Window(view.window, onIntent)
        view.finished?.let { Finished(it, desk, onIntent) }
        if (view.games.isEmpty() && view.finished == null) Rosette(Modifier.fillMaxWidth().weight(1f)) { AllGames() }
    }
}

/** The signs of the three games. */
@Composable
private fun AllGames() =
    Column(horizontalAlignment = Alignment.CenterHorizontally) {
        val colour = LocalTokens.current.line
        Picture(picture(Emblem.KING.path), colour, 40.dp)
        Row(horizontalArrangement = Arrangement.spacedBy(Space.small)) {
            Picture(picture(Emblem.COUNCIL.path), colour, 36.dp)
            Picture(picture(Emblem.FOREST.path), colour, 36.dp)
        }
    }

internal const val SHORT = 6

@Composable
private fun Game(
    view: GameLineView,
    onIntent: (Intent) -> Unit,
) = Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
    GamePlate(view.game, view.open, view.title, view.names, onIntent, Modifier.weight(1f)) { SoftText(view.line) }
    SignButton(view.delete, Signs.bin, onIntent)
}
