package dev.douze.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import dev.douze.core.Motion
import dev.douze.core.TableFrame

/** A table on its way between two frames of the core while a beat is played; without a beat it rests, and nothing moves. */
class Tween<T>(
    /** Null where no table was shown before. */
    val from: T?,
    val to: T,
    val motion: Motion?,
    /** How far the beat has come, from 0 to 1; read while drawing. */
    val done: () -> Float,
)

/** The clock's beat on the way to [rest]; [before] is the table before the first beat, [table] takes one out of a frame. */
fun <T> tween(
    rest: T,
    before: T?,
    clock: BeatClock?,
    table: (TableFrame) -> T?,
): Tween<T> {
    if (clock == null) return Tween(rest, rest, null) { 1f }
    val from = clock.frame(clock.index - 1)?.let(table) ?: before
    val to = clock.frame?.let(table) ?: from ?: rest
    return Tween(from, to, clock.beat.motion) { clock.progress }
}

/** See [tween]. */
@Composable
fun <T> rememberTween(
    rest: T,
    before: T?,
    clock: BeatClock?,
    table: (TableFrame) -> T?,
): Tween<T> {
    val index = clock?.index
    return remember(rest, clock, index) { tween(rest, before, clock, table) }
}
