package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.Body
import dev.douze.core.KingFrame
import dev.douze.core.KingView
import dev.douze.core.TableFrame
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.components.ExplainedDecision
import dev.douze.ui.components.OnePane
import dev.douze.ui.components.Pinned
import dev.douze.ui.components.Sheet
import dev.douze.ui.components.SideHand
import dev.douze.ui.components.Status
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.UnderCards
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.WithWindowLayout
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.readAs
import dev.douze.ui.die.DieBody
import dev.douze.ui.rememberTween
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.sidePane
import dev.douze.ui.theme.topPane

// The order in which a screen reader reads; the bar with its actions comes last.
private const val TABLE = -1f
private const val STATUS = 0f
private const val TRAY = 2f
private const val DECISION = 3f

/** A table of its own beside a pane. */
private val broadWidth = 840.dp
private val broadHeight = 560.dp

/** Beside the table, with the hand in it. */
internal val handPane = 306.dp

/** What a phone has above this height goes to the cards. */
private val small = 640.dp
private val lowCards = 166.dp
private const val GROWS = 0.42f
private val highest = 300.dp
private val largeCards = 330.dp

/** From this height on there is room for the rail beside a hand, and for a rule of its own. */
internal val railToo = 780.dp

/** Status, decision and gaps beside a hand. */
internal val aroundHand = 122.dp

/** Bar, status and scale of values. */
private val AROUND_TABLE = 190.dp

/** The table of King of 12: the group, the hand, and what explains them; [turned] for the person on the other side. */
@Composable
fun KingScreen(
    view: KingView,
    turned: Boolean,
    table: TableContext,
    modifier: Modifier = Modifier,
) = WithWindowLayout(modifier) { room ->
    val before = (table.before?.body as? Body.King)?.king?.table
    val tween = rememberTween(view.table, before, table.clock) { (it as? TableFrame.King)?.king }
    val body = remember(view.die) { DieBody(view.die) }
    val side = KingSide(view, tween, body, turned, table)
    val result = view.result
    // The last beat of a game is the crowning itself.
    val crowning = table.clock?.run { index == beats.lastIndex } ?: true
    when {
        result != null && crowning && view.history == null && view.inspect == null ->
            Crowned(result, side, room) { table.clock?.progress ?: 1f }

        room.large && room.hinge == null && !room.low -> Large(side, room)

        room.large || side.group.seats.size > MOST_SEATED -> if (room.hinge == null) Scrolling(side) else ScrollingApart(side, room)

        room.hinge != null -> Folded(side, room)

        room.width > room.height && room.width >= broadWidth && room.height >= broadHeight -> Broad(side, room)

        room.width > room.height -> Landscape(side, room)

        // Over the scrubber of a replay the table stands as in play.
        room.low && (view.hands.isNotEmpty() || room.height < least(side.group, side.turned).dp + AROUND_TABLE) -> Scrolling(side)

        else -> Stacked(side, room)
    }
}

/** What all parts of the screen need. */
class KingSide(
    val view: KingView,
    val tween: Tween<KingFrame>,
    val body: DieBody,
    val turned: Boolean,
    val table: TableContext,
) {
    val groups = tween.to.groups
    val group = groups.find { it.large } ?: groups.first()
    val large = LargeGroup(group, tween, body, turned, table.onIntent)

    /** The card of the hand that is selected. */
    val selected = view.hands.flatMap { it.cards }.find { it.selected }

    /** How many cards are shown. */
    val cards: Int get() = (view.peek?.takeIf { it.open }?.hands ?: view.hands).firstOrNull()?.cards.orEmpty().size
}

/** A phone, or a tablet held upright: table above, hand below. */
@Composable
private fun Stacked(side: KingSide, room: WindowLayout) {
    val grown = (lowCards + (room.height - small) * GROWS).coerceIn(lowCards, highest)
    val look = TrayLook(handLook(side.cards, room.width - Space.small * 2, grown), room.height >= railToo, room.height >= railToo)
    val folds = room.height < railToo && side.groups.size > 1
    var opened by remember(side.group.label) { mutableStateOf(false) }
    Box(Modifier.fillMaxSize()) {
        Stack(side, if (folds) look.copy(groups = 0) else look, grown, folds) { opened = !opened }
        if (folds && opened) {
            Sheet(room) {
                OtherGroups(side) { opened = false }
                SmallGroups(side, 2)
                side.view.standings?.let { Standings(it) }
            }
        }
    }
}

