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

private const val EDGE = 4f
private const val LEAST_PLAQUE = 113f
private const val NARROW_PLAQUE = 100f

/** A plaque covers so much of a die below it. */
private const val TUCK = 8f

/** And of one above it: the number at its lower edge stands free. */
private const val LOW_TUCK = 3f

/** Dice one below the other may overlap so much: their corners do not meet. */
private const val NEST = 3f

/** The crown in the middle is not larger, nor smaller. */
private const val CROWN = 132f
private const val LEAST_CROWN = 45f

/** Of half the table: how far from the middle the upper dice of three are, and where the rim begins. */
private const val TRIANGLE = 0.6f
private const val INSIDE = 0.93f

/** The felt of a narrow table is not so much higher than broad. */
const val STRETCH = 1.3f

/** Of the width of the table. */
private const val DIE_OF_NARROW = 0.32f
private const val DIE_OF_WIDE = 0.22f
private const val LARGEST = 176f
private const val LARGEST_OF_NARROW = 124f
private const val WIDE = 560f

/** A card beside a die. */
private const val CARD_OF_DIE = 0.78f
private const val CARD_HIGH = 1.3f
private const val LEAST_CARD = 66f
private const val PAIR = 4f

/** A small one, beside a plaque. */
private val smallCard = Size(48f, 56f)

/** So much lower than a die a card is, where another one is below it. */
private const val LOWER = 24f

/** How much of what is left over opens the dice. */
private const val OPENED = 0.75f

/** The lowest table for so many seats. */
fun leastTable(seats: Int, ribbons: List<Int> = emptyList()): Float =
    plainTable(seats) + ribbonAbove(seats, ribbons) + ribbonBelow(ribbons) + if (seats == MOST_SEATED) ribbonRoom(ribbons) else 0f

private fun plainTable(seats: Int): Float = if (seats == 1) LEAST_DIE + PLAQUE else 2 * (LEAST_DIE + PLAQUE) - TUCK - LOW_TUCK - NEST

/** The table on which cards can be open beside four dice, as narrow as a phone. */
const val OPEN_TABLE = 3 * (LEAST_DIE + PLAQUE) - 3 * TUCK - LOW_TUCK + 14f

/** More seats than this have no table of their own. */
const val MOST_SEATED = 4

/** The places of seats at the [sides] of a table of [room]; [open]: cards are face up beside the dice; those at [ribbons] have one. */
fun seating(room: Size, sides: List<Int>, open: Boolean, ribbons: List<Int> = emptyList()): Seating =
    when {
        sides.size < MOST_SEATED || isWide(room) -> {
            val above = ribbonAbove(sides.size, ribbons)
            Wide(Size(room.width, room.height - above - ribbonBelow(ribbons)), sides, open).seating().lowered(above)
        }

        open && room.height >= OPEN_TABLE -> Open(room, sides).seating()

        else -> Narrow(room, sides, ribbons).seating()
    }

private fun dieFor(room: Size, high: Float): Float {
    val most = if (room.width < WIDE) minOf(DIE_OF_NARROW * room.width, LARGEST_OF_NARROW) else DIE_OF_WIDE * room.width
    return minOf(most.coerceAtLeast(LEAST_DIE), LARGEST, high)
}

/** Between the plaques above and below there are two dice. */
private fun dieOfTwo(room: Size) = dieFor(room, (room.height - 2 * PLAQUE + TUCK + LOW_TUCK + NEST) / 2)

/** Three dice and four cards beside each other. */
private const val DICE_ACROSS = 6.6f
private const val LEAST_OF_WIDE = 96f

/** The same where they are in three rows. */
private const val DICE_OF_TALL = 4.4f
private const val ROW_OF_TALL = 60f
private const val CARD_OF_TALL = 0.9f

/** Their plaques keep above the lower card. */
private const val ABOVE_CARDS = 20f

/** The felt is not broader than so many times its height, as far as the window allows. */
private const val BROADEST = 2.1f

private fun isWide(room: Size) = room.width / DICE_ACROSS >= LEAST_OF_WIDE

/** With plaques on its edges: higher, the felt would be a coffin. */
private fun highestTable(room: Size) = STRETCH * (room.width - 6f) + 0.75f * PLAQUE

private fun around(middle: Offset, size: Size) = Rect(Offset(middle.x - size.width / 2, middle.y - size.height / 2), size)

