package dev.douze.ui.council

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.unit.dp
import dev.douze.core.ProgressStep

private const val BELL = "M0,-14C8,-14 9,-6 10,2C11,6 13,8 14,10L0,10L-14,10C-13,8 -11,6 -10,2C-9,-6 -8,-14 0,-14Z"
private const val BELL_DARK = "M0,-14C8,-14 9,-6 10,2C11,6 13,8 14,10L0,10Z"
private const val CROWN = "M0,-15L5,-2L11,-10L13,0L21,-8L17,10L0,10L-17,10L-21,-8L-13,0L-11,-10L-5,-2L0,-15Z"
private const val CROWN_DARK = "M0,-15L5,-2L11,-10L13,0L21,-8L17,10L0,10Z"

/** Gold in a drawing that goes from [top] to [bottom]. */
fun golden(top: Float, bottom: Float) = Brush.verticalGradient(*goldStops, startY = top, endY = bottom)

/** A bell of about 28 × 30 units that hangs at its middle; it swings by [angle]. */
fun DrawScope.bell(at: Offset, scale: Float, angle: Float = 0f) =
    drawing(at, scale) {
        rotate(angle, Offset(0f, -17f)) {
            outline(Path().apply { addOval(Rect(Offset(0f, -17f), 3.4f)) }, Color(0xFFF0CF7E), 1.6f)
            fill(svg(BELL), golden(-14f, 10f))
            fill(svg(BELL_DARK), GOLD_DARK, 0.45f)
            outline(svg(BELL), GOLD_EDGE, 0.7f)
            drawLine(GOLD_EDGE, Offset(-10.6f, 4.6f), Offset(10.6f, 4.6f), 0.9f)
            rotate(-angle, Offset(0f, 0f)) { drawCircle(Color(0xFFF0CF7E), 3.2f, Offset(0f, 12.6f)) }
        }
    }

/** A crown of 42 × 32 units. */
fun DrawScope.crown(at: Offset, scale: Float) =
    drawing(at, scale) {
        fill(svg(CROWN), golden(-15f, 10f))
        fill(svg(CROWN_DARK), Color(0xFF7A4E10), 0.3f)
        outline(svg(CROWN), GOLD_EDGE, 1.2f)
        drawRect(golden(10f, 15f), Offset(-17f, 10f), Size(34f, 5f))
        drawCircle(Color(0xFFC8102E), 2.3f, Offset(0f, -16f))
        drawCircle(Color(0xFFFFF3C9), 1.9f, Offset(21f, -9f))
        drawCircle(Color(0xFFFFF3C9), 1.9f, Offset(-21f, -9f))
        fill(polygon(Offset(0f, 5f), 3.6f, 4), Color(0xFFC8102E))
    }

private const val FLAME = "M0,-19C5.4,-13 5,-7 0,-5C-5,-7 -5.4,-13 0,-19Z"
private const val HEART = "M0,-14C2.6,-10.5 2.4,-7 0,-5.6C-2.4,-7 -2.6,-10.5 0,-14Z"

/** A candle of Favour in its foot, from -19 to 18: [burning] from 0, a stub with smoke, to 1, lit with a flame and a glow. */
fun DrawScope.candle(at: Offset, scale: Float, burning: Float, hall: Hall) =
    drawing(at, scale) {
        val outline = if (hall.light) Color(0xFF1C2C6E) else Color(0xFFDCE6FF)
        if (burning > 0f) {
            glow(Offset(0f, -12f), 17f, amber, 0.85f * burning)
        }
        val foot = svg("M-7,14L7,14L5,18L-5,18Z")
        fill(foot, golden(14f, 18f))
        outline(foot, GOLD_EDGE, 0.6f)
        val top = -4f * burning + 1f * (1f - burning)
        if (burning > 0f) {
            drawRect(Color(0xFFFFF6DF), Offset(-4f, top), Size(8f, 14f - top))
            drawRect(Color(0xFFD8C08C), Offset(0f, top), Size(4f, 14f - top))
            if (hall.light) outline(Path().apply { addRect(Rect(-4f, top, 4f, 14f)) }, Color(0xFF8A6224), 0.8f)
            drawing(Offset(0f, top + 4f), burning.coerceAtLeast(0.2f)) {
                fill(svg(FLAME), Color(0xFFFF9A1E))
                fill(svg(HEART), Color(0xFFFFF6C8))
            }
        } else {
            val stub = Path().apply { addRect(Rect(-4f, 1f, 4f, 14f)) }
            fill(stub, if (hall.light) Color(0x33142468) else Color(0xFF15256B))
            outline(stub, outline, 1.8f)
            outline(svg("M0,1Q0.4,-3 2.4,-4"), outline, 1.8f)
            outline(svg("M2.4,-7Q-1,-10 2,-13Q4,-15 1.6,-18"), outline, 1.2f, 0.9f)
        }
    }

/**
 * A dilemma is a window of the council's house, within [rect]: solved it is green with a tick, public also with a bell, failed
 * red with a cross; it is lit with a star now, else shut. [news]: how far it has become so.
 */
