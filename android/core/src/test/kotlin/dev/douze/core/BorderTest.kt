package dev.douze.core

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.rules.TemporaryFolder

/** The real library behind the generated code. */
class BorderTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `the first screen is home in the system's language`() {
        val screen = Session.open(folder.root.path, listOf("de-CH", "fr")).screen()
        assertEquals(3, assertIs<Body.Home>(screen.body).home.doors.size)
        assertEquals("de", screen.look.language)
    }

    @Test
    fun `a fault arrives as an error and the session goes on`() {
        val session = Session.open(folder.root.path, listOf("en"))
        val fault = assertFailsWith<DouzeException.Internal> { session.rehearseFault() }
        assertTrue(fault.sentence.isNotEmpty())
        assertNull(session.dispatch(Intent.OpenSettings).rejection)
    }

    @Test
    fun `a folder that cannot be used is a sentence`() {
        val inside = File(folder.newFile(), "inside")
        val error = assertFailsWith<DouzeException.Storage> { Session.open(inside.path, listOf("en")) }
        assertTrue(error.sentence.isNotEmpty())
    }
}
