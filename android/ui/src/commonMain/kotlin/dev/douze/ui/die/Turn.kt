package dev.douze.ui.die

import kotlin.math.abs
import kotlin.math.acos
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.hypot
import kotlin.math.sin
import kotlin.math.sqrt

private const val TINY = 1e-9

/** A place or a direction: x to the right, y up, z towards the reader. */
data class Vec(
    val x: Double,
    val y: Double,
    val z: Double,
) {
    val length: Double get() = sqrt(this dot this)
    val unit: Vec get() = this * (1 / length)

    operator fun plus(other: Vec) = Vec(x + other.x, y + other.y, z + other.z)

    operator fun minus(other: Vec) = Vec(x - other.x, y - other.y, z - other.z)

    operator fun times(factor: Double) = Vec(x * factor, y * factor, z * factor)

    infix fun dot(other: Vec) = x * other.x + y * other.y + z * other.z

    infix fun cross(other: Vec) = Vec(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)

    companion object {
        val up = Vec(0.0, 1.0, 0.0)
        val near = Vec(0.0, 0.0, 1.0)
    }
}

/** A rotation: a unit quaternion, always on the side of the shorter way. */
class Turn private constructor(
    private val w: Double,
    private val v: Vec,
) {
    /** 0 to half a turn. */
    val angle: Double get() = 2 * atan2(v.length, w)

    /** Its length means nothing for a turn by nothing. */
    val axis: Vec get() = if (v.length < TINY) Vec.near else v.unit

    val inverse: Turn get() = Turn(w, v * -1.0)

    /** [first], then this. */
    operator fun times(first: Turn): Turn = of(w * first.w - (v dot first.v), first.v * w + v * first.w + (v cross first.v))

    operator fun invoke(place: Vec): Vec {
        val twice = (v cross place) * 2.0
        return place + twice * w + (v cross twice)
    }

    /** [share] of the way. */
    fun part(share: Double): Turn = about(axis, angle * share)

    companion object {
        val none = Turn(1.0, Vec(0.0, 0.0, 0.0))

        /** Anticlockwise for who looks against [axis], in radians. */
        fun about(axis: Vec, angle: Double): Turn = of(cos(angle / 2), axis.unit * sin(angle / 2))

        /** The shortest that brings [from] to [to]. */
        fun between(from: Vec, to: Vec): Turn {
            val across = from cross to
            val angle = acos((from.unit dot to.unit).coerceIn(-1.0, 1.0))
            return when {
                across.length > TINY -> about(across, angle)
                angle < 1 -> none
                else -> about(if (abs(from.x) < abs(from.z)) Vec(1.0, 0.0, 0.0) else Vec.up, angle)
            }
        }

        /** Half turns have two ways of the same length: the one towards the reader is taken. */
        private fun of(w: Double, v: Vec): Turn {
            val size = hypot(w, v.length)
            val back = w < -TINY || (w <= TINY && v.x < -TINY)
            val factor = if (back) -1 / size else 1 / size
            return Turn(w * factor, v * factor)
        }
    }
}
