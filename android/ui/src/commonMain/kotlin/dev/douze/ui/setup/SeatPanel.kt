package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.RivalView
import dev.douze.core.RivalsView
import dev.douze.core.SeatSetupView
import dev.douze.core.SetupIntent
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Face
import dev.douze.ui.components.Field
import dev.douze.ui.components.Heading
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.edged
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** Who sits here: a person who is known, somebody new, a rival; what it is called and what it is like. */
@Composable
internal fun SeatPanel(
    view: SeatSetupView,
    game: GameKind,
    onIntent: (Intent) -> Unit,
) {
    Heading(view.people.label, Modifier.fillMaxWidth(), LocalTypography.current.smallStrong, LocalTokens.current.inkSoft)
    ShortChoices(view.people, onIntent, Modifier.fillMaxWidth())
    view.name?.let { Field(it, { name -> onIntent(Intent.Setup(SetupIntent.NameSeat(view.seat, name))) }) }
    Rivals(view.rivals, game, onIntent)
    view.temperament?.let {
        Heading(it.label, Modifier.fillMaxWidth(), LocalTypography.current.smallStrong, LocalTokens.current.inkSoft)
        ShortChoices(it, onIntent, Modifier.fillMaxWidth())
        it.choices.find { choice -> choice.selected }?.line?.let { line ->
            SoftText(line, Modifier.fillMaxWidth().clearAndSetSemantics {})
        }
    }
    view.vacate?.takeIf { it.enabled }?.let { QuietButton(it, onIntent, Modifier.fillMaxWidth(), LocalTypography.current.name) }
}

/** Rivals below each other, each with its strength and how it plays. */
@Composable
internal fun Rivals(
    view: RivalsView,
    game: GameKind,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
    Heading(view.label, style = LocalTypography.current.smallStrong, colour = LocalTokens.current.inkSoft)
    Column(Modifier.selectableGroup(), Arrangement.spacedBy(Space.tiny)) { view.rivals.forEach { Rival(it, game, onIntent) } }
}

@Composable
private fun Rival(
    view: RivalView,
    game: GameKind,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier
        .fillMaxWidth()
        .heightIn(min = Space.touch)
        .edged(view.selected)
        .press(view.spoken, ButtonShape, { onIntent(view.intent) }, role = Role.RadioButton)
        .semantics { selected = view.selected }
        .padding(horizontal = 12.dp, vertical = 6.dp)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(12.dp),
    Alignment.CenterVertically,
) {
    view.face?.let { Face(it, 40.dp) }
    Column(Modifier.weight(1f)) {
        AppText(view.label, style = LocalTypography.current.name)
        SoftText(view.line)
    }
    Strength(game, view.strength, LocalTokens.current.line, 16.dp, Modifier.widthIn(min = 68.dp))
}
