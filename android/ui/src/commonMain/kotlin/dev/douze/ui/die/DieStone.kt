package dev.douze.ui.die

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp

/** What a die is made of: a ramp from dark to light, and the colours of what is cut into it. */
class DieStone(
    private val ramp: List<Pair<Float, Color>>,
    /** The numbers. */
    val ink: Color,
    /** The lit and the shaded edge of what is cut. */
    val lit: Color,
    val shaded: Color,
    /** Seen between the faces. */
    val within: Color,
) {
    /** The colour of the [brightness], which may run beyond 0 and 1. */
    fun at(brightness: Double): Color {
        val place = brightness.toFloat().coerceIn(0f, 1f)
        val next = ramp.indexOfFirst { place <= it.first }.coerceAtLeast(1)
        val (from, dark) = ramp[next - 1]
        val (to, light) = ramp[next]
        return lerp(dark, light, (place - from) / (to - from))
    }

    companion object {
        private fun stone(vararg ramp: Long, ink: Long, lit: Long, shaded: Long, within: Long) =
            DieStone(places.zip(ramp.map(::Color)), Color(ink), Color(lit), Color(shaded), Color(within))

        private val places = listOf(0f, 0.35f, 0.6f, 0.82f, 1f)

        val ivory =
            stone(
                0xFF7B6038,
                0xFFBFA36D,
                0xFFE4D1A4,
                0xFFF8EED3,
                0xFFFFFDF5,
                ink = 0xFF2E1A0A,
                lit = 0xE6FFFFFF,
                shaded = 0x999A7B4A,
                within = 0xFF6B5130,
            )

        /** A cancelled die. */
        val grey =
            stone(
                0xFF3A3436,
                0xFF625A5C,
                0xFF857C7E,
                0xFFA59C9E,
                0xFFB8B0B1,
                ink = 0xFF17100E,
                lit = 0x80FFFFFF,
                shaded = 0x994A4446,
                within = 0xFF2E282A,
            )
    }
}
