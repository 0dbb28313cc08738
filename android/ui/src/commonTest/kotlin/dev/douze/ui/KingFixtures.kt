package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CardFace
import dev.douze.core.CharacterKind
import dev.douze.core.ChoiceView
import dev.douze.core.ChoicesView
import dev.douze.core.CurtainView
import dev.douze.core.FaceView
import dev.douze.core.GameKind
import dev.douze.core.HistoryCellView
import dev.douze.core.HistoryTurnView
import dev.douze.core.HistoryView
import dev.douze.core.InspectView
import dev.douze.core.Intent
import dev.douze.core.KingIntent
import dev.douze.core.KingResultView
import dev.douze.core.KingSeatView
import dev.douze.core.KingView
import dev.douze.core.PersonColour
import dev.douze.core.ReceiptView
import dev.douze.core.Screen
import dev.douze.core.StandingView
import dev.douze.core.StandingsView
import dev.douze.core.StepView
import dev.douze.core.TableIntent
import dev.douze.ui.Fixtures.button

/** The table of King of 12, if that is what [screen] shows. */
fun king(screen: Screen): KingView? = (screen.body as? Body.King)?.king

/** Every state of the table of King of 12. */
object KingFixtures {
    private val names = listOf("Mia", "Lea", "Tom", "Maximiliane")
    private val more = listOf("Anna", "Bob", "Chloé", "Dominik", "Elsa", "Friederike", "Gero", "Hanna", "Ivo", "Jo", "Kim")
    private val faces = listOf(7, 3, 11, 10)

    /** Before the cards: dice and points. */
    private fun seats(count: Int, active: Int = 0, chosen: Int = 0) =
        names.take(count).mapIndexed { i, name ->
            val card = faceDown.takeIf { i < chosen }
            kingSeat(i, name, faces[i], card, ones = i, twos = if (i == 0) 2 else 0, crowns = if (i == 3) 1 else 0, active = i == active)
        }

    /** A whole turn: cards and dice cancelled, winner and runner-up. */
    private val scored =
        listOf(
            kingSeat(0, "Mia", 7, played(CharacterKind.MACHINE), value("7 → 14", "Machine +7", taken = "+2"), twos = 3, mark = "winner"),
            kingSeat(1, "Lea", 10, played(CharacterKind.TROUBLEMAKERS), value("10", null, "same value as Maximiliane"), ones = 1),
            kingSeat(
                2,
                "Tom",
                2,
                played(CharacterKind.ALCHEMIST, "also chosen by Lea"),
                value("2", taken = "+1"),
                ones = 3,
                mark = "runner-up"
            ),
            kingSeat(
                3,
                "Maximiliane",
                3,
                played(CharacterKind.PARASITE, "also chosen by Tom"),
                value("17 → 10", "Parasite −7", "same value as Lea"),
                ones = 1,
                crowns = 1,
                active = true,
            ),
        )

    private fun table(status: String, seats: List<KingSeatView>, change: KingView.() -> KingView = { this }) =
        screen(kingTable(status, listOf(group(seats))).change())

