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

    /** It keeps its face and rocks a little, while the table view carries it from seat to seat. */
    class Pass(face: Int, progress: () -> Float) : DieMotion(face, face, progress)

    /** The rotation of the body on its way from [start] to [end]. */
    fun turn(start: Turn, end: Turn): Turn {
        val time = progress().toDouble().coerceIn(0.0, 1.0)
        return when (this) {
            is Flip, is Tip -> way(start, end, time * time * (3 - 2 * time))
            is Roll -> slowing(time).let { Turn.about(throwAxis, ROLLS * 2 * PI * (1 - it)) * way(start, end, it) }
            is Pass -> Turn.about(Vec.up, ROCK * sin(2 * PI * time) * (1 - time)) * start
        }
    }

    /** How far above the table it is, in radii: a throw bounces three times, a turn is lifted over its edge. */
    val lift: Double
        get() {
            val time = progress().toDouble().coerceIn(0.0, 1.0)
            return when (this) {
                is Roll -> bounce(time)
                is Flip -> FLIPPED * sin(PI * time)
                is Tip -> TIPPED * sin(PI * time)
                is Pass -> PASSED * sin(PI * time)
            }
        }

    /** How far aside of its place it still is, in radii to the right and down. */
    val aside: Dot
        get() {
            val left = if (this is Roll) 1 - slowing(progress().toDouble().coerceIn(0.0, 1.0)) else 0.0
            return Dot(FAR * left, -NEARER * left)
        }

    private fun bounce(time: Double): Double {
        val jump = jumps.firstOrNull { time < it.end } ?: return 0.0
        val share = (time - jump.begin) / (jump.end - jump.begin)
        return jump.height * 4 * share * (1 - share)
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
        const val FLIPPED = 0.5
        const val TIPPED = 0.16
        const val PASSED = 0.3
        const val FAR = 1.5
        const val NEARER = 0.5

        /** It is in the air at first, as a hand lets it go. */
        val jumps = listOf(Jump(-0.3, 0.3, 1.1), Jump(0.3, 0.6, 0.42), Jump(0.6, 0.8, 0.16), Jump(0.8, 0.9, 0.04))

        /** Away from the reader and a little aside, like a throw. */
        val throwAxis = Vec(-1.0, 0.35, 0.0)
    }
}

private class Jump(
    val begin: Double,
    val end: Double,
    val height: Double,
)
