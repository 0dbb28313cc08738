package dev.douze.ui.forest

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.BoardView
import dev.douze.core.CellMark
import dev.douze.core.CellView
import dev.douze.core.Intent

private val room = 8.dp

/** The display as it stood, framed, with an arrow from what was done to what would have been better. */
@Composable
fun BoardThen(
    view: BoardView,
    onIntent: (Intent) -> Unit,
    largest: Dp,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxWidth(), Alignment.Center) {
    val wood = wood
    val used = view.cells.filter { it.card != null || it.mark != CellMark.PLAIN }
    // Above and below a gutter is there only where something stands in it: the cells have its room.
    val deep = if (minOf(maxWidth, largest) < broad) 44.dp else 72.dp
    val top = if (used.any { it.slotRow < 0 }) deep else BORDER
    val bottom = if (used.any { it.slotRow >= SQUARE }) deep else BORDER
    val left = if (used.any { it.slotCol < 0 }) deep else BORDER
    val right = if (used.any { it.slotCol >= SQUARE }) deep else BORDER
    // An arrow has room in it.
    val gap = 7.dp
    val lines = (SQUARE - 1) * gap + 2 * room
    val gutter = maxOf(maxOf(top, bottom), maxOf(left, right))
    val plan = Plan(minOf(maxWidth - 2 * gutter - lines, largest - top - bottom - lines) / SQUARE, gap, gutter, rim = 0.dp)
    Box(Modifier.moss(wood).padding(room)) {
        Box(
            Modifier
                .size(plan.square + left + right, plan.square + top + bottom)
                .wrapContentSize(Alignment.TopStart, unbounded = true)
                .absoluteOffset(left - plan.gutter, top - plan.gutter)
                .arrow(view, plan),
        ) { Board(view, clock = null, plan, onIntent, Modifier.cells(plan, wood.felt)) }
    }
}

private val broad = 400.dp
private val BORDER = 10.dp

/** A clearing of its own, in a gold frame. */
private fun Modifier.moss(wood: Wood): Modifier =
    drawWithCache {
        val unit = 1.dp.toPx()
        val outer = chamfer(Rect(Offset.Zero, size), 14 * unit)
        val inner = chamfer(Rect(5 * unit, 5 * unit, size.width - 5 * unit, size.height - 5 * unit), 11 * unit)
        val ground = listOf(wood.felt.ground.first, wood.felt.ground.second)
        onDrawBehind {
            drawPath(outer, Brush.verticalGradient(ground))
            drawPath(outer, gold(0f, size.height), style = Stroke(2.2f * unit))
            drawPath(inner, wood.felt.line, style = Stroke(0.6f * unit))
        }
    }

/** In the gaps between the cards: it hides no number. */
private fun Modifier.arrow(
    view: BoardView,
    plan: Plan,
): Modifier =
    drawWithCache {
        val done = view.cells.find { it.mark == CellMark.DONE }
        val better = view.cells.find { it.mark == CellMark.ADVISED }
        val way = if (done == null || better == null || done === better) emptyList() else route(done, better, plan, this)
        onDrawWithContent {
            drawContent()
            if (way.size > 1) arrow(way)
        }
    }

/** From the side of one cell to the edge of another's card: along the gap beside its column, then along the one beside the other's row. */
private fun route(from: CellView, to: CellView, plan: Plan, density: Density): List<Offset> =
    with(density) {
        val start = { slot: Int -> plan.start(slot.toFloat()).toPx() }
        val end = { slot: Int -> start(slot) + plan.length(slot).toPx() }
        val middle = { slot: Int -> (start(slot) + end(slot)) / 2 }
        val half = plan.gap.toPx() / 2
        val inset = INSET * plan.cell.toPx()
        val (fromRow, fromCol) = from.slotRow to from.slotCol
        val (toRow, toCol) = to.slotRow to to.slotCol
        val right = toCol > fromCol
        val gapX = if (right) end(fromCol) + half else start(fromCol) - half
        // The square that marks what was done is at its left.
        val leaves = listOfNotNull((end(fromCol) - inset to middle(fromRow)).takeIf { right }, gapX to middle(fromRow))
        val beside = if (toRow in 0 until SQUARE) half else -half
        val gapY = if (toRow < fromRow) end(toRow) + beside else start(toRow) - beside
        when {
            fromRow == toRow -> {
                val below = end(fromRow) + half
                listOf(
                    middle(fromCol) to below - half - inset,
                    middle(fromCol) to below,
                    middle(toCol) to below,
                    middle(toCol) to below - half - inset,
                )
            }

            fromCol == toCol -> {
                val card = minOf(plan.length(toRow), plan.length(toCol)).toPx()
                leaves +
                    listOf(gapX to middle(toRow), middle(toCol) - card / 2 + (if (toRow in 0 until SQUARE) inset else 0f) to middle(toRow))
            }

            else -> leaves + listOf(
                gapX to gapY,
                middle(toCol) to gapY,
                middle(toCol) to if (toRow < fromRow) gapY - half - inset else gapY + half + inset,
            )
        }.map { (x, y) -> Offset(x, y) }
    }

/** So far it begins and ends within a cell, in parts of it. */
private const val INSET = 0.1f
