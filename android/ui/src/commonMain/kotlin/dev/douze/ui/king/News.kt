package dev.douze.ui.king

import dev.douze.core.KingFrame
import dev.douze.core.KingMotion
import dev.douze.core.KingSeatView
import dev.douze.core.Motion
import dev.douze.ui.Tween
import dev.douze.ui.die.DieMotion

/** Changes to a seat during a beat; [done] goes from 0 to 1 and is read while drawing. */
class News(
    val die: DieMotion?,
    val opened: Boolean,
    val crossedOut: Boolean,
    val valued: Boolean,
    /** A card was played, face down. */
    val dealt: Boolean,
    val done: () -> Float,
)

/** What moves in the beat. */
val Tween<KingFrame>.moves: KingMotion? get() = (motion as? Motion.King)?.king

/** What of the seat [now] differs between the two frames. */
fun Tween<KingFrame>.news(now: KingSeatView): News {
    val before = from?.groups.orEmpty().flatMap { it.seats }.find { it.seat == now.seat }
    val value = now.value
    val valueBefore = before?.value
    return News(
        die = turning(now, before?.face ?: 0),
        opened = now.card?.character != null && before?.card?.character == null,
        crossedOut = now.card?.struck != null && before?.card?.struck == null,
        valued = value != null && value.text != valueBefore?.text,
        dealt = before != null && before.card == null && now.card?.character == null && now.card != null,
        done = done,
    )
}

private fun Tween<KingFrame>.turning(now: KingSeatView, before: Int): DieMotion? =
    when (val moves = moves) {
        is KingMotion.DiceRolled -> DieMotion.Roll(before, now.face, done).takeIf { now.seat in moves.seats }
        KingMotion.DiceFlipped -> DieMotion.Flip(before, now.face, done).takeIf { before != now.face }
        KingMotion.DieTipped -> DieMotion.Tip(before, now.face, done).takeIf { before != now.face }
        KingMotion.CardsRevealed, is KingMotion.DicePassed, is KingMotion.TokenTaken, is KingMotion.CrownTaken, null -> null
    }
