@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithText
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.DouzeException
import dev.douze.core.ForestIntent
import dev.douze.core.ForestVariant
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import dev.douze.core.SessionInterface
import dev.douze.core.SetupIntent
import dev.douze.core.TableIntent
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.Rule
import org.junit.Test
import org.junit.experimental.categories.Category
import org.junit.rules.TemporaryFolder

/** The real core under the real screens, played as a screen reader would: by names. */
class SessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `a whole duel against the fawn`() = plays(PlayerKind.FAWN)

    @Test
    fun `a whole duel of two people with one device`() = plays(PlayerKind.PERSON)

    @Test
    fun `a closed window opens in mid-game`() {
        val data = folder.newFolder()
        opened(data) { (_, play) ->
            play.start(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.FAWN))
            repeat(6) { play.step() }
        }
        opened(data) { (state, play) -> play.finish { assertLive(state.screen!!) } }
    }

    @Test
    fun `a fault of the core is a sentence, and the game goes on`() =
        opened(folder.newFolder()) { (state, play, session) ->
            play.start(GameKind.FOREST, people)
            val failing =
                object : SessionInterface by session {
                    override fun dispatch(intent: Intent) = throw DouzeException.Internal("Our fault.", "")
                }
            val broken = AppState(failing, CoroutineScope(Dispatchers.Unconfined), queue = Dispatchers.Unconfined)
            broken.dispatch(Intent.Table(TableIntent.Confirm))
            assertEquals("Our fault.", assertNotNull(broken.fault).sentence)
            state.reload()
            play.finish()
        }

    @Test
    fun `a whole duel in German fits a small phone`() = fits("de", 360, 640)

    @Test
    @Category(LongRun::class)
    fun `a whole duel in French fits a small phone on its side`() = fits("fr", 640, 360)

    /** Two people, three out of five cards, and everything explained on the way. */
    private fun fits(
        language: String,
        width: Int,
        height: Int,
    ) = opened(folder.newFolder(), width, height, language) { (state, play) ->
        var step = 0

        fun check() {
            waitForIdle()
            val screen = state.screen!!
            step += 1
            if (height > width) assertWhole("$language $step", screen)
            assertFits("$language $step", width, height)
        }
        check()
        state.dispatch(Intent.App(AppIntent.OpenSettings))
        check()
        state.dispatch(Intent.App(AppIntent.OpenHome))
        play.start(GameKind.FOREST, people) {
            state.dispatch(Intent.Setup(SetupIntent.SetVariant(ForestVariant.CHOOSE3)))
            check()
        }
        play.finish {
            check()
            if (state.screen?.body is Body.Forest && step % 5 == 0) {
                state.dispatch(Intent.Forest(ForestIntent.InspectScore(0)))
                check()
                state.dispatch(Intent.Table(TableIntent.CloseInspect))
            }
        }
        check()
    }

    private fun plays(other: PlayerKind) =
        opened(folder.newFolder()) { (state, play) ->
            play.start(GameKind.FOREST, listOf(PlayerKind.PERSON, other))
            play.finish()
            val result = assertNotNull(forest(state.screen!!)?.result)
            onNodeWithText(result.headline).assertExists()
            play.press(result.rematch.label)
            assertTrue(state.screen?.body !is Body.Home)
        }

    private companion object {
        val people = listOf(PlayerKind.PERSON, PlayerKind.PERSON)
    }
}
