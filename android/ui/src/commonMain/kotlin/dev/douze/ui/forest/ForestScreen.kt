package dev.douze.ui.forest

import androidx.compose.animation.core.animateDpAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.times
import dev.douze.core.CellMark
import dev.douze.core.ForestFrame
import dev.douze.core.ForestView
import dev.douze.ui.art.Space
import dev.douze.ui.components.Panes
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.WithWindowLayout
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.readAs

// The order in which a screen reader reads; the bar with its actions comes last.
private const val SEATS = -2f
internal const val STATUS = -1f
internal const val TRAY = 2f

/** From this size on there is room for scores and log beside the board, and for large cards below it. */
private val tabletWide = 900.dp
private val tabletHigh = 600.dp

/** As many cards are in a hand that is played from. */
internal const val USUAL = 4

/** What the parts of a table in one pane need. */
private val barHeight = 48.dp
private val smallHead = 138.dp
private val largeHead = 170.dp
private val leastTray = 142.dp
private val wideTray = 196.dp
private val fullTray = 270.dp
private val highestTray = 400.dp
private val narrow = 400.dp
private val broad = 600.dp
private val low = 760.dp

/** The forest table: board, seats, hand and what explains them. */
@Composable
fun ForestScreen(
    view: ForestView,
    table: TableContext,
    modifier: Modifier = Modifier,
) = WithWindowLayout(modifier) { room ->
    val over = view.result != null && table.clock == null
    val broad = room.width > room.height && room.width >= tabletWide && room.height >= tabletHigh
    when {
        over -> Ending(view, table, room)
        room.hinge == null && !room.large && broad -> Spread(view, table, room)
        room.hinge != null || room.width > room.height -> Parted(view, table, room)
        room.large || room.height < smallHead + leastTray + Plan.least -> Scrolled(view, table, room)
        else -> Upright(view, table, room)
    }
}

/** Head, board and tray below each other; the board has one size for the whole game. */
@Composable
private fun Upright(
    view: ForestView,
    table: TableContext,
    room: WindowLayout,
) {
    val small = room.height < low
    val wide = room.width >= broad
    val head = if (small) smallHead else largeHead
    val least = if (wide) wideTray else leastTray
    val largest = if (wide) {
        150.dp
    } else if (room.width < narrow) {
        84.dp
    } else {
        92.dp
    }
    val plan = Plan.fit(room.width, room.height - head - least, largest)
    val rest = room.height - head - plan.side
    val deep = rest >= fullTray
    val tray = if (deep) rest.coerceAtMost(highestTray) else rest
    val face =
        if (deep) {
            min(room.width * 0.26f, tray - 178.dp).coerceIn(72.dp, 150.dp)
        } else {
            (tray - 76.dp).coerceIn(58.dp, 108.dp)
        }
    val top = room.height - tray - plan.side
    val tabs = inGutters(view, table)
    val scene =
        Modifier.clearing(wood, if (wide) 1.4f else 0.9f) { size ->
            val middle = top.value + plan.side.value / 2
            Scene(
                Offset(size.width / 2, if (small) 84f else 98f),
                if (small) 58f else 68f,
                if (small) 130f else 152f,
                Offset(size.width / 2, middle),
                minOf(plan.square.value * 0.76f, size.width * 0.56f),
                plan.square.value * 0.7f,
                if (tabs) OUT else size.height - tray.value + 14,
                size.width,
            )
        }
    Box(Modifier.fillMaxSize().then(scene)) {
        Column(Modifier.fillMaxWidth().height(top)) { Head(view, table, if (small) Plates.SMALL else Plates.LARGE) }
        Box(Modifier.fillMaxWidth().padding(top = top), Alignment.TopCenter) { BoardSlot(view, table, plan) }
        // Where five cards are to be sorted, nothing is on the board yet: the tray may cover its edge. On a small phone an
        // explanation needs some of it, too.
        val explains = !deep && view.inspect != null
        val sorts = (view.hand?.cards?.size ?: 0) > USUAL
        val over = if (sorts) {
            Modifier
        } else if (explains) {
            Modifier.height(tray + 76.dp)
        } else {
            Modifier.height(tray)
        }
        Tray(
            view,
            table,
            TrayForm(
                face,
                if (deep ||
                    sorts
                ) {
                    room.width - 16.dp
                } else {
                    room.width * 0.68f
                },
                beside = !deep && !sorts,
                bottom = true,
                fixed = !sorts
            ),
            Modifier.align(Alignment.BottomCenter).fillMaxWidth().then(over).readAs(TRAY),
        )
    }
}

