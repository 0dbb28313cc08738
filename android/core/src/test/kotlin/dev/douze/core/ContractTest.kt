package dev.douze.core

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import org.junit.Rule
import org.junit.rules.TemporaryFolder

/** The scripted game of bindings/contract: the same record out as from Swift. */
class ContractTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val contract = File(System.getProperty("douze.contract"))

    @Test
    fun `the scripted game gives the record of the contract`() {
        val session = Session.open(folder.root.path, listOf("en"))
        for (line in contract.resolve("forest.script").readLines().filterNot { it.startsWith("#") }) {
            assertNull(session.dispatch(intent(line)).rejection, line)
        }
        assertEquals(contract.resolve("forest.douze").readText(), session.export().decodeToString())
    }

    companion object {
        /** An intent from a line of the script. */
        fun intent(line: String): Intent {
            val words = line.split(' ')
            fun number(at: Int) = words[at].toInt()
            return when (words[0]) {
                "setup" -> Intent.OpenSetup(GameKind.FOREST)
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
