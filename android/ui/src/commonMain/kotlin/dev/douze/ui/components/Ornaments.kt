package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Space
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.buttonCorner
import dev.douze.ui.theme.byDay
import dev.douze.ui.theme.diamond
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.goldFrame
import dev.douze.ui.theme.plaqueBrush
import dev.douze.ui.theme.rays
import dev.douze.ui.theme.rosette
import dev.douze.ui.theme.shadowed

private val diamondRadius = 3.5.dp

/** A line that ends in a diamond at its [inner] side; a second, finer one [doubled] below it. */
@Composable
private fun Ruled(
    atEnd: Boolean,
    doubled: Boolean,
    colour: Color,
    modifier: Modifier,
) = Spacer(
    modifier.height(12.dp).drawBehind {
        val middle = size.height / 2
        val radius = diamondRadius.toPx()
        val tip = if (atEnd) size.width - radius else radius
        val far = if (atEnd) 0f else size.width
        val towards = if (atEnd) -1 else 1
        drawLine(colour, Offset(tip, middle), Offset(far, middle), 1.dp.toPx())
        if (doubled) {
            val below = middle + 4.dp.toPx()
            drawLine(colour, Offset(tip + towards * 6.dp.toPx(), below), Offset(far, below), 0.5.dp.toPx())
        }
        drawPath(Path().apply { diamond(Offset(tip, middle), radius) }, colour)
    },
)

/** A title in the middle of a rule, whose halves end in diamonds; a heading for a screen reader. */
@Composable
fun TitleRule(
    title: String,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.plaque,
    colour: Color = LocalTokens.current.ink,
    line: Color = LocalTokens.current.line,
    doubled: Boolean = false,
    spoken: Modifier = Modifier.semantics { heading() },
) = Layout(
    {
        Ruled(true, doubled, line, Modifier)
        AppText(title, spoken, style, colour, TextAlign.Center)
        Ruled(false, doubled, line, Modifier)
    },
    modifier.fillMaxWidth(),
) { (before, words, after), limits ->
    // The words take what they need; where that leaves the rules no room for their diamonds, there are none.
    val gap = Space.small.roundToPx()
    val fits = words.maxIntrinsicWidth(Constraints.Infinity) + 2 * (gap + SHORTEST.roundToPx()) <= limits.maxWidth
    val middle = words.measure(Constraints(maxWidth = limits.maxWidth))
    val side = ((limits.maxWidth - middle.width) / 2 - gap).coerceAtLeast(0)
    val rules = if (fits) listOf(before, after).map { it.measure(Constraints.fixedWidth(side)) } else emptyList()
    layout(limits.maxWidth, middle.height) {
        middle.place((limits.maxWidth - middle.width) / 2, 0)
        rules.forEachIndexed { i, rule -> rule.place(if (i == 0) 0 else limits.maxWidth - side, (middle.height - rule.height) / 2) }
    }
}

private val SHORTEST = 12.dp

/** A rule across with a diamond in its middle. */
@Composable
fun Divider(
    modifier: Modifier = Modifier,
    colour: Color = LocalTokens.current.line,
) = Spacer(
    modifier.fillMaxWidth().height(12.dp).drawBehind {
        val middle = Offset(size.width / 2, size.height / 2)
        val gap = 10.dp.toPx()
        drawLine(colour, Offset(0f, middle.y), Offset(middle.x - gap, middle.y), 1.dp.toPx())
        drawLine(colour, Offset(middle.x + gap, middle.y), Offset(size.width, middle.y), 1.dp.toPx())
        drawPath(Path().apply { diamond(middle, diamondRadius.toPx() * LARGE) }, colour)
        for (side in listOf(-gap, gap)) {
            drawPath(
                Path().apply {
                    diamond(middle.copy(x = middle.x + side), diamondRadius.toPx() * FINE)
                },
                colour
            )
        }
    },
)

private const val LARGE = 1.2f
private const val FINE = 0.6f

/** The plaque of a seat; that of whose turn it is stands out as its opposite: words on it in `activeInk`, else `plaqueInk`. */
@Composable
fun Modifier.plaque(
    active: Boolean = false,
    corner: Dp = buttonCorner,
): Modifier =
    shadowed(corner)
        .clip(ButtonShape)
        .background(LocalTokens.current.plaqueBrush(active), ButtonShape)
        .goldFrame(corner, 1.6.dp, 2.dp, 0.5.dp)

