package dev.douze.ui.review

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CardFace
import dev.douze.core.HandCardView
import dev.douze.core.Intent
import dev.douze.ui.components.CourtCard
import dev.douze.ui.components.HandCard
import dev.douze.ui.components.HandCards
import dev.douze.ui.forest.arrow
import dev.douze.ui.theme.largeText

private val gap = 6.dp

/** The arrow runs above a row. */
private val above = 16.dp
private val narrowest = 76.dp
private val widest = 104.dp
private const val HIGH = 1.32f

/** The hand as it was, with an arrow from the card that was played to the better one; with large letters their badges say it. */
@Composable
internal fun HandThen(
    cards: List<HandCardView>,
    onIntent: (Intent) -> Unit,
) = if (largeText) HandCards(cards, onIntent) else Arrowed(cards) { modifier -> Rows(cards, modifier, onIntent) }

@Composable
private fun Arrowed(
    cards: List<HandCardView>,
    content: @Composable (place: (Int) -> Modifier) -> Unit,
) {
    val spots = remember(cards) { mutableStateMapOf<Int, Rect>() }
    var hand by remember { mutableStateOf<LayoutCoordinates?>(null) }
    Box(
        Modifier.fillMaxWidth().onPlaced { hand = it }.drawWithContent {
            drawContent()
            val done = spots[cards.indexOfFirst { it.selected }]
            val better = spots[cards.indexOfFirst { it.advised }]
            if (done != null && better != null) arrow(way(done, better, gap.toPx() / 2, above.toPx() / 2))
        },
    ) {
        content { card -> Modifier.onPlaced { at -> hand?.let { spots[card] = it.localBoundingBoxOf(at) } } }
    }
}

/** Into the better card from above, where it hides no name: out of the top of its row, or past the side of another one's. */
private fun way(done: Rect, better: Rect, beside: Float, above: Float): List<Offset> {
    val over = better.top - above
    val start =
        if (done.top == better.top) {
            listOf(Offset(done.center.x, done.top), Offset(done.center.x, over))
        } else {
            val right = better.center.x > done.center.x
            val edge = if (right) done.right else done.left
            val x = if (right) edge + beside else edge - beside
            listOf(Offset(edge, done.center.y), Offset(x, done.center.y), Offset(x, over))
        }
    return start + Offset(better.center.x, over) + Offset(better.center.x, better.top)
}

@Composable
private fun Rows(
    cards: List<HandCardView>,
    place: (Int) -> Modifier,
    onIntent: (Intent) -> Unit,
) = BoxWithConstraints(Modifier.fillMaxWidth(), Alignment.TopCenter) {
    val most = ((maxWidth + gap) / (narrowest + gap)).toInt().coerceAtLeast(1)
    val rows = (cards.size + most - 1) / most
    val inRow = (cards.size + rows - 1) / rows.coerceAtLeast(1)
    val width = ((maxWidth - gap * (inRow - 1)) / inRow.coerceAtLeast(1)).coerceAtMost(widest)
    Column(Modifier.padding(top = above), Arrangement.spacedBy(above)) {
        cards.withIndex().chunked(inRow.coerceAtLeast(1)).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(gap)) {
                row.forEach { (number, card) ->
                    if (card.face is CardFace.Character) {
                        CourtCard(card, DpSize(width, HIGH * width), onIntent, place(number))
                    } else {
                        Box(place(number).width(width), Alignment.TopCenter) { HandCard(card, onIntent, 48.dp) }
                    }
                }
            }
        }
    }
}
