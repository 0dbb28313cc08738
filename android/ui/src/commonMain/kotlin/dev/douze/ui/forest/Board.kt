package dev.douze.ui.forest

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import dev.douze.core.BoardView
import dev.douze.core.CellView
import dev.douze.core.Intent
import dev.douze.ui.BeatClock
import dev.douze.ui.components.AnimalCard
import kotlin.math.abs

private const val DROP = 0.06f

/** A cell aside counts as far as so many ahead. */
private const val ASIDE = 3

/** The display in its square; motion of the clock's beat above it. [modifier] has its ground. */
@Composable
fun Board(
    view: BoardView,
    clock: BeatClock?,
    plan: Plan,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val stage = clock?.let { stage(it) }
    val doors = remember(view.rows, view.cols) { view.cells.associate { Spot(it.row, it.col) to FocusRequester() } }
    Box(
        modifier
            .size(plan.side)
            .semantics {
                contentDescription = view.spoken
                isTraversalGroup = true
            },
    ) {
        // What can be pressed is above what cannot.
        for (cell in view.cells.sortedBy { it.intent != null }) {
            val spot = Spot(cell.row, cell.col)
            key(spot) {
                Cell(
                    cell,
                    card = if (stage == null) cell.card else stage.resting[spot],
                    calm = stage == null,
                    plan,
                    doors.getValue(spot),
                    onStep = { step(cell, it, view, doors) },
                    onIntent,
                    Modifier.absoluteOffset(plan.start(cell.slotCol.toFloat()), plan.start(cell.slotRow.toFloat())),
                )
            }
        }
        if (clock != null && stage != null) stage.moving.forEach { Mover(it, view, plan, clock) }
    }
}

@Composable
private fun Mover(
    moving: Moving,
    view: BoardView,
    plan: Plan,
    clock: BeatClock,
) {
    fun slot(spot: Spot) = view.slotRow(spot.row).toFloat() to view.slotCol(spot.col).toFloat()
    val to = slot(moving.to)
    val from = moving.from?.let { slot(it) } ?: to
    val (row, col) = to
    val width = plan.length(col.toInt())
    val height = plan.length(row.toInt())
    Box(
        Modifier.size(width, height).graphicsLayer {
            val done = FastOutSlowInEasing.transform(clock.progress)
            translationX = plan.start(from.second + (col - from.second) * done).toPx()
            translationY = plan.start(from.first + (row - from.first) * done).toPx()
            if (moving.from == null) {
                scaleX = 1f + DROP * (1f - done)
                scaleY = scaleX
                alpha = (2 * done).coerceAtMost(1f)
            }
        },
        Alignment.Center,
    ) {
        AnimalCard(moving.card, min(width, height))
    }
}

/** Arrow keys go to the nearest cell that does something, straight ahead first; at the border they stay. */
private fun step(
    at: CellView,
    key: Key,
    board: BoardView,
    doors: Map<Spot, FocusRequester>,
): Boolean {
    val (down, right) =
        when (key) {
            Key.DirectionUp -> -1 to 0
            Key.DirectionDown -> 1 to 0
            Key.DirectionLeft -> 0 to -1
            Key.DirectionRight -> 0 to 1
            else -> return false
        }
    val next =
        board.cells
            .filter { it.intent != null && (it.row - at.row) * down + (it.col - at.col) * right > 0 }
            .minByOrNull {
                val ahead = abs((it.row - at.row) * down + (it.col - at.col) * right)
                val aside = abs((it.row - at.row) * right) + abs((it.col - at.col) * down)
                ahead + ASIDE * aside
            } ?: return true
    doors.getValue(Spot(next.row, next.col)).requestFocus()
    return true
}
