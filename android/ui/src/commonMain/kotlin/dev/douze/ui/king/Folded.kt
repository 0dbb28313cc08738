package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.ui.art.Space
import dev.douze.ui.components.Panes
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.fadingScroll

/** A hinge goes between table and hand. */
@Composable
internal fun Folded(side: KingSide, room: WindowLayout) {
    // The page of a book is much higher than its table.
    val apart = room.panes == Panes.BESIDE && room.height - BAR - STRETCH * room.first(0.dp) >= chosenHigh + PLAQUE.dp + Space.medium
    TwoPanes(
        room,
        handPane,
        side.table.bar,
        first = { modifier ->
            Column(modifier.padding(bottom = if (apart) Space.small else 0.dp), Arrangement.spacedBy(Space.small)) {
                TableSlot(side, Modifier.weight(1f).fillMaxWidth())
                if (apart) BelowTable(side)
            }
        },
        second = { modifier, _ -> Beside(side, room, rail = room.below >= railToo, modifier.padding(bottom = Space.small), apart = apart) },
    )
}

/** What is over the table of a high half: the chosen card at large, or what the cards have made of the dice. */
@Composable
private fun BelowTable(side: KingSide) =
    Box(Modifier.fillMaxWidth().height(chosenHigh), Alignment.Center) {
        val hands = side.view.peek?.takeIf { it.open }?.hands ?: side.view.hands
        if (hands.isEmpty()) Ledger(side.group, short = true) else side.selected?.let { ChosenCard(it) } ?: Awaited()
    }

/** Status, tray and decision in a pane: the cards are as high as there is room. */
@Composable
internal fun Beside(side: KingSide, room: WindowLayout, rail: Boolean, modifier: Modifier, apart: Boolean = false) =
    BoxWithConstraints(modifier) {
        val rule = if (apart) 0.dp else ROOM_OF_RULE
        val high = if (rail) maxHeight - aroundHand - railHigh - rule else maxHeight - aroundHand
        // Cards that are open on a narrow table show a portrait only: names and values stand here.
        val explained = room.hinge == null && side.view.hands.isEmpty() && side.view.offers == null && side.view.step == null
        val look = TrayLook(handLook(side.cards, maxWidth, high), rail, rail, chosen = explained, apart = apart)
        Column(Modifier.fillMaxSize(), Arrangement.spacedBy(4.dp)) {
            StatusSlot(side, look)
            TraySlot(side, look, Modifier.weight(1f).fadingScroll())
            DecisionSlot(side, tight = true)
        }
    }

private val ROOM_OF_RULE = 70.dp
private val BAR = 48.dp
