@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.DouzeException
import dev.douze.core.ForestIntent
import dev.douze.core.Intent
import dev.douze.core.TableFrame
import dev.douze.core.TableIntent
import dev.douze.core.Update
import dev.douze.ui.forest.Spot
import dev.douze.ui.forest.stage
import java.util.concurrent.CountDownLatch
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Test

/** The state holder over a fake core: beats, thinking, faults, cover; desktop and Android subclass it. */
abstract class SharedStateTest {
    private val table = Gallery.screen("forest-latest")
    private val status = assertNotNull(forest(table)).status
    private val secret = Gallery.screen("forest-selected")
    private val curtain = Gallery.screen("curtain")
    private val home = Gallery.screen("home")
    private val thinking = Gallery.screen("forest-thinking")
    private val ticket = assertNotNull(thinking.thinking).ticket

    /** Of 500 and 250 ms. */
    private val beats = Gallery.beats("forest-facing")

    private fun with(
        core: FakeSession,
        test: ComposeUiTest.(AppState) -> Unit,
    ) = over(core, test = test)

    @Test
    fun `beats are played in order by one clock`() {
        val core = FakeSession(table).also { it.beats = beats }
        with(core) { state ->
            mainClock.autoAdvance = false
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            for (beat in beats) {
                mainClock.advanceTimeByFrame()
                onAllNodesWithText(beat.sentence, useUnmergedTree = true).onFirst().assertExists()
                mainClock.advanceTimeBy(beat.ms + 20L)
            }
            mainClock.advanceTimeByFrame()
            onNodeWithText(status, useUnmergedTree = true).assertExists()
            assertNull(state.playing)
        }
    }

    @Test
    fun `all beats are spoken with the status`() {
        val core = FakeSession(table).also { it.beats = beats }
        with(core) { state ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            onNodeWithContentDescription((beats.map { it.sentence } + status).joinToString(" ")).assertExists()
        }
    }

