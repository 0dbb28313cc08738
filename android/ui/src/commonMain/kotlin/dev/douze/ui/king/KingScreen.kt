package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.Body
import dev.douze.core.KingFrame
import dev.douze.core.KingView
import dev.douze.core.TableFrame
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.die.DieBody
import dev.douze.ui.parts.Decision
import dev.douze.ui.parts.ExplainedDecision
import dev.douze.ui.parts.InRoom
import dev.douze.ui.parts.OnePane
import dev.douze.ui.parts.Panes
import dev.douze.ui.parts.Room
import dev.douze.ui.parts.SignButton
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.Status
import dev.douze.ui.parts.Table
import dev.douze.ui.parts.TwoPanes
import dev.douze.ui.parts.readAs
import dev.douze.ui.rememberTween

private val narrowestPane = 280.dp
private val widestPane = 480.dp

/** From this width on a card of the hand has room for what it does. */
private val explaining = 340.dp
private const val PANE = 0.42f

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
) = InRoom(modifier) { room ->
    val before = (table.before?.body as? Body.King)?.king?.table
    val tween = rememberTween(view.table, before, table.clock) { (it as? TableFrame.King)?.king }
    val body = remember(view.die) { DieBody(view.die) }
    val side = KingSide(view, tween, body, turned, table)
    when {
        room.panes != Panes.ONE -> Parted(side, room)
        room.large || room.low -> Scrolling(side)
        else -> Stacked(side, room.roomy)
    }
}

/** What all parts of the screen need. */
class KingSide(
    val view: KingView,
    val tween: Tween<KingFrame>,
    val body: DieBody,
    val turned: Boolean,
    val table: Table,
) {
    val groups = tween.to.groups
    val group = groups.find { it.large } ?: groups.first()

    /** The card of the hand that is selected. */
    val selected = view.hands.flatMap { it.cards }.find { it.selected }
}

@Composable
private fun Parted(side: KingSide, room: Room) {
    val others = side.groups.size > 1
    val scroll = Modifier.verticalScroll(rememberScrollState())
    TwoPanes(
        room,
        (PANE * room.width).coerceIn(narrowestPane, widestPane),
        side.table.bar,
        first = { modifier ->
            val left = modifier.padding(bottom = Space.small)
            Column(if (room.large) left.verticalScroll(rememberScrollState()) else left, Arrangement.spacedBy(Space.small)) {
                if (room.large) {
                    TheTower(side)
                    if (others) SmallGroups(side, 1)
                } else {
                    TheRing(side, Modifier.weight(1f))
                    if (others && room.roomy) SmallGroups(side, side.groups.size - 1)
                }
            }
        },
        second = { modifier, pane ->
            Column(
                modifier.then(if (room.large) scroll else Modifier).padding(bottom = Space.small),
                Arrangement.spacedBy(Space.small),
            ) {
                TheStatus(side, room.roomy)
                val tray = if (room.large) Modifier else Modifier.weight(1f, fill = false).then(scroll)
                TheTray(side, room.roomy, groups = !room.large && !room.roomy, tray, explained = room.roomy && pane >= explaining)
                TheDecision(side, tight = !room.roomy || room.large)
            }
        },
    )
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
private fun Stacked(side: KingSide, roomy: Boolean) =
    OnePane(least(side.group), gap = 4.dp) {
        Column { side.table.bar() }
        TheRing(side, Modifier.fillMaxSize())
        // The sign of the hint makes a long word on the button one line higher.
        val gap = if (side.view.askHint == null) 6.dp else 4.dp
        Column(Modifier.padding(bottom = Space.tiny), Arrangement.spacedBy(gap)) {
            TheStatus(side, roomy)
            TheTray(side, roomy, groups = true, Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()))
            TheDecision(side, tight = !roomy)
        }
    }

@Composable
private fun TheRing(side: KingSide, modifier: Modifier) =
    Ring(side.group, side.tween, side.body, side.turned, side.table.onIntent, modifier.readAs(TABLE))

@Composable
private fun TheTower(side: KingSide) = Tower(side.group, side.tween, side.body, side.turned, side.table.onIntent, Modifier.readAs(TABLE))

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
    ExplainedDecision(
        side.view.confirm,
        side.view.cancel,
        side.selected?.explain,
        side.table,
        tight,
        side.view.askHint,
        Modifier.readAs(DECISION),
    )
