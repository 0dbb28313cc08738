package dev.douze.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import dev.douze.core.HapticKind
import dev.douze.core.SoundKind
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.collectLatest

private val HapticKind.type: HapticFeedbackType
    get() =
        when (this) {
            HapticKind.CARD -> HapticFeedbackType.ContextClick
            HapticKind.DIE -> HapticFeedbackType.VirtualKey
            HapticKind.BELL -> HapticFeedbackType.LongPress
            HapticKind.CROWN -> HapticFeedbackType.Confirm
            HapticKind.REFUSED -> HapticFeedbackType.Reject
        }

/** Beats are felt and heard as [clock] plays them, without one the strongest of the [latest] update; a refusal at once. */
@Composable
internal fun Haptics(
    latest: Latest?,
    clock: BeatClock?,
    sounds: Sounds?,
) {
    val audible by rememberUpdatedState(sounds)
    val haptics = LocalHapticFeedback.current
    // After a rotation nothing is felt again.
    val known = remember { latest }
    LaunchedEffect(latest) {
        when {
            latest == null || latest === known -> Unit

            latest.refused -> {
                audible?.play(SoundKind.REFUSED)
                haptics.performHapticFeedback(HapticKind.REFUSED.type)
            }

            clock == null -> {
                val beat = latest.beats.find { it.haptic?.strongest == true }
                beat?.sound?.let { audible?.play(it) }
                beat?.haptic?.let { haptics.performHapticFeedback(it.kind.type) }
            }
        }
    }
    LaunchedEffect(clock) {
        if (clock == null) return@LaunchedEffect
        snapshotFlow { clock.beat }.collectLatest { beat ->
            beat.sound?.let { audible?.play(it) }
            val haptic = beat.haptic ?: return@collectLatest
            delay(haptic.afterMs.toLong())
            haptics.performHapticFeedback(haptic.kind.type)
        }
    }
}
