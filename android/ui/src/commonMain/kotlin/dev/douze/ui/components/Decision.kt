package dev.douze.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.core.ThinkingView
import dev.douze.ui.art.Space
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** Room that the line above the board always has: a longer sentence moves nothing. */
private val twoLines = 38.dp

/** What is going on: also announced by a screen reader as it happens. [instead] is what stands there in quiet times. */
@Composable
fun Status(
    status: String,
    table: TableContext,
    modifier: Modifier = Modifier,
    instead: String = status,
) {
    val line = table.clock?.beat?.sentence ?: table.rejection ?: instead
    val told = (table.heard + listOfNotNull(table.rejection) + status).joinToString(" ")
    val placed =
        modifier
            .fillMaxWidth()
            .heightIn(min = twoLines)
            .wrapContentHeight()
            .semantics {
                liveRegion = LiveRegionMode.Polite
                contentDescription = told
            }
    val ink = if (table.rejection == null) LocalTokens.current.ink else LocalTokens.current.danger
    // A rule is text; what is going on is a headline.
    if (largeText || line != status) {
        AppText(line, placed, LocalTypography.current.smallStrong, ink, TextAlign.Center)
    } else {
        FittingWords(line, placed, LocalTypography.current.display(17.sp).copy(lineHeight = 1.1.em), ink, TextAlign.Center, lines = 2)
    }
}

/**
 * The way to a hint ([ask]; beside others as a sign), cancel (beside that sign, and [terse]: as a sign, too) and confirm (while
 * it is off, [hinted]: with the reason), or what is at work.
 */
@Composable
fun Decision(
    confirm: ButtonView?,
    cancel: ButtonView?,
    table: TableContext,
    tight: Boolean,
    modifier: Modifier = Modifier,
    ask: ButtonView? = null,
    terse: Boolean = false,
    hinted: Boolean = true,
) {
    val style =
        when {
            !largeText -> LocalTypography.current.plaque
            tight -> LocalTypography.current.smallStrong
            else -> LocalTypography.current.strong
        }
    if (table.thinking != null) {
        Thinking(table.thinking, table.percent, table.onMoveNow, modifier)
    } else if (confirm != null || cancel != null) {
        Row(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
            ask?.let { SignButton(it, Signs.bulb, table.onIntent) }
            val signs = terse || ask != null
            cancel?.let { if (signs) SignButton(it, Signs.close, table.onIntent) else QuietButton(it, table.onIntent, style = style) }
            // Two lines take little more than one where room is scarce.
            val within = if (tight && !largeText) 6.dp else Space.small
            confirm?.let { MainButton(it, table.onIntent, Modifier.weight(1f), style, hinted, within) }
        }
    } else if (ask != null) {
        Box(modifier.fillMaxWidth(), Alignment.Center) { AskButton(ask, table.onIntent) }
    }
}

/** The same beside a sign that [explain]s what is selected. */
@Composable
fun ExplainedDecision(
    confirm: ButtonView?,
    cancel: ButtonView?,
    explain: ButtonView?,
    table: TableContext,
    tight: Boolean,
    ask: ButtonView?,
    modifier: Modifier = Modifier,
    hinted: Boolean = true,
) = Row(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
    Decision(confirm, cancel, table, tight, Modifier.weight(1f), ask, terse = tight && explain != null, hinted)
    if (explain != null && table.thinking == null) SignButton(explain, Signs.about, table.onIntent)
}

/** The way to a hint, in words. */
@Composable
fun AskButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    style: TextStyle = if (largeText) LocalTypography.current.smallStrong else LocalTypography.current.name,
) = QuietButton(view, onIntent, modifier, style, Signs.bulb)

@Composable
private fun Thinking(
    view: ThinkingView,
    percent: () -> Int?,
    onMoveNow: () -> Unit,
    modifier: Modifier,
) = Row(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
    Column(Modifier.weight(1f), Arrangement.spacedBy(Space.tiny)) {
        SoftText(view.sentence)
        LinearProgressIndicator(
            { (percent() ?: 0) / HUNDRED },
            Modifier.fillMaxWidth(),
            color = LocalAccent.current,
            trackColor = LocalTokens.current.hairline,
            drawStopIndicator = {},
        )
    }
    OwnButton(view.moveNow, onMoveNow)
}

private const val HUNDRED = 100f