/** [x] and below it [y]: the rectangle of a plaque with its middle at [x], kept within [room]. */
private fun plaque(x: Float, y: Float, wide: Float, room: Size, high: Float = PLAQUE): Rect {
    val left = (x - wide / 2).coerceIn(EDGE, (room.width - wide - EDGE).coerceAtLeast(EDGE))
    return Rect(Offset(left, y), Size(wide, high))
}

/** Two dice one below the other, and two beside them, close together; small cards beside the plaques. */
private class Narrow(
    whole: Size,
    private val sides: List<Int>,
    ribbons: List<Int>,
) {
    private val above = ribbonAbove(ribbons)
    private val ribbon = ribbonAside(ribbons)
    private val parted = ribbonRoom(ribbons)

    /** Without what ribbons above and below need. */
    private val room = Size(whole.width, whole.height - above - ribbonBelow(ribbons))

    /** So high that the dice at the sides have a row of their own; else between two plaques there is room for the one in the middle. */
    private val inRows =
        minOf((minOf(room.height, highestTable(room)) - 2 * PLAQUE + TUCK + LOW_TUCK + NEST) / 3, LARGEST_OF_NARROW, 0.36f * room.width)
    private val die =
        maxOf(minOf(dieOfTwo(Size(room.width, room.height - parted)), room.width - 2 * (EDGE + LEAST_PLAQUE)), inRows, LEAST_DIE)
    private val wide =
        minOf(0.36f * room.width, 160f, (room.width - if (die > inRows) die else 2 * EDGE) / 2 - EDGE).coerceAtLeast(NARROW_PLAQUE)
    private val half = die / 2
    private val needed = 2 * PLAQUE + 2 * die - TUCK - LOW_TUCK - NEST
    private val extra = (room.height - needed).coerceAtLeast(0f)
    private val gap =
        minOf(extra * OPENED, die * 1.2f, highestTable(room) - needed).coerceAtLeast(minOf(extra, parted)).coerceAtLeast(0f)
    private val crown = minOf(gap * 0.8f, room.width - 2 * (die + 2 * EDGE))
    private val top = above + (extra - gap) / 2
    private val middle = room.width / 2
    private val north = top + PLAQUE + half - TUCK
    private val south = north + die - NEST + gap
    private val beside = (north + south) / 2 - TUCK - gap * 0.3f
    private val aside = EDGE + half
    private val bottom = south + half - LOW_TUCK + PLAQUE

    /** Cards beside it meet no card at the sides. */
    private val central = minOf(wide, room.width - 4 * smallCard.width - 4 * EDGE)

    fun seating() =
        Seating(
            die,
            sides.map(::place),
            Rect(3f, top + PLAQUE * 0.4f, room.width - 3f, bottom - PLAQUE * 0.35f),
            if (gap > 70f) around(Offset(middle, (north + south) / 2), Size(crown, crown)) else null,
            small = true,
        )

    private fun place(side: Int): SeatPlace {
        // A ribbon takes some of its height.
        val card = if (ribbon > 0f) Size(smallCard.width, smallCard.width) else smallCard
        return when (side) {
            0 -> {
                val plaque = plaque(middle, bottom - PLAQUE, central, room)
                SeatPlace(side, Offset(middle, south), plaque, Rect(Offset(plaque.right + 2, bottom - card.height), card))
            }

            6 -> {
                val plaque = plaque(middle, top, central, room)
                SeatPlace(side, Offset(middle, north), plaque, Rect(Offset(plaque.right + 2, top), card))
            }

            else -> {
                val left = side < 6
                val x = if (left) aside else room.width - aside
                val plaque = plaque(x, beside + half - LOW_TUCK, wide, room)
                val inner = if (left) plaque.left else plaque.right - card.width
                val y = minOf(plaque.bottom + ribbon, above + room.height - card.height)
                SeatPlace(side, Offset(x, beside), plaque, Rect(Offset(inner, y), card))
            }
        }
    }
}

