package dev.douze.ui.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CutCornerShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
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
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CardView
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords

/** From this side on a card has room for its name. */
private val nameable = 92.dp
private const val NAME = 0.135f
private const val SMALLEST_NAME = 0.08f
private val NAME_STEP = 0.5.sp

/** What stands for an animal that is not drawn, within the room of the drawing. */
private const val STAND_IN = 0.8f
private const val LINE = 1.25f
private const val TIGHT_LINE = 1.1f

/** Letters on a card grow with the reader's setting as far as there is room; its sentence is in the panel. */
private const val GROW = 1.15f
private const val GHOST = 0.62f

/**
 * Parts of a card's side: [number] and [points] are letters in the strip [above]; the animal has what that and the
 * strip [below] leave, so that none of them covers another.
 */
private class Plan(
    val number: Float,
    val points: Float,
    val above: Float,
    val below: Float,
)

private val small = Plan(number = 0.3f, points = 0.24f, above = 0.36f, below = 0.06f)
private val large = Plan(number = 0.21f, points = 0.18f, above = 0.27f, below = 0.21f)

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

/**
 * An open card: animal, number, name where there is room, and [points]. An animal that is not to be drawn is its
 * number, large. Silent: whoever shows it speaks.
 */
@Composable
fun AnimalCard(
    view: CardView,
    side: Dp,
    modifier: Modifier = Modifier,
    points: String? = null,
    ghost: Boolean = false,
) {
    val suit = suit(view.seat)
    val named = side >= nameable
    val plan = if (named) large else small
    val grow = LocalDensity.current.fontScale.coerceIn(1f, GROW)
    val room = (1f - grow * (plan.above + plan.below)) * side
    Box(
        modifier
            .size(side)
            .alpha(if (ghost) GHOST else 1f)
            .frame(suit, ghost)
            .clearAndSetSemantics {},
    ) {
        Box(Modifier.align(Alignment.TopCenter).padding(top = grow * plan.above * side).size(room), Alignment.Center) {
            if (view.pictured) {
                Picture(animal(view.card), suit.ink, room)
            } else {
                CardWords(view.number, STAND_IN * room, suit.ink)
            }
        }
        if (view.pictured) {
            val corner = Modifier.align(Alignment.TopStart).padding(start = 0.11f * side, top = 0.03f * side)
            CardWords(view.number, grow * plan.number * side, suit.ink, corner)
        }
        if (named) {
            val foot = Modifier.align(Alignment.BottomCenter).padding(0.1f * side, 0.04f * side)
            Name(view.name, grow * side, suit.ink, foot)
        }
        if (points != null) Points(points, grow * plan.points * side, suit, side, Modifier.align(Alignment.TopEnd))
    }
}

/** As large as all names are, but for one that would not fit. */
@Composable
private fun Name(
    text: String,
    side: Dp,
    colour: Color,
    modifier: Modifier,
) {
    val largest = letters(NAME * side)
    BasicText(
        text,
        modifier,
        LocalWords.current.strong.copy(color = colour, lineHeight = largest * LINE, textAlign = TextAlign.Center),
        maxLines = 1,
        autoSize = TextAutoSize.StepBased(letters(SMALLEST_NAME * side), largest, NAME_STEP),
    )
}

@Composable
private fun Points(
    points: String,
    height: Dp,
    suit: Suit,
    side: Dp,
    modifier: Modifier,
) = Box(
    modifier
        .padding(0.035f * side)
        .clip(RoundedCornerShape(percent = 50))
        .background(suit.fill)
        .padding(0.02f * side)
        .clip(RoundedCornerShape(percent = 50))
        .background(suit.ink)
        .padding(horizontal = 0.09f * side),
) {
    CardWords(points, height, suit.fill, line = TIGHT_LINE)
}

@Composable
private fun CardWords(
    text: String,
    height: Dp,
    colour: Color,
    modifier: Modifier = Modifier,
    line: Float = LINE,
) {
    val size = letters(height)
    Text(
        text,
        modifier,
        color = colour,
        style = LocalWords.current.strong.copy(fontSize = size, lineHeight = size * line, textAlign = TextAlign.Center),
        maxLines = 1,
        softWrap = false,
        overflow = TextOverflow.Visible,
    )
}

/** Letters of this height, whatever the reader's setting. */
@Composable
private fun letters(height: Dp): TextUnit = with(LocalDensity.current) { height.toSp() }

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
