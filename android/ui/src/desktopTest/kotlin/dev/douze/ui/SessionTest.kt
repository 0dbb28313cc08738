@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import dev.douze.core.Body
import dev.douze.core.CellMark
import dev.douze.core.ForestVariant
import dev.douze.core.ForestView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.Pace
import dev.douze.core.PlayerKind
import dev.douze.core.Session
import dev.douze.core.SessionInterface
import kotlin.random.Random
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The real core under the real screens, played as a screen reader would: by names. */
class SessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val chance = Random(12)

    @Test
    fun `a whole duel against the fawn`() = plays(PlayerKind.FAWN)

    @Test
    fun `a whole duel of two people with one device`() = plays(PlayerKind.PERSON)

    @Test
    fun `a closed window opens in mid-game`() {
        val data = folder.newFolder().path
        opened(data) { state, _ ->
            start(state, PlayerKind.FAWN)
            repeat(6) { step(state) }
        }
        opened(data) { state, _ ->
            finish(state)
        }
    }

    @Test
    fun `a forced fault is a sentence, and the game goes on`() =
        opened(folder.newFolder().path) { state, session ->
            start(state, PlayerKind.PERSON)
            val failing =
                object : SessionInterface by session {
                    override fun dispatch(intent: Intent) = session.rehearseFault()
                }
            val broken = AppState(failing, CoroutineScope(Dispatchers.Unconfined))
            broken.dispatch(Intent.Confirm)
            assertTrue(assertNotNull(broken.fault).sentence.isNotBlank())
            state.reload()
            waitForIdle()
            finish(state)
        }

    @Test
    fun `a whole duel in German fits a small phone`() = fits("de", 360, 640)

    @Test
    fun `a whole duel in French fits a small phone on its side`() = fits("fr", 640, 360)

    /** Two people, three out of five cards, and everything explained on the way. */
    private fun fits(
        language: String,
        width: Int,
        height: Int,
    ) = opened(folder.newFolder().path, width, height, language) { state, _ ->
        var step = 0

        fun check() {
            waitForIdle()
            val screen = state.screen!!
            step += 1
            if (height > width) assertWhole("$language $step", screen)
            assertFits("$language $step", width, height)
        }
        check()
        state.dispatch(Intent.OpenSettings)
        check()
        state.dispatch(Intent.OpenHome)
        state.dispatch(Intent.OpenSetup(GameKind.FOREST))
        state.dispatch(Intent.SetVariant(ForestVariant.CHOOSE3))
        check()
        start(state, PlayerKind.PERSON)
        while (forest(state.screen!!)?.result == null) {
            check()
            if (state.screen?.body is Body.Forest && step % 5 == 0) {
                state.dispatch(Intent.InspectScore(0))
                check()
                state.dispatch(Intent.CloseInspect)
                waitForIdle()
            }
            step(state)
        }
        check()
    }

    private fun plays(other: PlayerKind) =
        opened(folder.newFolder().path) { state, _ ->
            start(state, other)
            finish(state)
            val result = assertNotNull(forest(state.screen!!)?.result)
            onNodeWithText(result.headline).assertExists()
            onNodeWithContentDescription(result.rematch.label).performScrollTo().performClick()
            waitForIdle()
            assertTrue(state.screen?.body !is Body.Home)
        }

    private fun ComposeUiTest.start(
        state: AppState,
        other: PlayerKind,
    ) {
        state.dispatch(Intent.SetPace(Pace.OFF))
        state.dispatch(Intent.OpenSetup(GameKind.FOREST))
        state.dispatch(Intent.TypeSeed("12"))
        state.dispatch(Intent.SetPlayer(0, PlayerKind.PERSON))
        state.dispatch(Intent.SetPlayer(1, other))
        waitForIdle()
        val setup = assertIs<Body.Setup>(state.screen?.body).setup
        onNodeWithContentDescription(setup.start.label).performClick()
        waitForIdle()
    }

    private fun ComposeUiTest.finish(state: AppState) {
        var steps = 0
        while (forest(state.screen!!)?.result == null) {
            step(state)
            steps += 1
            assertTrue(steps < 400, "the game does not end: ${state.screen}")
        }
    }

    /** Presses one thing that leads on, by its spoken name. */
    private fun ComposeUiTest.step(state: AppState) {
        waitUntil(timeoutMillis = 20_000) { state.screen?.thinking == null }
        assertEquals(null, state.fault)
        when (val body = state.screen!!.body) {
            is Body.Home -> press(assertNotNull(body.home.continueGame).label)
            is Body.Curtain -> press(body.curtain.lift.label)
            is Body.Forest -> if (body.forest.result == null) press(next(body.forest))
            else -> error("left the game: $body")
        }
    }

    private fun next(view: ForestView): String {
        view.confirm?.takeIf { it.enabled }?.let { return it.label }
        val cells = view.board.cells.filter { it.mark in open && it.intent is Intent.TapCell }
        val cards = view.hand?.cards.orEmpty().filter { it.intent != null && !it.selected }
        return cells.randomOrNull(chance)?.spoken ?: cards.random(chance).spoken
    }

    private fun ComposeUiTest.press(name: String) {
        onNode(hasContentDescriptionExactly(name) and hasClickAction()).performClick()
        waitForIdle()
    }

    private fun opened(
        data: String,
        width: Int = 411,
        height: Int = 891,
        language: String = "en",
        test: ComposeUiTest.(AppState, Session) -> Unit,
    ) = runDesktopComposeUiTest(width, height) {
        Session.open(data, listOf(language)).use { session ->
            var state: AppState? = null
            setContent {
                val scope = rememberCoroutineScope()
                DouzeApp(remember { AppState(session, scope).also { state = it } }, letters = testLetters)
            }
            test(state!!, session)
        }
    }

    private companion object {
        val open = setOf(CellMark.LEGAL, CellMark.ENTER_DOWN, CellMark.ENTER_UP, CellMark.ENTER_LEFT, CellMark.ENTER_RIGHT)
    }
}
