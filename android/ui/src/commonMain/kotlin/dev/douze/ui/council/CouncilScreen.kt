package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.Body
import dev.douze.core.ChoicesView
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMoment
import dev.douze.core.CouncilView
import dev.douze.core.TableFrame
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.components.Heading
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.LocalBarLead
import dev.douze.ui.components.LocalTurned
import dev.douze.ui.components.OnePane
import dev.douze.ui.components.Panes
import dev.douze.ui.components.Pinned
import dev.douze.ui.components.Sheet
import dev.douze.ui.components.SideHand
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.WithWindowLayout
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.readAs
import dev.douze.ui.lesson.LocalGlow
import dev.douze.ui.rememberTween

/** From this size on the table of a tablet. */
private val broadWidth = 900.dp
private val broadHeight = 620.dp

/** So high is a tablet held upright. */
private val tabletHeight = 1000.dp
private val leastStacked = 420.dp
private val logWidth = 300.dp
private val logFrom = 1160.dp
private val LOW_TRAY = 150.dp
private val SENTENCE = 84.dp

/** Faces or targets above a hand. */
private val OFFERED = 98.dp

/** Cards of this height are shown even where they are only looked at. */
private val SHOWN = 112.dp

/** A face has so many neighbours: all of them are in sight. */
private const val NEIGHBOURS = 5

/** From this height on three decisions have room for what each costs. */
private val COSTS = 290.dp

// The order in which a screen reader reads; the bar with its actions comes last.
internal const val TABLE = -1f
private const val STATUS = 0f
internal const val TRAY = 2f
internal const val DECISION = 3f

/** What may be folded away where there is little room. */
enum class Folded { TALK, KEPT }

/** What all parts of the screen need. */
class CouncilSide(
    val view: CouncilView,
    val tween: Tween<CouncilFrame>,
    val table: TableContext,
    val open: Folded?,
    val toggle: (Folded) -> Unit,
) {
    /** The table that is drawn. */
    val shown: CouncilFrame = tween.to

    /** There is something to decide, or a councillor at work. */
    val acts = listOfNotNull(table.thinking, view.confirm, view.cancel, view.askHint).isNotEmpty() || view.decisions.isNotEmpty()

    /** There is nothing to do but to talk. */
    val idle = !acts && view.talk != null

    /** Something is asked once, above the hand: what does not concern it steps back. */
    val questioned = table.clock == null && (view.warning != null || view.proposal != null)

    /** A card is chosen, and its own button is the gold one. */
    val answered = view.confirm?.enabled == true && view.warning == null

    /** What is to be chosen beside the die: neighbouring faces are pressed on the die itself. */
    val offers: ChoicesView? = view.offers?.takeUnless { it.choices.size <= NEIGHBOURS && it.onDie() }

    /** The card of the hand that is selected. */
    val selected = view.hands.flatMap { it.cards }.find { it.selected }

    /** A panel speaks: what was said before is silent. */
    private val told = listOfNotNull(view.hint, view.inspect, selected, open).isNotEmpty()

    val openTable = OpenTable(tween, view.month, table.onIntent, questioned, view.asks, told)

    private fun ChoicesView.onDie() = choices.all { choice -> shown.die.reach.any { it.intent == choice.intent } }
}

