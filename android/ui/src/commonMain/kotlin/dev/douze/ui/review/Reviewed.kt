package dev.douze.ui.review

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReviewedView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Heading
import dev.douze.ui.components.WeighedRows
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTypography

/** A table is never higher. */
private val largest = 420.dp

/** A decision: the table as its person saw it, what was done and what would have been better. */
@Composable
internal fun Then(
    view: ReviewedView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    board: Dp = largest,
    /** What was done stands here; else elsewhere. */
    told: Boolean = true,
    /** So high are the table and what was done at least: no part of what follows comes into sight. */
    least: Dp = 0.dp,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
    Column(Modifier.heightIn(min = least), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
        view.table?.let { TableThen(it, onIntent, board, low = !told) }
        if (told) Told(view)
    }
    view.hand?.let { HandThen(it.cards, onIntent) }
}

/** What was done, and what would have been better. */
@Composable
internal fun Told(view: ReviewedView) =
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterHorizontally) {
        Heading(view.heading, style = LocalTypography.current.strong)
        AppText(view.sentences.joinToString(" "), align = TextAlign.Center)
    }

/** What was weighed there, and why the best one. */
@Composable
internal fun Weighed(
    view: ReviewedView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    if (view.options.isEmpty()) return
    Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(12.dp)) {
        WeighedRows(view.options, onIntent)
        view.reasons.forEach { AppText(it, style = LocalTypography.current.small) }
    }
}
