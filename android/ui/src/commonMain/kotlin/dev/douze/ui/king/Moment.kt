package dev.douze.ui.king

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import dev.douze.core.Body
import dev.douze.core.GroupView
import dev.douze.core.KingSeatView
import dev.douze.core.KingView
import dev.douze.core.Motion
import dev.douze.core.Screen
import dev.douze.ui.BeatClock
import dev.douze.ui.die.DieMotion

/** What of a seat is new in a beat; [done] goes from 0 to 1 and is read while drawing. */
class News(
    val die: DieMotion?,
    val opened: Boolean,
    val cardStruck: Boolean,
    val valued: Boolean,
    val valueStruck: Boolean,
    val done: () -> Float,
) {
    companion object {
        val none = News(null, opened = false, cardStruck = false, valued = false, valueStruck = false) { 1f }
    }
}

/** The seats while a beat is played: the screen before, with all that the beats have changed so far. */
class Moment(
    private val seats: Map<Int, KingSeatView>,
    private val earlier: Map<Int, KingSeatView>,
    private val clock: BeatClock?,
) {
    val motion: Motion? = clock?.beat?.motion

    /** How far the beat has come. */
    val done: () -> Float = { clock?.progress ?: 1f }

    fun seats(group: GroupView): List<KingSeatView> = group.seats.map { seats[it.seat] ?: it }

    fun news(now: KingSeatView): News {
        if (clock == null) return News.none
        val before = earlier[now.seat]
        val value = now.champion ?: now.value
        val valueBefore = before?.let { it.champion ?: it.value }
        return News(
            die = turning(now, before?.face ?: 0),
            opened = now.card?.character != null && before?.card?.character == null,
            cardStruck = now.card?.struck != null && before?.card?.struck == null,
            valued = value != null && value.text != valueBefore?.text,
            valueStruck = value?.struck != null && valueBefore?.struck == null,
            done,
        )
    }

    private fun turning(now: KingSeatView, before: Int): DieMotion? {
        val rolled = motion as? Motion.DiceRolled
        return when {
            rolled != null && now.seat in rolled.seats -> DieMotion.Roll(before, now.face, done)
            before == now.face -> null
            motion is Motion.DieFlipped -> DieMotion.Flip(before, now.face, done)
            motion is Motion.DieTipped -> DieMotion.Tip(before, now.face, done)
            else -> null
        }
    }
}

/** The table at the clock's beat; [before] is the screen from which the beats lead to [view]. */
@Composable
fun rememberMoment(view: KingView, clock: BeatClock?, before: Screen?): Moment {
    val index = clock?.index
    return remember(view, clock, index) { moment(view, clock, before) }
}

/** See [rememberMoment]. */
fun moment(view: KingView, clock: BeatClock?, before: Screen?): Moment {
    val last = view.seats()
    if (clock == null) return Moment(last, last, null)
    val first =
        (before?.body as? Body.King)?.king?.seats() ?: last.mapValues { (_, seat) -> seat.copy(face = 0, card = null, value = null) }
    val earlier = clock.beats.take(clock.index).fold(first) { seats, beat -> seats + beat.seats.associateBy { it.seat } }
    return Moment(earlier + clock.beat.seats.associateBy { it.seat }, earlier, clock)
}

private fun KingView.seats() = groups.flatMap { it.seats }.associateBy { it.seat }
