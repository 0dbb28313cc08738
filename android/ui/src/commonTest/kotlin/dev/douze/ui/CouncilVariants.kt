package dev.douze.ui

import dev.douze.core.Body
import dev.douze.core.CharacterKind
import dev.douze.core.CharacterView
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilView
import dev.douze.core.LookView
import dev.douze.core.Screen
import dev.douze.core.Theme
import dev.douze.ui.Fixtures.with

/** Some of them again: in German where that is long, and in black. */
object CouncilVariants {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "council-reveal-german" to german("council-reveal"),
            "council-four-choose-german" to german("council-four-choose"),
            "council-faces-chosen-black" to black("council-faces-chosen"),
            "council-reveal-black" to black("council-reveal"),
            "council-won-black" to black("council-won"),
        )
    }

    private fun black(name: String) = CouncilFixtures.all.getValue(name).copy(look = LookView(Theme.BLACK, "en", null))

    private fun german(name: String): Screen {
        val screen = CouncilFixtures.all.getValue(name)
        return screen.with(Body.Council(german(council(screen)!!))).copy(look = LookView(Theme.SYSTEM, "de", null))
    }

    private fun german(view: CouncilView) =
        view.copy(
            turn = "Zug 3 von 8 · September",
            status = "Einigt euch, wer als Nächstes aufdeckt.",
            table = german(view.table, confirmed = view.confirm != null),
            hands = view.hands.map { it.copy(label = "Ablage von Maximiliane") },
            confirm = view.confirm?.copy(label = "Den Umkehrer wählen"),
            cancel = view.cancel?.copy(label = "Abbrechen"),
        )

    private fun german(table: CouncilFrame, confirmed: Boolean) =
        table.copy(
            favour = table.favour.copy(label = "Gunst"),
            petitioner = table.petitioner?.copy(label = "Bittsteller", character = CharacterView(CharacterKind.ALCHEMIST, "Alchemist")),
            dilemma =
                table.dilemma.copy(
                    name = "Geheimnisvolle Orte",
                    targets = listOf(target(9, 10, 11, 12, changed = "Golem von Maximiliane".takeIf { !confirmed }), target(3)),
                    value = "12 Jahre, öffentlich",
                    reward = listOf("Gunst +1.", "Jeder darf 1 Karte aus seiner Ablage zurücknehmen."),
                    penalty = listOf("Gunst −1.", "Jeder legt 1 Handkarte ab."),
                ),
            nextDilemma = table.nextDilemma?.copy(label = "Nächstes Dilemma", name = "Eingestürzter Turm"),
            progress = table.progress.copy(score = "105 Jahre"),
            seats =
                table.seats.map { seat ->
                    seat.copy(
                        wish = seat.wish?.let { "Sähe gern Maximiliane als Nächste" },
                        says = seat.says?.let { "Jemand muss mich vielleicht aufheben" },
                        mark = seat.mark?.let { "Ratsoberhaupt" },
                    )
                },
        )
}
