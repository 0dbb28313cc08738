package dev.douze.ui.council

import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.Motion
import dev.douze.ui.Tween
import dev.douze.ui.die.DieMotion

/** What moves in the beat. */
val Tween<CouncilFrame>.moves: CouncilMotion? get() = (motion as? Motion.Council)?.council

/** What the beat does to the die. */
val Tween<CouncilFrame>.die: DieMotion?
    get() {
        val face = from?.die?.face ?: 0
        return when (moves) {
            CouncilMotion.DieRolled -> DieMotion.Roll(face, to.die.face, done)
            CouncilMotion.DieTurned -> DieMotion.Tip(face, to.die.face, done)
            else -> null
        }
    }

/** The card of this seat turns over. */
fun Tween<CouncilFrame>.turnsOver(seat: Int) = (moves as? CouncilMotion.CardRevealed)?.seat == seat

/** A line grows over the card of this seat. */
fun Tween<CouncilFrame>.crossesOut(seat: Int) = seat in (moves as? CouncilMotion.CardsCancelled)?.seats.orEmpty()

/** The remark of this seat appears. */
fun Tween<CouncilFrame>.fadesIn(seat: Int) = (moves as? CouncilMotion.RemarkMade)?.seat == seat
