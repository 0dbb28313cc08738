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
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.CharacterKind
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilIntent
import dev.douze.core.CouncilMotion
import dev.douze.core.Intent
import dev.douze.core.KeptKind
import dev.douze.core.Motion
import dev.douze.core.RemarkKind
import dev.douze.core.Screen
import dev.douze.core.TableFrame
import dev.douze.core.TableIntent
import dev.douze.ui.council.crossesOut
import dev.douze.ui.council.die
import dev.douze.ui.council.fadesIn
import dev.douze.ui.council.turnsOver
import dev.douze.ui.die.DieMotion
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue
import org.junit.Test

/** The table of Council of 12 as a screen reader finds it; desktop and Android subclass it. */
abstract class SharedCouncilTest {
    private val sent = mutableListOf<Intent>()

    private fun screen(name: String): Screen = CouncilFixtures.all.getValue(name)

    private fun show(
        name: String,
        test: ComposeUiTest.() -> Unit,
    ) = runComposeUiTest {
        setContent { DouzeApp(screen(name), { sent += it }) }
        test()
    }

    @Test
    fun `everything on the table explains itself`() =
        show("council-kept") {
            val view = council(screen("council-kept"))!!.table
            val spoken =
                listOf(
                    view.petitioner!!.spoken to Intent.Council(CouncilIntent.InspectCharacter(CharacterKind.LADY)),
                    view.foreseen!!.spoken to Intent.Council(CouncilIntent.InspectCharacter(CharacterKind.POWERFUL)),
                    view.favour.spoken to Intent.Council(CouncilIntent.InspectFavour),
                    view.progress.spoken to Intent.Council(CouncilIntent.InspectReign),
                    view.dilemma.spoken to Intent.Council(CouncilIntent.InspectDilemma(false)),
                    view.nextDilemma!!.spoken to Intent.Council(CouncilIntent.InspectDilemma(true)),
                    view.die.spoken to Intent.Council(CouncilIntent.InspectDie),
                    view.seats[1].spoken to Intent.Council(CouncilIntent.InspectSeat(1)),
                )
            for ((name, _) in spoken) onNodeWithContentDescription(name).performSemanticsAction(SemanticsActions.OnClick)
            assertEquals<List<Intent>>(spoken.map { it.second }, sent)
        }

    @Test
    fun `a card is chosen by a tap and confirmed`() =
        show("council-choose") {
            onNodeWithContentDescription("Sorcerer: ${rule(CharacterKind.SORCERER)}").assertIsSelected()
            onNodeWithContentDescription("Knight: ${rule(CharacterKind.KNIGHT)}").performScrollTo().performClick()
            onNodeWithContentDescription("Choose the Sorcerer").performClick()
            keys(Key.Enter)
            assertEquals(
                listOf(
                    Intent.Council(CouncilIntent.PickCharacter(CharacterKind.KNIGHT)),
                    Intent.Table(TableIntent.Confirm),
                    Intent.Table(TableIntent.Confirm)
                ),
                sent
            )
        }

    @Test
    fun `faces are on the die and on buttons`() =
        show("council-faces") {
            for (face in listOf(2, 8, 9, 10, 12)) {
                onNodeWithContentDescription("Face $face").performClick()
                onNodeWithContentDescription("$face").performScrollTo().performClick()
            }
            assertEquals(
                listOf(2, 8, 9, 10, 12).flatMap {
                    listOf<Intent>(Intent.Council(CouncilIntent.PickFace(it)), Intent.Council(CouncilIntent.PickFace(it)))
                },
                sent
            )
        }

    @Test
    fun `the council agrees who reveals by a tap on the card`() =
        show("council-four") {
            onNodeWithContentDescription("Aurel reveals").performClick()
            onNode(hasContentDescriptionExactly("Sorcerer") and hasClickAction()).performClick()
            assertEquals(
                listOf<Intent>(
                    Intent.Council(CouncilIntent.RevealNext(2)),
                    Intent.Council(CouncilIntent.InspectCharacter(CharacterKind.SORCERER))
                ),
                sent
            )
        }

    @Test
    fun `remarks are read and said, whoever speaks`() =
        show("council-speakers") {
            open("What the table has said")
            onNodeWithContentDescription("Odile: I take it").assertExists()
            onNodeWithContentDescription("Odile").performScrollTo().performClick()
            onNodeWithContentDescription("I can help part of the way").performScrollTo().performClick()
            assertEquals<List<Intent>>(
                listOf(Intent.Council(CouncilIntent.ChooseSpeaker(1)), Intent.Council(CouncilIntent.Say(RemarkKind.HELPS, null))),
                sent
            )
        }

    @Test
    fun `kept rewards are used, or off with the reason`() =
        show("council-kept") {
            open(allKept.joinToString { it.button.label })
            onNodeWithContentDescription("Tip the die").performScrollTo().performClick()
            onNodeWithContentDescription("Shield").assertIsNotEnabled()
            assertEquals(listOf<Intent>(Intent.Council(CouncilIntent.UseKept(KeptKind.TIP))), sent)
        }

    @Test
    fun `the council decides with one tap`() =
        show("council-bells") {
            for (name in listOf("Ring the bells", "Do not ring", "Be silent")) onNodeWithContentDescription(name).performClick()
            assertEquals<List<Intent>>(
                listOf(
                    Intent.Council(CouncilIntent.RingBells(true)),
                    Intent.Council(CouncilIntent.RingBells(false)),
                    Intent.Council(CouncilIntent.KeepSilence)
                ),
                sent
            )
        }

