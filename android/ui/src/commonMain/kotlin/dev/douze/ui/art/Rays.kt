package dev.douze.ui.art

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** Twenty-four wedges of half the pitch. */
internal fun rays(
    centre: Offset,
    radius: Float,
    count: Int = 24,
): Path {
    val path = Path()
    val step = 2 * PI / count
    repeat(count) { ray ->
        path.moveTo(centre.x, centre.y)
        for (side in listOf(-0.25, 0.25)) {
            val angle = (ray + side) * step
            path.lineTo(centre.x + radius * sin(angle).toFloat(), centre.y - radius * cos(angle).toFloat())
        }
        path.close()
    }
    return path
}

internal fun radial(
    vararg stops: Pair<Color, Float>,
    centre: Offset,
    radius: Float,
): Brush = Brush.radialGradient(*stops.map { (colour, place) -> place to colour }.toTypedArray(), center = centre, radius = radius)

internal fun line(width: Float) = Stroke(width)