/** The board, and beside it (or beyond a hinge) all else. */
@Composable
private fun Parted(
    view: ForestView,
    table: TableContext,
    room: WindowLayout,
) {
    val hinge = room.hinge
    val across = room.panes == Panes.ABOVE
    val width = if (hinge == null) room.width * HALF_PANE else room.first(0.dp)
    // Half of a window is small: there the board has gutters only while something is in them.
    val tabs = inGutters(view, table)
    val gutter by key(hinge == null) { animateDpAsState(if (hinge == null || tabs) touched else SHUT) }
    val plan = Plan.fit(width, room.above, 92.dp, gutter)
    val pane = room.width - 2 * Space.small - Space.medium - plan.side
    // Where the board takes all of its half, there is no clearing round it.
    val around = if (gutter == touched) plan.square.value * 0.7f else 0f
    val beside = room.width - plan.side > 4 * MOON.dp
    val firsUntil = if (across) room.width else (if (hinge == null) plan.side else width) - halfFir
    val scene =
        Modifier.clearing(wood, 0.9f) { size ->
            Scene(
                Offset(
                    when {
                        // Beside a board that is as high as its half.
                        across && beside -> size.width * 0.15f

                        across -> size.width / 2

                        hinge != null -> Space.small.value + width.value / 2

                        else -> plan.side.value * 0.88f
                    },
                    when {
                        // A sun behind cells would be in pieces: only its light is in sight.
                        across && !beside -> -2 * MOON

                        hinge != null && !across -> 120f

                        else -> 70f
                    },
                ),
                MOON,
                minOf(size.height * 0.62f, 240f),
                Offset(
                    when {
                        across -> size.width / 2
                        hinge != null -> Space.small.value + width.value / 2
                        else -> Space.small.value + plan.side.value / 2
                    },
                    when {
                        across -> room.above.value / 2
                        hinge != null -> size.height / 2
                        else -> plan.side.value / 2
                    },
                ),
                around,
                around,
                // The hand has no ledge here: the firs stand beside the board.
                if (tabs) OUT else room.above.value + 8,
                size.width,
                firsUntil.value,
            )
        }
    Box(Modifier.fillMaxSize().then(scene)) {
        // Below the hinge of a tent is the ledge before the firs.
        if (across) Spacer(Modifier.fillMaxSize().padding(top = room.above).tray(wood, LEDGE))
        TwoPanes(
            room,
            pane = pane,
            bar = {},
            first = { modifier ->
                val middle = if (hinge != null) Alignment.Center else Alignment.TopCenter
                Box(modifier.verticalScroll(rememberScrollState()), middle) { BoardSlot(view, table, plan) }
            },
            second = { modifier, inner ->
                val scrolls = room.below < lowest || room.large
                Column(modifier.then(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier)) {
                    Head(view, table, if (room.roomy && inner > plateRoom) Plates.LARGE else Plates.SMALL)
                    val face = min((inner - 40.dp) / 3, if (room.roomy) 120.dp else 76.dp)
                    // A page of a book has room for what has happened.
                    val page = hinge != null && !across && !scrolls && room.roomy
                    val form = TrayForm(face, inner - 24.dp, beside = false, bottom = false, fixed = !scrolls, free = scrolls, log = page)
                    Tray(view, table, form, (if (scrolls) Modifier else Modifier.weight(1f)).fillMaxWidth().readAs(TRAY))
                }
            },
        )
    }
}

/** Firs that would stand behind tabs beside the board, or behind the hand, stand out of sight. */
private const val OUT = 1e4f

/** The radius of sun and moon. */
private const val MOON = 64f
private val LEDGE = 5.dp
private val SHUT = 6.dp

/** A cell beside the square can be pressed, or has a card, or will have one after the beat. */
private fun inGutters(view: ForestView, table: TableContext): Boolean {
    val played = table.clock?.let { stage(it) }
    val spots = played?.let {
        (it.resting.keys + it.moving.map(Moving::to)).map { spot ->
            view.board.slotRow(spot.row) to
                view.board.slotCol(spot.col)
        }
    }
    val used =
        spots
            ?: view.board.cells.filter {
                it.intent != null || it.card != null || it.mark != CellMark.PLAIN
            }.map { it.slotRow to it.slotCol }
    return used.any { (row, col) -> row !in 0 until SQUARE || col !in 0 until SQUARE }
}

