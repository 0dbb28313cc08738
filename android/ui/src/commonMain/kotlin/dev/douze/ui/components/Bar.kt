package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.NoticeView
import dev.douze.core.RoleKind
import dev.douze.core.Screen
import dev.douze.ui.art.Space
import dev.douze.ui.puzzles.Difficulty
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.panelBrush

/** What a table sets before its heading. */
val LocalBarLead = compositionLocalOf<(@Composable () -> Unit)?> { null }

/**
 * One step back, the heading, and the actions of a table. Where no word of the heading has room beside them, it stands below. Read
 * last: it is rarely needed.
 */
@Composable
fun Bar(
    screen: Screen,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val ink = if (screen.body is Body.Curtain) tokens.curtainInk else tokens.ink
    val style =
        when {
            !screen.atTable -> LocalTypography.current.title
            screen.game == GameKind.FOREST -> LocalTypography.current.plaque
            else -> LocalTypography.current.name
        }
    Layout(
        {
            Row {
                screen.back?.let { SignButton(it, Signs.back, onIntent, ink = ink) }
                LocalBarLead.current?.invoke()
            }
            Box(Modifier.padding(horizontal = Space.tiny)) {
                if (screen.body !is Body.Curtain) {
                    val short = screen.atTable && !largeText && screen.heading.length <= SHORT
                    if (short) Line(screen.heading, style, ink) else Heading(screen.heading, style = style, colour = ink)
                }
            }
            Row(horizontalArrangement = Arrangement.spacedBy(Space.tiny)) {
                screen.puzzle?.let { Difficulty(it) }
                screen.tools.forEach { view -> view.role?.let { SignButton(view, it.sign, onIntent) } }
            }
        },
        modifier.fillMaxWidth().readAs(if (screen.atTable) LAST else FIRST),
    ) { (back, heading, tools), limits ->
        val free = limits.copy(minWidth = 0, minHeight = 0)
        val before = back.measure(free)
        val after = tools.measure(free)
        val room = (limits.maxWidth - before.width - after.width).coerceAtLeast(0)
        val below = heading.minIntrinsicWidth(Constraints.Infinity) > room
        val words = heading.measure(free.copy(maxWidth = if (below) limits.maxWidth else room))
        val row = maxOf(before.height, after.height, Space.touch.roundToPx(), if (below) 0 else words.height)
        layout(limits.maxWidth, if (below) row + words.height else row) {
            before.place(0, (row - before.height) / 2)
            after.place(limits.maxWidth - after.width, (row - after.height) / 2)
            words.place(if (below) 0 else before.width, if (below) row else (row - words.height) / 2)
        }
    }
}

/** A short heading over a table stays on one line, in smaller letters where its tools leave less room. */
@Composable
private fun Line(
    heading: String,
    style: TextStyle,
    ink: Color,
) = BasicText(
    heading,
    Modifier.semantics { heading() },
    style.shrinking.copy(color = ink),
    maxLines = 1,
    autoSize = TextAutoSize.StepBased(13.sp, style.fontSize, 0.5.sp),
)

private const val SHORT = 18

internal val RoleKind.sign: ImageVector
    get() =
        when (this) {
            RoleKind.UNDO -> Signs.undo
            RoleKind.REDO -> Signs.redo
            RoleKind.HISTORY -> Signs.history
            RoleKind.RULES -> Signs.book
            RoleKind.FIRST -> Signs.first
            RoleKind.STEP_BACK -> Signs.stepBack
            RoleKind.PLAY -> Signs.play
            RoleKind.PAUSE -> Signs.pause
            RoleKind.STEP_FORWARD -> Signs.stepForward
            RoleKind.LAST -> Signs.last
        }

/** Something to be reported once. */
@Composable
fun Notice(
    view: NoticeView,
    onIntent: (Intent) -> Unit,
) = Telling(view.sentence, LocalTokens.current.ink) { SignButton(view.dismiss, Signs.close, onIntent) }

/** Why the last intent did nothing. */
@Composable
fun Notice(sentence: String) = Telling(sentence, LocalTokens.current.danger) {}

@Composable
private fun Telling(
    sentence: String,
    ink: Color,
    button: @Composable () -> Unit,
) = Row(
    Modifier
        .fillMaxWidth()
        .background(LocalTokens.current.panelBrush())
        .heightIn(max = 240.dp)
        .verticalScroll(rememberScrollState())
        .padding(start = Space.medium, end = Space.small)
        .padding(vertical = Space.small),
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
) {
    val told =
        Modifier.weight(1f).semantics {
            liveRegion = LiveRegionMode.Polite
            // It comes as it is: screen readers announce a pane that appears, but not always a region that was not there before.
            paneTitle = sentence
        }
    AppText(sentence, told, LocalTypography.current.small, ink)
    button()
}

private const val FIRST = -10f
private const val LAST = 10f
