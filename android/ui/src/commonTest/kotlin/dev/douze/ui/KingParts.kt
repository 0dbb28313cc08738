package dev.douze.ui

import dev.douze.core.CardFace
import dev.douze.core.CharacterKind
import dev.douze.core.CharacterView
import dev.douze.core.FaceView
import dev.douze.core.GroupView
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.KingIntent
import dev.douze.core.KingSeatView
import dev.douze.core.KingView
import dev.douze.core.PeekView
import dev.douze.core.PlayedView
import dev.douze.core.RailMarkView
import dev.douze.core.RailState
import dev.douze.core.RailView
import dev.douze.core.ReachView
import dev.douze.core.TableIntent
import dev.douze.core.ValueView
import dev.douze.ui.Fixtures.button

private val rules =
    mapOf(
        CharacterKind.KNIGHT to "In this turn, low values beat high ones.",
        CharacterKind.SORCERER to "Tips your die to one of the five faces beside the one that it shows. You choose which.",
        CharacterKind.ORACLE to "Rolls your die, after all other effects.",
        CharacterKind.ALCHEMIST to "Doubles the value of your die. The die itself stays as it lies.",
        CharacterKind.MACHINE to "Adds 7 to the value of your die. The die itself stays as it lies.",
        CharacterKind.LADY to
            "A single Lady cancels all other cards. With several, the lowest of their dice may take a token from the highest; " +
            "a tie at either end, and nothing is taken.",
    )

/** Those of King of 12. */
val kingCharacters = CharacterKind.entries - setOf(CharacterKind.DRUIDESS, CharacterKind.POWERFUL, CharacterKind.STOIC)

/** "Troublemakers". */
fun character(kind: CharacterKind) = CharacterView(kind, kind.name.lowercase().replaceFirstChar { it.uppercase() })

fun rule(kind: CharacterKind) = rules[kind] ?: "Turns your die over to the opposite face: 13 less what it shows."

fun played(kind: CharacterKind, struck: String? = null) = PlayedView(
    character(kind),
    struck,
    Intent.King(KingIntent.InspectCharacter(kind))
)

val faceDown = PlayedView(null, null, null)

fun value(text: String, reason: String? = null, struck: String? = null, taken: String? = null) = ValueView(text, reason, struck, taken)

fun reach(face: Int, selected: Boolean = false) = ReachView(face, "Face $face", selected, Intent.King(KingIntent.PickFace(face)))

fun kingSeat(
    seat: Int,
    name: String,
    face: Int,
    card: PlayedView? = null,
    value: ValueView? = null,
    ones: Int = 0,
    twos: Int = 0,
    crowns: Int = 0,
    mark: String? = null,
    active: Boolean = false,
    turned: Boolean = false,
): KingSeatView {
    val points = ones + 2 * twos
    return KingSeatView(
        seat,
        0,
        name,
        FaceView(seat, null),
        face,
        value?.struck,
        emptyList(),
        card,
        value,
        null,
        "$points points",
        "$points",
        null,
        ones,
        twos,
        crowns,
        6,
        mark,
        active,
        turned,
        "$name: the die shows $face, $points points.",
        Intent.King(KingIntent.InspectSeat(seat)),
    )
}

fun kingCard(kind: CharacterKind, badge: String? = null, selected: Boolean = false, shown: Boolean = false) =
    HandCardView(
        CardFace.Character(character(kind)),
        selected,
        false,
        badge,
        rule(kind),
        "${character(kind).name}: ${rule(kind)}",
        Intent.King(KingIntent.PickCharacter(kind)).takeUnless { shown },
        button("Explain: ${character(kind).name}", Intent.King(KingIntent.InspectCharacter(kind))),
    )

/** All seven of a first game, over a die that shows 7. */
fun firstHand(selected: CharacterKind? = null, shown: Boolean = false) =
    HandView(
        "Mia’s hand",
        listOf(
            CharacterKind.KNIGHT to null,
            CharacterKind.SORCERER to "7 → 2 8 9 10 12",
            CharacterKind.ORACLE to null,
            CharacterKind.ALCHEMIST to "7 → 14",
            CharacterKind.MACHINE to "7 → 14",
            CharacterKind.PARASITE to "7 → 0",
            CharacterKind.GOLEM to "7 → 12",
        ).map { (kind, badge) -> kingCard(kind, badge, kind == selected, shown) },
    )

fun kingPeek(open: Boolean) =
    PeekView(
        "Hold to see your hand",
        false,
        open,
        Intent.Table(TableIntent.Peek),
        Intent.Table(TableIntent.StopPeeking),
        "Your screen reader is about to speak your secret hand aloud. Use headphones or make sure that nobody listens.",
        if (open) listOf(firstHand(shown = true), under()).map { it.lookedAt() } else emptyList(),
    )

/** While it is only looked at no card is explained. */
fun HandView.lookedAt() = copy(cards = cards.map { it.copy(explain = null) })

fun under() = HandView("Under Mia’s die", listOf(kingCard(CharacterKind.LADY, shown = true)))

fun group(seats: List<KingSeatView>) =
    GroupView("", true, placed(seats), rows(seats), rail(seats), seats.joinToString { it.name }, null)

/** Each at a side of the table, the first nearest to the reader; of two with two sides of a device the last. */
private fun placed(seats: List<KingSeatView>): List<KingSeatView> {
    val nearest = if (seats.any { it.turned }) seats.lastIndex else 0
    return seats.mapIndexed { i, seat -> seat.copy(place = (i + seats.size - nearest) % seats.size * 12 / seats.size) }
}

/** The scale of their values, as their texts have it. */
fun rail(seats: List<KingSeatView>): RailView? {
    val marks =
        seats.mapNotNull { seat ->
            val value = seat.value ?: return@mapNotNull null
            val text = value.text.substringAfter("→ ")
            val state =
                when {
                    value.struck != null -> RailState.OUT
                    value.taken == "+2" -> RailState.WINNER
                    value.taken == "+1" -> RailState.RUNNER_UP
                    else -> RailState.COUNTS
                }
            RailMarkView(seat.seat, seat.medallion, text.replace('−', '-').toInt(), text, state, value.taken?.drop(1)?.toInt() ?: 0)
        }
    return RailView(0, 24, false, marks, "Mia wins the turn, Tom is runner-up.").takeIf { marks.isNotEmpty() }
}

private fun rows(seats: List<KingSeatView>) =
    if (seats.size > 2) listOf(listOf(0, 1), (seats.size - 1 downTo 2).toList()) else seats.indices.map { listOf(it) }

/** One of several groups. */
fun group(number: Int, large: Boolean, seats: List<KingSeatView>) =
    GroupView(
        "Group $number",
        large,
        placed(seats),
        rows(seats),
        rail(seats),
        "Group $number: ${seats.joinToString { it.name }}.",
        Intent.King(KingIntent.OpenGroup(number - 1)).takeUnless { large },
    )

/** A table with nothing but seats. */
fun kingTable(status: String, groups: List<GroupView>) =
    KingView(
        "Round 2, turn 3",
        status,
        dieBody.layout,
        KingFrame(groups),
        emptyList(),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
    )
