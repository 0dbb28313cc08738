package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.CardFace
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.core.WeighedView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.art.portrait
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CourtCard
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.LinePlace
import dev.douze.ui.components.Rosette
import dev.douze.ui.components.UnderCards
import dev.douze.ui.components.advised
import dev.douze.ui.components.lift
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.ivoryFace

/** Between cards. */
private val gap = 6.dp
private val narrowest = 66.dp
private val broadest = 132.dp
private val lowest = 76.dp
private const val HIGHEST_OF_WIDE = 1.72f
private const val IN_TWO_ROWS = 4
private const val IN_THREE_ROWS = 3

/** Lower, and a card shows no more than in a row of four. */
private const val LEAST_OF_WIDE = 1.3f

/** How the cards of a hand are laid out. */
class HandLook(
    /** In the first row. */
    val perRow: Int,
    val card: DpSize,
)

/** A hand of [count] cards in a place [wide] and at most [high]: in one row where there is room, else in two, on a high page in three. */
fun handLook(count: Int, wide: Dp, high: Dp): HandLook {
    val one = (wide - gap * (SEVEN - 1)) / SEVEN
    if (one >= narrowest) {
        val width = one.coerceAtMost(broadest)
        return HandLook(count.coerceAtLeast(1), DpSize(width, minOf(high, width * HIGHEST_OF_WIDE).coerceAtLeast(lowest)))
    }
    val broad = minOf((wide - gap * 2) / IN_THREE_ROWS, broadest)
    val tall = minOf((high - gap * 2) / IN_THREE_ROWS, broad * HIGHEST_OF_WIDE)
    if (count > IN_TWO_ROWS && tall >= broad * LEAST_OF_WIDE) return HandLook(IN_THREE_ROWS, DpSize(broad, tall))
    val perRow = maxOf(IN_TWO_ROWS, (count + 1) / 2)
    val width = minOf((wide - gap * (perRow - 1)) / perRow, broadest)
    val rows = if (count > perRow) 2 else 1
    return HandLook(perRow, DpSize(width, minOf((high - gap * (rows - 1)) / rows, width * HIGHEST_OF_WIDE).coerceAtLeast(lowest)))
}

/** One plays with so many cards. */
private const val SEVEN = 7

/** Cards of one size, that are pictures; a hint's star and bars stand on them. What is under the die follows. */
@Composable
fun KingHand(
    hands: List<HandView>,
    look: HandLook,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    hint: List<WeighedView> = emptyList(),
    /** How often each card is chosen stands on it. */
    shares: Boolean = true,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(gap), Alignment.CenterHorizontally) {
    val cards = hands.firstOrNull()?.cards.orEmpty()
    cards.chunked(look.perRow).forEach { row ->
        val light = LocalTokens.current.glow
        val chosen = row.indexOfFirst { it.selected }
        Row(Modifier.glowing(chosen, look.card.width + gap, look.card, light), Arrangement.spacedBy(gap)) {
            row.forEach { CourtCard(it, look.card, onIntent, advised = it.advised(hint, shares)) }
        }
    }
    hands.drop(1).forEach { UnderCards(it) }
}

/** As far as the edge of a pane, and no further. */
private val halo = listOf(8.5f, 7.5f, 6.5f, 5.5f, 4.5f)

/** The light behind the card that is [chosen], under the others. */
private fun Modifier.glowing(chosen: Int, pitch: Dp, card: DpSize, light: Color) =
    drawBehind {
        if (chosen >= 0) {
            for (grown in halo) {
                val by = grown.dp.toPx()
                drawRoundRect(
                    light,
                    Offset(pitch.toPx() * chosen - by, -lift.toPx() - by),
                    Size(card.width.toPx() + 2 * by, card.height.toPx() + 2 * by),
                    CornerRadius(by + 6.dp.toPx()),
                    alpha = 0.13f,
                )
            }
        }
    }

/** The chosen card at large, with what it does: where there is room for it. */
@Composable
fun ChosenCard(view: HandCardView, modifier: Modifier = Modifier) {
    val face = view.face as? CardFace.Character ?: return
    val tokens = LocalTokens.current
    BoxWithConstraints(modifier.fillMaxWidth().height(chosenHigh).ivoryFace().clearAndSetSemantics {}) {
        val narrow = maxWidth < NARROW_CHOSEN
        Row(Modifier.fillMaxSize()) {
            Box(Modifier.width(if (narrow) narrowChosen else chosenWide).fillMaxSize().padding(3.dp).clip(PanelShape)) {
                Picture(portrait(face.character.character), Modifier.fillMaxSize(), Crop.CARD)
            }
            Column(Modifier.weight(1f).padding(if (narrow) 10.dp else Space.medium), Arrangement.spacedBy(Space.small)) {
                FitLine(face.character.name, LocalTypography.current.display(28.sp), tokens.ivoryInk, place = LinePlace.START)
                AppText(view.rule, colour = tokens.ivoryInk)
                view.badge?.let { AppText(it, style = LocalTypography.current.display(24.sp), colour = tokens.ivoryAccent) }
            }
        }
    }
}

/** The place of the chosen card while none is: a crown in light. */
@Composable
fun Awaited(modifier: Modifier = Modifier) =
    Rosette(modifier.fillMaxWidth().height(chosenHigh)) { Picture(Art.CROWN, Modifier.size(72.dp, 56.dp)) }

val chosenHigh = 224.dp
private val chosenWide = 160.dp

/** Half of a book. */
private val NARROW_CHOSEN = 400.dp
private val narrowChosen = 124.dp
