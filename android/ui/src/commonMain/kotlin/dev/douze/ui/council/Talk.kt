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
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.ShortChoices
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel
import dev.douze.ui.parts.picture

/** What the table has said, and what may be said now. */
@Composable
fun Talk(
    view: TalkView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    val words = LocalWords.current
    Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
        Picture(picture(Emblem.REMARK.path), LocalAccent.current, 20.dp)
        Heading(view.label, style = words.smallStrong)
    }
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        view.before.forEach { Remark(it, past = true) }
        view.said.forEach { Remark(it, past = false) }
    }
    if (view.note.isNotEmpty()) SoftWords(view.note)
    view.speaker?.let {
        Heading(it.label, style = words.smallStrong)
        ShortChoices(it, onIntent)
    }
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        view.offers.forEach { QuietButton(it, onIntent, style = words.small) }
    }
}

@Composable
private fun Remark(view: SaidView, past: Boolean) {
    val words = LocalWords.current
    val ink = if (past) LocalTokens.current.inkSoft else LocalTokens.current.ink
    val spoken = Modifier.fillMaxWidth().semantics(mergeDescendants = true) { contentDescription = view.spoken }
    val silent = Modifier.clearAndSetSemantics {}
    if (largeText) {
        Column(spoken) {
            Words(view.name, silent, words.smallStrong, ink)
            Words(view.sentence, silent, words.small, ink)
        }
    } else {
        Row(spoken, Arrangement.spacedBy(Space.small)) {
            Words(view.name, silent.weight(NAME), words.smallStrong, ink)
            Words(view.sentence, silent.weight(1f), words.small, ink)
        }
    }
}

private const val NAME = 0.34f
