package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ChosenMonthView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CharacterCard
import dev.douze.ui.components.SoftText

/** How the chosen month opens, and the lists that the rulebook prints. */
@Composable
internal fun ChosenMonth(view: ChosenMonthView) =
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
        AppText(view.story)
        FlowRow(
            Modifier.clearAndSetSemantics {},
            Arrangement.spacedBy(Space.tiny),
            Arrangement.spacedBy(Space.tiny),
        ) { view.petitioners.forEach { CharacterCard(it, 40.dp) } }
        SoftText(view.petitionerLine)
        SoftText(view.dilemmaLine)
    }
