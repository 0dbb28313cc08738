package dev.douze.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.Intent
import dev.douze.core.SettingsView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.components.Choices
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Segments
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.Switch
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.mediumWidth
import dev.douze.ui.components.panel
import dev.douze.ui.theme.largeText

/** Language, pace, colours, peeking, pictures, sounds, tips. */
@Composable
fun SettingsScreen(
    view: SettingsView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val broad = maxWidth >= mediumWidth && !largeText
    Column(
        Modifier
            .verticalScroll(rememberScrollState())
            .widthIn(max = if (broad) 880.dp else 560.dp)
            .padding(horizontal = Space.medium)
            .padding(bottom = Space.large),
        Arrangement.spacedBy(Space.medium),
    ) {
        if (broad) {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.medium)) {
                Column(Modifier.weight(1f), Arrangement.spacedBy(Space.medium)) {
                    Group(view.language, onIntent)
                    Group(view.pace, onIntent)
                    Group(view.theme, onIntent)
                    Switches(view, onIntent)
                }
                Column(Modifier.weight(1f), Arrangement.spacedBy(Space.medium)) {
                    Group(view.peek, onIntent)
                    Group(view.animals, onIntent)
                    About(view, onIntent)
                }
            }
        } else {
            listOf(view.language, view.pace, view.theme, view.peek, view.animals).forEach { Group(it, onIntent) }
            Switches(view, onIntent)
            About(view, onIntent)
        }
    }
}

/** What the app is, and what it is made of. */
@Composable
private fun About(
    view: SettingsView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.small)) {
    Picture(Art.DIE, Modifier.align(Alignment.CenterHorizontally).size(64.dp))
    view.about.forEach { SoftText(it) }
    QuietButton(view.notices, onIntent, Modifier.fillMaxWidth())
}

/** What is on or off. */
@Composable
private fun Switches(
    view: SettingsView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(horizontal = Space.medium, vertical = Space.small)) {
    Switch(view.sounds, onIntent)
    Switch(view.tips, onIntent)
}

/** Choices that need no sentence are in one line; chips where letters are large. */
@Composable
private fun Group(
    view: ChoicesView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.small)) {
    if (view.choices.all { it.line == null }) {
        TitleRule(view.label)
        if (largeText) ShortChoices(view, onIntent) else Segments(view, onIntent)
    } else {
        Choices(view, onIntent)
    }
}
