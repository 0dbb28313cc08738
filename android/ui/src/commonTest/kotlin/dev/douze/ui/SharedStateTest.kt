@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import dev.douze.core.AppIntent
import dev.douze.core.DouzeException
import dev.douze.core.ForestFrame
import dev.douze.core.ForestIntent
import dev.douze.core.ForestMotion
import dev.douze.core.Intent
import dev.douze.core.Motion
import dev.douze.core.PlacedCardView
import dev.douze.core.ShiftView
import dev.douze.core.TableFrame
import dev.douze.core.TableIntent
import dev.douze.core.ThinkingView
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
    private val table = ForestFixtures.all.getValue("forest-latest")
    private val beats =
        listOf(
            beat(400, "Lea reveals the Snake.", Motion.Forest(ForestMotion.CardsRevealed(listOf(card("s1"), card("w0"))))),
            beat(600, "Lea places the Wolf.", Motion.Forest(ForestMotion.CardPlaced(card("w1"), 3, 4))),
            beat(500, "Both draw a card."),
        )

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
            mainClock.advanceTimeByFrame()
            onNodeWithText("Lea reveals the Snake.", useUnmergedTree = true).assertExists()
            mainClock.advanceTimeBy(500)
            onNodeWithText("Lea places the Wolf.", useUnmergedTree = true).assertExists()
            mainClock.advanceTimeBy(600)
            onNodeWithText("Both draw a card.", useUnmergedTree = true).assertExists()
            mainClock.advanceTimeBy(600)
            onNodeWithText("Lea chooses a card", useUnmergedTree = true).assertExists()
            assertNull(state.playing)
        }
    }

    @Test
    fun `all beats are spoken with the status`() {
        val core = FakeSession(table).also { it.beats = beats }
        with(core) { state ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            onNodeWithContentDescription(
                "Lea reveals the Snake. Lea places the Wolf. Both draw a card. Lea chooses a card",
            ).assertExists()
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
            assertEquals(3, state.heard.size)
        }
    }

    @Test
    fun `the board of a beat is its frame, and what moves is on its way there`() {
        val lying = { cards: List<PlacedCardView> ->
            TableFrame.Forest(ForestFrame(forest(table)!!.seats, cards, "", emptyList(), "", emptyList()))
        }
        val before = lying(listOf(PlacedCardView(1, 1, card("w1"))))
        val after = lying(listOf(PlacedCardView(1, 1, card("d0")), PlacedCardView(1, 2, card("w1"))))
        val pushed = Motion.Forest(ForestMotion.LinePushed(card("d0"), 1, 1, listOf(ShiftView(1, 1, 1, 2))))
        val first = stage(BeatClock(listOf(beat(100, "", null, before), beat(100, "", pushed, after))))!!
        assertEquals(mapOf(Spot(1, 1) to card("w1")), first.resting)
        assertTrue(first.moving.isEmpty())
        val second = stage(BeatClock(listOf(beat(0, "", null, before), beat(100, "", pushed, after))))!!
        assertTrue(second.resting.isEmpty())
        val ways = second.moving.map { Triple(it.card, it.from, it.to) }
        assertEquals(
            listOf(Triple(card("d0"), Spot(1, 0), Spot(1, 1)), Triple(card("w1"), Spot(1, 1), Spot(1, 2))),
            ways,
        )
    }

    @Test
    fun `a built-in player thinks in the background and its answer is shown`() {
        val thinking = table.copy(thinking = ThinkingView(7, "Fox is thinking.", "Play now"))
        val gate = CountDownLatch(1)
        val core = FakeSession(thinking)
        core.thought = {
            gate.await()
            Update(table, emptyList(), null)
        }
        with(core) { state ->
            waitUntil { core.calls.isNotEmpty() }
            onNodeWithText("Fox is thinking.").assertExists()
            onNodeWithContentDescription("Play now").performClick()
            gate.countDown()
            waitUntil { state.screen?.thinking == null }
            assertEquals(listOf("think 7", "stop 7 true"), core.calls)
        }
    }

    @Test
    fun `an intent that ends the thinking wins over its answer`() {
        val thinking = table.copy(thinking = ThinkingView(7, "Fox is thinking.", "Play now"))
        val home = Fixtures.all.getValue("home")
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
        val thinking = table.copy(thinking = ThinkingView(7, "Fox is thinking.", "Play now"))
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
            assertEquals(listOf("think 7"), core.calls)
            assertEquals(beats.map { it.sentence }, state.heard)
        }
    }

    @Test
    fun `an answer waits for the beats before it`() {
        val thinking = table.copy(thinking = ThinkingView(7, "Fox is thinking.", "Play now"))
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
            mainClock.advanceTimeBy(2000)
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
            onNodeWithText("Lea chooses a card", useUnmergedTree = true).assertExists()
        }
    }

    @Test
    fun `out of sight a secret is covered at once`() {
        val core = FakeSession(table)
        val curtain = Fixtures.all.getValue("curtain-plain")
        core.answer = { curtain }
        with(core) { state ->
            state.cover()
            waitForIdle()
            assertEquals(listOf<Intent>(Intent.App(AppIntent.Cover)), core.intents)
            onNodeWithText("I am Lea", useUnmergedTree = true).assertDoesNotExist()
            state.uncover()
            waitForIdle()
            onNodeWithContentDescription("I am Lea").assertExists()
            state.cover()
            assertFalse(state.covered, "nothing secret is left")
        }
    }

    @Test
    fun `out of sight an answer that waits for beats does not bring a secret back`() {
        val thinking = table.copy(thinking = ThinkingView(7, "Fox is thinking.", "Play now"))
        val curtain = Fixtures.all.getValue("curtain-plain")
        val core = FakeSession(table)
        core.answer = { if (it == Intent.App(AppIntent.Cover)) curtain else thinking }
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
            // Longer than the beats. Every frame is drawn, so it is not longer than that.
            mainClock.advanceTimeBy(1500)
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
}
