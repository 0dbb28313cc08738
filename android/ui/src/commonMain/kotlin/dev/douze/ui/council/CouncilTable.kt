package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.ui.art.Space
import dev.douze.ui.parts.readAs

private val gap = 3.dp

/** Of die and dilemma where there is little room; with a face to choose each face is large enough for a finger. */
private val lowest = 132.dp
private val lowestRoomy = 200.dp
private val touched = 164.dp
private val highest = 232.dp

/** With the next dilemma below that of the turn. */
private val lowestWithNext = 168.dp

/** Of what a dilemma says: letters in a line, lines of most dilemmas, how many more have room, and how high they are. */
private const val LINE = 26
private const val USUAL = 4
private const val MOST = 3
private val line = 12.dp
private const val HALF = 0.47f
private const val PETITIONER = 1.28f
private const val PROGRESS = 1.1f
private const val WIDE_DIE = 0.42f

// Read in this order: who asks, the dilemma, the die, what comes, the council, how it has gone.
private const val ASKED = 0f
private const val DIE = 1f
private const val COUNCIL = 2f
private const val TALK = 3f

/** Less than this, and a small phone would have to scroll; [roomy] for a larger one. */
fun leastTable(side: CouncilSide, roomy: Boolean): Dp =
    Space.touch + gap + maxOf(lowestPair(side), if (roomy) lowestRoomy else 0.dp) + gap + seatsHeight(side.shown.seats, side.view.asks)

private fun lowestPair(side: CouncilSide): Dp {
    val view = side.view
    val shown = side.shown
    val alone = shown.nextDilemma == null && shown.foreseen == null
    val told = with(shown.dilemma) { listOf(reward.joinToString(" "), penalty.joinToString(" "), note) }
    val lines = told.sumOf { (it.length + LINE - 1) / LINE }
    // While a card is chosen the hand needs the room.
    val most = if (view.confirm == null || view.asks) MOST else 1
    val more = (lines + shown.dilemma.targets.size - USUAL).coerceIn(0, most) * line
    return maxOf((if (alone) lowest else lowestWithNext) + more, if (shown.die.reach.isEmpty()) 0.dp else touched)
}

/** All of the table in [width] × [height]; it [scrolls] where that is too little. */
@Composable
fun TightTable(side: CouncilSide, width: Dp, height: Dp, scrolls: Boolean = false) =
    Column(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier, Arrangement.spacedBy(gap)) {
        val shown = side.shown
        val send = side.table.onIntent
        val left = height - Space.touch - 2 * gap - seatsHeight(shown.seats, side.view.asks)
        val pair = left.coerceIn(lowestPair(side), highest)
        Corners(side, large = false, Modifier.fillMaxWidth().height(Space.touch).readAs(ASKED))
        Row(Modifier.fillMaxWidth().height(pair).readAs(DIE), Arrangement.spacedBy(6.dp)) {
            val die = minOf(pair, HALF * width)
            CouncilDie(side.tween, die, send, Modifier.width(die).fillMaxHeight().readAs(1f))
            Column(Modifier.weight(1f).fillMaxHeight().readAs(0f), Arrangement.spacedBy(gap)) {
                DilemmaCard(shown.dilemma, side.tween, roomy = false, send, Modifier.weight(1f).fillMaxWidth())
                Coming(side, large = false)
            }
        }
        TightSeats(side.tween, side.view.asks, send, Modifier.fillMaxWidth().readAs(COUNCIL))
    }

/** With room for all words. */
@Composable
fun RoomyTable(side: CouncilSide, width: Dp) =
    Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(12.dp)) {
        val shown = side.shown
        val send = side.table.onIntent
        Corners(side, large = true, Modifier.fillMaxWidth().readAs(ASKED))
        Row(Modifier.fillMaxWidth().readAs(DIE), Arrangement.spacedBy(Space.medium), Alignment.CenterVertically) {
            val die = (WIDE_DIE * width).coerceIn(touched, 320.dp)
            CouncilDie(side.tween, die, send, Modifier.readAs(1f))
            Column(Modifier.weight(1f).readAs(0f), Arrangement.spacedBy(Space.small)) {
                DilemmaCard(shown.dilemma, side.tween, roomy = true, send, Modifier.fillMaxWidth())
                Coming(side, large = true)
            }
        }
        RoomySeats(side.tween, if (shown.seats.size == 3) 3 else 2, send, Modifier.fillMaxWidth().readAs(COUNCIL))
        if (side.talksAtTable) side.view.talk?.let { Talk(it, send, Modifier.readAs(TALK)) }
    }

/** With large letters: everything below each other. */
@Composable
fun LargeTable(side: CouncilSide) =
    Column(Modifier.fillMaxWidth().readAs(-1f), Arrangement.spacedBy(Space.small)) {
        val shown = side.shown
        val send = side.table.onIntent
        val wide = Modifier.fillMaxWidth()
        shown.petitioner?.let { Petitioner(it, side.tween, large = true, send, wide) }
        DilemmaCard(shown.dilemma, side.tween, roomy = true, send, wide)
        Box(wide, Alignment.Center) { CouncilDie(side.tween, 220.dp, send) }
        Coming(side, large = true)
        Favour(shown.favour, side.tween, large = true, send, wide)
        Progress(shown.progress, side.tween, large = true, send, wide)
        RoomySeats(side.tween, 1, send, wide)
    }

/** Who asks, Favour, and how it has gone. */
@Composable
private fun Corners(side: CouncilSide, large: Boolean, modifier: Modifier) =
    Row(modifier, Arrangement.spacedBy(if (large) Space.small else gap)) {
        val shown = side.shown
        val send = side.table.onIntent
        val each = if (large) Modifier.heightIn(min = 64.dp) else Modifier.fillMaxHeight()
        shown.petitioner?.let { Petitioner(it, side.tween, large, send, each.weight(PETITIONER)) }
        Favour(shown.favour, side.tween, large, send, each.weight(1f))
        Progress(shown.progress, side.tween, large, send, each.weight(PROGRESS))
    }

/** The next dilemma and the next petitioner, where they are known. */
@Composable
private fun Coming(side: CouncilSide, large: Boolean) {
    val send = side.table.onIntent
    val next = side.shown.nextDilemma
    val foreseen = side.shown.foreseen
    when {
        next != null && foreseen != null && !large ->
            Row(horizontalArrangement = Arrangement.spacedBy(gap)) {
                NextDilemma(next, send, Modifier.weight(1f))
                NextPetitioner(foreseen, send)
            }

        else -> {
            next?.let { NextDilemma(it, send, Modifier.fillMaxWidth()) }
            foreseen?.let { Petitioner(it, side.tween, large, send, Modifier.fillMaxWidth()) }
        }
    }
}
