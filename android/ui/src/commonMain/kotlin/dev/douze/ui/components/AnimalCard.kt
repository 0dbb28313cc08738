package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CutCornerShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.inset
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CardView
import dev.douze.ui.art.animal
import dev.douze.ui.art.picture
import dev.douze.ui.forest.chamfer
import dev.douze.ui.forest.dodecagon
import dev.douze.ui.forest.gold
import dev.douze.ui.forest.lines
import dev.douze.ui.forest.numeral
import dev.douze.ui.forest.rays
import dev.douze.ui.forest.stepped
import dev.douze.ui.forest.wood
import dev.douze.ui.theme.LocalTypography

/** All of a card is drawn on a square of this side. */
private const val GRID = 100f
private const val GHOST = 0.88f
private const val SEVEN_PERCENT = 7

/** What a seat's cards look like: black ones are dark with cut corners, white ones light with round corners. */
class Suit(
    val ground: List<Color>,
    val fill: Color,
    val ink: Color,
    val edge: Color,
    val inlay: Color,
    val ray: Color,
    val tab: Color,
    val number: Color,
    val isBlack: Boolean,
) {
    val shape: Shape = if (isBlack) CutCornerShape(percent = SEVEN_PERCENT) else RoundedCornerShape(percent = 10)
}

private val blackSuit =
    Suit(
        listOf(Color(0xFF3B342C), Color(0xFF1D1915), Color(0xFF0E0B09)),
        fill = Color(0xFF1D1915),
        ink = Color(0xFFF3E8CF),
        edge = Color(0xFFD9B566),
        inlay = Color(0xFFB98532),
        ray = Color(0x614A4136),
        tab = Color(0xFFF3E8CF),
        number = Color(0xFF17120F),
        isBlack = true,
    )

private val whiteSuit =
    Suit(
        listOf(Color(0xFFFFFBEF), Color(0xFFF6ECD3), Color(0xFFE2D0A8)),
        fill = Color(0xFFF6ECD3),
        ink = Color(0xFF1B1613),
        edge = Color(0xFF7A5A22),
        inlay = Color(0xFFA9843F),
        ray = Color(0x80E9D9B4),
        tab = Color(0xFF14110E),
        number = Color(0xFFF8F0DD),
        isBlack = false,
    )

fun suit(seat: Int): Suit = if (seat == 0) blackSuit else whiteSuit

/**
 * An open card: its animal, its number in a tab, and [points] in a gold dodecagon. Silent: the place that shows it
 * speaks.
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
    val shade = wood.shade
    val measurer = rememberTextMeasurer()
    val large = side >= legible
    val tab = if (large) LocalTypography.current.word else numeral
    val coin = numeral
    val drawn = animal(view.card, suit.isBlack, view.gentle)
    Box(
        modifier
            .size(side)
            .alpha(if (ghost) GHOST else 1f)
            .drawWithCache {
                val unit = size.width / GRID
                // Smaller cards have larger tabs: numbers are what is compared.
                val grown =
                    when {
                        large -> 1f
                        side >= tiny -> GROWN
                        else -> TWICE
                    }
                val face = CardGround(suit, unit, shade, grown)
                val room = Rect(LEFT * unit, TOP * unit, (GRID - LEFT) * unit, (TOP + DRAWN) * unit)
                val number = measurer.letters(view.number, tab, NUMBER * grown * unit, this, suit.number)
                val worth = points?.let { measurer.letters(it, coin, POINTS * unit, this, Color(0xFF2A1A06)) }
                onDrawBehind {
                    face.below(this)
                    picture(drawn, room)
                    face.tab(this)
                    val at = number.over(TAB_X * grown * unit, TAB_Y * grown * unit)
                    drawText(number, topLeft = at)
                    if (!large) drawText(number, topLeft = at, drawStyle = Stroke(NUMBER * grown * unit * BOLD))
                    if (worth != null) {
                        face.coin(this)
                        drawText(worth, topLeft = worth.over(COIN * unit, COIN_FOOT * unit))
                    }
                }
            }.clearAndSetSemantics {},
    )
}

/** From this side on the hairlines of the word's typeface can be read. */
private val legible = 80.dp
private val tiny = 48.dp
private const val GROWN = 1.22f
private const val TWICE = 1.7f