fun DrawScope.window(rect: Rect, step: ProgressStep, hall: Hall, news: Float = 1f) {
    val half = rect.width / 2
    val pane =
        Path().apply {
            moveTo(rect.left, rect.bottom)
            lineTo(rect.left, rect.top + half)
            arcTo(Rect(rect.left, rect.top, rect.right, rect.top + 2 * half), HALF_TURN, HALF_TURN, false)
            lineTo(rect.right, rect.bottom)
            close()
        }
    val middle = Offset(rect.center.x, rect.center.y + rect.height * 0.06f)
    val unit = rect.width / UNIT
    val shut = if (hall.light) Color(0xFFBFD4F6) else Color(0xFF0E1A52)
    if (step == ProgressStep.NOW) glow(middle, rect.height * 0.9f, Color(0xFFFFD98A), 0.6f)
    fill(pane, shut)
    when (step) {
        ProgressStep.NOW -> fill(pane, Brush.verticalGradient(listOf(Color(0xFFFFF3C9), Color(0xFFF2B040)), rect.top, rect.bottom))
        ProgressStep.SOLVED, ProgressStep.PUBLIC -> fill(pane, if (hall.light) solvedFill else Color(0xFF218C62), news)
        ProgressStep.FAILED -> fill(pane, Color(0xFF8E1730), news)
        ProgressStep.TO_COME -> Unit
    }
    val line = if (hall.light) Color(0xFF3A55A8) else Color(0xFF8FA4E0)
    if (step == ProgressStep.TO_COME) {
        drawLine(line, Offset(rect.center.x, rect.top), Offset(rect.center.x, rect.bottom), 0.9f * unit)
        drawLine(line, Offset(rect.left, rect.center.y), Offset(rect.right, rect.center.y), 0.9f * unit)
        outline(pane, if (hall.light) Color(0xFF1C2C6E) else Color(0xFFC9D8FF), 1.2f * unit)
    } else {
        outline(pane, if (hall.light) GOLD_EDGE else Color(0xFFF7E6B5), 1.4f * unit)
    }
    when (step) {
        ProgressStep.NOW -> fill(star(middle, 6.2f * unit, 2.6f * unit, 6), Color(0xFF7A1020))
        ProgressStep.SOLVED -> tick(middle, 5f * unit, Color.White, news)
        ProgressStep.PUBLIC -> bell(Offset(middle.x, middle.y), 0.4f * unit)
        ProgressStep.FAILED -> cross(middle, 3.4f * unit, Color.White, news)
        ProgressStep.TO_COME -> Unit
    }
    val sill = rect.bottom + unit
    drawLine(GOLD_FLAT, Offset(rect.left - unit, sill), Offset(rect.right + unit, sill), 1.6f * unit)
}

private const val UNIT = 15f
private const val HALF_TURN = 180f

/** A tick in a square of twice [half]. */
fun DrawScope.tick(at: Offset, half: Float, colour: Color, alpha: Float = 1f) =
    outline(
        Path().apply {
            moveTo(at.x - half * 0.76f, at.y + half * 0.1f)
            lineTo(at.x - half * 0.2f, at.y + half * 0.66f)
            lineTo(at.x + half * 0.8f, at.y - half * 0.66f)
        },
        colour,
        half * 0.42f,
        alpha,
    )

fun DrawScope.cross(at: Offset, half: Float, colour: Color, alpha: Float = 1f) =
    outline(
        Path().apply {
            moveTo(at.x - half, at.y - half)
            lineTo(at.x + half, at.y + half)
            moveTo(at.x + half, at.y - half)
            lineTo(at.x - half, at.y + half)
        },
        colour,
        half * 0.6f,
        alpha,
    )

/** The seal of what succeeds or fails: a dodecagon with a tick or a cross. */
fun DrawScope.outcome(at: Offset, radius: Float, good: Boolean) {
    fill(polygon(at, radius), if (good) solvedFill else failedFill)
    if (good) tick(at, radius * 0.66f, Color.White) else cross(at, radius * 0.4f, Color.White)
}

/** A card face down: blue, with a star. */
fun DrawScope.cardBack(rect: Rect) {
    val corner = androidx.compose.ui.geometry.CornerRadius(minOf(rect.width * 0.14f, 10.dp.toPx()))
    drawRoundRect(down(listOf(Color(0xFF3A5CC0), Color(0xFF14225C)), rect), rect.topLeft, rect.size, corner)
    drawRoundRect(
        Color(0xFFE6EDFC),
        rect.topLeft,
        rect.size,
        corner,
        style = androidx.compose.ui.graphics.drawscope.Stroke(maxOf(1.dp.toPx(), rect.width * 0.04f)),
    )
    fill(star(rect.center, rect.width * 0.34f, rect.width * 0.13f, 6), Color(0xFFFFE9B0))
}

/** A sign of speech, 24 units wide. */
fun DrawScope.speech(at: Offset, scale: Float, colour: Color) =
    drawing(at, scale) {
        outline(svg("M-12,-9L12,-9L12,6L-1,6L-7,12L-7,6L-12,6Z"), colour, 1.9f)
        listOf(-6f, 0f, 6f).forEach { drawCircle(colour, 1.6f, Offset(it, -1.5f)) }
    }
