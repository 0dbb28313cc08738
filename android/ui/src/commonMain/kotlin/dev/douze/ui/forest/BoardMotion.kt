package dev.douze.ui.forest

import dev.douze.core.BoardView
import dev.douze.core.CardView
import dev.douze.core.CellMark
import dev.douze.core.Motion
import dev.douze.core.ShiftView
import dev.douze.ui.BeatClock

/** A place on the board. */
data class Spot(
    val row: Int,
    val col: Int,
)

/** A card on its way; [from] outside the board for one that enters, null for one that is laid down. */
data class Moving(
    val card: CardView,
    val from: Spot?,
    val to: Spot,
)

/** What lies and what moves while a beat is played. */
class Stage(
    val resting: Map<Spot, CardView>,
    val moving: List<Moving>,
)

/** The board during the clock's beat: the new board, with what is still to come taken back. */
fun stage(
    board: BoardView,
    clock: BeatClock,
): Stage {
    val after = clock.beats.drop(clock.index + 1).foldRight(lying(board)) { beat, cards -> before(cards, beat.motion) }
    val moving = moving(after, clock.beat.motion)
    return Stage(after - moving.map { it.to }.toSet(), moving)
}

private fun lying(board: BoardView): Map<Spot, CardView> =
    buildMap {
        for (cell in board.cells) {
            val card = cell.card
            if (card != null && cell.mark != CellMark.GHOST) put(Spot(cell.row, cell.col), card)
        }
    }

private fun before(
    cards: Map<Spot, CardView>,
    motion: Motion,
): Map<Spot, CardView> =
    when (motion) {
        is Motion.CardPlaced -> cards - Spot(motion.row, motion.col)
        is Motion.LinePushed -> back(cards - Spot(motion.row, motion.col), motion.shifts)
        is Motion.CardMoved -> back(cards, listOf(motion.shift))
        else -> cards
    }

private fun back(
    cards: Map<Spot, CardView>,
    shifts: List<ShiftView>,
): Map<Spot, CardView> {
    val moved = shifts.mapNotNull { shift -> cards[shift.to]?.let { shift.from to it } }
    return cards - shifts.map { it.to }.toSet() + moved
}

private fun moving(
    after: Map<Spot, CardView>,
    motion: Motion,
): List<Moving> =
    when (motion) {
        is Motion.CardPlaced -> listOf(Moving(motion.card, null, Spot(motion.row, motion.col)))
        is Motion.LinePushed -> listOf(entering(motion)) + motion.shifts.mapNotNull { glide(after, it) }
        is Motion.CardMoved -> listOf(Moving(motion.card, motion.shift.from, motion.shift.to))
        else -> emptyList()
    }

private fun glide(
    after: Map<Spot, CardView>,
    shift: ShiftView,
): Moving? = after[shift.to]?.let { Moving(it, shift.from, shift.to) }

/** The card that pushes comes from behind those that it pushes; when none moves it is simply laid down. */
private fun entering(motion: Motion.LinePushed): Moving {
    val to = Spot(motion.row, motion.col)
    val way = motion.shifts.firstOrNull() ?: return Moving(motion.card, null, to)
    val down = (way.toRow - way.fromRow).coerceIn(-1, 1)
    val right = (way.toCol - way.fromCol).coerceIn(-1, 1)
    return Moving(motion.card, Spot(to.row - down, to.col - right), to)
}

private val ShiftView.from get() = Spot(fromRow, fromCol)
private val ShiftView.to get() = Spot(toRow, toCol)
