package dev.douze.ui.theme

import androidx.compose.foundation.shape.CutCornerShape
import androidx.compose.foundation.shape.GenericShape
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.dp
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** How much the corners of a panel, a button and a door are cut off. */
val panelCorner = 11.dp
val buttonCorner = 8.dp
val doorCorner = 12.dp

val PanelShape: Shape = CutCornerShape(panelCorner)
val ButtonShape: Shape = CutCornerShape(buttonCorner)
val DoorShape: Shape = CutCornerShape(doorCorner)

/** A chip: pointed at both sides, as nothing else is. */
val ChipShape: Shape =
    GenericShape { size, _ ->
        val point = minOf(size.width / 4, size.height * POINTED)
        val middle = size.height / 2
        way(
            listOf(
                Offset(point, 0f),
                Offset(size.width - point, 0f),
                Offset(size.width, middle),
                Offset(size.width - point, size.height),
                Offset(point, size.height),
                Offset(0f, middle),
            ),
        )
    }

private const val POINTED = 0.22f

/** Twelve sides, with a flat top: coins, medallions, seals, round buttons. Stretched where its place is no square. */
val Dodecagon: Shape = GenericShape { size, _ -> dodecagon(Rect(Offset.Zero, size)) }

private const val TWELVE = 12
private const val FLAT = 15f

/** The point in direction [degrees], from above and clockwise, [across] and [along] away. */
fun Offset.towards(
    degrees: Float,
    across: Float,
    along: Float = across,
): Offset {
    val angle = degrees * PI.toFloat() / HALF_TURN
    return Offset(x + across * sin(angle), y - along * cos(angle))
}

private const val HALF_TURN = 180f

/** A closed way through [points]. */
fun Path.way(points: List<Offset>) {
    points.forEachIndexed { i, point -> if (i == 0) moveTo(point.x, point.y) else lineTo(point.x, point.y) }
    close()
}

/** Twelve sides that fill [into], with a flat top. */
fun Path.dodecagon(into: Rect) = polygon(into, TWELVE, FLAT)

/** [sides] that fill [into], the first corner [turned] from above. */
fun Path.polygon(
    into: Rect,
    sides: Int,
    turned: Float = 0f,
) = way(List(sides) { into.center.towards(turned + it * WHOLE / sides, into.width / 2, into.height / 2) })

private const val WHOLE = 360f

/** [into] with its corners cut off by [corner]. */
fun Path.chamfer(
    into: Rect,
    corner: Float,
) = with(into) {
    way(
        listOf(
            Offset(left + corner, top),
            Offset(right - corner, top),
            Offset(right, top + corner),
            Offset(right, bottom - corner),
            Offset(right - corner, bottom),
            Offset(left + corner, bottom),
            Offset(left, bottom - corner),
            Offset(left, top + corner),
        ),
    )
}

/** [into] with corners that go in by [count] steps of [step]: the inner line of a card. */
fun Path.stepped(
    into: Rect,
    step: Float,
    count: Int = 2,
) {
    // Of the upper left corner, from below to the right.
    val steps = (0 until count).flatMap { listOf(Offset(it * step, (count - it) * step), Offset((it + 1) * step, (count - it) * step)) }
    val corner = steps + Offset(count * step, 0f)
    with(into) {
        way(
            corner.map { Offset(left + it.x, top + it.y) } +
                corner.reversed().map { Offset(right - it.x, top + it.y) } +
                corner.map { Offset(right - it.x, bottom - it.y) } +
                corner.reversed().map { Offset(left + it.x, bottom - it.y) },
        )
    }
}

/** [count] wedges out of [focus], each half as wide as its pitch, from [from] to [to] away. */
fun Path.rays(
    focus: Offset,
    to: Float,
    count: Int = 24,
    from: Float = 0f,
    turned: Float = 0f,
) = repeat(count) {
    val pitch = WHOLE / count
    val middle = turned + it * pitch
    val edges = listOf(middle - pitch / 4, middle + pitch / 4)
    val inner = if (from > 0f) edges.map { edge -> focus.towards(edge, from) } else listOf(focus)
    way(inner + edges.reversed().map { edge -> focus.towards(edge, to) })
}

/** Twelve short wedges between two radii: a legal cell, the back of a card, whose turn it is. */
fun Path.rosette(
    middle: Offset,
    from: Float,
    to: Float,
    turned: Float = 0f,
) = rays(middle, to, TWELVE, from, turned)

/** A star of [points] between two radii. */
fun Path.star(
    middle: Offset,
    outer: Float,
    inner: Float,
    points: Int = TWELVE,
    turned: Float = 0f,
) = way(List(2 * points) { middle.towards(turned + it * HALF_TURN / points, if (it % 2 == 0) outer else inner) })

/** A diamond, [radius] from its middle. */
fun Path.diamond(
    middle: Offset,
    radius: Float,
) = polygon(Rect(middle, radius), 4)

/** The upper edge of a tray, stepped up twice to the middle, from left to right; not closed. */
fun Path.trayEdge(
    left: Float,
    right: Float,
    top: Float,
    step: Float,
) {
    val width = right - left
    // Where the edge rises, as parts of the width; in between it runs level.
    val low = top + 2 * step
    moveTo(left, low)
    lineTo(left + width * FIRST_STEP, low)
    lineTo(left + width * FIRST_STEP + step, low - step)
    lineTo(left + width * SECOND_STEP, low - step)
    lineTo(left + width * SECOND_STEP + step, top)
    lineTo(right - width * SECOND_STEP - step, top)
    lineTo(right - width * SECOND_STEP, low - step)
    lineTo(right - width * FIRST_STEP - step, low - step)
    lineTo(right - width * FIRST_STEP, low)
    lineTo(right, low)
}

private const val FIRST_STEP = 0.06f
private const val SECOND_STEP = 0.3f
