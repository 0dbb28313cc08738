package dev.douze.ui.parts

import androidx.compose.runtime.Composable
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.core.ThinkingView
import dev.douze.ui.BeatClock
import dev.douze.ui.Desk

/** What surrounds the view of a table: the clock, speech, thinking, files, and the ways out. */
class Table(
    val clock: BeatClock?,
    /** What was shown before the beats. */
    val before: Screen?,
    val heard: List<String>,
    val rejection: String?,
    val thinking: ThinkingView?,
    val percent: () -> Int?,
    val desk: Desk,
    val onIntent: (Intent) -> Unit,
    val onMoveNow: () -> Unit,
    val bar: @Composable () -> Unit,
)
