package dev.douze.ui.decks

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.DeckView
import dev.douze.core.DecksView
import dev.douze.core.Intent
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.expandedWidth
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** The decks on this device, and one that is being typed: beside the others where there is room, else before them. */
@Composable
fun DecksScreen(
    view: DecksView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val editor = view.editor
    val room = maxHeight
    if (editor != null && maxWidth >= expandedWidth && !largeText) {
        Row(Modifier.fillMaxSize().padding(horizontal = Space.medium), Arrangement.spacedBy(Space.large)) {
            Column(Modifier.weight(2f).verticalScroll(rememberScrollState())) { Decks(view, onIntent) }
            Column(Modifier.weight(3f).verticalScroll(rememberScrollState())) { DeckEditor(editor, room, onIntent) }
        }
    } else {
        Column(
            Modifier.verticalScroll(rememberScrollState()).widthIn(max = 640.dp).padding(horizontal = Space.medium),
            Arrangement.spacedBy(Space.medium),
        ) {
            editor?.let { DeckEditor(it, room, onIntent) }
            Decks(view, onIntent)
        }
    }
}

@Composable
private fun Decks(
    view: DecksView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().padding(bottom = Space.large), Arrangement.spacedBy(Space.medium)) {
    SoftText(view.note, Modifier.padding(horizontal = Space.tiny))
    view.decks.forEach { Deck(it, onIntent) }
    view.new?.let { QuietButton(it, onIntent, Modifier.fillMaxWidth()) }
}

/** From this width on the button stands beside the name. */
private val beside = 380.dp

@Composable
private fun Deck(
    view: DeckView,
    onIntent: (Intent) -> Unit,
) {
    val words =
        @Composable { modifier: Modifier ->
            Row(
                modifier.semantics(mergeDescendants = true) {},
                Arrangement.spacedBy(12.dp),
                Alignment.CenterVertically,
            ) {
                Picture(picture(Emblem.DILEMMA.path), LocalAccent.current, 32.dp)
                Column(Modifier.weight(1f)) {
                    AppText(view.name, style = LocalTypography.current.strong)
                    SoftText(view.line)
                }
            }
        }
    val copy = @Composable { QuietButton(view.copy, onIntent, style = LocalTypography.current.smallStrong) }
    BoxWithConstraints(Modifier.fillMaxWidth().panel().padding(12.dp)) {
        if (largeText || maxWidth < beside) {
            Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
                words(Modifier.fillMaxWidth())
                copy()
            }
        } else {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
                words(Modifier.weight(1f))
                copy()
            }
        }
    }
}
