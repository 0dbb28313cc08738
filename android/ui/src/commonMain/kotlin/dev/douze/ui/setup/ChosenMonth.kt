package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ChosenMonthView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CharacterCard
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel

/** How the chosen month opens, and the lists that the rulebook prints; with room the petitioners are portraits. */
@Composable
internal fun ChosenMonth(view: ChosenMonthView, portraits: Boolean = false) =
    Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(if (portraits) Space.medium else Space.small)) {
        AppText(view.story)
        FlowRow(
            Modifier.clearAndSetSemantics {},
            Arrangement.spacedBy(Space.tiny),
            Arrangement.spacedBy(Space.tiny),
        ) { view.petitioners.forEach { CharacterCard(it, if (portraits) 76.dp else 40.dp) } }
        SoftText(view.petitionerLine)
        SoftText(view.dilemmaLine)
    }
