package dev.douze.ui.forest

import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.dp

/** Colours of the board and of the signs on it: the felt is dark by day, too. */
@Immutable
class Felt(
    /** From above to below. */
    val ground: Pair<Color, Color>,
    val ray: Color,
    /** An empty cell and its edge. */
    val cell: Color,
    val cellEdge: Color,
    /** The edge of the whole, outside its gold. */
    val rim: Color,
    val line: Color,
    /** The edge of a cell that can be chosen, and the sun in it. */
    val legal: Color,
    val sun: Color,
    val latest: Color,
    /** The edge of a card that would be there. */
    val ghost: Color,
    val better: Color,
) {
    companion object {
        val lit =
            Felt(
                ground = Color(0xFF1F5A40) to Color(0xFF0D2E21),
                ray = Color(0x0FFFE9A6),
                cell = Color(0x5204140D),
                cellEdge = Color(0x33E3BE6B),
                rim = Color(0xFF4E3208),
                line = goldFlat,
                legal = Color(0xFFFFC65A),
                sun = Color(0xFFFFB02E),
                latest = Color(0xFFFF8A4A),
                ghost = Color(0xFFFFE9B0),
                better = Color(0xFF57C79A),
            )

        val black =
            Felt(
                ground = Color.Black to Color.Black,
                ray = Color.Transparent,
                cell = Color(0xFF0A0F0C),
                cellEdge = Color(0x338A6224),
                rim = Color.Black,
                line = goldDark,
                legal = lit.legal,
                sun = lit.sun,
                latest = lit.latest,
                ghost = lit.ghost,
                better = lit.better,
            )

        val contrast =
            Felt(
                ground = Color.Black to Color.Black,
                ray = Color.Transparent,
                cell = Color.Black,
                cellEdge = Color(0x80FFE08A),
                rim = Color.Black,
                line = Color(0xFFFFE08A),
                legal = Color(0xFFFFE08A),
                sun = lit.sun,
                latest = Color(0xFFFFA066),
                ghost = lit.ghost,
                better = Color(0xFF7AE6BA),
            )
    }
}

/** Below a board of [plan]: the felt in its gold frame, and its cells. */
fun Modifier.felt(
    plan: Plan,
    wood: Wood,
): Modifier =
    drawWithCache {
        val felt = wood.felt
        val unit = 1.dp.toPx()
        val square = Rect(Offset(plan.gutter.toPx(), plan.gutter.toPx()), Size(plan.square.toPx(), plan.square.toPx()))
        val rim = plan.rim.toPx()
        val whole = square.inflate(rim)
        val outer = chamfer(whole, 2 * rim)
        val inner = stepped(square.inflate(rim / 2), rim / 3)
        val rays = rays(square.center, 0f, square.width, 24, 0.5f)
        val ground = Brush.verticalGradient(listOf(felt.ground.first, felt.ground.second), whole.top, whole.bottom)
        val shadow = List(SHADOWS) { chamfer(whole.translate(0f, (it + 1) * 2 * unit).inflate(it * unit), 2 * rim) }
        onDrawBehind {
            shadow.forEach { drawPath(it, Color.Black, wood.shade) }
            drawPath(outer, ground)
            clipPath(outer) { drawPath(rays, felt.ray) }
            drawPath(outer, felt.rim, style = Stroke(3.4f * unit))
            drawPath(outer, gold(whole.top, whole.bottom), style = Stroke(2.2f * unit))
            drawPath(inner, felt.line, style = Stroke(0.7f * unit))
        }
    }.cells(plan, wood.felt)

/** The sixteen cells of a board, below its cards. */
fun Modifier.cells(
    plan: Plan,
    felt: Felt,
): Modifier =
    drawWithCache {
        val side = plan.cell.toPx()
        val cells =
            List(SQUARE * SQUARE) {
                val at = Offset(plan.start((it % SQUARE).toFloat()).toPx(), plan.start((it / SQUARE).toFloat()).toPx())
                chamfer(Rect(at, Size(side, side)), side * CUT)
            }
        onDrawBehind {
            cells.forEach {
                drawPath(it, felt.cell)
                drawPath(it, felt.cellEdge, style = Stroke(1.dp.toPx()))
            }
        }
    }

/** How far a chamfered cell's corners are cut, as a part of its side. */
const val CUT = 0.13f
private const val SHADOWS = 3
