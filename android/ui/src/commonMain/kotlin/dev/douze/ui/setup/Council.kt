package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import dev.douze.core.CouncilSetupView
import dev.douze.core.Intent
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.Choices
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.SignedWords
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel
import dev.douze.ui.parts.picture

/** What only Council of 12 asks before the switches: the kind of game, a month or a free choice, who reigned last. */
@Composable
internal fun CouncilQuestions(
    view: CouncilSetupView,
    broad: Boolean,
    onIntent: (Intent) -> Unit,
) {
    Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.medium)) {
        Choices(view.kind, onIntent)
        if (view.calendar.isNotEmpty()) Calendar(view.calendar, onIntent)
        view.month?.let { ChosenMonth(it) }
    }
    if (view.missing.isNotEmpty()) {
        val told = Modifier.padding(horizontal = Space.tiny).semantics { liveRegion = LiveRegionMode.Polite }
        Words(view.missing, told, LocalWords.current.smallStrong, LocalAccent.current)
    }
    if (view.petitioners.isNotEmpty()) {
        Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.small)) {
            Characters(view.petitioners, broad, onIntent)
        }
    }
    if (view.dilemmas.isNotEmpty()) {
        Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.small)) {
            Dilemmas(view.dilemmas, broad, onIntent)
        }
    }
    if (view.ruler.isNotEmpty()) SignedWords(view.ruler, picture(Emblem.THRONE.path))
}

/** Which deck; where its faces come from stands below. */
@Composable
internal fun DeckQuestion(
    view: CouncilSetupView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.small)) {
    Choices(view.deck, onIntent)
    SoftWords(view.deckNote)
    QuietButton(view.decks, onIntent, style = LocalWords.current.smallStrong)
}
