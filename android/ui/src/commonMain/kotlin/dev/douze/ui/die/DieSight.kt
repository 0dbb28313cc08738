package dev.douze.ui.die

import kotlin.math.PI
import kotlin.math.hypot
import kotlin.math.sqrt

/** A place in the picture, in its units: x to the right, y down. */
data class Dot(
    val x: Double,
    val y: Double,
) {
    /** So far from 0, 0 that it is 1 away; 0, 0 itself stays. */
    val unit: Dot get() = hypot(x, y).let { if (it == 0.0) this else Dot(x / it, y / it) }
}

/** What is seen of the body rotated by [turn], in a square picture of [side] units, with [margin] around it. */
class DieSight(
    private val turn: Turn,
    private val side: Double,
    margin: Double = 0.0,
) {
    private val zoom = (side / 2 - margin) / Dodecahedron.radius * sqrt(EYE * EYE - Dodecahedron.radius * Dodecahedron.radius)

    /** The slots that face the reader. */
    val visible: List<Int> = Dodecahedron.normals.indices.filter { turn(Dodecahedron.normals[it]).z * EYE > 1 + GRAZING }

    /** 1 for a face that looks straight at the reader, 0 for one that leans away out of sight. */
    fun facing(slot: Int): Double = turn(Dodecahedron.normals[slot]).z.coerceIn(0.0, 1.0)

    /** 1 for a face that looks straight at the reader, 0 for one that leans away like the five around it, or more. */
    fun up(slot: Int): Double = ((facing(slot) - LEANS) / (1 - LEANS)).coerceIn(0.0, 1.0)

    /** The slot that faces the reader most. */
    val main: Int = visible.maxBy(::facing)

    /** Units of the picture for a length of 1 in the plane of the face that looks up. */
    val unit: Double = zoom / (EYE - 1)

    /** The corners, clockwise; within the face's plane [share] of the way from its middle to them. */
    fun outline(slot: Int, share: Double = 1.0): List<Dot> =
        Dodecahedron.corners[slot].map { place(turn(it * share + Dodecahedron.normals[slot] * (1 - share))) }

    fun centre(slot: Int): Dot = place(turn(Dodecahedron.normals[slot]))

    /** How bright a face is, as a place on a ramp from 0 to 1: matt, in one light, and a little darker from below. */
    fun brightness(slot: Int): Double {
        val looks = turn(Dodecahedron.normals[slot])
        return DARK + LIT * (looks dot lamp).coerceAtLeast(0.0) - if (looks.y < LOW) UNDER else 0.0
    }

    /** From the middle of the body to a corner, in units of the picture. */
    val radius: Double = zoom * Dodecahedron.radius / EYE

    /**
     * The part of the picture that belongs to [slot] for a finger: all that is nearer to its middle than to any other's.
     * Larger than what is seen of a face that leans away.
     */
    fun touch(slot: Int): List<Dot> {
        val own = centre(slot)
        val all = listOf(Dot(0.0, 0.0), Dot(side, 0.0), Dot(side, side), Dot(0.0, side))
        return (visible - slot).fold(all) { area, other -> nearer(area, own, centre(other)) }
    }

    /**
     * The plane of [slot] in the picture: nine numbers, row by row, of the matrix that brings (right, down, 1) within the
     * face, from its middle, to the picture. Down is the reader's: no number ever stands on its head.
     */
    fun plane(slot: Int): DoubleArray {
        val middle = turn(Dodecahedron.normals[slot])
        val up = (Vec.up - middle * (middle dot Vec.up)).unit
        val columns = listOf(up cross middle, up * -1.0).map { column(it, 0.0) } + listOf(column(middle, EYE))
        val whole = columns[2][2]
        return DoubleArray(9) { columns[it % 3][it / 3] / whole }
    }

    /**
     * The same near the middle of the face, for what is written there: six numbers, each row without what only distance does.
     * On a face that leans away it is [longer] than it is seen, away from the middle of the die, by this share on the five around.
     */
    fun flat(slot: Int, longer: Double): DoubleArray {
        val m = plane(slot)
        val outward = Dot(m[2] - side / 2, m[5] - side / 2).unit
        val share = longer * (1 - up(slot))

        fun column(x: Double, y: Double): Dot = (share * (outward.x * x + outward.y * y)).let {
            Dot(x + outward.x * it, y + outward.y * it)
        }
        val right = column(m[0] - m[2] * m[6], m[3] - m[5] * m[6])
        val down = column(m[1] - m[2] * m[7], m[4] - m[5] * m[7])
        return doubleArrayOf(right.x, down.x, m[2], right.y, down.y, m[5])
    }

    private fun column(v: Vec, w: Double): DoubleArray =
        doubleArrayOf(zoom * v.x + side / 2 * (w - v.z), -zoom * v.y + side / 2 * (w - v.z), w - v.z)

    private fun place(v: Vec): Dot = column(v, EYE).let { (x, y, w) -> Dot(x / w, y / w) }

    companion object {
        /** From the eye to the middle of the body. */
        private val EYE = 4.6 * Dodecahedron.radius
        private const val GRAZING = 1e-3

        /** How much a face looks towards the reader that is one of five around. */
        private const val LEANS = 0.447
        private val lamp = Vec(-0.45, 0.62, 0.64).unit
        private const val DARK = 0.34
        private const val LIT = 0.7
        private const val LOW = -0.5
        private const val UNDER = 0.06

        /** The reader looks down, a little from the front: so little that the numbers of all five faces around are read. */
        val tilt = leaning(3)

        /** For a die whose side faces are tapped. */
        val level = leaning(2)

        private fun leaning(degrees: Int) = Turn.about(Vec(1.0, 0.0, 0.0), -degrees * PI / 180)
    }
}

/** What of [area] is nearer to [own] than to [other]. */
private fun nearer(area: List<Dot>, own: Dot, other: Dot): List<Dot> {
    fun lead(at: Dot) = far(at, other) - far(at, own)
    return area.indices.flatMap { i ->
        val a = area[i]
        val b = area[(i + 1) % area.size]
        val (here, there) = lead(a) to lead(b)
        val border = Dot(a.x + (b.x - a.x) * here / (here - there), a.y + (b.y - a.y) * here / (here - there))
        when {
            here >= 0 && there >= 0 -> listOf(a)
            here >= 0 -> listOf(a, border)
            there >= 0 -> listOf(border)
            else -> emptyList()
        }
    }
}

private fun far(a: Dot, b: Dot) = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
