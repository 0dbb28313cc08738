package dev.douze.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.dp
import dev.douze.ui.king.LEAST_DIE
import dev.douze.ui.king.OPEN_TABLE
import dev.douze.ui.king.Seating
import dev.douze.ui.king.handLook
import dev.douze.ui.king.leastTable
import dev.douze.ui.king.seating
import dev.douze.ui.king.sideBySide
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** Across the corners of a die that is in a square of 1. */
private const val ACROSS = 0.95f

/** Laws of the table: how large dice and cards are, and that they do not cover each other. */
class KingPlacesTest {
    private val tables = listOf(listOf(0, 6), listOf(0, 4, 8), listOf(0, 3, 6, 9))

    /** What a table of a phone of 360 by 640 has beside a hand, and beside the rail. */
    private val besideHand = Size(344f, 300f)
    private val besideRail = Size(344f, 400f)

    private val rooms =
        listOf(
            besideHand,
            besideRail,
            Size(395f, 470f),
            Size(318f, 308f),
            Size(870f, 540f),
            Size(840f, 288f),
            Size(657f, 600f),
            Size(790f, 740f),
            Size(314f, 745f)
        )

    @Test
    fun `dice are 104 on a table of 344 by 300, 94 where four stand free, and not below 84 with open cards`() {
        for (sides in tables) {
            val closed = seating(besideHand, sides, open = false)
            assertTrue(closed.die * ACROSS >= if (sides.size == 4) 94f else 103f, "$sides: ${closed.die}")
            val open = seating(besideRail, sides, open = true)
            assertTrue(open.die * ACROSS >= 83f, "$sides: ${open.die}")
            assertTrue(open.seats.all { it.card.width >= 66f }, "$sides: ${open.seats.map { it.card }}")
        }
        assertTrue(OPEN_TABLE <= besideRail.height)
    }

    @Test
    fun `everything lies within the table, in every room`() =
        everywhere { room, seating ->
            val all = Rect(Offset.Zero, room).inflate(1f)
            for (seat in seating.seats) {
                for (place in listOf(seat.plaque, seat.card, seating.die(seat.die))) {
                    assertTrue(place.left >= all.left && place.right <= all.right, "$room, ${seat.side}: $place")
                    assertTrue(place.top >= all.top && place.bottom <= all.bottom, "$room, ${seat.side}: $place")
                }
                assertTrue(
                    listOf(seat.plaque.height, seat.card.width, seat.card.height).all {
                        it >= 47.9f
                    },
                    "$room, ${seat.side}: ${seat.card}"
                )
            }
            assertTrue(seating.die >= LEAST_DIE, "$room: ${seating.die}")
        }

    @Test
    fun `no die, plaque or card lies over that of another seat`() =
        everywhere { room, seating ->
            for (one in seating.seats) {
                for (other in seating.seats - one) {
                    val apart = (one.die - other.die).getDistance()
                    assertTrue(apart >= seating.die * ACROSS, "$room: dice ${one.side} and ${other.side}: $apart")
                    assertFalse(one.plaque.overlaps(other.plaque), "$room: plaques ${one.side} and ${other.side}")
                    assertFalse(one.card.deflate(1f).overlaps(other.card), "$room: cards ${one.side} and ${other.side}")
                }
            }
        }

    @Test
    fun `cards of a hand are of one size that fits, seven in one row where they are broad enough`() {
        val phone = handLook(7, 344.dp, 172.dp)
        assertTrue(phone.perRow == 4 && phone.card.width >= 80.dp && phone.card.height >= 76.dp, "${phone.card}")
        val tablet = handLook(7, 1240.dp, 190.dp)
        assertTrue(tablet.perRow == 7 && tablet.card.width >= 128.dp && tablet.card.height == 190.dp, "${tablet.card}")
        val aside = handLook(7, 306.dp, 190.dp)
        assertTrue(aside.card.width >= 66.dp && aside.card.height >= 76.dp, "${aside.card}")
    }

    @Test
    fun `heads and values on the rail do not cover each other, wherever their pins stand`() {
        for (pins in listOf(listOf(22f, 34f), listOf(100f, 113f, 126f), listOf(300f, 310f, 320f, 330f), listOf(50f, 90f, 102f))) {
            val wide = pins.indices.map { 30f + 2 * it }
            val middles = sideBySide(pins, wide, 344f)
            for (i in 1 until pins.size) {
                assertTrue(middles[i] - middles[i - 1] >= (wide[i] + wide[i - 1]) / 2 - 0.01f, "$pins: $middles")
            }
            assertTrue(middles.first() >= wide.first() / 2 - 0.01f && middles.last() <= 344.01f - wide.last() / 2, "$pins: $middles")
        }
        assertEquals(listOf(50f, 82f, 170f), sideBySide(listOf(50f, 82f, 170f), listOf(30f, 30f, 44f), 344f))
        assertEquals(listOf(91f, 121f), sideBySide(listOf(100f, 112f), listOf(30f, 30f), 344f))
    }

    private fun everywhere(test: (Size, Seating) -> Unit) {
        for (room in rooms) {
            for (sides in tables) {
                if (room.height >= leastTable(sides.size)) for (open in listOf(false, true)) test(room, seating(room, sides, open))
            }
        }
    }

    private fun Seating.die(middle: Offset) = Rect(middle, die / 2 * ACROSS)
}
