package dev.douze.ui

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import dev.douze.core.Screen
import kotlin.test.assertTrue

/** Each line that the core wants to be told stands in a live region, which a screen reader tells when it changes. */
fun SemanticsNodeInteractionsProvider.assertTold(screen: Screen) {
    val live = onAllNodes(SemanticsMatcher("live") { SemanticsProperties.LiveRegion in it.config }, useUnmergedTree = true)
    val told = live.fetchSemanticsNodes().flatMap(::words)
    for (line in screen.live) assertTrue(told.any { line in it }, "nobody tells “$line”")
}

private fun words(node: SemanticsNode): List<String> =
    node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
        node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } +
        node.children.flatMap(::words)
