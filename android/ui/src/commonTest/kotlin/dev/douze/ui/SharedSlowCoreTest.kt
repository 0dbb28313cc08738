@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performClick
import dev.douze.core.AppIntent
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.core.SetupIntent
import dev.douze.core.TableIntent
import dev.douze.core.Update
import java.util.concurrent.Semaphore
import java.util.concurrent.TimeUnit
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import kotlinx.coroutines.Dispatchers
import org.junit.Test

/** The window lives on while the core works, and every press counts once; desktop and Android subclass it. */
abstract class SharedSlowCoreTest {
    private val home = Gallery.screen("home")
    private val settings = Gallery.screen("settings")
    private val chronicle = Gallery.screen("chronicle")
    private val hand = Gallery.screen("forest-selected")
    private val curtain = Gallery.screen("curtain")
    private val preview = Gallery.screen("chronicle-preview-deck")

    /** Takes 300 ms for an intent, and longer while it is [held]. */
    private class SlowSession(
        now: Screen,
        private val held: Semaphore? = null,
    ) : FakeSession(now) {
        override fun dispatch(intent: Intent): Update {
            Thread.sleep(SLOW)
            held?.tryAcquire(HELD, TimeUnit.MILLISECONDS)
            return super.dispatch(intent)
        }
    }

    private fun with(
        core: FakeSession,
        test: ComposeUiTest.(AppState) -> Unit,
    ) = over(core, queue = Dispatchers.IO.limitedParallelism(1), test = test)

    @Test
    fun `frames go on, a press repeated counts once, and another one is not lost`() {
        val held = Semaphore(0)
        val core = SlowSession(home, held)
        core.answer = { if (it == Intent.App(AppIntent.OpenSettings)) settings else chronicle }
        with(core) { state ->
            mainClock.autoAdvance = false
            for (name in listOf("Settings", "Settings", "Chronicle")) onNodeWithContentDescription(name).performClick()
            for (screen in listOf(home, settings)) {
                repeat(FRAMES) {
                    mainClock.advanceTimeByFrame()
                    assertEquals(screen, state.screen, "the core still works")
                }
                held.release()
                waitUntil(timeoutMillis = PATIENCE) {
                    mainClock.advanceTimeByFrame()
                    state.screen != screen
                }
            }
            assertEquals(chronicle, state.screen)
            assertFalse(state.busy)
            assertEquals<List<Intent>>(listOf(Intent.App(AppIntent.OpenSettings), Intent.App(AppIntent.OpenChronicle)), core.intents)
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
        val typed = listOf("1", "", "1").map { Intent.Setup(SetupIntent.TypeSeed(it)) }
        with(core) { state ->
            typed.forEach(state::dispatch)
            waitUntil(timeoutMillis = PATIENCE) { !state.busy }
            assertEquals<List<Intent>>(typed, core.intents)
        }
    }

    @Test
    fun `a file from outside is looked at once its place is open`() {
        val core = SlowSession(home)
        core.answer = { chronicle }
        core.imported = { preview }
        with(core) { state ->
            state.receive { byteArrayOf(1) }
            waitUntil(timeoutMillis = PATIENCE) { core.calls.isNotEmpty() }
            assertEquals<List<Intent>>(listOf(Intent.App(AppIntent.OpenChronicle)), core.intents)
            waitUntil(timeoutMillis = PATIENCE) { state.screen == preview }
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
        core.answer = { if (it == Intent.App(AppIntent.Cover)) curtain else hand }
        with(core) { state ->
            state.dispatch(Intent.Table(TableIntent.LiftCurtain))
            state.cover()
            waitUntil(timeoutMillis = PATIENCE) {
                assertTrue(state.covered)
                !state.busy
            }
            assertEquals(listOf(Intent.Table(TableIntent.LiftCurtain), Intent.App(AppIntent.Cover)), core.intents)
            assertFalse(state.screen!!.secret)
        }
    }

    @Test
    fun `once the app is left all is saved`() {
        val core = SlowSession(home)
        with(core) { state ->
            state.dispatch(Intent.App(AppIntent.OpenSettings))
            state.leave()
            assertEquals<List<Intent>>(listOf(Intent.App(AppIntent.OpenSettings), Intent.App(AppIntent.Cover)), core.intents)
        }
    }

    private companion object {
        const val SLOW = 300L
        const val HELD = 5_000L
        const val FRAMES = 20
        const val PATIENCE = 30_000L
    }
}
