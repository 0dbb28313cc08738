@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.Density
import dev.douze.core.Body
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test

/** Every fixture in every size: nothing runs off, nothing is too small, everything can be reached. */
class LayoutTest {
    @Test
    fun `nothing runs off a small phone`() = fits(360, 640)

    @Test
    fun `nothing runs off a small phone on its side`() = fits(640, 360)

    @Test
    fun `nothing runs off a phone`() = fits(411, 891)

    @Test
    fun `nothing runs off a tablet`() = fits(1280, 800)

    @Test
    fun `text of 200 percent is reached by scrolling`() = fits(360, 640, text = 2f)

    @Test
    fun `text of 200 percent is reached by scrolling on its side`() = fits(640, 360, text = 2f)

    @Test
    fun `a small phone shows the whole table without scrolling`() =
        each(360, 640) { name ->
            val body = Fixtures.all.getValue(name).body
            if (body is Body.Forest && body.forest.result == null && body.forest.inspect == null) {
                val nodes = onAllNodes(hasClickAction()).fetchSemanticsNodes()
                nodes.forEach { assertTrue(whole(it), "$name: “${it.name()}” needs scrolling, ${bounds(it)}") }
            }
        }

    private fun fits(
        width: Int,
        height: Int,
        text: Float = 1f,
    ) = each(width, height, text) { name ->
        val root = Rect(0f, 0f, width.toFloat(), height.toFloat()).inflate(0.5f)
        val all = onAllNodes(SemanticsMatcher("any") { true }).fetchSemanticsNodes()
        for (node in all) {
            val at = bounds(node)
            assertTrue(at.left >= root.left && at.right <= root.right, "$name: “${node.name()}” is too wide: $at")
            if (!scrolls(node)) {
                assertTrue(at.top >= root.top && at.bottom <= root.bottom, "$name: “${node.name()}” is too high: $at")
            }
            lines(node, name)
        }
        val pressed = onAllNodes(hasClickAction())
        pressed.fetchSemanticsNodes().indices.forEach { i ->
            if (scrolls(pressed[i].fetchSemanticsNode())) pressed[i].performScrollTo()
            val node = pressed[i].fetchSemanticsNode()
            val seen = node.boundsInRoot
            assertTrue(seen.width >= 47.5f && seen.height >= 47.5f, "$name: “${node.name()}” shows only $seen")
        }
    }

    /** No line of text is cut off. */
    private fun lines(
        node: SemanticsNode,
        name: String,
    ) {
        val layouts = mutableListOf<TextLayoutResult>()
        node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
        for (layout in layouts) {
            val needed = layout.multiParagraph
            val wide = (0 until layout.lineCount).maxOf { layout.getLineRight(it) - layout.getLineLeft(it) }
            assertTrue(
                needed.height <= layout.size.height + 1 && wide <= layout.size.width + 1 && !needed.didExceedMaxLines,
                "$name: “${layout.layoutInput.text}” is cut off: ${layout.size}, needs $wide × ${needed.height}",
            )
        }
    }

    private fun each(
        width: Int,
        height: Int,
        text: Float = 1f,
        test: ComposeUiTest.(String) -> Unit,
    ) = runDesktopComposeUiTest(width, height) {
        var name by mutableStateOf(Fixtures.all.keys.first())
        setContent {
            CompositionLocalProvider(LocalDensity provides Density(1f, text)) {
                key(name) { DouzeApp(Fixtures.all.getValue(name), {}, systemDark = false, letters = testLetters) }
            }
        }
        for (next in Fixtures.all.keys) {
            name = next
            waitForIdle()
            test(next)
        }
        assertEquals(Fixtures.all.keys.last(), name)
    }

    private fun bounds(node: SemanticsNode) =
        Rect(node.positionInRoot, Size(node.size.width.toFloat(), node.size.height.toFloat()))

    private fun whole(node: SemanticsNode) = node.boundsInRoot.height >= node.size.height - 0.5f

    private fun scrolls(node: SemanticsNode): Boolean =
        generateSequence(node.parent) { it.parent }
            .any { it.config.getOrNull(SemanticsProperties.VerticalScrollAxisRange) != null }
}
