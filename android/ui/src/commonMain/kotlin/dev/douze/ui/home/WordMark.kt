package dev.douze.ui.home

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Shadow
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.ui.art.Art
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Tokens
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.byDay
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.towards

/** Measures of the drawing that is [WordMark] at scale 1, in dp. */
private const val WORD = 50f
private const val SPACED = 9f
private const val HIGH = 62f
private const val DIE = 56f
private const val FAN = 25
private const val PITCH = 7.5f
private const val FINE = 0.85f

/** The word DOUZE under its fan of rays and its die; rules to both sides, [aside] from the edges. */
@Composable
internal fun WordMark(
    title: String,
    scale: Float,
    aside: Dp,
    modifier: Modifier = Modifier,
) = Box(
    modifier.fan(scale, aside).clearAndSetSemantics {
        text = AnnotatedString(title)
        heading()
    },
    Alignment.BottomCenter
) {
    val tokens = LocalTokens.current
    val density = LocalDensity.current
    val letter = with(density) { (WORD * scale).dp.toSp() }
    val style =
        LocalTypography.current.word(letter).copy(
            brush = tokens.wordBrush(),
            letterSpacing = with(density) { (SPACED * scale).dp.toSp() },
            lineHeight = letter,
            fontWeight = FontWeight.Normal,
            shadow = Shadow(tokens.groundDeep, Offset(0f, with(density) { 1.6.dp.toPx() } * scale), 0f),
        )
    Picture(Art.DIE, Modifier.size((DIE * scale).dp).offset(y = -(HIGH - LIFT) * scale * 1.dp), alpha = 1f)
    // The last letter's own space would push the word aside.
    BasicText(
        title.uppercase(),
        Modifier.offset(x = (SPACED * scale / 2).dp, y = (-RISE * scale).dp),
        style,
        maxLines = 1,
        softWrap = false
    )
}

private const val LIFT = 2f
private const val RISE = 6f

private fun Tokens.wordBrush(): Brush =
    if (byDay) {
        Brush.verticalGradient(
            listOf(lerp(accentHouse, gold, 0.4f), accentHouse, lerp(accentHouse, ink, 0.4f), accentHouse)
        )
    } else {
        goldBrush()
    }

/** Rays, two arcs and the rules beside the word: its foot is [HIGH] above the lower edge. */
@Composable
private fun Modifier.fan(
    scale: Float,
    aside: Dp,
): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val k = scale * density
        val foot = Offset(size.width / 2, size.height - HIGH * k)
        val glow =
            Brush.radialGradient(
                listOf(tokens.gold.copy(alpha = GLOW), tokens.gold.copy(alpha = GLOW / 3), tokens.gold.copy(alpha = 0f)),
                foot,
                150 * k,
            )
        onDrawBehind {
            drawCircle(glow, 150 * k, foot)
            rays(tokens, foot, k)
            rules(tokens, foot, k, aside.toPx())
        }
    }
}

private const val GLOW = 0.32f

private fun DrawScope.rays(
    tokens: Tokens,
    foot: Offset,
    k: Float,
) {
    for (i in 0 until FAN) {
        val way = -90 + PITCH * i
        val long = i % 2 == 0
        val end = if (long) 92 else 72
        drawLine(tokens.line, foot.towards(way, 44 * k), foot.towards(way, end * k), (if (long) 1.3f else 0.7f) * k, alpha = FINE)
        if (long) drawCircle(tokens.glow, 1.7f * k, foot.towards(way, 96 * k))
    }
    for ((radius, pen) in listOf(40f to 1.4f, 36f to 0.6f)) {
        val place = Rect(foot, radius * k)
        drawArc(tokens.line, 180f, 180f, false, place.topLeft, Size(place.width, place.height), style = Stroke(pen * density))
    }
}

private fun DrawScope.rules(
    tokens: Tokens,
    foot: Offset,
    k: Float,
    aside: Float,
) {
    val from = 112 * k
    val to = size.width / 2 - aside
    if (to - from < 24 * density) return
    for (side in listOf(-1, 1)) {
        listOf(18, 26, 34).forEachIndexed { i, below ->
            val short = if (i == 1) 0f else k
            val y = foot.y + below * k
            drawLine(
                tokens.line,
                Offset(foot.x + side * (from + 7 * short), y),
                Offset(foot.x + side * (to - 10 * short), y),
                (if (i == 1) 1.4f else 0.8f) * density,
                alpha = 0.9f,
            )
        }
    }
}
