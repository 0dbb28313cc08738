package dev.douze.ui.people

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ColourChoiceView
import dev.douze.core.Intent
import dev.douze.core.PersonPageView
import dev.douze.core.PortraitChoiceView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Bars
import dev.douze.ui.components.Face
import dev.douze.ui.components.Heading
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.ink
import dev.douze.ui.components.panel
import dev.douze.ui.components.press
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** A person: face, results, distributions, feats, and how the face is changed. */
@Composable
internal fun PersonPage(
    view: PersonPageView,
    onIntent: (Intent) -> Unit,
) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.medium), Alignment.CenterVertically) {
        Face(view.face, 84.dp)
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            Heading(view.name, style = LocalTypography.current.title)
            AppText(view.line)
        }
    }
    if (view.feats.isNotEmpty()) {
        Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.tiny)) {
            Heading(view.featsLabel, style = LocalTypography.current.strong)
            view.feats.forEach { AppText(it) }
        }
    }
    view.bars.forEach { Bars(it) }
    Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
        Heading(view.portraitsLabel, style = LocalTypography.current.strong)
        Group(view.portraitsLabel) { view.portraits.forEach { Portrait(it, onIntent) } }
        Heading(view.coloursLabel, style = LocalTypography.current.strong)
        Group(view.coloursLabel) { view.colours.forEach { Colour(it, onIntent) } }
    }
    SoftText(view.about, Modifier.padding(horizontal = Space.tiny))
    QuietButton(view.forget, onIntent, Modifier.fillMaxWidth(), LocalTypography.current.name)
}

@Composable
private fun Group(
    label: String,
    content: @Composable () -> Unit,
) = FlowRow(
    Modifier.selectableGroup().semantics { contentDescription = label },
    Arrangement.spacedBy(Space.small),
    Arrangement.spacedBy(Space.small),
) { content() }

@Composable
private fun Portrait(
    view: PortraitChoiceView,
    onIntent: (Intent) -> Unit,
) = Box(Modifier.choice(view.spoken, view.selected) { onIntent(view.intent) }, Alignment.Center) {
    Face(view.face, 46.dp)
}

@Composable
private fun Colour(
    view: ColourChoiceView,
    onIntent: (Intent) -> Unit,
) = Box(Modifier.choice(view.spoken, view.selected) { onIntent(view.intent) }, Alignment.Center) {
    Box(
        Modifier
            .size(38.dp)
            .clip(CircleShape)
            .background(view.colour.ink)
            .border(1.dp, LocalTokens.current.gold, CircleShape)
    )
}

/** A round choice; the selected one has a ring around it. */
@Composable
private fun Modifier.choice(
    spoken: String,
    selected: Boolean,
    onClick: () -> Unit,
): Modifier =
    size(56.dp)
        .press(spoken, CircleShape, onClick, role = Role.RadioButton)
        .semantics { this.selected = selected }
        .then(if (selected) Modifier.border(3.dp, LocalTokens.current.glow, CircleShape) else Modifier)
