package dev.douze.ui.review

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.ReviewedTable
import dev.douze.ui.art.Space
import dev.douze.ui.components.LookedAt
import dev.douze.ui.council.HallTable
import dev.douze.ui.council.LargeTable
import dev.douze.ui.council.OpenTable
import dev.douze.ui.council.Strip
import dev.douze.ui.council.TablePlan
import dev.douze.ui.council.hallGround
import dev.douze.ui.die.DieBody
import dev.douze.ui.forest.BoardThen
import dev.douze.ui.king.KingTable
import dev.douze.ui.king.LargeGroup
import dev.douze.ui.king.MOST_SEATED
import dev.douze.ui.king.Tower
import dev.douze.ui.king.least
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.goldFrame
import dev.douze.ui.theme.largeText
import dev.douze.ui.tween

private val widestTable = 560.dp

/** King’s table; below it is the hand. */
private val highest = 460.dp

/** A narrower table stands below each other. */
private val narrowest = 296.dp

/**
 * The table as it stood, drawn by what draws it in play; [board]: how high at most; [low]: all of it is in sight, and what has no
 * room stands beside it.
 */
@Composable
internal fun TableThen(
    view: ReviewedTable,
    onIntent: (Intent) -> Unit,
    board: Dp,
    low: Boolean,
) = when (view) {
    is ReviewedTable.Forest -> BoardThen(view.board, onIntent, board)
    is ReviewedTable.King -> GroupThen(view, board)
    is ReviewedTable.Council -> CouncilThen(view, board, low)
}

@Composable
private fun GroupThen(view: ReviewedTable.King, board: Dp) {
    val body = remember(view.die) { DieBody(view.die) }
    val rest = remember(view.group) { tween(KingFrame(listOf(view.group)), null, null) { null } }
    val side = LargeGroup(view.group, rest, body, turned = false, onIntent = {})
    LookedAt(view.spoken, Modifier.widthIn(max = widestTable).fillMaxWidth()) {
        if (largeText || view.group.seats.size > MOST_SEATED) {
            Tower(side)
        } else {
            KingTable(side, Modifier.height(board.coerceAtMost(highest).coerceAtLeast(least(view.group).dp)))
        }
    }
}

/** The strip of a council's table, beside it in a low window; the table says it aloud. */
@Composable
internal fun StripThen(view: ReviewedTable?) {
    if (view is ReviewedTable.Council) {
        Box(Modifier.clearAndSetSemantics {}) { Strip(rememberTable(view), STRIP) }
    }
}

@Composable
private fun rememberTable(view: ReviewedTable.Council): OpenTable {
    val rest = remember(view.table) { tween(view.table, null, null) { null } }
    return OpenTable(rest, view.month, onIntent = {})
}

@Composable
private fun CouncilThen(view: ReviewedTable.Council, board: Dp, low: Boolean) {
    val table = rememberTable(view)
    LookedAt(
        view.spoken,
        Modifier.widthIn(
            max = widestTable
        ).fillMaxWidth().clip(PanelShape).hallGround(Offset(0.28f, 0.4f)).goldFrame().padding(Space.small),
    ) {
        BoxWithConstraints(Modifier.fillMaxWidth(), Alignment.Center) {
            if (largeText || maxWidth < narrowest) {
                LargeTable(table, maxWidth)
            } else {
                val plan = TablePlan(table, maxWidth, roomy = false, low = low, looked = low)
                HallTable(table, plan, if (low) maxOf(plan.least, board - 2 * Space.small) else plan.least + GROWN * maxWidth)
            }
        }
    }
}

private val STRIP = 48.dp

/** So much of its width is a table higher than it must be. */
private const val GROWN = 0.12f
