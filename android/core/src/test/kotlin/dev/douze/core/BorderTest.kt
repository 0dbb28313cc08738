package dev.douze.core

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
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
    fun `an error arrives with its sentence and the session goes on`() {
        val session = Session.open(folder.root.path, listOf("en"))
        val error = assertFailsWith<DouzeException.Unreadable> { session.import(byteArrayOf()) }
        assertTrue(error.sentence.isNotEmpty())
        assertNull(session.dispatch(Intent.App(AppIntent.OpenSettings)).rejection)
    }

    @Test
    fun `a built-in player answers its ticket`() {
        val session = Session.open(folder.root.path, listOf("en"))
        session.dispatch(Intent.App(AppIntent.OpenSetup(GameKind.FOREST)))
        session.dispatch(Intent.Setup(SetupIntent.SetPlayer(1, PlayerKind.FOX)))
        var screen = session.dispatch(Intent.Setup(SetupIntent.StartGame)).screen
        (screen.body as? Body.Curtain)?.let { screen = session.dispatch(it.curtain.lift.intent).screen }
        val hand = assertNotNull(assertIs<Body.Forest>(screen.body).forest.hand)
        session.dispatch(assertNotNull(hand.cards.first().intent))
        val chosen = session.dispatch(Intent.Table(TableIntent.Confirm)).screen
        val ticket = assertNotNull(chosen.thinking).ticket
        val answer = session.think(ticket)
        assertNotEquals(ticket, answer.screen.thinking?.ticket)
        assertTrue(answer.beats.isNotEmpty())
    }

    @Test
    fun `a folder that cannot be used is a sentence`() {
        val inside = File(folder.newFile(), "inside")
        val error = assertFailsWith<DouzeException.Storage> { Session.open(inside.path, listOf("en")) }
        assertTrue(error.sentence.isNotEmpty())
    }
}
