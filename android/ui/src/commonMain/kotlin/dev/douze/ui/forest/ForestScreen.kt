package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
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
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.ForestFrame
import dev.douze.core.ForestView
import dev.douze.ui.art.Space
import dev.douze.ui.parts.Decision
import dev.douze.ui.parts.InRoom
import dev.douze.ui.parts.Panes
import dev.douze.ui.parts.Room
import dev.douze.ui.parts.Status
import dev.douze.ui.parts.Table
import dev.douze.ui.parts.TwoPanes
import dev.douze.ui.parts.readAs

/** What the second pane needs to look well; where there is more, the board takes it. */
private val besides = 400.dp

/** Below this height all beside the board scrolls together. */
private val lowest = 340.dp
private const val PANE = 0.56f

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
) = InRoom(modifier) { room -> if (room.panes == Panes.ONE) Upright(view, table, room) else Parted(view, table, room) }

@Composable
private fun Parted(view: ForestView, table: Table, room: Room) {
    val width = if (room.hinge == null) maxOf(room.width * PANE, room.width - besides) else room.first(0.dp)
    val board = maxOf(minOf(room.above - 2 * Space.small, width), least(view))
    TwoPanes(
        room,
        pane = room.width - 2 * Space.small - Space.medium - board,
        bar = {},
        first = { modifier ->
            Box(modifier.verticalScroll(rememberScrollState()).padding(vertical = Space.small), Alignment.TopCenter) {
                TheBoard(view, table, board)
            }
        },
        second = { modifier, _ ->
            val scrolls = room.below < lowest || room.large
            Column(
                modifier.then(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier),
                Arrangement.spacedBy(Space.small),
            ) {
                Head(view, table, room.roomy)
                val face = if (room.roomy) 84.dp else 48.dp
                val tray = if (scrolls) Modifier else Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState())
                TheTray(view, table, face, tray)
                TheDecision(view, table, !room.roomy, Modifier.padding(bottom = Space.small))
            }
        },
    )
}

@Composable
private fun Upright(view: ForestView, table: Table, room: Room) {
    val wordy = room.roomy
    val face = if (wordy) 72.dp else 46.dp
    if (room.large || room.low || view.result != null) {
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = Space.small),
            Arrangement.spacedBy(Space.small),
        ) {
            Head(view, table, wordy)
            Box(Modifier.fillMaxWidth(), Alignment.Center) { TheBoard(view, table, room.width - 2 * Space.small) }
            TheTray(view, table, face)
            TheDecision(view, table, !wordy, Modifier.padding(bottom = Space.small))
        }
    } else {
        Stacked(Modifier.fillMaxSize().padding(horizontal = Space.small), least(view)) {
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
    val frame: ForestFrame? = table.clock?.forest
    Seats(frame?.seats ?: view.seats, wordy, table.onIntent, Modifier.readAs(SEATS))
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
        Result(result, table, modifier.readAs(TRAY))
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
) = Decision(view.confirm, view.cancel, table, tight, modifier.readAs(DECISION), view.askHint)
