package dev.douze.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.ui.components.EnlargedInLargeWindow
import dev.douze.ui.theme.ground

/** How far a screen shrinks before it is left. */
private const val SHRINKS = 0.1f
private val corner = 28.dp

/** The ground of a screen fills the window, of one [colour] or the world's own; what is on it keeps out of [insets]: bars, cutouts, the keyboard. */
@Composable
internal fun Scaffold(
    title: String,
    insets: WindowInsets,
    modifier: Modifier = Modifier,
    colour: Color? = null,
    content: @Composable () -> Unit,
) = Box(
    modifier.fillMaxSize().then(
        if (colour ==
            null
        ) {
            Modifier.ground()
        } else {
            Modifier.background(colour)
        }
    ).semantics { paneTitle = title }
) {
    Box(Modifier.fillMaxSize().windowInsetsPadding(insets)) { EnlargedInLargeWindow(content) }
}

/** Shrinks as the system's back gesture goes on, [progress] from 0 to 1; read while drawing. */
internal fun Modifier.leaving(
    behind: Color,
    progress: () -> Float,
): Modifier =
    drawBehind { if (progress() > 0f) drawRect(behind) }.graphicsLayer {
        val done = progress().coerceIn(0f, 1f)
        scaleX = 1f - SHRINKS * done
        scaleY = scaleX
        clip = done > 0f
        shape = RoundedCornerShape(done * corner)
    }
