package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.StandingView
import dev.douze.core.StandingsView
import dev.douze.core.StepView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.ExportButton
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.MainButton
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel

/** One of the six steps of a turn: what it is, and what happened. The way on has the focus. */
@Composable
fun Step(
    view: StepView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    val focus = remember { FocusRequester() }
    LaunchedEffect(view.title) { focus.requestFocus() }
    Heading(view.title, style = LocalWords.current.strong, colour = LocalAccent.current)
    SoftWords(view.rule)
    Column(Modifier.semantics { liveRegion = LiveRegionMode.Polite }, Arrangement.spacedBy(Space.tiny)) {
        view.happened.forEach { Words(it, style = LocalWords.current.smallStrong) }
    }
    MainButton(view.next, onIntent, Modifier.fillMaxWidth().focusRequester(focus))
}

/** Who is how far, best first. */
@Composable
fun Standings(
    view: StandingsView,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(2.dp)) {
    Heading(view.label, style = LocalWords.current.smallStrong)
    view.rows.forEach { Standing(it) }
}

@Composable
private fun Standing(view: StandingView) =
    Row(
        Modifier.fillMaxWidth().heightIn(min = 24.dp).semantics(mergeDescendants = true) { contentDescription = view.spoken },
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        val silent = Modifier.clearAndSetSemantics {}
        Words(view.place, silent.widthIn(min = 20.dp), LocalWords.current.smallStrong)
        Medallion(view.seat, 26.dp)
        Words(view.name, silent.weight(1f), LocalWords.current.small)
        if (view.crowns > 0) Crowns(view.crowns, 20.dp)
        Words(view.points, silent, LocalWords.current.small)
    }
