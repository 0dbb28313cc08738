package dev.douze.ui.council

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
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.SaidView
import dev.douze.core.TalkView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Heading
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** What the table has said, and what may be said now. */
@Composable
fun Talk(
    view: TalkView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    val typography = LocalTypography.current
    Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
        Picture(picture(Emblem.REMARK.path), LocalAccent.current, 20.dp)
        Heading(view.label, style = typography.smallStrong)
    }
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        view.before.forEach { Remark(it, past = true) }
        view.said.forEach { Remark(it, past = false) }
    }
    if (view.note.isNotEmpty()) SoftText(view.note)
    view.speaker?.let {
        Heading(it.label, style = typography.smallStrong)
        ShortChoices(it, onIntent)
    }
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        view.offers.forEach { QuietButton(it, onIntent, style = typography.small) }
    }
}

@Composable
private fun Remark(view: SaidView, past: Boolean) {
    val typography = LocalTypography.current
    val ink = if (past) LocalTokens.current.inkSoft else LocalTokens.current.ink
    val spoken = Modifier.fillMaxWidth().semantics(mergeDescendants = true) { contentDescription = view.spoken }
    val silent = Modifier.clearAndSetSemantics {}
    if (largeText) {
        Column(spoken) {
            AppText(view.name, silent, typography.smallStrong, ink)
            AppText(view.sentence, silent, typography.small, ink)
        }
    } else {
        Row(spoken, Arrangement.spacedBy(Space.small)) {
            AppText(view.name, silent.weight(NAME), typography.smallStrong, ink)
            AppText(view.sentence, silent.weight(1f), typography.small, ink)
        }
    }
}

private const val NAME = 0.34f
