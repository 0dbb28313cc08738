package dev.douze.ui

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import dev.douze.core.Beat
import dev.douze.core.TableFrame

/** One clock for all motion: which beat is on, and how far it has come. */
@Stable
class BeatClock(
    val beats: List<Beat>,
) {
    var index by mutableIntStateOf(beats.indexOfFirst { it.ms > 0 }.coerceAtLeast(0))
        private set

    private val time = Animatable(0f)

    /** 0 to 1 within the beat; read it while drawing, so that only drawing repeats. */
    val progress: Float get() = time.value

    val beat: Beat get() = beats[index]

    /** The table after the beat that is on; null where the core sent none. */
    val frame: TableFrame? get() = frame(index)

    /** The table after the beat [at]. */
    fun frame(at: Int): TableFrame? = beats.take(at + 1).lastOrNull { it.frame != null }?.frame

    suspend fun run() {
        beats.forEachIndexed { at, beat ->
            if (beat.ms > 0) {
                index = at
                time.snapTo(0f)
                time.animateTo(1f, tween(beat.ms, easing = LinearEasing))
            }
        }
    }
}

/** Runs the clock of [playing]; null when nothing moves. */
@Composable
fun rememberBeatClock(
    playing: Playing?,
    onEnd: () -> Unit,
): BeatClock? {
    val clock = remember(playing) { playing?.let { BeatClock(it.beats) } }
    val end by rememberUpdatedState(onEnd)
    LaunchedEffect(clock) {
        if (clock != null) {
            clock.run()
            end()
        }
    }
    return clock
}
