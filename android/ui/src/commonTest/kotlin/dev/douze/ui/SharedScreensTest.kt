@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.isNotEnabled
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Body
import dev.douze.core.Intent
import dev.douze.core.Screen
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.time.Duration.Companion.minutes
import org.junit.Test

/** Laws of every screen of the gallery; desktop and Android subclass it. */
abstract class SharedScreensTest {
    private val sent = mutableListOf<Intent>()

    /** Every screen, one after the other. */
    private fun everywhere(test: ComposeUiTest.(Screen) -> List<String>) =
        runComposeUiTest(testTimeout = 5.minutes) {
            var screen by mutableStateOf<Pair<String, Screen>?>(null)
            setContent { Unpainted { screen?.let { (name, it) -> key(name) { DouzeApp(it, { sent += it }) } } } }
            val wrong = mutableListOf<String>()
            for ((name, shown) in Gallery.screens) {
                screen = name to shown
                waitForIdle()
                wrong += test(shown).map { "$name: $it" }
            }
            assertEquals(emptyList(), wrong)
        }

    @Test
    fun `everything that can be pressed has a name and is large enough, what is off says why, and what changes is spoken`() =
        everywhere { screen -> small() + silent(screen) + untold(screen) }

    private fun ComposeUiTest.small(): List<String> {
        val nodes = onAllNodes(hasClickAction()).fetchSemanticsNodes()
        val least = 48 * density.density - 0.5f
        return nodes.filter { it.name().isBlank() }.map { "no name on ${it.config}" } +
            nodes.filter { it.size.width < least || it.size.height < least }.map { "“${it.name()}” is ${it.size}" } +
            listOf("nothing can be pressed").filter { nodes.isEmpty() }
    }

    private fun ComposeUiTest.silent(screen: Screen): List<String> {
        val off = off(screen)
        val shown = onAllNodes(isNotEnabled()).fetchSemanticsNodes()
        return shown.map {
            it.name() to it.config.getOrNull(SemanticsProperties.StateDescription)
        }.filter { it !in off }.map { "$it is not among $off" }
    }

    /** Every line that the core would have spoken; but for the status where nobody plays any more, which the end itself reports. */
    private fun ComposeUiTest.untold(screen: Screen): List<String> {
        val status = forest(screen)?.status ?: king(screen)?.status ?: council(screen)?.status
        val played = screen.puzzle == null && !ended(screen.body)
        // Characters are chosen in a panel that is opened first; it is closed here.
        val folded = (screen.body as? Body.Setup)?.setup?.characters?.line
        return unspoken(screen).filter { (played || it != status) && it != folded }.map { "not in a live region: “$it”" }
    }

    @Test
    fun `what is pressed sends what the core has put under that name, and nothing that is offered is out of reach`() {
        val offered = mutableSetOf<String>()
        val reached = mutableSetOf<String>()
        everywhere { screen ->
            val offers = offers(screen).filter { it.enabled }
            val pressed = pressed()
            offered += offers.map { it.kind }
            reached += offers.filter { offer -> pressed.any { offer.intent in it.second } }.map { it.kind }
            pressed.mapNotNull { (node, intents) ->
                val named = offers.filter { it.intent in intents && node.name() in it.words }
                when {
                    intents.size > 1 -> "“${node.name()}” sends $intents"
                    intents.isEmpty() || named.any { it.selected == node.selected } -> null
                    else -> "“${node.name()}” sends $intents, selected ${node.selected}"
                }
            }
        }
        assertEquals(emptySet(), offered - reached - elsewhere)
    }

    /** All that can be pressed and what it sends; what it opens is pressed, too, and what lists have above. */
    private fun ComposeUiTest.pressed(): List<Pair<SemanticsNode, List<Intent>>> {
        val pressed = mutableMapOf<Int, Pair<SemanticsNode, List<Intent>>>()
        repeat(DEEP) {
            for (node in onAllNodes(hasClickAction()).fetchSemanticsNodes()) {
                if (SemanticsProperties.Disabled in node.config || node.id in pressed) continue
                sent.clear()
                runOnUiThread { node.config[SemanticsActions.OnClick].action?.invoke() }
                pressed[node.id] = node to sent.toList()
            }
            for (list in onAllNodes(hasScrollAction()).fetchSemanticsNodes()) {
                runOnUiThread { list.config.getOrNull(SemanticsActions.ScrollBy)?.action?.invoke(0f, -FAR) }
            }
            waitForIdle()
        }
        return pressed.values.toList()
    }

    @Test
    fun `it is read in the order seats, status, board, hand, decision, actions`() {
        val screen = Gallery.screen("forest-choose-selected")
        val forest = assertNotNull(forest(screen))
        val names =
            listOf(
                forest.seats.first().spoken,
                forest.status,
                forest.board.cells.first { it.card != null }.spoken,
                assertNotNull(forest.hand).cards.first().spoken,
                assertNotNull(forest.confirm).label,
                screen.tools.first().label,
            )
        runComposeUiTest {
            setContent { DouzeApp(screen, {}) }
            val places = names.map { onNodeWithContentDescription(it).fetchSemanticsNode().place() }
            assertEquals(places.distinct().sorted(), places)
        }
    }

    private companion object {
        /** A fold in a fold, and a list. */
        const val DEEP = 3
        const val FAR = 100_000f

        /** Offers that Compose's screens have in another place: a chair is emptied at its seat. */
        val elsewhere = setOf("ButtonView Setup RemoveSeat")
    }
}

/** Where a screen reader comes to it: the place of the outermost group around it. */
private fun SemanticsNode.place(): Float =
    generateSequence(this) { it.parent }
        .mapNotNull { it.config.getOrNull(SemanticsProperties.TraversalIndex) }
        .lastOrNull() ?: 0f

private val SemanticsNode.selected get() = config.getOrNull(SemanticsProperties.Selected) == true

/** What a screen reader calls it. */
fun SemanticsNode.name(): String =
    config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString(" ")
        ?: config.getOrNull(SemanticsProperties.Text).orEmpty().joinToString(" ") { it.text }