/** A stroke around the numbers of small cards, as on the dice, in parts of their height. */
private const val BOLD = 0.05f
private const val NUMBER = 21f
private const val POINTS = 19f
private const val TAB_X = 14.6f
private const val TAB_Y = 21f
private const val COIN = 85f
private const val COIN_FOOT = 91.6f

// The animal's box of 100 units is drawn at .8 round (50, 57).
private const val LEFT = 10f
private const val TOP = 17f
private const val DRAWN = 80f

private fun TextMeasurer.letters(
    text: String,
    style: TextStyle,
    height: Float,
    density: Density,
    colour: Color,
): TextLayoutResult = measure(
    text,
    style.copy(
        colour,
        with(density) {
            height.toSp()
        },
        lineHeight = TextUnit.Unspecified
    ),
    softWrap = false,
    maxLines = 1
)

/** Where it begins, so that its middle stands at [x] and its letters on [foot]. */
private fun TextLayoutResult.over(
    x: Float,
    foot: Float,
) = Offset(x - size.width / 2f, foot - firstBaseline)

/** The surface of a card, in units of a hundredth of its side. */
private class CardGround(
    private val suit: Suit,
    private val unit: Float,
    private val shade: Float,
    grown: Float,
) {
    private val outline = shape(0.8f)
    private val inlay = stepped(Rect(4.5f * unit, 4.5f * unit, 95.5f * unit, 95.5f * unit), 3 * unit)
    private val light = rays(Offset(50 * unit, 56 * unit), 8 * unit, 90 * unit, RAYS, 0.42f)
    private val shadows = listOf(5f, 3.4f, 2f, 0.8f).map { shape(-it, 3 + 0.5f * it) }
    private val ground =
        Brush.radialGradient(
            0f to suit.ground[0],
            0.62f to suit.ground[1],
            1f to suit.ground[2],
            center = Offset(50 * unit, 38 * unit),
            radius = 75 * unit,
        )
    private val tab =
        lines(
            listOf(9f to 0f, 30f to 0f, 30f to 17f, 21f to 27f, 0f to 27f, 0f to 9f).map { (x, y) ->
                Offset(x * grown * unit, y * grown * unit)
            },
        )
    private val tabEdge =
        lines(
            listOf(31.4f to 0.8f, 31.4f to 17.6f, 21.8f to 28.4f, 0.8f to 28.4f).map { (x, y) ->
                Offset(x * grown * unit, y * grown * unit)
            },
            open = true
        )
    private val coin = dodecagon(Offset(COIN * unit, COIN * unit), 14.5f * unit)

    /** The outline, [near] the edge. */
    private fun shape(
        near: Float,
        down: Float = 0f,
    ): Path {
        val rect = Rect(near * unit, (near + down) * unit, (GRID - near) * unit, (GRID - near + down) * unit)
        return if (suit.isBlack) {
            chamfer(rect, 7.5f * unit)
        } else {
            Path().apply { addRoundRect(RoundRect(rect, CornerRadius((10 - near) * unit))) }
        }
    }

    fun below(scope: DrawScope) =
        with(scope) {
            shadows.forEach { drawPath(it, Color.Black, shade) }
            drawPath(outline, ground)
            clipPath(outline) { drawPath(light, suit.ray) }
            drawPath(outline, suit.edge, style = Stroke(1.6f * unit))
            drawPath(inlay, suit.inlay, style = Stroke(0.9f * unit))
        }

    fun tab(scope: DrawScope) =
        with(scope) {
            clipPath(outline) { drawPath(tab, suit.tab) }
            drawPath(tabEdge, suit.edge, style = Stroke(1.2f * unit))
        }

    fun coin(scope: DrawScope) =
        with(scope) {
            drawPath(coin, gold(70 * unit, GRID * unit))
            drawPath(coin, Color(0xFF3A2810), style = Stroke(1.2f * unit))
        }

    private companion object {
        const val RAYS = 24
    }
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
    Box(
        modifier
            .size(width, 1.35f * width)
            .background(suit.fill, suit.shape)
            .border(1.dp, suit.edge, suit.shape)
            .drawBehind { drawPath(dodecagon(center, size.width * 0.26f), suit.ink) },
    )
}
