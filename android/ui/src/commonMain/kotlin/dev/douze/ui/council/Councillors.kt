package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilSeatView
import dev.douze.core.Intent
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.components.Face
import dev.douze.ui.components.facing
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.largeText
import kotlin.math.ceil

/** Between councillors. */
internal val seatGap = 5.dp
private val gap = seatGap
private val shape = Chamfer()

/** From this width on a remark has room beside its councillor. */
private val broad = 150.dp
private const val NARROW = 3
private const val LETTER = 6.3f

/** A card is before the seat, or is to be revealed. */
val CouncilSeatView.taken get() = card != null || reveal != null

/** What stands below: why its card counts for nothing, what it is at, or that it is the Head. */
private val CouncilSeatView.state get() = card?.struck?.takeIf { it.isNotEmpty() } ?: doing ?: mark

/** How the councillors stand in a [width]; small in one row while something else [asks], with open cards once they are [dealt]. */
class SeatPlan(
    seats: List<CouncilSeatView>,
    width: Dp,
    val asks: Boolean,
    dealt: Boolean,
    low: Boolean = false,
    val roomy: Boolean = false,
    small: Boolean = false,
    /** Cards before the seats are large, with what was said above them. */
    high: Boolean = false,
) {
    /** Cards are before the seats. */
    val taken = dealt && seats.any { it.taken }
    val columns = if (asks || seats.size == NARROW || (low && taken) || width >= ALL * seats.size) seats.size else 2
    val each = (width - gap * (columns - 1)) / maxOf(columns, 1)
    val grand = high && taken
    val narrow = each < broad || grand
    private val rows = (seats.size + columns - 1) / columns
    private val longest = seats.maxOfOrNull { it.remark?.length ?: 0 } ?: 0
    private val lines = ceil(longest * LETTER / (each.value - 16f)).toInt().coerceAtMost(4)

    /** Bubbles stand above the narrow ones. */
    val bubble = if (asks || low || !narrow || longest == 0) 0.dp else (lines * 15.5f).dp + 19.dp

    /** Where bubbles have no room, what was said stands below instead. */
    val below = { seat: CouncilSeatView -> seat.state ?: seat.remark?.takeIf { low } }
    private val longestBelow = seats.maxOfOrNull { below(it)?.length ?: 0 } ?: 0
    private val stated =
        when {
            longestBelow == 0 -> 0.dp
            longestBelow * LETTER > each.value - 12f -> 33.dp
            else -> 17.dp
        }

    /** The card before a seat. */
    val card =
        when {
            grand -> 118.dp
            roomy -> 72.dp
            narrow && small -> 48.dp
            narrow -> 62.dp
            else -> 50.dp
        }
    val cardHigh =
        when {
            grand -> 168.dp
            roomy -> 104.dp
            narrow && small -> 60.dp
            narrow -> 82.dp
            else -> 66.dp
        }
    val plaque =
        when {
            asks -> 56.dp
            taken && narrow -> 32.dp + cardHigh + 6.dp + stated
            taken -> cardHigh + 12.dp
            narrow -> (if (roomy) 62.dp else 48.dp) + stated
            roomy && seats.any { it.remark != null || it.state != null } -> 72.dp
            roomy -> 58.dp
            else -> 51.dp
        }
    val high = rows * (bubble + plaque) + gap * (rows - 1)

    private companion object {
        val ALL = 168.dp
    }
}

private operator fun Int.times(length: Dp): Dp = length * this

