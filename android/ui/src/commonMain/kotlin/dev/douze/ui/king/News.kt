package dev.douze.ui.king

import dev.douze.core.KingFrame
import dev.douze.core.KingSeatView
import dev.douze.core.Motion
import dev.douze.ui.Tween
import dev.douze.ui.die.DieMotion

/** What of a seat is new in a beat; [done] goes from 0 to 1 and is read while drawing. */
class News(
    val die: DieMotion?,
    val opened: Boolean,
    val cardStruck: Boolean,
    val valued: Boolean,
    val done: () -> Float,
) {
    companion object {
        val none = News(null, opened = false, cardStruck = false, valued = false) { 1f }
    }
}

/** What of the seat [now] differs between the two frames. */
fun Tween<KingFrame>.news(now: KingSeatView): News {
    if (motion == null) return News.none
    val before = from?.groups.orEmpty().flatMap { it.seats }.find { it.seat == now.seat }
    val value = now.champion ?: now.value
    val valueBefore = before?.let { it.champion ?: it.value }
    return News(
        die = turning(now, before?.face ?: 0),
        opened = now.card?.character != null && before?.card?.character == null,
        cardStruck = now.card?.struck != null && before?.card?.struck == null,
        valued = value != null && value.text != valueBefore?.text,
        done,
    )
}

private fun Tween<KingFrame>.turning(now: KingSeatView, before: Int): DieMotion? =
    when {
        motion is Motion.DiceRolled && now.seat in motion.seats -> DieMotion.Roll(before, now.face, done)
        before == now.face -> null
        motion is Motion.DieFlipped -> DieMotion.Flip(before, now.face, done)
        motion is Motion.DieTipped -> DieMotion.Tip(before, now.face, done)
        else -> null
    }
