package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ChronicleIntent
import dev.douze.core.Intent
import dev.douze.core.ReignPageView
import dev.douze.core.ShelfView
import dev.douze.ui.art.Space
import dev.douze.ui.components.Choices
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTypography

/** A line set right: its names, its stroke, and what it said before. */
@Composable
internal fun Corrections(
    view: ReignPageView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    val small = LocalTypography.current.smallStrong
    view.corrections.forEach { SoftText(it) }
    view.names.forEach { name ->
        key(name.reign, name.member) {
            RestingField(name.field, name.reign to name.member) {
                onIntent(Intent.Chronicle(ChronicleIntent.NameMember(name.reign, name.member, it)))
            }
        }
    }
    FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
        view.correct?.let { QuietButton(it, onIntent, style = small) }
        view.strike?.let { QuietButton(it, onIntent, style = small) }
    }
    view.strike?.hint?.let { SoftText(it, Modifier.clearAndSetSemantics {}) }
}

/** The Chronicles of the device: which one is open, its name, and another one. */
@Composable
internal fun Shelf(
    view: ShelfView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    val open = view.chronicles?.choices?.indexOfFirst { it.selected } ?: 0
    view.chronicles?.let { Choices(it, onIntent) }
    key(open) { RestingField(view.name, open) { onIntent(Intent.Chronicle(ChronicleIntent.NameChronicle(it))) } }
    FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
        QuietButton(view.add, onIntent, style = LocalTypography.current.smallStrong)
        view.remove?.let { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
    }
    view.add.hint?.let { SoftText(it, Modifier.clearAndSetSemantics {}) }
}
