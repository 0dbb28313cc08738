package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.GenericShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.ThroneView
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Picture
import dev.douze.ui.art.portrait
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Picture
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.diamond
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.rays
import dev.douze.ui.theme.star

private val night = Color(0xFF101C5A)
private val lightSapphire = Color(0xFF3A5CC4)
private val wine = Color(0xFF7A0F1C)
private val wax = Color(0xFFC62A3A)
private val onWax = Color(0xFFFFF0D0)
private val plum = Color(0xFF6A2438)

private fun Path.arch(into: Rect) {
    moveTo(into.left, into.bottom)
    lineTo(into.left, into.top + into.width / 2)
    arcTo(Rect(into.left, into.top, into.right, into.top + into.width), HALF_TURN, HALF_TURN, false)
    lineTo(into.right, into.bottom)
    close()
}

private const val HALF_TURN = 180f
private val Arch: Shape = GenericShape { size, _ -> arch(Rect(Offset.Zero, size)) }

/** Who reigned, in an arched niche between two pillars, under a sun of rays; nobody: the outline of a crown. */
@Composable
internal fun Niche(
    view: ThroneView,
    width: Dp,
    modifier: Modifier = Modifier,
) = Box(
    modifier.size(width * BROAD, width * HIGH).drawBehind {
        val wide = width.toPx()
        val focus = Offset(size.width / 2, size.height - wide * ARCH + wide / 2)
        val sun = Path().apply { rays(focus, wide * 0.67f, 32, wide * 0.55f) }
        clipRect(bottom = focus.y) { drawPath(sun, bronze, 0.5f) }
    },
    Alignment.BottomCenter,
) {
    val tokens = LocalTokens.current
    val character = view.character
    Box(
        Modifier.size(width, width * ARCH).clip(Arch).drawWithCache {
            val all = Path().apply { arch(Rect(Offset.Zero, size)) }
            val back = Path().apply { rays(size.center(), size.height, 24) }
            onDrawWithContent {
                drawPath(all, night)
                drawPath(back, tokens.gold, 0.1f)
                drawContent()
                drawPath(all, tokens.goldBrush(), style = Stroke(6.dp.toPx()))
                drawPath(all, tokens.buttonInk, style = Stroke(0.6.dp.toPx()))
            }
        },
        Alignment.Center,
    ) {
        when {
            character != null -> Picture(portrait(character.character), Modifier.fillMaxSize(), Crop.CARD)
            view.vacant -> Picture(picture(Emblem.CROWN.path), tokens.goldShade, width * 0.5f)
            else -> Picture(picture(Emblem.CROWN.path), tokens.goldRim, width * 0.6f)
        }
    }
    Pillar(width, Modifier.align(Alignment.BottomStart))
    Pillar(width, Modifier.align(Alignment.BottomEnd))
}

private fun Size.center() = Offset(width / 2, height * 0.4f)

private const val BROAD = 1.42f
private const val HIGH = 1.72f
private const val ARCH = 1.52f

@Composable
private fun Pillar(
    width: Dp,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.size(width * 0.18f, width * (ARCH - 0.46f)).drawBehind {
            val gold = Brush.horizontalGradient(listOf(tokens.goldShine, tokens.gold, tokens.goldShade))
            val inset = size.width * 0.17f
            drawRect(gold, Offset(inset, 0f), Size(size.width - 2 * inset, size.height))
            for (x in listOf(0.36f, 0.5f, 0.64f)) {
                drawLine(bronze, Offset(size.width * x, 12.dp.toPx()), Offset(size.width * x, size.height - 9.dp.toPx()), 0.8.dp.toPx())
            }
            for (y in listOf(0f, size.height - 7.dp.toPx())) drawRect(gold, Offset(0f, y), Size(size.width, 7.dp.toPx()))
            drawCircle(gold, size.width * 0.3f, Offset(size.width / 2, -size.width * 0.2f))
        },
    )
}

