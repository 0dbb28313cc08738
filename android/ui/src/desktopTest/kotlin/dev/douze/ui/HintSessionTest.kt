@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithText
import dev.douze.core.Body
import dev.douze.core.ButtonView
import dev.douze.core.GameKind
import dev.douze.core.HintView
import dev.douze.core.PlayerKind
import dev.douze.core.ReviewView
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Hints and reviews over the real core, by spoken names. */
class HintSessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `a whole duel with hints, and its review`() =
        opened(folder.newFolder()) { opened ->
            val (state, play) = opened
            play.start(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.FAWN))
            var hints = 0
            play.finish { if (hints < MOST && ask(state) != null) hints += hint(opened, "en $hints", 411, 891) }
            assertEquals(MOST, hints)
            play.press(assertNotNull(forest(state.screen!!)?.result).review.label)
            reckoned(state)
            if (state.screen?.thinking != null) play.press(state.screen!!.thinking!!.moveNow)
            play.settle()
            val line = review(state).decisions.first { it.weight != null }
            play.press(line.spoken)
            val shown = assertNotNull(review(state).shown)
            onNodeWithText(shown.sentences.first(), substring = true).assertExists()
            assertFits("review", 411, 891)
            val again = assertNotNull(shown.again)
            onNodeWithText(again.label, useUnmergedTree = true).assertExists()
            play.press(assertNotNull(state.screen?.back).label)
            assertNotNull(forest(state.screen!!)?.result)
        }

    @Test
    fun `hints of the duel fit a small phone in German`() = fits(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.FAWN))

    @Test
    fun `hints at the King's table fit a small phone in German`() =
        fits(GameKind.KING, listOf(PlayerKind.PERSON, PlayerKind.PRETENDER, PlayerKind.PRETENDER, PlayerKind.PRETENDER))

    @Test
    fun `hints of the council fit a small phone in German`() =
        fits(GameKind.COUNCIL, listOf(PlayerKind.PERSON, PlayerKind.APPRENTICE, PlayerKind.APPRENTICE))

    private fun fits(game: GameKind, players: List<PlayerKind>) =
        opened(folder.newFolder(), 360, 640, "de") { opened ->
            val (state, play) = opened
            play.start(game, players)
            var hints = 0
            var steps = 0
            while (hints < MOST && !ended(state.screen!!.body)) {
                if (ask(state) != null) {
                    assertWhole("$game $steps", state.screen!!)
                    assertFits("$game $steps", 360, 640)
                    hints += hint(opened, "$game $steps", 360, 640)
                }
                play.step()
                steps += 1
            }
            assertTrue(hints > 0, "no hint before the $game is over")
        }

    /** Asks, takes the first that is not selected, and closes; 0 where there was nothing to advise. */
    private fun ComposeUiTest.hint(opened: RealApp, name: String, width: Int, height: Int): Int {
        val (state, play) = opened
        play.press(assertNotNull(ask(state)).label)
        play.settle()
        val hint = hint(state) ?: return 0
        assertFits(name, width, height)
        hint.options.firstOrNull { it.select != null }?.let {
            // On a phone a hint of the King's table or the forest is one sentence; what was weighed opens below it.
            val body = state.screen?.body
            if (body is Body.King || body is Body.Forest) {
                play.press(hint.spoken)
                assertFits("$name, opened", width, height)
            }
            play.press(it.spoken)
        }
        hint(state)?.let { play.press(it.close.label) }
        assertNull(hint(state))
        return 1
    }

    private fun ComposeUiTest.reckoned(state: AppState) =
        waitUntil(timeoutMillis = 60_000) { state.screen?.thinking == null || review(state).decisions.any { it.weight != null } }

    private fun review(state: AppState): ReviewView = assertIs<Body.Review>(state.screen?.body).review

    private fun ask(state: AppState): ButtonView? =
        when (val body = state.screen?.body) {
            is Body.Forest -> body.forest.askHint
            is Body.King -> body.king.askHint
            is Body.Council -> body.council.askHint
            else -> null
        }

    private fun hint(state: AppState): HintView? =
        when (val body = state.screen?.body) {
            is Body.Forest -> body.forest.hint
            is Body.King -> body.king.hint
            is Body.Council -> body.council.hint
            else -> null
        }

    private companion object {
        /** So many hints. */
        const val MOST = 4
    }
}
