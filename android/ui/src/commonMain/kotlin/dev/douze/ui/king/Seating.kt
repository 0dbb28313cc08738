package dev.douze.ui.king

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size

/** Where the things before a seat are, in dp from the upper left corner of the table's place. */
class SeatPlace(
    /** The side of the table: 0 nearest to the reader, then clockwise in twelfths. */
    val side: Int,
    val die: Offset,
    val plaque: Rect,
    val card: Rect,
)

/** Where everything on a table is. */
class Seating(
    /** Of a die. */
    val die: Float,
    val seats: List<SeatPlace>,
    val felt: Rect,
    /** A crown in the middle, where there is room for it. */
    val middle: Rect?,
    /** Cards show a portrait only: there is no room for names and values. */
    val small: Boolean,
) {
    /** The same so much lower. */
    fun lowered(by: Float): Seating {
        val down = Offset(0f, by)
        val moved = seats.map { SeatPlace(it.side, it.die + down, it.plaque.translate(down), it.card.translate(down)) }
        return Seating(die, moved, felt.translate(down), middle?.translate(down), small)
    }
}

/** A die is never smaller than 84 across, a plaque never lower. Its square has a little room around it. */
const val LEAST_DIE = 88f
const val PLAQUE = 48f

internal const val EDGE = 4f

/** A plaque covers so much of a die below it. */
internal const val TUCK = 8f

/** And of one above it: the number at its lower edge stands free. */
internal const val LOW_TUCK = 3f

/** Dice one below the other may overlap so much: their corners do not meet. */
internal const val NEST = 3f

/** The felt of a narrow table is not so much higher than broad. */
const val STRETCH = 1.3f

/** Of the width of the table. */
private const val DIE_OF_NARROW = 0.32f
private const val DIE_OF_WIDE = 0.22f
internal const val LARGEST = 176f
internal const val LARGEST_OF_NARROW = 124f
internal const val WIDE = 560f

/** A card beside a die. */
private const val CARD_OF_DIE = 0.78f
private const val CARD_HIGH = 1.3f
internal const val LEAST_CARD = 66f
internal const val PAIR = 4f

/** How much of what is left over opens the dice. */
internal const val OPENED = 0.75f

/** The lowest table for so many seats; [headlong]: a die above stands on its head. */
fun leastTable(seats: Int, ribbons: List<Int> = emptyList(), headlong: Boolean = false): Float =
    (if (headlong && seats < MOST_SEATED) TUCK - LOW_TUCK else 0f) +
        plainTable(seats) + ribbonAbove(seats, ribbons) + if (seats == MOST_SEATED) 0f else ribbonBelow(ribbons)

private fun plainTable(seats: Int): Float =
    when (seats) {
        1 -> LEAST_DIE + PLAQUE
        MOST_SEATED -> highOfRows(LEAST_DIE)
        else -> 2 * (LEAST_DIE + PLAQUE) - TUCK - LOW_TUCK - NEST
    }

/** The table on which cards can be open beside four dice, as narrow as a phone. */
const val OPEN_TABLE = 3 * (LEAST_DIE + PLAQUE) - 3 * TUCK - LOW_TUCK + 14f

/** More seats than this have no table of their own. */
const val MOST_SEATED = 4

/** The places of seats at the [sides] of a table of [room]; [open]: cards are face up beside the dice; those at [ribbons] have one. */
fun seating(room: Size, sides: List<Int>, open: Boolean, ribbons: List<Int> = emptyList(), headlong: Boolean = false): Seating =
    when {
        sides.size < MOST_SEATED || isWide(room) -> {
            val above = ribbonAbove(sides.size, ribbons)
            WideSeating(Size(room.width, room.height - above - ribbonBelow(ribbons)), sides, open, headlong).seating().lowered(above)
        }

        open && room.height >= OPEN_TABLE -> Open(room, sides).seating()

        room.height < LOW_TABLE -> Rows(room, sides, ribbons).seating()

        else -> Narrow(room, sides, ribbons).seating()
    }

internal fun dieFor(room: Size, high: Float): Float {
    val most = if (room.width < WIDE) minOf(DIE_OF_NARROW * room.width, LARGEST_OF_NARROW) else DIE_OF_WIDE * room.width
    return minOf(most.coerceAtLeast(LEAST_DIE), LARGEST, high)
}

/** Three dice and four cards beside each other. */
internal const val DICE_ACROSS = 6.6f
private const val LEAST_OF_WIDE = 96f

private fun isWide(room: Size) = room.width / DICE_ACROSS >= LEAST_OF_WIDE

internal fun around(middle: Offset, size: Size) = Rect(Offset(middle.x - size.width / 2, middle.y - size.height / 2), size)

/** [x] and below it [y]: the rectangle of a plaque with its middle at [x], kept within [room]. */
internal fun plaque(x: Float, y: Float, wide: Float, room: Size, high: Float = PLAQUE): Rect {
    val left = (x - wide / 2).coerceIn(EDGE, (room.width - wide - EDGE).coerceAtLeast(EDGE))
    return Rect(Offset(left, y), Size(wide, high))
}

/** Not higher than [high], so that no card covers the one below. */
internal fun cardBeside(die: Float, most: Float, high: Float): Size {
    val width = minOf(maxOf(CARD_OF_DIE * die, LEAST_CARD), most)
    return Size(width, minOf(width * CARD_HIGH, high))
}
