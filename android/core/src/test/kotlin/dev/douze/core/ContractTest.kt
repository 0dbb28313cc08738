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
                "setup" -> Intent.App(AppIntent.OpenSetup(GameKind.FOREST))
                "king" -> Intent.App(AppIntent.OpenSetup(GameKind.KING))
                "council" -> Intent.App(AppIntent.OpenSetup(GameKind.COUNCIL))
                "month" -> Intent.Setup(SetupIntent.SetCouncil(CouncilKind.MONTH))
                "calendar" -> Intent.Setup(SetupIntent.PickMonth(number(1)))
                "bells" -> Intent.Setup(SetupIntent.SetBells(true))
                "councillor" -> Intent.Setup(SetupIntent.SetPlayer(number(1), PlayerKind.COUNCILLOR))
                "ring" -> Intent.Council(CouncilIntent.RingBells(true))
                "quiet" -> Intent.Council(CouncilIntent.RingBells(false))
                "silence" -> Intent.Council(CouncilIntent.KeepSilence)
                "ask" -> Intent.Council(CouncilIntent.AskCouncil)
                "accept" -> Intent.Council(CouncilIntent.AcceptProposal)
                "reveal" -> Intent.Council(CouncilIntent.RevealNext(number(1)))
                "wait" -> Intent.Council(CouncilIntent.Wait)
                "take" -> Intent.Council(CouncilIntent.TakePetitioner(true))
                "say" -> Intent.Council(CouncilIntent.Say(RemarkKind.valueOf(words[1].uppercase()), words.getOrNull(2)?.toInt()))
                "choose" -> Intent.Council(CouncilIntent.PickCharacter(CharacterKind.valueOf(words[1].uppercase())))
                "turn" -> Intent.Council(CouncilIntent.PickFace(number(1)))
                "seat" -> Intent.Council(CouncilIntent.InspectSeat(number(1)))
                "die" -> Intent.Council(CouncilIntent.InspectDie)
                "years" -> Intent.Council(CouncilIntent.InspectReign)
                "remove" -> Intent.Setup(SetupIntent.RemoveSeat)
                "random" -> Intent.Setup(SetupIntent.SetCharacters(CharacterSet.RANDOM))
                "play" -> Intent.King(KingIntent.PickCharacter(CharacterKind.valueOf(words[1].uppercase())))
                "face" -> Intent.King(KingIntent.PickFace(number(1)))
                "token" -> Intent.King(KingIntent.PickToken(number(1)))
                "why" -> Intent.King(KingIntent.InspectSeat(number(1)))
                "person" -> Intent.Setup(SetupIntent.SetPlayer(number(1), PlayerKind.PERSON))
                "name" -> Intent.Setup(SetupIntent.NameSeat(number(1), words[2]))
                "seed" -> Intent.Setup(SetupIntent.TypeSeed(words[1]))
                "start" -> Intent.Setup(SetupIntent.StartGame)
                "lift" -> Intent.Table(TableIntent.LiftCurtain)
                "pick" -> Intent.Forest(ForestIntent.PickCard(ForestCard.valueOf(words[1].uppercase())))
                "tap" -> Intent.Forest(ForestIntent.TapCell(number(1), number(2)))
                "confirm" -> Intent.Table(TableIntent.Confirm)
                "cancel" -> Intent.Table(TableIntent.Cancel)
                "undo" -> Intent.Table(TableIntent.Undo)
                "cover" -> Intent.App(AppIntent.Cover)
                "score" -> Intent.Forest(ForestIntent.InspectScore(number(1)))
                "close" -> Intent.Table(TableIntent.CloseInspect)
                else -> error("unknown word in the contract: $line")
            }
        }
    }
}