/** Three rows: cards are open beside their dice, towards the middle. */
private class Open(
    private val room: Size,
    private val sides: List<Int>,
) {
    /** Two dice and two cards beside each other. */
    private val across = (room.width / 2 - LEAST_CARD - 2 * EDGE - PAIR).coerceAtLeast(LEAST_DIE)
    private val die = dieFor(room, minOf(across, (room.height - 3 * PLAQUE + 3 * TUCK + LOW_TUCK - 14f) / 3))
    private val half = die / 2
    private val card = cardBeside(die, (room.width - 2 * die) / 2 - 2 * EDGE - 4f, die - 12f)
    private val needed = 3 * (die + PLAQUE) - 3 * TUCK - LOW_TUCK + 14f
    private val extra = (room.height - needed).coerceAtLeast(0f)
    private val gap = minOf(extra * OPENED, highestTable(room) - needed).coerceAtLeast(0f) / 2
    private val top = (extra - 2 * gap) / 2
    private val pair = die + 4f + card.width
    private val column = room.width / 2 - pair / 2 + half
    private val north = top + PLAQUE + half - TUCK / 2
    private val row = north + die + gap + 2f
    private val south = row + half + PLAQUE + half - TUCK + gap
    private val bottom = south + half - LOW_TUCK + PLAQUE
    private val wide = minOf(0.36f * room.width, 160f).coerceAtLeast(124f)

    fun seating() =
        Seating(die, sides.map(::place), Rect(3f, top + PLAQUE * 0.4f, room.width - 3f, bottom - PLAQUE * 0.35f), null, small = false)

    private fun place(side: Int): SeatPlace =
        when (side) {
            0 -> SeatPlace(side, Offset(column, south), plaque(room.width / 2, bottom - PLAQUE, wide, room), beside(column, south - 6f))

            6 -> SeatPlace(side, Offset(column, north), plaque(room.width / 2, top, wide, room), beside(column, north - 4f))

            else -> {
                val left = side < 6
                val x = if (left) EDGE + half else room.width - EDGE - half
                val inner = if (left) x + half + 4f else x - half - 4f - card.width
                val at = Rect(Offset(inner, row - 4f - card.height / 2), card)
                SeatPlace(side, Offset(x, row), plaque(x, row + half - LOW_TUCK, wide, room), at)
            }
        }

    private fun beside(x: Float, y: Float) = Rect(Offset(x + half + 4f, y - card.height / 2), card)
}

/** Not higher than [high], so that no card covers the one below. */
private fun cardBeside(die: Float, most: Float, high: Float): Size {
    val width = minOf(maxOf(CARD_OF_DIE * die, LEAST_CARD), most)
    return Size(width, minOf(width * CARD_HIGH, high))
}

