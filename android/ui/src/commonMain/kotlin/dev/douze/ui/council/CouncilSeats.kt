package dev.douze.ui.council

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilSeatView
import dev.douze.core.Intent
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CharacterBack
import dev.douze.ui.parts.CharacterCard
import dev.douze.ui.parts.MainButton
import dev.douze.ui.parts.OneLine
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.crossed
import dev.douze.ui.parts.press
import dev.douze.ui.parts.shrinking
import dev.douze.ui.parts.struckOnParchment

private val seatShape = RoundedCornerShape(14.dp)
private val slotShape = RoundedCornerShape(12.dp)
private val gap = 3.dp

/** Heights of a seat in two columns and in three, with cards before the seats and without. */
private val flat = 78.dp
private val flatEmpty = 64.dp
private val high = 112.dp
private val highEmpty = 80.dp

/** In one row, while a face or a target is chosen. */
private val strip = 58.dp
private const val QUARTER = 90f
private const val TWICE = 2f
private const val AT_A_TABLE = 3

/** How high all [seats] are where there is little room; least while something else [asks]. */
fun seatsHeight(seats: List<CouncilSeatView>, asks: Boolean): Dp =
    when {
        asks -> strip
        seats.size > AT_A_TABLE -> seatHeight(seats) * 2 + gap
        else -> seatHeight(seats)
    }

private fun seatHeight(seats: List<CouncilSeatView>): Dp {
    val (low, tall) = if (seats.size == AT_A_TABLE) highEmpty to high else flatEmpty to flat
    return if (seats.any { it.taken }) tall else low
}

/** The councillors in little room: two or three beside each other, all of them while something else [asks]. */
@Composable
fun TightSeats(tween: Tween<CouncilFrame>, asks: Boolean, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) {
    val seats = tween.to.seats
    val narrow = seats.size == AT_A_TABLE
    val height = if (asks) strip else seatHeight(seats)
    val columns = if (asks || narrow) seats.size else 2
    Column(modifier, Arrangement.spacedBy(gap)) {
        seats.chunked(columns).forEach { row ->
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(gap)) {
                row.forEach { seat ->
                    key(seat.seat) {
                        Seat(seat, onIntent, Modifier.weight(1f).height(height)) {
                            when {
                                asks -> Small(seat, tween)
                                narrow -> Narrow(seat, tween, onIntent)
                                else -> Flat(seat, tween, onIntent)
                            }
                        }
                    }
                }
            }
        }
    }
}

/** The same with room for all words, in so many [columns]. */
@Composable
fun RoomySeats(tween: Tween<CouncilFrame>, columns: Int, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) =
    Column(modifier, Arrangement.spacedBy(Space.small)) {
        tween.to.seats.chunked(columns).forEach { row ->
            Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(Space.small)) {
                row.forEach { seat ->
                    key(seat.seat) {
                        Seat(seat, onIntent, Modifier.weight(1f).fillMaxHeight()) { Roomy(seat, tween, onIntent) }
                    }
                }
            }
        }
    }

/** All of it explains what the seat holds for all to know. */
@Composable
private fun Seat(view: CouncilSeatView, onIntent: (Intent) -> Unit, modifier: Modifier, content: @Composable () -> Unit) {
    val tokens = LocalTokens.current
    Box(
        modifier
            .background(if (view.active) tokens.paperRaised else tokens.paper, seatShape)
            .border(if (view.active) 2.5.dp else 1.dp, if (view.active) LocalAccent.current else tokens.hairline, seatShape),
    ) {
        Box(Modifier.matchParentSize().press(view.spoken, seatShape, { onIntent(view.why) }))
        content()
    }
}

/** Name, card and hand. */
@Composable
private fun Small(view: CouncilSeatView, tween: Tween<CouncilFrame>) =
    Column(Modifier.fillMaxSize().padding(horizontal = 6.dp, vertical = 3.dp).clearAndSetSemantics {}) {
        Name(view, Modifier.fillMaxWidth())
        Row(Modifier.fillMaxWidth().weight(1f), Arrangement.SpaceBetween, Alignment.CenterVertically) {
            if (view.taken) Slot(view, tween, 32.dp, {}, pressed = false)
            Row(horizontalArrangement = Arrangement.spacedBy(3.dp), verticalAlignment = Alignment.CenterVertically) {
                InHand(view, 18.dp)
            }
        }
    }

@Composable
private fun Flat(view: CouncilSeatView, tween: Tween<CouncilFrame>, onIntent: (Intent) -> Unit) =
    Column(Modifier.fillMaxSize().padding(start = 7.dp, end = 7.dp, top = 3.dp), Arrangement.spacedBy(1.dp)) {
        Row(Modifier.fillMaxWidth().clearAndSetSemantics {}, Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
            Name(view, Modifier.weight(1f))
            Holding(view, 20.dp)
        }
        Row(Modifier.weight(1f), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            if (view.taken) Slot(view, tween, Space.touch, onIntent)
            Telling(view, tween, Modifier.weight(1f))
        }
    }

@Composable
private fun Narrow(view: CouncilSeatView, tween: Tween<CouncilFrame>, onIntent: (Intent) -> Unit) =
    Column(Modifier.fillMaxSize().padding(start = 6.dp, end = 6.dp, top = 3.dp), Arrangement.spacedBy(1.dp)) {
        Row(Modifier.fillMaxWidth().clearAndSetSemantics {}, Arrangement.spacedBy(3.dp), Alignment.CenterVertically) {
            Name(view, Modifier.weight(1f))
            InHand(view, 18.dp)
        }
        if (view.taken) {
            Row(Modifier.height(Space.touch).fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
                Slot(view, tween, Space.touch, onIntent)
                view.top?.let { CharacterCard(it, 28.dp) }
            }
            Telling(view, tween, Modifier.fillMaxWidth())
        } else {
            Row(Modifier.weight(1f), Arrangement.spacedBy(3.dp), Alignment.CenterVertically) {
                Telling(view, tween, Modifier.weight(1f))
                view.top?.let { CharacterCard(it, 28.dp) }
            }
        }
    }

