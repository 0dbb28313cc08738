package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.Intent
import dev.douze.core.SeatSetupView
import dev.douze.core.SetupIntent
import dev.douze.core.SetupView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CardBack
import dev.douze.ui.parts.Choices
import dev.douze.ui.parts.Field
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.ShortChoices
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.panel

/** A seat of a game with few of them: every choice with its sentence. */
@Composable
internal fun Seat(
    view: SeatSetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(12.dp)) {
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
        CardBack(view.seat, 22.dp)
        Heading(view.heading, style = LocalWords.current.strong)
    }
    Choices(view.player, onIntent)
    Name(view, onIntent)
}

/** One of up to sixteen seats: choices side by side; a name, or the sentence of who plays instead, and what they are like. */
@Composable
internal fun SmallSeat(
    view: SeatSetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    Heading(view.heading, style = LocalWords.current.smallStrong)
    ShortChoices(view.player, onIntent)
    if (view.name == null) Line(view.player)
    view.temperament?.let {
        SoftWords(it.label, Modifier.clearAndSetSemantics {})
        ShortChoices(it, onIntent)
        Line(it)
    }
    Name(view, onIntent)
}

/** What the selected one is like; its own name says it to screen readers. */
@Composable
private fun Line(view: ChoicesView) =
    view.choices.find { it.selected }?.line?.let { SoftWords(it, Modifier.clearAndSetSemantics {}) }

@Composable
private fun Name(
    view: SeatSetupView,
    onIntent: (Intent) -> Unit,
) = view.name?.let { Field(it, { name -> onIntent(Intent.Setup(SetupIntent.NameSeat(view.seat, name))) }) }

/** One seat more, one less; what that means stands below. */
@Composable
internal fun SeatCount(
    view: SetupView,
    onIntent: (Intent) -> Unit,
) {
    val buttons = listOfNotNull(view.add, view.remove)
    if (buttons.isEmpty()) return
    Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.small),
            verticalArrangement = Arrangement.spacedBy(Space.small),
        ) { buttons.forEach { QuietButton(it, onIntent) } }
        buttons.forEach { button -> button.hint?.let { SoftWords(it, Modifier.clearAndSetSemantics {}) } }
    }
}