@Composable
private fun Stack(side: KingSide, roomy: TrayLook, grown: Dp, folds: Boolean, onGroups: () -> Unit) {
    // A small phone has no line for a hint of its own: what is to do is on the button.
    val hint = side.view.hint?.takeIf { !roomy.rule && !folds && side.table.clock == null && side.table.rejection == null }
    var weighed by rememberSaveable(hint == null) { mutableStateOf(false) }
    val look = if (hint == null) roomy else roomy.copy(weighed = weighed)
    OnePane(least(side.group, side.turned).dp, gap = 2.dp) {
        Column { side.table.bar() }
        TableSlot(side, Modifier.fillMaxSize())
        Column(Modifier.padding(bottom = Space.tiny), Arrangement.spacedBy(4.dp)) {
            // On a small phone a step's own title is enough.
            val titled = !look.rule && side.view.step != null && side.table.clock == null && side.table.rejection == null
            if (hint != null) {
                val modifier = Modifier.readAs(STATUS).semantics { paneTitle = hint.title }
                Advice(hint, side.table.onIntent, modifier) { weighed = !weighed }
            } else if (folds || !titled) {
                Row(verticalAlignment = Alignment.CenterVertically) {
                    Box(Modifier.weight(1f)) { StatusSlot(side, look) }
                    if (folds) OtherGroups(side, onGroups)
                }
            }
            BoxWithConstraints(Modifier.weight(1f, fill = false)) {
                val alone = alone(side, look)
                val fitted = if (alone) look.copy(hand = handLook(side.cards, maxWidth, whole(side, maxHeight, grown))) else look
                val air = if (alone) Space.tiny else 0.dp
                TraySlot(side, fitted, Modifier.fadingScroll().padding(bottom = air))
            }
            DecisionSlot(side, tight = true)
        }
    }
}

/** Nothing but the hand is in the tray. */
private fun alone(side: KingSide, look: TrayLook): Boolean {
    val view = side.view
    val one = side.groups.size == 1 || look.groups == 0
    val hint = view.hint.takeIf { look.weighed != false }
    return one && view.hands.isNotEmpty() && listOfNotNull(view.offers, hint, view.step).isEmpty()
}

/**
 * How high a hand alone in a tray of [most] may be with the whole frames of its cards, [grown] or, on a small phone, as high as
 * its least table leaves: a choice is made among the cards, not on the dice.
 */
private fun whole(side: KingSide, most: Dp, grown: Dp): Dp {
    val rows = (if (side.view.hands.size > 1) 32.dp else 0.dp) + (if (side.view.peek == null) 0.dp else 54.dp)
    // Each row may be rounded up.
    return minOf(maxOf(grown, leastHigh), most - rows - lifted - Space.tiny - 1.dp)
}

/** Heads on cards of a small phone are whole from here on. */
private val leastHigh = 226.dp

/** A phone on its side: the table beside the hand, the hand in a pane at the right. */
@Composable
private fun Landscape(side: KingSide, room: WindowLayout) =
    Column(Modifier.fillMaxSize().padding(horizontal = Space.small)) {
        side.table.bar()
        Row(Modifier.weight(1f), Arrangement.spacedBy(Space.small)) {
            TableSlot(side, Modifier.weight(1f).fillMaxHeight().padding(bottom = 4.dp))
            Beside(
                side,
                room,
                rail = false,
                Modifier.width(maxOf(handPane, room.width * PANE)).fillMaxHeight().padding(bottom = Space.tiny)
            )
        }
    }

private const val PANE = 0.4f

/** A tablet: the table as high as the window, and a pane with the hand and what explains it. */
@Composable
private fun Broad(side: KingSide, room: WindowLayout) =
    Row(Modifier.fillMaxSize()) {
        Column(Modifier.weight(1f).fillMaxHeight().padding(start = Space.small, end = Space.tiny)) {
            side.table.bar()
            TableSlot(side, Modifier.weight(1f).fillMaxWidth().padding(bottom = Space.tiny))
        }
        val pane = Modifier.width((room.width * PANE_OF_BROAD).coerceIn(narrowPane, broadPane)).fillMaxHeight().sidePane()
        BoxWithConstraints(pane.padding(horizontal = Space.medium, vertical = 12.dp)) {
            // What explains keeps its place, so that cards do not jump as one is chosen.
            val high = maxHeight - aroundHand - chosenHigh - if (side.group.rail == null) 0.dp else railHigh + railSaid
            val ledger = high + chosenHigh
            val look =
                TrayLook(
                    handLook(side.cards, maxWidth, high),
                    rail = true,
                    rule = true,
                    chosen = true,
                    groups = 1,
                    die = hugeDie,
                    ledger = ledger
                )
            Column(Modifier.fillMaxSize(), Arrangement.spacedBy(Space.small)) {
                StatusSlot(side, look)
                TraySlot(side, look, Modifier.weight(1f).fadingScroll())
                DecisionSlot(side, tight = false)
            }
        }
    }

