package dev.douze.ui.chronicle

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReignLineView
import dev.douze.core.ReignListView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.edged
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** Reigns, one line each. */
@Composable
internal fun Reigns(
    view: ReignListView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    Window(view.window, onIntent)
    view.reigns.forEach { key(it.id) { Reign(it, onIntent) } }
    // Reading goes on at the end of the list.
    if (view.reigns.size > SHORT) Window(view.window, onIntent)
}

private const val SHORT = 6

/** As the line itself is crossed out. */
private fun TextStyle.crossed(out: Boolean) = if (out) copy(textDecoration = TextDecoration.LineThrough) else this

@Composable
private fun Reign(
    view: ReignLineView,
    onIntent: (Intent) -> Unit,
) {
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .edged(view.selected, fill = LocalTokens.current.paperRaised)
            .press(view.spoken, ButtonShape, { onIntent(view.open) })
            .semantics { selected = view.selected }
            .padding(12.dp, 10.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        ThronePicture(view.throne, 48.dp)
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), itemVerticalAlignment = Alignment.CenterVertically) {
                AppText(view.years, style = LocalTypography.current.smallStrong, colour = LocalAccent.current)
                view.kind?.let { SoftText(it) }
                view.struck?.let { AppText(it, style = LocalTypography.current.smallStrong, colour = LocalTokens.current.danger) }
                view.corrected?.let { SoftText(it) }
            }
            AppText(view.members, style = LocalTypography.current.strong.crossed(view.struck != null))
            FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), itemVerticalAlignment = Alignment.CenterVertically) {
                BandMark(view.band, 16.dp)
                AppText(view.length, style = LocalTypography.current.smallStrong)
                SoftText(view.verdict)
            }
        }
        OutcomeMark(view.won, 22.dp)
    }
}
