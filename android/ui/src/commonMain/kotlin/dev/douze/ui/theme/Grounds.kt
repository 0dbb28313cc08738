package dev.douze.ui.theme

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Tokens
import kotlin.math.hypot

private const val MIDDLE = 0.45f
private const val REACH = 0.92f
private const val NIGHT_RAYS = 0.05f
private const val DAY_RAYS = 0.15f

/** How strong the rays of a ground are. */
val Tokens.rayStrength: Float get() = if (byDay) DAY_RAYS else NIGHT_RAYS

/** The ground of a world: light out of one focus, at [across] and [down] of the place, and its rays. Made once for a size. */
@Composable
fun Modifier.ground(
    across: Float = 0.5f,
    down: Float = 0.1f,
    rays: Int = 48,
): Modifier {
    val tokens = LocalTokens.current
    return baked {
        val focus = Offset(size.width * across, size.height * down)
        val far = hypot(maxOf(focus.x, size.width - focus.x), maxOf(focus.y, size.height - focus.y)).coerceAtLeast(1f)
        val stops = arrayOf(0f to tokens.groundLight, MIDDLE to tokens.paper, 1f to tokens.groundDeep)
        drawRect(Brush.radialGradient(*stops, center = focus, radius = far * REACH))
        drawPath(Path().apply { rays(focus, far, rays) }, tokens.ray, tokens.rayStrength)
    }
}

/** Of a tray: how much higher its middle is, in two steps. What stands in it keeps below. */
val trayRise = 12.dp

/** The tray at the lower edge of a table; its upper edge is stepped up to the middle, within [trayRise]. */
@Composable
fun Modifier.tray(): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val step = trayRise.toPx() / 2
        val edge = Path().apply { trayEdge(0f, size.width, 1.dp.toPx(), step) }
        val body =
            Path().apply {
                trayEdge(0f, size.width, 1.dp.toPx(), step)
                lineTo(size.width, size.height)
                lineTo(0f, size.height)
                close()
            }
        val fill = Brush.verticalGradient(listOf(tokens.trayTop, tokens.trayLow))
        val gold = tokens.goldBrush(0f, trayRise.toPx())
        val thick = Stroke(1.8.dp.toPx(), join = StrokeJoin.Miter)
        val outside = Stroke(3.dp.toPx(), join = StrokeJoin.Miter)
        val hair = Stroke(0.6.dp.toPx(), join = StrokeJoin.Miter)
        onDrawBehind {
            drawPath(body, fill)
            drawPath(edge, tokens.goldOutside, style = outside)
            drawPath(edge, gold, style = thick)
            translate(top = 4.dp.toPx()) { drawPath(edge, tokens.line, style = hair) }
        }
    }
}

/** A pane beside a table: the ground of a tray, with a gold rule and a hairline along its left edge. */
@Composable
fun Modifier.sidePane(): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val fill = Brush.verticalGradient(listOf(tokens.trayTop, tokens.trayLow))
        val gold = tokens.goldBrush(0f, size.height)
        onDrawBehind {
            drawRect(fill)
            drawLine(tokens.goldOutside, Offset.Zero, Offset(0f, size.height), 5.dp.toPx())
            drawLine(gold, Offset(1.dp.toPx(), 0f), Offset(1.dp.toPx(), size.height), 2.4.dp.toPx())
            drawLine(tokens.line, Offset(6.dp.toPx(), 0f), Offset(6.dp.toPx(), size.height), 0.6.dp.toPx())
        }
    }
}

/** The same along the lower edge of a table: its gold is above. */
@Composable
fun Modifier.topPane(): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val fill = Brush.verticalGradient(listOf(tokens.trayTop, tokens.trayLow))
        val gold = tokens.goldBrush(0f, 3.dp.toPx())
        onDrawBehind {
            drawRect(fill)
            drawLine(tokens.goldOutside, Offset.Zero, Offset(size.width, 0f), 5.dp.toPx())
            drawLine(gold, Offset(0f, 1.dp.toPx()), Offset(size.width, 1.dp.toPx()), 2.4.dp.toPx())
            drawLine(tokens.line, Offset(0f, 6.dp.toPx()), Offset(size.width, 6.dp.toPx()), 0.6.dp.toPx())
        }
    }
}
