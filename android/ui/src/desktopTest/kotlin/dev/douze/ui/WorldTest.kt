package dev.douze.ui

import dev.douze.core.Theme
import dev.douze.ui.theme.Light
import dev.douze.ui.theme.light
import kotlin.test.assertEquals
import org.junit.Test

class WorldTest {
    @Test
    fun `who asks the system for contrast gets it in every theme but black`() {
        val lights = Theme.entries.associateWith { light(it, systemDark = true, systemContrast = true) }
        assertEquals(Theme.entries.associateWith { if (it == Theme.BLACK) Light.BLACK else Light.CONTRAST }, lights)
    }

    @Test
    fun `without that wish day and night are the theme's, or the system's`() {
        val lights = listOf(true, false).map { dark -> Theme.entries.map { light(it, systemDark = dark) } }
        assertEquals(listOf(Light.NIGHT, Light.DAY, Light.NIGHT, Light.BLACK, Light.CONTRAST), lights[0])
        assertEquals(listOf(Light.DAY) + lights[0].drop(1), lights[1])
    }
}
