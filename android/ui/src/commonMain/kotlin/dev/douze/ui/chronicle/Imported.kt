package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ConflictView
import dev.douze.core.ConflictsView
import dev.douze.core.Intent
import dev.douze.core.PreviewKind
import dev.douze.core.PreviewView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Choice
import dev.douze.ui.components.Heading
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Rosette
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.live
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTypography

/** What a file is, and what keeping it would do; nothing is kept before somebody agrees. */
@Composable
fun Imported(
    view: PreviewView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    // Another file begins at its beginning.
    Leaves(Modifier.widthIn(max = 640.dp), key(view.ticket) { rememberScrollState() }, least = this.maxHeight) {
        Heading(view.headline, Modifier.fillMaxWidth().live(), LocalTypography.current.strong)
        if (view.lines.isNotEmpty()) {
            Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.tiny)) { view.lines.forEach { AppText(it) } }
        }
        view.conflicts?.let { Conflicts(it, onIntent) }
        Rosette(Modifier.fillMaxWidth().weight(1f)) { Picture(picture(emblem(view.kind).path), LocalAccent.current, 64.dp) }
        view.confirm?.let { MainButton(it, onIntent, Modifier.fillMaxWidth()) }
        QuietButton(view.close, onIntent, Modifier.fillMaxWidth())
    }
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
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(12.dp)) {
    Heading(view.label, style = LocalTypography.current.strong)
    Column(Modifier.selectableGroup(), Arrangement.spacedBy(Space.tiny)) {
        view.choices.forEach { Choice(it, onIntent) }
    }
    view.conflicts.forEach { Conflict(it) }
    if (view.more.isNotEmpty()) SoftText(view.more)
}

@Composable
private fun Conflict(view: ConflictView) =
    Column(Modifier.fillMaxWidth().semantics(mergeDescendants = true) {}) {
        AppText(view.reign, style = LocalTypography.current.smallStrong)
        AppText(view.ours, style = LocalTypography.current.small)
        AppText(view.theirs, style = LocalTypography.current.small)
    }
