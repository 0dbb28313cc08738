package dev.douze.ui.setup

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.GameKind
import dev.douze.core.SetupView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.byDay
import dev.douze.ui.theme.diamond
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.rayStrength
import dev.douze.ui.theme.rays
import dev.douze.ui.theme.rosette
import dev.douze.ui.theme.towards

private const val RIM = 0.075f
private const val TURN = 30

/**
 * The table of [game]. [halfWidth] computes half its width from the width of the room; a seat of [high] stands on its rim, and
 * half its height is at most [largest].
 */
@Composable
internal fun Modifier.tableGround(
    game: GameKind,
    halfWidth: (Float, Density) -> Float,
    high: Dp,
    largest: Dp,
): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val middle = Offset(size.width / 2, size.height / 2)
        val across = halfWidth(size.width, this).coerceAtLeast(1f)
        val half = Size(across, minOf((size.height - high.toPx()) / 2, largest.toPx(), LONGEST * across).coerceAtLeast(1f))
        val whole = Rect(middle.x - half.width, middle.y - half.height, middle.x + half.width, middle.y + half.height)
        val rim = whole.width.coerceAtMost(whole.height) * RIM
        val outer = Path().apply { dodecagon(whole.inflate(rim / 2)) }
        val inner = Path().apply { dodecagon(whole.deflate(rim / 2)) }
        val line = Path().apply { dodecagon(whole.deflate(rim * 1.1f)) }
        val wood = Brush.verticalGradient(listOf(tokens.rimLight, tokens.rimDeep), whole.top, whole.bottom)
        val felt =
            Brush.radialGradient(
                0f to tokens.tableLight,
                0.55f to tokens.table,
                1f to tokens.tableDeep,
                center = middle,
                radius = maxOf(half.width, half.height) * 1.05f
            )
        val light = Path().apply { rays(middle, maxOf(half.width, half.height) * 1.1f, 48) }
        val shadows = listOf(7f, 4f, 2f).map {
            Path().apply { dodecagon(whole.inflate(rim / 2 + it.dp.toPx()).translate(0f, it.dp.toPx())) }
        }
        val studs = Path().apply {
            repeat(12) { diamond(middle.towards(it * TURN.toFloat(), half.width * 0.985f, half.height * 0.985f), 3.dp.toPx()) }
        }
        val gold = tokens.goldBrush(whole.top, whole.bottom)
        onDrawBehind {
            shadows.forEach { drawPath(it, tokens.shadow, 0.14f) }
            drawPath(outer, wood)
            drawPath(inner, felt)
            clipPath(inner) {
                drawPath(light, tokens.ray, if (tokens.byDay) 0.10f else tokens.rayStrength)
                when (game) {
                    GameKind.KING -> Unit
                    GameKind.COUNCIL -> dial(tokens, middle, half)
                    GameKind.FOREST -> grove(tokens, whole)
                }
            }
            drawPath(outer, gold, style = Stroke(2.dp.toPx(), join = StrokeJoin.Miter))
            drawPath(inner, gold, style = Stroke(1.4.dp.toPx(), join = StrokeJoin.Miter))
            drawPath(line, tokens.line, 0.5f, Stroke(0.7.dp.toPx(), join = StrokeJoin.Miter))
            drawPath(studs, tokens.goldShine)
        }
    }
}

/** The council's dial: a rosette of the twelve months. */
private fun DrawScope.dial(
    tokens: Tokens,
    middle: Offset,
    half: Size,
) {
    val radius = minOf(half.width, half.height)
    drawPath(Path().apply { rosette(middle, radius * 0.5f, radius * 0.8f) }, tokens.ray, 0.10f)
    for (part in listOf(0.5f, 0.8f)) drawCircle(tokens.line, radius * part, middle, 0.45f, Stroke(0.8.dp.toPx()))
}

