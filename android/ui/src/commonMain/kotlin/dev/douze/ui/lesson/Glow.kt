package dev.douze.ui.lesson

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent

/** What a lesson asks for, or what a tip is about: the thing that sends [target]. It registers its place. */
@Stable
class Glow(
    val target: Intent?,
    /** A lesson asks for it. */
    val asks: Boolean = true,
) {
    /** In the window; null where it is not to be seen. */
    var at by mutableStateOf<Rect?>(null)

    /** Of what glows, within [at]. */
    var shape by mutableStateOf(RectangleShape)
}

/** The lesson or the tip over the table; mostly none in a game. */
val LocalGlow = compositionLocalOf<Glow?> { null }

/** What carries this [intent] glows while a lesson or a tip is about it, and registers its place. */
@Composable
fun Modifier.glowing(
    intent: Intent?,
    shape: Shape,
): Modifier {
    val glow = LocalGlow.current
    if (intent == null || glow == null || glow.target != intent) return this
    return onGloballyPositioned {
        glow.at = it.boundsInRoot()
        glow.shape = shape
    }
        .semantics { this[Glows] = true }
        .drawWithCache {
            val outline = shape.createOutline(size, layoutDirection, this)
            onDrawWithContent {
                drawContent()
                drawOutline(outline, AMBER, style = Stroke(3.dp.toPx()))
            }
        }
}

/** In the tree of a screen reader: this glows. */
val Glows = SemanticsPropertyKey<Boolean>("Glows")

private val AMBER = Color(0xFFFFB02E)
