package dev.douze.ui.council

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import dev.douze.core.Body
import dev.douze.core.CharacterView
import dev.douze.core.CouncilSeatView
import dev.douze.core.CouncilView
import dev.douze.core.Motion
import dev.douze.core.PlayedView
import dev.douze.core.Screen
import dev.douze.ui.BeatClock
import dev.douze.ui.die.DieMotion

/** The table while a beat is played: what was there before, with all that the beats have changed so far. */
class CouncilMoment(
    val view: CouncilView,
    val motion: Motion?,
    /** The end is in sight: no beat before it is left. */
    val ended: Boolean,
    /** How far the beat has come; read while drawing. */
    val done: () -> Float,
) {
    /** What the beat does to the die. */
    val die: DieMotion? =
        when (motion) {
            is Motion.CouncilDieRolled -> DieMotion.Roll(motion.from, motion.to, done)
            is Motion.CouncilDieTurned -> DieMotion.Tip(motion.from, motion.to, done)
            else -> null
        }

    /** The beat opens the card of this seat. */
    fun opens(seat: Int) = motion is Motion.CardRevealed && motion.seat == seat && !motion.struck

    /** The beat cancels this character, before whomever it lies. */
    fun strikes(card: CharacterView) = motion is Motion.CardRevealed && motion.struck && motion.character == card

    fun says(seat: Int) = motion is Motion.RemarkMade && motion.seat == seat
}

/** The table at the clock's beat; [before] is the screen from which the beats lead to [view]. */
@Composable
fun rememberMoment(view: CouncilView, clock: BeatClock?, before: Screen?): CouncilMoment {
    val index = clock?.index
    return remember(view, clock, index) { moment(view, clock, before) }
}

/** See [rememberMoment]. */
fun moment(view: CouncilView, clock: BeatClock?, before: Screen?): CouncilMoment {
    if (clock == null) return CouncilMoment(view, null, ended = true) { 1f }
    val old = (before?.body as? Body.Council)?.council ?: view
    val stage = Stage(clock.beats.map { it.motion }, clock.index)
    val ended = stage.reached { it is Motion.ThroneRevealed } || stage.reached { it is Motion.GameEnded }
    return CouncilMoment(stage.show(old, view), stage.now, ended) { clock.progress }
}

/** The beat [at] among all [motions] of an update. */
private class Stage(
    private val motions: List<Motion>,
    private val at: Int,
) {
    val now = motions[at]
    private val past = motions.take(at + 1)

    fun reached(wanted: (Motion) -> Boolean) = past.any(wanted)

    /** The turn is over only when the next petitioner comes, or where none does, when its dilemma is done. */
    private val turned: Boolean =
        when {
            motions.any { it is Motion.PetitionerTurned } -> reached { it is Motion.PetitionerTurned }
            else -> motions.none { it is Motion.DilemmaDone } || motions.indexOfFirst { it is Motion.DilemmaDone } < at
        }

    /** Until then cards open and the die moves. */
    private val settled = motions.indexOfLast { it is Motion.CardRevealed || it is Motion.DilemmaDone || it.turnsDie } < at

    fun show(old: CouncilView, view: CouncilView): CouncilView {
        val turn = if (turned) view else old
        val checked = settled || reached { it is Motion.DilemmaDone }
        return view.copy(
            die = view.die.copy(face = face(view.die.face), targets = turn.die.targets, reach = emptyList()),
            favour = view.favour.copy(value = favour(view.favour.value)),
            petitioner = turn.petitioner,
            foreseen = turn.foreseen,
            dilemma = turn.dilemma,
            nextDilemma = turn.nextDilemma,
            progress = if (checked) view.progress else old.progress,
            seats = if (settled) view.seats else seats(old.seats, view.seats),
        )
    }

    private fun face(last: Int): Int {
        val ways = motions.mapIndexedNotNull { i, it -> it.way?.let { way -> i to way } }
        return ways.lastOrNull { (i, _) -> i <= at }?.second?.second ?: ways.firstOrNull()?.second?.first ?: last
    }

    private fun favour(last: Int): Int {
        val changes = motions.withIndex().filter { it.value is Motion.FavourChanged }
        val latest = changes.lastOrNull { it.index <= at }
        return (latest?.value as? Motion.FavourChanged)?.to ?: (changes.firstOrNull()?.value as? Motion.FavourChanged)?.from ?: last
    }

    /** Cards as they lay before, opened one by one. */
    private fun seats(old: List<CouncilSeatView>, new: List<CouncilSeatView>): List<CouncilSeatView> =
        new.map { seat ->
            val opened = past.filterIsInstance<Motion.CardRevealed>().lastOrNull { it.seat == seat.seat }
            val card =
                if (opened == null) {
                    old.find { it.seat == seat.seat }?.card
                } else {
                    val cancelled = reached { it is Motion.CardRevealed && it.struck && it.character == opened.character }
                    PlayedView(opened.character, seat.card?.struck.orEmpty().takeIf { cancelled }, null)
                }
            seat.copy(card = card, reveal = null)
        }
}

private val Motion.way: Pair<Int, Int>?
    get() =
        when (this) {
            is Motion.CouncilDieRolled -> from to to
            is Motion.CouncilDieTurned -> from to to
            else -> null
        }

private val Motion.turnsDie: Boolean get() = way != null