    @Test
    fun `what a councillor proposes is accepted or declined`() =
        show("council-proposal") {
            onNodeWithContentDescription("Agree").assertIsFocused().performClick()
            onNodeWithContentDescription("Rather not").performClick()
            assertEquals(listOf<Intent>(Intent.Council(CouncilIntent.AcceptProposal), Intent.Council(CouncilIntent.DeclineProposal)), sent)
        }

    @Test
    fun `a warning has the focus on the way back`() =
        show("council-warning") {
            onNodeWithText(council(screen("council-warning"))!!.warning!!.sentence).assertIsDisplayed()
            onNodeWithContentDescription("Do not ring").assertIsFocused()
            keys(Key.Enter)
            onNodeWithContentDescription("Ring and fall").performClick()
            assertEquals(listOf(Intent.Table(TableIntent.Cancel), Intent.Council(CouncilIntent.RingBells(true))), sent)
        }

    @Test
    fun `the end tells of throne and reign, and what may follow`() =
        show("council-vacant") {
            onNodeWithText("The throne stays vacant").assertIsDisplayed()
            onNodeWithContentDescription("Aurel: Powerful.").assertExists()
            onNodeWithContentDescription("Play for the throne").performScrollTo().performClick()
            onNodeWithContentDescription("Once more").performScrollTo().performClick()
            assertEquals(listOf<Intent>(Intent.Council(CouncilIntent.PlayForThrone), Intent.Table(TableIntent.Rematch)), sent)
        }

    private fun tween(before: CouncilFrame?, clock: BeatClock?) =
        tween(council(screen("council-choose"))!!.table, before, clock) { (it as? TableFrame.Council)?.council }

    private fun frame(view: CouncilFrame) = TableFrame.Council(view)

    @Test
    fun `a beat goes from its frame before to its frame after`() {
        val before = council(screen("council-four"))!!.table
        val seats = before.seats.map { if (it.seat == 0) it.copy(card = played(CharacterKind.ALCHEMIST), reveal = null) else it }
        val opened = before.copy(seats = seats)
        val turned = opened.copy(die = before.die.copy(face = 3))
        val beats =
            listOf(
                beat(100, "", Motion.Council(CouncilMotion.CardRevealed(0)), frame(opened)),
                beat(100, "", Motion.Council(CouncilMotion.RemarkMade(1))),
                beat(100, "", Motion.Council(CouncilMotion.DieTurned), frame(turned)),
                beat(100, "", Motion.Council(CouncilMotion.CardsCancelled(listOf(0)))),
            )
        val at = { index: Int -> tween(before, BeatClock(beats.mapIndexed { i, it -> if (i < index) it.copy(ms = 0) else it })) }
        assertEquals(before to opened, at(0).from to at(0).to)
        assertTrue(at(0).turnsOver(0))
        assertFalse(at(0).turnsOver(1))
        assertNull(at(0).die)
        assertEquals(opened to opened, at(1).from to at(1).to)
        assertTrue(at(1).fadesIn(1))
        assertEquals(opened to turned, at(2).from to at(2).to)
        val tip = assertIs<DieMotion.Tip>(at(2).die)
        assertEquals(before.die.face to 3, tip.from to tip.to)
        assertEquals(turned, at(3).to)
        assertTrue(at(3).crossesOut(0))
        assertFalse(at(3).crossesOut(1))
        assertEquals(council(screen("council-choose"))!!.table, tween(before, null).to)
    }

    @Test
    fun `the first roll comes from no face`() {
        val view = council(screen("council-choose"))!!.table
        val clock = BeatClock(listOf(beat(100, "", Motion.Council(CouncilMotion.DieRolled), frame(view))))
        val roll = assertIs<DieMotion.Roll>(tween(null, clock).die)
        assertEquals(0 to 7, roll.from to roll.to)
    }

    @Test
    fun `beats are told and a tap ends them`() =
        runComposeUiTest {
            val beats =
                listOf(
                    beat(
                        600,
                        "The Sorcerer tips the die.",
                        Motion.Council(CouncilMotion.DieTurned),
                        frame(council(screen("council-reveal"))!!.table)
                    ),
                    beat(600, "Solved.", Motion.Council(CouncilMotion.DilemmaDone(true))),
                    beat(600, "The bells ring.", Motion.Council(CouncilMotion.BellsRung)),
                    beat(600, "A shield is kept.", Motion.Council(CouncilMotion.RewardKept(KeptKind.SHIELD))),
                    beat(600, "Odile says something.", Motion.Council(CouncilMotion.RemarkMade(1))),
                    beat(
                        600,
                        "The throne is claimed.",
                        Motion.Council(CouncilMotion.ThroneRevealed),
                        frame(council(screen("council-won"))!!.table)
                    ),
                )
            var playing by mutableStateOf<Playing?>(Playing(beats, screen("council-reveal")))
            mainClock.autoAdvance = false
            setContent { DouzeApp(screen("council-won"), { sent += it }, playing = playing, onBeatsEnd = { playing = null }) }
            for (sentence in beats.map { it.sentence }) {
                mainClock.advanceTimeByFrame()
                onNodeWithText(sentence).assertExists()
                if (sentence != beats.last().sentence) mainClock.advanceTimeBy(620)
            }
            onNodeWithContentDescription("Home").performClick()
            mainClock.advanceTimeByFrame()
            assertNull(playing)
            assertTrue(sent.isEmpty())
        }

    /** Opens what is folded away where there is little room. */
    private fun ComposeUiTest.open(name: String) {
        val fold = hasContentDescriptionExactly(name) and hasClickAction()
        if (onAllNodes(fold).fetchSemanticsNodes().isNotEmpty()) onNode(fold).performClick()
        waitForIdle()
    }

    private fun ComposeUiTest.keys(key: Key) {
        onRoot().performKeyInput { pressKey(key) }
        waitForIdle()
    }
}
