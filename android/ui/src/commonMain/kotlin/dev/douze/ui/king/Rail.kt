package dev.douze.ui.king

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.util.lerp
import androidx.compose.ui.zIndex
import dev.douze.core.RailMarkView
import dev.douze.core.RailState
import dev.douze.core.RailView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Tokens
import dev.douze.ui.components.Face
import dev.douze.ui.die.outSeal
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.chamfer
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.rays
import kotlin.math.abs

/** Of the whole rail: heads on pins above, the scale below. */
val railHigh = 84.dp
private val scaleHigh = 32.dp
private val headSide = 30.dp
private val wonSide = 36.dp

/** From the edge of the rail to its first number. */
private const val MARGIN = 22f
private const val EVEN = 2
private const val LEAN = 14f

/** Of a dodecagon with a value. */
private const val RADIUS = 11.5f

/** Heads and values have so much air beside them; the rays of the first head need more. */
private const val AIR = 1f
private const val RAYS_AIR = 5f

/** Of a head: how far equal ones are apart. */
private const val EQUAL = 0.95f

/** What the scale can hold: all of its values stand larger in the plaques. */
private const val MOST_TEXT = 1.2f

/** Where a value is on the scale, from 0 to 1: the better ones are on the right. */
private fun RailView.at(value: Int): Float {
    val share = (value - low) / (high - low).toFloat()
    return if (lowWins) 1f - share else share
}

/**
 * Middles of things that stand at [pins], in that order, and are [wide]: side by side within [width], each as near to its pin as
 * the others allow.
 */
internal fun sideBySide(pins: List<Float>, wide: List<Float>, width: Float): List<Float> {
    val runs = mutableListOf<Run>()
    for (i in pins.indices) {
        var run = Run(listOf(i), wide[i], pins[i] - wide[i] / 2)
        while (true) {
            val last = runs.lastOrNull()?.takeIf { it.left(width) + it.wide > run.left(width) } ?: break
            val lefts = last.ideal * last.things.size + (run.ideal - last.wide) * run.things.size
            val things = last.things + run.things
            run = Run(things, last.wide + run.wide, lefts / things.size)
            runs.removeAt(runs.lastIndex)
        }
        runs += run
    }
    return runs.flatMap { run ->
        var left = run.left(width)
        run.things.map { i -> (left + wide[i] / 2).also { left += wide[i] } }
    }
}

/** Things that touch: their places, how wide they are together, and where they would begin if there were no edge. */
private class Run(
    val things: List<Int>,
    val wide: Float,
    val ideal: Float,
) {
    fun left(width: Float) = ideal.coerceIn(0f, (width - wide).coerceAtLeast(0f))
}

/** What of a rail moves now. */
class RailRun(
    /** The same rail before the beat; null where there was none. */
    private val before: RailView?,
    private val moves: Boolean,
    private val done: () -> Float,
) {
    /** How far the heads have run. */
    fun run() = if (moves && before == null) FastOutSlowInEasing.transform((RUN * done()).coerceAtMost(1f)) else 1f

    /** How far a head that is out has fallen aside. */
    fun fall(mark: RailMarkView): Float {
        val was = before?.marks?.find { it.seat == mark.seat }?.state
        return if (moves && was != RailState.OUT) FastOutSlowInEasing.transform(done().coerceIn(0f, 1f)) else 1f
    }

    companion object {
        val still = RailRun(null, moves = false) { 1f }
    }
}

/**
 * The values of a group on a scale. In the beat in which they become known the heads run to them; equal ones lean apart,
 * grey, with a seal between them; the first has a crown and rays.
 */
