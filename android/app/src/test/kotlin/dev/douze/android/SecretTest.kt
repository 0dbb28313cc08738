package dev.douze.android

import android.os.Bundle
import android.os.Parcel
import android.view.WindowManager.LayoutParams
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.lifecycle.Lifecycle
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import dev.douze.ui.AppState
import dev.douze.ui.play
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotSame
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.android.controller.ActivityController
import org.robolectric.annotation.Config

private val people = listOf(PlayerKind.PERSON, PlayerKind.PERSON)

private fun MainActivity.has(flag: Int) = window.attributes.flags and flag != 0

/** Nobody sees what is another's: not after a turn of the device, not in the task switcher, not on a picture. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34])
class SecretTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    /** Two people; the first one looks at the hand. */
    private fun look() =
        window.hands().run {
            start(GameKind.FOREST, people)
            press(assertIs<Body.Curtain>(window.body).curtain.lift.label)
            assertTrue(window.screen.secret)
        }

    @Test
    fun `a turn of the device brings the curtain`() {
        look()
        val before = window.activity
        window.recreate()
        assertNotSame(before, window.activity)
        window.onNodeWithText(assertIs<Body.Curtain>(window.body).curtain.headline).assertExists()
        assertFalse(window.screen.secret)
    }

    @Test
    fun `a hand is on no screenshot and not in the task switcher`() {
        assertFalse(window.activity.has(LayoutParams.FLAG_SECURE))
        look()
        assertTrue(window.activity.has(LayoutParams.FLAG_SECURE))
        val scenario = window.activityRule.scenario
        scenario.moveToState(Lifecycle.State.STARTED)
        assertIs<Body.Curtain>(window.body)
        scenario.moveToState(Lifecycle.State.CREATED)
        assertTrue(window.activity.has(LayoutParams.FLAG_SECURE), "the picture for the task switcher may still be taken")
        scenario.moveToState(Lifecycle.State.RESUMED)
        window.waitForIdle()
        assertFalse(window.activity.has(LayoutParams.FLAG_SECURE))
        window.onNodeWithText(assertIs<Body.Curtain>(window.body).curtain.headline).assertExists()
    }

    @Test
    fun `the display stays on between people, not for one alone`() {
        val hands = window.hands()
        assertFalse(window.activity.has(LayoutParams.FLAG_KEEP_SCREEN_ON))
        hands.start(GameKind.KING, people)
        assertTrue(window.activity.has(LayoutParams.FLAG_KEEP_SCREEN_ON))
        window.runOnUiThread { window.app.dispatch(Intent.OpenHome) }
        window.waitForIdle()
        hands.start(GameKind.KING, listOf(PlayerKind.PERSON, PlayerKind.PRETENDER))
        assertFalse(window.activity.has(LayoutParams.FLAG_KEEP_SCREEN_ON))
    }
}

/** The system ends the process out of sight, and begins it anew with what was saved of the window. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34])
class ProcessDeathTest {
    @get:Rule
    val nodes = createEmptyComposeRule()

    private lateinit var window: ActivityController<MainActivity>

    private val app: AppState get() = checkNotNull(window.get().model.app)

    private val hands get() = nodes.play({ app.playing != null }) { checkNotNull(app.screen) }

    private fun begin(saved: Bundle? = null) {
        window = Robolectric.buildActivity(MainActivity::class.java).run { if (saved == null) setup() else setup(saved) }
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
        hands.type(hands.setup().seats.first().name!!.label, "Zoé")
        begin(end())
        assertEquals("Zoé", hands.setup().seats.first().name?.value)
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
