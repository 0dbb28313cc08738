package dev.douze.ui.die

import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.round as whole
import kotlin.math.sin
import kotlin.math.sqrt

/**
 * Twelve slots for faces: 0 looks up (z), 1 to 5 are around it clockwise as seen from outside, 6 to 10 opposite to
 * those, 11 opposite to 0. The middle of every face is 1 away from the middle of the body.
 */
object Dodecahedron {
    const val FACES = 12

    /** How far neighbours lean from each other: 63.4°, by its cosine. */
    private val lean = 1 / sqrt(5.0)
    private const val FIFTH = 2 * PI / 5
    private const val FRONT = -PI / 2

    /** Where each slot looks, which is also its middle. */
    val normals: List<Vec> = upper() + upper().drop(1).map { it * -1.0 } + Vec.near * -1.0

    /** The five slots around each, clockwise as seen from outside. */
    val rings: List<List<Int>> = normals.indices.map(::ring)

    /** The five corners of each, clockwise as seen from outside. */
    val corners: List<List<Vec>> =
        rings.mapIndexed { slot, ring -> ring.indices.map { corner(slot, ring[it], ring[(it + 1) % ring.size]) } }

    /** From the middle to a corner. */
    val radius: Double = corners[0][0].length

    /** The five ways in which the body rests with [slot] up: an edge of the face towards the reader. */
    fun rests(slot: Int): List<Turn> {
        val up = Turn.between(normals[slot], Vec.near)
        val first = up(normals[rings[slot][0]])
        val square = Turn.about(Vec.near, FRONT - atan2(first.y, first.x)) * up
        return List(5) { Turn.about(Vec.near, it * FIFTH) * square }
    }

    /**
     * The rest with [slot] up that is the shortest way from [turn]; among ways of the same length rather over the near or
     * far edge than aside, then by the clock.
     */
    fun rest(slot: Int, turn: Turn): Turn {
        val way = { rest: Turn -> rest * turn.inverse }
        return rests(slot).minWith(
            compareBy({ round(way(it).angle) }, { -round(abs(way(it).axis.x)) }, { -round(way(it).axis.z) }),
        )
    }

    private fun upper() = listOf(Vec.near) + List(5) { around(FRONT - it * FIFTH) }

    private fun around(angle: Double) = Vec(2 * lean * cos(angle), 2 * lean * sin(angle), lean)

    private fun ring(slot: Int): List<Int> {
        val middle = normals[slot]
        val near = normals.indices.filter { abs((normals[it] dot middle) - lean) < ROUGH }
        val right = normals[near[0]] - middle * lean
        val up = middle cross right
        return near.sortedBy { turned(-atan2(normals[it] dot up, normals[it] dot right)) }
    }

    private fun turned(angle: Double) = if (angle < -ROUGH) angle + 2 * PI else angle

    private fun corner(a: Int, b: Int, c: Int) = (normals[a] + normals[b] + normals[c]) * (1 / (1 + 2 * lean))

    private fun round(value: Double) = whole(value / ROUGH) * ROUGH

    private const val ROUGH = 1e-6
}