/** The table of Council of 12: the hall with die, dilemma and councillors; at the end the throne. */
@Composable
fun CouncilScreen(
    view: CouncilView,
    table: TableContext,
    modifier: Modifier = Modifier,
) = WithWindowLayout(modifier) { room ->
    val before = (table.before?.body as? Body.Council)?.council?.table
    val tween = rememberTween(view.table, before, table.clock) { (it as? TableFrame.Council)?.council }
    var opened by remember { mutableStateOf<Folded?>(null) }
    val glow = LocalGlow.current
    val open = if (glow?.asks != true) opened else Folded.TALK.takeIf { view.talk?.offers.orEmpty().any { it.intent == glow.target } }
    val side = CouncilSide(view, tween, table, open) { opened = it.takeIf { opened != it } }
    val result = view.result.takeIf { side.shown.ended }
    val broad = room.hinge == null && !room.large && room.width >= broadWidth && room.height >= broadHeight && room.width > room.height
    val focus = if (room.panes == Panes.ONE || broad) Offset(if (broad) 0.2f else 0.28f, 0.3f) else Offset(0.25f, 0.5f)
    val parted = room.hinge != null || (room.width > room.height && !room.large)
    if (result?.won == false) {
        // A council that has fallen leaves by night, whatever the time of day.
        ByNight { Box(Modifier.fillMaxSize().hallGround(focus)) { Throne(side, result, room) } }
        return@WithWindowLayout
    }
    // Over the scrubber of a replay the table stands as in play.
    val scrolls = room.large || (room.low && (view.hands.any { it.choosable } || room.height < leastStacked))
    // Words without a tray stand on the wall; the hall of the end has its own picture.
    val windows =
        when {
            room.large || result != null || (!parted && scrolls) -> DpOffset.Zero
            parted && !broad -> DpOffset(Space.small + room.first(room.secondPane), room.above)
            else -> null
        }
    // Below a turned table is the bar, which does not stand on its deep ground.
    val clip = if (hall.pane.isNotEmpty() && LocalTurned.current) Modifier.clipToBounds() else Modifier
    val stacked = !broad && !parted && !scrolls && result == null
    Box(Modifier.fillMaxSize().hallGround(focus, windows, floored = !stacked).then(clip)) {
        when {
            result != null -> Throne(side, result, room)
            broad -> Broad(side, room)
            parted -> Parted(side, room)
            room.large && !room.low -> Large(side, room)
            scrolls -> Scrolling(side, room.width - 2 * Space.small)
            else -> Stacked(side, room)
        }
    }
}

/** The table of a tablet: hand along the lower edge, what happened beside it. */
@Composable
private fun Broad(side: CouncilSide, room: WindowLayout) {
    val log = if (room.width >= logFrom) logWidth else 0.dp
    val width = room.width - log
    // Without a hand the table has the room of the tray.
    val bare =
        with(side.view) { hands.all { it.cards.isEmpty() } && listOfNotNull(peek, side.offers, hint, agreement).isEmpty() } &&
            !side.questioned
    val tray =
        when {
            !bare -> (0.35f * room.height).coerceIn(228.dp, 300.dp)
            side.acts -> LOW_TRAY
            else -> SENTENCE
        }
    Row(Modifier.fillMaxSize()) {
        Column(Modifier.width(width).fillMaxHeight()) {
            Row(
                Modifier.fillMaxWidth().padding(start = Space.small, end = 12.dp, top = 6.dp),
                Arrangement.spacedBy(Space.small),
                Alignment.CenterVertically,
            ) {
                Box(Modifier.width(0.36f * width)) { MonthBar(side) }
                Strip(side.openTable, 64.dp, Modifier.weight(1f).readAs(TABLE), labelled = true)
            }
            BoxWithConstraints(Modifier.weight(1f).fillMaxWidth().padding(horizontal = 14.dp).readAs(TABLE)) {
                BroadTable(side.openTable, maxWidth, maxHeight)
            }
            BroadTray(side, width, tray, listed = log == 0.dp)
        }
        if (log > 0.dp) LogPane(side, Modifier.width(log).fillMaxHeight())
    }
}

