package dev.douze.ui.forest

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.SeatColour
import dev.douze.core.SeatView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.CardBack
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.edged
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press
import dev.douze.ui.parts.suit

/** Both seats side by side; [wordy] also writes how many cards each has. */
@Composable
fun Seats(
    seats: List<SeatView>,
    wordy: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Row(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    seats.forEach { Seat(it, wordy, onIntent, Modifier.weight(1f)) }
}

@Composable
private fun Seat(
    view: SeatView,
    wordy: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    Column(
        modifier
            .heightIn(min = Space.touch)
            .edged(view.active, broad = 2.5.dp)
            .press(view.spoken, ButtonShape, { onIntent(view.why) })
            .padding(horizontal = 10.dp, vertical = if (wordy) 8.dp else 5.dp)
            .clearAndSetSemantics {},
        Arrangement.Center,
    ) {
        val large = largeText
        val number = if (large) LocalWords.current.strong else LocalWords.current.title
        FlowRow(
            Modifier.fillMaxWidth(),
            Arrangement.SpaceBetween,
            itemVerticalAlignment = Alignment.CenterVertically,
            maxItemsInEachRow = if (large) 1 else 2,
        ) {
            Words(view.name, style = if (view.active) LocalWords.current.smallStrong else LocalWords.current.small)
            FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                Words(view.score, style = number)
                view.preview?.let { Words(it, style = number, colour = tokens.accentForest) }
            }
        }
        Row(
            Modifier.heightIn(min = 22.dp),
            horizontalArrangement = Arrangement.spacedBy(3.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            val seat = if (view.colour == SeatColour.BLACK) 0 else 1
            if (view.inHand == 0 && !view.hasChosen) Swatch(seat)
            repeat(view.inHand) { CardBack(seat, 14.dp) }
            if (view.hasChosen) CardBack(seat, 14.dp, Modifier.padding(start = Space.small).rotate(TILT))
            Spacer(Modifier.weight(1f))
            if (view.tiebreaker != null) Picture(picture(Emblem.TIEBREAKER.path), tokens.accentForest, 20.dp)
        }
        if (wordy) SoftWords(view.cards, Modifier.padding(top = 2.dp))
    }
}

/** A seat without cards still shows its colour. */
@Composable
private fun Swatch(seat: Int) {
    val suit = suit(seat)
    Box(Modifier.background(suit.fill, suit.shape).border(1.dp, suit.edge, suit.shape).padding(8.dp))
}

private const val TILT = 14f
