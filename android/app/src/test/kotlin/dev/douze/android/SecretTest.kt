package dev.douze.android

import android.view.WindowManager.LayoutParams
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.lifecycle.Lifecycle
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotSame
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
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
        window.until { !window.app.busy }
        assertIs<Body.Curtain>(window.body)
        scenario.moveToState(Lifecycle.State.CREATED)
        assertTrue(window.activity.has(LayoutParams.FLAG_SECURE), "the picture for the task switcher may still be taken")
        scenario.moveToState(Lifecycle.State.RESUMED)
        window.until { !window.app.covered }
        assertFalse(window.activity.has(LayoutParams.FLAG_SECURE))
        window.onNodeWithText(assertIs<Body.Curtain>(window.body).curtain.headline).assertExists()
    }

    @Test
    @Config(sdk = [34])
    fun `in two windows, people who look at the other one see no hand`() {
        look()
        window.act { window.activity.onTopResumedActivityChanged(false) }
        assertTrue(window.app.covered)
        window.act { window.activity.onTopResumedActivityChanged(true) }
        window.until { !window.app.covered }
        window.onNodeWithText(assertIs<Body.Curtain>(window.body).curtain.headline).assertExists()
    }

    @Test
    fun `the display stays on between people, not for one alone`() {
        val hands = window.hands()
        assertFalse(window.activity.has(LayoutParams.FLAG_KEEP_SCREEN_ON))
        hands.start(GameKind.KING, people)
        assertTrue(window.activity.has(LayoutParams.FLAG_KEEP_SCREEN_ON))
        window.act { window.app.dispatch(Intent.App(AppIntent.OpenHome)) }
        hands.start(GameKind.KING, listOf(PlayerKind.PERSON, PlayerKind.PRETENDER))
        assertFalse(window.activity.has(LayoutParams.FLAG_KEEP_SCREEN_ON))
    }
}
