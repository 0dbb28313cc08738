package dev.douze.ui.forest

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.padding
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
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.BoardView
import dev.douze.core.CellView
import dev.douze.core.Intent
import dev.douze.ui.BeatClock
import dev.douze.ui.art.Emblem
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.parts.AnimalCard
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.panel
import dev.douze.ui.parts.picture
import kotlin.math.abs

/** Fewer cells than this are not drawn larger: a young display stays calm. */
private const val WIDEST = 4

/** Between the cells and the edge of the clearing. */
val boardEdge = 3.dp
private const val DROP = 0.35f

/** A cell aside counts as far as so many ahead. */
private const val ASIDE = 3

/** The display: square cells as large as there is room, motion of the clock's beat above them. */
@Composable
fun Board(
    view: BoardView,
    clock: BeatClock?,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.panel().padding(boardEdge), Alignment.Center) {
    val tokens = LocalTokens.current
    if (view.cells.all { it.card == null && it.intent == null }) {
        Picture(
            picture(Emblem.FOREST.path),
            tokens.hairline,
            minOf(maxWidth, maxHeight) / 3
        )
    }
    val side = minOf(maxWidth, maxHeight) / maxOf(view.rows, view.cols, WIDEST)
    val stage = clock?.let { stage(it) }
    val doors = remember(view.rows, view.cols) { view.cells.associate { Spot(it.row, it.col) to FocusRequester() } }
    Box(
        Modifier
            .size(side * view.cols, side * view.rows)
            .semantics {
                contentDescription = view.spoken
                isTraversalGroup = true
            },
    ) {
        for (cell in view.cells) {
            val spot = Spot(cell.row, cell.col)
            key(spot) {
                Cell(
                    cell,
                    card = if (stage == null) cell.card else stage.resting[spot],
                    calm = stage == null,
                    side,
                    doors.getValue(spot),
                    onStep = { step(cell, it, view, doors) },
                    onIntent,
                    Modifier.absoluteOffset(side * cell.col, side * cell.row),
                )
            }
        }
        if (clock != null && stage != null) stage.moving.forEach { Mover(it, side, clock) }
    }
}

@Composable
private fun Mover(
    moving: Moving,
    cell: Dp,
    clock: BeatClock,
) = Box(
    Modifier.size(cell).graphicsLayer {
        val done = FastOutSlowInEasing.transform(clock.progress)
        val from = moving.from ?: moving.to
        translationX = cell.toPx() * (from.col + (moving.to.col - from.col) * done)
        translationY = cell.toPx() * (from.row + (moving.to.row - from.row) * done)
        if (moving.from == null) {
            scaleX = 1f + DROP * (1f - done)
            scaleY = scaleX
            alpha = (2 * done).coerceAtMost(1f)
        }
    },
    Alignment.Center,
) {
    AnimalCard(moving.card, cardSide(cell))
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
