package dev.douze.ui.components

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp

/** The shorter side of the largest window that is laid out as it is. */
private val largest = 860.dp
private const val MOST = 1.6f

/** Draws a larger window as one of this size, enlarged: a large tablet is looked at from further away. */
@Composable
internal fun EnlargedInLargeWindow(content: @Composable () -> Unit) {
    val density = LocalDensity.current
    val window = LocalWindowInfo.current.containerSize
    val shorter = with(density) { minOf(window.width, window.height).toDp() }
    // A hinge is where it is.
    val scale = if (LocalFold.current == null) (shorter / largest).coerceIn(1f, MOST) else 1f
    CompositionLocalProvider(LocalDensity provides Density(density.density * scale, density.fontScale), content = content)
}
