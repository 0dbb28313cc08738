@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CharacterKind
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.KingIntent
import dev.douze.core.KingMotion
import dev.douze.core.KingSeatView
import dev.douze.core.Motion
import dev.douze.core.PassView
import dev.douze.core.SetupIntent
import dev.douze.core.TableFrame
import dev.douze.core.TableIntent
import dev.douze.ui.die.DieMotion
import dev.douze.ui.king.news
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Test

/** The table of King of 12 as a screen reader finds it; desktop and Android subclass it. */
abstract class SharedKingTest {
    private val sent = mutableListOf<Intent>()

    private fun show(
        name: String,
        test: ComposeUiTest.() -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(Fixtures.all.getValue(name), { sent += it }) }
        test()
    }

    @Test
    fun `a seat tells why, its card what it does`() =
        show("king-scored") {
            onNodeWithContentDescription("Lea: the die shows 10, 1 points.").performSemanticsAction(SemanticsActions.OnClick)
            onNode(hasContentDescriptionExactly("Troublemakers") and hasClickAction()).performClick()
            assertEquals<List<Intent>>(
                listOf(Intent.King(KingIntent.InspectSeat(1)), Intent.King(KingIntent.InspectCharacter(CharacterKind.TROUBLEMAKERS))),
                sent
            )
        }

    @Test
    fun `all seven cards are in sight and chosen by a tap`() =
        show("king-selected") {
            for (card in firstHand().cards) onNodeWithContentDescription(card.spoken).assertIsDisplayed()
            onNodeWithContentDescription("Sorcerer: ${rule(CharacterKind.SORCERER)}").assertIsSelected()
            onNodeWithContentDescription("Knight: ${rule(CharacterKind.KNIGHT)}").performClick()
            onNodeWithContentDescription("Explain: Sorcerer").performClick()
            onNodeWithContentDescription("Choose the Sorcerer").performClick()
            val expected =
                listOf(
                    Intent.King(KingIntent.PickCharacter(CharacterKind.KNIGHT)),
                    Intent.King(KingIntent.InspectCharacter(CharacterKind.SORCERER)),
                    Intent.Table(TableIntent.Confirm)
                )
            assertEquals(expected, sent)
        }

    @Test
    fun `the Sorcerer's faces are on the die itself`() =
        show("king-sorcerer") {
            for (face in listOf(3, 5, 6, 9, 12)) onNodeWithContentDescription("Face $face").performClick()
            assertEquals(listOf(3, 5, 6, 9, 12).map<Int, Intent> { Intent.King(KingIntent.PickFace(it)) }, sent)
        }

    @Test
    fun `a step waits with the focus on its way on`() =
        show("king-step") {
            onNodeWithText("Lea and Tom chose the same card, the Alchemist: cancelled.").assertIsDisplayed()
            onNodeWithContentDescription("Go on").assertIsFocused()
            keys(Key.Enter)
            assertEquals(listOf<Intent>(Intent.King(KingIntent.NextStep)), sent)
        }

    @Test
    fun `Enter goes on where nothing has the focus`() =
        show("king-scored") {
            keys(Key.Enter)
            assertEquals(listOf<Intent>(Intent.Table(TableIntent.Confirm)), sent)
        }

    @Test
    fun `history, rules and receipts are a tap away`() =
        show("king-inspect") {
            onNodeWithContentDescription("History").performClick()
            onNodeWithContentDescription("Rules").performClick()
            onAllNodes(hasContentDescriptionExactly("To the rule"))[1].performScrollTo().performClick()
            val expected =
                listOf(
                    Intent.King(KingIntent.OpenHistory),
                    Intent.App(AppIntent.OpenRules(GameKind.KING, null)),
                    Intent.App(AppIntent.OpenRules(GameKind.KING, "troublemakers"))
                )
            assertEquals(expected, sent)
        }

    @Test
    fun `another group is opened by a tap`() =
        show("king-tournament") {
            onNodeWithContentDescription("Group 3: Elsa, Friederike, Gero, Hanna.").performSemanticsAction(SemanticsActions.OnClick)
            assertEquals(listOf<Intent>(Intent.King(KingIntent.OpenGroup(2))), sent)
        }

    @Test
    fun `the rules open where they were asked`() =
        show("king-rules-at") {
            val merchants = hasText("Merchants")
            onNode(merchants).assertIsDisplayed().assertIsSelected()
        }

    @Test
    fun `a character is taken in by a tap, and the Knight always is`() =
        show("king-setup-more-chosen") {
            fun card(name: String, state: String) =
                onNode(hasContentDescription(name, substring = true) and hasContentDescription(state, substring = true)).performScrollTo()
            card("Knight", "Always in use.").assertIsSelected().performClick()
            assertEquals(emptyList(), sent, "the Knight stays")
            card("Machine", " Selected.").assertIsSelected()
            card("Alchemist", "Not selected.").assertIsNotSelected().performClick()
            assertEquals(listOf<Intent>(Intent.Setup(SetupIntent.ToggleCharacter(CharacterKind.ALCHEMIST))), sent)
        }

    @Test
    fun `on the other side the table is upside down and can be played`() =
        show("king-facing-turned") {
            onNodeWithContentDescription("Knight: ${rule(CharacterKind.KNIGHT)}").performClick()
            assertEquals(listOf<Intent>(Intent.King(KingIntent.PickCharacter(CharacterKind.KNIGHT))), sent)
        }

    @Test
    fun `a beat goes from its frame before to its frame after`() {
        val view = king(KingFixtures.all.getValue("king-scored"))!!.table
        val before = king(KingFixtures.all.getValue("king-choose"))!!.table
        val (mia, lea) = view.groups.single().seats
        val turned = frame(mia.copy(face = 6, value = null, mark = null), before.groups.single().seats[1])
        val beats = listOf(beat(100, "", Motion.King(KingMotion.DiceFlipped), turned), beat(100, "", null, frame(mia, lea)))
        val now = tween(view, before, BeatClock(beats)) { (it as? TableFrame.King)?.king }
        val (first, second) = now.to.groups.single().seats
        val flip = assertIs<DieMotion.Flip>(now.news(first).die)
        assertEquals(7 to 6, flip.from to flip.to)
        assertNull(now.news(second).die)
        val next = tween(view, before, BeatClock(listOf(beats[0].copy(ms = 0), beats[1]))) { (it as? TableFrame.King)?.king }
        assertEquals(listOf(mia, lea), next.to.groups.single().seats)
        assertTrue(next.news(mia).valued)
        assertNull(next.news(mia).die)
        assertEquals(view, tween(view, before, null) { null }.to)
    }

    private fun frame(vararg seats: KingSeatView) = TableFrame.King(KingFrame(listOf(group(seats.toList()).copy(seats = seats.toList()))))

    @Test
    fun `beats are played over the seats and a tap ends them`() =
        runComposeUiTest {
            val screen = KingFixtures.all.getValue("king-scored")
            val (mia, lea) = king(screen)!!.table.groups.single().seats
            val beats =
                listOf(
                    beat(
                        600,
                        "The dice pass.",
                        Motion.King(KingMotion.DicePassed(listOf(PassView(0, 1), PassView(1, 0)))),
                        frame(mia.copy(face = lea.face), lea.copy(face = mia.face)),
                    ),
                    beat(600, "Mia takes 2 points.", Motion.King(KingMotion.TokenTaken(0, null, 2)), frame(mia, lea)),
                    beat(600, "A crown.", Motion.King(KingMotion.CrownTaken(1))),
                )
            var playing by mutableStateOf<Playing?>(Playing(beats, KingFixtures.all.getValue("king-choose")))
            mainClock.autoAdvance = false
            setContent { DouzeApp(screen, { sent += it }, playing = playing, onBeatsEnd = { playing = null }) }
            for (sentence in beats.map { it.sentence }) {
                mainClock.advanceTimeByFrame()
                onNodeWithText(sentence).assertExists()
                if (sentence != beats.last().sentence) mainClock.advanceTimeBy(620)
            }
            onNodeWithContentDescription("Pass the device to Mia").performClick()
            mainClock.advanceTimeByFrame()
            assertNull(playing)
            assertTrue(sent.isEmpty())
        }

    @Test
    fun `the curtain is of its game and shows what lies under the die`() =
        show("king-curtain-open") {
            assertIs<Body.Curtain>(Fixtures.all.getValue("king-curtain-open").body)
            onNodeWithContentDescription("Lady: ${rule(CharacterKind.LADY)}").assertExists()
            onNode(hasContentDescriptionExactly("Lady: ${rule(CharacterKind.LADY)}") and hasClickAction()).assertDoesNotExist()
        }

    private fun ComposeUiTest.keys(key: Key) {
        onRoot().performKeyInput { pressKey(key) }
        waitForIdle()
    }
}