    private fun screen(view: KingView, turned: Boolean = false) =
        Fixtures.screen("King of 12", Body.King(view), secret = view.hands.isNotEmpty(), turned = turned)

    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "king-choose" to table("Mia chooses a card", seats(4)) { copy(hands = listOf(firstHand())) },
            "king-selected" to
                table("Mia chooses a card", seats(4)) {
                    copy(
                        hands = listOf(firstHand(CharacterKind.SORCERER), under()),
                        confirm = button("Choose the Sorcerer", Intent.Table(TableIntent.Confirm)),
                        cancel = button("Cancel", Intent.Table(TableIntent.Cancel)),
                    )
                },
            "king-scored" to
                table("Mia chooses a card", scored) { copy(confirm = button("Pass the device to Mia", Intent.Table(TableIntent.Confirm))) },
            "king-sorcerer" to
                table("Tom chooses the face for the Sorcerer", sorcerer()) { copy(offers = facesOffer(), peek = kingPeek(false)) },
            "king-step" to
                table("Step by step: read what happens, then go on", scored.map { it.copy(active = false) }) { copy(step = step()) },
            "king-inspect" to table("Mia chooses a card", scored) { copy(inspect = inspect()) },
            "king-result" to
                table("The game is over", scored.map { it.copy(active = false, crowns = if (it.seat == 3) 2 else it.crowns) }) {
                    copy(result = result(), standings = standings(4))
                }.let { it.copy(tools = it.tools.drop(2)) },
            "king-facing" to
                table("Mia chooses a card", facing(scored.take(2))) {
                    copy(confirm = button("Pass the device to Mia", Intent.Table(TableIntent.Confirm)))
                },
            "king-facing-turned" to
                table("Lea chooses a card", facing(seats(2, active = 1, chosen = 1), turned = true)) {
                    copy(hands = listOf(firstHand()))
                }.copy(turned = true),
            "king-tournament" to tournament(),
            "king-tournament-scored" to tournamentScored(),
            "king-curtain-open" to Fixtures.screen("King of 12", Body.Curtain(curtain(true)), secret = true),
        )
    }

    private fun sorcerer(selected: Int? = null) =
        seats(4, active = 2).map {
            val card = played(listOf(CharacterKind.MACHINE, CharacterKind.GOLEM, CharacterKind.SORCERER, CharacterKind.KNIGHT)[it.seat])
            val reach = if (it.seat == 2) listOf(3, 5, 6, 9, 12).map { face -> reach(face, face == selected) } else emptyList()
            it.copy(card = card, reach = reach)
        }

    private fun facesOffer(selected: Int? = null) =
        ChoicesView(
            "A face for Tom’s die",
            listOf(3, 5, 6, 9, 12).map { ChoiceView("$it", null, it == selected, Intent.King(KingIntent.PickFace(it))) },
        )

    private fun step() =
        StepView(
            "Step 2 of 6: cancel equal cards",
            "A character chosen more than once is cancelled. A single Lady cancels all other cards.",
            listOf("Lea and Tom chose the same card, the Alchemist: cancelled."),
            button("Go on", Intent.King(KingIntent.NextStep)),
        )

    private fun inspect(): InspectView {
        fun receipt(kind: CharacterKind?, points: String, sentence: String) =
            ReceiptView(
                kind?.let { CardFace.Character(character(it)) },
                points,
                sentence,
                button("To the rule", Intent.App(AppIntent.OpenRules(GameKind.KING, kind?.name?.lowercase()))),
            )
        return InspectView(
            "Maximiliane: value and points",
            null,
            null,
            listOf(
                receipt(null, "3", "The die shows 3."),
                receipt(CharacterKind.TROUBLEMAKERS, "10", "Lea’s Troublemakers: turned over from 3 to 10."),
                receipt(CharacterKind.MACHINE, "10 → 17", "Machine: 10 → 17. The die stays as it lies."),
                receipt(null, "", "Value 17, the same as Mia: cancelled."),
            ),
            "5 points in this round. Tokens of 2: 2. Tokens of 1: 1. Crowns: 1.",
            button("To the rule", Intent.App(AppIntent.OpenRules(GameKind.KING, "score"))),
            button("Close", Intent.Table(TableIntent.CloseInspect)),
        )
    }

    private fun history() =
        HistoryView(
            "Round 2",
            names,
            (1..5).map { turn ->
                HistoryTurnView(
                    "Turn $turn",
                    names.mapIndexed { i, name ->
                        val value = if (i == 0) "3 → 17" else "${turn + i}"
                        HistoryCellView(
                            character(CharacterKind.entries[turn + i]),
                            value,
                            turn == 2 && i in 1..2,
                            if (i == turn - 1) "+2" else "",
                            "$name: $value.",
                        )
                    },
                )
            },
            null,
            null,
        )

    private fun result() =
        KingResultView(
            3,
            FaceView(3, null),
            "Maximiliane",
            "Maximiliane is King of 12",
            "Maximiliane has two cards under the die.",
            listOf(character(CharacterKind.LADY), character(CharacterKind.GOLEM)),
            history(),
            "The seed of this game: 17283910294857",
            Fixtures.record,
            Fixtures.review,
            Fixtures.watch,
            button("Play again", Intent.Table(TableIntent.Rematch), "The same people; a random set of characters is drawn anew."),
            button("Home", Intent.App(AppIntent.OpenHome)),
        )

    private fun standings(count: Int) =
        StandingsView(
            "Standings",
            List(count) { i ->
                val name = if (i < names.size) names[names.size - 1 - i] else "Seat ${i + 1}"
                StandingView(FaceView(i, null), "${i + 1}", name, if (i == 0) 2 else 0, "${count - i} points", "Place ${i + 1}: $name.")
            },
        )

    /** The one on the other side of the device first. */
    private fun facing(seats: List<KingSeatView>, turned: Boolean = false) =
        seats.map { it.copy(turned = it.seat == 1) }.sortedBy { it.turned == turned }

    private fun others(first: Int, count: Int, value: Boolean) =
        List(count) { i ->
            val name = more[(first + i) % more.size]
            val shown = value("3 → ${10 + i}").takeIf { value }
            kingSeat(first + i, name, (first + i) % 12 + 1, value = shown, ones = i, crowns = if (i == 1) 1 else 0)
        }

    private fun groups(first: List<KingSeatView>, value: Boolean) =
        listOf(
            group(1, false, others(12, 3, value)),
            group(2, true, first),
            group(3, false, others(4, 4, value)),
            group(4, false, others(8, 4, value)),
        )

    private fun tournament() =
        screen(
            kingTable("Mia chooses a card", groups(seats(4), value = false))
                .copy(hands = listOf(firstHand()), standings = standings(15)),
        )

    private fun tournamentScored(): Screen {
        val champion = scored[0].copy(champion = value("7 → 14", "Machine +7", taken = "+2"), mark = "first champion")
        val seats = listOf(champion.copy(value = value("7 → 14"))) + scored.drop(1)
        return screen(
            kingTable("Mia chooses a card", groups(seats, value = true))
                .copy(standings = standings(15), confirm = button("Pass the device to Mia", Intent.Table(TableIntent.Confirm))),
        )
    }

    private fun curtain(open: Boolean) =
        CurtainView(
            GameKind.KING,
            0,
            FaceView(0, PersonColour.RUBY),
            "Pass the device to Mia",
            "Mia chooses a card in secret. Everyone else looks away.",
            button("I am Mia", Intent.Table(TableIntent.LiftCurtain), "Shows Mia’s hand."),
            kingPeek(open),
            listOf(button("Undo", Intent.Table(TableIntent.Undo)), button("Look at the table", Intent.Table(TableIntent.ShowTable))),
            380,
            "Swipe up to lift the curtain",
        )
}
