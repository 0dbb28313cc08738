package dev.douze.ui

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import dev.douze.core.Body
import dev.douze.core.Screen

private const val ENTERS_MS = 120

/** Which place of the app a screen shows: what changes at a table is no new place. */
private val Screen.place: Any
    get() = listOf(body::class, game, (body as? Body.Curtain)?.curtain?.seat)

/** A new place comes out of the ground; nothing but light changes, so that it is also for those who wish no motion. */
@Composable
internal fun Modifier.entering(screen: Screen): Modifier {
    val place = screen.place
    val entered = remember { booleanArrayOf(false) }
    // What the app opens with is there at once.
    val light = remember(place) { Animatable(if (entered[0]) 0f else 1f).also { entered[0] = true } }
    LaunchedEffect(light) { light.animateTo(1f, tween(ENTERS_MS, easing = LinearOutSlowInEasing)) }
    return graphicsLayer { alpha = light.value }
}
