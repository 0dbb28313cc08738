package dev.douze.ui.forest

import dev.douze.core.CardView
import dev.douze.core.ForestFrame
import dev.douze.core.ForestMotion
import dev.douze.core.Motion
import dev.douze.core.ShiftView
import dev.douze.core.TableFrame
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

/** What rests and what moves while a beat is played. */
class Stage(
    val resting: Map<Spot, CardView>,
    val moving: List<Moving>,
)

/** The table after the clock's beat. */
val BeatClock.forest: ForestFrame? get() = (frame as? TableFrame.Forest)?.forest

/** What moves in the clock's beat. */
val BeatClock.moves: ForestMotion? get() = (beat.motion as? Motion.Forest)?.forest

/** The board during the clock's beat: what moves is on its way to where it is in the frame. */
fun stage(clock: BeatClock): Stage? {
    val cards = clock.forest?.cards?.associate { Spot(it.row, it.col) to it.card } ?: return null
    val moving = moving(cards, clock.moves)
    return Stage(cards - moving.map { it.to }.toSet(), moving)
}

private fun moving(
    cards: Map<Spot, CardView>,
    motion: ForestMotion?,
): List<Moving> =
    when (motion) {
        is ForestMotion.CardPlaced -> listOf(Moving(motion.card, null, Spot(motion.row, motion.col)))
        is ForestMotion.LinePushed -> listOf(entering(motion)) + motion.shifts.mapNotNull { glide(cards, it) }
        is ForestMotion.CardMoved -> listOf(Moving(motion.card, motion.shift.from, motion.shift.to))
        is ForestMotion.CardsRevealed, is ForestMotion.CardsRemoved, null -> emptyList()
    }

private fun glide(
    cards: Map<Spot, CardView>,
    shift: ShiftView,
): Moving? = cards[shift.to]?.let { Moving(it, shift.from, shift.to) }

/** The card that pushes comes from behind those that it pushes; when none moves it is simply laid down. */
private fun entering(motion: ForestMotion.LinePushed): Moving {
    val to = Spot(motion.row, motion.col)
    val way = motion.shifts.firstOrNull() ?: return Moving(motion.card, null, to)
    val down = (way.toRow - way.fromRow).coerceIn(-1, 1)
    val right = (way.toCol - way.fromCol).coerceIn(-1, 1)
    return Moving(motion.card, Spot(to.row - down, to.col - right), to)
}

private val ShiftView.from get() = Spot(fromRow, fromCol)
private val ShiftView.to get() = Spot(toRow, toCol)
