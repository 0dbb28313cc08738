package dev.douze.ui.die

import androidx.compose.animation.core.Spring
import androidx.compose.animation.core.animate
import androidx.compose.animation.core.spring
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.unit.Dp
import kotlin.math.PI
import kotlinx.coroutines.Job
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch

/** How far a finger has turned the die away from its rest. */
class Swing {
    var turn by mutableStateOf(Turn.none)
        private set

    val turned by derivedStateOf { turn !== Turn.none }

    /** The near side follows the finger: once across the die is half a turn. */
    fun by(amount: Offset, side: Float) {
        val way = Vec(amount.y.toDouble(), amount.x.toDouble(), 0.0)
        if (way.length > 0) turn = Turn.about(way, way.length / side * PI) * turn
    }

    suspend fun back() {
        val released = turn
        val calm = spring<Float>(stiffness = Spring.StiffnessMediumLow)
        animate(1f, 0f, animationSpec = calm) { share, _ -> turn = released.part(share.toDouble()) }
        turn = Turn.none
    }
}

/** A finger turns the die; let go, it turns back. */
fun Modifier.swung(swing: Swing, side: Dp, enabled: Boolean): Modifier =
    if (!enabled) {
        this
    } else {
        pointerInput(swing) {
            coroutineScope {
                var back: Job? = null
                val release = { back = launch { swing.back() } }
                detectDragGestures(
                    onDragStart = { back?.cancel() },
                    onDragEnd = release,
                    onDragCancel = release,
                ) { change, amount ->
                    change.consume()
                    swing.by(amount, side.toPx())
                }
            }
        }
    }
