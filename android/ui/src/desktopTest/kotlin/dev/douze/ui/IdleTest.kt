package dev.douze.ui

import kotlin.test.assertFalse
import kotlin.test.assertTrue
import org.junit.Test

/** No frame is drawn when nothing moves. */
class IdleTest {
    private val phone = frames.first()

    @Test
    fun `a screen asks for no frame once it is drawn`() {
        for ((name, screen) in Gallery.screens("en")) {
            scene(screen, phone).run {
                render(0)
                render(SECOND)
                assertFalse(hasInvalidations(), "$name asks for another frame")
                close()
            }
        }
    }

    @Test
    fun `frames are asked for while a beat is played, and not afterwards`() {
        val beat = Gallery.beats("forest-result").first()
        scene(Gallery.screen("forest-result"), phone, Playing(listOf(beat))).run {
            render(0)
            render(SECOND / 10)
            assertTrue(hasInvalidations(), "nothing moves")
            (1..3L).forEach { render(it * SECOND) }
            assertFalse(hasInvalidations(), "it still moves")
            close()
        }
    }
}
