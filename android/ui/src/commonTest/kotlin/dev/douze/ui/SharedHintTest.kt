@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.AppIntent
import dev.douze.core.CharacterKind
import dev.douze.core.ForestCard
import dev.douze.core.ForestIntent
import dev.douze.core.Intent
import dev.douze.core.KingIntent
import dev.douze.core.Screen
import dev.douze.core.SetupIntent
import dev.douze.core.TableIntent
import dev.douze.core.TemperamentKind
import dev.douze.core.ThinkingView
import dev.douze.core.Update
import kotlin.test.assertEquals
import org.junit.Test

/** Hints at the table and the review after it, by spoken names; desktop and Android subclass it. */
abstract class SharedHintTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        test: ComposeUiTest.() -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(Fixtures.all.getValue(name), { sent += it }) }
        test()
    }

    @Test
    fun `a hint is asked for at every table`() {
        for (name in listOf("forest-ask", "king-ask", "king-ask-selected", "council-ask", "council-ask-chosen")) {
            show(name) { onNodeWithContentDescription("Hint").performClick() }
        }
        assertEquals(List<Intent>(5) { Intent.Table(TableIntent.AskHint) }, sent)
    }

    @Test
    fun `a hint is looked for in the background and shown when it is there`() {
        val core = FakeSession(Fixtures.all.getValue("forest-ask"))
        core.answer = { core.now.copy(thinking = ThinkingView(8, "Looking for a hint.", "Show now")) }
        core.thought = { Update(Fixtures.all.getValue("forest-hint"), emptyList(), null) }
        over(core) {
            onNodeWithContentDescription("Hint").performClick()
            waitUntil { onAllNodes(isHeading() and hasText("A hint")).fetchSemanticsNodes().isNotEmpty() }
            assertEquals(listOf("think 8"), core.calls)
        }
    }

    @Test
    fun `a hint tells that it has come, is taken by its first line, and closed`() =
        show("forest-hint") {
            onNode(SemanticsMatcher.expectValue(SemanticsProperties.PaneTitle, "A hint")).assertExists()
            onNodeWithText("Two corners are still free for Spiders.").assertExists()
            onNodeWithContentDescription("Spider: 4 more points expected.").performScrollTo().performClick()
            onNodeWithContentDescription("Close").performScrollTo().performClick()
            assertEquals(listOf(Intent.Forest(ForestIntent.PickCard(ForestCard.SPIDER5)), Intent.Table(TableIntent.CloseHint)), sent)
        }

    @Test
    fun `what is selected already is no button in a hint`() =
        show("king-hint") {
            onNodeWithContentDescription(king(Fixtures.all.getValue("king-hint"))!!.hint!!.reasons.first()).performScrollTo().performClick()
            onNodeWithContentDescription("Sorcerer: 41 % to win the round · 40 of 100 times.").assert(!hasClickAction())
            onNodeWithContentDescription("Golem: 42 % to win the round · 60 of 100 times.").performScrollTo().performClick()
            assertEquals(listOf<Intent>(Intent.King(KingIntent.PickCharacter(CharacterKind.GOLEM))), sent)
        }

    @Test
    fun `keys close a hint`() =
        show("council-hint") {
            onNodeWithContentDescription("Close").requestFocus()
            onRoot().performKeyInput { pressKey(Key.Enter) }
            waitForIdle()
            onRoot().performKeyInput { pressKey(Key.Escape) }
            waitForIdle()
            assertEquals(listOf(Intent.Table(TableIntent.CloseHint), Intent.App(AppIntent.Back)), sent)
        }

    @Test
    fun `the end leads to the review`() {
        for (name in listOf("forest-result", "king-result")) {
            show(name) {
                onNodeWithContentDescription("Review").performScrollTo().performClick()
            }
        }
        assertEquals(List<Intent>(2) { Intent.Table(TableIntent.OpenReview) }, sent)
    }

    @Test
    fun `a decision is chosen from the review, shown in full, and one goes back`() =
        runComposeUiTest {
            var screen by mutableStateOf(Fixtures.all.getValue("review"))
            setContent {
                DouzeApp(screen, {
                    sent += it
                    screen = reviewed(screen, it)
                })
            }
            val line = "Round 1, place of the Wolf. Row 3, column 2. Better: row 4, column 3. cost 1.2 points"
            onNodeWithContentDescription(line).assertIsNotSelected().performScrollTo().performClick()
            waitForIdle()
            onNodeWithContentDescription(line).assertIsSelected()
            onNodeWithText("It cost 1.2 points.", substring = true).assertExists()
            onNodeWithContentDescription("Row 4, column 3: 6.1 points expected.").assert(!hasClickAction())
            onNodeWithContentDescription("Row 4, column 3: Wolf.").assert(!hasClickAction())
            onNodeWithContentDescription("Back").performClick()
            assertEquals(listOf(Intent.Table(TableIntent.ReviewDecision(1)), Intent.App(AppIntent.Back)), sent)
        }

    /** The core's part: the decision in full. */
    private fun reviewed(screen: Screen, intent: Intent) =
        if ((intent as? Intent.Table)?.v1 is TableIntent.ReviewDecision) Fixtures.all.getValue("review-shown") else screen

    @Test
    fun `a review is stopped and goes on`() {
        val core = FakeSession(Fixtures.all.getValue("review-stopped"))
        core.answer = { Fixtures.all.getValue("review-thinking") }
        core.thought = { Update(Fixtures.all.getValue("review"), emptyList(), null) }
        over(core) {
            onNodeWithContentDescription("Reckon on").performClick()
            waitUntil { core.now == Fixtures.all.getValue("review") }
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.OpenReview)), core.intents)
            assertEquals(listOf("think 9"), core.calls)
        }
    }

    @Test
    fun `whose decisions are reviewed is chosen`() =
        show("review-stopped") {
            onNodeWithContentDescription("Maximiliane").performClick()
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.ReviewSeat(1))), sent)
        }

    @Test
    fun `a councillor gets a temperament`() =
        show("council-setup-seat") {
            onNodeWithContentDescription("Careful").performScrollTo().assertIsSelected()
            onNodeWithContentDescription("Bold").performScrollTo().performClick()
            assertEquals(listOf<Intent>(Intent.Setup(SetupIntent.SetTemperament(1, TemperamentKind.BOLD))), sent)
        }
}