/** A ribbon with what is said on it; it is as broad as the words. */
@Composable
internal fun Ribbon(
    text: String,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    Box(
        modifier.widthIn(max = 280.dp).drawBehind {
            val tail = 18.dp.toPx()
            val drop = 5.dp.toPx()
            for (side in listOf(0f, size.width)) {
                val out = if (side == 0f) -1 else 1
                val inner = if (side == 0f) tail else size.width - tail
                val end = Path()
                end.moveTo(inner + out * -6.dp.toPx(), drop)
                end.lineTo(side, drop)
                end.lineTo(side - out * 8.dp.toPx(), drop + size.height / 2)
                end.lineTo(side, size.height + drop)
                end.lineTo(inner + out * -6.dp.toPx(), size.height + drop)
                end.close()
                drawPath(end, wine)
            }
            drawRect(
                Brush.verticalGradient(listOf(ruby, wine)),
                Offset(tail - 6.dp.toPx(), 0f),
                Size(size.width - 2 * tail + 12.dp.toPx(), size.height)
            )
            for (y in listOf(
                3.dp.toPx(),
                size.height - 3.dp.toPx()
            )) {
                drawLine(tokens.gold, Offset(tail, y), Offset(size.width - tail, y), 0.8.dp.toPx())
            }
        }.padding(horizontal = 26.dp, vertical = 5.dp),
        Alignment.Center,
    ) { AppText(text, style = LocalTypography.current.name, colour = onWax, align = TextAlign.Center) }
}

/** The first letter of the page, in gold on a jewel. */
@Composable
internal fun Initial(
    letter: String,
    side: Dp,
) {
    val tokens = LocalTokens.current
    val size = with(LocalDensity.current) { (side * 0.72f).toSp() }
    Box(
        Modifier.size(side).drawWithCache {
            val all = Rect(Offset.Zero, this.size)
            val ground = Brush.linearGradient(listOf(lightSapphire, night))
            val wedges = Path().apply { rays(all.center, all.width) }
            val corners = Path()
            listOf(all.topLeft, all.topRight, all.bottomLeft, all.bottomRight).forEach {
                corners.rays(it, all.width * 0.3f, 24, 4.dp.toPx())
            }
            val flowers = Path()
            repeat(4) { i -> flowers.star(all.center.quarter(i, all.width * 0.42f), all.width * 0.075f, all.width * 0.03f, 6) }
            onDrawBehind {
                drawRect(ground)
                clipRect {
                    drawPath(wedges, onWax, 0.12f)
                    drawPath(corners, tokens.gold)
                    drawPath(flowers, wax)
                }
                drawRect(tokens.goldBrush(), style = Stroke(2.4.dp.toPx()))
                val inner = all.deflate(3.6.dp.toPx())
                drawRect(tokens.goldShine, inner.topLeft, inner.size, style = Stroke(0.6.dp.toPx()))
            }
        },
        Alignment.Center,
    ) { AppText(letter, style = LocalTypography.current.word(size), colour = tokens.gold) }
}

private fun Offset.quarter(
    index: Int,
    away: Float,
) = when (index) {
    0 -> copy(y = y - away)
    1 -> copy(x = x + away)
    2 -> copy(y = y + away)
    else -> copy(x = x - away)
}

