package dev.douze.ui.components

import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.core.ThinkingView
import dev.douze.ui.BeatClock
import dev.douze.ui.FileTransfer

/** What surrounds the view of a table: the clock, speech, thinking, files, and the ways out. */
class TableContext(
    val clock: BeatClock?,
    /** What was shown before the beats. */
    val before: Screen?,
    val heard: List<String>,
    val rejection: String?,
    val thinking: ThinkingView?,
    val percent: () -> Int?,
    val desk: FileTransfer,
    val onIntent: (Intent) -> Unit,
    val onMoveNow: () -> Unit,
    val bar: @Composable () -> Unit,
)

/** The screen is upside down, for the person on the other side. */
val LocalTurned = staticCompositionLocalOf { false }

/** Faces its own person: upside down unless the screen is so, too. */
@Composable
fun Modifier.facing(turned: Boolean): Modifier = if (turned != LocalTurned.current) rotate(HALF_TURN) else this

private const val HALF_TURN = 180f
