package dev.douze.ui

import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.CardFace
import dev.douze.core.CharacterKind
import dev.douze.core.CouncilIntent
import dev.douze.core.CouncilMoment
import dev.douze.core.CouncilSeatView
import dev.douze.core.CouncilView
import dev.douze.core.FavourView
import dev.douze.core.GameKind
import dev.douze.core.HandView
import dev.douze.core.InspectView
import dev.douze.core.Intent
import dev.douze.core.ProposalView
import dev.douze.core.ReceiptView
import dev.douze.core.Screen
import dev.douze.core.TableIntent
import dev.douze.core.WarningView
import dev.douze.ui.Fixtures.button
import dev.douze.ui.Fixtures.choices

/** The table of Council of 12, if that is what [screen] shows. */
fun council(screen: Screen): CouncilView? = (screen.body as? Body.Council)?.council

/** Every state of the table of Council of 12. */
object CouncilFixtures {
    private fun seats(count: Int) =
        councilNames.take(count).mapIndexed { i, name ->
            val says = listOf(null, "I take it", "Yes, ${councilNames[1]}", null)[i]
            councilSeat(i, name, says = says, active = i == 0, top = CharacterKind.MACHINE.takeIf { i != 1 }, inHand = 5 - i % 2)
        }

    /** Odile's card is open, the others are still to come. */
    private fun revealing(count: Int): List<CouncilSeatView> {
        val (mia, odile, aurel, maximiliane) =
            listOf(
                councilSeat(0, "Mia", faceDown, reveals = true),
                councilSeat(1, "Odile", councilCard(CharacterKind.SORCERER), "I must go first."),
                councilSeat(2, "Aurel", faceDown, "Somebody may have to cancel me.", "Would like Odile to be next", reveals = true),
                councilSeat(3, "Maximiliane", mark = "Head of the Council", says = "Ring as you like."),
            )
        return listOf(mia, odile, aurel, maximiliane).take(count)
    }

    private fun table(status: String, seats: List<CouncilSeatView>, change: CouncilView.() -> CouncilView = { this }) =
        screen(councilTable(status, seats, change).let { it.copy(table = it.table.copy(moment = moment(it))) })

    /** Cards that are open or may be opened are there to be revealed; bells are agreed on before. */
    private fun moment(view: CouncilView) =
        when {
            view.result != null -> CouncilMoment.THRONE
            view.table.seats.any { it.reveal != null || it.card?.character != null } -> CouncilMoment.REVEAL
            view.decisions.isNotEmpty() || view.warning != null -> CouncilMoment.HEAR
            else -> CouncilMoment.CHOOSE
        }

    private fun screen(view: CouncilView) = Fixtures.screen("Council of 12", Body.Council(view), secret = view.hands.isNotEmpty())

    private fun CouncilView.chosen(kind: CharacterKind, cards: Int = 5) =
        copy(
            hands = councilHands(kind, cards = cards),
            confirm = button("Choose the ${character(kind).name}", Intent.Table(TableIntent.Confirm)),
            cancel = button("Cancel", Intent.Table(TableIntent.Cancel)),
        )

    private fun CouncilView.public() =
        copy(
            table =
                table.copy(
                    dilemma = dilemma(value = "4 years: public", public = true),
                    nextDilemma = dilemma("Festival", 16, targets = listOf(target(3)), label = "Next dilemma", next = true),
                ),
        )

