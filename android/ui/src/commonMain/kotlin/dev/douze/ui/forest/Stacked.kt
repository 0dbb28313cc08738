package dev.douze.ui.forest

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/**
 * Head, board and tray below each other without scrolling: the board takes what the others leave, as a square of at
 * least [least]; the tray gets the rest and scrolls inside itself.
 */
@Composable
fun Stacked(
    modifier: Modifier,
    least: Dp,
    content: @Composable () -> Unit,
) = Layout(content, modifier) { (head, board, tray), limits ->
    val gap = 6.dp.roundToPx()
    val width = limits.maxWidth
    val free = Constraints(maxWidth = width)
    val top = head.measure(free)
    val room = (limits.maxHeight - top.height - 2 * gap).coerceAtLeast(0)
    val bottom = tray.measure(free.copy(minWidth = width, maxHeight = (room - least.roundToPx()).coerceAtLeast(0)))
    val side = minOf(width, room - bottom.height).coerceAtLeast(0)
    val middle = board.measure(Constraints.fixed(side, side))
    val spare = room - side - bottom.height
    layout(width, limits.maxHeight) {
        top.place(0, 0)
        middle.place((width - side) / 2, top.height + gap + minOf(spare / 2, gap * 4))
        bottom.place(0, limits.maxHeight - bottom.height)
    }
}
