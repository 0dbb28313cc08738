package dev.douze.ui

import dev.douze.core.Body
import dev.douze.core.CardFace
import dev.douze.core.CharacterKind
import dev.douze.core.CouncilView
import dev.douze.core.ForestIntent
import dev.douze.core.ForestView
import dev.douze.core.HintView
import dev.douze.core.Intent
import dev.douze.core.KingIntent
import dev.douze.core.KingView
import dev.douze.core.Screen
import dev.douze.core.TableIntent
import dev.douze.core.ThinkingView
import dev.douze.core.WeighedView
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.with

/** A person alone with built-in players: the way to a hint, the search for it, and the hint. */
object HintFixtures {
    private val ask = button("Hint", Intent.Table(TableIntent.AskHint), "What a strong player would consider, and why.")

    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "forest-ask" to forest("forest-place") { copy(askHint = ask, peek = null) },
            "forest-hint-thinking" to
                forest("forest-choose") { copy(confirm = null, cancel = null) }
                    .copy(thinking = ThinkingView(8, "Looking for a hint.", "Show now")),
            "forest-hint" to forest("forest-choose") { copy(hint = forestHint) },
            "king-ask" to king("king-choose") { copy(askHint = ask) },
            "king-ask-selected" to king("king-selected") { copy(askHint = ask) },
            "king-hint" to king("king-selected") { copy(hint = kingHint) },
            "council-ask" to council("council-bells") { copy(askHint = ask) },
            "council-ask-chosen" to council("council-kept") { copy(askHint = ask) },
            "council-hint" to council("council-choose") { copy(hint = councilHint) },
        )
    }

    private fun forest(name: String, from: Map<String, Screen> = ForestFixtures.all, change: ForestView.() -> ForestView): Screen {
        val screen = from.getValue(name)
        return screen.with(Body.Forest(forest(screen)!!.change()))
    }

    private fun king(name: String, from: Map<String, Screen> = KingFixtures.all, change: KingView.() -> KingView): Screen {
        val screen = from.getValue(name)
        return screen.with(Body.King(king(screen)!!.change()))
    }

    private fun council(name: String, from: Map<String, Screen> = CouncilFixtures.all, change: CouncilView.() -> CouncilView): Screen {
        val screen = from.getValue(name)
        return screen.with(Body.Council(council(screen)!!.change()))
    }

    private fun hint(options: List<WeighedView>, vararg reasons: String) =
        HintView("A hint", options, reasons.toList(), button("Close", Intent.Table(TableIntent.CloseHint)))

    private fun animal(word: String, worth: String, selected: Boolean = false, share: Int = 50): WeighedView {
        val card = card(word)
        return WeighedView(
            CardFace.Animal(card),
            card.name,
            worth,
            share,
            "${card.name}: $worth.",
            Intent.Forest(ForestIntent.PickCard(card.card)).takeUnless { selected },
        )
    }

    private fun character(kind: CharacterKind, worth: String, selected: Boolean = false, share: Int = 50) =
        WeighedView(
            CardFace.Character(character(kind)),
            character(kind).name,
            worth,
            share,
            "${character(kind).name}: $worth.",
            Intent.King(KingIntent.PickCharacter(kind)).takeUnless { selected },
        )

    private val forestHint =
        hint(
            listOf(animal("50", "4 more points expected"), animal("j0", "1.2 points less", selected = true), animal("r0", "2 points less")),
            "Two corners are still free for Spiders.",
            "The Raccoon is worth more once the display is full.",
        )

    private val kingHint =
        hint(
            listOf(
                character(CharacterKind.GOLEM, "42 % to win the round · 60 of 100 times"),
                character(CharacterKind.SORCERER, "41 % to win the round · 40 of 100 times", selected = true),
                character(CharacterKind.ALCHEMIST, "38 % to win the round"),
            ),
            "Whoever always does the same is foreseen: a strong player mixes.",
            "Lea and Tom can still choose the Machine.",
        )

    private val councilHint =
        hint(
            listOf(
                character(CharacterKind.ALCHEMIST, "71 % to solve the dilemma"),
                character(CharacterKind.DRUIDESS, "64 % to solve the dilemma"),
                character(CharacterKind.SORCERER, "12 % to solve the dilemma", selected = true),
            ),
            "The Alchemist reaches 10 from 7 with Odile’s help.",
        )
}