/** Firs along the upper edge of a clearing. */
private fun DrawScope.grove(
    tokens: Tokens,
    whole: Rect,
) {
    val tall = whole.height * 0.24f
    repeat(FIRS) { i ->
        val x = whole.left + whole.width * (i + 0.5f) / FIRS
        val high = tall * (0.7f + 0.3f * ((i * 7) % 5) / 4f)
        for ((foot, strength) in listOf(whole.top + whole.height * 0.2f to 0.5f, whole.bottom to 0.35f)) {
            val fir =
                Path().apply {
                    moveTo(x, foot - high)
                    for (tier in 1..3) {
                        val y = foot - high + high * tier / 3
                        lineTo(x + high * 0.13f * tier, y)
                        lineTo(x + high * 0.06f * tier, y)
                    }
                    for (tier in 3 downTo 1) {
                        val y = foot - high + high * tier / 3
                        lineTo(x - high * 0.06f * tier, y)
                        lineTo(x - high * 0.13f * tier, y)
                    }
                    close()
                }
            // Their feet are in the mist, not on a line.
            val mist = Brush.verticalGradient(0.55f to tokens.groundDeep, 1f to Color.Transparent, startY = foot - high, endY = foot)
            drawPath(fir, mist, strength)
        }
    }
}

private const val FIRS = 11

/** A round of dashes with a plus: a chair that nobody sits on. */
internal fun DrawScope.emptyChair(tokens: Tokens) {
    val middle = Offset(size.width / 2, size.height / 2)
    val radius = size.minDimension / 2 - 3.dp.toPx()
    drawCircle(tokens.groundDeep, radius, middle, 0.75f)
    val dashes = PathEffect.dashPathEffect(floatArrayOf(5.dp.toPx(), 4.dp.toPx()))
    drawCircle(tokens.gold, radius, middle, style = Stroke(1.6.dp.toPx(), pathEffect = dashes))
    val arm = 9.dp.toPx()
    drawLine(tokens.goldShine, middle.copy(x = middle.x - arm), middle.copy(x = middle.x + arm), 2.4.dp.toPx())
    drawLine(tokens.goldShine, middle.copy(y = middle.y - arm), middle.copy(y = middle.y + arm), 2.4.dp.toPx())
}

/** What is in the middle: crown and die, the council's bell or its month, two animals. */
@Composable
internal fun Centrepiece(view: SetupView, modifier: Modifier) {
    val tokens = LocalTokens.current
    val month = view.council?.calendar?.find { it.selected }
    when {
        month != null -> MonthWindow(month, modifier.sizeIn(maxHeight = 84.dp))

        else -> Spacer(
            modifier.sizeIn(maxWidth = 112.dp, maxHeight = 88.dp).aspectRatio(112f / 88f).drawBehind {
                centrepiece(view.game, tokens)
            }
        )
    }
}

private fun DrawScope.centrepiece(
    game: GameKind,
    tokens: Tokens,
) {
    val (wide, high) = size.width to size.height
    when (game) {
        GameKind.KING -> {
            picture(Art.CROWN, Rect(wide * 0.32f, 0f, wide * 0.68f, high * 0.27f))
            picture(Art.DIE, Rect(wide * 0.14f, high * 0.26f, wide * 0.86f, high))
        }

        GameKind.COUNCIL -> {
            picture(Art.BELL, Rect(wide * 0.2f, 0f, wide * 0.8f, high))
        }

        GameKind.FOREST -> {
            animal(
                tokens,
                Art.ANIMAL_WOLF_BLACK,
                Rect(0f, high * 0.2f, wide * 0.48f, high * 0.8f),
                tokens.cardBlackFill,
                tokens.cardBlackEdge
            )
            animal(
                tokens,
                Art.ANIMAL_OWL_WHITE,
                Rect(wide * 0.52f, high * 0.2f, wide, high * 0.8f),
                tokens.cardWhiteFill,
                tokens.cardWhiteEdge
            )
        }
    }
}

/** A card with its animal. */
private fun DrawScope.animal(
    tokens: Tokens,
    art: Art,
    into: Rect,
    fill: Color,
    edge: Color,
) {
    val corner = CornerRadius(6.dp.toPx())
    drawRoundRect(tokens.shadow, into.topLeft + Offset(0f, 2.dp.toPx()), into.size, corner, alpha = 0.3f)
    drawRoundRect(fill, into.topLeft, into.size, corner)
    drawRoundRect(edge, into.topLeft, into.size, corner, Stroke(1.4.dp.toPx()))
    picture(art, into.deflate(4.dp.toPx()), crop = Crop.WHOLE)
}
