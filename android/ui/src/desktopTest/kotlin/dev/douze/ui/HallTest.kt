package dev.douze.ui

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.compositeOver
import androidx.compose.ui.graphics.luminance
import dev.douze.ui.council.Hall
import dev.douze.ui.council.deep
import dev.douze.ui.council.hall
import dev.douze.ui.theme.Light
import org.junit.Assert.assertTrue
import org.junit.Test

class HallTest {
    /** Words stand on the wall and before a window. */
    private fun Hall.walls(): List<Color> = sky + pane.flatMap { pane -> sky.map(pane::compositeOver) }

    private fun contrast(one: Color, other: Color): Float {
        val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
        return (light + 0.05f) / (dark + 0.05f)
    }

    private fun areRead(inks: List<Color>, grounds: List<Color>, light: Light) {
        for (ground in grounds) {
            for (ink in inks) {
                val contrast = contrast(ink, ground)
                assertTrue("$light: $ink on $ground has $contrast", contrast >= 4.5f)
            }
        }
    }

    @Test
    fun `words are read on every ground of the hall`() {
        for (light in Light.entries) {
            val hall = hall(light)
            areRead(listOf(hall.text, hall.soft), hall.walls() + hall.panel, light)
            areRead(listOf(hall.activeInk, hall.activeSoft), hall.active, light)
            // Floor and tray are deep by day, too.
            areRead(listOf(hall.deep.text, hall.deep.soft), hall.floor + hall.deep.tray, light)
        }
    }
}
