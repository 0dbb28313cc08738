@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.hapticfeedback.HapticFeedback
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Beat
import dev.douze.core.Intent
import dev.douze.core.Rejection
import dev.douze.core.RejectionReason
import dev.douze.core.SoundKind
import dev.douze.core.TableIntent
import dev.douze.core.Update
import kotlin.test.assertEquals
import kotlinx.coroutines.Dispatchers
import org.junit.Test

/** What a hand feels of a game. */
abstract class SharedHapticsTest {
    private val felt = mutableListOf<HapticFeedbackType>()
    private val hand =
        object : HapticFeedback {
            override fun performHapticFeedback(hapticFeedbackType: HapticFeedbackType) {
                felt += hapticFeedbackType
            }
        }
    private val played = mutableListOf<SoundKind>()

    /** Cards are revealed at 200 ms, a die rolls from 2500 ms on for 675 ms, later tokens are taken. */
    private val turn = Gallery.beats("king-totals")
    private val crown = Gallery.beats("king-result")

    private fun with(
        beats: List<Beat>,
        refused: Boolean = false,
        sounds: Boolean = true,
        test: ComposeUiTest.(AppState, shown: (Boolean) -> Unit) -> Unit,
    ) = runComposeUiTest {
        var state: AppState? = null
        var shown by mutableStateOf(true)
        val core =
            object : FakeSession(Gallery.screen("king-scored").let { it.copy(look = it.look.copy(sounds = sounds)) }) {
                override fun dispatch(intent: Intent) =
                    Update(now, beats, Rejection(RejectionReason.NOT_NOW, "It is not your turn.").takeIf { refused })
            }
        setContent {
            val scope = rememberCoroutineScope()
            val app = remember { AppState(core, scope, queue = Dispatchers.Unconfined).also { state = it } }
            CompositionLocalProvider(
                LocalHapticFeedback provides hand,
                LocalSounds provides Sounds {
                    played += it
                }
            ) { Unpainted { if (shown) DouzeApp(app) } }
        }
        test(state!!) { shown = it }
    }

    @Test
    fun `each is felt as it is played, a die as it lands`() =
        with(turn) { state, _ ->
            mainClock.autoAdvance = false
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            mainClock.advanceTimeBy(100)
            assertEquals(emptyList(), felt)
            mainClock.advanceTimeBy(200)
            assertEquals(listOf(HapticFeedbackType.ContextClick), felt)
            mainClock.advanceTimeBy(2700)
            assertEquals(listOf(HapticFeedbackType.ContextClick), felt, "it still rolls")
            mainClock.advanceTimeBy(350)
            assertEquals(listOf(HapticFeedbackType.ContextClick, HapticFeedbackType.VirtualKey), felt)
        }

    @Test
    fun `each is heard as it begins`() =
        with(turn) { state, _ ->
            mainClock.autoAdvance = false
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            mainClock.advanceTimeBy(300)
            assertEquals(listOf(SoundKind.CARDS_TURNED), played)
            mainClock.advanceTimeBy(2400)
            assertEquals(listOf(SoundKind.CARDS_TURNED, SoundKind.DICE_ROLLED), played)
            mainClock.advanceTimeBy(3500)
            assertEquals(turn.mapNotNull { it.sound }, played)
        }

    @Test
    fun `without motion one sound is enough, and a refusal has its own`() {
        with(turn.map { it.copy(ms = 0) }) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(listOf(SoundKind.DICE_ROLLED), played)
        }
        played.clear()
        with(emptyList(), refused = true) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(listOf(SoundKind.REFUSED), played)
        }
    }

    @Test
    fun `switched off, nothing is heard`() =
        with(turn, sounds = false) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(emptyList(), played)
        }

    @Test
    fun `without motion one update is felt once, by the strongest`() =
        with(crown.map { it.copy(ms = 0) }) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(listOf(HapticFeedbackType.Confirm), felt)
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(2, felt.size, "the same again is felt again")
        }

    @Test
    fun `with reduced motion too`() =
        with(crown) { state, _ ->
            state.reduceMotion = true
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(listOf(HapticFeedbackType.Confirm), felt)
        }

    @Test
    fun `what is refused is felt, what only counts is not`() {
        with(emptyList(), refused = true) { state, _ ->
            repeat(2) {
                state.dispatch(Intent.Table(TableIntent.Confirm))
                waitForIdle()
            }
            assertEquals(List(2) { HapticFeedbackType.Reject }, felt)
        }
        felt.clear()
        with(Gallery.beats("king-thinking").map { it.copy(ms = 0) }) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(emptyList(), felt)
        }
    }

    @Test
    fun `nothing is felt again after a rotation`() =
        with(crown.map { it.copy(ms = 0) }) { state, shown ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            shown(false)
            waitForIdle()
            shown(true)
            waitForIdle()
            assertEquals(1, felt.size)
        }
}
