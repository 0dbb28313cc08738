package dev.douze.ui.die

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.dp

/** The inset of a face, and what grows it again with round corners: the edges between are the bevel. */
private const val INSET = 0.93
private const val ROUNDED = 0.05f
private const val BEVEL = 0.1
private const val GAP = 0.035f

/** A face is lighter towards the light. */
private const val LIGHTER = 0.07
private const val DARKER = 0.09
private const val ACROSS = 0.4f
private const val ALONG = 0.45f

/** Sizes of numbers, in radii: of the face that is up, of those around it, and how much smaller two digits are. */
private const val UP = 0.7f
private const val AROUND = 0.52f
private const val TWO_DIGITS = 0.86f

/** Where there are no numbers around, the one that is up is larger. */
private const val ALONE = 0.82f

/** Numbers are measured once, so high. */
private const val EM = 100f

/** Of that: the height of a digit, the stroke that makes it bold, and the depth of the cut. */
private const val DIGIT = 0.69f
private const val BOLD = 4.5f
private val litAt = Offset(1.8f, 2.8f)
private val shadedAt = Offset(-0.9f, -1.2f)

/** The line under 6 and 9. */
private const val LINE = 36f
private const val LINE_HIGH = 5f
private const val LINE_BELOW = 8f
private val underlined = setOf(6, 9)

/** A ring of a target, for a number of a given size. */
private const val RING = 0.58f
private const val RING_PEN = 0.088f
private const val INNER = 0.49f
private const val INNER_PEN = 0.023f

/** How much longer than it is seen a number is on a face that leans away, or nobody could read it; and a ring, within the face. */
private const val LEGIBLE = 0.85
private const val ROUNDER = 0.3

private const val REACH_PEN = 0.05f
private const val CHOSEN_PEN = 0.09f

/** From this size on the numbers of the faces around are read. */
private val readable = 64.dp

private val amber = Color(0xFFFFB02E)
private val soft = Color(0xFFFFD98A)
private val edge = Color(0xFFE0A22E)
private val deep = Color(0xFF8A4A08)
private val violet = Color(0xFF6A2FC0)

