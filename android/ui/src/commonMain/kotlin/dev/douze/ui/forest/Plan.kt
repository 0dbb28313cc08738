package dev.douze.ui.forest

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpRect
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.times
import dev.douze.core.BoardView

/** Cells of the square along each side. */
const val SQUARE = 4

/** As deep as the gutters of a table are, all of which can be touched. */
val touched = 48.dp

/** Cells that can be touched are never smaller. */
private val smallest = 48.dp

/** The square of 4 by 4 and its four gutters: one size for the whole game. */
data class Plan(
    val cell: Dp,
    val gap: Dp,
    /** As deep as the gutters are. */
    val gutter: Dp = touched,
    /** As broad as the frame round the square is. */
    val rim: Dp = (cell * 0.1f).coerceIn(6.dp, 10.dp).coerceAtMost(gutter),
) {
    /** From the first cell's edge to the last one's. */
    val square = SQUARE * cell + (SQUARE - 1) * gap

    val side = square + 2 * gutter

    /** Where a slot begins, -1 and 4 the gutters; in between while something moves. */
    fun start(slot: Float): Dp {
        val last = SQUARE - 1f
        return when {
            slot < 0 -> (1 + slot.coerceAtLeast(-1f)) * gutter
            slot > last -> gutter + last * (cell + gap) + (slot - last).coerceAtMost(1f) * cell
            else -> gutter + slot * (cell + gap)
        }
    }

    fun length(slot: Int): Dp = if (slot in 0 until SQUARE) cell else gutter

    /** What is drawn of a slot: beside the square it is a tab between the frame and the edge of the window. */
    fun place(row: Int, col: Int): DpRect {
        val width = length(col)
        val height = length(row)
        if (row in 0 until SQUARE && col in 0 until SQUARE) return DpRect(0.dp, 0.dp, width, height)
        val (left, right) = inset(col)
        val (top, bottom) = inset(row)
        return DpRect(left, top, width - right, height - bottom)
    }

    private fun inset(slot: Int): Pair<Dp, Dp> =
        when {
            slot < 0 -> outside to rim + 1.dp
            slot >= SQUARE -> rim + 1.dp to outside
            else -> outside to outside
        }

    companion object {
        private val outside = 4.dp

        /** The largest that this room has beside its gutters, up to [largest]. */
        fun fit(
            width: Dp,
            height: Dp,
            largest: Dp,
            gutter: Dp = touched,
        ): Plan {
            val room = min(width, height) - 2 * gutter
            val gap = if (room < 300.dp) {
                2.5.dp
            } else if (room < 420.dp) {
                4.dp
            } else {
                6.dp
            }
            return Plan(((room - (SQUARE - 1) * gap) / SQUARE).coerceIn(smallest, largest), gap, gutter)
        }

        /** Below this side a board cannot be played. */
        val least = SQUARE * smallest + (SQUARE - 1) * 2.5.dp + 2 * touched
    }
}

/** The slot of a cell of the window. */
fun BoardView.slotRow(row: Int): Int = (row - squareRow).coerceIn(-1, SQUARE)

fun BoardView.slotCol(col: Int): Int = (col - squareCol).coerceIn(-1, SQUARE)
