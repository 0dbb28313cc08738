package dev.douze.ui

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.compositeOver
import androidx.compose.ui.graphics.luminance
import dev.douze.ui.council.Hall
import dev.douze.ui.council.hall
import dev.douze.ui.theme.Light
import org.junit.Assert.assertTrue
import org.junit.Test

class HallTest {
    /** Words stand on the wall, before a window, and on the floor. */
    private fun Hall.grounds(): List<Color> = sky + floor + pane.flatMap { pane -> sky.map(pane::compositeOver) }

    private fun contrast(one: Color, other: Color): Float {
        val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
        return (light + 0.05f) / (dark + 0.05f)
    }

    @Test
    fun `words are read on every ground of the hall`() {
        for (light in Light.entries) {
            val hall = hall(light)
            for (ground in hall.grounds()) {
                for (ink in listOf(hall.text, hall.soft)) {
                    val contrast = contrast(ink, ground)
                    assertTrue("$light: $ink on $ground has $contrast", contrast >= 4.5f)
                }
            }
        }
    }
}
