package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CharacterChoiceView
import dev.douze.core.CharacterKind
import dev.douze.core.CharacterView
import dev.douze.core.ChoiceView
import dev.douze.core.ChoicesView
import dev.douze.core.CouncilKind
import dev.douze.core.CouncilSetupView
import dev.douze.core.DilemmaChoiceView
import dev.douze.core.FieldView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.LookView
import dev.douze.core.MonthView
import dev.douze.core.PlayerKind
import dev.douze.core.Screen
import dev.douze.core.SeatSetupView
import dev.douze.core.SetupIntent
import dev.douze.core.SetupView
import dev.douze.core.TemperamentKind
import dev.douze.core.Theme
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.choices

/** The set-up of Council of 12. */
object CouncilSetupFixtures {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "council-setup" to screen(normal),
            "council-setup-month" to screen(normal.copy(kind = kind(CouncilKind.MONTH), calendar = calendar(english), ruler = "")),
            "council-setup-month-german" to
                screen(normal.copy(kind = germanKind, calendar = calendar(german), ruler = "", deckNote = GERMAN_NOTE)),
            "council-setup-free" to screen(free, false),
            "council-setup-month-black" to
                screen(normal.copy(kind = kind(CouncilKind.MONTH), calendar = calendar(english)))
                    .copy(look = LookView(Theme.BLACK, "en", null)),
        )
    }

    private fun screen(
        council: CouncilSetupView,
        ready: Boolean = true,
    ) = Fixtures.screen(
        "Council of 12: who plays?",
        Body.Setup(
            SetupView(
                GameKind.COUNCIL,
                listOf(seat(0, PlayerKind.PERSON), seat(1, PlayerKind.PERSON), seat(2, PlayerKind.COUNCILLOR)),
                button("One seat more", Intent.Setup(SetupIntent.AddSeat)),
                button("One seat less", Intent.Setup(SetupIntent.RemoveSeat)),
                listOf(
                    choices(
                        "Silent council",
                        "Talk" to Intent.Setup(SetupIntent.SetSilent(false)),
                        "In silence" to Intent.Setup(SetupIntent.SetSilent(true))
                    ),
                    choices(
                        "Bells",
                        "With bells" to Intent.Setup(SetupIntent.SetBells(true)),
                        "Without bells" to Intent.Setup(SetupIntent.SetBells(false))
                    ),
                ),
                null,
                council,
                FieldView("Seed of chance", "", null, "Leave it empty and the device draws one.", 20),
                if (ready) {
                    button("Start the game", Intent.Setup(SetupIntent.StartGame), "The petitioners and dilemmas are shuffled.")
                } else {
                    button("Start the game", Intent.Setup(SetupIntent.StartGame), council.missing, false)
                },
            ),
        ),
    )

    private fun seat(seat: Int, player: PlayerKind) =
        SeatSetupView(
            seat,
            "Seat ${seat + 1}",
            FieldView("Name", if (seat == 0) "Rita" else "Hugo", null, null, 20).takeIf { player == PlayerKind.PERSON },
            ChoicesView(
                "Who sits here?",
                listOf(
                    ChoiceView(
                        "A person",
                        "Plays on this device.",
                        player == PlayerKind.PERSON,
                        Intent.Setup(SetupIntent.SetPlayer(seat, PlayerKind.PERSON))
                    ),
                ) +
                    listOf(
                        Triple("Apprentice", "The app plays: it helps as it can, and thinks of this turn alone.", PlayerKind.APPRENTICE),
                        Triple(
                            "Councillor",
                            "The app plays: it thinks along, speaks up, and knows no more than you would in its seat.",
                            PlayerKind.COUNCILLOR,
                        ),
                        Triple(
                            "Sage",
                            "The app plays: it works out what the others hold, and plans beyond this dilemma. The strongest.",
                            PlayerKind.SAGE,
                        ),
                    ).map { (label, line, kind) ->
                        ChoiceView(label, line, player == kind, Intent.Setup(SetupIntent.SetPlayer(seat, kind)))
                    },
            ),
            ChoicesView(
                "Temperament",
                listOf(
                    Triple("Bold", "Rings the bells gladly and takes a risk.", TemperamentKind.BOLD),
                    Triple("Careful", "Saves Favour, and takes the sure way.", TemperamentKind.CAREFUL),
                    Triple("Loyal", "Goes by what people at the table say.", TemperamentKind.LOYAL),
                ).map { (label, line, kind) ->
                    ChoiceView(label, line, kind == TemperamentKind.LOYAL, Intent.Setup(SetupIntent.SetTemperament(seat, kind)))
                },
            ).takeIf { player != PlayerKind.PERSON },
        )

    private fun kind(kind: CouncilKind) =
        ChoicesView(
            "Kind of game",
            listOf(
                Triple("Normal", "Seven petitioners and seven dilemmas are drawn.", CouncilKind.NORMAL),
                Triple("A month", "One of twelve councils of a troubled year.", CouncilKind.MONTH),
                Triple("Free", "You choose petitioners and dilemmas.", CouncilKind.FREE),
            ).map { (label, line, it) -> ChoiceView(label, line, it == kind, Intent.Setup(SetupIntent.SetCouncil(it))) },
        )

    private val germanKind =
        ChoicesView(
            "Art des Spiels",
            listOf(
                ChoiceView(
                    "Normal",
                    "Bittsteller und Dilemmas werden gezogen.",
                    false,
                    Intent.Setup(SetupIntent.SetCouncil(CouncilKind.NORMAL))
                ),
                ChoiceView(
                    "Ein Monat",
                    "Einer von zwölf Räten eines schwierigen Jahres.",
                    true,
                    Intent.Setup(SetupIntent.SetCouncil(CouncilKind.MONTH))
                ),
                ChoiceView(
                    "Frei",
                    "Ihr sucht Bittsteller und Dilemmas selbst aus.",
                    false,
                    Intent.Setup(SetupIntent.SetCouncil(CouncilKind.FREE))
                ),
            ),
        )

    private val deck =
        ChoicesView(
            "Deck",
            listOf(
                ChoiceView("Shipped deck", "ba7816bf", true, Intent.Setup(SetupIntent.SetDeck("ba7816bf"))),
                ChoiceView("Rita's deck", "Own deck, 8f01cfea", false, Intent.Setup(SetupIntent.SetDeck("8f01cfea"))),
            ),
        )

    private const val NOTE =
        "The faces of the shipped deck are a reconstruction. Who owns the printed game may type in its cards."
    private const val GERMAN_NOTE =
        "Die Werte des mitgelieferten Decks sind eine Rekonstruktion. Wer das gedruckte Spiel besitzt, kann dessen Karten eintippen."

    private val normal =
        CouncilSetupView(
            kind(CouncilKind.NORMAL),
            emptyList(),
            emptyList(),
            emptyList(),
            "",
            "The Lady took the throne last: she is no petitioner in this game.",
            deck,
            NOTE,
            button("Decks", Intent.App(AppIntent.OpenDecks), "Own decks are typed in here."),
        )

    private class Year(
        val names: List<String>,
        val rules: List<String>,
        val best: (Int) -> String,
        val none: String,
    )

    private val english =
        Year(
            listOf(
                "January",
                "February",
                "March",
                "April",
                "May",
                "June",
                "July",
                "August",
                "September",
                "October",
                "November",
                "December",
            ),
            listOf(
                "Very simple.",
                "Fairly simple.",
                "Medium.",
                "No Powerful; heavy penalties.",
                "To win, the Powerful must take the throne.",
                "To win, the Stoic must take the throne.",
                "To win, ring the bells four times or more and choose a successor.",
                "Every dilemma has a single value.",
                "Every dilemma has two targets.",
                "Rewards are weak, or there are none.",
                "Favour begins at 1, and dilemmas bring none.",
                "In silence for the whole game, and a successor must be chosen.",
            ),
            { "Best: $it years" },
            "Not won yet",
        )

    private val german =
        Year(
            listOf(
                "Januar",
                "Februar",
                "März",
                "April",
                "Mai",
                "Juni",
                "Juli",
                "August",
                "September",
                "Oktober",
                "November",
                "Dezember",
            ),
            listOf(
                "Sehr einfach.",
                "Recht einfach.",
                "Mittel.",
                "Ohne den Mächtigen; schwere Strafen.",
                "Zum Sieg muss der Mächtige den Thron besteigen.",
                "Zum Sieg muss der Gleichmütige den Thron besteigen.",
                "Zum Sieg müsst ihr viermal oder öfter läuten und jemanden für den Thron finden.",
                "Jedes Dilemma hat nur einen Zielwert.",
                "Jedes Dilemma hat zwei Ziele.",
                "Schwache Belohnungen oder gar keine.",
                "Die Gunst beginnt bei 1, und Dilemmas bringen keine.",
                "Das ganze Spiel lang schweigt ihr, und jemand muss den Thron besteigen.",
            ),
            { "Bestes Ergebnis: $it Jahre" },
            "Noch nicht gewonnen",
        )

    private val won = mapOf(1 to 52, 2 to 47, 3 to 61, 7 to 58, 8 to 112)

    private fun calendar(year: Year) =
        year.names.mapIndexed { i, name ->
            val month = i + 1
            val best = won[month]?.let(year.best) ?: year.none
            MonthView(
                month,
                name,
                year.rules[i],
                best,
                month in won,
                month == 7,
                "$name: ${year.rules[i]} $best.",
                Intent.Setup(SetupIntent.PickMonth(month)),
            )
        }

    private val twelve = CharacterKind.entries - setOf(CharacterKind.TROUBLEMAKERS, CharacterKind.MERCHANTS, CharacterKind.GAMBLER)

    private val chosen = twelve.take(5)

    private val free by lazy {
        normal.copy(
            kind = kind(CouncilKind.FREE),
            petitioners =
                twelve.map {
                    val name = CharacterView(it, it.name.lowercase().replaceFirstChar(Char::uppercase))
                    val rule = "Adds 7 to the value of the die."
                    CharacterChoiceView(name, it in chosen, rule, "${name.name}: $rule", Intent.Setup(SetupIntent.ToggleCharacter(it)))
                },
            dilemmas = List(36) { dilemma(it + 1) },
            missing = "Choose 2 more petitioners.",
            ruler = "",
        )
    }

    private val names =
        listOf("Harsh Winter", "Lost Caravan", "Broken Dam", "Collapsed Tower", "Festival", "Mysterious Places", "The Envoys of the North")

    private fun dilemma(number: Int): DilemmaChoiceView {
        val taken = number in 4..10
        val name = names[number % names.size]
        val bells =
            when {
                number <= 18 -> 1
                number <= 29 -> 2
                else -> 3
            }
        val line = if (number % 7 == 3) "3 and 10 · 4 years" else "9, 10 or 11 · 2 years"
        val spoken = "$name, number $number: $line. ${if (taken) "Chosen; take it out." else "Seven are chosen."}"
        return DilemmaChoiceView(number, name, bells, line, taken, spoken, Intent.Setup(SetupIntent.ToggleDilemma(number)).takeIf { taken })
    }
}
