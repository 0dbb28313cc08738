@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Beat
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.CouncilView
import dev.douze.core.Intent
import dev.douze.core.Motion
import dev.douze.core.TableFrame
import dev.douze.ui.council.crossesOut
import dev.douze.ui.council.die
import dev.douze.ui.council.fadesIn
import dev.douze.ui.council.turnsOver
import dev.douze.ui.die.DieMotion
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import org.junit.Test

/** The table of Council of 12 as a screen reader finds it; desktop and Android subclass it. */
abstract class SharedCouncilTest {
    private val sent = mutableListOf<Intent>()

    private fun table(name: String): CouncilView = assertNotNull(council(Gallery.screen(name)))

    private fun show(
        name: String,
        test: ComposeUiTest.(CouncilView) -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(Gallery.screen(name), { sent += it }) }
        test(table(name))
    }

    @Test
    fun `what a councillor proposes has the focus`() =
        show("council-proposal") { view ->
            val accept = assertNotNull(view.proposal).accept
            onNodeWithContentDescription(accept.label).assertIsFocused()
            keys(Key.Enter)
            assertEquals(listOf(accept.intent), sent)
        }

    @Test
    fun `a warning has the focus on the way back`() =
        show("council-warning") { view ->
            val warning = assertNotNull(view.warning)
            onNodeWithText(warning.sentence).assertIsDisplayed()
            onNodeWithContentDescription(warning.cancel.label).assertIsFocused()
            keys(Key.Enter)
            assertEquals(listOf(warning.cancel.intent), sent)
        }

    /** The beat of a state that has such a motion, while it is played. */
    private fun beat(
        name: String,
        wanted: (CouncilMotion?) -> Boolean,
    ) = tween(table(name).table, null, Gallery.clock(name) { wanted(it.council) }) { (it as? TableFrame.Council)?.council }

    private val Beat.council get() = (motion as? Motion.Council)?.council

    private fun seats(
        tween: Tween<CouncilFrame>,
        such: Tween<CouncilFrame>.(Int) -> Boolean,
    ) = tween.to.seats.map { it.seat }.filter { tween.such(it) }

    @Test
    fun `a beat goes from its frame before to its frame after`() {
        val revealed = beat("council-recall") { it is CouncilMotion.CardRevealed }
        assertEquals(listOf(1), seats(revealed, Tween<CouncilFrame>::turnsOver))
        assertNull(revealed.die)
        val turned = beat("council-recall") { it == CouncilMotion.DieTurned }
        assertEquals(revealed.to, turned.from)
        val tip = assertIs<DieMotion.Tip>(turned.die)
        assertEquals(revealed.to.die.face to turned.to.die.face, tip.from to tip.to)
        val cancelled = beat("council-cards-cancelled") { it is CouncilMotion.CardsCancelled }
        assertEquals(listOf(0, 2), seats(cancelled, Tween<CouncilFrame>::crossesOut))
        val said = beat("council-said") { it == CouncilMotion.RemarkMade(2) }
        assertEquals(listOf(2), seats(said, Tween<CouncilFrame>::fadesIn))
    }

    @Test
    fun `the first roll comes from no face`() {
        val rolled = beat("council-started") { it == CouncilMotion.DieRolled }
        val roll = assertIs<DieMotion.Roll>(rolled.die)
        assertEquals(0 to rolled.to.die.face, roll.from to roll.to)
    }

    @Test
    fun `beats are told and a tap ends them`() {
        for (name in listOf("council-rung", "council-said", "council-won")) playsBeats(name)
    }

    private fun ComposeUiTest.keys(key: Key) {
        onRoot().performKeyInput { pressKey(key) }
        waitForIdle()
    }
}