@Composable
fun Rail(
    view: RailView,
    run: RailRun,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxWidth().height(railHigh).clearAndSetSemantics {}, AbsoluteAlignment.TopLeft) {
    val tokens = LocalTokens.current
    val measurer = rememberTextMeasurer()
    val limit = MOST_TEXT / LocalDensity.current.fontScale.coerceAtLeast(MOST_TEXT)
    val numbers = LocalTypography.current.tiny.run { copy(fontSize = fontSize * limit, lineHeight = lineHeight * limit) }
    val values = LocalTypography.current.display(14.sp * limit)
    val width = maxWidth.value
    fun x(value: Int) = MARGIN + (width - 2 * MARGIN) * view.at(value)
    val ground = Modifier.absoluteOffset(0.dp, railHigh - scaleHigh).size(maxWidth, scaleHigh)
    Spacer(
        ground.drawWithCache {
            val scale = Scale(view, tokens, measurer, numbers, values, width, ::x)
            onDrawBehind { scale.draw(this) }
        }
    )
    val heads = view.marks.sortedBy { x(it.value) }
    val groups = heads.groupBy { it.value }.values.toList()
    val middles = sideBySide(groups.map { x(it[0].value) }, groups.map(::wideOf), width)
    groups.forEachIndexed { i, group ->
        val equals = group.filter { it.state == RailState.OUT }
        group.forEach { mark -> key(mark.seat) { Head(mark, equals.indexOf(mark), equals.size, x(mark.value), middles[i], run) } }
    }
    groups.forEachIndexed { i, group ->
        val it = group.find { it.state == RailState.OUT } ?: return@forEachIndexed
        val at = middles[i]
        val shown =
            Modifier.graphicsLayer {
                val fallen = run.fall(it)
                alpha = fallen
                val size = 2f - fallen
                scaleX = size
                scaleY = size
            }
        Spacer(
            shown.absoluteOffset((at - 12).dp, railHigh - scaleHigh - 26.dp).size(24.dp).drawBehind {
                outSeal(Offset(size.width / 2, size.height / 2), size.width * 0.44f)
            },
        )
    }
}

/** What heads of one value need of the rail. */
private fun wideOf(group: List<RailMarkView>): Float {
    val out = group.count { it.state == RailState.OUT }
    return when {
        group.any { it.state == RailState.WINNER } -> wonSide.value + 2 * RAYS_AIR
        out > 1 -> headSide.value * (1 + EQUAL * (out - 1)) + LEAN
        else -> headSide.value + 2 * AIR
    }
}

/** A head on its pin: its middle is at [middle], its value at [x]. */
@Composable
private fun Head(
    mark: RailMarkView,
    place: Int,
    equals: Int,
    x: Float,
    middle: Float,
    run: RailRun,
) {
    val tokens = LocalTokens.current
    val won = mark.state == RailState.WINNER
    val out = mark.state == RailState.OUT
    val side = (if (won) wonSide else headSide).value
    val apart = if (out && equals > 1) (place - (equals - 1) / 2f) * side * EQUAL else 0f
    val lean = if (out && equals > 1) (place - (equals - 1) / 2f) * LEAN * 2 / (equals - 1).coerceAtLeast(1) else 0f
    val foot = (railHigh - scaleHigh).value
    val high = side + PIN
    Box(
        Modifier
            // Its rays are behind its neighbours.
            .zIndex(if (won) -1f else 0f)
            .absoluteOffset((middle + apart - side / 2).dp, (foot - high).dp)
            .size(side.dp, high.dp)
            .graphicsLayer {
                val fallen = if (out) run.fall(mark) else 1f
                translationX = (lerp(-x, 0f, run.run()) - apart * (1 - fallen)) * 1.dp.toPx()
                transformOrigin = TransformOrigin(0.5f, 1f)
                rotationZ = lean * fallen
            }.drawBehind {
                if (won) shine(tokens, side)
                val pin = if (out) Color(0xFFA59C9E) else tokens.goldShine
                val path =
                    Path().apply {
                        moveTo(size.width / 2 - 6.dp.toPx(), side.dp.toPx() - 4.dp.toPx())
                        lineTo(size.width / 2 + (x - middle - apart).dp.toPx(), size.height)
                        lineTo(size.width / 2 + 6.dp.toPx(), side.dp.toPx() - 4.dp.toPx())
                        close()
                    }
                drawPath(path, pin)
            },
    ) {
        Face(mark.medallion, side.dp, out = out)
        if (won) {
            Picture(
                Art.CROWN,
                Modifier.absoluteOffset((side * 0.18f).dp, (-side * 0.42f).dp).size((side * 0.64f).dp, (side * 0.5f).dp)
            )
        }
    }
}

