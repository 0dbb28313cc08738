package dev.douze.core

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import org.junit.Rule
import org.junit.rules.TemporaryFolder

/** The scripted games of bindings/contract: the same records out as from Swift. */
class ContractTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val contract = File(System.getProperty("douze.contract"))

    @Test
    fun `the scripted forest duel gives the record of the contract`() = playsTheContract("forest")

    @Test
    fun `the scripted game of King of 12 gives the record of the contract`() = playsTheContract("king")

    @Test
    fun `the scripted council gives the record of the contract`() = playsTheContract("council")

    private fun playsTheContract(game: String) {
        val session = Session.open(folder.root.path, listOf("en"))
        for (line in contract.resolve("$game.script").readLines().filterNot { it.startsWith("#") }) {
            if (line == "think") think(session) else assertNull(session.dispatch(intent(line)).rejection, line)
        }
        assertEquals(contract.resolve("$game.douze").readText(), session.export(ExportKind.RECORD).bytes.decodeToString())
    }

    /** Until it is a person's turn. */
    private fun think(session: Session) {
        while (true) session.think(session.screen().thinking?.ticket ?: return)
    }

    companion object {
        /** An intent from a line of the script. */
        fun intent(line: String): Intent {
            val words = line.split(' ')
            fun number(at: Int) = words[at].toInt()
            return when (words[0]) {
                "setup" -> Intent.OpenSetup(GameKind.FOREST)
                "king" -> Intent.OpenSetup(GameKind.KING)
                "council" -> Intent.OpenSetup(GameKind.COUNCIL)
                "month" -> Intent.SetCouncil(CouncilKind.MONTH)
                "calendar" -> Intent.PickMonth(number(1))
                "bells" -> Intent.SetBells(true)
                "councillor" -> Intent.SetPlayer(number(1), PlayerKind.COUNCILLOR)
                "ring" -> Intent.RingBells(true)
                "quiet" -> Intent.RingBells(false)
                "silence" -> Intent.KeepSilence
                "ask" -> Intent.AskCouncil
                "accept" -> Intent.AcceptProposal
                "reveal" -> Intent.RevealNext(number(1))
                "wait" -> Intent.Wait
                "take" -> Intent.TakePetitioner(true)
                "say" -> Intent.Say(RemarkKind.valueOf(words[1].uppercase()), words.getOrNull(2)?.toInt())
                "die" -> Intent.InspectDie
                "years" -> Intent.InspectReign
                "remove" -> Intent.RemoveSeat
                "random" -> Intent.SetCharacters(CharacterSet.RANDOM)
                "play" -> Intent.PickCharacter(CharacterKind.valueOf(words[1].uppercase()))
                "face" -> Intent.PickFace(number(1))
                "token" -> Intent.PickToken(number(1))
                "why" -> Intent.InspectSeat(number(1))
                "person" -> Intent.SetPlayer(number(1), PlayerKind.PERSON)
                "name" -> Intent.NameSeat(number(1), words[2])
                "seed" -> Intent.TypeSeed(words[1])
                "start" -> Intent.StartGame
                "lift" -> Intent.LiftCurtain
                "pick" -> Intent.PickCard(ForestCard.valueOf(words[1].uppercase()))
                "tap" -> Intent.TapCell(number(1), number(2))
                "confirm" -> Intent.Confirm
                "cancel" -> Intent.Cancel
                "undo" -> Intent.Undo
                "cover" -> Intent.Cover
                "score" -> Intent.InspectScore(number(1))
                "close" -> Intent.CloseInspect
                else -> error("unknown word in the contract: $line")
            }
        }
    }
}
