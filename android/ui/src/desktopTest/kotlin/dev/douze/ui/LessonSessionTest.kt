@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.LessonView
import dev.douze.core.Pace
import dev.douze.ui.lesson.Glows
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Each lesson over the real core, by somebody who knows nothing but its words and what glows. */
class LessonSessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `the lesson of King is played to its end in three languages`() = each { learned(GameKind.KING, it) }

    @Test
    fun `the lesson of the council is played to its end in three languages`() = each { learned(GameKind.COUNCIL, it) }

    @Test
    fun `the lesson of the forest is played to its end in three languages`() = each { learned(GameKind.FOREST, it) }

    @Test
    fun `a tip is read and closed, and the table below it can be pressed`() =
        runDesktopComposeUiTest(411, 891) {
            val sent = mutableListOf<Intent>()
            val screen = Gallery.screen("tip-deer")
            setContent { Unpainted { DouzeApp(screen, sent::add, letters = testLetters) } }
            val tip = assertNotNull(screen.tip)
            onNodeWithText(tip.words).assertExists()
            onNodeWithContentDescription(tip.close.label).performClick()
            assertEquals(listOf<Intent>(Intent.App(AppIntent.DismissTip)), sent)
            val card = assertIs<Body.Forest>(screen.body).forest.board.cells.first { it.intent != null }
            onAllNodes(hasContentDescriptionExactly(card.spoken) and hasClickAction()).onFirst().performClick()
            assertEquals(2, sent.size)
        }

    private fun each(learn: (String) -> Unit) = listOf("en", "fr", "de").forEach(learn)

    private fun learned(
        game: GameKind,
        language: String,
    ) = opened(folder.newFolder(), language = language) { (state, play) ->
        val lesson = { state.screen?.lesson }
        play.pace(Pace.OFF)
        val doors = play.home().doors
        val offers = doors.filter { it.lesson != null }
        play.press(assertNotNull(offers.first().lesson).label, offers.indexOfFirst { it.game == game })
        assertEquals(game, state.screen?.game)
        var steps = 0
        while (lesson()?.learned == null) {
            play.settle()
            follow(assertNotNull(lesson()))
            play.answered()
            assertNull(lesson()?.missed, "${lesson()}")
            steps += 1
            assertTrue(steps < MOST, "it does not end: ${lesson()}")
        }
        val end = assertNotNull(lesson())
        assertEquals(end.steps, end.step)
        for (line in end.learned!!.lines) onNodeWithText(line).assertExists()
        play.press(end.next!!.label)
        assertIs<Body.Setup>(state.screen?.body)
    }

    /** Presses what glows, else what leads on. */
    private fun ComposeUiTest.follow(lesson: LessonView) {
        onNodeWithText(lesson.words).assertExists()
        val glows = onAllNodes(SemanticsMatcher.keyIsDefined(Glows) and hasClickAction())
        // A step that is only read lights what it is about.
        if (lesson.glow != null) {
            press(glows.onFirst())
        } else {
            press(onAllNodes(hasContentDescriptionExactly(assertNotNull(lesson.next).label) and hasClickAction()).onFirst())
        }
    }

    private fun press(button: SemanticsNodeInteraction) {
        val seen = button.fetchSemanticsNode()
        if (seen.boundsInRoot.height < seen.size.height) button.performScrollTo()
        button.performClick()
    }

    private companion object {
        /** Presses of the longest lesson, and some. */
        const val MOST = 60
    }
}
