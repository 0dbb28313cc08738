package dev.douze.ui.components

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.Dp
import dev.douze.core.DieSymbol
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

private val blue = Color(0xFF1F5FB4)
private val copper = Color(0xFF8A4B14)
private val light = Color(0xFFFFF3D6)
private const val SIDES = 5
private const val RIM = 0.07f
private const val LINE = 0.08f

/** The symbol of a card: one die for the blue one, three for the one that touches all. The card's sentence says it. */
@Composable
fun SymbolMark(
    symbol: DieSymbol,
    side: Dp,
    modifier: Modifier = Modifier,
) = Spacer(
    modifier.size(side).drawBehind {
        val radius = size.minDimension / 2
        drawCircle(light, radius)
        drawCircle(if (symbol == DieSymbol.OWN) blue else copper, radius * (1 - 2 * RIM))
        when (symbol) {
            DieSymbol.OWN -> die(center, radius * OWN)
            DieSymbol.ALL -> repeat(THREE) { die(center.towards(it * TURN / THREE - TURN / 4, radius * APART), radius * SMALL) }
        }
    }
)

private const val OWN = 0.52f
private const val THREE = 3
private const val APART = 0.4f
private const val SMALL = 0.33f
private const val TURN = 2 * PI.toFloat()

private fun Offset.towards(
    angle: Float,
    far: Float,
) = Offset(x + far * cos(angle), y + far * sin(angle))

private fun DrawScope.die(
    middle: Offset,
    radius: Float,
) {
    val path = Path()
    repeat(SIDES) {
        val corner = middle.towards(it * TURN / SIDES - TURN / 4, radius)
        if (it == 0) path.moveTo(corner.x, corner.y) else path.lineTo(corner.x, corner.y)
    }
    path.close()
    drawPath(path, light, style = Stroke(size.minDimension * LINE))
}
