@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotFocused
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CharacterKind
import dev.douze.core.ChronicleIntent
import dev.douze.core.ChronicleTab
import dev.douze.core.CouncilKind
import dev.douze.core.DecksIntent
import dev.douze.core.Intent
import dev.douze.core.SetupIntent
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test

/** Council's form, its decks and its book, found and used as a screen reader would. */
abstract class SharedBookTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        test: ComposeUiTest.() -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(Fixtures.all.getValue(name), { sent += it }) }
        test()
    }

    private fun ComposeUiTest.press(name: String) = onAllNodes(named(name)).onFirst().inSight().performClick()

    private fun named(name: String) =
        SemanticsMatcher("“$name”, to be pressed") {
            it.config.getOrElse(SemanticsProperties.ContentDescription) { emptyList() } == listOf(name)
        } and hasClickAction()

    @Test
    fun `a month is one radio button with all that is to know`() =
        show("council-setup-months") {
            val january = "January. Very simple. Best: 21 years."
            onNodeWithContentDescription(january)
                .assertIsDisplayed()
                .assertIsSelected()
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.RadioButton))
            val december =
                "December. The council is silent for the whole game. You win only if a successor is chosen. Not played yet."
            onNodeWithContentDescription(december)
                .assertIsDisplayed()
                .assertIsNotSelected()
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.RadioButton))
                .performClick()
            assertEquals(listOf<Intent>(Intent.Setup(SetupIntent.PickMonth(12))), sent)
        }

    @Test
    fun `the page of a month says how it is won, and begins it`() =
        show("council-setup-month") {
            onNodeWithText("July").assert(SemanticsMatcher.keyIsDefined(SemanticsProperties.Heading))
            onNodeWithText("You win only if the bells were rung at least four times and a successor is chosen.").assertExists()
            onNodeWithText("Best: 99 years").assertExists()
            onNodeWithContentDescription("Begin July").performClick()
            assertEquals(listOf<Intent>(Intent.Setup(SetupIntent.StartGame)), sent)
        }

    @Test
    fun `the council, its silence and its deck are chosen`() {
        show("council-setup") { press("Free choice") }
        show("council-setup-more") {
            press("Silent council")
            press("Winter evenings")
            press("Your own decks")
        }
        assertEquals(
            listOf(
                Intent.Setup(SetupIntent.SetCouncil(CouncilKind.FREE)),
                Intent.Setup(SetupIntent.SetSilent(true)),
                Intent.Setup(SetupIntent.SetDeck("1d9e0a759370cf65825505d020cbe017b6353fafc4b46e5c73b61a3d67509afd")),
                Intent.App(AppIntent.OpenDecks)
            ),
            sent,
        )
    }

    @Test
    fun `a free choice takes in and out, and says what is missing`() =
        show("council-setup-free") {
            onNodeWithText(MISSING).assertExists()
            onNodeWithContentDescription(MACHINE).performScrollTo().assertIsNotSelected()
            press(MACHINE)
            onNodeWithContentDescription(DRAGON).performScrollTo().assertIsSelected()
            press(DRAGON)
            assertEquals(
                listOf<Intent>(
                    Intent.Setup(SetupIntent.ToggleCharacter(CharacterKind.MACHINE)),
                    Intent.Setup(SetupIntent.ToggleDilemma(36))
                ),
                sent
            )
        }

    @Test
    fun `what cannot be chosen is only read, and the start waits for the rest`() {
        val screen = Fixtures.all.getValue("council-setup-free")
        val setup = (screen.body as Body.Setup).setup
        val council = setup.council!!
        val full = council.copy(dilemmas = council.dilemmas.map { if (it.selected) it else it.copy(intent = null) })
        runComposeUiTest {
            var shown by mutableStateOf(setup.copy(council = full))
            setContent { DouzeApp(screen.copy(body = Body.Setup(shown)), { sent += it }) }
            onNodeWithContentDescription("Broken Dam, number 3, 1 bell: 1, 2 or 3 · 3 years. Not selected.").assert(!hasClickAction())
            shown = setup.copy(panel = null)
            waitForIdle()
            onNodeWithContentDescription("Open the council").assertIsNotEnabled().assert(hasStateDescription(MISSING))
        }
    }

    @Test
    fun `a deck is copied, typed, kept or forgotten`() =
        show("decks-breaches") {
            onNodeWithText("Line 7, crowns.golem: the value must be 1, 2 or 3.", useUnmergedTree = true).assertExists()
            onNodeWithContentDescription("Deck file").performScrollTo().performTextReplacement("name = 1\nlady = 2")
            press("Check and keep")
            press("Discard")
            press("Copy")
            assertEquals<List<Intent>>(
                listOf(
                    Intent.Decks(DecksIntent.TypeDeck("name = 1\nlady = 2")),
                    Intent.Decks(DecksIntent.KeepDeck),
                    Intent.Decks(DecksIntent.DiscardDeck),
                    Intent.Decks(DecksIntent.CopyDeck("ba7816bf"))
                ),
                sent
            )
        }

    @Test
    fun `a key leads out of the deck's text`() =
        show("decks-typed") {
            val field = onNodeWithContentDescription("Deck file")
            field.requestFocus()
            field.assertIsFocused()
            field.performKeyInput { pressKey(Key.Tab) }
            field.assertIsNotFocused()
            assertEquals(emptyList(), sent)
        }

    @Test
    fun `the book is turned by tabs and windows, and a line opens its page`() =
        show("chronicle") {
            press("Chart")
            press("Newer")
            press("Older")
            press("Rita III, Mia and Hugo, 47 years: Honoured. Choose to open the page.")
            assertEquals<List<Intent>>(
                listOf(
                    Intent.Chronicle(ChronicleIntent.SetChronicleTab(ChronicleTab.CHART)),
                    Intent.Chronicle(ChronicleIntent.ShowReigns(0)),
                    Intent.Chronicle(ChronicleIntent.ShowReigns(100)),
                    Intent.Chronicle(ChronicleIntent.OpenReign("reign-0")),
                ),
                sent,
            )
        }

    @Test
    fun `a page is read in sentences and turned`() =
        show("chronicle-page") {
            val spoken = "Years 1034 to 1081. In the council: Rita the third, Mia and a councillor. 47 years: Honoured."
            onNodeWithContentDescription(spoken, substring = true).assert(SemanticsMatcher.keyIsDefined(SemanticsProperties.Heading))
            press("Older page")
            press("Collapsed Tower")
            press("Close the page")
            assertEquals<List<Intent>>(
                listOf(
                    Intent.Chronicle(ChronicleIntent.OpenReign("reign-2")),
                    Intent.Chronicle(ChronicleIntent.PickObstacle("reign-0", 0)),
                    Intent.Chronicle(ChronicleIntent.CloseReign)
                ),
                sent
            )
        }

    @Test
    fun `own words for the obstacle are sent when typing ends`() =
        show("chronicle-page") {
            mainClock.autoAdvance = false
            val field = onNode(hasSetTextAction())
            field.performTextInput("The")
            mainClock.advanceTimeBy(300)
            field.performTextInput(" long winter")
            mainClock.advanceTimeBy(300)
            assertEquals(emptyList(), sent)
            mainClock.advanceTimeBy(1000)
            assertEquals(listOf<Intent>(Intent.Chronicle(ChronicleIntent.TypeObstacle("reign-0", "The long winter"))), sent)
            mainClock.advanceTimeBy(5000)
            assertEquals(1, sent.size)
        }

    @Test
    fun `the chart speaks, and a bar opens its page`() =
        show("chronicle-chart") {
            val spoken = "8 reigns from 14 to 112 years."
            onNodeWithContentDescription(spoken, substring = true).assertExists()
            press("Year 62: 14 years.")
            assertEquals(listOf<Intent>(Intent.Chronicle(ChronicleIntent.OpenReign("reign-1"))), sent)
        }

    @Test
    fun `a row of a table is one sentence`() =
        show("chronicle-statistics") {
            onNodeWithContentDescription("Rita, 34, 21, 112, 1534").assertExists()
            onNodeWithContentDescription("December, 9, 0, –").assertExists()
        }

    @Test
    fun `a ruler leads to the page of the reign`() =
        show("chronicle-rulers") {
            press("Lady, since 1081.")
            assertTrue(sent == listOf<Intent>(Intent.Chronicle(ChronicleIntent.OpenReign("reign-0"))))
        }

    private companion object {
        const val MISSING = "Choose 4 more petitioners. Choose 4 more dilemmas."
        const val MACHINE = "Machine. Adds 2 or 3 to the die, up to 12. Not selected."
        const val DRAGON = "The Last Dragon, number 36, 3 bells: 4 or 9 · 7 years. Selected."
    }
}
