package dev.douze.android

import android.app.Activity
import android.content.Intent
import android.net.Uri
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.core.content.IntentCompat
import androidx.test.platform.app.InstrumentationRegistry
import dev.douze.core.Body
import dev.douze.core.ChronicleIntent
import dev.douze.core.ExportKind
import dev.douze.core.GameKind
import dev.douze.core.Intent as Wish
import dev.douze.core.PlayerKind
import dev.douze.core.PreviewKind
import dev.douze.ui.month
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.IOException
import java.io.OutputStream
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** Files come and go by the system's picker, the share sheet and other apps. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34])
class FilesTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    private val document = Uri.parse("content://elsewhere/document/1")

    private val record = File(System.getProperty("douze.contract"), "forest.douze").readBytes()

    private val resolver get() = shadowOf(window.activity.contentResolver)

    /** What the picker was asked, and its answer. */
    private fun picked(uri: Uri?): Intent {
        val started = shadowOf(window.activity)
        window.until {
            // The share sheet is in the same list, and wants no answer.
            while (started.peekNextStartedActivityForResult()?.intent?.action == Intent.ACTION_CHOOSER) {
                started.nextStartedActivityForResult
            }
            started.peekNextStartedActivityForResult() != null
        }
        val asked = started.nextStartedActivityForResult.intent
        val answer = if (uri == null) Activity.RESULT_CANCELED else Activity.RESULT_OK
        window.runOnUiThread { shadowOf(window.activity).receiveResult(asked, answer, uri?.let { Intent().setData(it) }) }
        window.waitForIdle()
        return asked
    }

    private fun preview() {
        window.until { !window.app.busy && (window.body is Body.Preview || window.app.desk.told != null) }
    }

    private val previewed get() = assertIs<Body.Preview>(window.body).preview

    private val chronicle get() = assertIs<Body.Chronicle>(window.body).chronicle

    @Test
    fun `a record that another app opens with Douze is shown before anything is kept`() {
        window.hands()
        resolver.registerInputStream(document, ByteArrayInputStream(record))
        val intent = Intent(Intent.ACTION_VIEW, document)
        window.runOnUiThread { InstrumentationRegistry.getInstrumentation().callActivityOnNewIntent(window.activity, intent) }
        preview()
        assertEquals(PreviewKind.RECORD, previewed.kind)
        window.runOnUiThread { window.activity.onBackPressedDispatcher.onBackPressed() }
        window.until { window.body is Body.Chronicle }
    }

    @Test
    fun `a file that is none of ours says so, and one that cannot be read as well`() {
        val hands = window.hands()
        hands.press(hands.home().chronicle.label)
        resolver.registerInputStream(document, ByteArrayInputStream("nonsense".toByteArray()))
        hands.press(chronicle.import.label)
        picked(document)
        preview()
        window.onNodeWithText(assertNotNull(window.app.desk.told)).assertExists()

        hands.press(chronicle.import.label)
        resolver.registerInputStreamSupplier(document) { throw SecurityException("not yours") }
        picked(document)
        window.until { "could not be read" in window.app.desk.told.orEmpty() }
        assertNull(window.app.fault)
    }

    @Test
    fun `a picker that is left changes nothing, and can be asked again`() {
        val hands = window.hands()
        hands.press(hands.home().chronicle.label)
        hands.press(chronicle.import.label)
        assertEquals(Intent.ACTION_OPEN_DOCUMENT, picked(null).action)
        hands.press(chronicle.import.label)
        resolver.registerInputStream(document, ByteArrayInputStream(record))
        picked(document)
        preview()
        assertEquals(PreviewKind.RECORD, previewed.kind)
    }

    @Test
    @Config(sdk = [34])
    fun `a council, its book saved, a full disk, a page sent`() {
        val hands = window.hands()
        hands.start(
            GameKind.COUNCIL,
            listOf(PlayerKind.PERSON, PlayerKind.COUNCILLOR, PlayerKind.COUNCILLOR),
            more = { it.month(1) },
        )
        hands.finish()
        hands.press(assertNotNull(assertIs<Body.Council>(window.body).council.result).chronicle.label)

        val share = assertNotNull(chronicle.page).share
        hands.press(share.textLabel)
        val text = sent()
        assertEquals(share.text, text.getStringExtra(Intent.EXTRA_TEXT))
        // Robolectric draws only when it is asked, and a picture is what was drawn.
        window.onRoot().captureToImage()
        hands.press(share.pictureLabel)
        val picture = sent()
        assertEquals("image/png", picture.type)
        assertEquals(share.alt, picture.getStringExtra(Intent.EXTRA_TEXT))
        val uri = assertNotNull(IntentCompat.getParcelableExtra(picture, Intent.EXTRA_STREAM, Uri::class.java))
        val png = assertNotNull(window.activity.contentResolver.openInputStream(uri)).use { it.readBytes() }
        assertContains(png.decodeToString(), "Description")

        window.act { window.app.dispatch(Wish.Chronicle(ChronicleIntent.CloseReign)) }
        val export = chronicle.exports.single { it.kind == ExportKind.CHRONICLE_JSON }
        resolver.registerOutputStream(document, FullDisk)
        hands.press(export.label)
        picked(document)
        window.until { "could not be written" in window.app.desk.told.orEmpty() }

        val book = ByteArrayOutputStream()
        resolver.registerOutputStream(document, book)
        hands.press(export.label)
        val asked = picked(document)
        assertEquals("application/json", asked.type)
        assertTrue(assertNotNull(asked.getStringExtra(Intent.EXTRA_TITLE)).endsWith(".json"))
        window.until { book.size() > 0 }

        resolver.registerInputStream(document, ByteArrayInputStream(book.toByteArray()))
        window.until {
            // What was saved is still tidied up, and one thing is done at a time.
            hands.press(chronicle.import.label)
            shadowOf(window.activity).peekNextStartedActivityForResult() != null
        }
        picked(document)
        preview()
        assertEquals(PreviewKind.CHRONICLE, previewed.kind)
    }

    /** What went to the share sheet. */
    private fun sent(): Intent {
        window.until { shadowOf(window.activity.application).peekNextStartedActivity() != null }
        val chooser = shadowOf(window.activity.application).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, chooser.action)
        return assertNotNull(IntentCompat.getParcelableExtra(chooser, Intent.EXTRA_INTENT, Intent::class.java))
    }

    private object FullDisk : OutputStream() {
        override fun write(b: Int): Unit = throw IOException("no space left")
    }
}
