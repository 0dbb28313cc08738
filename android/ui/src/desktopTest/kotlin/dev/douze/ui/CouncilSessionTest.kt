@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.onNodeWithText
import dev.douze.core.Body
import dev.douze.core.CouncilResultView
import dev.douze.core.CouncilView
import dev.douze.core.GameKind
import dev.douze.core.MonthState
import dev.douze.core.Pace
import dev.douze.core.PlayerKind
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.experimental.categories.Category
import org.junit.rules.TemporaryFolder

/** Council of 12 over the real core, played as a screen reader would: by names. */
class CouncilSessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `January in English, from home into the Chronicle`() = january("en")

    @Test
    fun `January in French, from home into the Chronicle`() = january("fr")

    @Test
    fun `January in German, from home into the Chronicle`() = january("de")

    @Test
    fun `a July is won when four bells were counted on the table`() {
        val (result, counts) = july("2")
        assertTrue(result.won)
        assertEquals(listOf("0 of 4", "1 of 4", "2 of 4", "3 of 4", "4 of 4"), counts)
        assertTrue(result.story.startsWith("The bells were heard"))
    }

    @Test
    fun `a July is lost and offers itself again`() {
        val (result, counts) = july("3")
        assertFalse(result.won)
        assertEquals("0 of 4", counts.first())
        assertEquals("Banished" to "Try July again", result.verdict to result.rematch.label)
    }

    /** A whole July with three sages: its end, and every count of bells that was read from the table. */
    private fun july(seed: String): Pair<CouncilResultView, List<String>> {
        var result: CouncilResultView? = null
        val counts = mutableListOf<String>()
        opened(411, 891, "en") { (state, play) ->
            val players = listOf(PlayerKind.PERSON, PlayerKind.SAGE, PlayerKind.SAGE, PlayerKind.SAGE)
            play.start(GameKind.COUNCIL, players, seed) { it.month(7) }
            var steps = 0
            while (table(state)?.result == null) {
                val aim = table(state)?.aim
                val read = aim != null && onAllNodes(hasContentDescriptionExactly(aim.spoken)).fetchSemanticsNodes().isNotEmpty()
                if (read && counts.lastOrNull() != aim.count) counts += aim.count
                play.step(::advised)
                steps += 1
                assertTrue(steps < 400, "July does not end")
            }
            result = assertNotNull(table(state)?.result)
            onNodeWithText(result!!.headline).assertExists()
        }
        return assertNotNull(result) to counts
    }

    @Test
    @Category(LongRun::class)
    fun `a council of four with two people fits a small phone`() =
        opened(360, 640, "de") { (state, play) ->
            play.start(seats = 4, people = 2)
            var steps = 0
            while (table(state)?.result == null && steps < 90) {
                val screen = state.screen!!
                assertWhole("de $steps", screen)
                assertFits("de $steps", 360, 640)
                if (steps % 7 == 0) table(state)?.let { inspected(state, play, it, "de $steps") }
                play.step()
                steps += 1
            }
        }

    @Test
    @Category(LongRun::class)
    fun `with motion a council ends where it ends without`() =
        opened { (state, play) ->
            play.start(seats = 3, people = 1, Pace.FAST)
            repeat(40) { if (table(state)?.result == null) play.step() }
            play.settle()
            val shown = assertNotNull(table(state))
            state.reload()
            waitForIdle()
            assertEquals(shown, table(state))
        }

    /** One person and two councillors, the first month of the troubled year. */
    private fun january(language: String) =
        opened(411, 891, language) { (state, play) ->
            play.start(seats = 3, people = 1)
            play.finish(most = 600) { assertLive(state.screen!!) }
            val result = assertNotNull(table(state)?.result)
            onNodeWithText(result.headline).assertExists()
            onNodeWithText(result.years).assertExists()
            play.press(result.chronicle.label)
            assertIs<Body.Chronicle>(state.screen?.body)
        }

    private fun table(state: AppState): CouncilView? = council(state.screen!!)

    /** January of the troubled year, from home. */
    private fun Play.start(seats: Int, people: Int, pace: Pace = Pace.OFF) =
        start(GameKind.COUNCIL, List(seats) { if (it < people) PlayerKind.PERSON else PlayerKind.COUNCILLOR }, pace = pace) {
            it.month(1)
            val january = assertNotNull(it.setup().council).calendar.first()
            assertTrue(january.selected)
            assertEquals(MonthState.NEW, january.state)
        }

    /** Everything that explains itself is explained beside the table. */
    private fun ComposeUiTest.inspected(state: AppState, play: Play, view: CouncilView, name: String) {
        val asked = with(view.table) { listOf(die.why, favour.why, progress.why, dilemma.explain) + seats.map { it.why } }
        for (intent in asked) {
            state.dispatch(intent)
            waitForIdle()
            assertFits("$name $intent", 360, 640)
        }
        table(state)?.inspect?.let { play.press(it.close.label) }
    }

    private fun opened(width: Int = 411, height: Int = 891, language: String = "en", test: ComposeUiTest.(RealApp) -> Unit) =
        opened(folder.newFolder(), width, height, language, test = test)
}
