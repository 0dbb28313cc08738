package dev.douze.ui.council

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CharacterKind
import dev.douze.ui.art.Crop
import dev.douze.ui.art.picture
import dev.douze.ui.art.portrait
import dev.douze.ui.theme.baked

/** A character in its niche; it fills its box. Silent: its card speaks. */
@Composable
fun Portrait(kind: CharacterKind, modifier: Modifier = Modifier) {
    val art = portrait(kind)
    Spacer(modifier.clearAndSetSemantics {}.baked { picture(art, whole, crop = Crop.CARD) })
}

/** A character's head in a gold ring. */
@Composable
fun Head(
    kind: CharacterKind,
    side: Dp,
    modifier: Modifier = Modifier,
    grey: Boolean = false
) {
    val art = portrait(kind)
    Spacer(modifier.size(side).ringed(grey).clearAndSetSemantics {}.baked { picture(art, whole, crop = Crop.MEDALLION) })
}

private val veil = Color(0xA0302A34)

private fun Modifier.ringed(grey: Boolean) =
    drawWithContent {
        drawContent()
        val radius = size.minDimension / 2
        if (grey) drawCircle(veil, radius)
        val ring = maxOf(1.4.dp.toPx(), size.minDimension * 0.045f)
        drawCircle(Color(0xFF2A1408), radius - ring / 2, style = Stroke(ring + 1.2.dp.toPx()))
        drawCircle(golden(0f, size.height), radius - ring / 2, style = Stroke(ring))
    }