/** How a die is painted; numbers are set by [measurer] in [letters]. */
class DieInk(
    private val measurer: TextMeasurer,
    private val letters: TextStyle,
    struck: Boolean,
    private val reachable: List<DieFace>,
    private val targets: Set<Int> = emptySet(),
) {
    private val stone = if (struck) DieStone.grey else DieStone.ivory

    /** In a square of [side]; [numbers] from 0, blank faces, to 1; they are [cut] into the stone, or flat, as in flight. */
    fun paint(scope: DrawScope, body: DieBody, sight: DieSight, side: Float, numbers: Float, cut: Boolean) =
        with(scope) {
            val radius = sight.radius.toFloat()
            for (slot in sight.visible) {
                val outline = path(sight.outline(slot))
                drawPath(outline, stone.within)
                drawPath(outline, stone.within, style = stroke(radius * GAP))
            }
            for (slot in sight.visible) face(body, sight, slot, radius)
            val readable = side >= readable.toPx()
            for (slot in sight.visible) {
                val up = sight.up(slot).toFloat()
                val seen = numbers * if (readable) 1f else (up * 2 - 1).coerceIn(0f, 1f)
                val high = if (readable) AROUND + (UP - AROUND) * up else ALONE
                if (body.face(slot) in targets) target(body, sight, slot, numbers, high)
                if (seen > 0) number(body, sight, slot, seen, high, cut)
            }
        }

    private fun reach(body: DieBody, slot: Int) = reachable.find { it.face == body.face(slot) }

    private fun DrawScope.face(body: DieBody, sight: DieSight, slot: Int, radius: Float) {
        val light = sight.brightness(slot)
        val bevel = stone.at(light + BEVEL)
        val outline = path(sight.outline(slot))
        drawPath(outline, bevel)
        drawPath(outline, bevel, style = stroke(radius * 0.012f))
        val middle = sight.centre(slot).let { Offset(it.x.toFloat(), it.y.toFloat()) }
        val lean = Offset(radius * ACROSS, radius * ALONG)
        val inner = path(sight.outline(slot, INSET))
        val reach = reach(body, slot)
        val colours = if (reach == null) listOf(stone.at(light + LIGHTER), stone.at(light - DARKER)) else lit(reach)
        val brush = Brush.linearGradient(colours, middle - lean, middle + lean)
        drawPath(inner, brush)
        drawPath(inner, brush, style = stroke(radius * ROUNDED))
        if (reach != null) {
            val pen = radius * if (reach.selected) CHOSEN_PEN else REACH_PEN
            drawPath(inner, if (reach.selected) deep else edge, style = stroke(pen))
        }
    }

    /** A face that may be chosen glows, the chosen one more. */
    private fun lit(reach: DieFace) = if (reach.selected) listOf(soft, amber) else listOf(Color(0xFFFFF3CE), soft)

    /** A ring round the number; a disc under that of the face that is up. */
    private fun DrawScope.target(body: DieBody, sight: DieSight, slot: Int, numbers: Float, high: Float) =
        withTransform({ transform(flat(sight.flat(slot, ROUNDER), Dodecahedron.radius)) }) {
            if (met(body, sight, slot)) {
                drawCircle(violet, RING * high, Offset.Zero, numbers)
            } else {
                drawCircle(violet, RING * high, Offset.Zero, numbers, Stroke(RING_PEN * high))
                drawCircle(violet, INNER * high, Offset.Zero, numbers, Stroke(INNER_PEN * high))
            }
        }

    private fun met(body: DieBody, sight: DieSight, slot: Int) =
        slot == sight.main && body.face(slot) in targets && reach(body, slot)?.selected != true

    /** [cut] into the face, its lower right edge is lit, its upper left one shaded. */
    private fun DrawScope.number(body: DieBody, sight: DieSight, slot: Int, numbers: Float, high: Float, cut: Boolean) {
        val face = body.face(slot)
        val text = measurer.measure(face.toString(), letters.copy(fontSize = EM.toSp()))
        val size = high * if (face > 9) TWO_DIGITS else 1f
        val at = Offset(-text.size.width / 2f, EM * DIGIT / 2 - text.firstBaseline)
        val met = met(body, sight, slot)
        withTransform({ transform(flat(sight.flat(slot, LEGIBLE), size * Dodecahedron.radius / EM)) }) {
            fun set(colour: Color, offset: Offset) {
                drawText(text, colour, at + offset, numbers * colour.alpha, drawStyle = Fill)
                drawText(text, colour, at + offset, numbers * colour.alpha, drawStyle = Stroke(BOLD, join = StrokeJoin.Round))
                if (face in underlined) {
                    val corner = Offset(-LINE / 2, EM * DIGIT / 2 + LINE_BELOW) + offset
                    drawRoundRect(colour, corner, Size(LINE, LINE_HIGH), CornerRadius(1f), alpha = numbers)
                }
            }
            if (cut && !met) {
                set(stone.lit, litAt)
                set(stone.shaded, shadedAt)
            }
            set(if (met) Color.White else stone.ink, Offset.Zero)
        }
    }
}

private fun stroke(width: Float) = Stroke(width, join = StrokeJoin.Round)

private fun path(corners: List<Dot>) = Path().apply { trace(corners) }

/** Adds a closed way through [corners]. */
fun Path.trace(corners: List<Dot>) {
    corners.forEachIndexed { i, (x, y) -> if (i == 0) moveTo(x.toFloat(), y.toFloat()) else lineTo(x.toFloat(), y.toFloat()) }
    close()
}

/** The plane [of] a face for what is measured in units of [scale]. */
private fun flat(of: DoubleArray, scale: Double) =
    Matrix().apply {
        this[0, 0] = (of[0] * scale).toFloat()
        this[1, 0] = (of[1] * scale).toFloat()
        this[3, 0] = of[2].toFloat()
        this[0, 1] = (of[3] * scale).toFloat()
        this[1, 1] = (of[4] * scale).toFloat()
        this[3, 1] = of[5].toFloat()
    }
