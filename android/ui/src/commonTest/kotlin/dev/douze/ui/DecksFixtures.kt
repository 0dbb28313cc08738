package dev.douze.ui

import dev.douze.core.Body
import dev.douze.core.DeckEditorView
import dev.douze.core.DeckView
import dev.douze.core.DecksIntent
import dev.douze.core.DecksView
import dev.douze.core.FieldView
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.ui.Fixtures.button

/** The decks of Council of 12. */
object DecksFixtures {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "decks" to screen(null),
            "decks-typed" to screen(editor(emptyList())),
            "decks-breaches" to screen(editor(breaches)),
        )
    }

    private fun screen(editor: DeckEditorView?) =
        Fixtures.screen(
            "Decks",
            Body.Decks(
                DecksView(
                    "The faces of the shipped deck are a reconstruction. Who owns the printed game may type in its cards.",
                    listOf(
                        deck("Shipped deck", "Shipped with the app · ba7816bf", "ba7816bf"),
                        deck("Rita's deck", "Own deck · 8f01cfea", "8f01cfea"),
                    ),
                    button("New deck", Intent.Decks(DecksIntent.CopyDeck("ba7816bf")), "Begins as a copy of the shipped one.").takeIf {
                        editor ==
                            null
                    },
                    editor,
                ),
            ),
        )

    private fun deck(name: String, line: String, sha256: String) =
        DeckView(name, line, button("Copy", Intent.Decks(DecksIntent.CopyDeck(sha256)), "Begins another deck as a copy of $name."))

    private val file =
        listOf("name = \"Rita's deck\"", "", "[crowns]", "powerful = 1", "sorcerer = 1", "lady = 1", "golem = 14", "knight = 2")
            .plus(
                (1..12).flatMap {
                    listOf(
                        "",
                        "[[dilemma]]",
                        "n = $it",
                        "bells = 1",
                        "en = \"Harsh Winter\"",
                        "fr = \"Hiver rude\"",
                        "de = \"Strenger Winter\"",
                        "targets = [[7]]",
                        "value = 3",
                        "reward = [\"keep:free_bell\", \"favour 1\", \"recall 1\"]",
                        "penalty = [\"favour -2\"]",
                    )
                },
            ).joinToString("\n")

    private val breaches =
        listOf(
            "Line 7, crowns.golem: the value must be 1, 2 or 3.",
            "Line 42, dilemma 4, reward: “keep:nothing” is no effect. Effects are favour N, recall N, bench N, discard N, reroll and " +
                "keep: with one of open_card, reroll, tip, foresee, free_bell, shield.",
            "Line 1: dilemma 36 is missing.",
        )

    private fun editor(breaches: List<String>) =
        DeckEditorView(
            FieldView("Deck file", file, "3 things are wrong.".takeIf { breaches.isNotEmpty() }, null, 65_536),
            breaches,
            button("Check and keep", Intent.Decks(DecksIntent.KeepDeck), "It is kept if nothing is wrong."),
            button("Discard", Intent.Decks(DecksIntent.DiscardDeck), "What was typed is forgotten."),
        )
}
