package dev.douze.ui.die

import dev.douze.core.Intent

/**
 * Which number is where, from the core: [layout] is the face that looks up, its five neighbours clockwise as seen
 * from outside, for each of these the face opposite to it, and the face opposite to the first. The shell knows no die of its own.
 */
data class DieBody(
    val layout: List<Int>,
) {
    /** The slot of the [Dodecahedron] that [face] has. */
    fun slot(face: Int): Int = layout.indexOf(face).coerceAtLeast(0)

    /** The number in [slot]. */
    fun face(slot: Int): Int = layout[slot]
}

/** A face that may be pressed: large dice show it as a button, in speech [label]. */
data class DieFace(
    val face: Int,
    val selected: Boolean,
    val label: String,
    /** What it sends, where a lesson may ask for it. */
    val intent: Intent? = null,
    val onTap: () -> Unit,
)
