package dev.douze.ui

import dev.douze.core.BoardView
import dev.douze.core.Body
import dev.douze.core.CardFace
import dev.douze.core.CharacterKind
import dev.douze.core.GameKind
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.core.ReceiptView
import dev.douze.core.ReviewLineView
import dev.douze.core.ReviewView
import dev.douze.core.ReviewedView
import dev.douze.core.Screen
import dev.douze.core.TableIntent
import dev.douze.core.ThinkingView
import dev.douze.core.WeighedView
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.choices

/** A finished game looked back at. */
object ReviewFixtures {
    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "review-thinking" to
                screen(
                    forest(lines.map { if (it.number < 2) it else it.unreckoned() })
                        .copy(total = "2 of 7 decisions are reckoned: 1.2 points so far."),
                ).copy(thinking = ThinkingView(9, "Reckoning what each decision cost.", "Stop")),
            "review-stopped" to
                screen(
                    forest(lines.map { if (it.number < 4) it else it.unreckoned() }).copy(
                        people = choices(
                            "Whose decisions?",
                            "Mia" to Intent.Table(TableIntent.ReviewSeat(0)),
                            "Maximiliane" to Intent.Table(TableIntent.ReviewSeat(1))
                        ),
                        total = "4 of 7 decisions are reckoned: 3.6 points so far.",
                        resume = button("Reckon on", Intent.Table(TableIntent.OpenReview), "Goes on where it was stopped."),
                    ),
                ),
            "review" to screen(forest(lines)),
            "review-shown" to screen(forest(lines, shown = 1).copy(shown = placed)),
            "review-king" to screen(king),
            "review-none" to
                screen(forest(emptyList()).copy(total = "There was nothing to decide in this game.")),
        )
    }

    private fun screen(view: ReviewView, title: String = "Review") = Fixtures.screen(title, Body.Review(view))

    private fun line(
        number: Int,
        heading: String,
        chosen: String,
        better: String?,
        cost: String,
        weight: Int,
    ) = ReviewLineView(
        number,
        heading,
        chosen,
        better,
        cost,
        weight,
        false,
        listOfNotNull(heading, chosen, better, cost).joinToString(". "),
        Intent.Table(TableIntent.ReviewDecision(number)),
    )

    private fun ReviewLineView.unreckoned() =
        copy(better = null, cost = "not reckoned yet", weight = null, spoken = "$heading. $chosen. not reckoned yet")

    private val lines =
        listOf(
            line(0, "Round 1, choice", "Wolf", null, "as good as any", 0),
            line(1, "Round 1, place of the Wolf", "Row 3, column 2", "Better: row 4, column 3", "cost 1.2 points", 1),
            line(2, "Round 2, choice", "Raccoon", null, "as good as any", 0),
            line(3, "Round 2, the Raccoon’s move", "Jackalope to row 2, column 4", "Better: Wolf to row 1, column 1", "cost 2.4 points", 2),
            line(4, "Round 3, choice", "Deer", "Better: Spider 5", "cost 5.8 points", 3),
            line(5, "Round 3, where the Deer enters", "From the left, row 2", "Better: from above, column 3", "cost 0.6 points", 1),
            line(6, "Round 4, choice", "Cat", null, "as good as any", 0),
        )

    private fun forest(lines: List<ReviewLineView>, shown: Int? = null) =
        ReviewView(
            GameKind.FOREST,
            "Mia’s decisions",
            "Each one is weighed by what Mia could know then, against the best that the strongest player finds.",
            null,
            "10 points in all; the worst was in round 3: Deer.",
            null,
            lines.map { it.copy(selected = it.number == shown) },
            null,
        )

    /** The card where it ended, and where it would be better; nothing can be tapped. */
    private val then: BoardView =
        board(
            """
            .. .. .. .. .. ..
            .. 40 k1 .. .. ..
            .. w0:3# .. o1:2 c0 ..
            .. m1 w0:5~ b0:3 j1:2 ..
            .. .. .. .. .. ..
            """,
        ).let { board -> board.copy(cells = board.cells.map { it.copy(intent = null) }) }

    private fun weighed(label: String, worth: String, face: CardFace? = null) = WeighedView(face, label, worth, 50, "$label: $worth.", null)

    private val placed =
        ReviewedView(
            "Round 1, place of the Wolf",
            listOf("Mia placed the Wolf in row 3, column 2.", "Row 4, column 3 would have been better.", "It cost 1.2 points."),
            then,
            HandView("Mia’s hand then", listOf(Fixtures.hand("50", shown = true), Fixtures.hand("j0", shown = true))),
            emptyList(),
            listOf(
                weighed("Row 4, column 3", "6.1 points expected"),
                weighed("Row 5, column 4", "0.3 points less"),
                weighed("Row 3, column 2", "1.2 points less"),
            ),
            listOf("5 opposing cards would lie around the Wolf instead of 3."),
        )

    private fun receipt(kind: CharacterKind?, points: String, sentence: String) =
        ReceiptView(kind?.let { CardFace.Character(character(it)) }, points, sentence, null)

    private val king =
        ReviewView(
            GameKind.KING,
            "Mia’s decisions",
            "Each one is weighed by what Mia could know then; who always does the same is foreseen.",
            null,
            "15 % of a round in all; the worst was in round 2, turn 3: Machine.",
            null,
            listOf(
                line(0, "Round 1, turn 1: card", "Golem", null, "as good as any", 0),
                line(1, "Round 2, turn 3: card", "Machine", "Better: Alchemist", "cost 15 %", 3).copy(selected = true),
                line(2, "Round 2, turn 3: face", "Face 8", null, "as good as any", 0),
            ),
            ReviewedView(
                "Round 2, turn 3: card",
                listOf("Mia chose the Machine.", "The Alchemist would have been better.", "It cost 15 % of a round."),
                null,
                firstHand(shown = true).let { hand ->
                    hand.copy(
                        label = "Mia’s hand then",
                        cards =
                            hand.cards.map { card ->
                                val badge =
                                    when ((card.face as CardFace.Character).character.character) {
                                        CharacterKind.MACHINE -> "chosen"
                                        CharacterKind.ALCHEMIST -> "better"
                                        else -> null
                                    }
                                card.copy(badge = badge, explain = null)
                            },
                    )
                },
                listOf(
                    receipt(null, "7", "Mia’s die shows 7."),
                    receipt(CharacterKind.PARASITE, "3", "Lea’s die shows 3; 4 points; the last card was the Parasite."),
                    receipt(null, "11", "Maximiliane’s die shows 11; one crown."),
                ),
                listOf(
                    weighed("Alchemist", "42 % to win the round · 70 of 100 times", CardFace.Character(character(CharacterKind.ALCHEMIST))),
                    weighed("Golem", "41 % to win the round · 30 of 100 times", CardFace.Character(character(CharacterKind.GOLEM))),
                    weighed("Machine", "27 % to win the round", CardFace.Character(character(CharacterKind.MACHINE))),
                ),
                listOf("Three others could still choose the Machine, and equal cards cancel each other."),
            ),
        )
}
