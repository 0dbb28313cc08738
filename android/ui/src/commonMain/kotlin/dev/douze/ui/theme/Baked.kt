package dev.douze.ui.theme

import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import kotlin.math.ceil

/**
 * Behind the content: something of many paths that rests, drawn once for a size: a frame of motion then only lays it down. It
 * may reach [beyond] its edges.
 */
fun Modifier.baked(beyond: Dp = 0.dp, draw: DrawScope.() -> Unit): Modifier =
    this.then(
        Modifier.drawWithCache {
            val edge = beyond.toPx()
            val wide = ceil(size.width + 2 * edge).toInt()
            val high = ceil(size.height + 2 * edge).toInt()
            if (size.isEmpty()) {
                onDrawBehind {}
            } else {
                val image = ImageBitmap(wide, high)
                val canvas = Canvas(image).apply { translate(edge, edge) }
                CanvasDrawScope().draw(this, layoutDirection, canvas, size, draw)
                onDrawBehind { drawImage(image, Offset(-edge, -edge)) }
            }
        },
    )