    @Test
    fun `a tap skips the beats and does nothing else`() {
        val core = FakeSession(table).also { it.beats = beats }
        with(core) { state ->
            mainClock.autoAdvance = false
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            mainClock.advanceTimeByFrame()
            assertNotNull(state.playing)
            onRoot().performTouchInput { click(center) }
            waitForIdle()
            mainClock.advanceTimeByFrame()
            assertNull(state.playing)
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.Confirm)), core.intents)
        }
    }

    @Test
    fun `without time or with reduced motion nothing is played`() {
        val core = FakeSession(table).also { it.beats = beats.map { beat -> beat.copy(ms = 0) } }
        with(core) { state ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            assertNull(state.playing)
            core.beats = beats
            state.reduceMotion = true
            state.dispatch(Intent.Table(TableIntent.Confirm))
            assertNull(state.playing)
            assertEquals(beats.size, state.heard.size)
        }
    }

    @Test
    fun `the board of a beat is its frame, and what moves is on its way there`() {
        for (name in listOf("forest-result", "forest-pushed", "forest-moved")) {
            val stage = assertNotNull(stage(Gallery.clock(name) { it.motion != null }))
            val after = assertNotNull((Gallery.beats(name).first { it.motion != null }.frame as TableFrame.Forest).forest).cards
            val there = stage.resting + stage.moving.associate { it.to to it.card }
            assertEquals(after.associate { Spot(it.row, it.col) to it.card }, there, name)
            assertTrue(stage.moving.none { it.to in stage.resting }, name)
        }
        val (deer, shifted) = assertNotNull(stage(Gallery.clock("forest-pushed") { true })).moving
        assertEquals(Spot(1, 1) to Spot(2, 1), deer.from to deer.to)
        assertEquals(Spot(1, 1) to Spot(3, 1), shifted.from to shifted.to)
        val moved = assertNotNull(stage(Gallery.clock("forest-moved") { true })).moving.single()
        assertEquals(Spot(0, 1) to Spot(1, 2), moved.from to moved.to)
    }

    @Test
    fun `a built-in player thinks in the background and its answer is shown`() {
        val gate = CountDownLatch(1)
        val core = FakeSession(thinking)
        core.thought = {
            gate.await()
            Update(table, emptyList(), null)
        }
        with(core) { state ->
            waitUntil { core.calls.isNotEmpty() }
            onNodeWithText(assertNotNull(thinking.thinking).sentence).assertExists()
            onNodeWithContentDescription(assertNotNull(thinking.thinking?.moveNow)).performClick()
            gate.countDown()
            waitUntil { state.screen?.thinking == null }
            assertEquals(listOf("think $ticket", "stop $ticket true"), core.calls)
        }
    }

    @Test
    fun `an intent that ends the thinking wins over its answer`() {
        val gate = CountDownLatch(1)
        val core = FakeSession(thinking)
        core.thought = {
            gate.await()
            core.calls += "answered"
            Update(table, emptyList(), null)
        }
        core.answer = { home }
        with(core) { state ->
            waitUntil { core.calls.isNotEmpty() }
            state.dispatch(Intent.App(AppIntent.Back))
            gate.countDown()
            waitUntil { core.calls.last() == "answered" }
            repeat(5) {
                Thread.sleep(20)
                waitForIdle()
            }
            assertEquals(home, state.screen)
        }
    }

    @Test
    fun `an intent while it thinks loses nothing of the answer`() {
        val gate = CountDownLatch(1)
        val core = FakeSession(thinking)
        core.thought = {
            gate.await()
            Update(table, beats, null)
        }
        with(core) { state ->
            waitUntil { core.calls.isNotEmpty() }
            state.dispatch(Intent.Forest(ForestIntent.InspectScore(0)))
            gate.countDown()
            waitUntil { state.screen?.thinking == null }
            assertEquals(listOf("think $ticket"), core.calls)
            assertEquals(beats.map { it.sentence }, state.heard)
        }
    }

    @Test
    fun `an answer waits for the beats before it`() {
        val core = FakeSession(table)
        core.answer = { thinking }
        core.beats = beats
        core.thought = { Update(table, emptyList(), null) }
        with(core) { state ->
            mainClock.autoAdvance = false
            state.dispatch(Intent.Table(TableIntent.Confirm))
            mainClock.advanceTimeByFrame()
            waitUntil {
                mainClock.advanceTimeByFrame()
                core.calls.isNotEmpty()
            }
            assertNotNull(state.screen?.thinking)
            mainClock.advanceTimeBy(LONGER)
            waitUntil {
                mainClock.advanceTimeByFrame()
                state.screen?.thinking == null
            }
        }
    }

    @Test
    fun `a fault shows its sentence and can be tried again`() {
        val core = FakeSession(table)
        with(core) { state ->
            core.fails = DouzeException.Storage("The storage is full.", "ENOSPC")
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            onNodeWithText("The storage is full.").assertExists()
            core.fails = null
            onNodeWithContentDescription(APP_NAME).performClick()
            waitForIdle()
            assertNull(state.fault)
            onNodeWithText(status, useUnmergedTree = true).assertExists()
        }
    }

    @Test
    fun `out of sight a secret is covered at once`() {
        val core = FakeSession(secret)
        val lift = (curtain.body as Body.Curtain).curtain.lift.label
        core.answer = { curtain }
        with(core) { state ->
            state.cover()
            waitForIdle()
            assertEquals(listOf<Intent>(Intent.App(AppIntent.Cover)), core.intents)
            onNodeWithText(lift, useUnmergedTree = true).assertDoesNotExist()
            state.uncover()
            waitForIdle()
            onNodeWithContentDescription(lift).assertExists()
            state.cover()
            assertFalse(state.covered, "nothing secret is left")
        }
    }

    @Test
    fun `out of sight an answer that waits for beats does not bring a secret back`() {
        val core = FakeSession(secret)
        // No screen of the core is both; the cover holds all the same.
        core.answer = { if (it == Intent.App(AppIntent.Cover)) curtain else thinking.copy(secret = true) }
        core.beats = beats
        core.thought = { Update(table, emptyList(), null) }
        with(core) { state ->
            mainClock.autoAdvance = false
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitUntil {
                mainClock.advanceTimeByFrame()
                core.calls.isNotEmpty()
            }
            // The answer is there, and the beats are still played.
            repeat(5) {
                Thread.sleep(20)
                mainClock.advanceTimeByFrame()
            }
            assertNotNull(state.playing)
            core.beats = emptyList()
            state.cover()
            state.uncover()
            mainClock.advanceTimeBy(LONGER)
            assertEquals(curtain, state.screen)
        }
    }

    @Test
    fun `back leads out of a fault`() {
        val core = FakeSession(table)
        with(core) { state ->
            core.fails = DouzeException.Storage("The storage is full.", "ENOSPC")
            state.dispatch(Intent.Table(TableIntent.Confirm))
            core.fails = null
            assertTrue(state.canGoBack && state.back())
            waitForIdle()
            assertNull(state.fault)
            assertEquals(table, state.screen)
        }
    }

    private companion object {
        /** Than the beats, in milliseconds. Every frame is drawn, so it is not much longer. */
        const val LONGER = 1500L
    }
}
