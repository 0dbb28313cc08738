package dev.douze.ui.lesson

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.onGloballyPositioned
import dev.douze.core.Intent

/** What a lesson asks for: the thing that sends [target]. It tells where it is. */
@Stable
class Glow(
    val target: Intent?,
) {
    /** In the window; null where it is not to be seen. */
    var at by mutableStateOf<Rect?>(null)
}

/** The lesson over the table; none in a game. */
val LocalGlow = compositionLocalOf<Glow?> { null }

/** The thing that sends [intent] glows while a lesson asks for it. */
@Composable
fun Modifier.glows(intent: Intent?): Modifier {
    val glow = LocalGlow.current
    if (intent == null || glow == null || glow.target != intent) return this
    return onGloballyPositioned { glow.at = it.boundsInRoot() }
}