@Composable
private fun Roomy(view: CouncilSeatView, tween: Tween<CouncilFrame>, onIntent: (Intent) -> Unit) =
    Column(Modifier.fillMaxWidth().padding(10.dp), Arrangement.spacedBy(6.dp)) {
        Row(Modifier.fillMaxWidth().clearAndSetSemantics {}, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            Words(view.name, Modifier.weight(1f), if (view.active) LocalWords.current.strong else LocalWords.current.body)
            Holding(view, 28.dp)
        }
        Row(Modifier.fillMaxWidth().heightIn(min = 60.dp), Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
            if (view.taken) Slot(view, tween, 56.dp, onIntent, pressed = false)
            Column(Modifier.weight(1f).clearAndSetSemantics {}) {
                val words = LocalWords.current
                val tokens = LocalTokens.current
                view.mark?.let { Words(it, style = words.smallStrong, colour = LocalAccent.current) }
                view.card?.character?.let { OneLine(it.name, style = words.smallStrong, struck = view.card?.struck != null) }
                view.card?.struck?.takeIf { it.isNotEmpty() }?.let { Words(it, style = words.small, colour = tokens.struck) }
                Said(view, tween)
                view.wish?.let { Words(it, style = words.smallStrong) }
            }
        }
        view.reveal?.let { MainButton(it, onIntent, Modifier.fillMaxWidth(), LocalWords.current.smallStrong) }
    }

@Composable
private fun Name(view: CouncilSeatView, modifier: Modifier) =
    OneLine(view.name, modifier, if (view.active) LocalWords.current.smallStrong else LocalWords.current.small)

/** Cards in hand, and the open card of the discard. */
@Composable
private fun Holding(view: CouncilSeatView, side: Dp) {
    InHand(view, side)
    view.top?.let { CharacterCard(it, side) }
}

@Composable
private fun InHand(view: CouncilSeatView, side: Dp) {
    CharacterBack(side)
    OneLine("${view.inHand}", style = LocalWords.current.smallStrong)
}

/** A card lies before the seat, or is to be revealed. */
private val CouncilSeatView.taken get() = card != null || reveal != null

/** The card before the seat. Face down it is the button that opens it, once the council may agree on that. */
@Composable
private fun Slot(
    view: CouncilSeatView,
    tween: Tween<CouncilFrame>,
    side: Dp,
    onIntent: (Intent) -> Unit,
    pressed: Boolean = true,
) {
    val card = view.card
    val reveal = view.reveal?.takeIf { pressed }
    val explain = card?.explain?.takeIf { side >= Space.touch }
    val tokens = LocalTokens.current
    Box(
        Modifier.size(side).then(
            when {
                reveal != null -> {
                    val fill = if (reveal.enabled) LocalAccent.current else tokens.hairline
                    Modifier.background(fill, slotShape).press(reveal, slotShape, onIntent, tokens.onAccent)
                }

                explain != null -> Modifier.press(card.character?.name.orEmpty(), slotShape, { onIntent(explain) }, state = card.struck)

                else -> Modifier
            }
        ),
        Alignment.Center,
    ) {
        val character = card?.character
        val opening = tween.turnsOver(view.seat)
        when {
            reveal != null -> Picture(Signs.eye, tokens.onAccent, 30.dp)

            character != null -> {
                val turning =
                    Modifier.graphicsLayer { if (opening) rotationY = QUARTER * (1f - (TWICE * tween.done()).coerceAtMost(1f)) }
                val struck = card.struck != null
                val striking = { if (tween.crossesOut(view.seat)) tween.done() else 1f }
                val across = if (struck) Modifier.crossed(struckOnParchment, striking) else Modifier
                CharacterCard(character, side - 6.dp, turning.then(across), struck)
            }

            card != null -> CharacterBack(side - 4.dp)
        }
    }
}

/** Three short lines: Head or laid open, the open card's name, wish or remark. */
@Composable
private fun Telling(view: CouncilSeatView, tween: Tween<CouncilFrame>, modifier: Modifier) =
    Column(modifier.clearAndSetSemantics {}, Arrangement.Center) {
        val words = LocalWords.current
        val character = view.card?.character
        view.mark?.let { OneLine(it, Modifier.fillMaxWidth(), words.smallStrong, LocalAccent.current) }
        character?.let { OneLine(it.name, Modifier.fillMaxWidth(), words.smallStrong, struck = view.card?.struck != null) }
        val room = AT_A_TABLE - listOfNotNull(view.mark, character).size
        val wish = view.wish
        if (wish != null && character == null) {
            OneLine(wish, Modifier.fillMaxWidth(), words.small.shrinking, lines = room)
        } else {
            Said(view, tween, room)
        }
    }

@Composable
private fun Said(view: CouncilSeatView, tween: Tween<CouncilFrame>, lines: Int = AT_A_TABLE) {
    val says = view.says ?: return
    val news = tween.fadesIn(view.seat)
    val style = LocalWords.current.small.shrinking.copy(fontStyle = FontStyle.Italic)
    val told = Modifier.fillMaxWidth().graphicsLayer { if (news) alpha = tween.done() }
    OneLine(says, told, style, LocalTokens.current.inkSoft, TextAlign.Start, lines = lines)
}
