package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.Body
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilView
import dev.douze.core.TableFrame
import dev.douze.ui.Tween
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.AskButton
import dev.douze.ui.parts.Decision
import dev.douze.ui.parts.ExplainedDecision
import dev.douze.ui.parts.InRoom
import dev.douze.ui.parts.OnePane
import dev.douze.ui.parts.Panes
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.Room
import dev.douze.ui.parts.SignButton
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.Status
import dev.douze.ui.parts.Table
import dev.douze.ui.parts.TwoPanes
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.readAs
import dev.douze.ui.rememberTween

private val narrowestPane = 288.dp
private val widestPane = 480.dp

/** From this width on the words of three councillors stand beside each other. */
private val wordyTable = 460.dp
private const val PANE = 0.4f

// The order in which a screen reader reads; the bar with its actions comes last.
private const val TABLE = -1f
private const val STATUS = 0f
private const val TRAY = 2f
private const val DECISION = 3f

/** What may be folded away where there is little room. */
enum class Folded { TALK, KEPT }

/** What all parts of the screen need. */
class CouncilSide(
    val view: CouncilView,
    val tween: Tween<CouncilFrame>,
    val table: Table,
    val open: Folded?,
    val toggle: (Folded) -> Unit,
) {
    /** The table that is drawn. */
    val shown: CouncilFrame = tween.to

    /** The card of the hand that is selected. */
    val selected = view.hands.flatMap { it.cards }.find { it.selected }

    /** With much room three councillors leave some below them. */
    val talksAtTable = shown.seats.size <= AT_A_TABLE
}

private const val AT_A_TABLE = 3

/** The table of Council of 12: die, dilemma, councillors, and what lies beside them; at the end the throne. */
@Composable
fun CouncilScreen(
    view: CouncilView,
    table: Table,
    modifier: Modifier = Modifier,
) = InRoom(modifier) { room ->
    val before = (table.before?.body as? Body.Council)?.council?.table
    val tween = rememberTween(view.table, before, table.clock) { (it as? TableFrame.Council)?.council }
    var open by remember { mutableStateOf<Folded?>(null) }
    val side = CouncilSide(view, tween, table, open) { open = it.takeIf { open != it } }
    val result = view.result
    when {
        result != null && side.shown.ended -> Throne(side, result, room)
        room.hinge != null || (room.panes == Panes.BESIDE && !room.large) -> Parted(side, room)
        room.large || room.low -> Scrolling(side)
        else -> Stacked(side, room.roomy)
    }
}

@Composable
private fun Parted(side: CouncilSide, room: Room) {
    val pane = (PANE * room.width).coerceIn(narrowestPane, widestPane)
    val roomy = room.roomy || room.large
    val wordy = room.roomy && room.first(pane) >= wordyTable
    TwoPanes(
        room,
        pane,
        side.table.bar,
        first = { modifier ->
            BoxWithConstraints(modifier.readAs(TABLE)) {
                when {
                    room.large -> Column(Modifier.verticalScroll(rememberScrollState())) { LargeTable(side) }
                    wordy -> RoomyTable(side, maxWidth)
                    else -> TightTable(side, maxWidth, maxHeight, scrolls = true)
                }
            }
        },
        second = { modifier, _ ->
            val scroll = Modifier.verticalScroll(rememberScrollState())
            Column(
                modifier.then(if (room.large) scroll else Modifier).padding(bottom = Space.small),
                Arrangement.spacedBy(Space.small),
            ) {
                StatusLine(side, roomy, folds = !roomy)
                val tray = (if (room.large) Modifier else Modifier.weight(1f, fill = false).then(scroll)).readAs(TRAY)
                val talks = roomy && !(wordy && side.talksAtTable)
                CouncilTray(side, tray, folded = !roomy, explained = room.roomy && !room.large, talks = talks)
                Deciding(side, tight = !room.roomy || room.large)
            }
        },
    )
}

@Composable
private fun Scrolling(side: CouncilSide) =
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = Space.small).padding(bottom = Space.small),
        Arrangement.spacedBy(Space.small),
    ) {
        side.table.bar()
        LargeTable(side)
        StatusLine(side, roomy = true, folds = false)
        CouncilTray(side, Modifier.readAs(TRAY), folded = false, explained = false, talks = true)
        Deciding(side, tight = false)
    }

@Composable
private fun Stacked(side: CouncilSide, roomy: Boolean) =
    OnePane(leastTable(side, roomy), gap = 2.dp) {
        Column { side.table.bar() }
        BoxWithConstraints(Modifier.fillMaxSize().readAs(TABLE)) { TightTable(side, maxWidth, maxHeight) }
        Column(Modifier.padding(bottom = Space.tiny), Arrangement.spacedBy(4.dp)) {
            StatusLine(side, roomy, folds = !roomy)
            val tray = Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState())
            CouncilTray(side, tray.readAs(TRAY), folded = !roomy, explained = false, talks = roomy)
            Deciding(side, tight = !roomy)
        }
    }

/** What is going on; with [folds] also the way to talk and kept rewards. */
@Composable
private fun StatusLine(side: CouncilSide, roomy: Boolean, folds: Boolean) =
    Row(Modifier.fillMaxWidth().readAs(STATUS), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
        val view = side.view
        val talk = view.talk
        if (folds && talk != null) {
            val open = side.open == Folded.TALK
            Fold(talk.label, open, { side.toggle(Folded.TALK) }) { Picture(picture(Emblem.REMARK.path), LocalTokens.current.ink, 24.dp) }
        }
        val instead = side.selected?.rule?.takeUnless { roomy } ?: view.status
        Status(view.status, side.table, Modifier.weight(1f), instead)
        if (folds && view.kept.isNotEmpty()) {
            KeptFold(view.kept, side.tween, side.open == Folded.KEPT) { side.toggle(Folded.KEPT) }
        }
    }

/** What the council decides with one tap, what is selected, or a councillor at work. */
@Composable
private fun Deciding(side: CouncilSide, tight: Boolean) =
    Column(Modifier.fillMaxWidth().readAs(DECISION), Arrangement.spacedBy(6.dp)) {
        val view = side.view
        val table = side.table
        val style = if (tight) LocalWords.current.smallStrong else LocalWords.current.strong
        if (table.thinking == null && view.decisions.isNotEmpty()) {
            FlowRow(
                Modifier.fillMaxWidth(),
                Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
                Arrangement.spacedBy(6.dp),
            ) {
                view.decisions.forEach { QuietButton(it, table.onIntent, style = style) }
                view.askHint?.let { AskButton(it, table.onIntent, style = style) }
            }
        }
        val ask = view.askHint?.takeIf { view.decisions.isEmpty() }
        ExplainedDecision(view.confirm, view.cancel, side.selected?.explain, table, tight, ask, hinted = !tight)
    }
