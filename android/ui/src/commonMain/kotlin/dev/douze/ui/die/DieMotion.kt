package dev.douze.ui.die

import kotlin.math.PI
import kotlin.math.sin

/**
 * What a beat does to a die; [progress] is the beat clock's, from 0 to 1, read only while drawing. [from] 0 has no
 * numbers yet; null is wherever it lay last.
 */
sealed class DieMotion(
    val from: Int?,
    val to: Int,
    val progress: () -> Float,
) {
    /** Half a turn, to the face opposite. */
    class Flip(from: Int?, to: Int, progress: () -> Float) : DieMotion(from, to, progress)

    /** Over an edge, to a neighbour. */
    class Tip(from: Int?, to: Int, progress: () -> Float) : DieMotion(from, to, progress)

    /** A throw: a few turns. */
    class Roll(from: Int?, to: Int, progress: () -> Float) : DieMotion(from, to, progress)

    /** It keeps its face and rocks a little, while whoever draws the table carries it from seat to seat. */
    class Pass(face: Int, progress: () -> Float) : DieMotion(face, face, progress)

    /** How the body lies now on its way from [start] to [end]. */
    fun turn(start: Turn, end: Turn): Turn {
        val time = progress().toDouble().coerceIn(0.0, 1.0)
        return when (this) {
            is Flip, is Tip -> way(start, end, time * time * (3 - 2 * time))
            is Roll -> slowing(time).let { Turn.about(throwAxis, ROLLS * 2 * PI * (1 - it)) * way(start, end, it) }
            is Pass -> Turn.about(Vec.up, ROCK * sin(2 * PI * time) * (1 - time)) * start
        }
    }

    /** How much of the numbers is seen: a die that had none gets them on its way. */
    fun shown(start: Int): Float =
        when {
            to == 0 -> 0f
            start == 0 -> (2 * progress()).coerceIn(0f, 1f)
            else -> 1f
        }

    private fun way(start: Turn, end: Turn, done: Double) = (end * start.inverse).part(done) * start

    private fun slowing(time: Double) = 1 - (1 - time) * (1 - time) * (1 - time)

    private companion object {
        const val ROLLS = 2
        const val ROCK = 0.3

        /** Away from the reader and a little aside, like a throw. */
        val throwAxis = Vec(-1.0, 0.35, 0.0)
    }
}
