package dev.douze.ui

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import dev.douze.core.Screen
import kotlin.test.assertEquals

/** Each line that the core marks as spoken is in a live region. */
fun SemanticsNodeInteractionsProvider.assertLive(screen: Screen) = assertEquals(emptyList(), unspoken(screen), "not in a live region")

/** Lines that the core marks as spoken, and that are in no live region. */
fun SemanticsNodeInteractionsProvider.unspoken(screen: Screen): List<String> {
    val live = onAllNodes(SemanticsMatcher("live") { SemanticsProperties.LiveRegion in it.config }, useUnmergedTree = true)
    val spoken = live.fetchSemanticsNodes().flatMap(::words)
    return screen.live.filter { line -> spoken.none { line in it } }
}

private fun words(node: SemanticsNode): List<String> =
    node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
        node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } +
        node.children.flatMap(::words)
