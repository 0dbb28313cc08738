package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilSeatView
import dev.douze.core.Intent
import dev.douze.ui.Tween
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.Picture
import dev.douze.ui.components.Signs
import dev.douze.ui.components.press
import dev.douze.ui.theme.largeText

private val shape = RoundedCornerShape(6.dp)
private const val HALF_TURN = 180f
private const val QUARTER = 90f

/** The card before a seat. Face down it is the button that opens it, once the council may agree on that; open it explains itself. */
@Composable
fun Laid(
    view: CouncilSeatView,
    tween: Tween<CouncilFrame>,
    width: Dp,
    height: Dp,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val card = view.card
    val reveal = view.reveal
    val explain = card?.explain
    val character = card?.character
    val pressed =
        when {
            reveal != null -> Modifier.press(reveal, shape, onIntent, Color.White)
            explain != null -> Modifier.press(character?.name.orEmpty(), shape, { onIntent(explain) }, ivoryInk, state = card.struck)
            else -> Modifier
        }
    val opening = tween.turnsOver(view.seat)
    val struck = card?.struck != null
    Box(modifier.size(width, height).cardShadow(reveal?.enabled == true).then(pressed), Alignment.Center) {
        if (character == null) {
            Back(reveal != null, reveal?.enabled != false)
        } else {
            val turning =
                Modifier.graphicsLayer {
                    if (opening) {
                        rotationY = HALF_TURN * (1f - tween.done())
                        cameraDistance = FAR
                    }
                }
            Box(Modifier.fillMaxSize().then(turning)) {
                Column(Modifier.fillMaxSize().clip(shape)) {
                    Portrait(character.character, Modifier.weight(1f).fillMaxWidth())
                    // Large letters would break it; they stand beside the card.
                    if (!largeText) {
                        if (width < BROKEN) {
                            FitLine(character.name, display(13.sp), ivoryInk, Modifier.foot())
                        } else {
                            Lines(character.name, display(13.sp), ivoryInk, Modifier.foot(), TextAlign.Center, lines = 2)
                        }
                    }
                }
                Box(
                    Modifier.fillMaxSize().drawWithContent {
                        edge()
                        if (struck) cancelled(if (tween.crossesOut(view.seat)) tween.done() else 1f)
                    },
                )
                // The back is seen in the first half of the turn.
                Box(
                    Modifier.fillMaxSize().graphicsLayer {
                        alpha = if (opening && rotation(tween.done()) > QUARTER) 1f else 0f
                    },
                ) { if (opening) Back(eye = false, enabled = true) }
            }
        }
    }
}

private const val FAR = 16f

/** On a narrower card a line would end within a name. */
private val BROKEN = 52.dp

private fun rotation(done: Float) = HALF_TURN * (1f - done)

/** The foot of a card, as wide as it is, below a line of gold. */
private fun Modifier.foot() =
    fillMaxWidth().drawBehind {
        drawRect(down(ivory, whole))
        drawRect(goldAcross, size = Size(size.width, 1.6.dp.toPx()))
    }.padding(start = 3.dp, top = 2.dp, end = 3.dp, bottom = 3.dp)

@Composable
private fun Back(eye: Boolean, enabled: Boolean) =
    Box(
        Modifier.fillMaxSize().drawBehind {
            cardBack(whole)
            if (eye && enabled) {
                drawRoundRect(amber, cornerRadius = CornerRadius(minOf(size.width * 0.14f, 10.dp.toPx())), style = Stroke(2.6.dp.toPx()))
            }
            if (eye) {
                fill(polygon(center, size.width * 0.32f), Color(0xFF0A1238), 0.9f)
                outline(polygon(center, size.width * 0.32f), GOLD_FLAT, 1.dp.toPx())
            }
        },
        Alignment.Center,
    ) { if (eye) Picture(Signs.eye, if (enabled) Color(0xFFFFE9B0) else Color(0xFF8FA4E0), 24.dp) }

private fun DrawScope.edge() {
    val line = 1.dp.toPx()
    drawRoundRect(
        golden(0f, size.height),
        Offset(line, line),
        Size(size.width - 2 * line, size.height - 2 * line),
        CornerRadius(5.dp.toPx()),
        style = Stroke(2 * line),
    )
}

/** A cancelled card: dimmed, with the wax seal and its cross. */
private fun DrawScope.cancelled(done: Float) {
    drawRoundRect(Color(0xFF1A0408), cornerRadius = CornerRadius(6.dp.toPx()), alpha = 0.5f * done)
    val at = Offset(size.width / 2, size.height * 0.4f)
    val radius = size.width * 0.28f * (1.6f - 0.6f * done)
    fill(polygon(at, radius * 1.1f), Color(0xFF5A0614), done)
    fill(polygon(at, radius), Color(0xFF9A1830), done)
    outline(polygon(at, radius), Color(0xFFF0CF7E), 1.4.dp.toPx(), done)
    cross(at, radius * 0.38f, Color(0xFFFFF3D6), done)
}
