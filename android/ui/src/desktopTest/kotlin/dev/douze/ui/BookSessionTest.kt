@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.ButtonView
import dev.douze.core.ChronicleIntent
import dev.douze.core.ChronicleView
import dev.douze.core.CouncilSetupView
import dev.douze.core.DecksView
import dev.douze.core.ExportKind
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PreviewView
import dev.douze.core.SetupView
import java.security.MessageDigest
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.experimental.categories.Category
import org.junit.rules.TemporaryFolder

/** Council's form, its decks and its book over the real core, used by spoken names. */
class BookSessionTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val files = FakeFiles()

    @Test
    fun `a book comes in, is read, written in, and goes out to another device`() {
        var id = ""
        opened { (state, play) ->
            play.press("Chronicle")
            assertTrue(book(state).exports.none { it.enabled })
            import(state, play, chronicle(60))
            assertEquals(60, book(state).reigns?.window?.total)
            assertEquals(50, book(state).reigns?.reigns?.size)
            play.press(older(state))
            assertEquals(10, book(state).reigns?.reigns?.size)

            play.press(book(state).reigns!!.reigns.first().spoken)
            val page = assertNotNull(book(state).page)
            id = page.id
            onNode(hasContentDescriptionExactly(page.spoken)).assertExists()
            play.press(page.obstacle.suggestions.last().label)
            assertEquals(page.obstacle.suggestions.last().label, book(state).page?.obstacle?.value)
            onNode(hasSetTextAction()).performScrollTo().performTextInput("the long winter")
            mainClock.advanceTimeBy(2000)
            waitForIdle()
            assertEquals("the long winter", book(state).page?.obstacle?.value)
            play.press(page.close.label)

            export(state, play, ExportKind.CHRONICLE_CSV)
            export(state, play, ExportKind.CHRONICLE_JSON)
        }
        val out = files.saved.values.last()
        opened { (state, play) ->
            play.press("Chronicle")
            import(state, play, out)
            state.dispatch(Intent.Chronicle(ChronicleIntent.OpenReign(id)))
            assertEquals("the long winter", book(state).page?.obstacle?.value)
            state.dispatch(Intent.Chronicle(ChronicleIntent.TypeObstacle(id, "something else")))
            state.dispatch(Intent.Chronicle(ChronicleIntent.CloseReign))
            waitForIdle()
            import(state, play, out, theirs = true)
            state.dispatch(Intent.Chronicle(ChronicleIntent.OpenReign(id)))
            assertEquals("the long winter", book(state).page?.obstacle?.value)
        }
    }

    @Test
    fun `a file that is no Chronicle is refused in a sentence`() =
        opened { (state, play) ->
            play.press("Chronicle")
            files.chosen = chronicle(3).decodeToString().replace("\"solved\":1", "\"solved\":9").encodeToByteArray()
            play.press(book(state).import.label)
            waitUntil { state.desk.told != null }
            onNodeWithText(state.desk.told!!).assertExists()
            assertEquals(0, book(state).reigns?.window?.total ?: 0)
        }

    @Test
    @Category(LongRun::class)
    fun `the book in German fits a small phone`() =
        opened(360, 640, "de") { (state, play) ->
            state.dispatch(Intent.App(AppIntent.OpenChronicle))
            files.chosen = chronicle(60)
            state.desk.import(book(state).import.endings)
            waitUntil { preview(state) != null }
            waitForIdle()
            assertFits("preview", 360, 640)
            state.dispatch(preview(state)!!.confirm!!.intent)
            waitUntil { preview(state) == null }
            for (tab in book(state).tabs.choices) {
                state.dispatch(tab.intent)
                waitForIdle()
                assertFits(tab.label, 360, 640)
            }
            state.dispatch(Intent.Chronicle(ChronicleIntent.OpenReign("${ID}21")))
            waitForIdle()
            assertFits("page", 360, 640)
        }

    @Test
    fun `a deck is copied, broken, told what is wrong, and forgotten`() =
        opened { (state, play) ->
            state.dispatch(Intent.App(AppIntent.OpenSetup(GameKind.COUNCIL)))
            waitForIdle()
            play.press(setup(state).more.label)
            play.press(council(state).decks.label)
            play.press(assertNotNull(decks(state).new).label)
            val typed = assertNotNull(decks(state).editor).text
            val line = typed.value.lines().indexOfFirst { it == "bells = 1" }
            val wrong = typed.value.lines().toMutableList().also { it[line] = "bells = \"one\"" }
            onNode(hasSetTextAction()).performScrollTo().performTextReplacement(wrong.joinToString("\n"))
            waitForIdle()
            play.press(decks(state).editor!!.keep.label)
            val breach = assertNotNull(decks(state).editor).breaches.first()
            assertTrue("${line + 1}" in breach && "bells" in breach, breach)
            onNodeWithText(breach, useUnmergedTree = true).assertExists()
            play.press(decks(state).editor!!.discard.label)
            // What is lost is asked about.
            play.press(assertNotNull(decks(state).editor).discard.label)
            assertNull(decks(state).editor)
            assertEquals(1, decks(state).decks.size)
        }

    @Test
    @Category(LongRun::class)
    fun `a free council is chosen, and a month of the calendar`() =
        opened(360, 640, "de") { (state, play) ->
            state.dispatch(Intent.App(AppIntent.OpenSetup(GameKind.COUNCIL)))
            waitForIdle()
            assertFits("normal", 360, 640)
            val kinds = setup(state).presets.choices.map { it.label }
            play.press(kinds[1])
            assertEquals(12, council(state).calendar.size)
            assertFits("calendar", 360, 640)
            play.press(council(state).calendar[6].spoken)
            assertTrue(council(state).calendar[6].selected)
            assertFits("july", 360, 640)
            play.close()
            play.press(kinds[2])
            assertFits("free", 360, 640)
            assertFalse(setup(state).start.enabled)
            repeat(7) { play.press(council(state).petitioners.first { !it.selected && it.intent != null }.spoken) }
            repeat(7) { play.press(council(state).dilemmas.first { !it.selected && it.intent != null }.spoken) }
            assertEquals("", council(state).missing)
            assertTrue(setup(state).start.enabled)
            assertFits("full", 360, 640)
        }

    private fun book(state: AppState): ChronicleView {
        if (state.screen?.body is Body.Home) state.dispatch(Intent.App(AppIntent.OpenChronicle))
        return assertIs<Body.Chronicle>(state.screen?.body).chronicle
    }

    private fun preview(state: AppState): PreviewView? = (state.screen?.body as? Body.Preview)?.preview

    private fun decks(state: AppState): DecksView = assertIs<Body.Decks>(state.screen?.body).decks

    private fun setup(state: AppState): SetupView = assertIs<Body.Setup>(state.screen?.body).setup

    private fun council(state: AppState): CouncilSetupView = assertNotNull(setup(state).council)

    private fun older(state: AppState): String = assertNotNull<ButtonView>(book(state).reigns?.window?.older).label

    private fun ComposeUiTest.import(state: AppState, play: Play, bytes: ByteArray, theirs: Boolean = false) {
        files.chosen = bytes
        play.press(book(state).import.label)
        waitUntil { preview(state) != null }
        val preview = preview(state)!!
        onNodeWithText(preview.headline).assertExists()
        if (theirs) play.press(assertNotNull(preview.conflicts).choices.last().label)
        play.press(assertNotNull(preview.confirm).label)
        waitUntil { preview(state) == null }
        waitForIdle()
    }

    private fun ComposeUiTest.export(state: AppState, play: Play, kind: ExportKind) {
        val before = files.saved.size
        play.press(book(state).exports.first { it.kind == kind }.label)
        waitUntil { files.saved.size > before }
    }

    private fun opened(width: Int = 411, height: Int = 891, language: String = "en", test: ComposeUiTest.(RealApp) -> Unit) =
        opened(folder.newFolder(), width, height, language, files, test)

    /** A Chronicle as another device would have written it. */
    private fun chronicle(reigns: Int): ByteArray {
        val lines =
            List(reigns) { i ->
                val throne = if (i % 3 == 0) "\"vacant\"" else "{\"character\":\"${listOf("lady", "stoic")[i % 2]}\"}"
                "{\"deck\":{\"name\":\"default\"},\"ended_ms\":${1_700_000_000_000 + i},\"id\":\"$ID${10 + i}\"," +
                    "\"members\":[{\"name\":\"Maximiliane\",\"person\":true},{\"name\":\"Hugo\",\"person\":${i % 2 == 0}}]," +
                    "\"score\":{\"crowns\":12,\"favour\":2,\"public\":1,\"solved\":${1 + i}}," +
                    "\"suggestions\":[{\"dilemma\":17},{\"face\":9},{\"player\":\"Hugo\"}],\"throne\":$throne," +
                    "\"ticks\":${i % 5},\"won\":${i % 3 != 0}}"
            }
        val file = "{\"app\":\"0.1.0\",\"decks\":[],\"douze_chronicle\":1,\"reigns\":[${lines.joinToString(",")}]"
        val sum = MessageDigest.getInstance("SHA-256").digest("$file}".encodeToByteArray())
        return "$file,\"sha256\":\"${sum.joinToString("") { "%02x".format(it) }}\"}".encodeToByteArray()
    }

    private companion object {
        /** The beginning of every id. */
        const val ID = "6f2c9a51-8f1f-4c67-9b53-0d8c3f1f7a"
    }
}
