@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.v2.runComposeUiTest
import androidx.compose.ui.unit.DpRect
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.DouzeException
import dev.douze.core.Intent
import dev.douze.ui.components.Fold
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import kotlinx.coroutines.CompletableDeferred
import org.junit.Test

/** What a platform's shell asks of the app: bars, back, files that come by themselves. */
abstract class SharedShellTest {
    private val files = FakeFiles()
    private var gesture by mutableFloatStateOf(0f)

    private fun with(
        core: FakeSession,
        test: ComposeUiTest.(AppState) -> Unit,
    ) = over(core, files, { gesture }, test = test)

    @Test
    fun `a screen fills the window, and nothing on it lies under bars, cutouts or keyboard`() =
        runComposeUiTest {
            var name by mutableStateOf("home")
            setContent {
                key(name) {
                    DouzeApp(Gallery.screen(name), {}, insets = WindowInsets(left = 30, top = 60, right = 10, bottom = 200))
                }
            }
            for (next in listOf("home", "curtain", "setup", "king-facing", "king-facing-turned", "council-choose", "forest-place")) {
                name = next
                waitForIdle()
                val window = onRoot().fetchSemanticsNode().boundsInRoot
                val pane = onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsProperties.PaneTitle)).fetchSemanticsNodes().first()
                assertEquals(window, pane.boundsInRoot, next)
                val free = Rect(30f, 60f, window.right - 10, window.bottom - 200)
                for (node in onAllNodes(hasClickAction()).fetchSemanticsNodes().filterNot { it.boundsInRoot.isEmpty }) {
                    val at = node.boundsInRoot
                    assertTrue(at.left >= free.left && at.top >= free.top, "$next: $at")
                    assertTrue(at.right <= free.right && at.bottom <= free.bottom, "$next: $at")
                }
            }
        }

    @Test
    fun `back leads where the screen says, and from home out of the app`() {
        val core = FakeSession(Gallery.screen("forest-place"))
        core.answer = { Gallery.screen("home") }
        with(core) { state ->
            assertTrue(state.canGoBack)
            assertTrue(state.back())
            assertEquals(listOf<Intent>(Intent.App(AppIntent.Back)), core.intents)
            assertFalse(state.canGoBack)
            assertFalse(state.back())
            assertEquals(1, core.intents.size)
        }
    }

    @Test
    fun `Escape is one step back, a key of the platform is left to it`() {
        val core = FakeSession(Gallery.screen("settings"))
        with(core) {
            onRoot().performKeyInput { pressKey(Key.Escape) }
            waitForIdle()
            assertEquals(listOf<Intent>(Intent.App(AppIntent.Back)), core.intents)
            onRoot().performKeyInput { pressKey(Key.Back) }
            waitForIdle()
            assertEquals(1, core.intents.size, "the platform hears it by itself")
        }
    }

    @Test
    fun `a screen shrinks while the system's back gesture goes on, unless motion is reduced`() {
        with(FakeSession(Gallery.screen("settings"))) { state ->
            fun width() = onNodeWithContentDescription("Back").fetchSemanticsNode().boundsInRoot.width
            val before = width()
            gesture = 1f
            waitForIdle()
            assertEquals(0.9f, width() / before, 0.02f)
            gesture = 0f
            waitForIdle()
            assertEquals(before, width())
            state.reduceMotion = true
            gesture = 1f
            waitForIdle()
            assertEquals(before, width())
        }
    }

    @Test
    fun `a table parts when its window is folded, and closes when it lies flat`() =
        runComposeUiTest {
            var fold by mutableStateOf<Fold?>(null)
            setContent { DouzeApp(Gallery.screen("king-selected"), {}, fold = fold) }
            val window = onRoot().fetchSemanticsNode().boundsInRoot

            fun pressed() = onAllNodes(hasClickAction()).fetchSemanticsNodes().map { it.boundsInRoot }
            val flat = pressed()
            for (across in listOf(true, false)) {
                val point = Rect(window.center, 20f)
                val upright = window.copy(left = point.left, right = point.right)
                val middle = if (across) window.copy(top = point.top, bottom = point.bottom) else upright
                val bounds = with(density) { with(middle) { DpRect(left.toDp(), top.toDp(), right.toDp(), bottom.toDp()) } }
                fold = Fold(bounds, across)
                waitForIdle()
                assertTrue(pressed().none { it.overlaps(middle) }, "$across: ${pressed()}")
                val (before, after) = pressed().partition { if (across) it.bottom <= middle.top else it.right <= middle.left }
                assertTrue(before.isNotEmpty() && after.isNotEmpty())
            }
            fold = null
            waitForIdle()
            assertEquals(flat, pressed())
        }

    @Test
    fun `a file from outside is previewed at the Chronicle, and back closes it`() {
        val core = FakeSession(Gallery.screen("forest-latest"))
        core.imported = { Gallery.screen("chronicle-preview-differing") }
        core.answer = { Gallery.screen("chronicle") }
        with(core) { state ->
            state.receive { byteArrayOf(1, 2, 3, 4) }
            waitUntil { state.screen?.body is Body.Preview }
            assertEquals(Gallery.screen("chronicle-preview-differing"), state.screen)
            assertEquals(listOf<Intent>(Intent.App(AppIntent.OpenChronicle)), core.intents)
            assertEquals(listOf("import 4"), core.calls)
            assertTrue(state.back())
            assertEquals(Intent.App(AppIntent.Back), core.intents.last())
        }
    }

    @Test
    fun `a second file from outside is shown in place of the first`() {
        val core = FakeSession(Gallery.screen("chronicle"))
        core.imported = { Gallery.screen("chronicle-preview-differing") }
        with(core) { state ->
            state.receive { byteArrayOf(1) }
            waitUntil { state.screen?.body is Body.Preview }
            core.imported = { Gallery.screen("chronicle-preview-deck") }
            state.receive { byteArrayOf(1, 2) }
            waitUntil { state.screen == Gallery.screen("chronicle-preview-deck") }
            assertEquals(listOf("import 1", "import 2"), core.calls)
        }
    }

    @Test
    fun `a file from outside waits for the one that is being read`() {
        val gate = CompletableDeferred<ByteArray?>()
        val core = FakeSession(Gallery.screen("chronicle"))
        core.imported = { Gallery.screen("chronicle-preview-differing") }
        with(core) { state ->
            state.receive { gate.await() }
            state.receive { byteArrayOf(1, 2) }
            waitForIdle()
            assertEquals(emptyList(), core.calls)
            gate.complete(null)
            waitUntil { state.screen?.body is Body.Preview }
            assertEquals(listOf("import 2"), core.calls)
        }
    }

    @Test
    fun `a file from outside that is of no use says why`() {
        val core = FakeSession(Gallery.screen("home"))
        core.answer = { Gallery.screen("chronicle") }
        core.imported = { throw DouzeException.Unreadable("This is no file of Douze.", "no JSON") }
        with(core) { state ->
            state.receive { byteArrayOf(1) }
            waitUntil { state.desk.told != null }
            val told = onNodeWithText("This is no file of Douze.").fetchSemanticsNode().config
            assertTrue(SemanticsProperties.LiveRegion in told && SemanticsProperties.PaneTitle in told)
        }
    }

    @Test
    fun `the record of an ended game is saved as a file`() {
        for (name in listOf("forest-result", "king-result", "council-won")) {
            files.saved.clear()
            val screen = Gallery.screen(name)
            val record = forest(screen)?.result?.record ?: king(screen)?.result?.record ?: council(screen)?.result?.record
            with(FakeSession(screen)) {
                onNodeWithContentDescription(assertNotNull(record).label).performScrollTo().performClick()
                waitUntil { files.saved.isNotEmpty() }
            }
        }
    }
}
