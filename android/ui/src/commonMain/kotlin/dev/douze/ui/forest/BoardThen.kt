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

/** Outside the cards, as far as there is room: it hides no number. */
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
            if (from != null && to != null && from != to) bent(from, to, plan.cell.toPx())
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

private fun DrawScope.bent(
    from: Offset,
    to: Offset,
    cell: Float,
) {
    val way = to - from
    val far = way.getDistance()
    val along = way / far
    val aside = Offset(-along.y, along.x)
    val start = from + along * (cell * START)
    val end = to - along * (cell * END)
    val bend = (start + end) / 2f + aside * (far * BEND)
    val path =
        Path().apply {
            moveTo(start.x, start.y)
            quadraticTo(bend.x, bend.y, end.x, end.y)
        }
    val unit = 1.dp.toPx()
    val last = (end - bend).let { it / it.getDistance() }
    val across = Offset(-last.y, last.x)
    val head = lines(listOf(end + last * (12 * unit), end + across * (9 * unit), end - across * (9 * unit)))
    drawPath(path, Color(0xFF04140D), style = Stroke(9 * unit, cap = StrokeCap.Round))
    drawPath(head, Color(0xFF04140D), style = Stroke(4 * unit))
    drawPath(path, Color(0xFFFFE3A0), style = Stroke(5 * unit, cap = StrokeCap.Round))
    drawPath(head, Color(0xFFFFE3A0))
}

private const val START = 0.34f
private const val END = 0.52f
private const val BEND = 0.22f
