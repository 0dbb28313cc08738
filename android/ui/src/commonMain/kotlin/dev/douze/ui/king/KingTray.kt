package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieFace
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.HandCards
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.HintPanel
import dev.douze.ui.parts.Inspect
import dev.douze.ui.parts.LabelledHand
import dev.douze.ui.parts.PeekButton
import dev.douze.ui.parts.ShortChoices
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.UnderCards
import dev.douze.ui.parts.panel

/** A die from this size on has faces for a finger. */
private val largeDie = 168.dp

/** Where a hand may be peeked at, too, and there is little room. */
private val tightDie = 100.dp

/** From this width on its faces stand beside it, too. */
private val besides = 320.dp

/**
 * What lies beside the table: what was asked for, else the hand, where there is room [explained], and what is to choose;
 * [groups] with the small ones.
 */
@Composable
fun KingTray(
    side: KingSide,
    roomy: Boolean,
    groups: Boolean,
    explained: Boolean,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    val view = side.view
    val send = side.table.onIntent
    val history = view.history
    val inspect = view.inspect
    val hint = view.hint
    val step = view.step
    val result = view.result
    when {
        history != null -> History(history, send)

        inspect != null -> Inspect(inspect, send)

        hint != null -> HintPanel(hint, send)

        // What is moving now is told first.
        side.table.clock != null -> view.hands.forEachIndexed { i, hand -> Hand(hand, i, explained, send) }

        step != null -> Step(step, send)

        else -> {
            result?.let { KingResult(it, side.table) }
            // Where there is little room, what is to be pressed comes before the hand.
            val small = !roomy && view.offers != null
            val hands = @Composable { view.hands.forEachIndexed { i, hand -> Hand(hand, i, explained, send, small) } }
            if (!small) hands()
            if (roomy && !explained) side.selected?.let { Explained(it.rule) }
            view.offers?.let { Offers(it, side, tight = !roomy && view.peek != null) }
            if (small) hands()
            view.peek?.let { peek ->
                if (peek.open) peek.hands.forEachIndexed { i, hand -> Hand(hand, i, explained, send) }
                PeekButton(peek, send, Modifier.fillMaxWidth(), style = LocalWords.current.smallStrong)
            }
        }
    }
    if (listOfNotNull(history, inspect, hint).isEmpty()) {
        if (groups && side.groups.size > 1) SmallGroups(side, 2)
        if (side.table.clock == null) view.standings?.let { Standings(it) }
    }
}

/** What the selected card does; its own name says it to screen readers. */
@Composable
private fun Explained(rule: String) = SoftWords(rule, Modifier.fillMaxWidth().clearAndSetSemantics {}, TextAlign.Center)

/** The hand is chosen from; what lies under the die is only shown, and the hand, too, where it is to be [small]. */
@Composable
private fun Hand(view: HandView, place: Int, explained: Boolean, onIntent: (Intent) -> Unit, small: Boolean = false) =
    when {
        place > 0 -> UnderCards(view)
        small -> LabelledHand(view, 24.dp)
        else -> HandCards(view.cards, onIntent, explained = explained)
    }

/** Faces on a large die and as buttons, or tokens. */
@Composable
private fun Offers(view: ChoicesView, side: KingSide, tight: Boolean) {
    val send = side.table.onIntent
    val seat = side.group.seats.find { it.reach.isNotEmpty() }
    val heading = @Composable { Heading(view.label, style = LocalWords.current.smallStrong) }
    val buttons =
        @Composable { modifier: Modifier ->
            Column(modifier, Arrangement.spacedBy(Space.small)) {
                heading()
                ShortChoices(view, send)
            }
        }
    if (seat == null) {
        buttons(Modifier.fillMaxWidth().panel().padding(12.dp))
        return
    }
    val die =
        @Composable {
            Die(
                side.body,
                seat.face,
                if (tight) tightDie else largeDie,
                reachable = seat.reach.map { DieFace(it.face, it.selected, it.label) { send(it.intent) } },
                modifier = Modifier.semantics { contentDescription = view.label },
                turnable = true,
            )
        }
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        if (largeText || maxWidth < besides) {
            Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
                die()
                buttons(Modifier.fillMaxWidth())
            }
        } else if (tight) {
            Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
                heading()
                Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
                    die()
                    ShortChoices(view, send, Modifier.weight(1f))
                }
            }
        } else {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
                die()
                buttons(Modifier.weight(1f))
            }
        }
    }
}
