package dev.douze.ui.decks

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import dev.douze.core.DeckEditorView
import dev.douze.core.DecksIntent
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.live
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** A deck as text, what is wrong with it, and what to do with it. [room] is the height of the window. */
@Composable
internal fun DeckEditor(
    view: DeckEditorView,
    room: Dp,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().padding(bottom = Space.medium), Arrangement.spacedBy(Space.medium)) {
    DeckText(view.text, (room * SHARE).coerceIn(least, most)) { onIntent(Intent.Decks(DecksIntent.TypeDeck(it))) }
    if (view.breaches.isNotEmpty()) Breaches(view.breaches)
    FlowRow(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(Space.small),
        Arrangement.spacedBy(Space.small),
    ) {
        MainButton(view.keep, onIntent)
        QuietButton(view.discard, onIntent)
    }
}

private const val SHARE = 0.55f
private val least = 200.dp
private val most = 560.dp

@Composable
private fun Breaches(breaches: List<String>) =
    Column(
        Modifier.fillMaxWidth().panel().padding(12.dp).live(),
        Arrangement.spacedBy(Space.small),
    ) {
        breaches.forEach {
            Row(
                Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
                Arrangement.spacedBy(Space.small),
                Alignment.Top,
            ) {
                Picture(Signs.close, LocalTokens.current.danger, 20.dp)
                AppText(it, Modifier.weight(1f), LocalTypography.current.small)
            }
        }
    }
