package dev.douze.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.MiniatureView
import dev.douze.core.ProgressStep
import dev.douze.core.SmallDieView
import dev.douze.ui.components.AnimalCard
import dev.douze.ui.council.candle
import dev.douze.ui.council.crown
import dev.douze.ui.council.hall
import dev.douze.ui.council.window
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieBody
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.dodecagon

/** The table of the game that goes on, as everybody at it sees it, as large as its place: a picture, which says nothing. */
@Composable
internal fun Miniature(
    view: MiniatureView,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.clearAndSetSemantics {}, Alignment.Center) {
    when (view) {
        is MiniatureView.Forest -> Display(view, minOf(maxWidth, maxHeight))
        is MiniatureView.King -> Dice(view, maxWidth, maxHeight)
        is MiniatureView.Council -> Council(view, minOf(maxWidth, RATIO * maxHeight))
    }
}

/** Of a council's width: die, Favour and windows beside each other. */
private const val RATIO = 1.9f

/** Four by four places, the cards in the middle of them. */
@Composable
private fun Display(
    view: MiniatureView.Forest,
    side: Dp,
) = Box(Modifier.size(side).table().cells(LocalTokens.current.line), AbsoluteAlignment.TopLeft) {
    val cell = side * INNER / PLACES
    val left = (side - view.cols * cell) / 2
    val top = (side - view.rows * cell) / 2
    view.cards.forEach { AnimalCard(it.card, cell * CARD, Modifier.absoluteOffset(left + it.col * cell, top + it.row * cell)) }
}

/** The lines between the sixteen places. */
private fun Modifier.cells(line: Color): Modifier =
    drawBehind {
        val cell = size.width * INNER / PLACES
        val from = (size.width - PLACES * cell) / 2
        val until = size.width - from
        for (at in 0..PLACES) {
            val place = from + at * cell
            drawLine(line, Offset(place, from), Offset(place, until), 0.5.dp.toPx(), alpha = 0.4f)
            drawLine(line, Offset(from, place), Offset(until, place), 0.5.dp.toPx(), alpha = 0.4f)
        }
    }

private const val PLACES = 4
private const val INNER = 0.78f
private const val CARD = 0.94f

/** Dice in one row, from five on in two; over each the rounds that its seat has won. */
@Composable
private fun Dice(
    view: MiniatureView.King,
    width: Dp,
    height: Dp,
) {
    val body = remember(view.layout) { DieBody(view.layout) }
    val rows = if (view.dice.size > IN_A_ROW) 2 else 1
    val each = (view.dice.size + rows - 1) / rows
    val side = minOf(width / (each + 0.6f), height / rows * SHARE, LARGEST)
    Column(
        Modifier.size(minOf(width, (each + 0.6f) * side), height).table(),
        Arrangement.Center,
        Alignment.CenterHorizontally
    ) {
        view.dice.chunked(each).forEach { row -> Row { row.forEach { Seated(it, body, side) } } }
    }
}

private const val IN_A_ROW = 4
private const val SHARE = 0.74f
private val LARGEST = 108.dp

@Composable
private fun Seated(
    view: SmallDieView,
    body: DieBody,
    side: Dp,
) = Column(horizontalAlignment = Alignment.CenterHorizontally) {
    Box(
        Modifier.size(side, side * CROWN).drawBehind {
            val pitch = size.height * 1.5f
            repeat(view.crowns) { place ->
                val x = size.width / 2 + (place - (view.crowns - 1) / 2f) * pitch
                crown(Offset(x, size.height * 0.6f), size.height / CROWN_HIGH)
            }
        },
    )
    Die(body, view.face ?: 0, side * DIE)
}

private const val CROWN = 0.2f
private const val CROWN_HIGH = 36f
private const val DIE = 0.86f

/** The die, beside it candles for Favour above the seven windows. */
@Composable
private fun Council(
    view: MiniatureView.Council,
    width: Dp,
) {
    val body = remember(view.layout) { DieBody(view.layout) }
    val high = width / RATIO
    Row(Modifier.size(width, high).table(), Arrangement.SpaceEvenly, Alignment.CenterVertically) {
        Die(body, view.face ?: 0, high * TALL)
        Column(verticalArrangement = Arrangement.spacedBy(high * 0.06f)) {
            Candles(view.favour, view.mostFavour, width * HALL, high * 0.34f)
            Windows(view.steps, width * HALL, high * 0.3f)
        }
    }
}

private const val TALL = 0.72f
private const val HALL = 0.46f

@Composable
private fun Candles(
    favour: Int,
    most: Int,
    width: Dp,
    height: Dp,
) {
    val hall = hall
    Box(
        Modifier.size(width, height).drawBehind {
            val slot = size.width / most
            val scale = minOf(size.height / 40f, slot / 17f)
            repeat(most) { candle(Offset(slot * (it + 0.5f), size.height * 0.54f), scale, if (it < favour) 1f else 0f, hall) }
        },
    )
}

@Composable
private fun Windows(
    steps: List<ProgressStep>,
    width: Dp,
    height: Dp,
) {
    val hall = hall
    Box(
        Modifier.size(width, height).drawBehind {
            val slot = size.width / steps.size
            val wide = minOf(slot * 0.8f, size.height * 0.8f)
            steps.forEachIndexed { place, step ->
                val middle = slot * (place + 0.5f)
                window(Rect(middle - wide / 2, size.height * 0.05f, middle + wide / 2, size.height * 0.95f), step, hall)
            }
        },
    )
}

/** A table of twelve sides with a gold edge, that fills its place. */
@Composable
private fun Modifier.table(): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val edge = 1.4.dp.toPx()
        val outline = Path().apply { dodecagon(Rect(Offset.Zero, size).deflate(edge)) }
        val ground = Brush.radialGradient(listOf(tokens.trayTop, tokens.trayLow), radius = size.maxDimension * 0.6f)
        onDrawBehind {
            drawPath(outline, Color.Black, 0.2f, Stroke(edge * 3))
            drawPath(outline, ground)
            drawPath(outline, tokens.line, style = Stroke(edge))
        }
    }
}
