package dev.douze.ui.chronicle

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ThroneView
import dev.douze.core.WindowView
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.portrait
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.goldBrush

private const val BANDS = 6
private const val GAP = 0.4f

/** The colour of a verdict, 0 to 5. */
internal fun Tokens.verdict(band: Int): Color =
    listOf(verdict1, verdict2, verdict3, verdict4, verdict5, verdict6)[band.coerceIn(0, BANDS - 1)]

/** A verdict as a shape: six steps that rise, as many of them coloured as it is high. */
@Composable
internal fun BandMark(
    band: Int,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val full = LocalTokens.current.verdict(band)
    val empty = LocalTokens.current.hairline
    Canvas(modifier.size(size)) {
        val width = this.size.width / (BANDS + (BANDS - 1) * GAP)
        for (step in 0 until BANDS) {
            val height = this.size.height * (step + 2) / (BANDS + 1)
            val at = Offset(step * width * (1 + GAP), this.size.height - height)
            drawRect(if (step <= band) full else empty, at, Size(width, height))
        }
    }
}

/** Who sits on the throne: a character, a person, or nobody on an empty one. */
@Composable
internal fun ThronePicture(
    view: ThroneView,
    side: Dp,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val character = view.character
    Box(modifier.size(side).clip(CircleShape).border(1.6.dp, tokens.goldBrush(), CircleShape), Alignment.Center) {
        when {
            character != null -> Picture(portrait(character.character), Modifier.fillMaxSize(), Crop.MEDALLION)
            view.vacant -> Picture(picture(Emblem.THRONE.path), tokens.line, side * SEAT)
            else -> Picture(picture(Emblem.CROWN.path), LocalAccent.current, side * SEAT)
        }
    }
}

private const val SEAT = 0.7f

/** Won: a tick on a filled round; lost: a cross in a ring. */
@Composable
internal fun OutcomeMark(
    won: Boolean,
    side: Dp,
    onIvory: Boolean = false,
) {
    // Ivory is as light as the day.
    val tokens = if (onIvory) Tokens.light else LocalTokens.current
    Box(Modifier.size(side), Alignment.Center) {
        Canvas(Modifier.size(side)) {
            if (won) drawCircle(tokens.targetMet) else drawCircle(tokens.struck, size.minDimension / 2 - 1f, style = Stroke(1.5.dp.toPx()))
        }
        Picture(if (won) Signs.check else Signs.close, if (won) tokens.onAccent else tokens.struck, side * SEAT)
    }
}

/** Which part of a list is shown, and the ways to the others. */
@Composable
internal fun Window(
    view: WindowView,
    onIntent: (Intent) -> Unit,
) {
    if (view.line.isEmpty() && view.newer == null && view.older == null) return
    FlowRow(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(Space.small),
        Arrangement.spacedBy(Space.tiny),
        Alignment.CenterVertically,
    ) {
        SoftText(view.line, Modifier.weight(1f))
        view.newer?.let { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
        view.older?.let { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
    }
}
