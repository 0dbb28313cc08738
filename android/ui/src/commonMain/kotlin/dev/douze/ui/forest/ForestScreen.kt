package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.ForestView
import dev.douze.ui.art.Space
import dev.douze.ui.parts.Decision
import dev.douze.ui.parts.Status
import dev.douze.ui.parts.Table
import dev.douze.ui.parts.readAs

/** From this width on there are two panes; also whenever a window is wider than high. */
private val wide = 600.dp

/** Below this height every dp goes to the board. */
private val tall = 720.dp

/** What the second pane needs to look well; where there is more, the board takes it. */
private val besides = 400.dp
private const val PANE = 0.56f
private const val LARGE_TEXT = 1.2f

// The order in which a screen reader reads; the bar with its actions comes last.
private const val SEATS = -2f
private const val STATUS = -1f
private const val TRAY = 2f
private const val DECISION = 3f

/** The forest table: board, seats, hand and what explains them. */
@Composable
fun ForestScreen(
    view: ForestView,
    table: Table,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize()) {
    val room = DpSize(maxWidth, maxHeight)
    if (maxWidth >= wide || maxWidth > maxHeight) TwoPanes(view, table, room) else OnePane(view, table, room)
}

@Composable
private fun TwoPanes(
    view: ForestView,
    table: Table,
    room: DpSize,
) = Row(Modifier.fillMaxSize().padding(horizontal = Space.small), Arrangement.spacedBy(Space.medium)) {
    val side = minOf(room.height - 2 * Space.small, maxOf(room.width * PANE, room.width - besides))
    val least = least(view)
    Box(
        Modifier.fillMaxHeight().verticalScroll(rememberScrollState()).padding(vertical = Space.small),
        Alignment.TopCenter,
    ) {
        TheBoard(view, table, maxOf(side, least))
    }
    val scrolls = room.height < 340.dp || LocalDensity.current.fontScale > LARGE_TEXT
    Column(
        Modifier.weight(1f).fillMaxHeight().then(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier),
        Arrangement.spacedBy(Space.small),
    ) {
        val wordy = room.height >= tall
        Head(view, table, wordy)
        val face = if (wordy) 84.dp else 48.dp
        val tray = if (scrolls) Modifier else Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState())
        TheTray(view, table, face, tray)
        TheDecision(view, table, !wordy, Modifier.padding(bottom = Space.small))
    }
}

@Composable
private fun OnePane(
    view: ForestView,
    table: Table,
    room: DpSize,
) {
    val least = least(view)
    val widest = room.width - 2 * Space.small
    val scrolls = LocalDensity.current.fontScale > LARGE_TEXT || view.result != null || room.height < 560.dp
    val wordy = room.height >= tall
    val face = if (wordy) 72.dp else 46.dp
    if (scrolls) {
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = Space.small),
            Arrangement.spacedBy(Space.small),
        ) {
            Head(view, table, wordy)
            Box(Modifier.fillMaxWidth(), Alignment.Center) { TheBoard(view, table, widest) }
            TheTray(view, table, face)
            TheDecision(view, table, !wordy, Modifier.padding(bottom = Space.small))
        }
    } else {
        Stacked(Modifier.fillMaxSize().padding(horizontal = Space.small), least) {
            Head(view, table, wordy)
            TheBoard(view, table)
            Column(
                Modifier.heightIn(min = 164.dp).padding(bottom = Space.tiny),
                Arrangement.spacedBy(Space.small),
            ) {
                TheTray(view, table, face, Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()))
                TheDecision(view, table, !wordy)
            }
        }
    }
}

/** Cells that do something are large enough to be touched; a board without any may be smaller. */
private fun least(view: ForestView): Dp {
    val cell = if (view.board.cells.any { it.intent != null }) Space.touch else Space.large
    return cell * maxOf(view.board.rows, view.board.cols) + 2 * boardEdge
}

@Composable
private fun Head(
    view: ForestView,
    table: Table,
    wordy: Boolean,
) = Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
    table.bar()
    Seats(view.seats, wordy, table.onIntent, Modifier.readAs(SEATS))
    Status(view.status, table, Modifier.readAs(STATUS))
}

@Composable
private fun TheBoard(
    view: ForestView,
    table: Table,
    side: Dp? = null,
) = Board(view.board, table.clock, table.onIntent, if (side == null) Modifier.fillMaxSize() else Modifier.size(side))

@Composable
private fun TheTray(
    view: ForestView,
    table: Table,
    face: Dp,
    modifier: Modifier = Modifier,
) {
    val result = view.result
    if (result != null && table.clock == null && view.inspect == null) {
        Result(result, table.onIntent, modifier.readAs(TRAY))
    } else {
        Tray(view, table.clock, face, table.onIntent, modifier.readAs(TRAY))
    }
}

@Composable
private fun TheDecision(
    view: ForestView,
    table: Table,
    tight: Boolean,
    modifier: Modifier = Modifier,
) = Decision(view.confirm, view.cancel, table, tight, modifier.readAs(DECISION))
