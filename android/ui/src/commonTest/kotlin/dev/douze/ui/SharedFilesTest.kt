@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.ChronicleIntent
import dev.douze.core.ChronicleTab
import dev.douze.core.DouzeException
import dev.douze.core.ExportKind
import dev.douze.core.Exported
import dev.douze.core.Intent
import dev.douze.core.Screen
import java.io.IOException
import java.util.concurrent.CountDownLatch
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Test

/** Files that come in and go out, over a fake core and a fake platform. */
abstract class SharedFilesTest {
    private val files = FakeFiles(byteArrayOf(1, 2, 3))

    private fun with(
        core: FakeSession,
        test: ComposeUiTest.(AppState) -> Unit,
    ) = over(core, files, painted = true, test = test)

    private val chronicle = Gallery.screen("chronicle")
    private val preview = Gallery.screen("chronicle-preview-differing")
    private val differing = (preview.body as Body.Preview).preview
    private val other = Gallery.screen("chronicle-preview-deck")
    private val book = (chronicle.body as Body.Chronicle).chronicle
    private val chart = book.tabs.choices.single {
        it.intent == Intent.Chronicle(ChronicleIntent.SetChronicleTab(ChronicleTab.CHART))
    }.label

    private fun core(screen: Screen = chronicle) = FakeSession(screen).also { it.imported = { preview } }

    private fun export(kind: ExportKind) = book.exports.single { it.kind == kind }.label

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
            press(book.import.label)
            shown(differing.headline)
            assertEquals(listOf(book.import.endings), files.endings)
            val (ours, theirs) = assertNotNull(differing.conflicts).choices
            onNodeWithContentDescription(ours.label).assertIsSelected()
            press(theirs.label)
            val confirm = assertNotNull(differing.confirm)
            press(confirm.label)
            waitUntil { core.intents.size == 2 }
            assertEquals(listOf("import 3"), core.calls)
            assertEquals(listOf(theirs.intent, confirm.intent), core.intents)
        }
    }

    @Test
    fun `a preview is closed by its button and by a step back`() {
        val core = core()
        with(core) { state ->
            press(book.import.label)
            shown(differing.headline)
            press(differing.close.label)
            waitUntil { !state.busy }
            press(assertNotNull(preview.back).label)
            waitUntil { core.intents.size == 2 }
            assertEquals<List<Intent>>(List(2) { Intent.App(AppIntent.Back) }, core.intents)
        }
    }

    @Test
    fun `no file chosen, nothing happens`() {
        val core = core()
        files.chosen = null
        with(core) {
            press(book.import.label)
            assertEquals(emptyList(), core.calls)
        }
    }

    @Test
    fun `what is wrong with a file is said in the core's sentence`() {
        val core = core()
        with(core) { state ->
            core.fails = DouzeException.Unreadable("Line 3 of the file cannot be read.", "line 3")
            press(book.import.label)
            shown("Line 3 of the file cannot be read.")
            assertNull(state.fault)
            core.fails = null
            press(chart)
            onNodeWithText("Line 3 of the file cannot be read.").assertDoesNotExist()
        }
    }

    @Test
    fun `the window lives on while a file is read`() {
        val gate = CountDownLatch(1)
        val core = core()
        core.imported = {
            gate.await()
            other
        }
        with(core) {
            press(book.import.label)
            waitUntil { core.calls.isNotEmpty() }
            press(chart)
            assertEquals(1, core.intents.size)
            gate.countDown()
            shown((other.body as Body.Preview).preview.headline)
        }
    }

    @Test
    fun `the book is saved as a file`() =
        with(core()) {
            press(export(ExportKind.CHRONICLE_JSON))
            waitUntil { files.saved.isNotEmpty() }
            assertContentEquals(byteArrayOf(1, 2), files.saved["douze.json"])
        }

    @Test
    fun `a disk that refuses is told in the core's words`() {
        files.fails = IOException("No space left on device")
        with(core()) {
            press(export(ExportKind.CHRONICLE_CSV))
            shown("UNWRITTEN")
        }
    }

    @Test
    fun `a page is shared as a picture with its alt text, and as text`() =
        with(core(Gallery.screen("chronicle-page"))) { state ->
            val share = assertNotNull((state.screen?.body as Body.Chronicle).chronicle.page).share
            press(share.textLabel)
            waitUntil { files.texts.isNotEmpty() }
            assertEquals(mapOf(share.fileName to share.text), files.texts)
            // Android's tests draw only when they are asked, and a picture is what was drawn.
            onRoot().captureToImage()
            press(share.pictureLabel)
            waitUntil { files.pictures.isNotEmpty() }
            val (picture, alt) = files.pictures.getValue(share.fileName)
            assertEquals(share.alt, alt)
            assertTrue(picture.width > 200 && picture.height > 200)
        }

    @Test
    fun `one export at a time`() {
        val gate = CountDownLatch(1)
        val core =
            object : FakeSession(chronicle) {
                override fun export(kind: ExportKind): Exported {
                    gate.await()
                    return super.export(kind)
                }
            }
        with(core) {
            press(export(ExportKind.CHRONICLE_JSON))
            press(export(ExportKind.CHRONICLE_CSV))
            gate.countDown()
            waitUntil { files.saved.isNotEmpty() }
            assertEquals(listOf("export CHRONICLE_JSON"), core.calls)
        }
    }
}
