package dev.douze.ui.king

/** A ribbon below or above a plaque, and so much of it is under the plaque. */
const val RIBBON = 18f
const val UNDER = 4f

private const val PARTED = 1.3f

/** What ribbons at these sides of a narrow table need above its plaque, below it, and between its plaques and the cards below them. */
internal fun ribbonAbove(ribbons: List<Int>) = if (6 in ribbons) RIBBON - UNDER else 0f

/** The same above a table of so many [seats]: of three, two are above. */
internal fun ribbonAbove(seats: Int, ribbons: List<Int>): Float {
    val aside = seats == MOST_SEATED - 1 && ribbons.any { it != 0 }
    return if (aside) RIBBON - UNDER else ribbonAbove(ribbons)
}

internal fun ribbonBelow(ribbons: List<Int>) = if (0 in ribbons) RIBBON - UNDER else 0f

internal fun ribbonAside(ribbons: List<Int>) = if (ribbons.any { it != 0 && it != 6 }) RIBBON - UNDER else 0f

/** So far the dice one below the other are apart for ribbons at the sides: the lower seat's card is clear of them. */
internal fun ribbonRoom(ribbons: List<Int>) = PARTED * ribbonAside(ribbons)
