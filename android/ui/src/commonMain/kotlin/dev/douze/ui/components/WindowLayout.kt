package dev.douze.ui.components

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpRect
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.height
import androidx.compose.ui.unit.times
import androidx.compose.ui.unit.width
import dev.douze.ui.art.Space

/** Widths from which a window is called medium, and expanded (the platform's window size classes). */
val mediumWidth = 600.dp
val expandedWidth = 840.dp

/** From this height on words have room; below the other a table scrolls. */
private val tallHeight = 720.dp
private val lowHeight = 560.dp
private const val LARGE_TEXT = 1.2f

/**
 * A hinge that stands half open, at [bounds] of the window: it is [across], as of a small tent, or upright, as the back
 * of a book.
 */
data class Fold(
    val bounds: DpRect,
    val across: Boolean,
)

/** The hinge of the window; null where it is flat. */
val LocalFold = compositionLocalOf<Fold?> { null }

/** How the parts of a table are laid out. */
enum class Panes { ONE, BESIDE, ABOVE }

/** The room that a table has. */
class WindowLayout(
    val width: Dp,
    val height: Dp,
    /** Letters are so large that some things stand below each other. */
    val large: Boolean,
    /** The area where no button may be. */
    val hinge: Hinge?,
) {
    val panes =
        when {
            hinge != null -> if (hinge.across) Panes.ABOVE else Panes.BESIDE
            width >= mediumWidth || width > height -> Panes.BESIDE
            else -> Panes.ONE
        }

    val low = height < lowHeight

    /** The heights of the panes. */
    val above = if (hinge?.across == true) hinge.start else height
    val below = if (hinge?.across == true) height - hinge.end else height

    /** Words have room. */
    val roomy = below >= tallHeight

    /** How wide the first pane is beside a second one of [pane]. */
    fun first(pane: Dp): Dp =
        when {
            hinge == null -> width - 2 * Space.small - Space.medium - pane
            hinge.across -> width - 2 * Space.small
            else -> hinge.start - Space.small
        }
}

/** Where a hinge begins and ends, from the left or from above, with the gap that there is between panes anyway. */
data class Hinge(
    val start: Dp,
    val end: Dp,
    val across: Boolean,
)

/** Passes its room to the content, in which every hinge is taken into account. */
@Composable
fun WithWindowLayout(
    modifier: Modifier = Modifier,
    content: @Composable (WindowLayout) -> Unit,
) {
    val fold = LocalFold.current
    val density = LocalDensity.current
    var hinge by remember { mutableStateOf<Hinge?>(null) }
    BoxWithConstraints(modifier.fillMaxSize().onGloballyPositioned { hinge = fold?.let { fold -> it.hinge(fold, density) } }) {
        content(WindowLayout(maxWidth, maxHeight, density.fontScale > LARGE_TEXT, hinge.takeIf { fold != null }))
    }
}

/** Where [fold] goes through this; null where it does not. Also of what is upside down. */
internal fun LayoutCoordinates.hinge(
    fold: Fold,
    density: Density,
): Hinge? =
    with(density) {
        val bounds = fold.bounds
        val one = windowToLocal(Offset(bounds.left.toPx(), bounds.top.toPx()))
        val other = windowToLocal(Offset(bounds.right.toPx(), bounds.bottom.toPx()))
        val (from, to) = if (fold.across) one.y to other.y else one.x to other.x
        val middle = ((from + to) / 2).toDp()
        val half = maxOf(if (fold.across) bounds.height else bounds.width, Space.medium) / 2
        val length = (if (fold.across) size.height else size.width).toDp()
        Hinge(middle - half, middle + half, fold.across).takeIf { it.start > 0.dp && it.end < length }
    }
