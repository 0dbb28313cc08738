package dev.douze.ui.king

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size

private const val LEAST_PLAQUE = 113f
private const val NARROW_PLAQUE = 100f

/** A small card, beside a plaque. */
private val smallCard = Size(48f, 56f)

/** Between a plaque and its card, and at least between that and a card in a corner. */
private const val BESIDE = 2f
private const val APART = 16f

/** Between a ribbon and the card below it. */
private const val CLEAR = 4f

/** Dice at the sides stand on the felt, not on its edge. */
private const val INWARD = 8f

/** From this size on dice and the plaques above them overlap; on the lowest table nothing does. */
private const val GROWN = 109f

private fun grown(die: Float) = ((die - LEAST_DIE) / (GROWN - LEAST_DIE)).coerceIn(0f, 1f)

private fun tuck(die: Float) = LOW_TUCK + (TUCK - LOW_TUCK) * grown(die)

private fun nest(die: Float) = NEST * grown(die)

/** Plaques above and below, and two dice between them. */
internal fun highOfTwo(die: Float) = 2 * (PLAQUE + die) - tuck(die) - LOW_TUCK - nest(die)

/** The largest two dice between plaques: up to [GROWN] the height grows evenly with them. */
private fun dieOfTwo(room: Size): Float {
    val least = highOfTwo(LEAST_DIE)
    val most = highOfTwo(GROWN)
    val part = (room.height - least) / (most - least)
    val high = if (part < 1f) LEAST_DIE + (GROWN - LEAST_DIE) * part else GROWN + (room.height - most) / 2
    return dieFor(room, high)
}

/** With plaques on its edges: higher, the felt would be a coffin. */
private fun highestTable(room: Size) = STRETCH * (room.width - 6f) + 0.75f * PLAQUE

/** Two dice one below the other, and two beside them, close together; small cards beside the plaques. */
internal class Narrow(
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
    private val needed = highOfTwo(die)
    private val extra = (room.height - needed).coerceAtLeast(0f)
    private val gap =
        minOf(extra * OPENED, die * 1.2f, highestTable(room) - needed).coerceAtLeast(minOf(extra, parted)).coerceAtLeast(0f)
    private val crown = minOf(gap * 0.8f, room.width - 2 * (die + 2 * EDGE))
    private val top = above + (extra - gap) / 2
    private val middle = room.width / 2
    private val north = top + PLAQUE + half - tuck(die)
    private val south = north + die - nest(die) + gap
    private val beside = (north + south) / 2 - TUCK - gap * 0.3f
    private val aside = EDGE + INWARD + half
    private val bottom = south + half - LOW_TUCK + PLAQUE

    /** A plaque and its card are together in the middle: the card is nearer to its plaque than to the cards in the corners. */
    private val central = minOf(wide, room.width - 3 * smallCard.width - 2 * (EDGE + APART) - BESIDE)
    private val pairedAt = middle - (BESIDE + smallCard.width) / 2

    fun seating() =
        Seating(
            die,
            sides.map(::place),
            Rect(3f, top + PLAQUE * 0.4f, room.width - 3f, bottom - PLAQUE * 0.35f),
            if (gap > 70f) around(Offset(middle, (north + south) / 2), Size(crown, crown)) else null,
            small = true,
        )

    /** Below the plaques at the sides, and clear of a ribbon there. */
    private val below = beside + half - LOW_TUCK + PLAQUE + if (ribbon > 0f) ribbon + CLEAR else 0f
    private val card = Size(smallCard.width, (above + room.height - below).coerceIn(smallCard.width, smallCard.height))

    /** The card of the lower seat may stand under a ribbon at a side. */
    private val lowest =
        Size(card.width, if (ribbon > 0f) (bottom - below).coerceIn(smallCard.width, card.height) else card.height)

    private fun place(side: Int): SeatPlace =
        when (side) {
            0 -> {
                val plaque = plaque(pairedAt, bottom - PLAQUE, central, room)
                SeatPlace(side, Offset(middle, south), plaque, Rect(Offset(plaque.right + BESIDE, bottom - lowest.height), lowest))
            }

            6 -> {
                val plaque = plaque(pairedAt, top, central, room)
                SeatPlace(side, Offset(middle, north), plaque, Rect(Offset(plaque.right + BESIDE, top), card))
            }

            else -> {
                val left = side < 6
                val x = if (left) aside else room.width - aside
                val plaque = plaque(x, beside + half - LOW_TUCK, wide, room)
                val outer = if (left) plaque.left else plaque.right - card.width
                SeatPlace(side, Offset(x, beside), plaque, Rect(Offset(outer, minOf(below, above + room.height - card.height)), card))
            }
        }
}