/** What stands where nothing else does: the [sign] of a place in a ring of gold, in light; not where its ring has no room. */
@Composable
fun Rosette(
    modifier: Modifier = Modifier,
    sign: @Composable () -> Unit,
) = BoxWithConstraints(modifier.clearAndSetSemantics {}, Alignment.Center) {
    if (maxHeight < LEAST_ROSETTE) return@BoxWithConstraints
    val tokens = LocalTokens.current
    Spacer(
        Modifier.fillMaxSize().drawWithCache {
            val middle = Offset(size.width / 2, size.height / 2)
            val far = size.minDimension / 2
            val wedges = Path().apply { rays(middle, far, ROSETTE_RAYS, 66.dp.toPx()) }
            val light = tokens.ray.copy(alpha = if (tokens.byDay) 0.45f else 0.12f)
            val beams = Brush.radialGradient(0.3f to light, 1f to light.copy(alpha = 0f), center = middle, radius = far)
            val spokes = Path().apply { rosette(middle, 50.dp.toPx(), 60.dp.toPx()) }
            val ring = Path().apply { dodecagon(Rect(middle, 64.dp.toPx())) }
            onDrawBehind {
                drawPath(wedges, beams)
                drawPath(ring, tokens.goldBrush(), style = Stroke(1.6.dp.toPx()))
                drawPath(spokes, tokens.goldBrush())
            }
        },
    )
    sign()
}

private val LEAST_ROSETTE = 140.dp
private const val ROSETTE_RAYS = 24

private const val RING = 0.8f
private const val LETTER = 0.6f

/** A coin, twelve-sided, with its [number]; grey with a bar behind the number where it does not count. Decoration for a screen reader. */
@Composable
fun Coin(
    number: String,
    side: Dp,
    modifier: Modifier = Modifier,
    struck: Boolean = false,
) {
    val tokens = LocalTokens.current
    val size = with(LocalDensity.current) { (side * LETTER).toSp() }
    val style = LocalTypography.current.display(size)
    Box(
        (if (struck) modifier.grey() else modifier)
            .size(side)
            .drawWithCache {
                val all = Rect(Offset.Zero, this.size).deflate(1.dp.toPx())
                val edge = Path().apply { dodecagon(all) }
                val below = Path().apply { dodecagon(all.translate(0f, 1.dp.toPx())) }
                val ring = Path().apply { dodecagon(all.deflate(all.width / 2 * (1 - RING))) }
                val gold = tokens.goldBrush()
                onDrawBehind {
                    drawPath(below, tokens.shadow, SHADE)
                    drawPath(edge, gold)
                    drawPath(edge, tokens.buttonInk, style = Stroke(0.8.dp.toPx()), alpha = SHADE * 2)
                    drawPath(ring, tokens.buttonInk, style = Stroke(0.7.dp.toPx()), alpha = SHADE * 2)
                    if (struck) strike(tokens.buttonInk, tokens.goldShine)
                }
            }.clearAndSetSemantics {},
        Alignment.Center,
    ) {
        if (struck) {
            // The bar does not reach the number.
            val clear = Stroke(with(LocalDensity.current) { (side * CLEAR).toPx() }, join = StrokeJoin.Round)
            AppText(number, style = style.copy(drawStyle = clear), colour = tokens.goldShine)
        }
        AppText(number, style = style, colour = tokens.buttonInk)
    }
}

/** A bar from corner to corner, beyond the coin at both ends, with an [edge] that is seen on grey. */
private fun DrawScope.strike(ink: Color, edge: Color) {
    val from = Offset(size.width * BAR_END, size.height * (1 - BAR_END))
    val to = Offset(size.width * (1 - BAR_END), size.height * BAR_END)
    val bar = maxOf(1.6.dp.toPx(), size.width * BAR)
    drawLine(edge, from, to, 2 * bar, StrokeCap.Round)
    drawLine(ink, from, to, bar, StrokeCap.Round)
}

private const val BAR = 0.08f
private const val BAR_END = 0.09f
private const val CLEAR = 0.14f

private const val SHADE = 0.35f
private const val SHAFT = 0.72f
private const val HEAD = 0.26f
private const val PEN = 0.105f

/** The arrow that no typeface has, in the middle of what is drawn on; [em] is the size of the letters beside it. */
fun DrawScope.arrow(
    middle: Offset,
    em: Float,
    colour: Color,
) {
    val tip = middle.copy(x = middle.x + em * SHAFT / 2)
    drawLine(colour, middle.copy(x = middle.x - em * SHAFT / 2), tip, em * PEN, StrokeCap.Round)
    for (side in listOf(-1, 1)) {
        drawLine(colour, tip, tip + Offset(-em * HEAD, side * em * HEAD), em * PEN, StrokeCap.Round)
    }
}
