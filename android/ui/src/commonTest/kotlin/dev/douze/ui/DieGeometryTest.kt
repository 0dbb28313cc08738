package dev.douze.ui

import dev.douze.ui.die.DieBody
import dev.douze.ui.die.DieMotion
import dev.douze.ui.die.DieSight
import dev.douze.ui.die.Dodecahedron
import dev.douze.ui.die.Dot
import dev.douze.ui.die.Turn
import dev.douze.ui.die.Vec
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.acos
import kotlin.math.sqrt
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Test

/** As the core gives it; and its whole table, neighbours clockwise, to hold the picture against. */
val dieBody = DieBody(listOf(1, 2, 4, 6, 5, 10, 11, 9, 7, 8, 3, 12))

private val table =
    mapOf(
        1 to listOf(2, 4, 6, 5, 10),
        2 to listOf(1, 10, 7, 8, 4),
        3 to listOf(4, 8, 12, 11, 6),
        4 to listOf(1, 2, 8, 3, 6),
        5 to listOf(1, 6, 11, 9, 10),
        6 to listOf(1, 4, 3, 11, 5),
        7 to listOf(2, 10, 9, 12, 8),
        8 to listOf(2, 7, 12, 3, 4),
        9 to listOf(5, 11, 12, 7, 10),
        10 to listOf(1, 5, 9, 7, 2),
        11 to listOf(3, 12, 9, 5, 6),
        12 to listOf(3, 8, 7, 9, 11),
    )

private const val NOTHING = 1e-9

/** Laws of the solid, of its rests and of what is seen. */
class DieGeometryTest {
    private val normals = Dodecahedron.normals
    private val down = Vec.near * -1.0

    @Test
    fun `every number lies on one slot, opposite ones look away from each other`() {
        assertEquals((1..12).toList(), (1..12).map { dieBody.face(dieBody.slot(it)) })
        assertEquals((0..11).toSet(), (1..12).map(dieBody::slot).toSet())
        for (face in 1..12) assertNear(normals[dieBody.slot(face)] * -1.0, normals[dieBody.slot(13 - face)])
    }

    @Test
    fun `the solid is regular`() {
        for (slot in 0 until Dodecahedron.FACES) {
            val corners = Dodecahedron.corners[slot]
            val sides = corners.indices.map { (corners[it] - corners[(it + 1) % 5]).length }
            for (i in 0 until 5) {
                assertEquals(Dodecahedron.radius, corners[i].length, NOTHING)
                assertEquals(1.0, corners[i] dot normals[slot], NOTHING)
                assertEquals(sides[0], sides[i], NOTHING)
            }
            assertNear(normals[slot], corners.reduce(Vec::plus) * 0.2)
        }
    }

    @Test
    fun `each face has its neighbours of the table around it, clockwise`() {
        for ((face, ring) in table) assertTrue(dieBody.ring(face) in spins(ring), "$face: ${dieBody.ring(face)}")
    }

    @Test
    fun `whatever face is up, the five around it are seen clockwise, and the opposite one is down`() {
        for ((face, ring) in table) {
            for (rest in Dodecahedron.rests(dieBody.slot(face))) {
                assertNear(Vec.near, rest(normals[dieBody.slot(face)]))
                assertNear(down, rest(normals[dieBody.slot(13 - face)]))
                val upper = (1..12).filter { it != face && rest(normals[dieBody.slot(it)]).z > NOTHING }
                val sight = DieSight(DieSight.tilt * rest, 200.0)
                val clock = upper.sortedBy { clock(sight.centre(dieBody.slot(it))) }
                assertTrue(clock in spins(ring), "$face: $clock")
                assertEquals((ring + face).toSet(), sight.visible.map(dieBody::face).toSet())
            }
        }
    }

    @Test
    fun `an edge of the face that is up lies towards the reader`() {
        for (rest in (0..11).flatMap(Dodecahedron::rests)) {
            val front = normals.map { rest(it) }.minBy { it.y }
            assertTrue(abs(front.x) < NOTHING && front.z > 0, "$front")
        }
    }

    @Test
    fun `a finger finds the face whose middle it meets, and nothing beside the die`() =
        everywhere { sight ->
            for (slot in sight.visible) assertEquals(slot, sight.hit(sight.centre(slot)))
            listOf(0.0, 200.0).forEach { assertNull(sight.hit(Dot(it, it))) }
        }

    @Test
    fun `what is seen lies within the picture`() =
        everywhere { sight ->
            for (dot in sight.visible.flatMap { sight.outline(it) }) assertTrue(dot.x in 0.0..200.0 && dot.y in 0.0..200.0, "$dot")
        }

    @Test
    fun `a number on a face that leans away is longer than it is seen, away from the middle alone`() =
        everywhere { sight ->
            for (slot in sight.visible) {
                val (seen, longer) = listOf(0.0, 0.85).map { sight.flat(slot, it) }
                val middle = Dot(seen[2] - 100, seen[5] - 100)
                val far = sqrt(middle.x * middle.x + middle.y * middle.y)
                for (i in 0..1) {
                    val (before, after) = Dot(seen[i], seen[i + 3]) to Dot(longer[i], longer[i + 3])
                    val across = (after.x - before.x) * middle.y - (after.y - before.y) * middle.x
                    assertEquals(0.0, across, NOTHING * far)
                    val (along, further) = listOf(before, after).map { it.x * middle.x + it.y * middle.y }
                    assertEquals(along * (1 + 0.85 * (1 - sight.up(slot))), further, NOTHING * far * far)
                }
            }
        }

