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
import dev.douze.core.HapticKind
import dev.douze.core.HapticView
import dev.douze.core.Intent
import dev.douze.core.KingMotion
import dev.douze.core.Motion
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
    private val turn =
        listOf(
            beat(400, "Mia reveals the Soldier.", Motion.King(KingMotion.CardsRevealed), haptic = HapticView(HapticKind.CARD, 0, false)),
            beat(400, "Mia rolls 7.", Motion.King(KingMotion.DiceRolled(listOf(0))), haptic = HapticView(HapticKind.DIE, 300, false)),
            beat(400, "Mia has 7 points."),
            beat(400, "Mia takes a crown.", Motion.King(KingMotion.CrownTaken(0)), haptic = HapticView(HapticKind.CROWN, 0, true)),
        )

    private fun with(
        beats: List<Beat>,
        refused: Boolean = false,
        sounds: Boolean = true,
        test: ComposeUiTest.(AppState, shown: (Boolean) -> Unit) -> Unit,
    ) = runComposeUiTest {
        var state: AppState? = null
        var shown by mutableStateOf(true)
        val core =
            object : FakeSession(Fixtures.all.getValue("king-scored").let { it.copy(look = it.look.copy(sounds = sounds)) }) {
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
            ) { if (shown) DouzeApp(app) }
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
            assertEquals(listOf(HapticFeedbackType.ContextClick), felt)
            mainClock.advanceTimeBy(400)
            assertEquals(listOf(HapticFeedbackType.ContextClick), felt, "it still rolls")
            mainClock.advanceTimeBy(280)
            assertEquals(listOf(HapticFeedbackType.ContextClick, HapticFeedbackType.VirtualKey), felt)
            mainClock.advanceTimeBy(2000)
            assertEquals(listOf(HapticFeedbackType.ContextClick, HapticFeedbackType.VirtualKey, HapticFeedbackType.Confirm), felt)
        }

    private val heard = turn.zip(listOf(SoundKind.CARDS_TURNED, SoundKind.DICE_ROLLED, null, SoundKind.CROWN)) { beat, sound ->
        beat.copy(sound = sound)
    }

    @Test
    fun `each is heard as it begins`() =
        with(heard) { state, _ ->
            mainClock.autoAdvance = false
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            mainClock.advanceTimeBy(100)
            assertEquals(listOf(SoundKind.CARDS_TURNED), played)
            mainClock.advanceTimeBy(400)
            assertEquals(listOf(SoundKind.CARDS_TURNED, SoundKind.DICE_ROLLED), played)
            mainClock.advanceTimeBy(2000)
            assertEquals(listOf(SoundKind.CARDS_TURNED, SoundKind.DICE_ROLLED, SoundKind.CROWN), played)
        }

    @Test
    fun `without motion one sound is enough, and a refusal has its own`() {
        with(heard.map { it.copy(ms = 0) }) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(listOf(SoundKind.CROWN), played)
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
        with(heard, sounds = false) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(emptyList(), played)
        }

    @Test
    fun `without motion one update is felt once, by the strongest`() =
        with(turn.map { it.copy(ms = 0) }) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(listOf(HapticFeedbackType.Confirm), felt)
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(2, felt.size, "the same again is felt again")
        }

    @Test
    fun `with reduced motion too`() =
        with(turn) { state, _ ->
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
        with(listOf(beat(0, "Mia has 7 points."))) { state, _ ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            assertEquals(emptyList(), felt)
        }
    }

    @Test
    fun `nothing is felt again after a rotation`() =
        with(turn.map { it.copy(ms = 0) }) { state, shown ->
            state.dispatch(Intent.Table(TableIntent.Confirm))
            waitForIdle()
            shown(false)
            waitForIdle()
            shown(true)
            waitForIdle()
            assertEquals(1, felt.size)
        }
}
