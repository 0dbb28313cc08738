package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.SetupPanel
import dev.douze.core.SetupView
import dev.douze.ui.art.Space
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.expandedWidth
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.sidePane

/** The lines beside the table. */
private val pane = 320.dp
private val broadPane = 420.dp
private val widest = 720.dp

/** Lower, as before the hinge of a tent, the lines stand beside the table. */
private val least = 480.dp

/** Who plays, and how: the table with its seats, and the few lines below it. What is opened takes the place of the lines, or of all. */
@Composable
fun SetupScreen(
    view: SetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val large = largeText
    val broad = maxWidth >= expandedWidth && !large
    val beside = broad || (maxWidth > maxHeight && !large)
    val panel = view.panel
    when {
        panel != null && (!beside || panel.panel.fills) -> Panel(
            view,
            panel,
            onIntent,
            broad,
            Modifier.widthIn(max = if (broad) 1100.dp else widest)
        )

        broad && panel == null && maxHeight >= least ->
            Column(Modifier.widthIn(max = 900.dp)) {
                SetupTable(view, onIntent, Modifier.weight(1f).fillMaxWidth())
                Lines(view, onIntent, Modifier.padding(horizontal = Space.large).padding(top = Space.tiny, bottom = Space.large))
            }

        beside ->
            Row(Modifier.fillMaxSize().padding(start = Space.small, end = if (broad) 0.dp else Space.small)) {
                SetupTable(view, onIntent, Modifier.weight(1f).fillMaxHeight())
                val side = Modifier.width(if (broad) broadPane else pane).fillMaxHeight().then(if (broad) Modifier.sidePane() else Modifier)
                if (panel == null) {
                    Column(side.verticalScroll(rememberScrollState()), Arrangement.Bottom) {
                        Lines(view, onIntent, Modifier.padding(Space.small))
                    }
                } else {
                    Panel(view, panel, onIntent, false, side)
                }
            }

        large ->
            // The start stays in sight below all else, unless the window is very low.
            Column {
                val pinned = this@BoxWithConstraints.maxHeight >= least
                Column(Modifier.weight(1f).fadingScroll().padding(bottom = Space.medium), Arrangement.spacedBy(Space.small)) {
                    SeatList(view, onIntent)
                    Lines(view, onIntent, Modifier.padding(horizontal = Space.medium), start = !pinned)
                }
                val foot = Modifier.fillMaxWidth().padding(horizontal = Space.medium, vertical = Space.small)
                if (pinned) MainButton(view.start, onIntent, foot)
            }

        else ->
            Column(Modifier.widthIn(max = widest)) {
                SetupTable(view, onIntent, Modifier.weight(1f).fillMaxWidth())
                Lines(view, onIntent, Modifier.padding(horizontal = Space.medium).padding(top = Space.tiny, bottom = Space.medium))
            }
    }
}

/** The year needs the whole width. */
private val SetupPanel.fills: Boolean get() = this is SetupPanel.Months || this is SetupPanel.Month

/** Things in [columns] of the same width. */
@Composable
internal fun <T> Beside(
    things: List<T>,
    columns: Int,
    gap: Dp = Space.small,
    content: @Composable (T, Modifier) -> Unit,
) = things.chunked(columns).forEach { row ->
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(gap)) {
        row.forEach { content(it, Modifier.weight(1f)) }
        repeat(columns - row.size) { Column(Modifier.weight(1f)) {} }
    }
}
