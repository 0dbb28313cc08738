package dev.douze.ui

import dev.douze.core.ButtonView
import dev.douze.core.CardFace
import dev.douze.core.CharacterKind
import dev.douze.core.ChoiceView
import dev.douze.core.ChoicesView
import dev.douze.core.CouncilDieView
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilIntent
import dev.douze.core.CouncilLogLine
import dev.douze.core.CouncilLogTurn
import dev.douze.core.CouncilMoment
import dev.douze.core.CouncilSeatView
import dev.douze.core.CouncilView
import dev.douze.core.DilemmaView
import dev.douze.core.FaceView
import dev.douze.core.FavourView
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.core.KeptKind
import dev.douze.core.KeptView
import dev.douze.core.PetitionerView
import dev.douze.core.PlayedView
import dev.douze.core.ProgressStep
import dev.douze.core.ProgressView
import dev.douze.core.RemarkKind
import dev.douze.core.SaidView
import dev.douze.core.TalkView
import dev.douze.core.TargetView
import dev.douze.ui.Fixtures.button

fun target(vararg faces: Int, on: Boolean = false, met: Boolean = false, changed: String? = null): TargetView {
    val label = faces.joinToString().replace(Regex(", (\\d+)$"), " or $1")
    val state = if (met) {
        ", met"
    } else if (on) {
        ", the die is on it"
    } else {
        ""
    }
    return TargetView(faces.toList(), label, on, met, changed, "Target $label$state.")
}

/** "Collapsed Tower", 9, 10 or 11. */
fun dilemma(
    name: String = "Collapsed Tower",
    number: Int = 5,
    bells: Int = 1,
    targets: List<TargetView> = listOf(target(9, 10, 11)),
    value: String = "2 years",
    reward: List<String> = listOf("Favour +1."),
    penalty: List<String> = listOf("Each discards 1 card of the hand."),
    public: Boolean = false,
    note: String = "",
    label: String = "Dilemma",
    next: Boolean = false,
) = DilemmaView(
    label,
    number,
    name,
    bells,
    listOf("", "easy", "medium", "hard")[bells],
    targets,
    value,
    reward,
    penalty,
    public,
    note,
    "$label: $name. ${targets.joinToString(" ") { it.spoken }} $value.",
    Intent.Council(CouncilIntent.InspectDilemma(next)),
)

fun petitioner(kind: CharacterKind, crown: Int, label: String = "Petitioner") =
    PetitionerView(
        label,
        character(kind),
        crown,
        "$label: ${character(kind).name}, crown $crown. It may not be played.",
        Intent.Council(CouncilIntent.InspectCharacter(kind)),
    )

fun councilSeat(
    seat: Int,
    name: String,
    card: PlayedView? = null,
    says: String? = null,
    wish: String? = null,
    mark: String? = null,
    active: Boolean = false,
    top: CharacterKind? = CharacterKind.MACHINE,
    inHand: Int = 5,
    reveals: Boolean = false,
) = CouncilSeatView(
    seat,
    name,
    FaceView(seat, null),
    mark,
    inHand,
    card,
    top?.let(::character),
    if (top == null) 0 else 2,
    7,
    says,
    wish,
    active,
    "chooses".takeIf { active } ?: "has chosen".takeIf { card?.character == null && card != null && !reveals },
    "$name: $inHand cards in hand.",
    button("$name reveals", Intent.Council(CouncilIntent.RevealNext(seat))).takeIf { reveals },
    Intent.Council(CouncilIntent.InspectSeat(seat)),
)

/** Mia is the person; Odile, Aurel and Maximiliane are councillors. */
val councilNames = listOf("Mia", "Odile", "Aurel", "Maximiliane")

fun councilCard(kind: CharacterKind, badge: String? = null, selected: Boolean = false, shown: Boolean = false) =
    HandCardView(
        CardFace.Character(character(kind)),
        selected,
        false,
        badge,
        rule(kind),
        "${character(kind).name}: ${rule(kind)}",
        Intent.Council(CouncilIntent.PickCharacter(kind)).takeUnless { shown },
        button("Explain: ${character(kind).name}", Intent.Council(CouncilIntent.InspectCharacter(kind))),
    )

/** Five cards over a die that shows 7, and what is in the discard. */
fun councilHands(selected: CharacterKind? = null, shown: Boolean = false, cards: Int = 5) =
    listOf(
        HandView(
            "Mia’s hand",
            listOf(
                CharacterKind.SORCERER to "7 → 2 8 9 10 12",
                CharacterKind.ALCHEMIST to "7 → 3 12",
                CharacterKind.DRUIDESS to "7 → 6 8",
                CharacterKind.KNIGHT to "→ 1–4",
                CharacterKind.STOIC to null,
                CharacterKind.REVERSER to "7 → 6",
                CharacterKind.GOLEM to "→ 9–12",
                CharacterKind.ORACLE to "7 → ?",
                CharacterKind.POWERFUL to "7 → any but 6",
                CharacterKind.PARASITE to "7 → 4 5",
                CharacterKind.LADY to "7 → 9 10 11",
            ).take(cards).map { (kind, badge) -> councilCard(kind, badge.takeUnless { shown }, kind == selected, shown) },
        ),
        HandView("Your discard", listOf(CharacterKind.PARASITE, CharacterKind.MACHINE).map { councilCard(it, shown = true) }),
    )

