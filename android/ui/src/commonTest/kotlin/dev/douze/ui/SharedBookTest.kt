@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsNotFocused
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Body
import dev.douze.core.ChronicleIntent
import dev.douze.core.DecksIntent
import dev.douze.core.Intent
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import org.junit.Test

/** Council's form, its decks and its book, found and used as a screen reader would. */
abstract class SharedBookTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        test: ComposeUiTest.(Body) -> Unit,
    ) = runComposeUiTest {
        setContent { Unpainted { DouzeApp(Gallery.screen(name), { sent += it }) } }
        test(Gallery.screen(name).body)
    }

    @Test
    fun `a month is one radio button with all that is to know`() =
        show("council-setup-months") { body ->
            for (month in assertNotNull(assertIs<Body.Setup>(body).setup.council).calendar) {
                onNodeWithContentDescription(month.spoken).assert(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.RadioButton))
            }
        }

    @Test
    fun `a deck is typed`() =
        show("decks-breaches") { body ->
            onNodeWithContentDescription(deck(body)).performScrollTo().performTextReplacement("name = 1\nlady = 2")
            assertEquals(listOf<Intent>(Intent.Decks(DecksIntent.TypeDeck("name = 1\nlady = 2"))), sent)
        }

    @Test
    fun `a key leads out of the deck's text`() =
        show("decks-typed") { body ->
            val field = onNodeWithContentDescription(deck(body))
            field.requestFocus()
            field.assertIsFocused()
            field.performKeyInput { pressKey(Key.Tab) }
            field.assertIsNotFocused()
            assertEquals(emptyList(), sent)
        }

    private fun deck(body: Body) = assertNotNull(assertIs<Body.Decks>(body).decks.editor).text.label

    @Test
    fun `a page is read in sentences`() =
        show("chronicle-page") { body ->
            onNodeWithContentDescription(page(body).spoken, substring = true)
                .assert(SemanticsMatcher.keyIsDefined(SemanticsProperties.Heading))
        }

    @Test
    fun `own words for the obstacle are sent when typing ends`() =
        show("chronicle-page") { body ->
            mainClock.autoAdvance = false
            val field = onNodeWithContentDescription(page(body).obstacle.field.label)
            field.performTextInput("The")
            mainClock.advanceTimeBy(300)
            field.performTextInput(" long winter")
            mainClock.advanceTimeBy(300)
            assertEquals(emptyList(), sent)
            mainClock.advanceTimeBy(1000)
            assertEquals(listOf<Intent>(Intent.Chronicle(ChronicleIntent.TypeObstacle(page(body).id, "The long winter"))), sent)
            mainClock.advanceTimeBy(5000)
            assertEquals(1, sent.size)
        }

    private fun page(body: Body) = assertNotNull(assertIs<Body.Chronicle>(body).chronicle.page)

    @Test
    fun `a row of a table is one sentence`() =
        show("chronicle-statistics") { body ->
            val rows = assertIs<Body.Chronicle>(body).chronicle.tables.flatMap { it.rows }
            for (row in rows) onNodeWithContentDescription(row.spoken).assertExists()
        }
}