@Composable
private fun BroadTray(side: CouncilSide, width: Dp, tray: Dp, listed: Boolean) {
    val ground = hall.deep
    Row(
        Modifier
            .height(tray)
            .fillMaxWidth()
            .drawBehind { ledge(ground, 0f, far = size.height) }
            .padding(end = 18.dp, top = 18.dp, bottom = 12.dp),
        Arrangement.spacedBy(18.dp),
    ) {
        ByNight {
            // With nothing to decide or to explain beside it, the hand has the whole ledge.
            val alone = !side.acts && !side.questioned && (!listed || (side.open == null && side.view.inspect == null))
            val acts = (0.25f * width).coerceIn(210.dp, 250.dp)
            val hand = width - if (alone) 38.dp else acts + 56.dp
            Column(Modifier.width(hand + 20.dp).fillMaxHeight(), Arrangement.spacedBy(8.dp)) {
                StatusRow(side, size = 20)
                val scroll = Modifier.weight(1f).verticalScroll(rememberScrollState()).padding(start = 20.dp)
                // The signs of kept rewards and of speech are higher than a line.
                val above =
                    (if (side.view.kept.isEmpty() && !side.idle) 84.dp else 104.dp) + (if (side.offers == null) 0.dp else OFFERED)
                CouncilHand(side, TrayRoom(hand, tray - above, folded = true, shown = true), scroll.readAs(TRAY))
            }
            if (!alone) {
                Column(
                    Modifier.width(acts).fillMaxHeight().readAs(DECISION),
                    Arrangement.spacedBy(8.dp, Alignment.Bottom),
                ) {
                    Beside(side, Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()), listed)
                    Acts(side, talks = true, beside = false, costs = tray >= COSTS)
                }
            }
        }
    }
}

@Composable
private fun Scrolling(side: CouncilSide, width: Dp) =
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(horizontal = Space.small).padding(bottom = Space.small),
        Arrangement.spacedBy(Space.small),
    ) {
        side.table.bar()
        LargeTable(side.openTable, width)
        HallStatus(side, Modifier.readAs(STATUS))
        CouncilTray(side, TrayRoom(width, 150.dp, folded = false), Modifier.readAs(TRAY))
        Acts(side, Modifier.readAs(DECISION), talks = false)
    }

/** Large letters: what is asked, then the table; hand and buttons stay in sight below. */
@Composable
private fun Large(side: CouncilSide, room: WindowLayout) {
    val width = room.width - 2 * Space.small
    val ground = hall.deep
    val hands = pinnedHands(side)
    Pinned(
        room,
        Modifier.drawBehind { ledge(ground, 0f, far = size.height) }.padding(top = 6.dp),
        table = {
            side.table.bar()
            StatusRow(side, rule = true)
            CouncilTray(side, TrayRoom(width, 150.dp, folded = true, ruled = false, held = false), Modifier.readAs(TRAY))
            LargeTable(side.openTable, width)
            if (side.shown.moment == CouncilMoment.REVEAL && hands.isEmpty()) {
                side.view.hands.filter { it.cards.isNotEmpty() }.forEach {
                    SideHand(it.cards, side.table.onIntent, Modifier.readAs(TRAY), side.view.hint?.options.orEmpty())
                }
            }
        },
        foot =
            if (hands.isNotEmpty() || side.acts) {
                {
                    ByNight {
                        hands.forEach {
                            if (it !== side.view.hands.first()) Heading(it.label, style = text(14.sp, strong = true), colour = hall.text)
                            SideHand(it.cards, side.table.onIntent, Modifier.readAs(TRAY), side.view.hint?.options.orEmpty())
                        }
                        Acts(side, Modifier.readAs(DECISION), talks = true)
                    }
                }
            } else {
                null
            },
    )
}

/** Table above, tray below. */
@Composable
private fun Stacked(side: CouncilSide, room: WindowLayout) {
    val width = room.width - 2 * Space.small
    val plan = TablePlan(side.openTable, width, room.roomy, high = room.height >= tabletHeight)
    Box(Modifier.fillMaxSize()) {
        Stack(side, room, plan, width)
        side.view.inspect?.let { Sheet(room) { Inspect(it, side.table.onIntent, Modifier.readAs(TRAY)) } }
    }
}

@Composable
private fun Stack(side: CouncilSide, room: WindowLayout, plan: TablePlan, width: Dp) {
    val hall = hall
    // The seats share the ground of the hand; a bubble is above it.
    val ground: DrawScope.() -> Unit = {
        val top = size.height - (plan.seats.high - plan.seats.bubble + EDGE).toPx()
        wallAndDais(hall, top, Space.small.toPx(), high = size.height + DEEP.toPx())
    }
    OnePane(plan.least, gap = 2.dp) {
        Box(Modifier.fillMaxWidth()) { MonthBar(side) }
        BoxWithConstraints(Modifier.fillMaxSize().readAs(TABLE)) { HallTable(side.openTable, plan, maxHeight, ground) }
        ByNight { StackedTray(side, room, plan, width) }
    }
}

