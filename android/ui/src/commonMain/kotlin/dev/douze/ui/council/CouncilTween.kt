package dev.douze.ui.council

import dev.douze.core.CouncilFrame
import dev.douze.core.Motion
import dev.douze.ui.Tween
import dev.douze.ui.die.DieMotion

/** What the beat does to the die. */
val Tween<CouncilFrame>.die: DieMotion?
    get() {
        val face = from?.die?.face ?: 0
        return when (motion) {
            is Motion.CouncilDieRolled -> DieMotion.Roll(face, to.die.face, done)
            is Motion.CouncilDieTurned -> DieMotion.Tip(face, to.die.face, done)
            else -> null
        }
    }

/** The beat opens the card of this seat. */
fun Tween<CouncilFrame>.opens(seat: Int) = motion is Motion.CardRevealed && motion.seat == seat

/** The beat cancels the card of this seat. */
fun Tween<CouncilFrame>.strikes(seat: Int) = motion is Motion.CharactersCancelled && seat in motion.seats

fun Tween<CouncilFrame>.says(seat: Int) = motion is Motion.RemarkMade && motion.seat == seat
