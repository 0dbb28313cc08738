@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.v2.runComposeUiTest
import androidx.compose.ui.test.withKeyDown
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.core.TableIntent
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import org.junit.Test

/** Fingers, keys and screen readers; desktop and Android subclass it. */
abstract class SharedHandsTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        open: String = name,
        test: ComposeUiTest.(Screen) -> Unit,
    ) = runComposeUiTest {
        val closed = Gallery.screen(name)
        var screen by mutableStateOf(closed)
        setContent {
            Unpainted {
                DouzeApp(screen, {
                    sent += it
                    if (it == peek) screen = Gallery.screen(open)
                    if (it == stop) screen = closed
                })
            }
        }
        test(closed)
    }

    private val peek = Intent.Table(TableIntent.Peek)
    private val stop = Intent.Table(TableIntent.StopPeeking)

    private fun hold(screen: Screen) = assertNotNull((screen.body as Body.Curtain).curtain.peek).label

    private val card = assertNotNull((Gallery.screen("curtain-open").body as Body.Curtain).curtain.peek).hands.first().cards.first().spoken

    @Test
    fun `the hand is seen while it is held`() =
        show("curtain", "curtain-open") {
            val button = onNodeWithContentDescription(hold(it))
            button.performTouchInput { down(center) }
            waitForIdle()
            assertEquals(listOf<Intent>(peek), sent)
            onNodeWithContentDescription(card).assertExists()
            button.performTouchInput { up() }
            waitForIdle()
            assertEquals(listOf<Intent>(peek, stop), sent)
            onNodeWithContentDescription(card).assertDoesNotExist()
        }

    @Test
    fun `the space bar holds too`() =
        show("curtain", "curtain-open") {
            val button = onNodeWithContentDescription(hold(it))
            button.requestFocus()
            button.performKeyInput { keyDown(Key.Spacebar) }
            waitForIdle()
            assertEquals(listOf<Intent>(peek), sent)
            button.performKeyInput { keyUp(Key.Spacebar) }
            waitForIdle()
            assertEquals(listOf<Intent>(peek, stop), sent)
        }

    @Test
    fun `a screen reader's click shows and hides`() =
        show("curtain", "curtain-open") {
            repeat(2) { _ ->
                onNodeWithContentDescription(hold(it)).performSemanticsAction(SemanticsActions.OnClick)
                waitForIdle()
            }
            assertEquals(listOf<Intent>(peek, stop), sent)
        }

    @Test
    fun `as a toggle one tap shows and one hides`() =
        show("king-curtain-toggle", "king-curtain-toggle-open") {
            for (screen in listOf(it, Gallery.screen("king-curtain-toggle-open"))) {
                onNodeWithContentDescription(hold(screen)).performTouchInput {
                    down(center)
                    up()
                }
                waitForIdle()
            }
            assertEquals(listOf<Intent>(peek, stop), sent)
        }

    @Test
    fun `arrow keys walk over the cells and Enter acts`() =
        show("forest-place") { screen ->
            val cells = assertNotNull(forest(screen)).board.cells.associateBy { it.row to it.col }

            fun cell(row: Int, col: Int) = onNodeWithContentDescription(cells.getValue(row to col).spoken)
            cell(1, 1).requestFocus()
            keys(listOf(Key.DirectionRight))
            cell(1, 2).assertIsFocused()
            keys(listOf(Key.DirectionDown, Key.DirectionDown))
            cell(3, 2).assertIsFocused()
            keys(listOf(Key.DirectionDown))
            cell(3, 2).assertIsFocused()
            keys(listOf(Key.Enter))
            keys(listOf(Key.Spacebar))
            assertEquals(List(2) { cells.getValue(3 to 2).intent }, sent)
        }

    @Test
    fun `Tab reaches what can be pressed`() =
        show("home") {
            val names = onAllNodes(hasClickAction()).fetchSemanticsNodes().map { it.name() }
            val reached =
                List(names.size) {
                    keys(listOf(Key.Tab))
                    onNode(isFocused()).fetchSemanticsNode().name()
                }
            assertEquals(names.sorted(), reached.sorted())
            keys(listOf(Key.Enter))
            assertEquals(1, sent.size)
        }

    @Test
    fun `Enter does what is selected where nothing has the focus`() {
        show("forest-choose-selected") { keys(listOf(Key.Enter)) }
        show("home") { keys(listOf(Key.Enter)) }
        assertEquals(listOf<Intent>(Intent.Table(TableIntent.Confirm)), sent, "only at a table")
    }

    @Test
    fun `Escape goes back and Ctrl Z undoes`() =
        show("forest-choose-selected") {
            keys(listOf(Key.Escape))
            onRoot().performKeyInput { withKeyDown(Key.CtrlLeft) { pressKey(Key.Z) } }
            onRoot().performKeyInput { withKeyDown(Key.CtrlLeft) { pressKey(Key.Y) } }
            waitForIdle()
            assertEquals(listOf(Intent.App(AppIntent.Back), Intent.Table(TableIntent.Undo)), sent, "redo is off and sends nothing")
        }

    @Test
    fun `keys still work when what had the focus is gone`() =
        runComposeUiTest {
            var name by mutableStateOf("forest-choose-selected")
            setContent { Unpainted { DouzeApp(Gallery.screen(name), { sent += it }) } }
            onNodeWithContentDescription(assertNotNull(forest(Gallery.screen(name))?.confirm).label).requestFocus()
            name = "forest-raccoon-to"
            waitForIdle()
            onRoot().performKeyInput { withKeyDown(Key.CtrlLeft) { pressKey(Key.Z) } }
            keys(listOf(Key.Escape))
            assertEquals(listOf(Intent.Table(TableIntent.Undo), Intent.App(AppIntent.Back)), sent)
            keys(listOf(Key.Tab, Key.Enter))
            assertEquals(3, sent.size, "Tab goes to something that can be pressed")
        }

    private fun ComposeUiTest.keys(keys: List<Key>) =
        keys.forEach { key ->
            onRoot().performKeyInput { pressKey(key) }
            waitForIdle()
        }
}
