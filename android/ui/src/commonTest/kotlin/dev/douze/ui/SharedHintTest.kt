@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Body
import dev.douze.core.Intent
import dev.douze.core.Update
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import org.junit.Test

/** Hints at the table and the review after it, by spoken names; desktop and Android subclass it. */
abstract class SharedHintTest {
    private val sent = mutableListOf<Intent>()

    @Test
    fun `a hint is looked for in the background and shown when it is there`() {
        val core = FakeSession(Gallery.screen("forest-ask"))
        val thinking = Gallery.screen("forest-hint-thinking")
        val hint = Gallery.screen("forest-hint")
        core.answer = { thinking }
        core.thought = { Update(hint, emptyList(), null) }
        over(core) {
            onNodeWithContentDescription(assertNotNull(forest(core.now)?.askHint).label).performClick()
            val title = assertNotNull(forest(hint)?.hint).title
            waitUntil { onAllNodes(isHeading() and hasText(title)).fetchSemanticsNodes().isNotEmpty() }
            onNode(SemanticsMatcher.expectValue(SemanticsProperties.PaneTitle, title)).assertExists()
            assertEquals(listOf("think ${thinking.thinking?.ticket}"), core.calls)
        }
    }

    @Test
    fun `keys close a hint`() =
        runComposeUiTest {
            val screen = Gallery.screen("council-hint")
            val close = assertNotNull(council(screen)?.hint).close
            setContent { DouzeApp(screen, { sent += it }) }
            onNodeWithContentDescription(close.label).requestFocus()
            onRoot().performKeyInput { pressKey(Key.Enter) }
            waitForIdle()
            onRoot().performKeyInput { pressKey(Key.Escape) }
            waitForIdle()
            assertEquals(listOf(close.intent, screen.back?.intent), sent)
        }

    @Test
    fun `a review is stopped and goes on`() {
        val core = FakeSession(Gallery.screen("review-stopped"))
        val thinking = Gallery.screen("review-thinking")
        val shown = Gallery.screen("review-shown")
        val resume = assertNotNull((core.now.body as Body.Review).review.resume)
        core.answer = { thinking }
        core.thought = { Update(shown, emptyList(), null) }
        over(core) {
            onNodeWithContentDescription(resume.label).performClick()
            waitUntil { core.now == shown }
            assertEquals(listOf(resume.intent), core.intents)
            assertEquals(listOf("think ${thinking.thinking?.ticket}"), core.calls)
        }
    }
}