/** The wax seal of a reign that was won, with how long it was; a lost one has a broken ring. */
@Composable
internal fun Seal(
    length: String,
    won: Boolean,
    side: Dp,
) {
    val tokens = LocalTokens.current
    val number = length.filter { it.isDigit() }
    val rest = length.filterNot { it.isDigit() }.trim()
    val large = with(LocalDensity.current) { (side * 0.36f).toSp() }
    Box(
        Modifier.size(side).rotate(if (won) TURNED else 0f).drawWithCache {
            val middle = Offset(size.width / 2, size.height / 2)
            val radius = size.width / 2
            val outline = Path().apply { star(middle, radius * 0.97f, radius * 0.89f, turned = 15f) }
            val wedges = Path().apply { rays(middle, radius * 0.74f, 24, radius * 0.64f) }
            val cup = Brush.radialGradient(listOf(wax, wine, wax), middle, radius * 0.8f)
            val rim = Stroke(radius * 0.06f, join = StrokeJoin.Round)
            onDrawBehind {
                if (won) {
                    drawPath(outline, wax)
                    drawPath(outline, wax, style = rim)
                    clipRect(right = middle.x) {
                        drawPath(outline, wine, 0.55f)
                        drawPath(outline, wine, 0.55f, rim)
                    }
                    drawCircle(cup, radius * 0.78f, middle)
                    drawCircle(onWax, radius * 0.78f, middle, 0.5f, Stroke(1.dp.toPx()))
                    drawPath(wedges, onWax, 0.7f)
                } else {
                    val ring = Rect(middle, radius * 0.9f)
                    for (start in listOf(20f, 205f)) {
                        drawArc(tokens.ivorySoft, start, 150f, false, ring.topLeft, ring.size, style = Stroke(2.dp.toPx()))
                    }
                }
            }
        },
        Alignment.Center,
    ) {
        val ink = if (won) onWax else tokens.ivoryInk
        Column(horizontalAlignment = Alignment.CenterHorizontally) {
            if (number.isNotEmpty()) AppText(number, style = LocalTypography.current.word(large).copy(lineHeight = large), colour = ink)
            AppText(
                rest,
                style = LocalTypography.current.tiny.copy(lineHeight = LocalTypography.current.tiny.fontSize),
                colour = ink,
                align = TextAlign.Center
            )
        }
    }
}

private const val TURNED = -8f

/** Closed lips: a dilemma that was solved without a word; else the outline of their coin. */
@Composable
internal fun Lips(
    on: Boolean,
    side: Dp,
) = Spacer(
    Modifier.size(side).drawBehind {
        val all = Rect(Offset.Zero, size).deflate(1.dp.toPx())
        val coin = Path().apply { dodecagon(all) }
        if (!on) {
            drawPath(coin, bronze, style = Stroke(1.2.dp.toPx()))
        } else {
            drawPath(coin, plum)
            val one = size.width / 24
            val middle = all.center
            val lips = Path()
            lips.moveTo(middle.x - 7 * one, middle.y)
            lips.cubicTo(
                middle.x - 5 * one,
                middle.y - 1 * one,
                middle.x - 4 * one,
                middle.y - 3 * one,
                middle.x - 1.6f * one,
                middle.y - 3 * one
            )
            lips.lineTo(middle.x, middle.y - 1.4f * one)
            lips.lineTo(middle.x + 1.6f * one, middle.y - 3 * one)
            lips.cubicTo(middle.x + 4 * one, middle.y - 3 * one, middle.x + 5 * one, middle.y - 1 * one, middle.x + 7 * one, middle.y)
            lips.cubicTo(middle.x + 4 * one, middle.y + 4.6f * one, middle.x - 4 * one, middle.y + 4.6f * one, middle.x - 7 * one, middle.y)
            drawPath(lips, onWax)
            drawLine(plum, Offset(middle.x - 6.6f * one, middle.y), Offset(middle.x + 6.6f * one, middle.y), one)
        }
    },
)

/** A rule of the book with three diamonds in its middle. */
@Composable
internal fun LeafRule(modifier: Modifier = Modifier) =
    Spacer(
        modifier.drawBehind {
            val middle = Offset(size.width / 2, size.height / 2)
            val gap = 14.dp.toPx()
            drawLine(bronze, Offset(0f, middle.y), Offset(middle.x - gap, middle.y), 1.2.dp.toPx())
            drawLine(bronze, Offset(middle.x + gap, middle.y), Offset(size.width, middle.y), 1.2.dp.toPx())
            val marks = Path().apply { diamond(middle, 5.dp.toPx()) }
            for (side in listOf(-1, 1)) marks.diamond(middle.copy(x = middle.x + side * 12.dp.toPx()), 2.6.dp.toPx())
            drawPath(marks, bronze)
        },
    )
