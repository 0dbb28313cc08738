@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import dev.douze.core.Body
import dev.douze.core.CouncilKind
import dev.douze.core.CouncilView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.Pace
import dev.douze.core.PlayerKind
import dev.douze.core.Session
import dev.douze.core.SetupView
import kotlin.random.Random
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Council of 12 over the real core, played as a screen reader would: by names. */
class CouncilSessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val chance = Random(12)

    @Test
    fun `January in English, from home into the Chronicle`() = january("en")

    @Test
    fun `January in French, from home into the Chronicle`() = january("fr")

    @Test
    fun `January in German, from home into the Chronicle`() = january("de")

    @Test
    fun `a council of four with two people fits a small phone`() =
        opened(360, 640, "de") { state ->
            start(state, seats = 4, people = 2)
            var steps = 0
            while (table(state)?.result == null && steps < 90) {
                val screen = state.screen!!
                assertWhole("de $steps", screen)
                assertFits("de $steps", 360, 640)
                if (steps % 7 == 0) table(state)?.let { inspected(state, it, "de $steps") }
                step(state)
                steps += 1
            }
        }

    @Test
    fun `with motion a council ends where it ends without`() =
        opened { state ->
            start(state, seats = 3, people = 1)
            state.dispatch(Intent.SetPace(Pace.FAST))
            repeat(40) { if (table(state)?.result == null) step(state) }
            waitUntil(timeoutMillis = 60_000) { state.playing == null && state.screen?.thinking == null }
            val shown = assertNotNull(table(state))
            state.reload()
            waitForIdle()
            assertEquals(shown, table(state))
        }

    /** One person and two councillors, the first month of the troubled year. */
    private fun january(language: String) =
        opened(411, 891, language) { state ->
            start(state, seats = 3, people = 1)
            var steps = 0
            while (table(state)?.result == null) {
                step(state)
                steps += 1
                assertTrue(steps < 600, "the reign does not end: ${state.screen}")
            }
            val result = assertNotNull(table(state)?.result)
            onNodeWithText(result.headline).assertExists()
            onNodeWithText(result.years).assertExists()
            press(result.chronicle.label)
            assertIs<Body.Chronicle>(state.screen?.body)
        }

    private fun table(state: AppState): CouncilView? = council(state.screen!!)

    private fun setup(state: AppState): SetupView = assertIs<Body.Setup>(state.screen?.body).setup

    /** From home, by the names on the screen. */
    private fun ComposeUiTest.start(state: AppState, seats: Int, people: Int) {
        state.dispatch(Intent.SetPace(Pace.OFF))
        waitForIdle()
        press(assertIs<Body.Home>(state.screen?.body).home.doors.single { it.game == GameKind.COUNCIL }.button.label)
        while (setup(state).seats.size < seats) press(setup(state).add!!.label)
        while (setup(state).seats.size > seats) press(setup(state).remove!!.label)
        repeat(seats) { seat ->
            val player = if (seat < people) PlayerKind.PERSON else PlayerKind.COUNCILLOR
            val choice = setup(state).seats[seat].player.choices.single { it.intent == Intent.SetPlayer(seat, player) }
            press(choice.label, seat)
        }
        press(council(state).kind.choices.single { it.intent == Intent.SetCouncil(CouncilKind.MONTH) }.label)
        val january = council(state).calendar.first()
        assertFalse(january.won)
        press(january.spoken)
        assertTrue(council(state).calendar.first().selected)
        state.dispatch(Intent.TypeSeed("12"))
        waitForIdle()
        press(setup(state).start.label)
        settle(state)
    }

    private fun council(state: AppState) = assertNotNull(setup(state).council)

    /** Everything that explains itself is explained beside the table. */
    private fun ComposeUiTest.inspected(state: AppState, view: CouncilView, name: String) {
        val asked = listOf(view.die.why, view.favour.why, view.progress.why, view.dilemma.explain) + view.seats.map { it.why }
        for (intent in asked) {
            state.dispatch(intent)
            waitForIdle()
            assertFits("$name $intent", 360, 640)
        }
        table(state)?.inspect?.let { press(it.close.label) }
    }

    private fun ComposeUiTest.settle(state: AppState) {
        waitUntil(timeoutMillis = 60_000) { state.screen?.thinking == null || state.fault != null }
        assertEquals(null, state.fault)
        waitForIdle()
    }

    /** Presses one thing that leads on, by its spoken name. */
    private fun ComposeUiTest.step(state: AppState) {
        if (state.playing != null) waitUntil(timeoutMillis = 60_000) { state.playing == null }
        when (val body = state.screen!!.body) {
            is Body.Curtain -> press(body.curtain.lift.label)
            is Body.Council -> if (body.council.result == null) press(next(body.council))
            else -> error("left the game: $body")
        }
        settle(state)
    }

    private fun next(view: CouncilView): String {
        view.warning?.let { return it.cancel.label }
        view.proposal?.let { return listOf(it.accept, it.decline).random(chance).label }
        view.confirm?.takeIf { it.enabled }?.let { return it.label }
        view.offers?.let { return it.choices.random(chance).label }
        val cards = view.hands.flatMap { it.cards }.filter { it.intent != null && !it.selected }
        if (cards.isNotEmpty()) return cards.random(chance).spoken
        val reveals = view.seats.mapNotNull { it.reveal }.filter { it.enabled }
        if (reveals.isNotEmpty()) return reveals.random(chance).label
        val decisions = view.decisions.filter { it.enabled }
        if (decisions.isNotEmpty()) return decisions.random(chance).label
        error("nothing leads on: $view")
    }

    /** The [place]th thing of this name. */
    private fun ComposeUiTest.press(name: String, place: Int = 0) {
        val buttons = onAllNodes(hasContentDescriptionExactly(name) and hasClickAction())
        val button = if (place < buttons.fetchSemanticsNodes().size) buttons[place] else buttons.onFirst()
        val seen = button.fetchSemanticsNode()
        if (seen.boundsInRoot.height < seen.size.height) button.performScrollTo()
        button.performClick()
        waitForIdle()
    }

    private fun opened(
        width: Int = 411,
        height: Int = 891,
        language: String = "en",
        test: ComposeUiTest.(AppState) -> Unit,
    ) = runDesktopComposeUiTest(width, height) {
        Session.open(folder.newFolder().path, listOf(language)).use { session ->
            var state: AppState? = null
            setContent {
                val scope = rememberCoroutineScope()
                DouzeApp(remember { AppState(session, scope).also { state = it } }, letters = testLetters)
            }
            test(state!!)
        }
    }
}
