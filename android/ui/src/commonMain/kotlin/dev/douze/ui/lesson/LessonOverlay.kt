package dev.douze.ui.lesson

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.addOutline
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.core.LearnedView
import dev.douze.core.LessonView
import dev.douze.core.TipView
import dev.douze.ui.components.AppText
import dev.douze.ui.components.LocalFold
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.live
import dev.douze.ui.components.readAs
import dev.douze.ui.forest.chamfer
import dev.douze.ui.forest.dodecagon
import dev.douze.ui.forest.gold
import dev.douze.ui.forest.lines
import dev.douze.ui.forest.rays
import dev.douze.ui.theme.LocalTypography

private val night = Color(0xFF04090A)
private val amber = Color(0xFFFFB02E)
private val pale = Color(0xFFFFE9B0)
private val ink = Color(0xFF2A1208)
private const val VEIL = 0.62f
private const val THIN = 0.3f

/** What is read first. */
private const val FIRST = -20f

/** The lesson over its table: all is dark but what is asked for, and a bubble says so. Touches go through the veil. */
@Composable
fun LessonOverlay(
    view: LessonView,
    glow: Glow,
    onIntent: (Intent) -> Unit,
) {
    Pointing(glow, veiled = true, { Said(view, onIntent) }) {
        // Over the tools of the table, which a lesson does not use: its title stays to be read.
        Row(Modifier.align(Alignment.TopEnd).padding(end = 4.dp), Arrangement.spacedBy(2.dp)) {
            view.again?.let { WayOut(it, Signs.first, onIntent) }
            view.skip?.let { WayOut(it, Signs.stepForward, onIntent) }
            WayOut(view.leave, Signs.close, onIntent)
        }
    }
}

@Composable
private fun WayOut(view: ButtonView, sign: ImageVector, onIntent: (Intent) -> Unit) =
    SignButton(view, sign, onIntent, Modifier.drawBehind { drawPath(dodecagon(center, 22.dp.toPx()), night, 0.86f) }, pale)

/** A tip over the table of a game: the bubble alone, which its button closes. All else can be pressed. */
@Composable
fun TipOverlay(
    view: TipView,
    glow: Glow,
    onIntent: (Intent) -> Unit,
) = Pointing(glow, veiled = false, { Framed(view.words, null) { MainButton(view.close, onIntent, Modifier.fillMaxWidth()) } }) {}

/** A bubble with what is [said], pointing at what glows; with [more] over the table, all else dark where it is [veiled]. */
@Composable
private fun Pointing(
    glow: Glow,
    veiled: Boolean,
    said: @Composable () -> Unit,
    more: @Composable BoxScope.() -> Unit,
) {
    var origin by remember { mutableStateOf(Offset.Zero) }
    var bubble by remember { mutableStateOf(Rect.Zero) }
    val density = LocalDensity.current
    val direction = LocalLayoutDirection.current
    val clearing =
        glow.at?.translate(-origin)?.let { at ->
            remember(at, glow.shape, density) { Clearing(at, glow.shape.createOutline(at.size, direction, density), density.density) }
        }
    Box(Modifier.fillMaxSize().onGloballyPositioned { origin = it.positionInRoot() }.readAs(FIRST)) {
        if (veiled) Spacer(Modifier.fillMaxSize().veil(clearing))
        Bubble(clearing, { bubble = it }, said)
        Spacer(Modifier.fillMaxSize().drawBehind { if (clearing != null) tip(clearing, bubble) })
        more()
    }
}

/** The clearing in the veil: the outline of what glows, a little larger, so that it cuts through nothing beside it. */
private class Clearing(
    at: Rect,
    outline: Outline,
    private val unit: Float,
) {
    private val path = Path().apply { addOutline(outline) }.apply { translate(at.topLeft) }
    private val bounds = path.getBounds()
    val centre = bounds.center

    /** Half its width and height. */
    val half = bounds.size * 0.5f + 6 * unit

    /** Its edge, so far inside. */
    fun edge(inside: Float = 0f): Path {
        val (wide, high) = half + -inside
        val larger = Matrix()
        larger.translate(centre.x, centre.y)
        larger.scale(2 * wide / bounds.width, 2 * high / bounds.height)
        larger.translate(-centre.x, -centre.y)
        return Path().also { it.addPath(path) }.apply { transform(larger) }
    }

    fun DrawScope.lit() {
        val (wide, high) = half
        val round = maxOf(wide, high) <= minOf(wide, high) * LONG && maxOf(wide, high) <= SMALL * unit
        if (round) {
            val around = maxOf(wide, high) * AROUND
            drawPath(rays(centre, around, around + 12 * unit, RAYS, 0.34f), pale, 0.9f)
        }
        drawPath(edge(), amber, style = Stroke(3 * unit, join = StrokeJoin.Round))
        drawPath(edge(4 * unit), pale, style = Stroke(unit))
    }
}

