package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CardView
import dev.douze.core.ForestFrame
import dev.douze.core.ForestMotion
import dev.douze.core.ForestView
import dev.douze.core.Intent
import dev.douze.ui.BeatClock
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.AnimalCard
import dev.douze.ui.parts.HandCards
import dev.douze.ui.parts.HintPanel
import dev.douze.ui.parts.Inspect
import dev.douze.ui.parts.LabelledCards
import dev.douze.ui.parts.LabelledHand
import dev.douze.ui.parts.PeekButton
import dev.douze.ui.parts.QuietButton

/** What lies beside the board: the explanation or the hint that was asked for, else hand, revealed and removed cards. */
@Composable
fun Tray(
    view: ForestView,
    clock: BeatClock?,
    face: Dp,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    val shown = shown(clock?.moves)
    val frame: ForestFrame? = clock?.forest
    val inspect = view.inspect
    val hint = view.hint
    when {
        shown != null && clock != null -> Shown(shown, clock)

        inspect != null -> Inspect(inspect, onIntent)

        hint != null -> HintPanel(hint, onIntent)

        else -> {
            val (chosenFrom, shown) = listOfNotNull(view.hand).partition { hand -> hand.cards.any { it.intent != null } }
            chosenFrom.forEach { HandCards(it.cards, onIntent, face = face) }
            view.swap?.let { QuietButton(it, onIntent) }
            view.peek?.takeIf { it.open }?.hands.orEmpty().forEach { HandCards(it.cards, onIntent, face = face) }
            FlowRow(
                Modifier.fillMaxWidth(),
                Arrangement.spacedBy(Space.medium),
                Arrangement.spacedBy(Space.small),
                Alignment.Bottom,
            ) {
                LabelledCards(frame?.tableLabel ?: view.tableLabel, frame?.table ?: view.table, minOf(face, 56.dp))
                shown.forEach { hand ->
                    LabelledHand(hand, minOf(face, 48.dp))
                }
                view.peek?.let {
                    PeekButton(it, onIntent, Modifier.weight(1f).widthIn(min = 168.dp), style = LocalWords.current.smallStrong)
                }
                LabelledCards(frame?.removedLabel ?: view.removedLabel, frame?.removed ?: view.removed, 36.dp)
            }
        }
    }
}

/** The cards that a beat is about, when they are not on the board. */
private fun shown(motion: ForestMotion?): List<CardView>? =
    when (motion) {
        is ForestMotion.CardsRevealed -> motion.cards
        is ForestMotion.CardsRemoved -> motion.cards
        is ForestMotion.CardPlaced, is ForestMotion.LinePushed, is ForestMotion.CardMoved, null -> null
    }

/** Revealed cards turn over; removed ones fade. */
@Composable
private fun Shown(
    cards: List<CardView>,
    clock: BeatClock,
) = Row(
    Modifier.fillMaxWidth(),
    Arrangement.spacedBy(Space.medium, Alignment.CenterHorizontally),
    Alignment.CenterVertically,
) {
    val leaving = clock.moves is ForestMotion.CardsRemoved
    cards.forEach { card ->
        AnimalCard(
            card,
            96.dp,
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
