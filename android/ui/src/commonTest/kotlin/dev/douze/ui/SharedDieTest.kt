@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.v2.runComposeUiTest
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieFace
import dev.douze.ui.die.DieMotion
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue
import org.junit.Test

private const val DIE = "die"

/** What fingers, keys and screen readers have of a die; desktop and Android subclass it. */
abstract class SharedDieTest {
    private val tapped = mutableListOf<Int>()
    private var face by mutableStateOf(7)
    private var marked by mutableStateOf(true)
    private var motion by mutableStateOf<DieMotion?>(null)

    private fun show(size: Dp = 160.dp, test: ComposeUiTest.() -> Unit) =
        runComposeUiTest {
            setContent {
                val ring = if (marked) dieBody.ring(face).sorted() else emptyList()
                val faces = ring.map { DieFace(it, selected = it == 12, "to $it") { tapped += it } }
                val named = Modifier.testTag(DIE).semantics { contentDescription = "die shows $face" }
                Die(dieBody, face, size, reachable = faces, motion = motion, modifier = named, turnable = true)
            }
            test()
        }

    private fun ComposeUiTest.buttons() =
        onAllNodes(hasClickAction())
            .fetchSemanticsNodes()
            .sortedBy { it.config.getOrElse(SemanticsProperties.TraversalIndex) { 0f } }
            .map { it.config[SemanticsProperties.ContentDescription].single() }

    private fun ComposeUiTest.look(): List<Int> = pixels(onNodeWithTag(DIE).captureToImage())

    private fun pixels(image: ImageBitmap) = image.toPixelMap().buffer.toList()

    @Test
    fun `the five faces around are buttons, clockwise, large enough for a finger`() =
        show {
            onNodeWithContentDescription("die shows 7").assertExists()
            assertEquals(listOf(10, 9, 12, 8, 2).map { "to $it" }, buttons())
            for (name in buttons()) {
                onNodeWithContentDescription(name).assertWidthIsAtLeast(48.dp).assertHeightIsAtLeast(48.dp).performClick()
            }
            assertEquals(listOf(10, 9, 12, 8, 2), tapped)
            onNodeWithContentDescription("to 12").assertIsSelected()
        }

    @Test
    fun `a finger anywhere on a face taps it, the face that is up is none of them`() =
        show {
            val die = onNodeWithTag(DIE)
            for ((x, y) in listOf(0.5f to 0.97f, 0.05f to 0.55f, 0.95f to 0.55f, 0.3f to 0.1f, 0.7f to 0.1f, 0.5f to 0.45f)) {
                die.performTouchInput { click(Offset(width * x, height * y)) }
            }
            assertEquals(listOf(12, 8, 9, 2, 10), tapped)
        }

    @Test
    fun `keys press a face`() =
        show {
            val button = onNodeWithContentDescription("to 9")
            button.requestFocus()
            button.performKeyInput { pressKey(Key.Enter) }
            assertEquals(listOf(9), tapped)
        }

    @Test
    fun `a small die is only a picture`() =
        show(72.dp) {
            assertEquals(emptyList(), buttons())
            onNodeWithContentDescription("die shows 7").assertExists()
        }

    @Test
    fun `a finger turns it, let go it lies as before, and nothing was tapped`() =
        show {
            val before = look()
            val die = onNodeWithTag(DIE)
            die.performTouchInput {
                down(center)
                repeat(5) { moveBy(Offset(0f, 12f)) }
            }
            waitForIdle()
            assertNotEquals(before, look())
            die.performTouchInput { up() }
            waitForIdle()
            assertEquals(before, look())
            assertEquals(emptyList(), tapped)
            onNodeWithContentDescription("to 2").performClick()
            assertEquals(listOf(2), tapped)
        }

    @Test
    fun `a motion ends as the die then rests, and has no buttons`() = tips(from = 7)

    @Test
    fun `a motion from nowhere begins where the die lay`() = tips(from = null)

    private fun tips(from: Int?) =
        show {
            marked = false
            waitForIdle()
            val before = look()
            var done by mutableStateOf(0f)
            face = 9
            motion = DieMotion.Tip(from, 9) { done }
            waitForIdle()
            assertSame(before, look())
            done = 0.5f
            waitForIdle()
            val underway = look()
            done = 1f
            waitForIdle()
            val over = look()
            for (other in listOf(before, over)) assertTrue(far(underway, other) > STEP)
            assertTrue(far(before, over) > STEP)
            marked = true
            waitForIdle()
            assertEquals(emptyList(), buttons())
            motion = null
            waitForIdle()
            assertEquals(dieBody.ring(9).toSet(), buttons().map { it.substringAfter("to ").toInt() }.toSet())
            marked = false
            waitForIdle()
            assertSame(over, look())
        }

    /** A die at rest is a picture: its colours are rounded once more than those of one that moves. */
    private fun assertSame(expected: List<Int>, actual: List<Int>) =
        assertTrue(far(expected, actual) <= STEP, "differs by ${far(expected, actual)}")

    private fun far(one: List<Int>, other: List<Int>) =
        one.zip(other).maxOf { (a, b) -> listOf(0, 8, 16, 24).maxOf { abs((a shr it and 0xFF) - (b shr it and 0xFF)) } }

    private companion object {
        const val STEP = 12
    }
}
