package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMoment
import dev.douze.core.Intent
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.components.readAs
import dev.douze.ui.theme.largeText

private val gap = 4.dp

/** Of die and dilemma: with a face to choose each face is large enough for a finger. */
private val lowestDie = 128.dp
private val touched = 164.dp

/** While something is asked above the hand. */
private val stepped = 104.dp
private val highest = 330.dp

/** On a tablet held upright they are higher: a share of its width. */
private const val HIGH = 0.54f

/** More than this, and the words of a dilemma are set smaller where there is little room. */
private val most = 136.dp

/** With the next dilemma below that of the turn. */
private val next = 51.dp

/** The dial is never wider than this share, so that the dilemma keeps room. */
private const val DIAL = 0.56f
private const val BROAD_DIAL = 0.46f

/** Narrower than this is a page; its die takes so much of what strip and councillors leave, its dilemma has a picture. */
private val PAGE = 420.dp
private const val DIAL_OF_PAGE = 0.5f
private const val HIGHEST_CARD = 0.95f
private val PICTURE = 60.dp
private val roomyDial = 220.dp

/** While the council hears, the dilemma stands in front. */
private const val HEARD_DIAL = 0.46f

// Read in this order: who asks, the dilemma, the die, what comes, the council, how it has gone.
private const val ASKED = 0f
private const val DIE = 1f
private const val COUNCIL = 2f

/** The open table, in play and in a review. */
class OpenTable(
    val tween: Tween<CouncilFrame>,
    val month: Int,
    val onIntent: (Intent) -> Unit,
    /** Something is asked above the hand: what does not concern it steps back. */
    val questioned: Boolean = false,
    /** Councillors are asked something beside the table. */
    val asks: Boolean = false,
    /** A panel speaks: bubbles make way for it. */
    val told: Boolean = false,
) {
    val shown: CouncilFrame = tween.to
}

/** Where everything stands on a table of this width. */
class TablePlan(
    table: OpenTable,
    val width: Dp,
    val roomy: Boolean,
    low: Boolean = false,
    /** The councillors stand on it; else beside it. */
    val seated: Boolean = true,
    /** It is looked at in a low window: nothing on it is pressed, its cards are small, its strip stands beside it. */
    looked: Boolean = false,
    /** Of a tablet held upright. */
    high: Boolean = false,
) {
    private val shown = table.shown
    val strip =
        when {
            looked -> 0.dp
            roomy -> 60.dp
            else -> 48.dp
        }
    private val lowest = if (table.questioned && !roomy) stepped else lowestDie
    val seats =
        SeatPlan(shown.seats, width, table.asks || (table.questioned && !roomy), shown.dealt, low, roomy, small = looked, high = high)
    private val coming = if (shown.nextDilemma != null || shown.foreseen != null) next else 0.dp
    private val reaching = shown.die.reach.isNotEmpty() && !looked
    private val beside = width - (if (reaching) touched else lowest) - gap
    val set =
        when {
            width >= 560.dp && !low -> Setting.large
            roomy -> Setting.roomy
            shown.dilemma.wordsHigh(beside, Setting.tight) + coming > most -> Setting.dense
            else -> Setting.tight
        }

    /** The least that die and dilemma take. */
    val pair: Dp =
        run {
            val die = if (reaching) touched else lowest
            maxOf(die, shown.dilemma.wordsHigh(beside, set) + coming)
        }

    private val council = if (seated) gap + seats.high else 0.dp

    val least = strip + gap + pair + council

    /** On a page of a book die and dilemma stand below each other, each as wide as it: how high the die is then, of a [height]; else null. */
    fun tower(height: Dp): Dp? {
        val free = height - strip - council - 2 * gap
        val dial = minOf(width, DIAL_OF_PAGE * free)
        val words = shown.dilemma.wordsHigh(width, Setting.roomy) + coming + PICTURE
        return dial.takeIf { seated && width < PAGE && it >= roomyDial && free - it >= words }
    }

    /** Die and dilemma in a [height] of the whole. */
    fun pair(height: Dp) = (height - strip - gap - council).coerceIn(pair, maxOf(highest, HIGH * width, pair))

    fun dial(pair: Dp): Dp {
        val share =
            when {
                width >= 560.dp -> BROAD_DIAL
                shown.moment == CouncilMoment.HEAR && !reaching -> HEARD_DIAL
                else -> DIAL
            }
        return minOf(pair, maxOf(share * width, if (reaching) touched else lowest))
    }
}

private val choosing = listOf(CouncilMoment.HEAR, CouncilMoment.CHOOSE)

/** Cards are before the seats, or are about to. */
val CouncilFrame.dealt get() = moment !in choosing

