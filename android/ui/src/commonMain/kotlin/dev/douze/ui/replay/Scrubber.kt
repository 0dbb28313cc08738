package dev.douze.ui.replay

import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.gestures.rememberDraggableState
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.setProgress
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReplayIntent
import dev.douze.core.ReplayView
import dev.douze.ui.art.Space
import dev.douze.ui.forest.dodecagon
import dev.douze.ui.theme.LocalTokens
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.roundToInt
import kotlin.math.sin

/** The positions of a game as a line: a tap or a drag goes to one of them, and so does a screen reader's volume gesture. */
@Composable
fun Scrubber(
    view: ReplayView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val shown by rememberUpdatedState(view)
    val send by rememberUpdatedState(onIntent)
    var width by remember { mutableFloatStateOf(1f) }
    var finger by remember { mutableFloatStateOf(0f) }
    fun go(position: Int) {
        val to = position.coerceIn(0, shown.last)
        if (to != shown.position) send(Intent.Replay(ReplayIntent.Go(to)))
    }

    fun at(x: Float) = go((x / width * shown.last).roundToInt())
    val drag =
        rememberDraggableState { by ->
            finger += by
            at(finger)
        }
    Spacer(
        modifier
            .height(Space.touch)
            .onSizeChanged { width = it.width.coerceAtLeast(1).toFloat() }
            .pointerInput(Unit) { detectTapGestures { at(it.x) } }
            .draggable(drag, Orientation.Horizontal, onDragStarted = { finger = it.x })
            .focusable()
            .semantics {
                contentDescription = view.place
                stateDescription = view.place
                progressBarRangeInfo =
                    ProgressBarRangeInfo(view.position.toFloat(), 0f..view.last.toFloat(), (view.last - 1).coerceAtLeast(0))
                setProgress { wanted ->
                    go(wanted.roundToInt())
                    true
                }
            }.drawBehind {
                val unit = 1.dp.toPx()
                val room = 13 * unit
                val middle = size.height / 2
                val part = if (view.last == 0) 0f else view.position / view.last.toFloat()
                val here = Offset(room + (size.width - 2 * room) * part, middle)
                drawLine(tokens.line, Offset(room, middle), Offset(size.width - room, middle), 4 * unit)
                drawLine(tokens.gold, Offset(room, middle), here, 4 * unit)
                drawPath(dodecagon(here, room), tokens.goldShine)
                drawPath(dodecagon(here, room), tokens.goldShade, style = Stroke(1.6f * unit))
                // A die: the face that is up, and the edges that go from its corners.
                val (near, far) = listOf(room * 0.5f, room * 0.97f).map { radius -> List(5) { corner(here, radius, it) } }
                for (i in near.indices) {
                    drawLine(tokens.goldShade, near[i], near[(i + 1) % near.size], 1.2f * unit)
                    drawLine(tokens.goldShade, near[i], far[i], 1.2f * unit)
                }
            },
    )
}

private fun corner(middle: Offset, radius: Float, number: Int): Offset {
    val angle = 2 * PI.toFloat() * number / 5 - PI.toFloat() / 2
    return middle + Offset(cos(angle), sin(angle)) * radius
}
