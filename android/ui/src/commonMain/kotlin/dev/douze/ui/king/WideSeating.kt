package dev.douze.ui.king

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size

/** The crown in the middle is not larger, nor smaller. */
private const val CROWN = 132f
private const val LEAST_CROWN = 45f

/** Of half the table: how far from the middle the upper dice of three are, and where the rim begins. */
private const val TRIANGLE = 0.6f
private const val INSIDE = 0.93f

/** So much lower than a die a card is, where another one is below it. */
private const val LOWER = 24f

/** The width of a table in dice that are in three rows, the height of the row of cards, and of a card in dice. */
private const val DICE_OF_TALL = 4.4f
private const val ROW_OF_TALL = 60f
private const val CARD_OF_TALL = 0.9f

/** Their plaques keep above the lower card. */
private const val ABOVE_CARDS = 20f

/** The felt is not broader than so many times its height, as far as the window allows. */
private const val BROADEST = 2.1f

/** Room for a card beside every die, in two rows: a broad table, or few seats. */
internal class WideSeating(
    private val room: Size,
    private val sides: List<Int>,
    open: Boolean,
    /** The die above stands on its head: its lower number, too, is free of the plaque. */
    headlong: Boolean,
) {
    private val most = if (headlong) LOW_TUCK else TUCK
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
    private val highest = if (sides.size == 1) room.height - plaque else (room.height - 2 * plaque + most + LOW_TUCK + NEST) / 2
    private val die = dieFor(room, minOf(highest, across))
    private val half = die / 2

    /** Where there is room, no number is under a plaque. */
    private val tuck = (2 * (plaque + die) - LOW_TUCK - NEST - room.height).coerceIn(LOW_TUCK, most)

    /** Beside a die, as far as the edge or the next seat. */
    private val free =
        when (sides.size) {
            MOST_SEATED -> Float.MAX_VALUE
            MOST_SEATED - 1 -> room.width / 2 - die - 2 * EDGE
            else -> (room.width - die) / 2 - 2 * EDGE
        }
    private val rows = if (sides.size > 1) 2 else 1
    private val needed = rows * (plaque + die) - LOW_TUCK - if (rows > 1) tuck + NEST else 0f
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
                sides.size == 2 -> die + gap / 2 - (tuck + LOW_TUCK + NEST + 2 * PAIR + PAIR) / 2

                else -> die - LOWER + gap
            },
        )

    /** The felt of three is higher than their plaques. */
    private val top = (extra - gap) * if (three) 0.75f else 0.5f
    private val middle = room.width / 2
    private val north = top + plaque + half - tuck
    private val south = if (rows > 1) north + die - NEST + gap else top + half
    private val bottom = south + half - LOW_TUCK + plaque
    private val broad = (if (room.width >= WIDE) 0.3f * room.width else 0.4f * room.width).coerceIn(124f, 232f)

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