/** All of the table in a [height], on a [ground]; it [scrolls] where that is too little. */
@Composable
fun HallTable(table: OpenTable, plan: TablePlan, height: Dp, ground: DrawScope.() -> Unit = {}, scrolls: Boolean = false) =
    Column(
        (if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier.height(height)).fillMaxWidth().drawBehind(ground),
        if (scrolls) Arrangement.spacedBy(gap) else Arrangement.SpaceBetween,
    ) {
        val shown = table.shown
        val send = table.onIntent
        if (plan.strip > 0.dp) Strip(table, plan.strip, Modifier.readAs(ASKED))
        val tower = plan.tower(height)
        if (tower != null) {
            val rest = minOf(height - plan.least + plan.pair - tower - gap, plan.width * HIGHEST_CARD)
            Dial(table.tween, table.month, tower, send, Modifier.align(Alignment.CenterHorizontally).readAs(DIE))
            Column(Modifier.fillMaxWidth().readAs(ASKED), Arrangement.spacedBy(3.dp)) {
                val high = rest - if (shown.nextDilemma != null || shown.foreseen != null) next else 0.dp
                DilemmaCard(shown.dilemma, table.tween, Setting.roomy, plan.width, high, send, Modifier.fillMaxWidth())
                Coming(table)
            }
            Councillors(table, plan.seats, Modifier.fillMaxWidth().readAs(COUNCIL))
            return@Column
        }
        val pair = plan.pair(height)
        Row(Modifier.fillMaxWidth().height(pair).readAs(DIE), Arrangement.spacedBy(gap), Alignment.CenterVertically) {
            val dial = plan.dial(pair)
            Dial(table.tween, table.month, dial, send, Modifier.readAs(1f))
            val beside = plan.width - dial - gap
            Column(Modifier.width(beside).readAs(0f), Arrangement.spacedBy(3.dp)) {
                val more = shown.nextDilemma != null || shown.foreseen != null
                val high = (if (more) pair - next else pair).coerceAtMost(1.5f * beside)
                DilemmaCard(shown.dilemma, table.tween, plan.set, beside, high, send, Modifier.fillMaxWidth())
                Coming(table)
            }
        }
        if (plan.seated) Councillors(table, plan.seats, Modifier.fillMaxWidth().readAs(COUNCIL))
    }

/** With large letters: the die beside the signs, then the dilemma in full width, then the councillors. */
@Composable
fun LargeTable(table: OpenTable, width: Dp) =
    Column(Modifier.fillMaxWidth().readAs(-1f), Arrangement.spacedBy(Space.small)) {
        val shown = table.shown
        val send = table.onIntent
        if (largeText) {
            val dial = if (shown.die.reach.isEmpty()) 152.dp else 172.dp
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
                Dial(table.tween, table.month, dial, send)
                Strip(table, 48.dp, Modifier.weight(1f))
            }
        } else {
            Strip(table, 48.dp)
            Box(Modifier.fillMaxWidth(), Alignment.Center) { Dial(table.tween, table.month, minOf(width, 220.dp), send) }
        }
        DilemmaCard(shown.dilemma, table.tween, Setting.tight, width, null, send, Modifier.fillMaxWidth())
        shown.nextDilemma?.let { NextDilemma(it, send, Modifier.fillMaxWidth()) }
        shown.foreseen?.let { Petitioner(it, table.tween, 60.dp, send, Modifier.fillMaxWidth()) }
        CouncillorColumn(table, 64.dp, Modifier.fillMaxWidth())
    }

/** The next dilemma and the next petitioner, where they are known. */
@Composable
fun Coming(table: OpenTable, modifier: Modifier = Modifier) {
    val send = table.onIntent
    val dilemma = table.shown.nextDilemma
    val foreseen = table.shown.foreseen
    if (dilemma == null && foreseen == null) return
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(3.dp)) {
        dilemma?.let { NextDilemma(it, send, Modifier.weight(1f)) }
        when {
            foreseen == null -> Unit
            dilemma != null -> NextPetitioner(foreseen, send)
            else -> Petitioner(foreseen, table.tween, 46.dp, send, Modifier.weight(1f))
        }
    }
}

/** The table of a tablet: a great dial, the dilemma as a tall card, the councillors below each other. */
@Composable
fun BroadTable(table: OpenTable, width: Dp, height: Dp, modifier: Modifier = Modifier) {
    val shown = table.shown
    val send = table.onIntent
    Row(modifier.fillMaxWidth().height(height), Arrangement.spacedBy(20.dp, Alignment.CenterHorizontally), Alignment.CenterVertically) {
        val council = (width * COUNCIL_SHARE).coerceIn(200.dp, 280.dp)
        val card = (width * CARD_SHARE).coerceIn(190.dp, 290.dp)
        val dial = minOf(width - council - card - 40.dp, height - 8.dp, 400.dp)
        Dial(table.tween, table.month, dial, send, Modifier.readAs(DIE))
        Column(Modifier.width(card).readAs(ASKED), Arrangement.spacedBy(6.dp)) {
            val more = shown.nextDilemma != null || shown.foreseen != null
            val high = minOf(height - 12.dp, 1.5f * card) - if (more) next else 0.dp
            val set = if (card >= 250.dp) Setting.large else Setting.roomy
            DilemmaCard(
                shown.dilemma,
                table.tween,
                set,
                card,
                maxOf(high, shown.dilemma.wordsHigh(card, set)),
                send,
                Modifier.fillMaxWidth()
            )
            Coming(table)
        }
        val each = ((height - 2 * Space.small - seatGap * (shown.seats.size - 1)) / shown.seats.size).coerceAtMost(138.dp)
        Column(
            Modifier.width(council).fillMaxHeight().verticalScroll(rememberScrollState()).readAs(COUNCIL),
            Arrangement.Center,
        ) { CouncillorColumn(table, each) }
    }
}

private const val COUNCIL_SHARE = 0.275f
private const val CARD_SHARE = 0.29f