/** The councillors of a table. */
@Composable
fun Councillors(table: OpenTable, plan: SeatPlan, modifier: Modifier = Modifier) =
    Column(modifier, Arrangement.spacedBy(gap)) {
        val (tween, onIntent) = table.tween to table.onIntent
        tween.to.seats.chunked(plan.columns).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(gap)) {
                row.forEach { seat ->
                    key(seat.seat) {
                        Column(Modifier.width(plan.each)) {
                            if (plan.bubble > 0.dp) {
                                Box(Modifier.height(plan.bubble).fillMaxWidth(), Alignment.BottomStart) {
                                    seat.remark?.takeUnless {
                                        table.told
                                    }?.let { Bubble(it, seat, tween, Modifier.fillMaxWidth(), if (plan.grand) 15 else 13) }
                                }
                            }
                            Seat(seat, plan.plaque, onIntent) {
                                when {
                                    plan.asks -> Small(seat)
                                    plan.narrow -> Narrow(seat, tween, plan, onIntent)
                                    else -> Broad(seat, tween, plan, onIntent)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

/** The councillors below each other, each [high] at least, with all their words. */
@Composable
fun CouncillorColumn(table: OpenTable, high: Dp, modifier: Modifier = Modifier) = Column(modifier, Arrangement.spacedBy(gap)) {
    val (tween, onIntent) = table.tween to table.onIntent
    val above = high >= ABOVE
    val close = high < CLOSE && !largeText
    tween.to.seats.forEach { seat ->
        key(seat.seat) {
            if (above) {
                Box(Modifier.height(BUBBLE).fillMaxWidth(), Alignment.BottomStart) {
                    seat.remark?.let { Bubble(it, seat, tween, Modifier.padding(end = 24.dp), 15) }
                }
            }
            Seat(seat, if (above) high - BUBBLE - gap else high, onIntent, grows = true) { Full(seat, tween, above, close, onIntent) }
        }
    }
}

private val ABOVE = 124.dp
private val BUBBLE = 46.dp

/** Seats that are lower than this have their words in fewer lines. */
private val CLOSE = 100.dp

/** All of it explains what the seat holds for all to know. */
@Composable
private fun Seat(
    view: CouncilSeatView,
    high: Dp,
    onIntent: (Intent) -> Unit,
    grows: Boolean = false,
    content: @Composable () -> Unit,
) {
    val hall = hall
    Box(
        (if (grows) Modifier.heightIn(min = high) else Modifier.height(high))
            .fillMaxWidth()
            .facing(view.turned)
            .drawBehind { plaque(hall, view.active) },
    ) {
        Box(Modifier.matchParentSize().pressOrRead(view.spoken, view.why, onIntent, shape, ink(view)))
        content()
    }
}

@Composable
private fun ink(view: CouncilSeatView) = if (view.active) hall.activeInk else hall.text

@Composable
private fun soft(view: CouncilSeatView) = if (view.active) hall.activeSoft else hall.soft

/** Name, hand, and the head of an open card, while something else is asked. */
@Composable
private fun Small(view: CouncilSeatView) =
    Column(Modifier.fillMaxSize().padding(horizontal = 6.dp, vertical = 4.dp).clearAndSetSemantics {}, Arrangement.Center) {
        Lines(view.name, display(15.sp), ink(view), Modifier.fillMaxWidth())
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
            val card = view.card?.character
            if (card == null) Face(view.medallion, 24.dp) else Head(card.character, 24.dp, grey = view.card?.struck != null)
            InHand(view, 15)
        }
    }

@Composable
private fun Narrow(view: CouncilSeatView, tween: Tween<CouncilFrame>, plan: SeatPlan, onIntent: (Intent) -> Unit) =
    Column(Modifier.fillMaxSize().padding(horizontal = 6.dp, vertical = 3.dp), Arrangement.Center, Alignment.CenterHorizontally) {
        val long = view.name.length > SHORT && !plan.grand
        if (plan.taken) {
            Row(Modifier.fillMaxWidth().height(30.dp).clearAndSetSemantics {}, Arrangement.spacedBy(5.dp), Alignment.CenterVertically) {
                if (!long && plan.each >= PICTURED) Face(view.medallion, 28.dp)
                Lines(view.name, display(if (plan.grand) 19.sp else 16.sp), ink(view), Modifier.weight(1f))
                if (plan.grand) Holding(view, 17)
            }
            if (view.taken) {
                Taken(view, tween, plan, onIntent, faced = long || plan.each < PICTURED)
            } else {
                Box(Modifier.height(plan.cardHigh), Alignment.Center) {
                    Face(view.medallion, if (plan.grand) 96.dp else 52.dp)
                }
            }
        } else {
            Row(
                Modifier.fillMaxWidth().height(if (plan.roomy) 54.dp else 37.dp).clearAndSetSemantics {
                },
                Arrangement.spacedBy(5.dp),
                Alignment.CenterVertically
            ) {
                Face(view.medallion, (if (long) 24.dp else 34.dp) * if (plan.roomy) 1.4f else 1f)
                Column(Modifier.weight(1f)) {
                    Lines(view.name, display(16.sp), ink(view), Modifier.fillMaxWidth())
                    Holding(view, 15)
                }
            }
        }
        plan.below(view)?.let { State(it, view, Modifier.fillMaxWidth(), TextAlign.Center) }
    }

/** The card before a seat; where its face has no place of its own it looks over the card's corner. */
@Composable
private fun Taken(view: CouncilSeatView, tween: Tween<CouncilFrame>, plan: SeatPlan, onIntent: (Intent) -> Unit, faced: Boolean) =
    Box {
        Laid(view, tween, plan.card, plan.cardHigh, onIntent)
        if (faced) Face(view.medallion, OVER, Modifier.absoluteOffset((-3).dp, (-1).dp).clearAndSetSemantics {})
    }

private val OVER = 26.dp
private val TALL = 72.dp

/** A column from so wide on has room for a picture beside a name. */
private val PICTURED = 80.dp

/** Longer names leave less room for the picture. */
private const val SHORT = 8

@Composable
private fun Broad(view: CouncilSeatView, tween: Tween<CouncilFrame>, plan: SeatPlan, onIntent: (Intent) -> Unit) =
    Row(
        Modifier.fillMaxSize().padding(
            horizontal = 6.dp,
            vertical = if (plan.plaque < TALL) 2.dp else 4.dp,
        ),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically
    ) {
        if (view.taken && plan.taken) {
            Taken(view, tween, plan, onIntent, faced = true)
        } else {
            Face(view.medallion, 42.dp)
        }
        Column(Modifier.weight(1f).clearAndSetSemantics {}, Arrangement.Center) {
            val remark = view.remark
            val state = view.state
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
                Lines(view.name, display(16.sp), ink(view), Modifier.weight(1f))
                Holding(view, 14)
            }
            val tall = plan.plaque >= TALL
            // In a low plaque there is room for one line below the name: what was said, else what is done.
            state?.takeIf { remark == null || tall }?.let { State(it, view, Modifier.fillMaxWidth(), lines = 2) }
            val words = if (tall) text(13.sp) else text(12.sp).copy(lineHeight = 13.sp)
            remark?.let { Lines("“$it”", words, soft(view), Modifier.fading(view, tween), lines = 2) }
        }
    }

/** With room for all words. */
@Composable
private fun Full(
    view: CouncilSeatView,
    tween: Tween<CouncilFrame>,
    above: Boolean,
    close: Boolean,
    onIntent: (Intent) -> Unit,
) =
    Row(Modifier.fillMaxWidth().padding(if (close) 5.dp else 10.dp), Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
        Face(
            view.medallion,
            when {
                largeText -> 48.dp
                close -> 44.dp
                else -> 62.dp
            },
        )
        Column(Modifier.weight(1f).clearAndSetSemantics {}, Arrangement.Center) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                Lines(view.name, display(if (close) 16.sp else 19.sp), ink(view), Modifier.weight(1f))
                Holding(view, if (close) 15 else 18)
            }
            view.mark?.takeIf { it != view.state }?.let { Lines(it, text(14.sp, strong = true), ink(view), lines = 2) }
            view.card?.character?.let { Lines(it.name, text(15.sp, strong = true), ink(view), struck = view.card?.struck != null) }
            view.state?.let { State(it, view, Modifier, lines = if (close) 1 else 3) }
            if (!above) {
                view.remark?.let {
                    Lines("“$it”", text(14.sp), soft(view), Modifier.fading(view, tween), lines = if (close) 1 else 3)
                }
            }
        }
        if (view.taken) Laid(view, tween, if (close) 48.dp else 52.dp, if (close) 58.dp else 66.dp, onIntent)
    }

@Composable
private fun State(state: String, view: CouncilSeatView, modifier: Modifier, align: TextAlign = TextAlign.Start, lines: Int = 2) =
    Lines(state, text(13.sp), soft(view), modifier.clearAndSetSemantics {}, align, lines)

/** Cards in hand, and the open card of the discard. */
@Composable
private fun Holding(view: CouncilSeatView, size: Int) =
    Row(horizontalArrangement = Arrangement.spacedBy(5.dp), verticalAlignment = Alignment.CenterVertically) {
        InHand(view, size)
        view.top?.let { Head(it.character, (size + 5).dp) }
    }

@Composable
private fun InHand(view: CouncilSeatView, size: Int) =
    Row(horizontalArrangement = Arrangement.spacedBy(4.dp), verticalAlignment = Alignment.CenterVertically) {
        Box(Modifier.size((size * 0.72f).dp, size.dp).drawBehind { cardBack(whole) })
        Lines("${view.inHand}", display(size.sp), ink(view))
    }

private val paper = Color(0xFFF6F1E2)
private val paperEdge = Color(0xFFC9A24E)

/** What a councillor said, in a bubble that points at its head. */
@Composable
private fun Bubble(remark: String, view: CouncilSeatView, tween: Tween<CouncilFrame>, modifier: Modifier, size: Int = 13) =
    Box(
        modifier.clearAndSetSemantics {
        }.fading(view, tween).padding(bottom = 8.dp).drawBehind { bubble() }.padding(horizontal = 7.dp, vertical = 4.dp),
        Alignment.Center,
    ) { Lines(remark, text(size.sp), ivoryInk, align = TextAlign.Center, lines = 4) }

private fun androidx.compose.ui.graphics.drawscope.DrawScope.bubble() {
    val cut = androidx.compose.ui.geometry.CornerRadius(8.dp.toPx())
    val tip = 24.dp.toPx().coerceAtMost(size.width / 2)
    val point =
        closed(
            listOf(
                androidx.compose.ui.geometry.Offset(tip - 6 * density, size.height - density),
                androidx.compose.ui.geometry.Offset(tip, size.height + 7 * density),
                androidx.compose.ui.geometry.Offset(tip + 6 * density, size.height - density),
            ),
        )
    outline(point, paperEdge, 2 * density)
    drawRoundRect(paperEdge, cornerRadius = cut)
    val inner = whole.deflate(density)
    drawRoundRect(paper, inner.topLeft, inner.size, cut)
    fill(point, paper)
}

private fun Modifier.fading(view: CouncilSeatView, tween: Tween<CouncilFrame>) =
    if (tween.fadesIn(view.seat)) graphicsLayer { alpha = tween.done() } else this

/** Room for a finger. */
val touch = Space.touch
