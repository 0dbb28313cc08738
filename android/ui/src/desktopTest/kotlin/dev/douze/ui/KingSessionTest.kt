@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

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
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.KingIntent
import dev.douze.core.KingSeatView
import dev.douze.core.KingView
import dev.douze.core.Pace
import dev.douze.core.PlayerKind
import dev.douze.core.SetupIntent
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.experimental.categories.Category
import org.junit.rules.TemporaryFolder

/** King of 12 over the real core, played as a screen reader would: by names. */
class KingSessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `a whole game of two people and two rivals`() =
        opened { (state, play) ->
            play.start(seats = 4, people = 2)
            play.finish()
            val result = assertNotNull(king(state.screen!!)?.result)
            onNodeWithText(result.headline).assertExists()
            play.press(result.rematch.label)
            assertTrue(state.screen?.body !is Body.Home)
        }

    @Test
    @Category(LongRun::class)
    fun `a round of a tournament of fifteen`() =
        opened { (state, play) ->
            play.start(seats = 15, people = 2)
            val first = assertNotNull(table(state))
            assertEquals(listOf(3, 4, 4, 4), first.table.groups.map { it.seats.size })
            val other = first.table.groups.first { it.open != null }
            play.press(other.spoken)
            assertTrue(assertNotNull(table(state)).table.groups.single { it.large }.label == other.label)
            while (table(state)?.table?.groups.orEmpty().flatMap { it.seats }.none { it.crowns > 0 }) play.step()
        }

    @Test
    @Category(LongRun::class)
    fun `with motion turns end where they end without`() =
        assertEquals(eightSteps(Pace.OFF), eightSteps(Pace.FAST))

    private fun eightSteps(pace: Pace): List<KingSeatView> {
        var seats = emptyList<KingSeatView>()
        opened { (state, play) ->
            play.start(seats = 6, people = 1, pace)
            repeat(8) { play.step() }
            seats = assertNotNull(table(state)).table.groups.flatMap { it.seats }
        }
        return seats
    }

    @Test
    fun `the slow mode stops at every step and goes on`() =
        opened { (state, play) ->
            play.start(seats = 3, people = 1) { state.dispatch(Intent.Setup(SetupIntent.SetSteps(true))) }
            val titles = mutableSetOf<String>()
            while (titles.size < 6) {
                table(state)?.step?.let { titles += it.title }
                assertLive(state.screen!!)
                play.step()
            }
        }

    @Test
    fun `a hand that is looked at is hidden when the window is left`() =
        opened { (state, play) ->
            play.start(seats = 2, people = 2)
            play.until(state) { it is Body.Curtain }
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
        opened { (state, play) ->
            play.start(seats = 2, people = 2) { state.dispatch(Intent.Setup(SetupIntent.SetTableMode(true))) }
            val turned = mutableSetOf<Pair<String, Boolean>>()
            repeat(12) {
                val view = table(state)
                if (view != null && view.hands.isNotEmpty()) {
                    val seat = view.table.groups.single().seats.single { it.active }
                    turned += seat.name to state.screen!!.turned
                    assertEquals(seat.turned, state.screen!!.turned)
                }
                play.step()
            }
            assertEquals(setOf(false, true), turned.map { it.second }.toSet())
        }

    @Test
    @Category(LongRun::class)
    fun `a game in German fits a small phone`() =
        opened(360, 640, "de") { (state, play) ->
            play.start(seats = 4, people = 2)
            repeat(60) { step ->
                val screen = state.screen!!
                assertWhole("de $step", screen)
                assertFits("de $step", 360, 640)
                table(state)?.takeIf { step % 6 == 0 }?.let { view ->
                    view.table.groups.single().seats.forEach {
                        state.dispatch(it.why)
                        waitForIdle()
                        assertFits("de $step ${it.name}", 360, 640)
                    }
                    state.dispatch(Intent.King(KingIntent.OpenHistory))
                    waitForIdle()
                    assertFits("de $step history", 360, 640)
                    state.dispatch(Intent.King(KingIntent.CloseHistory))
                    waitForIdle()
                }
                if (table(state)?.result == null) play.step()
            }
        }

    @Test
    fun `the rules open from a receipt and lead back`() =
        opened { (state, play) ->
            play.start(seats = 2, people = 1)
            repeat(6) { play.step() }
            val seat = assertNotNull(table(state)).table.groups.single().seats.first()
            onNode(hasContentDescriptionExactly(seat.spoken) and hasClickAction()).performSemanticsAction(SemanticsActions.OnClick)
            waitForIdle()
            val receipt = assertNotNull(table(state)?.inspect).receipts.first()
            val link = assertNotNull(receipt.rule).label
            onAllNodes(hasContentDescriptionExactly(link)).onFirst().performScrollTo().performClick()
            waitForIdle()
            val rules = assertIs<Body.Rules>(state.screen?.body).rules
            assertEquals(1, rules.sections.flatMap { it.rules }.count { it.selected })
            state.dispatch(Intent.App(AppIntent.Back))
            waitForIdle()
            assertIs<Body.King>(state.screen?.body)
        }

    private fun table(state: AppState): KingView? = king(state.screen!!)

    private fun Play.start(
        seats: Int,
        people: Int,
        pace: Pace = Pace.OFF,
        more: (Play) -> Unit = {},
    ) = start(GameKind.KING, List(seats) { if (it < people) PlayerKind.PERSON else PlayerKind.PRETENDER }, pace = pace, more = more)

    private fun Play.until(state: AppState, reached: (Body) -> Boolean) {
        repeat(20) { if (!reached(state.screen!!.body)) step() }
        assertTrue(reached(state.screen!!.body))
    }

    private fun opened(width: Int = 411, height: Int = 891, language: String = "en", test: ComposeUiTest.(RealApp) -> Unit) =
        opened(folder.newFolder(), width, height, language, test = test)
}