fun kept(kind: KeptKind, name: String, rule: String, off: String? = null) =
    KeptView(kind, rule, button(name, Intent.Council(CouncilIntent.UseKept(kind)), off, off == null))

val allKept =
    listOf(
        kept(KeptKind.TIP, "Tip the die", "Tips the die to a neighbouring face, before you choose."),
        kept(KeptKind.OPEN_CARD, "Lay a card open", "One of you lays the card face up.", "Only while you choose."),
        kept(KeptKind.SHIELD, "Shield", "Wards off one penalty.", "Only when a dilemma has failed."),
    )

fun said(seat: Int, sentence: String) = SaidView(seat, councilNames[seat], sentence, "${councilNames[seat]}: $sentence")

fun talk(
    said: List<SaidView> = listOf(said(1, "I take it"), said(2, "Yes, ${councilNames[1]}")),
    offers: Boolean = true,
    speaker: ChoicesView? = null,
    note: String = "",
) = TalkView(
    "Say",
    "What the table has said",
    said,
    listOf(said(0, "Well done!")).takeIf { said.isEmpty() }.orEmpty(),
    note,
    speaker,
    offers(1, 2).takeIf { offers }.orEmpty(),
)

/** All that may be said before the choice, at a table with these others. */
private fun offers(vararg others: Int): List<ButtonView> {
    fun say(label: String, remark: RemarkKind) = button(label, Intent.Council(CouncilIntent.Say(remark, null)))
    fun toEach(label: String, remark: RemarkKind) =
        others.map { button("$label, ${councilNames[it]}", Intent.Council(CouncilIntent.Say(remark, it))) }
    return listOf(
        say("I can do it alone", RemarkKind.ALONE),
        say("I can help part of the way", RemarkKind.HELPS),
        say("I cannot help this time", RemarkKind.CANNOT_HELP),
        say("Let us give this one up", RemarkKind.GIVE_UP),
        say("I take it", RemarkKind.TAKE_IT),
    ) + toEach("You take it", RemarkKind.YOU_TAKE_IT) + toEach("Two of us together", RemarkKind.TOGETHER) +
        say("I keep back", RemarkKind.KEEP_BACK) +
        button("Yes, ${councilNames[1]}", Intent.Council(CouncilIntent.Say(RemarkKind.AGREED, 1))) +
        button("Rather not, ${councilNames[1]}", Intent.Council(CouncilIntent.Say(RemarkKind.RATHER_NOT, 1))) +
        say("Let us ring the bells", RemarkKind.RING) +
        say("Let us not ring the bells", RemarkKind.DO_NOT_RING) +
        say("As you like", RemarkKind.RING_AS_YOU_LIKE)
}

fun faces(label: String, vararg faces: Int) =
    ChoicesView(label, faces.map { ChoiceView("$it", null, false, Intent.Council(CouncilIntent.PickFace(it))) })

/** A table in the third turn, with nothing to do. */
fun councilTable(status: String, seats: List<CouncilSeatView>, change: CouncilView.() -> CouncilView = { this }) =
    CouncilView(
        "Turn 3 of 8 · January",
        1,
        status,
        null,
        CouncilFrame(
            CouncilMoment.CHOOSE,
            CouncilDieView(
                7,
                dieBody.layout,
                listOf(9, 10, 11),
                emptyList(),
                "The die shows 7. Target 9, 10 or 11.",
                Intent.Council(CouncilIntent.InspectDie)
            ),
            FavourView("Favour 3 of 5", 3, 5, "Favour 3 of 5.", Intent.Council(CouncilIntent.InspectFavour)),
            petitioner(CharacterKind.LADY, 1),
            null,
            dilemma(),
            null,
            ProgressView(
                listOf(ProgressStep.SOLVED, ProgressStep.FAILED, ProgressStep.NOW) + List(4) { ProgressStep.TO_COME },
                "5 years",
                "One dilemma solved, one failed: 5 years.",
                Intent.Council(CouncilIntent.InspectReign),
            ),
            seats,
            ended = false,
        ),
        emptyList(),
        talk(),
        null,
        emptyList(),
        null,
        null,
        emptyList(),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        listOf(
            CouncilLogTurn(
                "Turn 3",
                listOf(
                    CouncilLogLine(FaceView(1, null), "Odile chooses a card."),
                    CouncilLogLine(FaceView(1, null), "Odile: I take it."),
                    CouncilLogLine(null, "Turn 3: the Lady petitions. Collapsed Tower."),
                ),
            ),
        ),
        null,
    ).change()

/** A card of the council that is open. */
fun councilCard(kind: CharacterKind) = played(kind).copy(explain = Intent.Council(CouncilIntent.InspectCharacter(kind)))

/** A face of the council's die that may be chosen. */
fun councilReach(face: Int, selected: Boolean = false) =
    reach(face, selected).copy(intent = Intent.Council(CouncilIntent.PickFace(face)))
