package dev.douze.ui.components

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.FaceView
import dev.douze.core.PersonColour
import dev.douze.ui.art.Crop
import dev.douze.ui.art.courtier
import dev.douze.ui.art.picture
import dev.douze.ui.theme.LocalTokens

/** A person who is known: the portrait in a ring of the own colour, between two lines of gold. */
@Composable
fun Face(
    view: FaceView,
    side: Dp,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.size(side).drawBehind {
            val middle = Offset(size.width / 2, size.height / 2)
            val radius = size.minDimension / 2
            val ring = size.minDimension / RING
            drawCircle(tokens.groundDeep, radius, middle)
            picture(courtier(view.portrait), Rect(middle, radius - ring), crop = Crop.MEDALLION)
            drawCircle(view.colour.ink, radius - ring / 2, middle, style = Stroke(ring))
            drawCircle(tokens.gold, radius - 0.5.dp.toPx(), middle, style = Stroke(1.dp.toPx()))
            drawCircle(tokens.gold, radius - ring, middle, style = Stroke(1.dp.toPx()))
        },
    )
}

private const val RING = 12f

/** The same in every light, as enamel is. */
internal val PersonColour.ink: Color
    get() =
        when (this) {
            PersonColour.GOLD -> Color(0xFFD9A63F)
            PersonColour.RUBY -> Color(0xFFB3202E)
            PersonColour.SAPPHIRE -> Color(0xFF2C47A8)
            PersonColour.EMERALD -> Color(0xFF1E7A56)
            PersonColour.AMETHYST -> Color(0xFF6A3FA0)
            PersonColour.SILVER -> Color(0xFFC9CED6)
        }
