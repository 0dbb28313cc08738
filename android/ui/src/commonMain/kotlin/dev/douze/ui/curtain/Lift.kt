package dev.douze.ui.curtain

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutLinearInEasing
import androidx.compose.animation.core.LinearOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Rect

/** Past this part of its height a curtain that is let go goes up by itself. */
private const val ENOUGH = 0.45f

/** How far the hem is up while somebody peeks. */
internal const val PEEK = 0.46f

/** A curtain in motion: 0 is down, 1 is up. */
@Stable
internal class Lift(
    falls: Boolean,
    peeking: Boolean,
    /** How long it takes to go up; 0: at once. */
    private val ms: Int,
) {
    private val up = Animatable(
        if (falls) {
            1f
        } else if (peeking) {
            PEEK
        } else {
            0f
        }
    )

    /** Of the width. */
    var thumb by mutableFloatStateOf(MIDDLE)

    /** Where a hand is shown below the hem; none while a thumb draws. */
    var gap by mutableStateOf<Rect?>(null)

    val value: Float get() = up.value

    /** Around the thumb the hem is drawn up first, then all of the cloth goes. */
    val hang: Hang
        get() {
            val drawn = minOf(value, PEEK) * (1 - rising)
            return Hang(rising * BEYOND, drawn, thumb, gap)
        }

    /** From half its height on: how much of the way up is done. */
    val rising: Float get() = ((value - PEEK) / (1 - PEEK)).coerceIn(0f, 1f)

    suspend fun fall() {
        thumb = thumb.coerceIn(0f, 1f)
        if (ms > 0) up.animateTo(0f, tween(ms * 2 / 3, easing = FastOutLinearInEasing)) else up.snapTo(0f)
    }

    /** The thumb moves by this part of the height. */
    suspend fun follow(by: Float) {
        gap = null
        up.snapTo((up.value + by).coerceIn(0f, 1f))
    }

    suspend fun rise() {
        if (ms > 0) up.animateTo(1f, tween(ms, easing = LinearOutSlowInEasing))
    }

    suspend fun peek(open: Boolean) {
        val to = if (open) PEEK else 0f
        if (up.value == to) return
        thumb = MIDDLE
        if (ms > 0) up.animateTo(to, tween(ms / 3, easing = LinearOutSlowInEasing)) else up.snapTo(to)
    }

    /** It was let go: is it far enough up, or thrown up? */
    fun isEnough(thrown: Boolean): Boolean = value > ENOUGH || (thrown && value > ENOUGH / 4)

    private companion object {
        const val MIDDLE = 0.5f

        /** The fringe leaves the stage, too. */
        const val BEYOND = 1.1f
    }
}
