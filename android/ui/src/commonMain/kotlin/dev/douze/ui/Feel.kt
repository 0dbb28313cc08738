package dev.douze.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import dev.douze.core.Motion
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.collectLatest

/** What a hand feels; the later one of two is the weightier. Few of them, so that each says something. */
private enum class Touch(
    val type: HapticFeedbackType,
) {
    CARD(HapticFeedbackType.ContextClick),
    DIE(HapticFeedbackType.VirtualKey),
    BELL(HapticFeedbackType.LongPress),
    CROWN(HapticFeedbackType.Confirm),
}

/** A throw lies still after this part of its beat. */
private const val LANDED = 0.75

private fun touch(motion: Motion): Touch? =
    when (motion) {
        is Motion.CardsRevealed, is Motion.CardPlaced, is Motion.LinePushed, is Motion.CharactersRevealed -> Touch.CARD
        is Motion.CardRevealed -> Touch.CARD
        is Motion.DiceRolled, is Motion.CouncilDieRolled -> Touch.DIE
        is Motion.BellsRung -> Touch.BELL
        is Motion.CrownTaken, is Motion.ThroneRevealed -> Touch.CROWN
        else -> null
    }

/** Beats are felt as [clock] plays them, without one the weightiest of the [latest] update; a refusal at once. */
@Composable
internal fun Feel(
    latest: Latest?,
    clock: BeatClock?,
) {
    val haptics = LocalHapticFeedback.current
    // After a rotation nothing is felt again.
    val known = remember { latest }
    LaunchedEffect(latest) {
        when {
            latest == null || latest === known -> Unit
            latest.refused -> haptics.performHapticFeedback(HapticFeedbackType.Reject)
            clock == null -> latest.beats.mapNotNull { touch(it.motion) }.maxOrNull()?.let { haptics.performHapticFeedback(it.type) }
        }
    }
    LaunchedEffect(clock) {
        if (clock == null) return@LaunchedEffect
        snapshotFlow { clock.beat }.collectLatest { beat ->
            val touch = touch(beat.motion)
            if (touch == Touch.DIE) delay((LANDED * beat.ms).toLong())
            if (touch != null) haptics.performHapticFeedback(touch.type)
        }
    }
}
