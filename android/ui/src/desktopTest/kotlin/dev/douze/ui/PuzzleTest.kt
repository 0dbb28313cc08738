@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.AppIntent
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PuzzleTheme
import dev.douze.core.PuzzlesIntent
import kotlin.test.assertEquals
import org.junit.Test

/** Puzzles by their spoken names. */
class PuzzleTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        test: ComposeUiTest.() -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(Gallery.screen(name), { sent += it }) }
        test()
    }

    @Test
    fun `puzzles are opened from home, by day, by theme and by game`() {
        show("home") { onNodeWithContentDescription("Puzzles").performScrollTo().performClick() }
        show("puzzles") {
            onNodeWithContentDescription("Puzzle of the day").performClick()
            onNodeWithContentDescription("The rescue").performScrollTo().performClick()
            onNodeWithContentDescription("Council of 12").performScrollTo().performClick()
        }
        val council = PuzzlesIntent.SetGame(GameKind.COUNCIL)
        val opened = listOf(PuzzlesIntent.OpenDaily, PuzzlesIntent.OpenTheme(PuzzleTheme.RESCUE), council).map(Intent::Puzzles)
        assertEquals(listOf(Intent.App(AppIntent.OpenPuzzles)) + opened, sent)
    }

    @Test
    fun `a mistake is told, and the answer is one press away`() {
        show("puzzle-missed") {
            onNode(isHeading() and hasText("Not this one")).assertExists()
            onNodeWithContentDescription("Show the answer").performClick()
            onNodeWithContentDescription("Try again").performClick()
            onNodeWithContentDescription("Next puzzle").performClick()
        }
        val pressed = listOf(PuzzlesIntent.ShowAnswer, PuzzlesIntent.TryAgain, PuzzlesIntent.NextPuzzle).map(Intent::Puzzles)
        assertEquals<List<Intent>>(pressed, sent)
    }

    @Test
    fun `a mix is given card by card and settled`() {
        show("puzzle-mix") {
            onAllNodes(hasContentDescription("more often", substring = true))[0].performClick()
            onAllNodes(hasContentDescription("less often", substring = true))[1].performClick()
            onNodeWithContentDescription("Play it this way").performClick()
        }
        val pressed = listOf(PuzzlesIntent.PlayMore(0), PuzzlesIntent.PlayLess(1), PuzzlesIntent.SettleMix).map(Intent::Puzzles)
        assertEquals<List<Intent>>(pressed, sent)
    }
}
