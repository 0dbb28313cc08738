package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ConflictView
import dev.douze.core.ConflictsView
import dev.douze.core.Preview
import dev.douze.core.PreviewKind
import dev.douze.ui.Desk
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.OwnButton
import dev.douze.ui.parts.OwnChoice
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel
import dev.douze.ui.parts.picture

/** What a file is, and what keeping it would do; nothing is kept before somebody agrees. */
@Composable
internal fun Imported(
    view: Preview,
    desk: Desk,
) {
    var theirs by remember(view) { mutableStateOf(false) }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        Picture(picture(emblem(view.kind).path), LocalAccent.current, 40.dp)
        Heading(view.headline, Modifier.weight(1f).semantics { liveRegion = LiveRegionMode.Polite }, LocalWords.current.strong)
    }
    if (view.lines.isNotEmpty()) {
        Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.tiny)) { view.lines.forEach { Words(it) } }
    }
    view.conflicts?.let { Conflicts(it, theirs) { theirs = it } }
    view.confirm?.let { OwnButton(it, { desk.confirm(theirs) }, Modifier.fillMaxWidth(), main = true) }
    OwnButton(view.close, desk::close, Modifier.fillMaxWidth())
}

private fun emblem(kind: PreviewKind) =
    when (kind) {
        PreviewKind.RECORD -> Emblem.COUNCIL
        PreviewKind.CHRONICLE -> Emblem.CHRONICLE
        PreviewKind.DECK -> Emblem.DILEMMA
    }

@Composable
private fun Conflicts(
    view: ConflictsView,
    theirs: Boolean,
    onChoose: (theirs: Boolean) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(12.dp)) {
    Heading(view.label, style = LocalWords.current.strong)
    Column(Modifier.selectableGroup(), Arrangement.spacedBy(Space.tiny)) {
        OwnChoice(view.keepOurs, !theirs) { onChoose(false) }
        OwnChoice(view.takeTheirs, theirs) { onChoose(true) }
    }
    view.conflicts.forEach { Conflict(it) }
    if (view.more.isNotEmpty()) SoftWords(view.more)
}

@Composable
private fun Conflict(view: ConflictView) =
    Column(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
        Words(view.reign, style = LocalWords.current.smallStrong)
        Words(view.ours, style = LocalWords.current.small)
        Words(view.theirs, style = LocalWords.current.small)
    }
