package dev.douze.ui.forest

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

private const val FULL = 360f
private const val TWELVE = 12

/** The point at [degrees] clockwise from the top, [radius] away from [centre]. */
fun polar(
    centre: Offset,
    radius: Float,
    degrees: Float,
): Offset {
    val angle = degrees * PI.toFloat() / (FULL / 2)
    return Offset(centre.x + radius * sin(angle), centre.y - radius * cos(angle))
}

/** A line through the [points], closed unless it is [open]. */
fun lines(
    points: List<Offset>,
    open: Boolean = false,
): Path =
    Path().apply {
        points.forEachIndexed { i, at -> if (i == 0) moveTo(at.x, at.y) else lineTo(at.x, at.y) }
        if (!open) close()
    }

/** A rectangle with its corners cut off. */
fun chamfer(
    rect: Rect,
    cut: Float,
): Path =
    with(rect) {
        lines(
            listOf(
                Offset(left + cut, top),
                Offset(right - cut, top),
                Offset(right, top + cut),
                Offset(right, bottom - cut),
                Offset(right - cut, bottom),
                Offset(left + cut, bottom),
                Offset(left, bottom - cut),
                Offset(left, top + cut),
            ),
        )
    }

/** A dodecagon with a flat top; [high] where it is stretched. */
fun dodecagon(
    centre: Offset,
    radius: Float,
    high: Float = radius,
): Path {
    val unit = List(TWELVE) { polar(Offset.Zero, 1f, FULL / TWELVE * (it + 0.5f)) }
    return lines(unit.map { Offset(centre.x + it.x * radius, centre.y + it.y * high) })
}

/** [count] wedges from one radius to the other, each [part] of its pitch wide. */
fun rays(
    centre: Offset,
    from: Float,
    to: Float,
    count: Int,
    part: Float,
): Path =
    Path().apply {
        val pitch = FULL / count
        repeat(count) { i ->
            val ahead = pitch * i
            val half = pitch * part / 2
            addPath(
                lines(
                    listOf(
                        polar(centre, from, ahead - half),
                        polar(centre, to, ahead - half),
                        polar(centre, to, ahead + half),
                        polar(centre, from, ahead + half),
                    ),
                ),
            )
        }
    }

/** A frame whose corners are two steps of [step]. */
fun stepped(
    rect: Rect,
    step: Float,
): Path =
    with(rect) {
        val two = 2 * step
        lines(
            listOf(
                Offset(left, top + two),
                Offset(left + step, top + two),
                Offset(left + step, top + step),
                Offset(left + two, top + step),
                Offset(left + two, top),
                Offset(right - two, top),
                Offset(right - two, top + step),
                Offset(right - step, top + step),
                Offset(right - step, top + two),
                Offset(right, top + two),
                Offset(right, bottom - two),
                Offset(right - step, bottom - two),
                Offset(right - step, bottom - step),
                Offset(right - two, bottom - step),
                Offset(right - two, bottom),
                Offset(left + two, bottom),
                Offset(left + two, bottom - step),
                Offset(left + step, bottom - step),
                Offset(left + step, bottom - two),
                Offset(left, bottom - two),
            ),
        )
    }

/** The edge of a tray: stepped up twice to the middle, where it is [broad] wide. */
fun skyline(
    left: Float,
    right: Float,
    top: Float,
    step: Float,
    unit: Float,
    broad: Float,
): List<Offset> {
    val middle = (left + right) / 2
    val half = broad / 2
    return listOf(
        Offset(left, top + 2 * step),
        Offset(left + 20 * unit, top + 2 * step),
        Offset(left + 34 * unit, top + step),
        Offset(middle - half, top + step),
        Offset(middle - half + 14 * unit, top),
        Offset(middle + half - 14 * unit, top),
        Offset(middle + half, top + step),
        Offset(right - 34 * unit, top + step),
        Offset(right - 20 * unit, top + 2 * step),
        Offset(right, top + 2 * step),
    )
}

/** A star of [count] points. */
fun star(
    centre: Offset,
    outer: Float,
    inner: Float,
    count: Int,
): Path = lines(List(2 * count) { polar(centre, if (it % 2 == 0) outer else inner, FULL / 2 / count * it) })

/** A dodecagon round what it clips. */
object Twelve : Shape {
    override fun createOutline(
        size: Size,
        layoutDirection: LayoutDirection,
        density: Density,
    ): Outline = Outline.Generic(dodecagon(Offset(size.width / 2, size.height / 2), size.minDimension / 2))
}
