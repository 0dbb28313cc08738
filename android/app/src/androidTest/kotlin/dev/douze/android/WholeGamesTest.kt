package dev.douze.android

import android.app.UiAutomation
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.PlayerKind
import dev.douze.ui.ended
import dev.douze.ui.month
import kotlin.test.assertIs
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/**
 * On an emulator or a phone: the real library, loaded by Android's own loader, under the real window. Games are played by what a
 * screen reader says. Names without spaces: older Android allows none.
 */
@RunWith(AndroidJUnit4::class)
class WholeGamesTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    private val pretender = listOf(PlayerKind.PERSON, PlayerKind.PRETENDER)

    @Test
    fun theForestDuel() =
        with(window.hands()) {
            start(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.FAWN))
            finish()
            assertTrue(ended(assertIs<Body.Forest>(window.body)))
        }

    @Test
    fun kingOf12() =
        with(window.hands()) {
            start(GameKind.KING, pretender)
            finish()
            assertTrue(ended(assertIs<Body.King>(window.body)))
        }

    @Test
    fun januaryOfCouncilOf12() =
        with(window.hands()) {
            start(GameKind.COUNCIL, listOf(PlayerKind.PERSON, PlayerKind.COUNCILLOR, PlayerKind.COUNCILLOR)) { it.month(1) }
            finish()
            assertTrue(ended(assertIs<Body.Council>(window.body)))
        }

    @Test
    fun aDeviceThatTurnsGoesOnWithTheGame() {
        with(window.hands()) {
            start(GameKind.KING, pretender)
            repeat(3) { step() }
        }
        turned {
            assertIs<Body.King>(window.body)
            with(window.hands()) { finish() }
            assertTrue(ended(assertIs<Body.King>(window.body)))
        }
    }

    /** The device is turned, and the system has made the window again, in the other orientation. */
    private fun turned(act: () -> Unit) {
        val automation = InstrumentationRegistry.getInstrumentation().uiAutomation
        val before = window.activity
        val orientation = before.resources.configuration.orientation
        try {
            assertTrue(automation.setRotation(UiAutomation.ROTATION_FREEZE_90))
            window.until { window.activity !== before }
            assertNotEquals(orientation, window.activity.resources.configuration.orientation)
            act()
        } finally {
            automation.setRotation(UiAutomation.ROTATION_UNFREEZE)
        }
    }
}
