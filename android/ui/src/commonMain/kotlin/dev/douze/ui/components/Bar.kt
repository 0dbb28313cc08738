package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
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
    val measurer = rememberTextMeasurer()
    val widest = remember(screen.heading, style) {
        screen.heading.split(' ').maxOf { measurer.measure(it, style, softWrap = false).size.width }
    }
    val lead = LocalBarLead.current
    val led = lead != null
    Layout(
        {
            Row {
                screen.back?.let { SignButton(it, Signs.back, onIntent, ink = ink) }
                lead?.invoke()
            }
            Box {
                if (screen.body !is Body.Curtain) BarHeading(screen.heading, style, ink, shrinks = screen.atTable && !largeText)
            }
            Row {
                screen.puzzle?.let { Difficulty(it) }
                screen.tools.forEach { view -> view.role?.let { SignButton(view, it.sign, onIntent) } }
            }
        },
        modifier.fillMaxWidth().readAs(if (screen.atTable) LAST else FIRST),
    ) { (back, heading, tools), limits ->
        val free = limits.copy(minWidth = 0, minHeight = 0)
        val before = back.measure(free)
        val after = tools.measure(free)
        // Signs are drawn well within what a finger needs: words may begin and end in that air.
        val air = Space.small.roundToPx()
        // What a table sets there is drawn to its edge.
        val from = (before.width - if (led) air / 4 else air).coerceAtLeast(0)
        val to = limits.maxWidth - (after.width - air).coerceAtLeast(0)
        val room = (to - from).coerceAtLeast(0)
        val below = widest > room
        val start = Space.tiny.roundToPx()
        val words = heading.measure(free.copy(maxWidth = if (below) limits.maxWidth - 2 * start else room))
        val row = maxOf(before.height, after.height, Space.touch.roundToPx(), if (below) 0 else words.height)
        val plain = before.width + start
        val beside = if (plain + words.width <= to - air) plain else from + (room - words.width) / 2
        layout(limits.maxWidth, if (below) row + words.height else row) {
            before.place(0, (row - before.height) / 2)
            after.place(limits.maxWidth - after.width, (row - after.height) / 2)
            words.place(if (below) start else beside, if (below) row else (row - words.height) / 2)
        }
    }
}

/** At a table letters become smaller before a heading takes two lines; a number stays with its word. */
@Composable
private fun BarHeading(text: String, style: TextStyle, ink: Color, shrinks: Boolean) {
    if (!shrinks) {
        Heading(text, style = style, colour = ink)
        return
    }
    val measurer = rememberTextMeasurer()
    BoxWithConstraints {
        val fits = measurer.inOneLine(text, style, LEAST_HEADING, constraints.maxWidth)
        if (fits != null) {
            Heading(text, style = style.copy(fontSize = fits), colour = ink)
        } else {
            val spoken = Modifier.clearAndSetSemantics {
                heading()
                this.text = AnnotatedString(text)
            }
            AppText(text.replace(numbered, "\u00A0"), spoken, style, ink)
        }
    }
}

private const val LEAST_HEADING = 15
private val numbered = Regex(" (?=\\d)")

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
