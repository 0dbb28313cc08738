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
import dev.douze.core.Intent
import dev.douze.core.KeptKind
import dev.douze.core.Motion
import dev.douze.core.RemarkKind
import dev.douze.core.Screen
import dev.douze.ui.council.moment
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
            val view = council(screen("council-kept"))!!
            val spoken =
                listOf(
                    view.petitioner!!.spoken to Intent.InspectCharacter(CharacterKind.LADY),
                    view.foreseen!!.spoken to Intent.InspectCharacter(CharacterKind.POWERFUL),
                    view.favour.spoken to Intent.InspectFavour,
                    view.progress.spoken to Intent.InspectReign,
                    view.dilemma.spoken to Intent.InspectDilemma(false),
                    view.nextDilemma!!.spoken to Intent.InspectDilemma(true),
                    view.die.spoken to Intent.InspectDie,
                    view.seats[1].spoken to Intent.InspectSeat(1),
                )
            for ((name, _) in spoken) onNodeWithContentDescription(name).performSemanticsAction(SemanticsActions.OnClick)
            assertEquals(spoken.map { it.second }, sent)
        }

    @Test
    fun `a card is chosen by a tap and confirmed`() =
        show("council-choose") {
            onNodeWithContentDescription("Sorcerer: ${rule(CharacterKind.SORCERER)}").assertIsSelected()
            onNodeWithContentDescription("Knight: ${rule(CharacterKind.KNIGHT)}").performScrollTo().performClick()
            onNodeWithContentDescription("Choose the Sorcerer").performClick()
            keys(Key.Enter)
            assertEquals(listOf(Intent.PickCharacter(CharacterKind.KNIGHT), Intent.Confirm, Intent.Confirm), sent)
        }

    @Test
    fun `faces are on the die and on buttons`() =
        show("council-faces") {
            for (face in listOf(2, 8, 9, 10, 12)) {
                onNodeWithContentDescription("Face $face").performClick()
                onNodeWithContentDescription("$face").performScrollTo().performClick()
            }
            assertEquals(listOf(2, 8, 9, 10, 12).flatMap { listOf<Intent>(Intent.PickFace(it), Intent.PickFace(it)) }, sent)
        }

    @Test
    fun `the council agrees who reveals by a tap on the card`() =
        show("council-four") {
            onNodeWithContentDescription("Aurel reveals").performClick()
            onNode(hasContentDescriptionExactly("Sorcerer") and hasClickAction()).performClick()
            assertEquals(listOf<Intent>(Intent.RevealNext(2), Intent.InspectCharacter(CharacterKind.SORCERER)), sent)
        }

    @Test
    fun `remarks are read and said, whoever speaks`() =
        show("council-speakers") {
            open("What the table has said")
            onNodeWithContentDescription("Odile: I take it").assertExists()
            onNodeWithContentDescription("Odile").performScrollTo().performClick()
            onNodeWithContentDescription("I can help part of the way").performScrollTo().performClick()
            assertEquals(listOf(Intent.ChooseSpeaker(1), Intent.Say(RemarkKind.HELPS, null)), sent)
        }

    @Test
    fun `kept rewards are used, or off with the reason`() =
        show("council-kept") {
            open(allKept.joinToString { it.button.label })
            onNodeWithContentDescription("Tip the die").performScrollTo().performClick()
            onNodeWithContentDescription("Shield").assertIsNotEnabled()
            assertEquals(listOf<Intent>(Intent.UseKept(KeptKind.TIP)), sent)
        }

    @Test
    fun `the council decides with one tap`() =
        show("council-bells") {
            for (name in listOf("Ring the bells", "Do not ring", "Be silent")) onNodeWithContentDescription(name).performClick()
            assertEquals(listOf(Intent.RingBells(true), Intent.RingBells(false), Intent.KeepSilence), sent)
        }

    @Test
    fun `what a councillor proposes is accepted or declined`() =
        show("council-proposal") {
            onNodeWithContentDescription("Agree").assertIsFocused().performClick()
            onNodeWithContentDescription("Rather not").performClick()
            assertEquals(listOf<Intent>(Intent.AcceptProposal, Intent.DeclineProposal), sent)
        }

    @Test
    fun `a warning has the focus on the way back`() =
        show("council-warning") {
            onNodeWithText(council(screen("council-warning"))!!.warning!!.sentence).assertIsDisplayed()
            onNodeWithContentDescription("Do not ring").assertIsFocused()
            keys(Key.Enter)
            onNodeWithContentDescription("Ring and fall").performClick()
            assertEquals(listOf(Intent.Cancel, Intent.RingBells(true)), sent)
        }

    @Test
    fun `the end tells of throne and reign, and what may follow`() =
        show("council-vacant") {
            onNodeWithText("The throne stays vacant").assertIsDisplayed()
            onNodeWithContentDescription("Aurel: Powerful.").assertExists()
            onNodeWithContentDescription("Play for the throne").performScrollTo().performClick()
            onNodeWithContentDescription("Once more").performScrollTo().performClick()
            assertEquals(listOf<Intent>(Intent.PlayForThrone, Intent.Rematch), sent)
        }

    @Test
    fun `the die and the cards are as before until their beat`() {
        val before = screen("council-four")
        val last = council(before)!!
        val seats = last.seats.map { if (it.seat == 0) it.copy(card = played(CharacterKind.ALCHEMIST), reveal = null) else it }
        val view = last.copy(die = last.die.copy(face = 3), favour = last.favour.copy(value = 5), seats = seats)
        val clock =
            BeatClock(
                listOf(
                    beat(100, "", Motion.CardRevealed(0, character(CharacterKind.ALCHEMIST), false)),
                    beat(100, "", Motion.CouncilDieTurned(7, 3)),
                    beat(100, "", Motion.FavourChanged(4, 5)),
                ),
            )
        val first = moment(view, clock, before)
        assertEquals(7, first.view.die.face)
        assertEquals(4, first.view.favour.value)
        assertTrue(first.opens(0))
        assertNull(first.die)
        assertFalse(first.ended)
        assertEquals(character(CharacterKind.ALCHEMIST), first.view.seats[0].card?.character)
        assertNull(first.view.seats[2].card?.character)
        val done = moment(view, null, before)
        assertEquals(view, done.view)
    }

    @Test
    fun `a card is struck only when it is cancelled`() {
        val machine = character(CharacterKind.MACHINE)
        val before = screen("council-four")
        val view = council(before)!!.let { table ->
            table.copy(seats = table.seats.map { if (it.seat == 3) it else it.copy(card = played(CharacterKind.MACHINE, "Cancelled")) })
        }
        val beats =
            listOf(Motion.CardRevealed(0, machine, false), Motion.CardRevealed(2, machine, false), Motion.CardRevealed(0, machine, true))
        val clock = BeatClock(beats.map { beat(100, "", it) })
        val struck = { moment(view, clock, before).view.seats.map { it.card?.struck } }
        assertEquals(listOf(null, null, null, null), struck())
        val last = BeatClock(beats.mapIndexed { i, it -> beat(if (i < 2) 0 else 100, "", it) })
        assertEquals(listOf("Cancelled", null, "Cancelled", null), moment(view, last, before).view.seats.map { it.card?.struck })
    }

    @Test
    fun `a roll goes from face to face`() {
        val view = council(screen("council-choose"))!!
        val clock = BeatClock(listOf(beat(100, "", Motion.CouncilDieRolled(0, 7))))
        val roll = assertIs<DieMotion.Roll>(moment(view, clock, null).die)
        assertEquals(0 to 7, roll.from to roll.to)
    }

    @Test
    fun `the old petitioner stays until the new one comes`() {
        val before = screen("council-four")
        val old = council(before)!!
        val view = old.copy(petitioner = petitioner(CharacterKind.STOIC, 3), seats = council(screen("council-four-choose"))!!.seats)
        val clock =
            BeatClock(
                listOf(beat(100, "", Motion.DilemmaDone(true)), beat(100, "", Motion.PetitionerTurned(character(CharacterKind.STOIC))))
            )
        val first = moment(view, clock, before).view
        assertEquals(old.petitioner, first.petitioner)
        assertEquals(old.seats[1].card?.character, first.seats[1].card?.character)
    }

    @Test
    fun `beats are told and a tap ends them`() =
        runComposeUiTest {
            val beats =
                listOf(
                    beat(600, "The Sorcerer tips the die.", Motion.CouncilDieTurned(7, 10)),
                    beat(600, "Solved.", Motion.DilemmaDone(true)),
                    beat(600, "The bells ring.", Motion.BellsRung),
                    beat(600, "A shield is kept.", Motion.RewardKept(KeptKind.SHIELD)),
                    beat(600, "Odile says something.", Motion.RemarkMade(1)),
                    beat(600, "The throne is claimed.", Motion.ThroneRevealed),
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
