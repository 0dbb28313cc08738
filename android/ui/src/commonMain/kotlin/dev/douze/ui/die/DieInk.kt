package dev.douze.ui.die

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Tokens
import kotlin.math.hypot

private const val PEN = 0.011f
private const val HEAVY = 1.6f
private const val INSET = 0.82
private const val TINT = 0.12f
private const val BAR = 3.5f
private const val NEAR = 0.12f
private const val PALE = 0.4f
private const val WITHIN = 0.97
private const val FADED = 0.4f

/** Of a target's ring; the edges of a face are 0.62 from its middle. */
private const val RING = 0.5f
private const val RING_PEN = 0.055f

/** A number fits into a circle of this radius, in a face whose edges are 0.62 from its middle. */
private const val ROOM = 0.57
private const val TALLEST = 0.98
private const val LEANING = 0.72

/** How much larger the number of a small die is. */
private const val LARGER = 1.12

/** They are seen on faces that lean less than the five around one that is up. */
private const val ASIDE = 0.56
private const val TOWARDS = 0.2

/** Height of a digit, in ems. */
private const val DIGIT = 0.72f

/** In dice smaller than this the numbers of side faces would only be noise. */
private val picture = 88.dp

/** How a die is painted; numbers are set by [measurer] in [letters]. */
class DieInk(
    private val tokens: Tokens,
    private val measurer: TextMeasurer,
    private val letters: TextStyle,
    private val struck: Boolean,
    private val reachable: List<DieFace>,
    private val targets: Set<Int> = emptySet(),
) {
    private val ink = if (struck) tokens.dieStruck else tokens.dieInk

    /** [numbers] from 0, blank faces, to 1. */
    fun paint(scope: DrawScope, body: DieBody, sight: DieSight, numbers: Float) =
        with(scope) {
            val pen = maxOf(1.dp.toPx(), size.minDimension * PEN)
            val edge = if (struck) lerp(tokens.dieEdge, tokens.dieFaceSide, FADED) else tokens.dieEdge
            for (slot in sight.visible) drawPath(path(sight.outline(slot)), fill(body, sight, slot))
            for (slot in sight.visible) drawPath(path(sight.outline(slot)), edge, style = stroke(pen))
            for (slot in sight.visible) {
                val reach = reach(body, slot) ?: continue
                val mark = path(sight.outline(slot, INSET))
                if (reach.selected) drawPath(mark, tokens.dieReach)
                drawPath(mark, tokens.dieReach, style = stroke(pen * HEAVY))
            }
            if (struck) bar(body, sight, pen)
            val small = size.minDimension < picture.toPx()
            for (slot in sight.visible) if (body.face(slot) in targets) target(body, sight, slot, numbers)
            for (slot in sight.visible) {
                val seen = if (small) ((sight.facing(slot) - ASIDE) / TOWARDS).coerceIn(0.0, 1.0).toFloat() else 1f
                if (numbers * seen > 0) number(body, sight, slot, numbers * seen, if (small) LARGER else 1.0)
            }
        }

    private fun reach(body: DieBody, slot: Int) = reachable.find { it.face == body.face(slot) }

    private fun fill(body: DieBody, sight: DieSight, slot: Int): Color {
        val plain = lerp(tokens.dieFaceSide, tokens.dieFill, sight.light(slot).toFloat())
        return if (reach(body, slot) == null) plain else lerp(plain, tokens.dieReach, TINT)
    }

    /** A ring round the number; a disc under that of the face that is up. */
    private fun DrawScope.target(body: DieBody, sight: DieSight, slot: Int, numbers: Float) =
        withTransform({ transform(matrix(sight.plane(slot), 1.0)) }) {
            drawCircle(tokens.dieTarget, RING, Offset.Zero, numbers, if (met(body, sight, slot)) Fill else Stroke(RING_PEN))
        }

    private fun met(body: DieBody, sight: DieSight, slot: Int) =
        slot == sight.main && body.face(slot) in targets && reach(body, slot)?.selected != true

    /** Faces that lean away have theirs a little smaller: the one that is up leads. */
    private fun DrawScope.number(body: DieBody, sight: DieSight, slot: Int, numbers: Float, larger: Double) {
        val colour =
            when {
                reach(body, slot)?.selected == true -> tokens.dieFill
                met(body, sight, slot) -> tokens.dieFill
                else -> ink
            }
        val em = (sight.unit * TALLEST * larger).toFloat()
        val text = measurer.measure(body.face(slot).toString(), letters.copy(fontSize = em.toSp()))
        val fit = minOf(TALLEST / em, 2 * ROOM / hypot(text.size.width.toDouble(), em.toDouble() * DIGIT)) * larger
        val lead = LEANING + (1 - LEANING) * sight.facing(slot)
        val at = Offset(-text.size.width / 2f, em * DIGIT / 2 - text.firstBaseline)
        withTransform({ transform(matrix(sight.plane(slot), fit * lead)) }) {
            drawText(text, colour, at, numbers, drawStyle = Fill)
        }
    }

    /** Across the whole die; pale where the number stands, which stays readable. */
    private fun DrawScope.bar(body: DieBody, sight: DieSight, pen: Float) {
        val near = size.minDimension * NEAR
        val far = size.minDimension - near
        val line = { colour: Color -> drawLine(colour, Offset(near, far), Offset(far, near), pen * BAR, StrokeCap.Round) }
        line(tokens.dieStruck)
        val pale = lerp(fill(body, sight, sight.main), tokens.dieStruck, PALE)
        clipPath(path(sight.outline(sight.main, WITHIN))) { line(pale) }
    }
}

private fun stroke(width: Float) = Stroke(width, join = StrokeJoin.Round)

private fun path(corners: List<Dot>) = Path().apply { trace(corners) }

/** Adds a closed way through [corners]. */
fun Path.trace(corners: List<Dot>) {
    corners.forEachIndexed { i, (x, y) -> if (i == 0) moveTo(x.toFloat(), y.toFloat()) else lineTo(x.toFloat(), y.toFloat()) }
    close()
}

/** [plane] for text that is measured in pixels of [scale] units each. */
private fun matrix(plane: DoubleArray, scale: Double) =
    Matrix().apply {
        val rows = listOf(0, 1, 3)
        for ((i, row) in rows.withIndex()) {
            for ((j, column) in rows.withIndex()) {
                this[column, row] = (plane[3 * i + j] * if (j < 2) scale else 1.0).toFloat()
            }
        }
    }
