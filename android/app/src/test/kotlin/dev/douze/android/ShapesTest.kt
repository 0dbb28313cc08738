package dev.douze.android

import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.core.graphics.luminance
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNotSame
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

private const val PHONE = "w360dp-h640dp-xhdpi"
private const val ON_ITS_SIDE = "w640dp-h360dp-land-xhdpi"
private const val TABLET = "w1280dp-h800dp-xlarge-land-mdpi"

/** The window in every shape: what must be seen is in it, two panes where there is room, and the screen stays when it turns. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [34])
class ShapesTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    private val opponents =
        mapOf(
            GameKind.KING to listOf(PlayerKind.PERSON, PlayerKind.PRETENDER),
            GameKind.COUNCIL to listOf(PlayerKind.PERSON, PlayerKind.COUNCILLOR, PlayerKind.COUNCILLOR),
            GameKind.FOREST to listOf(PlayerKind.PERSON, PlayerKind.FAWN),
        )

    @Test
    @Config(sdk = [26, 34], qualifiers = PHONE)
    fun `a small phone`() = tour("phone", upright, panes = 1)

    @Test
    @Config(qualifiers = ON_ITS_SIDE)
    fun `a small phone on its side`() = tour("side", onItsSide, panes = 2)

    @Test
    @Config(qualifiers = TABLET)
    fun `a tablet`() = tour("tablet", upright, panes = 2)

    @Test
    @Config(qualifiers = "de-$PHONE", fontScale = 2f)
    fun `German with text of 200 percent`() {
        assertEquals(2f, window.density.fontScale)
        tour("german-text200", upright, panes = 1)
    }

    @Test
    @Config(qualifiers = "fr-w360dp-h640dp-night-xhdpi")
    fun `French at night`() {
        tour("french-night", upright, panes = 1)
        val edge = window.picture("french-night")
        assertTrue(edge.getPixel(1, edge.height / 2).luminance < 0.1f)
    }

    @Test
    @Config(sdk = [26, 34], qualifiers = PHONE)
    fun `a table is still there when the device turns`() {
        window.hands().start(GameKind.FOREST, opponents.getValue(GameKind.FOREST))
        val (before, screen) = window.activity to window.screen
        RuntimeEnvironment.setQualifiers(ON_ITS_SIDE)
        window.recreate()
        assertNotSame(before, window.activity)
        assertEquals(screen, window.screen)
        assertPanes("turned", 2)
    }

    /** Through every kind of screen. */
    private fun tour(
        name: String,
        bars: Bars,
        panes: Int,
    ) {
        val hands = window.hands()
        look("$name-home", bars)
        hands.press(hands.home().settings.label)
        look("$name-settings", bars)
        home()
        hands.press(hands.home().chronicle.label)
        look("$name-chronicle", bars)
        home()
        for ((game, players) in opponents) {
            hands.press(hands.home().doors.single { it.game == game }.button.label)
            look("$name-$game-setup", bars)
            home()
            hands.start(game, players)
            look("$name-$game", bars)
            assertPanes("$name-$game", panes)
            home()
        }
    }

    private fun home() = window.act { window.app.dispatch(Intent.App(AppIntent.OpenHome)) }

    private fun look(
        name: String,
        bars: Bars,
    ) {
        window.wear(bars)
        window.picture(name)
        window.assertFits(name, bars)
    }

    /** On two panes the hand is in the other half than the table, or along the lower edge; else it begins at the left. */
    private fun assertPanes(
        name: String,
        panes: Int,
    ) {
        val card = assertNotNull(hand()).cards.first()
        val node = window.onAllNodes(hasContentDescriptionExactly(card.spoken) and hasClickAction()).onFirst().fetchSemanticsNode()
        val all = window.activity.window.decorView
        val beside = node.boundsInRoot.left >= all.width / 2
        val below = node.boundsInRoot.top >= all.height / 2
        val placed = if (panes == 2) beside || below else !beside
        assertTrue(placed, "$name: “${card.spoken}” is at ${node.boundsInRoot}")
    }

    private fun hand(): HandView? =
        when (val body = window.body) {
            is Body.Forest -> body.forest.hand
            is Body.King -> body.king.hands.firstOrNull()
            is Body.Council -> body.council.hands.firstOrNull()
            else -> null
        }
}
