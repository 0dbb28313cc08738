package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absolutePadding
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.ui.art.Tokens
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.expandedWidth
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.byDay
import dev.douze.ui.theme.goldBrush

private val widest = 1240.dp

/** From the window to the cover, from the cover to the pages, and from the edge of a page to what is on it. */
private val outside = 10.dp
private val cover = 8.dp
private val margin = 6.dp

/** In a low window the book fills it. */
private val low = 480.dp

private val leather = listOf(Color(0xFF7A1A30), Color(0xFF5C1024), Color(0xFF36060F))

/** The open book: two pages between its covers, each of which scrolls by itself; a hinge is its back. */
@Composable
internal fun OpenBook(
    room: WindowLayout,
    left: @Composable (Modifier) -> Unit,
    right: @Composable (Modifier) -> Unit,
) {
    val tokens = LocalTokens.current
    val small = room.height < low || room.width < expandedWidth
    val air = if (small) 2.dp else outside
    val wide = minOf(room.width - 2 * air, widest)
    val edge = if (small) SLIM else cover + 8.dp
    val hinge = room.hinge
    val back = if (hinge == null) wide / 2 else (hinge.start + hinge.end) / 2 - (room.width - wide) / 2
    val aside = if (small) 0.dp else margin
    val inside = maxOf(aside, if (hinge == null) 0.dp else (hinge.end - hinge.start) / 2)
    Box(Modifier.fillMaxSize().padding(bottom = air), Alignment.TopCenter) {
        Row(
            Modifier
                .width(wide)
                .fillMaxHeight()
                .binding(tokens, if (small) SLIM else cover, back)
                .padding(horizontal = edge, vertical = if (small) SLIM + 2.dp else cover + 6.dp),
        ) {
            val page = Modifier.fillMaxHeight().clip(RectangleShape)
            Box(page.width(back - edge).absolutePadding(left = aside, right = inside)) { left(Modifier.fillMaxSize()) }
            Box(page.weight(1f).absolutePadding(left = inside, right = aside)) { right(Modifier.fillMaxSize()) }
        }
    }
}

private val SLIM = 5.dp

/** Leather with two lines of gold, the edges of many leaves, two pages, and the shadow where they meet. */
private fun Modifier.binding(tokens: Tokens, cover: Dp, back: Dp) =
    drawWithCache {
        val one = 1.dp.toPx()
        val all = Rect(Offset.Zero, size)
        val gold = tokens.goldBrush()
        val round = CornerRadius(8 * one)
        val paper = if (tokens.byDay) listOf(Color(0xFFFFFBF0), Color(0xFFF6E9CD)) else listOf(tokens.trayTop, tokens.trayLow)
        val inner = all.deflate(cover.toPx())
        val middle = back.toPx()
        val deep = minOf(56 * one, size.width * GUTTER)
        val shade = if (tokens.byDay) Color(0xFF2A1206) else Color.Black
        val dark = if (tokens.byDay) 0.5f else 0.9f
        val gutter =
            Brush.horizontalGradient(
                0f to shade.copy(alpha = 0f),
                0.42f to shade.copy(alpha = 0.32f * dark),
                0.5f to shade.copy(alpha = dark),
                0.58f to shade.copy(alpha = 0.32f * dark),
                1f to shade.copy(alpha = 0f),
                startX = middle - deep,
                endX = middle + deep,
            )
        val edges = Path()
        repeat(LEAVES) {
            val at = inner.left + (1.4f + it * 1.6f) * one
            for (x in listOf(at, size.width - at)) {
                edges.moveTo(x, inner.top + it * one)
                edges.lineTo(x, inner.bottom - it * one)
            }
        }
        onDrawBehind {
            for (grown in listOf(6f, 4f, 2f)) {
                val shadow = all.inflate(grown * one).translate(0f, 3 * one)
                drawRoundRect(Color.Black, shadow.topLeft, shadow.size, round, alpha = 0.08f)
            }
            drawRoundRect(Brush.verticalGradient(leather), cornerRadius = round)
            drawRoundRect(gold, Offset(one, one), Size(size.width - 2 * one, size.height - 2 * one), round, style = Stroke(1.6f * one))
            val line = all.deflate(4 * one)
            drawRoundRect(tokens.gold, line.topLeft, line.size, round, alpha = 0.6f, style = Stroke(0.7f * one))
            drawRect(paper.last(), inner.topLeft, inner.size)
            drawPath(edges, tokens.goldShade, 0.7f, Stroke(0.7f * one))
            val leaves = if (cover < 8.dp) 0f else 8 * one
            val pages = Rect(inner.left + leaves, inner.top, inner.right - leaves, inner.bottom)
            drawRect(Brush.verticalGradient(paper), pages.topLeft, pages.size)
            drawRect(gutter, Offset(middle - deep, pages.top), Size(2 * deep, pages.height))
        }
    }

private const val LEAVES = 5
private const val GUTTER = 0.06f
