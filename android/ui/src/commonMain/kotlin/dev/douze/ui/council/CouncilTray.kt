package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.ChoicesView
import dev.douze.core.CouncilView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CHARACTERS_IN_ROW
import dev.douze.ui.parts.HandCards
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.HintPanel
import dev.douze.ui.parts.Inspect
import dev.douze.ui.parts.MainButton
import dev.douze.ui.parts.OpenCard
import dev.douze.ui.parts.PeekButton
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.ShortChoices
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.UnderCards
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel

/** So many stand in one row of a hand that is broad enough. */
private const val IN_ROW = 5
private val broad = 320.dp

/**
 * What lies beside the table: what was asked for, else what the council is asked, and the hand. [folded]: talk and kept
 * rewards are opened from the status line; else kept rewards stand here, and the talk where it [talks].
 */
@Composable
fun CouncilTray(
    side: CouncilSide,
    modifier: Modifier = Modifier,
    folded: Boolean,
    explained: Boolean,
    talks: Boolean,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    val view = side.view
    val send = side.table.onIntent
    val inspect = view.inspect
    val hint = view.hint
    val talk = view.talk
    val quiet = side.table.clock == null
    if (quiet) {
        view.warning?.let { Question(it.sentence, it.cancel, it.goOn, LocalTokens.current.danger, send) }
        view.proposal?.let { Question(it.sentence, it.accept, it.decline, LocalTokens.current.ink, send) }
        if (inspect == null && hint == null) {
            view.agreement?.let { Agreement(it) }
            view.aim?.let { Aim(it, send) }
        }
    }
    when {
        inspect != null -> Inspect(inspect, send)

        hint != null -> HintPanel(hint, send)

        folded && side.open == Folded.TALK && talk != null -> Talk(talk, send)

        folded && side.open == Folded.KEPT && view.kept.isNotEmpty() -> KeptRewards(view.kept, side.tween, send)

        else -> {
            val asked = quiet && listOfNotNull(view.warning, view.proposal, view.offers).isNotEmpty()
            if (quiet) view.offers?.let { Offers(it, send) }
            Hands(view.hands, explained, send, small = asked && folded)
            if (!folded && !explained) side.selected?.let { Explained(it.rule) }
            view.peek?.let { peek ->
                if (peek.open) Hands(peek.hands, explained, send)
                PeekButton(peek, send, Modifier.fillMaxWidth(), style = LocalWords.current.smallStrong)
            }
        }
    }
    if (!folded && view.kept.isNotEmpty()) KeptRewards(view.kept, side.tween, send)
    if (talks) talk?.let { Talk(it, send) }
}

/** What the selected card does; its own name says it to screen readers. */
@Composable
private fun Explained(rule: String) = SoftWords(rule, Modifier.fillMaxWidth().clearAndSetSemantics {}, TextAlign.Center)

private val HandView.choosable get() = cards.any { it.intent != null }

/** Something else than a card to be played is chosen: a face, a target, what comes back from the discard. */
val CouncilView.asks: Boolean get() = offers != null || hands.drop(1).any { it.choosable }

/** Hands to choose from, or the hand itself; then what is only to be known, or all that is [small], in a line each. */
@Composable
private fun Hands(hands: List<HandView>, explained: Boolean, onIntent: (Intent) -> Unit, small: Boolean = false) {
    val own = hands.firstOrNull()
    val filled = hands.filter { it.cards.isNotEmpty() }
    val chosen = filled.filter { it.choosable }
    val open = chosen.ifEmpty { filled.filter { it === own && !small } }
    open.forEach { hand ->
        if (chosen.isNotEmpty() && hand !== own) Heading(hand.label, style = LocalWords.current.smallStrong)
        BoxWithConstraints {
            val inRow = if (maxWidth >= broad) IN_ROW else CHARACTERS_IN_ROW
            HandCards(hand.cards, onIntent, explained = explained && hand.cards.size <= MOST_EXPLAINED, inRow = inRow)
        }
    }
    (filled - open.toSet()).forEach { if (explained) UnderCards(it) else Line(it) }
}

private const val MOST_EXPLAINED = 7

/** Pictures in a line under their label, only to be looked at. */
@Composable
private fun Line(view: HandView) =
    FlowRow(
        Modifier.semantics { isTraversalGroup = true },
        Arrangement.spacedBy(Space.tiny),
        Arrangement.spacedBy(Space.tiny),
        Alignment.CenterVertically,
    ) {
        Words(view.label, style = LocalWords.current.small)
        view.cards.forEach { card ->
            OpenCard(card.face, 24.dp, Modifier.semantics { contentDescription = card.spoken })
        }
    }

/** Faces, targets or seats. */
@Composable
private fun Offers(view: ChoicesView, onIntent: (Intent) -> Unit) =
    Column(Modifier.fillMaxWidth().panel().padding(10.dp), Arrangement.spacedBy(6.dp)) {
        Heading(view.label, style = LocalWords.current.smallStrong)
        ShortChoices(view, onIntent)
    }

/** Something asked once: the safe answer is the filled one, and has the focus. */
@Composable
private fun Question(sentence: String, main: ButtonView, other: ButtonView, ink: Color, onIntent: (Intent) -> Unit) =
    Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
        val focus = remember { FocusRequester() }
        LaunchedEffect(sentence) { focus.requestFocus() }
        Words(sentence, Modifier.semantics { liveRegion = LiveRegionMode.Polite }, LocalWords.current.smallStrong, ink)
        FlowRow(
            Modifier.fillMaxWidth(),
            Arrangement.spacedBy(Space.small),
            Arrangement.spacedBy(Space.small),
        ) {
            MainButton(main, onIntent, Modifier.focusRequester(focus), LocalWords.current.smallStrong)
            QuietButton(other, onIntent, style = LocalWords.current.smallStrong)
        }
    }
