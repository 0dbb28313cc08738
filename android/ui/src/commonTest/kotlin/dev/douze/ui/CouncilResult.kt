package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.CharacterKind
import dev.douze.core.CouncilIntent
import dev.douze.core.CouncilResultView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.ReceiptView
import dev.douze.core.TableIntent
import dev.douze.core.ThroneCardView
import dev.douze.ui.Fixtures.button

/** The end of a reign: won with or without a ruler, or lost. */
fun councilResult(won: Boolean, ruler: CharacterKind?): CouncilResultView {
    val played = listOf(CharacterKind.SORCERER, CharacterKind.SORCERER, CharacterKind.POWERFUL).takeIf { won }.orEmpty()
    return CouncilResultView(
        if (ruler != null) {
            "The Sorcerer ascends the throne"
        } else if (won) {
            "The throne stays vacant"
        } else {
            "The council has fallen"
        },
        if (won) "Two of three agreed: Favour 2 → 1." else "The last Favour was lost in turn 5.",
        "The year is over, and the bells are still.",
        won,
        ruler?.let(::character),
        played.mapIndexed { i, kind ->
            val reigns = kind == ruler
            ThroneCardView(councilNames[i], character(kind), reigns, "${councilNames[i]}: ${character(kind).name}.")
        },
        "47 years",
        "A reign to be told of",
        2,
        "The harvests were good, and the neighbours kept quiet.",
        listOf(
            ReceiptView(null, "24", "Dilemmas solved, public ones double.", null),
            ReceiptView(null, "14", "Crowns of the seven petitioners.", null),
            ReceiptView(
                null,
                "1",
                "Favour left.",
                button("To the rule", Intent.App(AppIntent.OpenRules(GameKind.COUNCIL, "score")))
            ),
        ),
        "Seed of chance: 8241390",
        button("The reign in the Chronicle", Intent.Council(CouncilIntent.InspectReign)),
        button(
            "Play for the throne",
            Intent.Council(CouncilIntent.PlayForThrone),
            "King of 12 with the same people."
        ).takeIf {
            won &&
                ruler == null
        },
        Fixtures.record,
        button("Review", Intent.Table(TableIntent.OpenReview)),
        Fixtures.watch,
        button("Once more", Intent.Table(TableIntent.Rematch)),
        button("Home", Intent.App(AppIntent.OpenHome)),
    )
}