/** A low table: three dice in a row; cards are at the inner ends of their plaques, the lower seat has its own on both sides of its die. */
internal class Rows(
    whole: Size,
    private val sides: List<Int>,
    ribbons: List<Int>,
) {
    private val above = ribbonAbove(ribbons)
    private val room = Size(whole.width, whole.height - above)
    private val die = minOf(dieOfRows(room), (room.width - 2 * EDGE - 2 * BESIDE) / 3).coerceAtLeast(LEAST_DIE)
    private val half = die / 2
    private val extra = (room.height - highOfRows(die)).coerceAtLeast(0f)
    private val gap = extra * OPENED / 2
    private val top = above + extra / 2 - gap
    private val middle = room.width / 2
    private val row = top + PLAQUE - slip(die) + half
    private val below = row + half - LOW_TUCK + gap
    private val south = below + smallCard.height - slip(die) + gap + half

    /** A plaque and its card are half as wide as the table. */
    private val parting = (room.width - 2 * (EDGE + LEAST_PLAQUE + BESIDE + smallCard.width)).coerceIn(EDGE, PARTING)
    private val wide = minOf((room.width - parting) / 2 - EDGE - BESIDE - smallCard.width, 160f)
    private val pair = wide + BESIDE + smallCard.width

    fun seating() = Seating(die, sides.map(::place), Rect(3f, top + PLAQUE * 0.4f, room.width - 3f, south + half + RIM), null, small = true)

    private fun place(side: Int): SeatPlace =
        when (side) {
            0 -> {
                val own = minOf(wide, middle - half - BESIDE - EDGE)
                val plaque = Rect(Offset(middle - half - BESIDE - own, south - PLAQUE / 2), Size(own, PLAQUE))
                SeatPlace(side, Offset(middle, south), plaque, Rect(Offset(middle + half + EDGE, south - smallCard.height / 2), smallCard))
            }

            6 -> {
                val plaque = Rect(Offset(middle - pair / 2, top), Size(wide, PLAQUE))
                SeatPlace(side, Offset(middle, row), plaque, Rect(Offset(plaque.right + BESIDE, top), smallCard))
            }

            else -> {
                val left = side < 6
                val x = if (left) EDGE + half else room.width - EDGE - half
                val plaque = plaque(x, below, wide, room)
                val inner = if (left) plaque.right + BESIDE else plaque.left - BESIDE - smallCard.width
                SeatPlace(side, Offset(x, row), plaque, Rect(Offset(inner, below), smallCard))
            }
        }
}

/** Between the cards of the seats at the sides, where their plaques have room. */
private const val PARTING = 14f

/** The felt goes on below the lowest die. */
private const val RIM = 6f

/** A lower table has its dice in rows. */
internal const val LOW_TABLE = 380f

/** How much of a large die is under the plaque or card above it; a small one stands free. */
private fun slip(die: Float) = 6f * grown(die)

internal fun highOfRows(die: Float) = PLAQUE + smallCard.height + 2 * (die - slip(die)) - LOW_TUCK + RIM

private fun dieOfRows(room: Size): Float {
    val least = highOfRows(LEAST_DIE)
    val part = (room.height - least) / (highOfRows(GROWN) - least)
    return dieFor(room, LEAST_DIE + (GROWN - LEAST_DIE) * part.coerceIn(0f, 1f))
}

/** Three rows: cards are open beside their dice, towards the middle. */
internal class Open(
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