private operator fun Size.plus(more: Float) = Size(width + more, height + more)

private const val LONG = 1.2f
private const val SMALL = 44f

/** Corners of a square are in the middle of the rays. */
private const val AROUND = 1.3f

private fun Modifier.veil(clearing: Clearing?): Modifier =
    drawWithCache {
        val veil =
            Path().apply {
                fillType = PathFillType.EvenOdd
                addRect(Rect(Offset.Zero, size))
                if (clearing != null) addPath(clearing.edge())
            }
        onDrawBehind {
            drawPath(veil, night, if (clearing == null) THIN else VEIL)
            clearing?.run { lit() }
        }
    }

private const val RAYS = 24

/** From the bubble to what glows. */
private fun DrawScope.tip(
    at: Clearing,
    bubble: Rect,
) {
    if (bubble.isEmpty) return
    val unit = 1.dp.toPx()
    val below = bubble.top > at.centre.y
    val end = Offset(at.centre.x, at.centre.y + (if (below) 1 else -1) * (at.half.height + 3 * unit))
    val root = if (below) bubble.top + 2 * unit else bubble.bottom - 2 * unit
    val x = at.centre.x.coerceIn(bubble.left + 30 * unit, bubble.right - 30 * unit)
    val path = lines(listOf(Offset(x - 13 * unit, root), end, Offset(x + 13 * unit, root)))
    drawPath(path, if (below) Color(0xFFFFFBF0) else Color(0xFFEBDDB8))
    val edge = lines(listOf(Offset(x - 13 * unit, root), end, Offset(x + 13 * unit, root)), open = true)
    drawPath(edge, gold(minOf(root, end.y), maxOf(root, end.y)), style = Stroke(2 * unit))
}

/** The words, where they hide least. */
@Composable
private fun Bubble(
    at: Clearing?,
    onPlaced: (Rect) -> Unit,
    content: @Composable () -> Unit,
) {
    val fold = LocalFold.current
    Layout(content, Modifier.fillMaxSize()) { (said), limits ->
        val unit = 1.dp.toPx()
        // On the page of a book on which the thing is; what points at nothing is on the right one.
        val hinge = fold?.takeIf { !it.across }?.bounds
        val onLeft = hinge != null && at != null && at.centre.x < hinge.right.toPx()
        val from = if (hinge == null || onLeft) 0f else hinge.right.toPx()
        val until = if (hinge != null && onLeft) hinge.left.toPx() else limits.maxWidth.toFloat()
        // At the foot of the window nothing that it covers looks out beside or below it.
        val edge = (if (at == null) FOOT_EDGE else EDGE) * unit
        val widest = (if (at == null) WIDEST_FOOT else WIDEST) * unit
        val width = minOf(until - from - 2 * edge, widest).toInt()
        val placed = said.measure(Constraints(maxWidth = width, maxHeight = limits.maxHeight))
        val room = limits.maxHeight
        val x = at?.centre?.x ?: ((from + until) / 2f)
        val left = (x - placed.width / 2f).coerceIn(from + edge, maxOf(from + edge, until - edge - placed.width))
        val top =
            if (at == null) {
                room - placed.height - edge
            } else {
                val high = at.half.height + 26 * unit
                val above = at.centre.y - high - placed.height
                val below = at.centre.y + high
                val fits = below + placed.height <= room - 28 * unit
                // The table in the middle is what it explains: a bubble stands further out than what it points at.
                val close = at.centre.y - at.half.height - CLOSE * unit - placed.height
                when {
                    at.centre.y < room * UPPER && close >= TOP * unit -> maxOf(above, TOP * unit)
                    fits -> below
                    else -> above
                }
            }
        val y = top.coerceIn(4 * unit, maxOf(4 * unit, room - placed.height - (if (at == null) edge else 2 * edge)))
        layout(limits.maxWidth, room) {
            placed.place(left.toInt(), y.toInt())
            onPlaced(Rect(Offset(left, y), Size(placed.width.toFloat(), placed.height.toFloat())))
        }
    }
}

