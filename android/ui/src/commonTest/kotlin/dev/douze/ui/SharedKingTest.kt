@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Beat
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.KingMotion
import dev.douze.core.KingView
import dev.douze.core.Motion
import dev.douze.core.TableFrame
import dev.douze.ui.die.DieMotion
import dev.douze.ui.king.news
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Test

/** The table of King of 12 as a screen reader finds it; desktop and Android subclass it. */
abstract class SharedKingTest {
    private val sent = mutableListOf<Intent>()

    private fun table(name: String): KingView = assertNotNull(king(Gallery.screen(name)))

    private fun show(
        name: String,
        test: ComposeUiTest.(KingView) -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(Gallery.screen(name), { sent += it }) }
        test(table(name))
    }

    @Test
    fun `all seven cards are in sight`() =
        show("king-selected") { view ->
            for (card in view.hands.first().cards) onNodeWithContentDescription(card.spoken).assertIsDisplayed()
        }

    @Test
    fun `a step waits with the focus on its way on`() =
        show("king-step") { view ->
            val next = assertNotNull(view.step).next
            onNodeWithContentDescription(next.label).assertIsFocused()
            keys(Key.Enter)
            assertEquals(listOf(next.intent), sent)
        }

    @Test
    fun `Enter goes on where nothing has the focus`() =
        show("king-scored") { view ->
            keys(Key.Enter)
            assertEquals(listOf(view.confirm?.intent), sent)
        }

    @Test
    fun `the rules open where they were asked`() =
        runComposeUiTest {
            setContent { DouzeApp(Gallery.screen("king-rules-at"), {}) }
            onNode(hasText("Merchants")).assertIsDisplayed().assertIsSelected()
        }

    @Test
    fun `on the other side the table is upside down and can be played`() =
        show("king-facing-turned") { view ->
            val card = view.hands.first().cards.first()
            onNodeWithContentDescription(card.spoken).performClick()
            assertEquals(listOf(card.intent), sent)
        }

    @Test
    fun `a beat goes from its frame before to its frame after`() {
        val turned = beat("king-die-flipped") { it.motion == Motion.King(KingMotion.DiceFlipped) }
        for (seat in turned.to.groups.single().seats) {
            val before = assertNotNull(turned.from).groups.single().seats.single { it.seat == seat.seat }
            val flip = turned.news(seat).die
            if (before.face ==
                seat.face
            ) {
                assertNull(flip)
            } else {
                assertEquals(before.face to seat.face, (flip as DieMotion.Flip).run { from to to })
            }
        }
        val valued = beat("king-scored") { it.sentence.startsWith("Values") }
        for (seat in valued.to.groups.single().seats) {
            assertTrue(valued.news(seat).valued)
            assertNull(valued.news(seat).die)
        }
        val rolled = beat("king-rolled") { true }
        for (seat in rolled.to.groups.single().seats) {
            assertEquals(0 to seat.face, assertIs<DieMotion.Roll>(rolled.news(seat).die).run { from to to })
        }
        assertEquals(table("king-scored").table, tween(table("king-scored").table, null, null, ::frame).to)
    }

    /** The beat of a state that is [wanted], while it is played. */
    private fun beat(
        name: String,
        wanted: (Beat) -> Boolean,
    ) = tween(table(name).table, null, Gallery.clock(name, wanted), ::frame)

    private fun frame(frame: TableFrame): KingFrame? = (frame as? TableFrame.King)?.king

    @Test
    fun `beats are played over the seats and a tap ends them`() = playsBeats("king-dice-passed")

    private fun ComposeUiTest.keys(key: Key) {
        onRoot().performKeyInput { pressKey(key) }
        waitForIdle()
    }
}
