@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Animals
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.DoorView
import dev.douze.core.ForestCard
import dev.douze.core.ForestIntent
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.core.SettingsIntent
import dev.douze.core.TableIntent
import dev.douze.ui.Fixtures.button
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.minutes
import org.junit.Test

/** What every host must show and send; desktop and Android subclass it. */
abstract class SharedScreensTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        test: ComposeUiTest.() -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(Fixtures.all.getValue(name), { sent += it }) }
        test()
    }

    @Test
    fun `everything that can be pressed has a name and is large enough`() =
        runComposeUiTest(testTimeout = 5.minutes) {
            var screen by mutableStateOf<Pair<String, Screen>?>(null)
            setContent { Unpainted { screen?.let { (name, it) -> key(name) { DouzeApp(it, {}) } } } }
            val wrong = mutableListOf<String>()
            for ((name, shown) in Gallery.screens) {
                screen = name to shown
                waitForIdle()
                val nodes = onAllNodes(hasClickAction()).fetchSemanticsNodes()
                if (nodes.isEmpty()) wrong += "$name: nothing can be pressed"
                for (node in nodes) {
                    if (node.name().isBlank()) wrong += "$name: no name on ${node.config}"
                    val least = 48 * node.layoutInfo.density.density - 0.5f
                    val size = node.size
                    if (size.width < least || size.height < least) wrong += "$name: “${node.name()}” is $size"
                }
            }
            assertEquals(emptyList(), wrong)
        }

    @Test
    fun `a door opens its game`() =
        show("home") {
            onNodeWithContentDescription("Forest duel").performClick()
            assertEquals(listOf<Intent>(Intent.App(AppIntent.OpenSetup(GameKind.FOREST))), sent)
        }

    @Test
    fun `a closed door says why and sends nothing`() =
        runComposeUiTest {
            val screen = Fixtures.all.getValue("home")
            val home = (screen.body as Body.Home).home
            val closed =
                DoorView(
                    GameKind.COUNCIL,
                    button("Council of 12", Intent.App(AppIntent.OpenSetup(GameKind.COUNCIL)), "Not yet.", false),
                    null
                )
            setContent { DouzeApp(screen.copy(body = Body.Home(home.copy(doors = listOf(closed)))), { sent += it }) }
            onNodeWithContentDescription("Council of 12")
                .assertIsNotEnabled()
                .assert(hasStateDescription("Not yet."))
                .performClick()
            assertEquals(emptyList(), sent)
        }

    @Test
    fun `the book is opened from home`() =
        show("home") {
            onNodeWithContentDescription("Chronicle").performClick()
            assertEquals(listOf<Intent>(Intent.App(AppIntent.OpenChronicle)), sent)
        }

    @Test
    fun `a cell sends its place and the hand its card`() =
        show("forest-place") {
            onNodeWithContentDescription("Row 2, column 1: empty.").performClick()
            assertEquals(listOf<Intent>(Intent.Forest(ForestIntent.TapCell(0, -1))), sent)
            onNodeWithContentDescription("Row 2, column 2: Spider.").performClick()
            assertEquals<Intent>(Intent.Forest(ForestIntent.InspectCard(0, 0)), sent.last())
            onNodeWithContentDescription("Row 1, column 1: empty.").assert(!hasClickAction())
        }

    @Test
    fun `the hand is chosen from and confirmed`() =
        show("forest-choose") {
            onNodeWithContentDescription("Jackalope, 9: 1 point for each opposing card around it.").assertIsSelected()
            onNodeWithContentDescription("Raccoon, 11: 1 point for each opposing card around it.").performClick()
            onNodeWithContentDescription("Choose the Jackalope").performClick()
            onNodeWithContentDescription("Cancel").performClick()
            onNodeWithContentDescription("Undo").performClick()
            assertEquals(
                listOf(
                    Intent.Forest(ForestIntent.PickCard(ForestCard.RACCOON)),
                    Intent.Table(TableIntent.Confirm),
                    Intent.Table(TableIntent.Cancel),
                    Intent.Table(TableIntent.Undo)
                ),
                sent
            )
            onNodeWithContentDescription("Redo").assertIsNotEnabled()
        }

    @Test
    fun `a score tells why`() =
        show("forest-choose") {
            onNodeWithContentDescription(
                "Lea: 9 points, 3 cards in hand, 4 in the deck. Choose to see how the points came about.",
            ).performClick()
            assertEquals(listOf<Intent>(Intent.Forest(ForestIntent.InspectScore(1))), sent)
        }

    @Test
    fun `an explanation can be closed`() =
        show("forest-inspect") {
            onNodeWithText("3 opposing cards lie around the Wolf.", useUnmergedTree = true).assertIsDisplayed()
            onNodeWithContentDescription("Close").performClick()
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.CloseInspect)), sent)
        }

    @Test
    fun `the end says who won and starts anew`() =
        show("forest-result") {
            onNodeWithText("Mia wins, 19 to 17").assertExists()
            onNodeWithContentDescription("Play again").performScrollTo().performClick()
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.Rematch)), sent)
        }

    @Test
    fun `what is going on is told as it happens`() =
        show("forest-choose") {
            onNodeWithContentDescription("Mia chooses a card")
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Polite))
        }

    @Test
    fun `it is read in the order seats, status, board, hand, decision, actions`() =
        show("forest-choose") {
            val names =
                listOf(
                    "Mia: 12 points, 3 cards in hand, 4 in the deck. Choose to see how the points came about.",
                    "Mia chooses a card",
                    "Row 2, column 2: Spider.",
                    "Jackalope, 9: 1 point for each opposing card around it.",
                    "Choose the Jackalope",
                    "Undo",
                )
            val places = names.map { onNodeWithContentDescription(it).fetchSemanticsNode().place() }
            assertEquals(places.distinct().sorted(), places)
        }

    @Test
    fun `animals can be gentle`() =
        show("settings") {
            onNodeWithContentDescription("Gentle").performScrollTo().performClick()
            assertEquals(listOf<Intent>(Intent.Settings(SettingsIntent.SetAnimals(Animals.GENTLE))), sent)
        }

    @Test
    fun `choices are radio buttons and say which one is on`() =
        show("setup") {
            onNodeWithContentDescription("Three cards").inSight().assertIsSelected()
            onNodeWithContentDescription("Three out of five").inSight().performClick()
            assertEquals(1, sent.size)
        }
}

/** Where a screen reader comes to it: the place of the outermost group around it. */
private fun SemanticsNode.place(): Float =
    generateSequence(this) { it.parent }
        .mapNotNull { it.config.getOrNull(SemanticsProperties.TraversalIndex) }
        .lastOrNull() ?: 0f

/** What a screen reader calls it. */
fun SemanticsNode.name(): String =
    (
        config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
            config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        ).joinToString(" ")
