package dev.douze.ui.art

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.CacheDrawScope
import androidx.compose.ui.draw.DrawResult
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.center
import androidx.compose.ui.geometry.toRect
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Paint as LayerPaint
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.drawscope.withTransform
import kotlin.math.ceil
import kotlin.math.max
import kotlin.math.min

/** What stands behind a half-figure: the ground, its edge, and the accent of rays and rings. */
@Immutable
class Niche(
    ground: Long,
    night: Long,
    accent: Long,
) {
    val ground = Color(ground)
    val night = Color(night)
    val accent = Color(accent)
}

/** How a picture fills its rectangle. */
enum class Crop {
    /** All of it, as large as it fits. */
    WHOLE,

    /** The rectangle is full; what is too much on two sides is cut. */
    COVER,

    /** A half-figure in its niche: down to the waist, or only the head where the rectangle is low. */
    CARD,

    /** The head in a circle, on the niche's ground. */
    MEDALLION,
}

/** A picture; decoration for a screen reader. */
@Composable
fun Picture(
    art: Art,
    modifier: Modifier = Modifier,
    crop: Crop = Crop.WHOLE,
    alpha: Float = 1f,
) = Spacer(modifier.drawWithCache { picture(art, crop, alpha) })

/** Portraits, animals and scenes are drawn once for a size, so that motion beside them only lays them down; a few paths each time. */
private fun CacheDrawScope.picture(
    art: Art,
    crop: Crop,
    alpha: Float,
): DrawResult {
    val steps = drawn(art)?.steps?.size ?: 0
    if (steps < MANY || size.isEmpty()) return onDrawBehind { picture(art, size.toRect(), alpha, crop) }
    val image = ImageBitmap(ceil(size.width).toInt(), ceil(size.height).toInt())
    CanvasDrawScope().draw(this, layoutDirection, Canvas(image), size) { picture(art, size.toRect(), 1f, crop) }
    return onDrawBehind { drawImage(image, alpha = alpha) }
}

private const val MANY = 24

private fun drawn(art: Art): Drawn? = runCatching { Pack.shipped?.picture(art.ordinal) }.getOrNull()

/** Draws a picture in a rectangle; nothing, when there is no pack. */
fun DrawScope.picture(
    art: Art,
    into: Rect,
    alpha: Float = 1f,
    crop: Crop = Crop.WHOLE,
) {
    val drawn = drawn(art) ?: return
    if (into.isEmpty || alpha <= 0f) return
    val canvas = drawContext.canvas
    if (alpha < 1f) canvas.saveLayer(into, LayerPaint().apply { this.alpha = alpha })
    when (crop) {
        Crop.WHOLE -> fitted(drawn, into, min(into.width / drawn.bounds.width, into.height / drawn.bounds.height))

        Crop.COVER ->
            clipRect(into.left, into.top, into.right, into.bottom) {
                fitted(drawn, into, max(into.width / drawn.bounds.width, into.height / drawn.bounds.height))
            }

        Crop.CARD -> card(drawn, art.niche, into)

        Crop.MEDALLION -> medallion(drawn, art.niche, into)
    }
    if (alpha < 1f) canvas.restore()
}

private fun DrawScope.fitted(
    drawn: Drawn,
    into: Rect,
    scale: Float,
) = placed(drawn, into.center.x - drawn.bounds.center.x * scale, into.center.y - drawn.bounds.center.y * scale, scale)

/** The picture with its 0, 0 here. */
private fun DrawScope.placed(
    drawn: Drawn,
    x: Float,
    y: Float,
    scale: Float,
) = withTransform({
    translate(x, y)
    scale(scale, scale, Offset.Zero)
}) { steps(drawn) }

/** A half-figure is 120 wide about 0, and 150 high; its face is at 56. */
private fun DrawScope.card(
    drawn: Drawn,
    niche: Niche?,
    into: Rect,
) = clipRect(into.left, into.top, into.right, into.bottom) {
    val (width, height) = into.width to into.height
    var scale = width / 120
    var top = height - 150 * scale
    if (top > width * 0.08f) {
        scale = min(height / 152, width / 114)
        top = height - 150 * scale
    }
    if (top < 0) {
        // However broad, the head is whole, with what it wears.
        scale = max(height / 132, min(width / 172, height / 94))
        top =
            when {
                height / 132 >= width / 172 -> width * 0.02f
                height / 94 < width / 172 -> height * 0.05f
                else -> width * 0.01f
            }
    }
    val face = Offset(into.center.x, into.top + top + 56 * scale)
    if (niche != null) {
        val ground = Offset(into.center.x, into.top + height * 0.38f)
        drawRect(
            radial(niche.ground to 0f, niche.night to 1f, centre = ground, radius = max(width, height) * 0.75f),
            into.topLeft,
            into.size
        )
        drawPath(rays(face, max(width, height)), niche.accent, alpha = 0.10f)
        drawCircle(niche.accent, 54 * scale, face, alpha = 0.14f)
        drawCircle(niche.accent, 54 * scale, face, alpha = 0.7f, style = line(0.8f * scale))
        drawCircle(niche.accent, 57 * scale, face, alpha = 0.5f, style = line(0.4f * scale))
        val foot = Offset(into.center.x, into.bottom)
        drawRect(
            radial(Color.Black.copy(alpha = 0.5f) to 0f, Color.Transparent to 1f, centre = foot, radius = width * 0.5f),
            into.topLeft,
            into.size
        )
    }
    placed(drawn, into.center.x, into.top + top, scale)
}

/** 100 units about the face in a circle. */
private fun DrawScope.medallion(
    drawn: Drawn,
    niche: Niche?,
    into: Rect,
) {
    val radius = min(into.width, into.height) / 2
    val centre = into.center
    val circle = Path().apply { addOval(Rect(centre, radius)) }
    clipPath(circle) {
        if (niche != null) {
            drawCircle(radial(niche.ground to 0f, niche.night to 1f, centre = centre, radius = radius), radius, centre)
            drawPath(rays(centre, radius), niche.accent, alpha = 0.16f)
        }
        placed(drawn, centre.x, centre.y - 62 * radius / 50, radius / 50)
    }
}

private fun DrawScope.steps(drawn: Drawn) {
    val canvas = drawContext.canvas
    for (step in drawn.steps) {
        when (step) {
            is Paint ->
                if (step.squeeze == 1f) {
                    drawPath(step.path, step.brush, style = step.style)
                } else {
                    withTransform({
                        scale(1f, step.squeeze, Offset(0f, step.middle))
                    }) { drawPath(step.path, step.brush, style = step.style) }
                }

            is Clip -> {
                canvas.save()
                canvas.clipPath(step.path)
            }

            is Layer -> canvas.saveLayer(drawn.bounds, LayerPaint().apply { alpha = step.alpha })

            Pop -> canvas.restore()

            is Use -> Pack.shipped?.picture(step.number)?.let { placed(it, step.x, step.y, step.scale) }
        }
    }
}
