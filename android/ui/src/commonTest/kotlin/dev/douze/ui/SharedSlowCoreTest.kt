@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performClick
import dev.douze.core.Intent
import dev.douze.core.Screen
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import kotlinx.coroutines.Dispatchers
import org.junit.Test

/** The window lives on while the core works, and every press counts once; desktop and Android subclass it. */
abstract class SharedSlowCoreTest {
    private val home = Fixtures.all.getValue("home")
    private val settings = Fixtures.all.getValue("settings")
    private val chronicle = Fixtures.all.getValue("chronicle")
    private val hand = ForestFixtures.all.getValue("forest-latest")
    private val curtain = Fixtures.all.getValue("curtain-plain")

    private class SlowSession(
        now: Screen,
    ) : FakeSession(now) {
        override fun dispatch(intent: Intent) = Thread.sleep(SLOW).let { super.dispatch(intent) }
    }

    private fun with(
        core: FakeSession,
        test: ComposeUiTest.(AppState) -> Unit,
    ) = over(core, queue = Dispatchers.IO.limitedParallelism(1), test = test)

    @Test
    fun `frames go on, a press repeated counts once, and another one is not lost`() {
        val core = SlowSession(home)
        core.answer = { if (it is Intent.OpenSettings) settings else chronicle }
        with(core) { state ->
            mainClock.autoAdvance = false
            for (name in listOf("Settings", "Settings", "Chronicle")) onNodeWithContentDescription(name).performClick()
            val frames = linkedMapOf<String?, Int>()
            while (state.busy) {
                mainClock.advanceTimeByFrame()
                frames.merge(state.screen?.title, 1, Int::plus)
            }
            assertEquals(listOf(Intent.OpenSettings, Intent.OpenChronicle), core.intents)
            assertEquals(listOf(home.title, settings.title), frames.keys.take(2), "screens follow in order")
            assertTrue(frames.values.take(2).all { it > 2 }, "frames while the core works: $frames")
            assertEquals(chronicle, state.screen)
        }
    }

    @Test
    fun `the same button may be pressed again once it was answered`() {
        val core = SlowSession(home)
        with(core) { state ->
            repeat(2) {
                onNodeWithContentDescription("Settings").performClick()
                waitUntil(timeoutMillis = PATIENCE) { !state.busy }
            }
            assertEquals(2, core.intents.size)
        }
    }

    @Test
    fun `letters that are typed and taken back arrive in order`() {
        val core = SlowSession(home)
        val typed = listOf("1", "", "1").map { Intent.TypeSeed(it) }
        with(core) { state ->
            typed.forEach(state::dispatch)
            waitUntil(timeoutMillis = PATIENCE) { !state.busy }
            assertEquals<List<Intent>>(typed, core.intents)
        }
    }

    @Test
    fun `a secret is covered before the core answers, and until it has`() {
        val core = SlowSession(hand)
        core.answer = { curtain }
        with(core) { state ->
            state.cover()
            assertTrue(state.covered && state.busy)
            state.uncover()
            assertTrue(state.covered)
            waitUntil(timeoutMillis = PATIENCE) { !state.covered }
            assertEquals(curtain, state.screen)
        }
    }

    @Test
    fun `a secret that is on its way is covered, too`() {
        val core = SlowSession(curtain)
        core.answer = { if (it is Intent.Cover) curtain else hand }
        with(core) { state ->
            state.dispatch(Intent.LiftCurtain)
            state.cover()
            waitUntil(timeoutMillis = PATIENCE) {
                assertTrue(state.covered)
                !state.busy
            }
            assertEquals(listOf(Intent.LiftCurtain, Intent.Cover), core.intents)
            assertFalse(state.screen!!.secret)
        }
    }

    @Test
    fun `once the app is left all is saved`() {
        val core = SlowSession(home)
        with(core) { state ->
            state.dispatch(Intent.OpenSettings)
            state.leave()
            assertEquals(listOf(Intent.OpenSettings, Intent.Cover), core.intents)
        }
    }

    private companion object {
        const val SLOW = 300L
        const val PATIENCE = 30_000L
    }
}