    @Test
    fun `the plane of a face brings its middle and its corners to where they are seen`() =
        everywhere { sight ->
            for (slot in sight.visible) {
                val plane = sight.plane(slot)
                val middle = sight.centre(slot)
                assertEquals(0.0, far(middle, through(plane, 0.0, 0.0)), 1e-6)
                val inner = (0 until 24).map { through(plane, 0.6 * kotlin.math.cos(it * PI / 12), 0.6 * kotlin.math.sin(it * PI / 12)) }
                assertTrue(inner.all { sight.hit(it) == slot }, "$slot")
            }
        }

    @Test
    fun `no number stands on its head`() =
        everywhere { sight ->
            for (slot in sight.visible) {
                val plane = sight.plane(slot)
                assertTrue(through(plane, 0.0, -0.1).y <= through(plane, 0.0, 0.1).y + 1e-6, "$slot")
            }
        }

    @Test
    fun `at 160 units each of the five has 48 for a finger, and shares no place with another`() {
        for (rest in (0..11).flatMap(Dodecahedron::rests)) {
            val sight = DieSight(DieSight.tilt * rest, 160.0, 2.4)
            val areas = sight.visible.associateWith(sight::touch)
            for ((slot, area) in areas - sight.main) {
                assertTrue(area.maxOf { it.x } - area.minOf { it.x } >= 48, "$slot: $area")
                assertTrue(area.maxOf { it.y } - area.minOf { it.y } >= 48, "$slot: $area")
                assertTrue(size(area) >= 48 * 48, "$slot: ${size(area)}")
            }
            assertEquals(160.0 * 160.0, areas.values.sumOf(::size), 1e-6)
        }
    }

    @Test
    fun `a flip is half a turn, a tip the shortest that there is`() {
        for (face in 1..12) {
            for (rest in Dodecahedron.rests(dieBody.slot(face))) {
                val flip = Dodecahedron.rest(dieBody.slot(13 - face), rest) * rest.inverse
                assertEquals(PI, flip.angle, 1e-6)
                assertEquals(1.0, abs(flip.axis.x), 1e-6)
                for (to in table.getValue(face)) {
                    val tip = Dodecahedron.rest(dieBody.slot(to), rest) * rest.inverse
                    assertTrue(tip.angle < 0.41 * PI && tip.angle >= acos(1 / sqrt(5.0)) - NOTHING, "$face to $to: ${tip.angle}")
                }
                assertEquals(0.0, (Dodecahedron.rest(dieBody.slot(face), rest) * rest.inverse).angle, 1e-6)
            }
        }
    }

    @Test
    fun `every motion begins at its start and ends at its end`() {
        val makers = listOf<(Int?, Int, () -> Float) -> DieMotion>(DieMotion::Flip, DieMotion::Tip, DieMotion::Roll)
        for (face in 1..12) {
            for (to in 1..12) {
                val start = Dodecahedron.rests(dieBody.slot(face))[2]
                val end = Dodecahedron.rest(dieBody.slot(to), start)
                for (make in makers) {
                    assertSame(start, make(face, to) { 0f }.turn(start, end))
                    assertSame(end, make(face, to) { 1f }.turn(start, end))
                }
                assertSame(start, DieMotion.Pass(face) { 1f }.turn(start, start))
            }
        }
    }

    /** Every rest, as it is seen and turned by a finger. */
    private fun everywhere(test: (DieSight) -> Unit) {
        for (rest in (0..11).flatMap(Dodecahedron::rests)) {
            test(DieSight(DieSight.tilt * rest, 200.0))
            for (aside in listOf(-0.9, 0.4, 1.3)) test(DieSight(Turn.about(Vec(1.0, aside, 0.2), aside) * rest, 200.0))
        }
    }

    private fun spins(ring: List<Int>) = ring.indices.map { ring.drop(it) + ring.take(it) }

    private fun clock(at: Dot) = -kotlin.math.atan2(100 - at.x, 100 - at.y)

    private fun through(plane: DoubleArray, x: Double, y: Double): Dot {
        val (across, down, whole) = List(3) { plane[3 * it] * x + plane[3 * it + 1] * y + plane[3 * it + 2] }
        return Dot(across / whole, down / whole)
    }

    private fun far(a: Dot, b: Dot) = kotlin.math.hypot(a.x - b.x, a.y - b.y)

    private fun size(area: List<Dot>) =
        abs(area.indices.sumOf { area[it].x * area[(it + 1) % area.size].y - area[(it + 1) % area.size].x * area[it].y }) / 2

    private fun assertNear(expected: Vec, actual: Vec) = assertEquals(0.0, (expected - actual).length, NOTHING)

    private fun assertSame(expected: Turn, actual: Turn) = assertEquals(0.0, (expected * actual.inverse).angle, 1e-6)
}

/** The five faces around [face], clockwise as seen from outside. */
fun DieBody.ring(face: Int): List<Int> = Dodecahedron.rings[slot(face)].map(layout::get)

/** The slot that is seen at [at]; corners run clockwise in the picture. */
private fun DieSight.hit(at: Dot): Int? =
    visible.find { slot ->
        val corners = outline(slot)
        (corners + corners.first()).zipWithNext().all { (a, b) -> (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0 }
    }