    val all: Map<String, Screen> by lazy {
        linkedMapOf(
            "council-bells" to
                table("Ring the bells for the Collapsed Tower?", seats(3)) {
                    copy(
                        hands = councilHands(shown = true),
                        decisions =
                            listOf(
                                button("Ring the bells", Intent.Council(CouncilIntent.RingBells(true)), "The dilemma counts double."),
                                button("Do not ring", Intent.Council(CouncilIntent.RingBells(false))),
                                button("Be silent", Intent.Council(CouncilIntent.KeepSilence)),
                            ),
                    )
                },
            "council-choose" to table("Mia chooses a card", seats(3)) { chosen(CharacterKind.SORCERER) },
            "council-reveal" to
                table("Agree who reveals next", revealing(3)) {
                    public().copy(
                        hands = councilHands(shown = true) +
                            HandView("Your card", listOf(councilCard(CharacterKind.DRUIDESS, shown = true))),
                        table =
                            public().table.copy(
                                die = table.die.copy(face = 10, spoken = "The die shows 10, on the target."),
                                dilemma = dilemma(value = "4 years: public", public = true, targets = listOf(target(9, 10, 11, on = true))),
                            ),
                        talk = talk(listOf(said(1, "I must go first."), said(2, "Somebody may have to cancel me.")), offers = false),
                    )
                },
            "council-faces" to
                table("Mia tips the die", seats(3)) {
                    copy(
                        hands = councilHands(shown = true),
                        table = table.copy(die = table.die.copy(reach = listOf(2, 8, 9, 10, 12).map { councilReach(it) })),
                        offers = faces("The Sorcerer tips the die to …", 2, 8, 9, 10, 12),
                    )
                },
            "council-four" to
                table("Agree who reveals next", revealing(4)) {
                    copy(
                        hands = councilHands(shown = true),
                        table = table.copy(
                            favour = FavourView("Favour", 4, 5, "Favour 4 of 5.", Intent.Council(CouncilIntent.InspectFavour))
                        ),
                    )
                },
            "council-kept" to
                table("Mia chooses a card", seats(3)) {
                    public().chosen(CharacterKind.KNIGHT).copy(
                        kept = allKept,
                        table = public().table.copy(foreseen = petitioner(CharacterKind.POWERFUL, 1, "Next petitioner")),
                    )
                },
            "council-proposal" to
                table("Ring the bells for the Collapsed Tower?", seats(3)) {
                    copy(
                        hands = councilHands(shown = true),
                        kept = allKept.take(1),
                        proposal =
                            ProposalView(
                                "Odile proposes to tip the die to 8 with the kept reward.",
                                button("Agree", Intent.Council(CouncilIntent.AcceptProposal)),
                                button("Rather not", Intent.Council(CouncilIntent.DeclineProposal)),
                            ),
                        decisions =
                            listOf(
                                button("Ring the bells", Intent.Council(CouncilIntent.RingBells(true))),
                                button("Do not ring", Intent.Council(CouncilIntent.RingBells(false)))
                            ),
                    )
                },
            "council-warning" to
                table("Ring the bells for the Collapsed Tower?", seats(3)) {
                    copy(
                        table = table.copy(
                            favour = FavourView("Favour", 1, 5, "Favour 1 of 5.", Intent.Council(CouncilIntent.InspectFavour))
                        ),
                        hands = councilHands(shown = true),
                        warning =
                            WarningView(
                                "The last Favour goes with the bells: the council falls at once. Ring all the same?",
                                button("Ring and fall", Intent.Council(CouncilIntent.RingBells(true))),
                                button("Do not ring", Intent.Table(TableIntent.Cancel)),
                            ),
                    )
                },
            "council-speakers" to
                table("Mia chooses a card", seats(3)) {
                    copy(
                        talk = talk(
                            speaker = choices(
                                "Who speaks?",
                                "Mia" to Intent.Council(CouncilIntent.ChooseSpeaker(0)),
                                "Odile" to Intent.Council(CouncilIntent.ChooseSpeaker(1))
                            )
                        ),
                        peek = councilPeek(open = true),
                    )
                },
            "council-inspect" to
                table("Mia chooses a card", seats(3)) {
                    chosen(CharacterKind.SORCERER).copy(
                        inspect =
                            InspectView(
                                "How the die came to 10",
                                null,
                                null,
                                listOf(
                                    receipt(CharacterKind.SORCERER, "7 → 10", "Odile’s Sorcerer tipped it."),
                                    receipt(CharacterKind.ALCHEMIST, "10 → 5", "Mia’s Alchemist halved it."),
                                    receipt(CharacterKind.MACHINE, "", "Aurel’s Machine was cancelled: Odile had revealed one."),
                                ),
                                "The die shows 5.",
                                button("To the rules", Intent.App(AppIntent.OpenRules(GameKind.COUNCIL, null))),
                                button("Close", Intent.Table(TableIntent.CloseInspect)),
                            ),
                    )
                },
            "council-won" to ended(won = true, CharacterKind.SORCERER),
            "council-vacant" to ended(won = true, null),
        )
    }

    private fun receipt(kind: CharacterKind, points: String, sentence: String) =
        ReceiptView(
            CardFace.Character(character(kind)),
            points,
            sentence,
            button("To the rule", Intent.App(AppIntent.OpenRules(GameKind.COUNCIL, kind.name.lowercase()))),
        )

    private fun ended(won: Boolean, ruler: CharacterKind?) =
        table("The reign is over", seats(3)) {
            copy(
                turn = "Turn 8 of 8 · January",
                table = table.copy(petitioner = null, ended = true),
                talk = null,
                result = councilResult(won, ruler),
            )
        }
}
