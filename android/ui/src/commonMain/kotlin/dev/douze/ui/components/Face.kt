package dev.douze.ui.components

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.graphics.ColorMatrix
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.drawIntoCanvas
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.FaceView
import dev.douze.core.PersonColour
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.courtier
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.goldBrush

/** Somebody: the portrait in a ring of their colour, else of gold; grey for who is out. */
@Composable
fun Face(
    view: FaceView,
    side: Dp,
    modifier: Modifier = Modifier,
    out: Boolean = false,
) {
    val tokens = LocalTokens.current
    val pen = if (view.colour == null) maxOf(1.4.dp, GOLD * side) else maxOf(2.4.dp, ENAMEL * side)
    Box(
        modifier.size(side).clearAndSetSemantics {}.then(if (out) Modifier.grey() else Modifier).drawWithContent {
            drawCircle(tokens.shadow, size.width / 2, Offset(size.width / 2, size.height / 2 + 1.dp.toPx()), 0.35f)
            drawContent()
            ring(view.colour, tokens, Rect(Offset.Zero, size), pen.toPx())
        },
    ) {
        val inset = if (view.colour == null) 0.dp else pen / 2
        Picture(courtier(view.portrait), Modifier.fillMaxSize().padding(inset), Crop.MEDALLION)
    }
}

private const val GOLD = 0.045f
private const val ENAMEL = 0.085f

/** A ring inside of a square: enamel between two lines of gold, else gold alone. */
internal fun DrawScope.ring(colour: PersonColour?, tokens: Tokens, around: Rect, pen: Float) {
    val radius = around.width / 2 - pen / 2
    val line = maxOf(0.7.dp.toPx(), pen * 0.16f)
    drawCircle(tokens.goldOutside, radius, around.center, style = Stroke(pen + 1.2.dp.toPx()))
    drawCircle(tokens.goldBrush(around.top, around.bottom), radius, around.center, style = Stroke(pen))
    if (colour != null) drawCircle(colour.ink, radius, around.center, style = Stroke(pen - 2 * line))
}

/** All in shades of grey. */
internal fun Modifier.grey() =
    drawWithContent {
        val paint = Paint().apply { colorFilter = ColorFilter.colorMatrix(ColorMatrix().apply { setToSaturation(0f) }) }
        drawIntoCanvas { canvas ->
            canvas.saveLayer(Rect(Offset.Zero, size), paint)
            drawContent()
            canvas.restore()
        }
    }

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
