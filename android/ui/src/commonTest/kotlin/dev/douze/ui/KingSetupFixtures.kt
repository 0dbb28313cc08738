package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CharacterChoiceView
import dev.douze.core.CharacterKind
import dev.douze.core.CharacterSet
import dev.douze.core.CharacterSetView
import dev.douze.core.ChoiceView
import dev.douze.core.ChoicesView
import dev.douze.core.FieldView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import dev.douze.core.RuleSectionView
import dev.douze.core.RuleView
import dev.douze.core.RulesView
import dev.douze.core.Screen
import dev.douze.core.SeatSetupView
import dev.douze.core.SetupIntent
import dev.douze.core.SetupView
import dev.douze.core.TwelveGroups
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.choices

/** The set-up of King of 12, and its rules. */
object KingSetupFixtures {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "king-setup" to setup(2, CharacterSet.FIRST_GAME),
            "king-setup-twelve" to setup(12, CharacterSet.RANDOM),
            "king-setup-chosen" to setup(16, CharacterSet.CHOSEN),
            "king-rules" to Fixtures.screen("Rules", Body.Rules(rules(null))),
            "king-rules-at" to Fixtures.screen("Rules", Body.Rules(rules(CharacterKind.MERCHANTS))),
        )
    }

    private fun setup(seats: Int, set: CharacterSet) =
        Fixtures.screen(
            "King of 12: who plays?",
            Body.Setup(
                SetupView(
                    GameKind.KING,
                    List(seats) { seat(it, if (it < 2) PlayerKind.PERSON else PlayerKind.PRETENDER) },
                    if (seats < 16) {
                        button("One seat more", Intent.Setup(SetupIntent.AddSeat), "From five seats on it is a tournament.")
                    } else {
                        button("One seat more", Intent.Setup(SetupIntent.AddSeat), "There are 16 seats at most.", false)
                    },
                    if (seats > 2) {
                        button("One seat less", Intent.Setup(SetupIntent.RemoveSeat))
                    } else {
                        button("One seat less", Intent.Setup(SetupIntent.RemoveSeat), "Two seats at least.", false)
                    },
                    listOfNotNull(
                        choices(
                            "Groups",
                            "Three of four" to Intent.Setup(SetupIntent.SetGroups(TwelveGroups.FOURS)),
                            "Four of three" to Intent.Setup(SetupIntent.SetGroups(TwelveGroups.THREES))
                        )
                            .takeIf { seats == 12 },
                        choices(
                            "Step by step",
                            "Off" to Intent.Setup(SetupIntent.SetSteps(false)),
                            "On" to Intent.Setup(SetupIntent.SetSteps(true))
                        ).takeIf { seats < 5 },
                        choices(
                            "Table mode",
                            "Off" to Intent.Setup(SetupIntent.SetTableMode(false)),
                            "On" to Intent.Setup(SetupIntent.SetTableMode(true))
                        ).takeIf { seats == 2 },
                        choices(
                            "Cards played",
                            "Face down" to Intent.Setup(SetupIntent.SetOpenHistory(false)),
                            "Open in the history" to Intent.Setup(SetupIntent.SetOpenHistory(true))
                        ),
                    ),
                    characters(set),
                    null,
                    FieldView("Seed of chance", "", null, "Leave it empty and the device draws one.", 20),
                    button("Start the game", Intent.Setup(SetupIntent.StartGame), "The dice are rolled."),
                ),
            ),
        )

    private fun seat(seat: Int, player: PlayerKind) =
        SeatSetupView(
            seat,
            "Seat ${seat + 1}",
            FieldView("Name", if (seat == 0) "Mia" else "Lea", null, null, 20).takeIf { player == PlayerKind.PERSON },
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
                        Triple("Pretender", "The app plays: it weighs what the others may choose.", PlayerKind.PRETENDER),
                        Triple("Courtier", "The app plays: it looks ahead and mixes its choices.", PlayerKind.COURTIER),
                        Triple(
                            "Strategist",
                            "The app plays: it thinks of the whole round, and is hard to outwit. The strongest.",
                            PlayerKind.STRATEGIST,
                        ),
                    ).map { (label, line, kind) ->
                        ChoiceView(label, line, player == kind, Intent.Setup(SetupIntent.SetPlayer(seat, kind)))
                    },
            ),
            null,
        )

    private val chosen =
        setOf(CharacterKind.KNIGHT, CharacterKind.LADY, CharacterKind.GAMBLER, CharacterKind.MERCHANTS, CharacterKind.ORACLE)

    private fun characters(set: CharacterSet) =
        CharacterSetView(
            choices(
                "Characters",
                "First game" to Intent.Setup(SetupIntent.SetCharacters(CharacterSet.FIRST_GAME)),
                "At random" to Intent.Setup(SetupIntent.SetCharacters(CharacterSet.RANDOM)),
                "Chosen" to Intent.Setup(SetupIntent.SetCharacters(CharacterSet.CHOSEN)),
            ).let { view -> view.copy(choices = view.choices.mapIndexed { i, choice -> choice.copy(selected = i == set.ordinal) }) },
            if (set == CharacterSet.CHOSEN) "Choose 2 more" else "",
            kingCharacters.map { kind ->
                val selected = kind == CharacterKind.KNIGHT || (set == CharacterSet.CHOSEN && kind in chosen)
                val intent = Intent.Setup(SetupIntent.ToggleCharacter(kind)).takeIf {
                    set == CharacterSet.CHOSEN &&
                        kind != CharacterKind.KNIGHT
                }
                CharacterChoiceView(character(kind), selected, rule(kind), "${character(kind).name}: ${rule(kind)}", intent)
            },
        )

    private fun rules(selected: CharacterKind?) =
        RulesView(
            GameKind.KING,
            listOf(
                RuleSectionView(
                    "A turn",
                    listOf(
                        RuleView(null, "Choose", "Everyone chooses a card of the hand in secret.", null, false),
                        RuleView(null, "Cancel", "A character chosen more than once is cancelled for all of them.", null, false),
                        RuleView(null, "Compare", "Equal values cancel each other, all of them.", null, false),
                    ),
                ),
                RuleSectionView(
                    "Characters",
                    kingCharacters.map {
                        RuleView(
                            character(it),
                            character(it).name,
                            rule(it),
                            null,
                            it == selected
                        )
                    }
                ),
                RuleSectionView(
                    "Where the rulebook is silent",
                    List(11) {
                        RuleView(
                            null,
                            "Ruling ${it + 1}",
                            "Values of 0 and less compare, cancel and win like any other.",
                            "Our ruling",
                            false
                        )
                    },
                ),
            ),
            button("Close", Intent.App(AppIntent.Back)),
        )
}
