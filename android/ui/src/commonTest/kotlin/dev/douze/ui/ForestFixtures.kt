package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.BoardView
import dev.douze.core.Body
import dev.douze.core.ButtonView
import dev.douze.core.CardFace
import dev.douze.core.FaceView
import dev.douze.core.ForestIntent
import dev.douze.core.ForestView
import dev.douze.core.HandView
import dev.douze.core.InspectView
import dev.douze.core.Intent
import dev.douze.core.LogLineView
import dev.douze.core.LogRoundView
import dev.douze.core.ReceiptView
import dev.douze.core.ResultView
import dev.douze.core.Screen
import dev.douze.core.SeatColour
import dev.douze.core.SeatView
import dev.douze.core.TableIntent
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.hand

/** Every state of the forest table. */
object ForestFixtures {
    private val empty = board(".. .. ..\n.. .. ..\n.. .. ..")
    private val middle =
        """
        .. .. .. .. .. ..
        .. 40 k1 .. .. ..
        .. .. w0:3 o1:2 c0 ..
        .. m1 .. b0:3 j1:2! ..
        .. .. .. .. .. ..
        """
    private val full =
        """
        .. .. .. .. .. ..
        .. 40:3 k1:3 51:2 50:3 ..
        .. o1:2 w0:5 m1:3 k0:3 ..
        .. c0:1 b0:3 j1:3 w1:4! ..
        .. 41 d0 r1 j0:3 ..
        .. .. .. .. .. ..
        """

    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "forest-choose" to
                table(
                    "Mia chooses a card",
                    board(middle),
                    hand = HandView("Mia’s hand", listOf(hand("50"), hand("j0", true), hand("r0"))),
                    confirm = button("Choose the Jackalope", Intent.Table(TableIntent.Confirm)),
                    cancel = button("Cancel", Intent.Table(TableIntent.Cancel)),
                ),
            "forest-place" to
                table(
                    "Mia places the Spider 5",
                    board(
                        """
                        .. .. .. .. .. ..
                        .+ 40 k1 .+ .+ ..
                        .+ .+ w0:3 o1:2 c0 ..
                        .+ m1 .+ b0:3 j1:2! ..
                        .+ .+ .+ .+ .+ ..
                        """,
                    ),
                    revealed = "50 r1",
                    peek = true,
                ),
            "forest-ghost" to
                table(
                    "Mia places the Spider 5",
                    board(
                        """
                        .. .. .. .. .. ..
                        .+ 40 k1 .+ .+ ..
                        .+ .+ w0:3 o1:2 c0 ..
                        .+ m1 .+ b0:3 j1:2! ..
                        .+ .+ .+ .+ 50:2? ..
                        """,
                    ),
                    revealed = "50 r1",
                    preview = "→ 14",
                    confirm = button("Place the Spider 5", Intent.Table(TableIntent.Confirm)),
                    cancel = button("Cancel", Intent.Table(TableIntent.Cancel)),
                    peek = true,
                ),
            "forest-push" to
                table(
                    "Mia chooses where the Deer enters",
                    board(
                        """
                        .. .v .v .v .v ..
                        .* d0? 40? k1? .. .<
                        .> .. w0:3 o1:2 c0 .<
                        .> m1 .. b0:3 j1:2! .<
                        .. .- .^ .^ .^ ..
                        """,
                    ),
                    revealed = "d0",
                    preview = "→ 12",
                    confirm = button("Push the Deer in", Intent.Table(TableIntent.Confirm)),
                    cancel = button("Cancel", Intent.Table(TableIntent.Cancel)),
                ),
            "forest-raccoon-to" to
                table(
                    "Mia chooses where the Wolf goes",
                    board(
                        """
                        .. .+ .+ .+ .+ ..
                        .+ 40 k1 51 .+ .+
                        .+ o1 w0:3* .+ c0 .+
                        .+ m1 r0! b0:3 j1:2 .+
                        .+ .+ d0 s1 .+ .+
                        .. .+ .+ .+ .+ ..
                        """,
                    ),
                    cancel = button("Cancel", Intent.Table(TableIntent.Cancel)),
                    peek = true,
                ),
            "forest-inspect" to
                table(
                    "Mia chooses a card",
                    board(
                        """
                        .. .. .. .. .. ..
                        .. 40 k1= .. .. ..
                        .. .. w0:3* o1:2= c0 ..
                        .. m1= .. b0:3 j1:2 ..
                        .. .. .. .. .. ..
                        """,
                    ),
                    inspect = InspectView(
                        "Mia’s Wolf",
                        CardFace.Animal(card("w0")),
                        "1 point for each opposing card around it.",
                        listOf(receipt("w0", "3", "3 opposing cards lie around the Wolf.")),
                        "3 points",
                        null,
                        button("Close", Intent.Table(TableIntent.CloseInspect)),
                    ),
                    hand = handOf("50", "j0", "r0"),
                ),
            "forest-latest" to
                table("Lea chooses a card", board(full), hand = handOf("s1", "d1", "c1"), active = 1),
            "forest-result" to result(),
        )
    }

    fun table(
        status: String,
        board: BoardView,
        hand: HandView? = null,
        revealed: String = "",
        removed: String = "",
        preview: String? = null,
        confirm: ButtonView? = null,
        cancel: ButtonView? = null,
        inspect: InspectView? = null,
        peek: Boolean = false,
        active: Int = 0,
        swap: ButtonView? = null,
    ) = Fixtures.screen(
        "Forest duel",
        Body.Forest(
            ForestView(
                "Round 6",
                status,
                listOf(
                    seat(0, "Mia", "12", preview, active == 0, token = true),
                    seat(1, "Lea", "9", null, active == 1, token = false),
                ),
                board,
                if (revealed.isEmpty()) "" else "Revealed",
                cards(revealed),
                if (removed.isEmpty()) "" else "Taken by Snakes",
                cards(removed),
                hand,
                Fixtures.peek(toggles = false, open = false).takeIf { peek },
                "1 point for each opposing card around it.".takeIf { confirm != null || revealed.isNotEmpty() },
                preview?.let { "Mia 12 $it" },
                confirm,
                cancel,
                swap,
                null,
                null,
                listOf(LogRoundView("Round 5", listOf(LogLineView(card("w0"), "Mia places the Wolf on row 2, column 3.")))),
                inspect,
                null,
            ),
        ),
        secret = hand != null,
    )

    private fun cards(words: String) = words.split(' ').filter { it.isNotEmpty() }.map { card(it) }

    private fun handOf(vararg words: String) = HandView("Mia’s hand", words.map { hand(it) })

    private fun seat(
        seat: Int,
        name: String,
        score: String,
        preview: String?,
        active: Boolean,
        token: Boolean,
    ) = SeatView(
        seat,
        if (seat == 0) SeatColour.BLACK else SeatColour.WHITE,
        name,
        FaceView(seat, null),
        score,
        preview,
        "3 in hand, 4 in the deck",
        "+4",
        3,
        seat == 1,
        "Tiebreaker: goes first when numbers are equal".takeIf { token },
        active,
        "$name: $score points, 3 cards in hand, 4 in the deck. Choose to see how the points came about.",
        Intent.Forest(ForestIntent.InspectScore(seat)),
    )

    private fun receipt(
        word: String,
        points: String,
        sentence: String,
    ) = ReceiptView(CardFace.Animal(card(word)), points, sentence, null)

    private fun account(seat: Int) =
        InspectView(
            if (seat == 0) "Mia’s points" else "Lea’s points",
            null,
            null,
            listOf(
                receipt("4$seat", "3", "Both Spiders are in corners."),
                receipt("w$seat", "5", "5 opposing cards lie around the Wolf."),
                receipt("k$seat", "3", "The Cat is on the edge, not in a corner."),
                receipt("b$seat", "3", "The Bat lies directly beside its Crow."),
                receipt("j$seat", "3", "The Jackalope scores like the Bat beside it."),
                receipt("d$seat", "0", "This card never has points."),
            ),
            "17 points",
            null,
            button("Close", Intent.Table(TableIntent.CloseInspect)),
        )

    private fun result(): Screen {
        val table = table("The game is over", board(full))
        val forest = (table.body as Body.Forest).forest
        val result =
            ResultView(
                "Mia wins, 19 to 17",
                "Points are equal. Mia has more cards that score: 7 to 6.",
                listOf(account(0), account(1)),
                "The seed of this game: 17283910294857",
                Fixtures.record,
                Fixtures.review,
                Fixtures.watch,
                button("Play again", Intent.Table(TableIntent.Rematch), "The same people, colours swapped."),
                button("Home", Intent.App(AppIntent.OpenHome)),
            )
        return table.copy(body = Body.Forest(forest.copy(result = result)))
    }
}
