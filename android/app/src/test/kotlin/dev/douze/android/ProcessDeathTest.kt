package dev.douze.android

import android.app.Activity
import android.app.Application
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.Parcel
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.test.core.app.ApplicationProvider
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.PlayerKind
import dev.douze.core.PreviewKind
import dev.douze.ui.AppState
import dev.douze.ui.play
import java.io.ByteArrayOutputStream
import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNotSame
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.annotation.Config

private val people = listOf(PlayerKind.PERSON, PlayerKind.PERSON)

/** The system begins the process: again with what was saved of the window, or for another app. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34])
class ProcessDeathTest {
    @get:Rule
    val nodes = createEmptyComposeRule()

    private lateinit var window: ActivityController<MainActivity>

    private val app: AppState get() = checkNotNull(window.get().model.app)

    private val hands get() = nodes.play({ app.playing != null }, { app.busy }) { checkNotNull(app.screen) }

    private fun begin(
        saved: Bundle? = null,
        why: Intent = Intent(Intent.ACTION_MAIN),
    ) {
        window = Robolectric.buildActivity(MainActivity::class.java, why).run { if (saved == null) setup() else setup(saved) }
        nodes.waitUntil(timeoutMillis = 30_000) {
            nodes.waitForIdle() // Nobody else lets the main thread run.
            window.get().model.app?.screen != null
        }
    }

    private fun end(): Bundle {
        val saved = Bundle()
        window.pause().stop().saveInstanceState(saved).destroy()
        // As the system does: through bytes.
        val parcel = Parcel.obtain().apply { saved.writeToParcel(this, 0) }
        return parcel.run {
            setDataPosition(0)
            readBundle(MainActivity::class.java.classLoader)!!.also { recycle() }
        }
    }

    @Test
    fun `in the middle of a secret choice, back to the curtain`() {
        begin()
        hands.start(GameKind.FOREST, people)
        hands.press(assertIs<Body.Curtain>(app.screen?.body).curtain.lift.label)
        val before = app
        val view = assertIs<Body.Forest>(app.screen?.body).forest
        hands.press(view.hand!!.cards.first().spoken)
        begin(end())
        assertNotSame(before, app)
        val curtain = assertIs<Body.Curtain>(app.screen?.body).curtain
        nodes.onNodeWithText(curtain.headline).assertExists()
        hands.press(curtain.lift.label)
        assertEquals(view.hand, assertIs<Body.Forest>(app.screen?.body).forest.hand, "the same hand, and nothing selected")
        end()
    }

    @Test
    fun `a form keeps what was typed`() {
        begin()
        hands.press(hands.home().doors.single { it.game == GameKind.KING }.button.label)
        hands.press(hands.setup().seats.first().spoken)
        hands.type(hands.setup().seats.first().name!!.label, "Zoé")
        begin(end())
        assertEquals("Zoé", hands.setup().seats.first().name?.value)
        end()
    }

    private fun until(reached: () -> Boolean) =
        nodes.waitUntil(timeoutMillis = 30_000) {
            nodes.waitForIdle()
            reached()
        }

    private val document = Uri.parse("content://elsewhere/document/1")

    private val record = File(System.getProperty("douze.contract"), "forest.douze").readBytes()

    private val resolver get() = shadowOf(window.get().contentResolver)

    /** The number under which the picker was asked; its answer may come to another process. */
    private fun asked(): Int {
        until { shadowOf(window.get()).peekNextStartedActivityForResult() != null }
        return shadowOf(window.get()).nextStartedActivityForResult.requestCode
    }

    private fun answer(number: Int) {
        window.get().runOnUiThread { shadowOf(window.get()).callOnActivityResult(number, Activity.RESULT_OK, Intent().setData(document)) }
        nodes.waitForIdle()
    }

    @Test
    fun `behind the picker, and the file that was chosen is looked at`() {
        begin()
        hands.press(hands.home().chronicle.label)
        hands.press(assertIs<Body.Chronicle>(app.screen?.body).chronicle.import.label)
        val number = asked()
        begin(end())
        resolver.registerInputStream(document, record.inputStream())
        answer(number)
        until { app.screen?.body is Body.Preview }
        assertEquals(PreviewKind.RECORD, assertIs<Body.Preview>(app.screen?.body).preview.kind)
        end()
    }

    @Test
    fun `behind the picker, and what was to be saved is written`() {
        begin()
        hands.start(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.FAWN))
        hands.finish()
        hands.press(assertNotNull(assertIs<Body.Forest>(app.screen?.body).forest.result).record.label)
        val number = asked()
        begin(end())
        val written = ByteArrayOutputStream()
        resolver.registerOutputStream(document, written)
        answer(number)
        until { written.size() > 0 }
        assertTrue(written.toString().startsWith("{"))
        assertNull(app.desk.told)
        end()
    }

    @Test
    fun `another app begins it with a file, or sends words`() {
        shadowOf(ApplicationProvider.getApplicationContext<Application>().contentResolver)
            .registerInputStream(document, record.inputStream())
        begin(why = Intent(Intent.ACTION_VIEW, document))
        until { app.screen?.body is Body.Preview && !app.busy }
        assertTrue(app.back())
        until { app.screen?.body is Body.Chronicle }
        end()

        begin(why = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, "a shopping list"))
        until { app.desk.told != null }
        end()
    }

    @Test
    fun `out of the recent apps a file does not come once more`() {
        val again = Intent(Intent.ACTION_VIEW, document).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY)
        begin(why = again)
        repeat(5) {
            Thread.sleep(20)
            nodes.waitForIdle()
        }
        assertIs<Body.Home>(app.screen?.body)
        assertNull(app.desk.told)
        end()
    }

    @Test
    fun `a start of one's own begins at home`() {
        begin()
        hands.start(GameKind.FOREST, people)
        end()
        begin()
        assertIs<Body.Home>(app.screen?.body)
        end()
    }
}
