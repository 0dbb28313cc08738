package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CardFace
import dev.douze.core.CardView
import dev.douze.core.ForestFrame
import dev.douze.core.ForestMotion
import dev.douze.core.ForestView
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.ui.BeatClock
import dev.douze.ui.art.Space
import dev.douze.ui.components.AnimalCard
import dev.douze.ui.components.AppText
import dev.douze.ui.components.OpenCard
import dev.douze.ui.components.TableContext
import dev.douze.ui.theme.largeText

/** All cards of the tray, in one line where it is wide enough: those to choose from, or the revealed ones and one's hand, smaller. */
@Composable
internal fun Cards(
    view: ForestView,
    table: TableContext,
    form: TrayForm,
    named: Boolean,
) {
    val frame: ForestFrame? = table.clock?.forest
    val (choosing, shown) = listOfNotNull(view.hand).partition { hand -> hand.cards.any { it.intent != null } }
    val peeked = view.peek?.takeIf { it.open }?.hands.orEmpty()
    val revealed = frame?.table ?: view.table
    // Those of the other side hang under its plaque, or stand apart.
    val owner = (shown + peeked).firstOrNull()?.cards?.firstNotNullOfOrNull { (it.face as? CardFace.Animal)?.animal?.seat }
    val seat = owner ?: revealed.firstOrNull()?.seat
    val (own, other) = revealed.partition { it.seat == seat }
    val hangs = form.hangs && !largeText
    val count = choosing.sumOf { it.cards.size } + own.size + if (hangs) 0 else other.size
    val held = (shown + peeked).sumOf { it.cards.size }
    val gap = if (form.face > 80.dp) 12.dp else 6.dp
    val fits = (form.width - gap * (count + held - 1)) / (count + held).coerceAtLeast(1)
    // Too small for a finger in one line: all choices are in two.
    val parted = choosing.isNotEmpty() && held == 0 && fits < Space.touch
    val inRow = if (parted) (count + 1) / 2 else count + held
    val side = form.face.coerceAtMost(if (parted) (form.width - gap * (inRow - 1)) / inRow.toFloat() else fits)
    FlowRow(
        maxItemsInEachRow = inRow.coerceAtLeast(1),
        horizontalArrangement = Arrangement.spacedBy(gap, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(4.dp),
        itemVerticalAlignment = Alignment.Bottom,
    ) {
        choosing.forEach { hand ->
            hand.cards.forEach { HandCard(it, side, table.onIntent, named) }
        }
        own.forEach { RevealedCard(it, side, due = it == revealed.first()) }
        (shown + peeked).forEach { Held(it, side) }
        if (!hangs) other.forEach { Apart(it, view, side, due = it == revealed.first()) }
    }
}

/** A hand that is only looked at. */
@Composable
private fun Held(
    view: HandView,
    side: Dp,
) = Row(
    Modifier.semantics {
        isTraversalGroup = true
        contentDescription = view.label
    },
    Arrangement.spacedBy(4.dp),
) {
    view.cards.forEach { card: HandCardView ->
        Box(Modifier.semantics { contentDescription = card.spoken }) { OpenCard(card.face, side) }
    }
}

/** What Snakes have taken. */
@Composable
internal fun Removed(
    view: ForestView,
    clock: BeatClock?,
) {
    val frame: ForestFrame? = clock?.forest
    val cards = frame?.removed ?: view.removed
    if (cards.isEmpty()) return
    FlowRow(
        Modifier.semantics { isTraversalGroup = true },
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(4.dp),
        Alignment.CenterVertically,
    ) {
        AppText(frame?.removedLabel ?: view.removedLabel, style = plain.copy(fontSize = 13.sp), colour = wood.soft)
        cards.forEach { card -> Box(Modifier.semantics { contentDescription = card.name }) { AnimalCard(card, 34.dp) } }
    }
}

/** The cards that a beat is about, when they are not on the board. */
internal fun shown(motion: ForestMotion?): List<CardView>? =
    when (motion) {
        is ForestMotion.CardsRevealed -> motion.cards
        is ForestMotion.CardsRemoved -> motion.cards
        is ForestMotion.CardPlaced, is ForestMotion.LinePushed, is ForestMotion.CardMoved, null -> null
    }

/** Revealed cards turn over; removed ones fade. */
@Composable
internal fun Shown(
    cards: List<CardView>,
    clock: BeatClock,
    face: Dp,
) = Row(
    Modifier.fillMaxWidth().padding(top = 6.dp),
    Arrangement.spacedBy(Space.medium, Alignment.CenterHorizontally),
    Alignment.CenterVertically,
) {
    val leaving = clock.moves is ForestMotion.CardsRemoved
    cards.forEach { card ->
        AnimalCard(
            card,
            1.2f * face,
            Modifier
                .graphicsLayer {
                    if (leaving) {
                        alpha = 1f - clock.progress
                        translationY = size.height * clock.progress / 2
                    } else {
                        val turned = (clock.progress * TURNS).coerceAtMost(1f)
                        rotationY = QUARTER * (1f - turned)
                    }
                }.semantics { contentDescription = card.name },
        )
    }
}

private const val QUARTER = 90f
private const val TURNS = 3f
