package dev.douze.ui.forest

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
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
    val side = minOf(maxWidth, largest)
    val beside = view.cells.any { (it.card != null || it.mark != CellMark.PLAIN) && (it.slotRow !in inside || it.slotCol !in inside) }
    val gutter = if (beside) 40.dp else 10.dp
    val gap = 4.dp
    val plan = Plan((side - 2 * gutter - (SQUARE - 1) * gap - 2 * room) / SQUARE, gap, gutter)
    Box(Modifier.moss(wood).padding(room)) {
        Box(Modifier.arrow(view, plan)) { Board(view, clock = null, plan, onIntent) }
    }
}

private val inside = 0 until SQUARE

/** A clearing of its own, in a gold frame. */
private fun Modifier.moss(wood: Wood): Modifier =
    drawWithCache {
        val unit = 1.dp.toPx()
        val outer = chamfer(Rect(Offset.Zero, size), 14 * unit)
        val inner = chamfer(Rect(5 * unit, 5 * unit, size.width - 5 * unit, size.height - 5 * unit), 11 * unit)
        val ground =
            if (wood === Wood.day) listOf(Color(0xFFDDF3B8), Color(0xFFA3D184)) else listOf(Color(0xFF15402D), Color(0xFF0A2418))
        onDrawBehind {
            drawPath(outer, Brush.verticalGradient(ground))
            drawPath(outer, gold(0f, size.height), style = Stroke(2.2f * unit))
            drawPath(inner, wood.line, style = Stroke(0.6f * unit))
        }
    }

private fun Modifier.arrow(
    view: BoardView,
    plan: Plan,
): Modifier =
    drawWithCache {
        val done = view.cells.find { it.mark == CellMark.DONE }
        val better = view.cells.find { it.mark == CellMark.ADVISED }
        val from = done?.let { middle(it, plan, this) }
        val to = better?.let { middle(it, plan, this) }
        onDrawWithContent {
            drawContent()
            if (from != null && to != null && from != to) led(from, to, plan.cell.toPx())
        }
    }

private fun middle(
    cell: CellView,
    plan: Plan,
    density: Density,
): Offset =
    with(density) {
        val x = plan.start(cell.slotCol.toFloat()) + plan.length(cell.slotCol) / 2
        val y = plan.start(cell.slotRow.toFloat()) + plan.length(cell.slotRow) / 2
        Offset(x.toPx(), y.toPx())
    }

/** Between the cards, so that it hides none: to the corner of the cell it comes from, along the gaps, and into the other cell. */
private fun DrawScope.led(
    from: Offset,
    to: Offset,
    cell: Float,
) {
    val half = cell * HALF_CELL
    val right = if (to.x < from.x - half) -1 else 1
    val down = if (to.y < from.y - half) -1 else 1
    // In one row it runs above it.
    val beside = to.y > from.y - half && to.y < from.y + half
    val gap = if (beside) to.y - half else to.y - down * half
    val out = if (beside) Offset(from.x, gap) else Offset(from.x + right * half, from.y)
    val tip = Offset(to.x, gap + (if (beside) 1 else down) * cell * INTO)
    val path = lines(listOf(out, if (beside) out else Offset(out.x, gap), Offset(to.x, gap), tip), open = true)
    val unit = 1.dp.toPx()
    val on = if (beside) 1 else down
    val head = lines(listOf(tip + Offset(0f, on * 9 * unit), tip + Offset(7 * unit, -on * unit), tip - Offset(7 * unit, on * unit)))
    val round = StrokeJoin.Round
    drawPath(path, Color(0xFF04140D), style = Stroke(7 * unit, cap = StrokeCap.Round, join = round))
    drawPath(head, Color(0xFF04140D), style = Stroke(4 * unit, join = round))
    drawPath(path, Color(0xFFFFE3A0), style = Stroke(4 * unit, cap = StrokeCap.Round, join = round))
    drawPath(head, Color(0xFFFFE3A0))
}

private const val HALF_CELL = 0.53f

/** How far its head reaches into the cell. */
private const val INTO = 0.06f
