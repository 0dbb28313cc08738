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
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.courtier
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
) = Medallion(portrait(kind), side, modifier, grey)

/** The courtier of a seat in a gold ring. */
@Composable
fun Courtier(seat: Int, side: Dp, modifier: Modifier = Modifier) = Medallion(courtier(seat), side, modifier)

@Composable
private fun Medallion(art: Art, side: Dp, modifier: Modifier, grey: Boolean = false) =
    Spacer(modifier.size(side).ringed(grey).clearAndSetSemantics {}.baked { picture(art, whole, crop = Crop.MEDALLION) })

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

/** The cloths of the courtiers: night, mid, light, sheen. */
private val cloths =
    listOf(
        listOf(Color(0xFF06201A), Color(0xFF155443), Color(0xFF2E7A62), Color(0xFF5DB596)),
        listOf(Color(0xFF160A2E), Color(0xFF44267C), Color(0xFF7A4BB5), Color(0xFFA678E0)),
        listOf(Color(0xFF081430), Color(0xFF1E3874), Color(0xFF3A5CA0), Color(0xFF6E93D6)),
        listOf(Color(0xFF2E1604), Color(0xFF7A4710), Color(0xFFB5701C), Color(0xFFE3A048)),
        listOf(Color(0xFF0A1030), Color(0xFF2C3A80), Color(0xFF4A5FA8), Color(0xFF8094DC)),
        listOf(Color(0xFF1E0F04), Color(0xFF5C3816), Color(0xFF8A5A2A), Color(0xFFC08C50)),
    )

/** The cloth of a seat. */
fun cloth(seat: Int): List<Color> = cloths[seat.mod(cloths.size)]
