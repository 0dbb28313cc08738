package dev.douze.android

import android.media.AudioManager
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.PlayerKind
import dev.douze.ui.month
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

/** A whole game of each kind in the app's window, by spoken names. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "w411dp-h891dp-420dpi")
class GamesTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    @Test
    @Config(sdk = [26, 34])
    fun `a duel with the fawn`() {
        window.hands().run {
            start(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.FAWN))
            finish()
        }
        val result = assertNotNull(assertIs<Body.Forest>(window.body).forest.result)
        window.onNodeWithText(result.headline).assertExists()
        // The app is silent: whose music plays goes on.
        assertNull(shadowOf(window.activity.getSystemService(AudioManager::class.java)).lastAudioFocusRequest)
    }

    @Test
    fun `a duel of two people who pass the device`() {
        var curtains = 0
        window.hands().run {
            start(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.PERSON))
            finish { if (window.body is Body.Curtain) curtains += 1 }
        }
        assertTrue(curtains > 2, "$curtains times")
    }

    @Test
    fun `King of 12 with a rival`() {
        window.hands().run {
            start(GameKind.KING, listOf(PlayerKind.PERSON, PlayerKind.PRETENDER))
            finish()
        }
        val result = assertNotNull(assertIs<Body.King>(window.body).king.result)
        window.onNodeWithText(result.headline).assertExists()
    }

    @Test
    fun `January with two councillors, and its page in the Chronicle`() {
        window.hands().run {
            start(
                GameKind.COUNCIL,
                listOf(PlayerKind.PERSON, PlayerKind.COUNCILLOR, PlayerKind.COUNCILLOR),
                more = { month(1) },
            )
            finish()
            val result = assertNotNull(assertIs<Body.Council>(window.body).council.result)
            press(result.chronicle.label)
        }
        assertNotNull(assertIs<Body.Chronicle>(window.body).chronicle.page)
    }
}
