package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilFrame
import dev.douze.core.Intent
import dev.douze.ui.Tween
import dev.douze.ui.components.press
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieBody
import dev.douze.ui.die.DieFace
import dev.douze.ui.die.DieSight
import dev.douze.ui.theme.baked

private const val RING = 0.115f
private const val MONTHS = "JFMAMJJASOND"
private const val STEP = 30f

/** The die within the ring; with faces to choose the die takes nearly all of it, so that each is large enough for a finger. */
private const val WITHIN = 0.66f
private const val REACHING = 0.96f
private val ringed = 124.dp

/**
 * The one die in its dial of twelve months; the present one is a coin. Targets are ringed, faces that may be chosen are to be
 * pressed; all of it explains how the die ended so.
 */
@Composable
fun Dial(
    tween: Tween<CouncilFrame>,
    month: Int,
    side: Dp,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val view = tween.to.die
    val body = remember(view.layout) { DieBody(view.layout) }
    val reaching = view.reach.isNotEmpty()
    val letters = rememberTextMeasurer(2 * MONTHS.length)
    val style = display(sizeOfMonths(side, LocalDensity.current.fontScale))
    Box(modifier.size(side).dial(month, letters, style, ring = side >= ringed && !(reaching && side < roomy)), Alignment.Center) {
        Box(Modifier.size(side).pressOrRead(view.spoken, view.why, onIntent, twelveSided))
        val share = if (reaching && side < roomy) {
            REACHING
        } else if (side >= ringed) {
            WITHIN
        } else {
            REACHING
        }
        Die(
            body,
            view.face,
            share * side,
            reachable = view.reach.map { DieFace(it.face, it.selected, it.label) { onIntent(it.intent) } },
            motion = tween.die,
            turnable = reaching,
            targets = view.targets.toSet(),
            tilt = DieSight.level,
        )
    }
}

/** From here on the die within the ring is large enough for fingers. */
private val roomy = 248.dp

/** The letters belong to the drawing: they do not grow with the reader's. */
private fun sizeOfMonths(side: Dp, scale: Float) = ((side.value * 0.083f).coerceIn(12f, 24f) / scale).sp

private fun Modifier.dial(month: Int, letters: TextMeasurer, style: TextStyle, ring: Boolean): Modifier =
    baked(beyond = 48.dp) {
        val middle = Offset(size.width / 2, size.height / 2)
        val radius = size.minDimension / 2 - 2.dp.toPx()
        val inner = if (ring) radius - size.minDimension * RING else radius
        val rim = Brush.verticalGradient(listOf(Color(0xFF24397F), Color(0xFF0B143F)))
        val field =
            Brush.radialGradient(
                0f to Color(0xFF3A5BC4),
                0.7f to Color(0xFF1B2F7E),
                1f to Color(0xFF0B143F),
                center = middle,
                radius = inner,
            )
        val light = rays(middle, inner * 0.2f, inner * 0.94f, 24)
        val names =
            MONTHS.mapIndexed { at, letter ->
                val here = at + 1 == month
                letters.measure("$letter", style.copy(color = if (here) Color(0xFF2A1606) else Color(0xFFE6EDFC)))
            }
        glow(middle, radius * 1.5f, Color(0xFF9DB8FF), 0.3f)
        listOf(6f, 4f, 2f).forEach { fill(polygon(middle.copy(y = middle.y + it * density), radius + it * density), Color.Black, 0.10f) }
        fill(polygon(middle, radius), rim)
        outline(polygon(middle, radius), gold, 2.2.dp.toPx())
        if (inner < radius) outline(polygon(middle, inner + 1), gold, 1.4.dp.toPx())
        fill(polygon(middle, inner), field)
        fill(light, Color(0xFFDCE6FF), 0.07f)
        outline(polygon(middle, inner - 4.dp.toPx()), Color(0xFFC9D8FF), 0.5.dp.toPx(), 0.7f)
        if (inner < radius) {
            names.forEachIndexed { at, name ->
                val between = STEP * at + STEP / 2
                drawLine(GOLD_FLAT, polar(middle, inner, between), polar(middle, radius, between), 0.9.dp.toPx())
                val place = polar(middle, (inner + radius) / 2 * FLAT, STEP * at)
                if (at + 1 == month) {
                    val coin = (radius - inner) * COIN
                    fill(polygon(place, coin), golden(place.y - coin, place.y + coin))
                    outline(polygon(place, coin), Color(0xFF3A2408), 0.8.dp.toPx())
                }
                drawText(name, topLeft = Offset(place.x - name.size.width / 2, place.y - name.size.height / 2))
            }
        }
    }

private const val FLAT = 0.968f
private const val COIN = 0.46f
