@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.KingView
import dev.douze.core.Pace
import dev.douze.core.PlayerKind
import dev.douze.core.Session
import kotlin.random.Random
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** King of 12 over the real core, played as a screen reader would: by names. */
class KingSessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    private var chance = Random(12)

    @Test
    fun `a whole game of two people and two rivals`() =
        opened { state ->
            start(state, seats = 4, people = 2)
            finish(state)
            val result = assertNotNull(king(state.screen!!)?.result)
            onNodeWithText(result.headline).assertExists()
            onNode(hasContentDescriptionExactly(result.rematch.label)).performScrollTo().performClick()
            waitForIdle()
            assertTrue(state.screen?.body !is Body.Home)
        }

    @Test
    fun `a round of a tournament of fifteen`() =
        opened { state ->
            start(state, seats = 15, people = 2)
            val first = assertNotNull(table(state))
            assertEquals(listOf(3, 4, 4, 4), first.groups.map { it.seats.size })
            val other = first.groups.first { it.open != null }
            press(other.spoken)
            assertTrue(assertNotNull(table(state)).groups.single { it.large }.label == other.label)
            while (table(state)?.groups.orEmpty().flatMap { it.seats }.none { it.crowns > 0 }) step(state)
        }

    @Test
    fun `with motion turns end where they end without`() =
        opened { state ->
            val ends =
                listOf(Pace.OFF, Pace.FAST).map { pace ->
                    start(state, seats = 6, people = 1) { state.dispatch(Intent.SetPace(pace)) }
                    repeat(8) { step(state) }
                    waitUntil(timeoutMillis = 60_000) { state.playing == null && state.screen?.thinking == null }
                    val seats = assertNotNull(table(state)).groups.flatMap { it.seats }
                    state.dispatch(Intent.OpenHome)
                    chance = Random(12)
                    seats
                }
            assertEquals(ends.first(), ends.last())
        }

    @Test
    fun `the slow mode stops at every step and goes on`() =
        opened { state ->
            start(state, seats = 3, people = 1) { state.dispatch(Intent.SetSteps(true)) }
            val titles = mutableSetOf<String>()
            while (titles.size < 6) {
                table(state)?.step?.let { titles += it.title }
                step(state)
            }
        }

    @Test
    fun `a hand that is looked at is hidden when the window is left`() =
        opened { state ->
            start(state, seats = 2, people = 2)
            until(state) { it is Body.Curtain }
            val peek = assertNotNull(assertIs<Body.Curtain>(state.screen?.body).curtain.peek)
            onNode(hasContentDescriptionExactly(peek.label)).performSemanticsAction(SemanticsActions.OnClick)
            waitForIdle()
            val open = assertNotNull(assertIs<Body.Curtain>(state.screen?.body).curtain.peek)
            val card = open.hands.first().cards.first().spoken
            onNode(hasContentDescriptionExactly(card)).assertExists()
            assertTrue(state.screen!!.secret)
            state.cover()
            waitForIdle()
            onNode(hasContentDescriptionExactly(card)).assertDoesNotExist()
            state.uncover()
            waitForIdle()
            onNode(hasContentDescriptionExactly(card)).assertDoesNotExist()
            assertFalse(assertNotNull(assertIs<Body.Curtain>(state.screen?.body).curtain.peek).open)
        }

    @Test
    fun `in table mode the hand of the other side is upside down`() =
        opened { state ->
            start(state, seats = 2, people = 2) { state.dispatch(Intent.SetTableMode(true)) }
            val turned = mutableSetOf<Pair<String, Boolean>>()
            repeat(12) {
                val view = table(state)
                if (view != null && view.hands.isNotEmpty()) {
                    val seat = view.groups.single().seats.single { it.active }
                    turned += seat.name to state.screen!!.turned
                    assertEquals(seat.turned, state.screen!!.turned)
                }
                step(state)
            }
            assertEquals(setOf(false, true), turned.map { it.second }.toSet())
        }

    @Test
    fun `a game in German fits a small phone`() =
        opened(360, 640, "de") { state ->
            start(state, seats = 4, people = 2)
            repeat(60) { step ->
                val screen = state.screen!!
                assertWhole("de $step", screen)
                assertFits("de $step", 360, 640)
                table(state)?.takeIf { step % 6 == 0 }?.let { view ->
                    view.groups.single().seats.forEach {
                        state.dispatch(it.why)
                        waitForIdle()
                        assertFits("de $step ${it.name}", 360, 640)
                    }
                    state.dispatch(Intent.OpenHistory)
                    waitForIdle()
                    assertFits("de $step history", 360, 640)
                    state.dispatch(Intent.CloseHistory)
                    waitForIdle()
                }
                if (table(state)?.result == null) step(state)
            }
        }

    @Test
    fun `the rules open from a receipt and lead back`() =
        opened { state ->
            start(state, seats = 2, people = 1)
            repeat(6) { step(state) }
            val seat = assertNotNull(table(state)).groups.single().seats.first()
            onNode(hasContentDescriptionExactly(seat.spoken) and hasClickAction()).performSemanticsAction(SemanticsActions.OnClick)
            waitForIdle()
            val receipt = assertNotNull(table(state)?.inspect).receipts.first()
            val link = assertNotNull(receipt.rule).label
            onAllNodes(hasContentDescriptionExactly(link)).onFirst().performScrollTo().performClick()
            waitForIdle()
            val rules = assertIs<Body.Rules>(state.screen?.body).rules
            assertEquals(1, rules.sections.flatMap { it.rules }.count { it.selected })
            state.dispatch(Intent.Back)
            waitForIdle()
            assertIs<Body.King>(state.screen?.body)
        }

    private fun table(state: AppState): KingView? = king(state.screen!!)

    private fun ComposeUiTest.start(
        state: AppState,
        seats: Int,
        people: Int,
        more: () -> Unit = {},
    ) {
        state.dispatch(Intent.SetPace(Pace.OFF))
        state.dispatch(Intent.OpenSetup(GameKind.KING))
        while (assertIs<Body.Setup>(state.screen?.body).setup.seats.size < seats) state.dispatch(Intent.AddSeat)
        while (assertIs<Body.Setup>(state.screen?.body).setup.seats.size > seats) state.dispatch(Intent.RemoveSeat)
        repeat(seats) { state.dispatch(Intent.SetPlayer(it, if (it < people) PlayerKind.PERSON else PlayerKind.PRETENDER)) }
        state.dispatch(Intent.TypeSeed("12"))
        more()
        waitForIdle()
        press(assertIs<Body.Setup>(state.screen?.body).setup.start.label)
        settle(state)
    }

    private fun ComposeUiTest.finish(state: AppState) {
        var steps = 0
        while (table(state)?.result == null) {
            step(state)
            steps += 1
            assertTrue(steps < 1500, "the game does not end: ${state.screen}")
        }
    }

    private fun ComposeUiTest.until(state: AppState, reached: (Body) -> Boolean) {
        repeat(20) { if (!reached(state.screen!!.body)) step(state) }
        assertTrue(reached(state.screen!!.body))
    }

    private fun ComposeUiTest.settle(state: AppState) {
        waitUntil(timeoutMillis = 60_000) { state.screen?.thinking == null || state.fault != null }
        assertEquals(null, state.fault)
        waitForIdle()
    }

    /** Presses one thing that leads on, by its spoken name. */
    private fun ComposeUiTest.step(state: AppState) {
        when (val body = state.screen!!.body) {
            is Body.Curtain -> press(body.curtain.lift.label)
            is Body.King -> if (body.king.result == null) press(next(body.king))
            else -> error("left the game: $body")
        }
        settle(state)
    }

    private fun next(view: KingView): String {
        view.step?.let { return it.next.label }
        view.confirm?.let { return it.label }
        view.offers?.let { return it.choices.random(chance).label }
        val cards = view.hands.firstOrNull()?.cards.orEmpty().filter { it.intent != null }
        return cards.random(chance).spoken
    }

    private fun ComposeUiTest.press(name: String) {
        val button = onAllNodes(hasContentDescriptionExactly(name) and hasClickAction()).onFirst()
        if (button.fetchSemanticsNode().boundsInRoot.isEmpty) button.performScrollTo()
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
