package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.ui.art.Space
import dev.douze.ui.components.Panes
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.mediumWidth
import dev.douze.ui.components.readAs

/** Table and hand in two panes, on a phone on its side or on both sides of a hinge. */
@Composable
internal fun Parted(side: CouncilSide, room: WindowLayout) {
    val roomy = room.roomy || room.large
    // Cards to be revealed have no room below the die where the pane is low.
    val low = !room.large && (room.low || room.hinge?.across ?: false)
    val dealt = side.shown.dealt && side.shown.seats.any { it.taken }
    val cut = room.hinge?.across == true && TablePlan(side.openTable, room.width - 2 * Space.small, roomy = false).least > room.above - BAR
    val apart = low && (dealt || cut)
    TwoPanes(
        room,
        room.secondPane,
        side.table.bar,
        first = { modifier ->
            BoxWithConstraints(modifier.readAs(TABLE)) {
                val (width, height) = maxWidth to maxHeight
                if (room.large) {
                    Column(Modifier.verticalScroll(rememberScrollState())) { LargeTable(side.openTable, width) }
                } else {
                    val plan = TablePlan(side.openTable, width, roomy = height >= tallTable, low = room.low, seated = !apart)
                    HallTable(side.openTable, plan, height, scrolls = height < plan.least)
                }
            }
        },
        second = { modifier, width ->
            val scroll = Modifier.fadingScroll()
            val hall = hall
            // From the hinge on, or beside the table.
            val across = room.hinge?.takeIf { it.across }
            val (top, left) = if (across == null) -EDGE to -Space.small else across.start - across.end to null
            val ground = Modifier.drawBehind { if (hall.light) dais(hall, top.toPx(), left?.toPx()) }
            Column(
                modifier.then(ground).then(if (room.large) scroll else Modifier).padding(bottom = if (room.low) 2.dp else Space.small),
                Arrangement.spacedBy(if (room.low) 2.dp else 6.dp),
            ) {
                ByNight { StatusRow(side, rule = !roomy) }
                if (apart) {
                    // Four stand in one row; their words, without bubbles, below them.
                    val many = side.shown.seats.size > 3
                    val seats = SeatPlan(side.shown.seats, width, asks = side.view.offers != null, dealt = dealt, low = many)
                    Councillors(side.openTable, seats, Modifier.fillMaxWidth())
                }
                ByNight {
                    val tray = (if (room.large) Modifier else Modifier.weight(1f, fill = false).then(scroll)).readAs(TRAY)
                    // A page of a book is for the hand; what was said is in bubbles on the other one, and opened by a sign.
                    val page = roomy && !room.large && room.panes == Panes.BESIDE && room.hinge != null
                    val belowSeats = if (room.width < mediumWidth) BELOW_HIGH_SEATS else BELOW_SEATS
                    val hand =
                        when {
                            page -> (room.below - AROUND_HAND).coerceIn(250.dp, 424.dp)
                            roomy -> 250.dp
                            apart && !side.acts -> (room.below - belowSeats).coerceIn(126.dp, 190.dp)
                            else -> (room.below - BESIDE_HAND).coerceIn(126.dp, 190.dp)
                        }
                    val folded = !roomy || page
                    // What is left below a hinge, too.
                    val left = room.panes == Panes.ABOVE && !room.large && room.below - hand >= ROOM_FOR_LOG
                    val listed = (page || left) && side.open == null && side.view.inspect == null && !side.questioned
                    if (listed) {
                        Column(Modifier.weight(1f).then(scroll).readAs(TRAY), Arrangement.spacedBy(10.dp)) {
                            CouncilTray(side, TrayRoom(width, hand, folded, ruled = roomy, shown = true))
                            Log(side)
                        }
                    } else {
                        CouncilTray(side, TrayRoom(width, hand, folded, ruled = roomy, shown = page || room.panes == Panes.ABOVE), tray)
                    }
                    Acts(side, Modifier.readAs(DECISION), talks = folded, costs = roomy)
                }
            }
        },
    )
}

/** How wide the pane of the hand is. */
internal val WindowLayout.secondPane: Dp get() = (PANE * width).coerceIn(narrowestPane, widestPane)

private val narrowestPane = 288.dp
private val widestPane = 480.dp
private const val PANE = 0.44f
private val tallTable = 520.dp

/** Bar, status, rule and buttons beside the hand on a page. */
private val AROUND_HAND = 330.dp

/** Status, buttons and a few lines of what has happened. */
private val ROOM_FOR_LOG = 240.dp

/** Status and seats above a hand that is only looked at. */
private val BELOW_SEATS = 176.dp
private val BELOW_HIGH_SEATS = 270.dp

/** Bar, rule and buttons beside the hand of a phone on its side. */
private val BESIDE_HAND = 212.dp
