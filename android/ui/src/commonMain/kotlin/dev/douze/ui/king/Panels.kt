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
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.StandingView
import dev.douze.core.StandingsView
import dev.douze.core.StepView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.ExportButton
import dev.douze.ui.components.Face
import dev.douze.ui.components.Heading
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.live
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTypography

/** One of the six steps of a turn: what it is, and what happened. */
@Composable
fun Step(
    view: StepView,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    Heading(view.title, style = LocalTypography.current.strong, colour = LocalAccent.current)
    SoftText(view.rule)
    Column(Modifier.live(), Arrangement.spacedBy(Space.tiny)) {
        view.happened.forEach { AppText(it, style = LocalTypography.current.smallStrong) }
    }
}

/** The way on from a step; it has the focus. */
@Composable
fun StepOn(
    view: StepView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val focus = remember { FocusRequester() }
    LaunchedEffect(view.title) { focus.requestFocus() }
    MainButton(view.next, onIntent, modifier.fillMaxWidth().focusRequester(focus))
}

/** Who is how far, best first. */
@Composable
fun Standings(
    view: StandingsView,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(2.dp)) {
    Heading(view.label, style = LocalTypography.current.smallStrong)
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
        AppText(view.place, silent.widthIn(min = 20.dp), LocalTypography.current.smallStrong)
        Face(view.medallion, 26.dp)
        AppText(view.name, silent.weight(1f), LocalTypography.current.small)
        if (view.crowns > 0) Crowns(view.crowns, 20.dp)
        AppText(view.points, silent, LocalTypography.current.small)
    }
