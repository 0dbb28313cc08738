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
import dev.douze.core.ForestIntent
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.core.TableIntent
import kotlin.test.assertEquals
import org.junit.Test

/** Fingers, keys and screen readers; desktop and Android subclass it. */
abstract class SharedHandsTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        test: ComposeUiTest.() -> Unit,
    ) = runComposeUiTest {
        var screen by mutableStateOf(Fixtures.all.getValue(name))
        setContent {
            DouzeApp(screen, {
                sent += it
                screen = peeked(screen, it)
            })
        }
        test()
    }

    /** The core's part of a peek. */
    private fun peeked(
        screen: Screen,
        intent: Intent,
    ): Screen {
        val curtain = (screen.body as? Body.Curtain)?.curtain ?: return screen
        val peek = curtain.peek ?: return screen
        return when (intent) {
            Intent.Table(
                TableIntent.Peek
            ) -> screen.copy(body = Body.Curtain(curtain.copy(peek = Fixtures.peek(peek.toggles, open = true))))

            Intent.Table(
                TableIntent.StopPeeking
            ) -> screen.copy(body = Body.Curtain(curtain.copy(peek = Fixtures.peek(peek.toggles, open = false))))

            else -> screen
        }
    }

    @Test
    fun `the hand is seen while it is held`() =
        show("curtain") {
            val button = onNodeWithContentDescription(HOLD)
            button.performTouchInput { down(center) }
            waitForIdle()
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.Peek)), sent)
            onNodeWithContentDescription(WOLF).assertExists()
            button.performTouchInput { up() }
            waitForIdle()
            assertEquals<List<Intent>>(listOf(Intent.Table(TableIntent.Peek), Intent.Table(TableIntent.StopPeeking)), sent)
            onNodeWithContentDescription(WOLF).assertDoesNotExist()
        }

    @Test
    fun `the space bar holds too`() =
        show("curtain") {
            val button = onNodeWithContentDescription(HOLD)
            button.requestFocus()
            button.performKeyInput { keyDown(Key.Spacebar) }
            waitForIdle()
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.Peek)), sent)
            button.performKeyInput { keyUp(Key.Spacebar) }
            waitForIdle()
            assertEquals<List<Intent>>(listOf(Intent.Table(TableIntent.Peek), Intent.Table(TableIntent.StopPeeking)), sent)
        }

    @Test
    fun `a screen reader's click shows and hides`() =
        show("curtain") {
            repeat(2) {
                onNodeWithContentDescription(HOLD).performSemanticsAction(SemanticsActions.OnClick)
                waitForIdle()
            }
            assertEquals<List<Intent>>(listOf(Intent.Table(TableIntent.Peek), Intent.Table(TableIntent.StopPeeking)), sent)
        }

    @Test
    fun `as a toggle one tap shows and one hides`() =
        show("curtain-toggle") {
            repeat(2) {
                onNodeWithContentDescription("Show your hand").performTouchInput {
                    down(center)
                    up()
                }
                waitForIdle()
            }
            assertEquals<List<Intent>>(listOf(Intent.Table(TableIntent.Peek), Intent.Table(TableIntent.StopPeeking)), sent)
        }

    @Test
    fun `arrow keys walk over the cells and Enter acts`() =
        show("forest-place") {
            onNodeWithContentDescription("Row 2, column 1: empty.").requestFocus()
            keys(listOf(Key.DirectionRight))
            onNodeWithContentDescription("Row 2, column 2: Spider.").assertIsFocused()
            keys(listOf(Key.DirectionDown, Key.DirectionDown, Key.DirectionDown))
            onNodeWithContentDescription("Row 5, column 2: empty.").assertIsFocused()
            keys(listOf(Key.DirectionDown))
            onNodeWithContentDescription("Row 5, column 2: empty.").assertIsFocused()
            keys(listOf(Key.Enter))
            keys(listOf(Key.Spacebar))
            assertEquals(List<Intent>(2) { Intent.Forest(ForestIntent.TapCell(3, 0)) }, sent)
        }

    @Test
    fun `Tab reaches what can be pressed`() =
        show("home") {
            keys(listOf(Key.Tab, Key.Tab, Key.Tab))
            keys(listOf(Key.Enter))
            assertEquals<Any>(Intent.App(AppIntent.OpenSetup(GameKind.FOREST)), sent.single())
        }

    @Test
    fun `Enter does what is selected where nothing has the focus`() {
        show("forest-choose") { keys(listOf(Key.Enter)) }
        show("home") { keys(listOf(Key.Enter)) }
        assertEquals(listOf<Intent>(Intent.Table(TableIntent.Confirm)), sent, "only at a table")
    }

    @Test
    fun `Escape goes back and Ctrl Z undoes`() =
        show("forest-place") {
            keys(listOf(Key.Escape))
            onRoot().performKeyInput { withKeyDown(Key.CtrlLeft) { pressKey(Key.Z) } }
            onRoot().performKeyInput { withKeyDown(Key.CtrlLeft) { pressKey(Key.Y) } }
            waitForIdle()
            assertEquals(listOf(Intent.App(AppIntent.Back), Intent.Table(TableIntent.Undo)), sent, "redo is off and sends nothing")
        }

    @Test
    fun `keys still work when what had the focus is gone`() =
        runComposeUiTest {
            var name by mutableStateOf("forest-choose")
            setContent { DouzeApp(Fixtures.all.getValue(name), { sent += it }) }
            onNodeWithContentDescription("Choose the Jackalope").requestFocus()
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

    private companion object {
        const val HOLD = "Hold to see your hand"
        const val WOLF = "Wolf, 8: 1 point for each opposing card around it."
    }
}
