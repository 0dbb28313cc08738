@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import dev.douze.core.AppIntent
import dev.douze.core.DouzeException
import dev.douze.core.ExportKind
import dev.douze.core.Exported
import dev.douze.core.Intent
import dev.douze.core.PreviewIntent
import java.io.IOException
import java.util.concurrent.CountDownLatch
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Test

/** Files that come in and go out, over a fake core and a fake platform. */
abstract class SharedFilesTest {
    private val files = FakeFiles(byteArrayOf(1, 2, 3))

    private fun with(
        core: FakeSession,
        test: ComposeUiTest.(AppState) -> Unit,
    ) = over(core, files, test = test)

    private fun core(name: String = "chronicle") =
        FakeSession(Fixtures.all.getValue(name)).also { it.imported = { ReignPages.previews.getValue("chronicle") } }

    private fun ComposeUiTest.press(name: String) {
        val button = onNodeWithContentDescription(name)
        if (button.fetchSemanticsNode().run { boundsInRoot.height < size.height }) button.performScrollTo()
        button.performClick()
        waitForIdle()
    }

    private fun ComposeUiTest.shown(sentence: String) =
        waitUntil { onAllNodes(hasText(sentence)).fetchSemanticsNodes().isNotEmpty() }

    @Test
    fun `a file is previewed, and confirmed with what shall happen to conflicts`() {
        val core = core()
        with(core) {
            press("Import a file")
            shown("A Chronicle of 61 reigns.")
            assertEquals(listOf(listOf("json", "douze", "toml")), files.endings)
            onNodeWithContentDescription("Keep what is here").assertIsSelected()
            press("Take what the file has")
            press("Import")
            waitUntil { core.intents.size == 2 }
            assertEquals(listOf("import 3"), core.calls)
            val wanted = listOf(PreviewIntent.TakeTheirs(ReignPages.PREVIEW, true), PreviewIntent.Keep(ReignPages.PREVIEW))
            assertEquals<List<Intent>>(wanted.map { Intent.Preview(it) }, core.intents)
        }
    }

    @Test
    fun `a preview is closed by its button and by a step back`() {
        val core = core()
        with(core) { state ->
            press("Import a file")
            shown("A Chronicle of 61 reigns.")
            press("Do not import")
            waitUntil { !state.busy }
            press("Back")
            waitUntil { core.intents.size == 2 }
            assertEquals<List<Intent>>(List(2) { Intent.App(AppIntent.Back) }, core.intents)
        }
    }

    @Test
    fun `no file chosen, nothing happens`() {
        val core = core()
        files.chosen = null
        with(core) {
            press("Import a file")
            assertEquals(emptyList(), core.calls)
        }
    }

    @Test
    fun `what is wrong with a file is said in the core's sentence`() {
        val core = core()
        with(core) { state ->
            core.fails = DouzeException.Unreadable("Line 3 of the file cannot be read.", "line 3")
            press("Import a file")
            shown("Line 3 of the file cannot be read.")
            assertNull(state.fault)
            core.fails = null
            press("Chart")
            onNodeWithText("Line 3 of the file cannot be read.").assertDoesNotExist()
        }
    }

    @Test
    fun `the window lives on while a file is read`() {
        val gate = CountDownLatch(1)
        val core = core()
        core.imported = {
            gate.await()
            ReignPages.previews.getValue("deck")
        }
        with(core) {
            press("Import a file")
            waitUntil { core.calls.isNotEmpty() }
            press("Chart")
            assertEquals(1, core.intents.size)
            gate.countDown()
            shown("A deck: Rita's deck.")
        }
    }

    @Test
    fun `the book is saved as a file`() =
        with(core()) {
            press("Export the book")
            waitUntil { files.saved.isNotEmpty() }
            assertContentEquals(byteArrayOf(1, 2), files.saved["douze.json"])
        }

    @Test
    fun `a disk that refuses is told in the core's words`() {
        files.fails = IOException("No space left on device")
        with(core()) {
            press("Export as CSV")
            shown("UNWRITTEN")
        }
    }

    @Test
    fun `an empty book cannot be exported`() =
        with(core("chronicle-empty")) {
            onNodeWithContentDescription("Export the book").assertIsNotEnabled()
        }

    @Test
    fun `a page is shared as a picture with its alt text, and as text`() =
        with(core("chronicle-page")) {
            press("Share as text")
            waitUntil { files.texts.isNotEmpty() }
            assertEquals(mapOf("douze-1034" to "Years 1034–1081\nRita III, Mia"), files.texts)
            // Android's tests draw only when they are asked, and a picture is what was drawn.
            onRoot().captureToImage()
            press("Share as picture")
            waitUntil { files.pictures.isNotEmpty() }
            val (picture, alt) = files.pictures.getValue("douze-1034")
            assertEquals("A page of the Chronicle.", alt)
            assertTrue(picture.width > 200 && picture.height > 200)
        }

    @Test
    fun `one export at a time`() {
        val gate = CountDownLatch(1)
        val core =
            object : FakeSession(Fixtures.all.getValue("chronicle")) {
                override fun export(kind: ExportKind): Exported {
                    gate.await()
                    return super.export(kind)
                }
            }
        with(core) {
            press("Export the book")
            press("Export as CSV")
            gate.countDown()
            waitUntil { files.saved.isNotEmpty() }
            assertEquals(listOf("export CHRONICLE_JSON"), core.calls)
        }
    }
}
