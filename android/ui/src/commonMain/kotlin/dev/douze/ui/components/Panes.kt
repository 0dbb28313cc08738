package dev.douze.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absolutePadding
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Space

/**
 * Two panes below a [bar]: side by side, the second one [pane] wide, or on both sides of a hinge. The second gets how
 * wide it is.
 */
@Composable
fun TwoPanes(
    room: WindowLayout,
    pane: Dp,
    bar: @Composable () -> Unit,
    first: @Composable (Modifier) -> Unit,
    second: @Composable (Modifier, Dp) -> Unit,
) = Column(Modifier.fillMaxSize().padding(horizontal = Space.small)) {
    val hinge = room.hinge
    if (room.panes == Panes.ABOVE && hinge != null) {
        Column(Modifier.height(hinge.start)) {
            bar()
            first(Modifier.weight(1f).fillMaxWidth())
        }
        Spacer(Modifier.height(hinge.end - hinge.start))
        second(Modifier.weight(1f).fillMaxWidth(), room.width - Space.small * 2)
    } else {
        bar()
        val width = if (hinge == null) pane else room.width - Space.small - hinge.end
        Row(Modifier.weight(1f), Arrangement.spacedBy(if (hinge == null) Space.medium else hinge.end - hinge.start)) {
            first(Modifier.weight(1f).fillMaxHeight())
            second(Modifier.width(width).fillMaxHeight(), width)
        }
    }
}

/**
 * Head, table and tray below each other: the table takes what the others leave, at least [least]; the tray scrolls inside
 * itself.
 */
@Composable
fun OnePane(
    least: Dp,
    gap: Dp,
    content: @Composable () -> Unit,
) = Layout(content, Modifier.fillMaxSize().padding(horizontal = Space.small)) { (head, table, tray), limits ->
    val free = Constraints(minWidth = limits.maxWidth, maxWidth = limits.maxWidth)
    val top = head.measure(free)
    val room = (limits.maxHeight - top.height - gap.roundToPx()).coerceAtLeast(0)
    val bottom = tray.measure(free.copy(maxHeight = (room - least.roundToPx()).coerceAtLeast(0)))
    val middle = table.measure(Constraints.fixed(limits.maxWidth, (room - bottom.height).coerceAtLeast(0)))
    layout(limits.maxWidth, limits.maxHeight) {
        top.place(0, 0)
        middle.place(0, top.height)
        bottom.place(0, limits.maxHeight - bottom.height)
    }
}

/** What has but one pane keeps to one side of a hinge: the lower, where hands are, or the left page. */
@Composable
fun OnePage(content: @Composable () -> Unit) {
    val fold = LocalFold.current
    val density = LocalDensity.current
    var hinge by remember { mutableStateOf<Hinge?>(null) }
    var width by remember { mutableStateOf(0.dp) }
    val watched =
        Modifier.onGloballyPositioned { at ->
            hinge = fold?.let { at.hinge(it, density) }
            width = with(density) { at.size.width.toDp() }
        }
    val beside = hinge?.takeIf { fold != null }
    val free =
        when {
            beside == null -> Modifier
            beside.across -> Modifier.padding(top = beside.end)
            else -> Modifier.absolutePadding(right = width - beside.start)
        }
    Box(Modifier.fillMaxSize().then(watched).then(free)) { content() }
}
