package dev.douze.android

import android.window.BackEvent
import androidx.activity.BackEventCompat
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Back is one step back and loses nothing; at home the system leaves the app. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34])
class BackTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    private val dispatcher get() = window.activity.onBackPressedDispatcher

    private fun back() = window.act { dispatcher.onBackPressed() }

    @Test
    fun `a game stays saved`() {
        val hands = window.hands()
        hands.start(GameKind.KING, listOf(PlayerKind.PERSON, PlayerKind.PRETENDER))
        hands.step()
        back()
        assertFalse(window.activity.isFinishing)
        hands.press(assertNotNull(hands.home().continueGame).label)
        assertIs<Body.King>(window.body)
    }

    @Test
    fun `from a rule to the table, from the table home, from home out`() {
        window.hands().start(GameKind.KING, listOf(PlayerKind.PERSON, PlayerKind.PERSON))
        window.act { window.app.dispatch(Intent.App(AppIntent.OpenRules(GameKind.KING, "r-k7"))) }
        assertIs<Body.Rules>(window.body)
        back()
        assertIs<Body.Curtain>(window.body)
        assertTrue(dispatcher.hasEnabledCallbacks())
        back()
        assertIs<Body.Home>(window.body)
        assertFalse(dispatcher.hasEnabledCallbacks(), "the system shows its own way out")
    }

    @Test
    fun `a gesture that is taken back stays`() {
        val hands = window.hands()
        hands.press(hands.home().settings.label)
        val event = BackEventCompat(0f, 0f, 0f, BackEvent.EDGE_LEFT)
        window.runOnUiThread { dispatcher.dispatchOnBackStarted(event) }
        window.waitForIdle()
        window.runOnUiThread { dispatcher.dispatchOnBackProgressed(BackEventCompat(200f, 0f, 0.6f, BackEvent.EDGE_LEFT)) }
        window.waitForIdle()
        window.runOnUiThread { dispatcher.dispatchOnBackCancelled() }
        window.waitForIdle()
        assertIs<Body.Settings>(window.body)
        back()
        assertIs<Body.Home>(window.body)
    }
}