private const val PIN = 7f
private const val RUN = 1.6f

private fun DrawScope.shine(tokens: Tokens, side: Float) {
    val middle = Offset(size.width / 2, side.dp.toPx() / 2)
    val far = side.dp.toPx()
    drawCircle(Brush.radialGradient(listOf(tokens.glow.copy(alpha = 0.7f), Color.Transparent), middle, far), far, middle)
    drawPath(Path().apply { rays(middle, far * 0.68f, 24, far * 0.54f) }, tokens.glow)
}

/** The scale: even numbers written, odd ones short ticks; a value that somebody has in a dodecagon. */
private class Scale(
    private val view: RailView,
    private val tokens: Tokens,
    private val measurer: TextMeasurer,
    private val numbers: TextStyle,
    private val values: TextStyle,
    width: Float,
    private val x: (Int) -> Float,
) {
    private val hot = view.marks.groupBy { it.value }.toList().sortedBy { (value, _) -> x(value) }
    private val middles = sideBySide(hot.map { x(it.first) }, hot.map { 2 * (RADIUS + AIR) }, width)

    fun draw(scope: DrawScope) =
        with(scope) {
            val unit = 1.dp.toPx()
            val all = Rect(Offset.Zero, size).deflate(unit)
            val shape = Path().apply { chamfer(all, 8 * unit) }
            drawPath(shape, Brush.verticalGradient(listOf(tokens.plaqueTop, tokens.plaqueLow)))
            drawPath(shape, tokens.goldBrush(0f, size.height), style = Stroke(1.6f * unit))
            val line = 7 * unit
            drawLine(tokens.gold, Offset(8 * unit, line), Offset(size.width - 8 * unit, line), 2 * unit)
            for (value in view.low..view.high) {
                val at = x(value) * unit
                val even = value % EVEN == 0
                drawLine(
                    tokens.gold,
                    Offset(at, line),
                    Offset(at, line + (if (even) 5 else 3) * unit),
                    (if (even) 1.1f else 0.8f) * unit,
                )
                val near = middles.any { abs(it - x(value)) < 2 * RADIUS - 3 } || hot.any { it.first == value }
                if (even && !near) written(value.toString().replace('-', '−'), numbers, tokens.plaqueInk, at)
            }
            hot.forEachIndexed { i, (value, marks) ->
                // As the pin above it, it points at its place.
                val colour = if (marks.any { it.state == RailState.OUT }) tokens.struck else tokens.goldShade
                drawLine(colour, Offset(x(value) * unit, line), Offset(middles[i] * unit, 19.5f * unit), 3 * unit)
            }
            hot.forEachIndexed { i, (_, marks) ->
                val out = marks.any { it.state == RailState.OUT }
                val middle = Offset(middles[i] * unit, 19.5f * unit)
                val twelve = Path().apply { dodecagon(Rect(middle, RADIUS * unit)) }
                if (out) {
                    drawPath(twelve, Color(0xFF6A5A5C))
                } else {
                    drawPath(
                        twelve,
                        tokens.goldBrush(
                            middle.y - RADIUS * unit,
                            middle.y + RADIUS * unit
                        )
                    )
                }
                drawPath(twelve, tokens.buttonInk, style = Stroke(0.8f * unit))
                written(marks[0].text, values, if (out) Color.White else tokens.buttonInk, middle.x)
            }
        }

    private fun DrawScope.written(text: String, style: TextStyle, colour: Color, x: Float) {
        val layout = measurer.measure(text, style, softWrap = false)
        drawText(layout, colour, Offset(x - layout.size.width / 2f, 19.5f.dp.toPx() - layout.size.height / 2f))
    }
}
