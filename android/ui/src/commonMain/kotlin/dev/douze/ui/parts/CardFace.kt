package dev.douze.ui.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CutCornerShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.BiasAlignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.inset
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CardView
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords

/** From this side on a card has room for its name. */
private val nameable = 92.dp
private const val NUMBER = 0.27f
private const val NAME = 0.135f
private const val ANIMAL = 0.6f
private const val SMALL_ANIMAL = 0.55f
private const val LIFT = 0.04f

/** The animal makes room for the number. */
private const val ASIDE = 0.25f
private const val GROW = 1.25f
private const val GHOST = 0.62f

/** What a seat's cards look like: black has cut corners, white round ones; the colour only says it again. */
class Suit(
    val fill: Color,
    val ink: Color,
    val edge: Color,
    val shape: Shape,
)

@Composable
fun suit(seat: Int): Suit {
    val tokens = LocalTokens.current
    return if (seat == 0) {
        Suit(tokens.cardBlackFill, tokens.cardBlackInk, tokens.cardBlackEdge, CutCornerShape(percent = 13))
    } else {
        Suit(tokens.cardWhiteFill, tokens.cardWhiteInk, tokens.cardWhiteEdge, RoundedCornerShape(percent = 24))
    }
}

/** Does a card of this [side] show its name? */
fun named(side: Dp): Boolean = side >= nameable

/** An open card: animal, number, name where there is room, and [points]. Silent: whoever shows it speaks. */
@Composable
fun CardFace(
    view: CardView,
    side: Dp,
    modifier: Modifier = Modifier,
    points: String? = null,
    ghost: Boolean = false,
) {
    val suit = suit(view.seat)
    val named = named(side)
    Box(
        modifier
            .size(side)
            .alpha(if (ghost) GHOST else 1f)
            .frame(suit, ghost)
            .clearAndSetSemantics {},
    ) {
        val animalSide = (if (named) SMALL_ANIMAL else ANIMAL) * side
        val lift = if (named || points != null) LIFT * side else 0.dp
        Picture(animal(view.card), suit.ink, animalSide, Modifier.align(BiasAlignment(ASIDE, 0f)).padding(bottom = lift))
        CardWords(
            view.number,
            inside(NUMBER * side),
            suit.ink,
            Modifier.align(Alignment.TopStart).padding(
                start = 0.11f * side,
                top =
                    0.03f * side
            )
        )
        if (named) {
            CardWords(view.name, inside(NAME * side), suit.ink, Modifier.align(Alignment.BottomCenter).padding(bottom = 0.05f * side))
        }
        if (points != null) {
            Points(points, suit, side, Modifier.align(if (named) Alignment.TopEnd else Alignment.BottomEnd))
        }
    }
}

@Composable
private fun Points(
    points: String,
    suit: Suit,
    side: Dp,
    modifier: Modifier,
) = Box(
    modifier
        .padding(0.035f * side)
        .clip(RoundedCornerShape(percent = 50))
        .background(suit.fill)
        .padding(0.03f * side)
        .clip(RoundedCornerShape(percent = 50))
        .background(suit.ink)
        .padding(horizontal = 0.09f * side),
) {
    CardWords(points, inside(0.22f * side), suit.fill, Modifier)
}

@Composable
private fun CardWords(
    text: String,
    size: TextUnit,
    colour: Color,
    modifier: Modifier,
) = Text(
    text,
    modifier,
    color = colour,
    style = LocalWords.current.strong.copy(fontSize = size, lineHeight = size * GROW, textAlign = TextAlign.Center),
    maxLines = 1,
    softWrap = false,
    overflow = TextOverflow.Visible,
)

/** Letters on a card grow with the reader's setting as far as the card has room; its sentence is in the panel. */
@Composable
private fun inside(height: Dp): TextUnit =
    with(LocalDensity.current) { height.toSp() * fontScale.coerceIn(1f, GROW) }

private fun Modifier.frame(
    suit: Suit,
    ghost: Boolean,
): Modifier =
    if (ghost) {
        background(suit.fill, suit.shape).dashed(suit.shape, suit.ink, 2.dp)
    } else {
        background(suit.fill, suit.shape).border(1.5.dp, suit.edge, suit.shape)
    }

/** A dashed outline just inside the edge. */
fun Modifier.dashed(
    shape: Shape,
    colour: Color,
    width: Dp,
): Modifier =
    drawBehind {
        val stroke = width.toPx()
        val dash = PathEffect.dashPathEffect(floatArrayOf(stroke * 2.5f, stroke * 2f))
        inset(stroke / 2) {
            val outline = shape.createOutline(Size(size.width, size.height), layoutDirection, this)
            drawOutline(outline, colour, style = Stroke(stroke, pathEffect = dash))
        }
    }

/** A card face down. */
@Composable
fun CardBack(
    seat: Int,
    width: Dp,
    modifier: Modifier = Modifier,
) {
    val suit = suit(seat)
    Box(modifier.size(width, 1.35f * width).frame(suit, ghost = false), Alignment.Center) {
        Box(Modifier.size(0.42f * width, 0.42f * width).background(suit.ink, RoundedCornerShape(percent = 50)))
    }
}