private const val PANE_OF_BROAD = 0.41f
private val narrowPane = 348.dp
private val broadPane = 525.dp
private val railSaid = 28.dp
private val hugeDie = 260.dp

/** Large letters: seats of a line each, what was asked for before them; hand and button stay in sight below. */
@Composable
private fun Large(side: KingSide, room: WindowLayout) {
    val view = side.view
    val hands = view.peek?.takeIf { it.open && side.table.clock == null }?.hands ?: view.hands
    val look = TrayLook(hand = null, rail = false, rule = false)
    val cards = hands.firstOrNull()?.cards.orEmpty()
    val plays = cards.isNotEmpty() && view.offers == null && view.step == null && view.history == null
    val decides = listOfNotNull(view.confirm, view.cancel, view.askHint, view.step, side.table.thinking).isNotEmpty()
    val asked = listOfNotNull(view.offers, view.inspect, view.history, view.hint, view.step).isNotEmpty()
    Pinned(
        room,
        Modifier.topPane(),
        table = {
            side.table.bar()
            StatusSlot(side, look)
            if (asked) TraySlot(side, look, Modifier)
            Tower(side.large, Modifier.readAs(TABLE))
            if (!asked) TraySlot(side, look, Modifier)
            hands.drop(1).forEach { UnderCards(it) }
        },
        foot =
            if (plays || decides) {
                {
                    if (plays) SideHand(cards, side.table.onIntent, Modifier.readAs(TRAY), view.hint?.options.orEmpty())
                    if (decides) DecisionSlot(side, tight = true)
                }
            } else {
                null
            },
    )
}

/** A low window, more seats than a table has: all below each other. */
@Composable
private fun Scrolling(side: KingSide) =
    BoxWithConstraints {
        val look =
            TrayLook(handLook(side.cards, maxWidth - Space.small * 2, if (largeText) largeCards else lowCards), rail = true, rule = true)
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = Space.small).padding(bottom = Space.small),
            Arrangement.spacedBy(Space.small),
        ) {
            side.table.bar()
            Tower(side.large, Modifier.readAs(TABLE))
            StatusSlot(side, look)
            TraySlot(side, look, Modifier)
            DecisionSlot(side, tight = false)
        }
    }

/** The same on both sides of a hinge, each scrolling by itself. */
@Composable
private fun ScrollingApart(side: KingSide, room: WindowLayout) =
    TwoPanes(
        room,
        handPane,
        side.table.bar,
        first = { modifier -> Tower(side.large, modifier.verticalScroll(rememberScrollState()).readAs(TABLE)) },
        second = { modifier, width ->
            val look = TrayLook(handLook(side.cards, width, if (largeText) largeCards else lowCards), rail = true, rule = true)
            Column(
                modifier.verticalScroll(rememberScrollState()).padding(bottom = Space.small),
                Arrangement.spacedBy(Space.small),
            ) {
                StatusSlot(side, look)
                TraySlot(side, look, Modifier)
                DecisionSlot(side, tight = false)
            }
        },
    )

@Composable
internal fun TableSlot(side: KingSide, modifier: Modifier) = KingTable(side.large, modifier.readAs(TABLE))

/** Where there is little room, the rule of the selected card stands here: what is to do is on the button. */
@Composable
internal fun StatusSlot(side: KingSide, look: TrayLook) {
    val rule = side.selected?.rule?.takeUnless { look.rule }
    val calm = side.table.clock == null && side.table.rejection == null && rule == null
    if (!calm || largeText || side.view.status.length > LONG) {
        Status(side.view.status, side.table, Modifier.readAs(STATUS), instead = rule ?: side.view.status)
        return
    }
    val told = (side.table.heard + side.view.status).joinToString(" ")
    val spoken =
        Modifier.readAs(STATUS).semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = told
        }
    Box(Modifier.fillMaxWidth().heightIn(min = statusHigh), Alignment.Center) {
        TitleRule(side.view.status, style = LocalTypography.current.display(19.sp), spoken = spoken)
    }
}

/** A longer sentence has no rules beside it. */
private const val LONG = 34
private val statusHigh = 38.dp

@Composable
internal fun TraySlot(side: KingSide, look: TrayLook, modifier: Modifier) = KingTray(side, look, modifier.readAs(TRAY))

@Composable
internal fun DecisionSlot(side: KingSide, tight: Boolean) {
    side.view.step?.takeIf { side.table.clock == null }?.let {
        StepOn(it, side.table.onIntent, Modifier.readAs(DECISION))
        return
    }
    ExplainedDecision(
        side.view.confirm,
        side.view.cancel,
        side.selected?.explain,
        side.table,
        tight,
        side.view.askHint,
        Modifier.readAs(DECISION),
        hinted = side.view.confirm?.hint != side.view.status,
    )
}
