package dev.douze.ui.art

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawStyle
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke

/** One step of a picture, in the picture's units. */
internal sealed interface Step

/** A path in colour. Where its colours are an ellipse, the path is in a room that is `squeeze` as high, seen from `middle`. */
internal class Paint(
    val path: Path,
    val brush: Brush,
    val style: DrawStyle,
    val squeeze: Float,
    val middle: Float,
) : Step

internal class Clip(
    val path: Path,
) : Step

internal class Layer(
    val alpha: Float,
) : Step

internal data object Pop : Step

internal class Use(
    val number: Int,
    val scale: Float,
    val x: Float,
    val y: Float,
) : Step

/** A picture out of the pack. */
internal class Drawn(
    val bounds: Rect,
    val steps: List<Step>,
)

/** Reads the pack; art/src/pack.rs says how it is written. */
internal class Pack(
    private val bytes: ByteArray,
) {
    private val colours: List<Color>
    private val gradients: List<Array<Pair<Float, Color>>>
    private val shapes: List<IntRange>
    private val pictures: List<IntRange>
    private val drawn: Array<Drawn?>

    init {
        require(bytes.size > HEAD && bytes.decodeToString(0, MAGIC.length) == MAGIC) { "no pack" }
        val sum = (0..3).fold(0) { sum, byte -> sum or (bytes[MAGIC.length + byte].toInt() and 0xFF shl 8 * byte) }
        require(sum == NAMES_SUM) { "a pack of other pictures" }
        val reader = Reader(HEAD..bytes.lastIndex)
        colours =
            List(reader.number()) {
                val (red, green, blue, alpha) = List(4) { reader.byte() }
                Color(red, green, blue, alpha)
            }
        gradients = List(reader.number()) { Array(reader.number()) { reader.byte() / 255f to colours[reader.number()] } }
        shapes = reader.ranges()
        pictures = reader.ranges()
        drawn = arrayOfNulls(pictures.size)
    }

    /** The picture of this number, read when it is asked for first. */
    fun picture(number: Int): Drawn = drawn[number] ?: read(number).also { drawn[number] = it }

    private fun read(number: Int): Drawn {
        val reader = Reader(pictures[number])
        val (left, top, width, height) = List(4) { reader.place() }
        val steps = buildList { while (!reader.atEnd) add(step(reader)) }
        return Drawn(Rect(left, top, left + width, top + height), steps)
    }

    private fun step(reader: Reader): Step {
        val flags = reader.byte()
        return when (flags and 7) {
            0 -> {
                val shape = Shape(reader, flags)
                shape.paint(reader, Fill, flags and EVEN_ODD != 0)
            }

            1 -> {
                val shape = Shape(reader, flags)
                val width = reader.number() / 100f
                val cap = if (flags and ROUND_CAP == 0) StrokeCap.Butt else StrokeCap.Round
                val join = if (flags and ROUND_JOIN == 0) StrokeJoin.Miter else StrokeJoin.Round
                shape.paint(reader, Stroke(width, cap = cap, join = join), false)
            }

            2 -> Clip(Shape(reader, flags).path(flags and EVEN_ODD != 0))

            3 -> Layer(reader.byte() / 255f)

            4 -> Pop

            else -> Use(reader.number(), reader.number() / 10_000f, reader.place(), reader.place())
        }
    }

    /** An outline and where it is. */
    private inner class Shape(
        reader: Reader,
        private val flags: Int,
    ) {
        private val outline = shapes[reader.number()]
        private val x = reader.place()
        private val y = reader.place()

        fun paint(
            reader: Reader,
            style: DrawStyle,
            evenOdd: Boolean,
        ): Paint {
            fun point() = Offset(x + reader.place(), y + reader.place())
            return when (flags shr 5 and 3) {
                0 -> Paint(path(evenOdd), SolidColor(colours[reader.number()]), style, 1f, 0f)

                1 -> {
                    val from = point()
                    val to = point()
                    val brush = Brush.linearGradient(*gradients[reader.number()], start = from, end = to)
                    Paint(path(evenOdd), brush, style, 1f, 0f)
                }

                else -> {
                    val centre = point()
                    val radius = reader.number() / UNIT
                    val squeeze = if (flags shr 5 and 3 == 3) reader.number() / 1000f else 1f
                    val brush = Brush.radialGradient(*gradients[reader.number()], center = centre, radius = radius)
                    Paint(path(evenOdd, squeeze, centre.y), brush, style, squeeze, centre.y)
                }
            }
        }

        fun path(
            evenOdd: Boolean,
            squeeze: Float = 1f,
            middle: Float = 0f,
        ): Path {
            val path = Path()
            if (evenOdd) path.fillType = PathFillType.EvenOdd
            val mirror = if (flags and MIRROR == 0) 1f else -1f
            val reader = Reader(outline)
            var nextX = 0f
            var nextY = 0f

            fun x() = x + mirror * (nextX + reader.place()).also { nextX = it }

            fun y() = middle + (y + (nextY + reader.place()).also { nextY = it } - middle) / squeeze
            path.moveTo(x, middle + (y - middle) / squeeze)
            while (!reader.atEnd) {
                val run = reader.byte()
                val count = run and 63
                when (run shr 6) {
                    0 -> repeat(count) { path.lineTo(x(), y()) }
                    1 -> repeat(count) { path.quadraticTo(x(), y(), x(), y()) }
                    2 -> repeat(count) { path.cubicTo(x(), y(), x(), y(), x(), y()) }
                    else -> if (count == 1) path.close() else path.moveTo(x(), y())
                }
            }
            return path
        }
    }

    private inner class Reader(
        range: IntRange,
    ) {
        private var at = range.first
        private val end = range.last + 1
        val atEnd get() = at >= end

        fun byte(): Int = bytes[at++].toInt() and 0xFF

        fun number(): Int {
            var value = 0
            var shift = 0
            do {
                val byte = byte()
                value = value or (byte and 0x7F shl shift)
                shift += 7
            } while (byte >= 0x80)
            return value
        }

        fun place(): Float {
            val folded = number()
            return (folded ushr 1 xor -(folded and 1)) / UNIT
        }

        fun ranges(): List<IntRange> =
            List(number()) {
                val length = number()
                (at until at + length).also { at += length }
            }
    }

    companion object {
        private const val MAGIC = "DZA1"
        private const val HEAD = 8
        private const val UNIT = 20f
        private const val EVEN_ODD = 8
        private const val ROUND_CAP = 8
        private const val MIRROR = 16
        private const val ROUND_JOIN = 128

        /** The pack of the app; without it nothing is drawn. */
        internal val shipped: Pack? by lazy {
            runCatching { Pack::class.java.getResourceAsStream("/douze/pictures.pack")?.use { Pack(it.readBytes()) } }.getOrNull()
        }
    }
}
