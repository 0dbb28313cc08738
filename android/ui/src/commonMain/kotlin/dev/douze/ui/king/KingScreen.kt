package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.KingView
import dev.douze.ui.art.Space
import dev.douze.ui.die.DieBody
import dev.douze.ui.parts.Decision
import dev.douze.ui.parts.SignButton
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.Status
import dev.douze.ui.parts.Table
import dev.douze.ui.parts.readAs

/** From this width on there are two panes; also whenever a window is wider than high. */
private val wide = 600.dp

/** Below this height rules of selected cards stand in the status line. */
private val tall = 720.dp
private val lowest = 560.dp
private val narrowestPane = 280.dp
private val widestPane = 480.dp

/** From this width on a card of the hand has room for what it does. */
private val explaining = 340.dp
private const val PANE = 0.42f
private const val LARGE_TEXT = 1.2f

// The order in which a screen reader reads; the bar with its actions comes last.
private const val TABLE = -1f
private const val STATUS = 0f
private const val TRAY = 2f
private const val DECISION = 3f

/** The table of King of 12: the group, the hand, and what explains them; [turned] for the person on the other side. */
@Composable
fun KingScreen(
    view: KingView,
    turned: Boolean,
    table: Table,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize()) {
    val room = DpSize(maxWidth, maxHeight)
    val moment = rememberMoment(view, table.clock, table.before)
    val body = remember(view.die) { DieBody(view.die) }
    val side = KingSide(view, moment, body, turned, table)
    val large = LocalDensity.current.fontScale > LARGE_TEXT
    when {
        maxWidth >= wide || maxWidth > maxHeight -> TwoPanes(side, room, large)
        large || maxHeight < lowest -> Scrolling(side)
        else -> OnePane(side, roomy = maxHeight >= tall)
    }
}

/** What all parts of the screen need. */
class KingSide(
    val view: KingView,
    val moment: Moment,
    val body: DieBody,
    val turned: Boolean,
    val table: Table,
) {
    val group = view.groups.find { it.large } ?: view.groups.first()

    /** The card of the hand that is selected. */
    val selected = view.hands.flatMap { it.cards }.find { it.selected }
}

@Composable
private fun TwoPanes(side: KingSide, room: DpSize, large: Boolean) =
    Column(Modifier.padding(horizontal = Space.small)) {
        side.table.bar()
        Row(Modifier.weight(1f), Arrangement.spacedBy(Space.medium)) {
            val pane = (PANE * room.width).coerceIn(narrowestPane, widestPane)
            val others = side.view.groups.size > 1
            val left = Modifier.weight(1f).fillMaxHeight().padding(bottom = Space.small)
            Column(
                if (large) left.verticalScroll(rememberScrollState()) else left,
                Arrangement.spacedBy(Space.small),
            ) {
                if (large) {
                    TheTower(side)
                    if (others) SmallGroups(side, 1)
                } else {
                    TheRing(side, Modifier.weight(1f))
                    if (others && room.height >= tall) SmallGroups(side, side.view.groups.size - 1)
                }
            }
            val scroll = Modifier.verticalScroll(rememberScrollState())
            Column(
                Modifier.width(pane).fillMaxHeight().then(if (large) scroll else Modifier).padding(bottom = Space.small),
                Arrangement.spacedBy(Space.small),
            ) {
                TheStatus(side, roomy = room.height >= tall)
                val tray = if (large) Modifier else Modifier.weight(1f, fill = false).then(scroll)
                val roomy = room.height >= tall
                TheTray(side, roomy, groups = !large && !roomy, tray, explained = roomy && pane >= explaining)
                TheDecision(side, tight = room.height < tall)
            }
        }
    }

@Composable
private fun Scrolling(side: KingSide) =
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = Space.small).padding(bottom = Space.small),
        Arrangement.spacedBy(Space.small),
    ) {
        side.table.bar()
        TheTower(side)
        TheStatus(side, roomy = true)
        TheTray(side, roomy = true, groups = true, Modifier)
        TheDecision(side, tight = false)
    }

@Composable
private fun OnePane(side: KingSide, roomy: Boolean) =
    Shared(Modifier.fillMaxSize().padding(horizontal = Space.small), least(side.group)) {
        Column { side.table.bar() }
        TheRing(side, Modifier.fillMaxSize())
        Column(Modifier.padding(bottom = Space.tiny), Arrangement.spacedBy(6.dp)) {
            TheStatus(side, roomy)
            TheTray(side, roomy, groups = true, Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()))
            TheDecision(side, tight = !roomy)
        }
    }

/** Head, table and tray: the table takes what the others leave, at least [least]; the tray scrolls inside itself. */
@Composable
private fun Shared(
    modifier: Modifier,
    least: Dp,
    content: @Composable () -> Unit,
) = Layout(content, modifier) { (head, table, tray), limits ->
    val gap = 4.dp.roundToPx()
    val free = Constraints(minWidth = limits.maxWidth, maxWidth = limits.maxWidth)
    val top = head.measure(free)
    val room = (limits.maxHeight - top.height - gap).coerceAtLeast(0)
    val bottom = tray.measure(free.copy(maxHeight = (room - least.roundToPx()).coerceAtLeast(0)))
    val middle = table.measure(Constraints.fixed(limits.maxWidth, (room - bottom.height).coerceAtLeast(0)))
    layout(limits.maxWidth, limits.maxHeight) {
        top.place(0, 0)
        middle.place(0, top.height)
        bottom.place(0, limits.maxHeight - bottom.height)
    }
}

@Composable
private fun TheRing(side: KingSide, modifier: Modifier) =
    Ring(side.group, side.moment, side.body, side.turned, side.table.onIntent, modifier.readAs(TABLE))

@Composable
private fun TheTower(side: KingSide) = Tower(side.group, side.moment, side.body, side.turned, side.table.onIntent, Modifier.readAs(TABLE))

/** Where there is little room, the rule of the selected card stands here: what is to do is on the button. */
@Composable
private fun TheStatus(side: KingSide, roomy: Boolean) =
    Status(
        side.view.status,
        side.table,
        Modifier.readAs(STATUS),
        instead = side.selected?.rule?.takeUnless { roomy } ?: side.view.status,
    )

@Composable
private fun TheTray(side: KingSide, roomy: Boolean, groups: Boolean, modifier: Modifier, explained: Boolean = false) =
    KingTray(side, roomy, groups, explained, modifier.readAs(TRAY))

@Composable
private fun TheDecision(side: KingSide, tight: Boolean) =
    Row(Modifier.fillMaxWidth().readAs(DECISION), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
        val explain = side.selected?.explain
        val table = side.table
        Decision(side.view.confirm, side.view.cancel, table, tight, Modifier.weight(1f), terse = tight && explain != null)
        if (explain != null && table.thinking == null) SignButton(explain, Signs.about, table.onIntent)
    }