private const val HALF_PANE = 0.6f
private val halfFir = 20.dp
private val lowest = 340.dp
private val plateRoom = 320.dp

/** With large letters the hand and the button stay below the table; in a window that is very low all of it scrolls. */
@Composable
private fun Scrolled(
    view: ForestView,
    table: TableContext,
    room: WindowLayout,
) {
    val plan = Plan.fit(room.width, room.width, 92.dp)
    val form = TrayForm(72.dp, room.width - 24.dp, beside = false, bottom = true, fixed = false, free = true)
    val ground = Modifier.fillMaxSize().clearing(wood, 0.9f) { quiet(it) }
    if (room.low) {
        Column(ground.verticalScroll(rememberScrollState())) {
            Head(view, table, Plates.SMALL)
            Box(Modifier.fillMaxWidth(), Alignment.Center) { BoardSlot(view, table, plan) }
            Tray(view, table, form, Modifier.fillMaxWidth().readAs(TRAY))
        }
        return
    }
    Column(ground) {
        Column(Modifier.weight(1f).fillMaxWidth().fadingScroll(), Arrangement.spacedBy(Space.tiny)) {
            Head(view, table, Plates.SMALL)
            Asked(view, table, room)
            // Above the board, whose lower edge is reached by scrolling.
            Box(Modifier.fillMaxWidth(), Alignment.Center) { Removed(view, table.clock) }
            Box(Modifier.fillMaxWidth(), Alignment.Center) { BoardSlot(view, table, plan) }
        }
        Foot(view, table, form, room)
    }
}

/** A tablet: scores at the left, the hand along the lower edge, what happened at the right. */
@Composable
private fun Spread(
    view: ForestView,
    table: TableContext,
    room: WindowLayout,
) {
    val side = if (room.width >= 1100.dp) 300.dp else 256.dp
    val main = room.width - side
    val scores = 240.dp
    val tray = min(room.height * 0.26f, 212.dp)
    val plan = Plan.fit(main - scores - 16.dp, room.height - tray - 12.dp, 132.dp)
    val face = tray - 44.dp
    val left = scores + (main - scores - plan.side) / 2
    val scene =
        Modifier.clearing(wood, 1.5f) { size ->
            Scene(
                Offset(scores.value / 2 + 12, 92 + 158f),
                86f,
                size.height - tray.value - 20,
                Offset(left.value + plan.side.value / 2, plan.side.value / 2 + 6),
                plan.square.value * 0.7f,
                plan.square.value * 0.7f,
                size.height - tray.value + 14,
                main.value,
            )
        }
    Row(Modifier.fillMaxSize().then(scene)) {
        Box(Modifier.width(main).fillMaxHeight()) {
            Column(Modifier.width(scores + 12.dp).padding(start = 12.dp)) {
                table.bar()
                val frame: ForestFrame? = table.clock?.forest
                Seats(frame?.seats ?: view.seats, Plates.TALL, table.onIntent, Modifier.padding(top = 40.dp).readAs(SEATS))
            }
            Box(Modifier.padding(start = left, top = 6.dp)) { BoardSlot(view, table, plan) }
            Tray(
                view,
                table,
                TrayForm(face, main * 0.6f, beside = true, bottom = true, fixed = true, status = true),
                Modifier.align(Alignment.BottomStart).fillMaxWidth().height(tray),
            )
        }
        Beside(view, table, Modifier.width(side).fillMaxHeight())
    }
}

private fun quiet(size: androidx.compose.ui.geometry.Size) =
    Scene(
        Offset(size.width / 2, 90f),
        58f,
        140f,
        Offset(size.width / 2, size.height / 2),
        // The board scrolls: nothing can be around it.
        0f,
        0f,
        // The hand is down there.
        OUT,
        size.width
    )

@Composable
private fun Head(
    view: ForestView,
    table: TableContext,
    plates: Plates,
) = Column(Modifier.padding(horizontal = Space.small)) {
    table.bar()
    val frame: ForestFrame? = table.clock?.forest
    Seats(frame?.seats ?: view.seats, plates, table.onIntent, Modifier.readAs(SEATS))
    Duel(frame?.table ?: view.table, if (plates == Plates.SMALL) 36.dp else 46.dp, Modifier.readAs(STATUS)) {
        TableLine(view.status, table, plates != Plates.SMALL, it)
    }
}

@Composable
private fun BoardSlot(
    view: ForestView,
    table: TableContext,
    plan: Plan,
) = Board(view.board, table.clock, plan, table.onIntent, Modifier.felt(plan, wood))
