package dev.douze.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.isUnspecified
import dev.douze.core.Body
import dev.douze.core.Screen
import dev.douze.ui.components.Fold
import kotlin.test.assertTrue

private val touch = 47.5.dp

/** No letter is smaller, in sp. */
private const val LEAST_LETTER = 12f

/** Nothing runs off, no line is cut off, and whatever can be pressed can be brought into sight, large enough. */
fun SemanticsNodeInteractionsProvider.assertFits(
    name: String,
    width: Int,
    height: Int,
) {
    val root = Rect(0f, 0f, width.toFloat(), height.toFloat()).inflate(0.5f)
    for (node in onAllNodes(SemanticsMatcher("any") { true }).fetchSemanticsNodes()) {
        val at = bounds(node)
        if (!scrollsAside(node)) {
            assertTrue(at.left >= root.left && at.right <= root.right, "$name: “${node.name()}” is too wide: $at")
        }
        if (!scrolls(node)) {
            assertTrue(at.top >= root.top && at.bottom <= root.bottom, "$name: “${node.name()}” is too high: $at")
        }
        lines(node, name)
    }
    val pressed = onAllNodes(hasClickAction())
    // To look for nodes and to scroll takes as long as all else together: only for what is out of sight, by pages.
    pressed.fetchSemanticsNodes().forEach { before ->
        var node = before
        if ((scrolls(before) || scrollsAside(before)) && !whole(before)) {
            // The test library cannot scroll what is upside down; the same is seen upright elsewhere.
            if (turned(before) || name.endsWith("turned")) return@forEach
            turnPageTo(before)
            // By its number: a list drops what it has scrolled away.
            val same = onNode(SemanticsMatcher(before.name()) { it.id == before.id })
            node = same.fetchSemanticsNode()
            if (!whole(node)) node = same.performScrollTo().fetchSemanticsNode()
        }
        val seen = node.boundsInRoot
        val least = with(node.layoutInfo.density) { touch.toPx() }
        assertTrue(seen.width >= least && seen.height >= least, "$name: “${node.name()}” shows only $seen")
    }
}

/** Scrolls [node] to the top of the pane that it scrolls in, so that as many as possible of those after it are in sight. */
private fun SemanticsNodeInteractionsProvider.turnPageTo(node: SemanticsNode) {
    val panes = generateSequence(node.parent) { it.parent }
    val pane = panes.firstOrNull { SemanticsProperties.VerticalScrollAxisRange in it.config } ?: return
    onNode(SemanticsMatcher("pane") { it.id == pane.id }).performSemanticsAction(SemanticsActions.ScrollBy) { scroll ->
        scroll(0f, node.positionInRoot.y - pane.positionInRoot.y)
    }
}

/** Everything of home and table that can be pressed is in sight without scrolling; explanations, hints and the end may scroll. */
fun SemanticsNodeInteractionsProvider.assertWhole(
    name: String,
    screen: Screen,
) {
    // In a lesson only what glows is pressed; a log scrolls.
    if (!wanted(screen.body) || screen.lesson != null || screen.replay?.log != null) return
    for (node in onAllNodes(hasClickAction()).fetchSemanticsNodes()) {
        assertTrue(whole(node), "$name: “${node.name()}” needs scrolling: ${bounds(node)}, seen ${node.boundsInRoot}")
    }
}

/** Nothing that can be pressed is on the hinge. */
fun SemanticsNodeInteractionsProvider.assertBeside(
    name: String,
    fold: Fold,
) {
    val hinge = with(fold.bounds) { Rect(left.value, top.value, right.value, bottom.value) }
    for (node in onAllNodes(hasClickAction()).fetchSemanticsNodes()) {
        val seen = node.boundsInRoot
        assertTrue(seen.isEmpty || !seen.overlaps(hinge), "$name: “${node.name()}” at $seen lies on the hinge")
    }
}

/** Scrolled to, where it is not whole. */
fun SemanticsNodeInteraction.inSight() = if (whole(fetchSemanticsNode())) this else performScrollTo()

private fun whole(node: SemanticsNode) =
    with(node.boundsInRoot) { height >= node.size.height - 0.5f && width >= node.size.width - 0.5f }

private fun wanted(body: Body): Boolean =
    when (body) {
        is Body.Home -> true
        is Body.Forest -> with(body.forest) { listOf(result, inspect, hint).all { it == null } }
        is Body.King -> with(body.king) { listOf(result, inspect, hint, history).all { it == null } && table.groups.size == 1 }
        is Body.Council -> with(body.council) { listOf(result, inspect, hint, peek).all { it == null } }
        else -> false
    }

private fun lines(
    node: SemanticsNode,
    name: String,
) {
    val layouts = mutableListOf<TextLayoutResult>()
    node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
    for (layout in layouts) {
        val size = layout.layoutInput.style.fontSize
        assertTrue(size.isUnspecified || size.value >= LEAST_LETTER, "$name: “${layout.layoutInput.text}” is of $size")
        val needed = layout.multiParagraph
        val wide = (0 until layout.lineCount).maxOf { layout.getLineRight(it) - layout.getLineLeft(it) }
        assertTrue(
            needed.height <= layout.size.height + 1 && wide <= layout.size.width + 1 && !needed.didExceedMaxLines,
            "$name: “${layout.layoutInput.text}” is cut off: ${layout.size}, needs $wide × ${needed.height}",
        )
    }
}

/** Where it is, as a whole; what is upside down ends where it begins. */
private fun bounds(node: SemanticsNode): Rect {
    val at = node.positionInRoot
    val size = Size(node.size.width.toFloat(), node.size.height.toFloat())
    return if (turned(node)) Rect(at - Offset(size.width, size.height), size) else Rect(at, size)
}

private fun turned(node: SemanticsNode) =
    with(node.layoutInfo.coordinates) { localToRoot(Offset(1f, 0f)).x < localToRoot(Offset.Zero).x }

private fun scrolls(node: SemanticsNode): Boolean =
    generateSequence(node.parent) { it.parent }
        .any { it.config.getOrNull(SemanticsProperties.VerticalScrollAxisRange) != null }

/** It, or its container; it may begin anywhere. */
private fun scrollsAside(node: SemanticsNode): Boolean =
    generateSequence(node) { it.parent }
        .any { it.config.getOrNull(SemanticsProperties.HorizontalScrollAxisRange) != null }
