package dev.douze.ui.setup

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
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.SetupIntent
import dev.douze.core.SetupView
import dev.douze.ui.art.Space
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.Choices
import dev.douze.ui.parts.Field
import dev.douze.ui.parts.MainButton
import dev.douze.ui.parts.mediumWidth
import dev.douze.ui.parts.panel

/** From this width on, what only Council of 12 asks stands beside the seats. */
private val twoPanes = 1000.dp

/** Who plays, and how. */
@Composable
fun SetupScreen(
    view: SetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val large = largeText
    val broad = maxWidth >= mediumWidth && !large
    val council = view.council.takeIf { maxWidth >= twoPanes && !large }
    val widest = if (council == null) 880.dp else 1160.dp
    val column = Modifier.widthIn(max = if (broad) widest else 560.dp).padding(horizontal = Space.medium)
    Column(horizontalAlignment = Alignment.CenterHorizontally) {
        Column(
            Modifier.weight(1f).verticalScroll(rememberScrollState()).then(column).padding(bottom = Space.medium),
            Arrangement.spacedBy(Space.medium),
        ) {
            if (council == null) {
                Questions(view, broad, onIntent)
            } else {
                Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.medium)) {
                    Column(Modifier.weight(2f), Arrangement.spacedBy(Space.medium)) {
                        Questions(view.copy(council = null), false, onIntent)
                    }
                    Column(Modifier.weight(3f), Arrangement.spacedBy(Space.medium)) {
                        CouncilQuestions(council, true, onIntent)
                        DeckQuestion(council, onIntent)
                    }
                }
            }
            if (large) MainButton(view.start, onIntent, Modifier.fillMaxWidth())
        }
        // Always at hand, unless large letters need the room.
        if (!large) MainButton(view.start, onIntent, column.fillMaxWidth().padding(vertical = Space.small))
    }
}

@Composable
private fun Questions(
    view: SetupView,
    broad: Boolean,
    onIntent: (Intent) -> Unit,
) {
    Beside(view.seats, if (broad) 2 else 1) { seat, modifier ->
        key(seat.seat) { if (view.game == GameKind.FOREST) Seat(seat, onIntent, modifier) else SmallSeat(seat, onIntent, modifier) }
    }
    SeatCount(view, onIntent)
    view.council?.let { CouncilQuestions(it, broad, onIntent) }
    view.choices.forEach { Choices(it, onIntent, Modifier.panel().padding(Space.medium)) }
    view.characters?.let { CharacterSet(it, broad, onIntent) }
    view.council?.let { DeckQuestion(it, onIntent) }
    Field(view.seed, { onIntent(Intent.Setup(SetupIntent.TypeSeed(it))) }, keyboard = KeyboardType.Number)
}

/** Things in [columns] of the same width. */
@Composable
internal fun <T> Beside(
    things: List<T>,
    columns: Int,
    gap: Dp = Space.medium,
    content: @Composable (T, Modifier) -> Unit,
) = things.chunked(columns).forEach { row ->
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(gap)) {
        row.forEach { content(it, Modifier.weight(1f)) }
        repeat(columns - row.size) { Column(Modifier.weight(1f)) {} }
    }
}
