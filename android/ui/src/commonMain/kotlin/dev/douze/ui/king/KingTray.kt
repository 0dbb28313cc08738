package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.HintView
import dev.douze.core.Intent
import dev.douze.core.RailView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Heading
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.PeekButton
import dev.douze.ui.components.Picture
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.WeighedRows
import dev.douze.ui.components.hinted
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieFace
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTypography

/** A die from this size on has faces for a finger. */
private val largeDie = 168.dp

/** Above a hand: a chosen card is lifted. */
val lifted = 12.dp

/** What the tray has room for. */
data class TrayLook(
    /** None: the hand is elsewhere. */
    val hand: HandLook?,
    /** The rail stands beside a hand, too. */
    val rail: Boolean,
    /** The rule of the chosen card has a line of its own. */
    val rule: Boolean,
    /** The chosen card is shown at large. */
    val chosen: Boolean = false,
    /** What the chosen card does stands elsewhere. */
    val apart: Boolean = false,
    /** Small groups in so many columns; 0: they are elsewhere. */
    val groups: Int = 2,
    /** Of the die whose faces are chosen. */
    val die: Dp = largeDie,
    /** What a turn that is over has room for. */
    val ledger: Dp = 0.dp,
    /** A hint stands in the place of the status; whether what was weighed for it is shown below the hand. */
    val weighed: Boolean? = null,
)

/** What is beside the table: what was asked for, else the values, the hand, and what is to choose. */
@Composable
fun KingTray(
    side: KingSide,
    look: TrayLook,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().padding(top = if (look.hand == null) 0.dp else lifted), Arrangement.spacedBy(6.dp)) {
    val view = side.view
    val send = side.table.onIntent
    val history = view.history
    val inspect = view.inspect
    val step = view.step
    val quiet = side.table.clock == null
    val open = view.peek?.takeIf { it.open && quiet }
    val hands = open?.hands ?: view.hands
    val rail = side.group.rail
    when {
        // A pane with room for the chosen card has room for what was asked for and what it is about.
        history != null && !look.chosen -> History(history, send)

        inspect != null && !look.chosen -> Inspect(inspect, send)

        else -> {
            history?.let { History(it, send) }
            inspect?.let { Inspect(it, send) }
            val told = rail != null && (look.rail || (hands.isEmpty() && view.offers == null) || !quiet) && open == null
            if (told) RailSlot(side, rail, sentence = quiet && look.rule)
            if (quiet && step != null) Step(step)
            val offers = view.offers?.takeIf { quiet && open == null }
            val shown = step == null && (quiet || !told)
            if (shown && offers == null && look.hand != null && hands.isNotEmpty()) {
                KingHand(hands, look.hand, send, hint = view.hint?.options.orEmpty(), shares = !look.chosen)
            }
            if (quiet) {
                // A hint, and what was weighed for it, has the place of the chosen card.
                if (look.chosen && hands.isNotEmpty() && listOfNotNull(offers, history, inspect, view.hint).isEmpty()) {
                    side.selected?.let { ChosenCard(it) } ?: Awaited()
                }
                // Before anything is played the plaques of the table say all that it could.
                if (look.chosen && hands.isEmpty()) {
                    val high = ledger(side, look)
                    if (high < look.ledger || side.group.seats.any(::hasPlayed)) {
                        Ledger(side.group, high = high)
                    } else {
                        Awaited(Modifier.padding(vertical = ((high - chosenHigh) / 2).coerceAtLeast(0.dp)))
                    }
                }
                if (look.rule && !look.chosen && !look.apart) side.selected?.takeIf { view.hint == null }?.let { Explained(it.rule) }
                offers?.let { Offers(it, side, look.die) }
                view.hint?.let {
                    when (look.weighed) {
                        null -> AdviceLine(it, send, whole = look.chosen)
                        true -> Weighed(it, send)
                        false -> Unit
                    }
                }
                if (step ==
                    null
                ) {
                    view.peek?.let { PeekButton(it, send, Modifier.fillMaxWidth(), style = LocalTypography.current.smallStrong) }
                }
            }
        }
    }
    if (history == null && inspect == null) {
        if (look.groups > 0 && side.groups.size > 1) SmallGroups(side, look.groups)
        // Where other groups are elsewhere, so are the standings.
        if (quiet && look.groups > 0) view.standings?.let { Standings(it) }
    }
}

/** What a turn that is over has room for: none below a history, a line beside anything else. */
private fun ledger(side: KingSide, look: TrayLook): Dp =
    when {
        side.view.history != null -> 0.dp
        side.groups.size > 1 || with(side.view) { listOfNotNull(offers, step, inspect, hint).isNotEmpty() } -> ledgerLine
        else -> look.ledger
    }

private val ledgerLine = 84.dp

/** The scale of values, and in quiet times what came of them. */
@Composable
fun RailSlot(side: KingSide, rail: RailView, sentence: Boolean, modifier: Modifier = Modifier) =
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(2.dp)) {
        val before = side.tween.from?.groups?.find { it.large }?.rail
        Rail(rail, RailRun(before, side.table.clock != null, side.tween.done))
        if (sentence) rail.line?.let { SoftText(it, Modifier.fillMaxWidth().clearAndSetSemantics {}, TextAlign.Center) }
    }

/** What the selected card does; its own name says it to screen readers. */
@Composable
private fun Explained(rule: String) = SoftText(rule, Modifier.fillMaxWidth().clearAndSetSemantics {}, TextAlign.Center)

/** A hint in a sentence: stars and bars are on the cards; a tap opens what was weighed, where that is not shown [whole] at once. */
@Composable
private fun AdviceLine(view: HintView, onIntent: (Intent) -> Unit, whole: Boolean) =
    Column(Modifier.fillMaxWidth().semantics { paneTitle = view.title }, Arrangement.spacedBy(Space.tiny)) {
        var open by rememberSaveable { mutableStateOf(whole) }
        Advice(view, onIntent) { open = !open }
        if (open) Weighed(view, onIntent)
    }

/** Why the best card is; a tap opens or closes what was weighed. */
@Composable
internal fun Advice(view: HintView, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier, onOpen: () -> Unit) =
    Row(modifier, verticalAlignment = Alignment.CenterVertically) {
        Row(
            Modifier
                .weight(1f)
                .heightIn(min = Space.touch)
                .hinted(view, ButtonShape, onOpen)
                .padding(horizontal = Space.small)
                .clearAndSetSemantics {},
            Arrangement.spacedBy(Space.small),
            Alignment.CenterVertically,
        ) {
            Picture(Signs.star, LocalAccent.current, 20.dp)
            AppText(view.reasons.firstOrNull() ?: view.title, style = LocalTypography.current.small)
        }
        SignButton(view.close, Signs.close, onIntent)
    }

@Composable
private fun Weighed(view: HintView, onIntent: (Intent) -> Unit) =
    Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        WeighedRows(view.options, onIntent)
        view.reasons.drop(1).forEach { SoftText(it) }
    }

/** The five faces, on the die itself at large, or tokens. */
@Composable
private fun Offers(view: ChoicesView, side: KingSide, die: Dp) {
    val send = side.table.onIntent
    val seat = side.group.seats.find { it.reach.isNotEmpty() }
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterHorizontally) {
        if (seat == null) {
            Heading(view.label, style = LocalTypography.current.smallStrong)
            ShortChoices(view, send)
        } else {
            Die(
                side.body,
                seat.face,
                die,
                reachable = seat.reach.map { DieFace(it.face, it.selected, it.label, it.intent) { send(it.intent) } },
                modifier = Modifier.semantics { contentDescription = view.label },
                turnable = true,
            )
        }
    }
}