/** So high is a hand with its buttons, about. */
private val DEEP = 280.dp

@Composable
private fun StackedTray(side: CouncilSide, room: WindowLayout, plan: TablePlan, width: Dp) {
    Column(Modifier.padding(bottom = Space.tiny), Arrangement.spacedBy(5.dp)) {
        val hint = side.view.hint?.takeIf { !room.roomy && side.view.inspect == null }
        if (hint == null) StatusRow(side, rule = !room.roomy) else HintBar(hint, side)
        val hand = handHigh(side, room, plan)
        val tray = Modifier.weight(1f, fill = false).fadingScroll()
        val shown = hand >= SHOWN
        val place = TrayRoom(width, hand, folded = true, ruled = room.roomy, hinted = room.roomy, explains = false, shown = shown)
        CouncilTray(side, place, tray.readAs(TRAY))
        Acts(side, Modifier.readAs(DECISION), talks = true, costs = room.roomy)
    }
}

/** The bar, and on it the sign of the month's aim, for a table that has no room for a line. */
@Composable
private fun MonthBar(side: CouncilSide) {
    val lead: (@Composable () -> Unit)? = side.view.aim?.let { { AimSign(it, side.view.month, side.table.onIntent) } }
    CompositionLocalProvider(LocalBarLead provides lead) { side.table.bar() }
}

/** What is left for the cards, once all else has its room. */
private fun handHigh(side: CouncilSide, room: WindowLayout, plan: TablePlan): Dp {
    val cards = side.view.hands.filter { it.choosable }.maxOfOrNull { it.cards.size } ?: 0
    val rows = HandPlan(cards, plan.width, 100.dp).rows
    val selected = side.selected != null
    val below =
        when {
            side.view.hint != null && !room.roomy -> HINT + LINE
            selected && room.roomy -> STATUS_HIGH + RULE
            selected -> RULE
            else -> STATUS_HIGH + LINE
        }
    val asked =
        (if (side.questioned) QUESTION else 0.dp) + (if (side.view.confirm != null && side.view.decisions.isNotEmpty()) DECIDED else 0.dp)
    val acts = if (side.acts) ACTS_HIGH else 0.dp
    val counsel = side.view.agreement?.let { COUNSEL + OPINION * it.opinions.size } ?: 0.dp
    val rest = room.height - BAR - plan.least - acts - below - asked - counsel - RAISED - EDGE
    val least = if (rows == 1) 88.dp else 104.dp
    val grown = rest - (if (room.roomy) 0.3f * rest.coerceAtLeast(0.dp) else 0.dp)
    return grown.coerceIn(least, if (rows == 1) maxOf(least, 0.2f * room.height) else maxOf(least, 0.26f * room.height))
}

internal val BAR = 52.dp
private val STATUS_HIGH = 34.dp
private val ACTS_HIGH = 76.dp
private val RULE = 63.dp
private val HINT = 76.dp
private val QUESTION = 110.dp
private val DECIDED = 56.dp
private val LINE = 45.dp
private val COUNSEL = 72.dp
private val OPINION = 24.dp

/**
 * What is going on; with [rule], what the selected card does in its place. Beside it kept rewards and, where that is all there is to
 * do, talk.
 */
@Composable
internal fun StatusRow(side: CouncilSide, size: Int = 17, rule: Boolean = false) =
    Row(Modifier.fillMaxWidth().readAs(STATUS), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
        val selected = side.selected?.takeIf { rule && side.table.clock == null && side.table.rejection == null && side.view.hint == null }
        HallStatus(side, Modifier.weight(1f), size, selected?.rule)
        selected?.explain?.let { SignButton(it, Signs.about, side.table.onIntent, ink = hall.text) }
        val kept = side.view.kept
        if (kept.isNotEmpty()) KeptFold(kept, side.tween, side.open == Folded.KEPT) { side.toggle(Folded.KEPT) }
        if (side.idle) Say(side, worded = false)
    }