/** Between a bubble and the edges of the window, and how wide it is at most; the same of one that stands at the foot. */
private const val EDGE = 12
private const val WIDEST = 372
private const val FOOT_EDGE = 4
private const val WIDEST_FOOT = 480

/** Below the ways out. */
private const val TOP = 46

/** A lesson that points above this part of the window points at the upper edge of a table. */
private const val UPPER = 0.3f

/** The least distance between a bubble and what it points at. */
private const val CLOSE = 8

@Composable
private fun Said(
    view: LessonView,
    onIntent: (Intent) -> Unit,
) = Framed(view.words, view.progress, view.missed) {
    Steps(view)
    view.missed?.let { AppText(it, Modifier.live(), LocalTypography.current.smallStrong, Color(0xFF8A2A00), TextAlign.Center) }
    view.learned?.let { Known(it, Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState())) }
    view.next?.let { MainButton(it, onIntent, Modifier.fillMaxWidth()) }
}

/** What the lesson taught, line by line. */
@Composable
private fun Known(
    view: LearnedView,
    modifier: Modifier,
) =
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(3.dp)) {
        AppText(view.label, style = LocalTypography.current.smallStrong, colour = ink)
        view.lines.forEach { line ->
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                Spacer(Modifier.padding(top = 5.dp).size(10.dp).drawBehind { known() })
                AppText(line, Modifier.weight(1f), LocalTypography.current.small, ink)
            }
        }
    }

/** A gold dodecagon, as the steps that are done. */
private fun DrawScope.known() {
    val radius = size.minDimension / 2
    drawPath(dodecagon(center, radius), Color(0xFFE3BE6B))
    drawPath(dodecagon(center, radius), Color(0xFFB98532), style = Stroke(1.dp.toPx()))
}

/** The words in their bubble, spoken as they come. */
@Composable
private fun Framed(
    words: String,
    progress: String?,
    missed: String? = null,
    rest: @Composable ColumnScope.() -> Unit,
) = Column(
    Modifier.ivory().padding(horizontal = 20.dp, vertical = 14.dp),
    Arrangement.spacedBy(10.dp),
    Alignment.CenterHorizontally,
) {
    AppText(
        words,
        Modifier.semantics {
            liveRegion = LiveRegionMode.Polite
            paneTitle = missed ?: words
            progress?.let { stateDescription = it }
        },
        LocalTypography.current.plaque.copy(fontSize = 20.sp, lineHeight = 25.sp),
        ink,
        TextAlign.Center,
    )
    rest()
}

/** The bubble: ivory with chamfered corners and a gold frame. */
internal fun Modifier.ivory(): Modifier =
    drawWithCache {
        val unit = 1.dp.toPx()
        val outer = chamfer(Rect(Offset.Zero, size), 12 * unit)
        val inner = chamfer(Rect(6 * unit, 6 * unit, size.width - 6 * unit, size.height - 6 * unit), 9 * unit)
        val shadows =
            listOf(7f, 4f, 2f).map {
                val rect = Rect(-it * unit, (4 - it) * unit, size.width + it * unit, size.height + (4 + it) * unit)
                chamfer(rect, (12 + it) * unit)
            }
        onDrawBehind {
            shadows.forEach { drawPath(it, Color.Black, 0.14f) }
            drawPath(outer, Brush.verticalGradient(listOf(Color(0xFFFFFBF0), Color(0xFFEBDDB8))))
            drawPath(outer, gold(0f, size.height), style = Stroke(2.6f * unit))
            drawPath(inner, Color(0xFFB98532), style = Stroke(0.7f * unit))
        }
    }

/** How far one has come: a dodecagon for each step. */
@Composable
private fun Steps(view: LessonView) {
    val pitch = (STEPS_WIDE / view.steps.coerceAtLeast(1)).coerceAtMost(WIDEST_STEP)
    Spacer(
        Modifier.width((pitch * view.steps).dp).height(14.dp).drawBehind {
            val unit = 1.dp.toPx()
            repeat(view.steps) { i ->
                val centre = Offset((pitch / 2 + pitch * i) * unit, size.height / 2)
                val radius = pitch * (if (i + 1 == view.step) 0.44f else 0.3f) * unit
                if (i < view.step) drawPath(dodecagon(centre, radius), Color(0xFFE3BE6B))
                drawPath(dodecagon(centre, radius), Color(0xFF8A6224), style = Stroke(1.1f * unit))
            }
        },
    )
}

private const val STEPS_WIDE = 124f
private const val WIDEST_STEP = 14f
