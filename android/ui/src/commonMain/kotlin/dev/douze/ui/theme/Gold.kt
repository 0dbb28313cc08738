package dev.douze.ui.theme

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Tokens

private const val SECOND = 0.35f
private const val THIRD = 0.65f
private const val MIDDLE = 0.45f
private const val HALF = 0.5f

/** Is the light the day's? */
val Tokens.byDay: Boolean get() = paper.luminance() > HALF

/** Gold of lines and frames, from above to below; over the place from [top] to [bottom], or over all that is drawn. */
fun Tokens.goldBrush(
    top: Float = 0f,
    bottom: Float = Float.POSITIVE_INFINITY,
): Brush = Brush.verticalGradient(0f to goldShine, SECOND to gold, THIRD to goldShade, 1f to goldRim, startY = top, endY = bottom)

/** Gold of a line that runs across. */
fun Tokens.goldAcross(): Brush =
    Brush.horizontalGradient(0f to goldShade, HALF * HALF to goldShine, HALF to gold, 1f - HALF * HALF to goldShine, 1f to goldShade)

/** The face of the gold button. */
fun Tokens.buttonBrush(): Brush = Brush.verticalGradient(0f to buttonLight, MIDDLE to buttonMid, 1f to buttonDeep)

/** Ivory of cards and bubbles. */
fun Tokens.ivoryBrush(): Brush = Brush.verticalGradient(listOf(ivoryTop, ivoryLow))

/** A seat's plaque; that of whose turn it is stands out as its opposite. */
fun Tokens.plaqueBrush(active: Boolean): Brush =
    Brush.verticalGradient(if (active) listOf(activeTop, activeLow) else listOf(plaqueTop, plaqueLow))

/** A panel. */
fun Tokens.panelBrush(): Brush = Brush.verticalGradient(listOf(trayTop, trayLow))

private const val HAIR = 0.85f

/**
 * The double frame over what is framed: [thick] gold, a gap, a [hair]line; the corners cut off by [corner]. A dark line is
 * outside by day.
 */
@Composable
fun Modifier.goldFrame(
    corner: Dp = panelCorner,
    thick: Dp = 1.8.dp,
    gap: Dp = 3.dp,
    hair: Dp = 0.6.dp,
): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val broad = thick.toPx()
        val all = Rect(0f, 0f, size.width, size.height)
        val outer = all.deflate(broad / 2)
        val inner = all.deflate(broad + gap.toPx() + hair.toPx() / 2)
        val cut = corner.toPx()
        val frame = Path().apply { chamfer(outer, cut) }
        // A chamfer that runs level with the outer one.
        val line = Path().apply { chamfer(inner, (cut - (inner.left - outer.left) * BEVEL).coerceAtLeast(1f)) }
        val gold = tokens.goldBrush()
        val edge = Stroke(broad, join = StrokeJoin.Miter)
        val outside = Stroke(broad + 1.6.dp.toPx(), join = StrokeJoin.Miter)
        val fine = Stroke(hair.toPx(), join = StrokeJoin.Miter)
        onDrawWithContent {
            drawContent()
            if (tokens.byDay) drawPath(frame, tokens.goldOutside, style = outside)
            drawPath(frame, gold, style = edge)
            if (hair > 0.dp) drawPath(line, tokens.line, HAIR, fine)
        }
    }
}

private const val BEVEL = 0.586f

private class Copy(
    val grown: Float,
    val alpha: Float,
)

private val copies = listOf(Copy(4f, 0.09f), Copy(2.4f, 0.12f), Copy(1f, 0.15f))
private const val BY_DAY = 0.5f
private const val SHIFT = 0.6f
private val down = 2.dp

/** The shadow below a thing with cut [corner]s: copies of its outline, no blur. Before what fills it. */
@Composable
fun Modifier.shadowed(corner: Dp = panelCorner): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val outlines =
            copies.map { copy ->
                val grown = copy.grown.dp.toPx()
                val place = Rect(0f, 0f, size.width, size.height).inflate(grown).translate(0f, down.toPx() + grown * SHIFT)
                Path().apply { chamfer(place, corner.toPx() + grown) } to copy.alpha * if (tokens.byDay) BY_DAY else 1f
            }
        onDrawBehind { outlines.forEach { (path, alpha) -> drawPath(path, tokens.shadow, alpha) } }
    }
}

/** The same below anything with an outline of its own; [outline] is to draw it into [Size]. */
@Composable
fun Modifier.shadowed(outline: Path.(Rect) -> Unit): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val outlines =
            copies.map { copy ->
                val grown = copy.grown.dp.toPx()
                val place = Rect(0f, 0f, size.width, size.height).inflate(grown).translate(0f, down.toPx() + grown * SHIFT)
                Path().apply { outline(place) } to copy.alpha * if (tokens.byDay) BY_DAY else 1f
            }
        onDrawBehind { outlines.forEach { (path, alpha) -> drawPath(path, tokens.shadow, alpha) } }
    }
}

private val inner = 3.5.dp
private const val ENGRAVED = 0.65f

/** The face of the gold button: only for the one thing to do here, and for what is chosen. */
@Composable
fun Modifier.goldFace(corner: Dp = buttonCorner): Modifier {
    val tokens = LocalTokens.current
    return face(corner, { it.buttonBrush() }) { tokens.goldShine }
}

/** Ivory with a gold frame: what is said, and what leads among others. */
@Composable
fun Modifier.ivoryFace(corner: Dp = panelCorner): Modifier {
    val tokens = LocalTokens.current
    return face(corner, { it.ivoryBrush() }) { tokens.gold }
}

@Composable
private fun Modifier.face(
    corner: Dp,
    fill: (Tokens) -> Brush,
    rim: () -> Color,
): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val all = Rect(0f, 0f, size.width, size.height)
        val shape = Path().apply { chamfer(all, corner.toPx()) }
        val edge = Path().apply { chamfer(all.deflate(HALF.dp.toPx()), corner.toPx()) }
        val engraved = Path().apply { chamfer(all.deflate(inner.toPx()), (corner.toPx() - inner.toPx() * BEVEL).coerceAtLeast(1f)) }
        val brush = fill(tokens)
        onDrawBehind {
            drawPath(shape, brush)
            drawPath(edge, rim(), style = Stroke(1.dp.toPx()))
            drawPath(engraved, tokens.buttonInk, ENGRAVED * HALF, Stroke(HALF.dp.toPx()))
        }
    }
}