/** Room for a card beside every die, in two rows: a broad table, or few seats. */
private class Wide(
    private val room: Size,
    private val sides: List<Int>,
    open: Boolean,
) {
    private val plaque = if (room.height >= 460f && room.width >= WIDE) 60f else PLAQUE

    /** So high that the dice at the sides are between the upper and the lower one, and their cards have a row of their own. */
    private val tall =
        sides.size == MOST_SEATED && room.height >= 2 * plaque + 3 * minOf(room.width / DICE_OF_TALL, LARGEST) + ROW_OF_TALL
    private val across =
        when (sides.size) {
            MOST_SEATED -> room.width / if (tall) DICE_OF_TALL else DICE_ACROSS
            MOST_SEATED - 1 -> (room.width / 2 - 2 * EDGE - if (open) LEAST_CARD + PAIR else 0f).coerceAtLeast(LEAST_DIE)
            else -> Float.MAX_VALUE
        }
    private val highest = if (sides.size == 1) room.height - plaque else (room.height - 2 * plaque + TUCK + LOW_TUCK + NEST) / 2
    private val die = dieFor(room, minOf(highest, across))
    private val half = die / 2

    /** Beside a die, as far as the edge or the next seat. */
    private val free =
        when (sides.size) {
            MOST_SEATED -> Float.MAX_VALUE
            MOST_SEATED - 1 -> room.width / 2 - die - 2 * EDGE
            else -> (room.width - die) / 2 - 2 * EDGE
        }
    private val rows = if (sides.size > 1) 2 else 1
    private val needed = rows * (plaque + die) - LOW_TUCK - if (rows > 1) TUCK + NEST else 0f
    private val extra = (room.height - needed).coerceAtLeast(0f)
    private val three = sides.size == MOST_SEATED - 1
    private val gap = if (rows > 1) minOf(extra * OPENED, die * if (three) 1.1f else 1.4f) else 0f

    /** The two upper ones of three are so much lower than at the edge: the table is broader there. Open cards keep above the die below. */
    private val sunk =
        when {
            !three -> 0f
            open -> minOf(die / 4, 6f + gap / 2)
            else -> die / 4
        }
    private val card =
        cardBeside(
            if (tall) die * CARD_OF_TALL else die,
            free,
            when {
                three -> die - TUCK - 1f + minOf((gap - sunk) / 2, gap - sunk)

                // One above the other, from plaque to plaque.
                sides.size == 2 -> die + gap / 2 - (TUCK + LOW_TUCK + NEST + 2 * PAIR + PAIR) / 2

                else -> die - LOWER + gap
            },
        )

    /** The felt of three is higher than their plaques. */
    private val top = (extra - gap) * if (three) 0.75f else 0.5f
    private val middle = room.width / 2
    private val north = top + plaque + half - TUCK
    private val south = if (rows > 1) north + die - NEST + gap else top + half
    private val bottom = south + half - LOW_TUCK + plaque
    private val broad = (if (room.width >= WIDE) 0.26f * room.width else 0.4f * room.width).coerceIn(124f, 232f)

    /** The felt is not much broader than high. */
    private val reach = minOf(room.width / 2 - 3f, (room.height * 0.78f).coerceAtLeast(1.5f * die + 2 * card.width + 20f))
    private val aside = middle - reach + half + 6f

    /** In a low window the felt of four goes on behind the plaques above and below: else it would be a plank. */
    private val taller =
        if (sides.size < MOST_SEATED) 0f else (2 * reach / BROADEST - (room.height - 0.75f * plaque)).coerceIn(0f, plaque) / 2

    /** The left one of the upper dice of three: as far inside as the cards allow. */
    private val triangle = minOf(middle - TRIANGLE * reach, middle - PAIR / 2 - card.width - PAIR - half).coerceAtLeast(half)

    /** Below the two upper cards of three, else between the dice. */
    private val upper = if (three) top + sunk + plaque + 2f + card.height else north + half
    private val crown = ((south - half - upper) * 0.75f).coerceAtMost(CROWN).let { Size(it, it) }

    fun seating() =
        Seating(
            die,
            sides.map(::place),
            Rect(middle - reach, upperEdge(), middle + reach, bottom - plaque * 0.35f + taller),
            if (crown.width > LEAST_CROWN) around(Offset(middle, (upper + south - half) / 2), crown) else null,
            small = false,
        )

    /** The felt begins so high that the outer corners of the upper dice are on it, as far as there is room. */
    private fun upperEdge(): Float {
        if (!three) return top + plaque * 0.4f - taller
        val lower = bottom - plaque * 0.35f
        val corner = Offset(middle - triangle + 0.4f * die, north + sunk - 0.3f * die)
        // Along the oblique sides of twelve, 30 degrees from the horizontal.
        val down = (INSIDE - 0.866f * corner.x / reach) / 0.5f
        return ((2 * corner.y - lower * (1 - down)) / (1 + down)).coerceIn(0f, top + plaque * 0.4f)
    }

    private fun place(side: Int): SeatPlace =
        when {
            side == 0 -> below(middle, south)

            side == 6 -> above(side)

            // Three seats: two above, to the left and to the right.
            sides.size == 3 -> aboveAside(side)

            else -> {
                val left = side < 6
                val x = if (left) aside else room.width - aside
                val y = (north + south) / 2 - TUCK - if (tall) ABOVE_CARDS else 0f
                val inner = if (left) x + half + 6f else x - half - 6f - card.width
                SeatPlace(
                    side,
                    Offset(x, y),
                    plaque(x, y + half - LOW_TUCK, broad, room, plaque),
                    Rect(Offset(inner, y + half - TUCK - 4f - card.height), card),
                )
            }
        }

    private fun below(x: Float, y: Float) =
        SeatPlace(
            0,
            Offset(x, y),
            plaque(x, bottom - plaque, broad, room, plaque),
            Rect(Offset(x + half + 6f, bottom - plaque - 2f - card.height), card),
        )

    /** The card is to the right of the die. */
    private fun above(side: Int) =
        SeatPlace(
            side,
            Offset(middle, north),
            plaque(middle, top, broad, room, plaque),
            Rect(Offset(middle + half + PAIR, top + plaque + 2f), card),
        )

    /** The dice beside the middle of the table, the cards between them. */
    private fun aboveAside(side: Int): SeatPlace {
        val left = side < 6
        val x = if (left) triangle else room.width - triangle
        val at = if (left) x + half + PAIR else x - half - PAIR - card.width
        val y = top + sunk
        return SeatPlace(side, Offset(x, north + sunk), plaque(x, y, broad, room, plaque), Rect(Offset(at, y + plaque + 2f), card))
    }
}
