package dev.douze.ui.council

import androidx.compose.foundation.shape.GenericShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import dev.douze.core.GameKind
import dev.douze.ui.theme.InWorld
import dev.douze.ui.theme.Light
import dev.douze.ui.theme.LocalLight
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** The colours of the council's hall: by night, by day, and in black without rays. */
@Immutable
data class Hall(
    val sky: List<Color>,
    val ray: Color,
    val star: Color,
    /** What is seen through its windows, from above; nothing where there are none. */
    val pane: List<Color>,
    /** Between their panes. */
    val lead: Color,
    /** The towers behind them. */
    val city: Color,
    /** The panels at the foot of the wall, from above, and the shade that the windows fall into above them. */
    val stone: List<Color>,
    val shade: Color,
    /** The floor, from the wall on. */
    val floor: List<Color>,
    val text: Color,
    val soft: Color,
    val line: Color,
    val panel: List<Color>,
    val hairline: Color,
    /** The plaque of the seat that decides. */
    val active: List<Color>,
    val activeInk: Color,
    val activeSoft: Color,
    /** Below the stepped edge of the tray. */
    val tray: List<Color>,
    val good: Color,
    val bad: Color,
    val shadow: Float,
)

val GOLD_FLAT = Color(0xFFE3BE6B)
val GOLD_DARK = Color(0xFF8A6224)
val GOLD_EDGE = Color(0xFF5E3F12)

private val night =
    Hall(
        sky = listOf(Color(0xFF2C47A8), Color(0xFF15256B), Color(0xFF050A24)),
        ray = Color(0xFFBBD0FF).copy(alpha = 0.06f),
        star = Color(0xFFE6EDFC),
        pane = listOf(Color(0x4D0A1344), Color(0x1A0A1344)),
        lead = GOLD_FLAT.copy(alpha = 0.16f),
        city = Color(0x80060C30),
        stone = listOf(Color(0xFF22368C), Color(0xFF0F1A54)),
        shade = Color(0x99060C30),
        floor = listOf(Color(0xFF0B1446), Color(0xFF16246A)),
        text = Color(0xFFF4F7FF),
        soft = Color(0xFFDCE6FF),
        line = GOLD_FLAT,
        panel = listOf(Color(0xFF101C58), Color(0xFF0A1238)),
        hairline = Color(0x99C9D8FF),
        active = listOf(Color(0xFFFFF9EA), Color(0xFFE9DBB6)),
        activeInk = Color(0xFF1A1236),
        activeSoft = Color(0xFF4A3A66),
        tray = listOf(Color(0xF00A1238), Color(0xFF03061A)),
        good = Color(0xFF57C79A),
        bad = Color(0xFFF08A8A),
        shadow = 0.16f,
    )

private val day =
    Hall(
        sky = listOf(Color(0xFFCBDCFA), Color(0xFFA9C2F3), Color(0xFF86A4E3)),
        ray = Color(0xFFFFFFFF).copy(alpha = 0.14f),
        star = Color(0xFFB07A1E),
        pane = listOf(Color(0xFF58A0E8), Color(0xFF9CCDF8), Color(0xFFE6F0F6)),
        lead = Color(0x808A4A1C),
        city = Color(0xFF86AEEA),
        stone = listOf(Color(0xFF4F6DC4), Color(0xFF2A4296)),
        shade = Color(0x8C2A4296),
        floor = listOf(Color(0xFF24398F), Color(0xFF14226A)),
        text = Color(0xFF0E1A52),
        soft = Color(0xFF1C2C6E),
        line = Color(0xFF8A4A1C),
        panel = listOf(Color(0xFFF6FAFF), Color(0xFFD6E5FF)),
        hairline = Color(0x998A4A1C),
        active = listOf(Color(0xFFFFF3C9), Color(0xFFF4D283)),
        activeInk = night.activeInk,
        activeSoft = night.activeSoft,
        tray = listOf(Color(0xF0E6F0FF), Color(0xFFC3D8FA)),
        good = Color(0xFF0F5C3E),
        bad = Color(0xFF9A1526),
        shadow = 0.08f,
    )

private val black =
    Hall(
        sky = listOf(Color.Black, Color.Black, Color.Black),
        ray = Color.Transparent,
        star = Color.Transparent,
        pane = emptyList(),
        lead = Color.Transparent,
        city = Color.Transparent,
        stone = emptyList(),
        shade = Color.Transparent,
        floor = emptyList(),
        text = Color(0xFFF4F7FF),
        soft = Color(0xFFDCE6FF),
        line = GOLD_FLAT,
        panel = listOf(Color(0xFF050A24), Color(0xFF03061A)),
        hairline = Color(0x99C9D8FF),
        active = night.active,
        activeInk = night.activeInk,
        activeSoft = night.activeSoft,
        tray = listOf(Color.Black, Color.Black),
        good = night.good,
        bad = night.bad,
        shadow = 0f,
    )

private val contrast =
    Hall(
        sky = black.sky,
        ray = Color.Transparent,
        star = Color.Transparent,
        pane = emptyList(),
        lead = Color.Transparent,
        city = Color.Transparent,
        stone = emptyList(),
        shade = Color.Transparent,
        floor = emptyList(),
        text = Color.White,
        soft = Color(0xFFEAF0FF),
        line = Color(0xFFFFE08A),
        panel = listOf(Color.Black, Color.Black),
        hairline = Color(0xFFC9D8FF),
        active = listOf(Color.White, Color.White),
        activeInk = Color.Black,
        activeSoft = Color(0xFF2A1208),
        tray = listOf(Color.Black, Color.Black),
        good = Color(0xFF7AE6BA),
        bad = Color(0xFFFFB8B0),
        shadow = 0f,
    )

/** The hall of the theme that is on. */
val hall: Hall @Composable get() = hall(LocalLight.current)

internal fun hall(light: Light): Hall =
    when (light) {
        Light.DAY -> day
        Light.NIGHT -> night
        Light.BLACK -> black
        Light.CONTRAST -> contrast
    }

/** The hall by day is light: what is drawn on its wall is dark. */
val Hall.light: Boolean get() = this === day

/** The colours of what stands on the floor and on the tray: they are deep by day, too. */
val Hall.deep: Hall get() = if (light) below else this

private val below = night.copy(tray = listOf(Color(0xFF1B2E7C), Color(0xFF0A1238)))

/** What stands on a deep ground, whatever the time of day. */
@Composable
fun ByNight(content: @Composable () -> Unit) {
    val light = LocalLight.current
    CompositionLocalProvider(LocalLight provides if (light == Light.DAY) Light.NIGHT else light) { InWorld(GameKind.COUNCIL, content) }
}

val goldStops =
    arrayOf(0f to Color(0xFFFFF0BE), 0.35f to Color(0xFFE9C46A), 0.65f to Color(0xFFB98532), 1f to Color(0xFFF0CF7E))
val gold = Brush.verticalGradient(*goldStops)
val goldAcross =
    Brush.horizontalGradient(
        0f to Color(0xFFB98532),
        0.25f to Color(0xFFFFF0BE),
        0.5f to Color(0xFFE2B95A),
        0.75f to Color(0xFFFFF0BE),
        1f to Color(0xFFB98532),
    )
val ivory = listOf(Color(0xFFFFF9EA), Color(0xFFE9DBB6))
val ivoryInk = Color(0xFF1A1236)
val violet = Color(0xFF6A2FC0)
val solvedFill = Color(0xFF1E7A56)
val failedFill = Color(0xFFB3202E)
val amber = Color(0xFFFFC65A)

private const val FULL = 360f
private const val TWELVE = 12
private const val FIRST = 15f

/** A point of the dial: [degrees] clockwise from above. */
fun polar(centre: Offset, radius: Float, degrees: Float): Offset {
    val angle = degrees / FULL * 2 * PI
    return Offset(centre.x + radius * sin(angle).toFloat(), centre.y - radius * cos(angle).toFloat())
}

/** A regular polygon; the twelve-sided one has a flat top. */
fun polygon(
    centre: Offset,
    radius: Float,
    corners: Int = TWELVE,
    first: Float = if (corners == TWELVE) FIRST else 0f,
): Path = closed(List(corners) { polar(centre, radius, first + FULL * it / corners) })

fun closed(points: List<Offset>) =
    Path().apply {
        points.forEachIndexed { i, it -> if (i == 0) moveTo(it.x, it.y) else lineTo(it.x, it.y) }
        close()
    }

/** A star of so many rays. */
fun star(centre: Offset, outer: Float, inner: Float, rays: Int): Path =
    closed(List(2 * rays) { polar(centre, if (it % 2 == 0) outer else inner, FULL / 2 * it / rays) })

/** Wedges around a focus, from one radius to the other; each takes [share] of its part of the circle. */
fun rays(centre: Offset, from: Float, to: Float, count: Int, share: Float = 0.5f, begin: Float = 0f, end: Float = FULL): Path =
    Path().apply {
        val step = (end - begin) / count
        repeat(count) {
            val middle = begin + it * step
            val half = step * share / 2
            val corners =
                listOf(
                    polar(centre, from, middle - half),
                    polar(centre, to, middle - half),
                    polar(centre, to, middle + half),
                    polar(centre, from, middle + half),
                )
            addPath(closed(corners))
        }
    }

/** A rectangle with cut corners. */
fun chamfered(rect: Rect, cut: Float): Path =
    closed(
        with(rect) {
            listOf(
                Offset(left + cut, top),
                Offset(right - cut, top),
                Offset(right, top + cut),
                Offset(right, bottom - cut),
                Offset(right - cut, bottom),
                Offset(left + cut, bottom),
                Offset(left, bottom - cut),
                Offset(left, top + cut),
            )
        },
    )

/** The same as a shape. */
data class Chamfer(
    private val cut: Dp = 9.dp,
) : Shape {
    override fun createOutline(size: Size, layoutDirection: LayoutDirection, density: Density): Outline =
        Outline.Generic(chamfered(Rect(Offset.Zero, size), with(density) { cut.toPx() }))
}

/** A twelve-sided sign. */
val twelveSided = GenericShape { size, _ -> addPath(polygon(Offset(size.width / 2, size.height / 2), size.minDimension / 2)) }

private val parsed = mutableMapOf<String, Path>()

/** A path as it is written in SVG; parsed once. */
fun svg(data: String): Path = parsed.getOrPut(data) { PathParser().parsePathString(data).toPath() }

/** Draws in the units of a drawing: [scale] pixels a unit, its zero at [at]. */
inline fun DrawScope.drawing(at: Offset, scale: Float, block: DrawScope.() -> Unit) =
    withTransform({
        translate(at.x, at.y)
        scale(scale, scale, Offset.Zero)
    }) { block() }

fun DrawScope.fill(path: Path, colour: Color, alpha: Float = 1f) = drawPath(path, colour, alpha)

fun DrawScope.fill(path: Path, brush: Brush, alpha: Float = 1f) = drawPath(path, brush, alpha)

fun DrawScope.outline(path: Path, colour: Color, width: Float, alpha: Float = 1f, join: StrokeJoin = StrokeJoin.Round) =
    drawPath(path, colour, alpha, Stroke(width, cap = StrokeCap.Round, join = join))

fun DrawScope.outline(path: Path, brush: Brush, width: Float, alpha: Float = 1f, join: StrokeJoin = StrokeJoin.Round) =
    drawPath(path, brush, alpha, Stroke(width, cap = StrokeCap.Round, join = join))

/** Light around a point. */
fun DrawScope.glow(centre: Offset, radius: Float, colour: Color, alpha: Float) {
    if (radius <= 0f) return
    val stops = arrayOf(0f to colour.copy(alpha = alpha), 0.5f to colour.copy(alpha = alpha * HALF_GLOW), 1f to colour.copy(alpha = 0f))
    drawCircle(Brush.radialGradient(*stops, center = centre, radius = radius), radius, centre)
}

private const val HALF_GLOW = 0.45f

/** Vertical gradient between the top and the bottom of [rect]. */
fun down(colours: List<Color>, rect: Rect) = Brush.verticalGradient(colours, rect.top, rect.bottom)

/** The frame of a plaque: ground, gold edge, hairline within. */
fun DrawScope.plaque(hall: Hall, active: Boolean, cut: Dp = 9.dp, strong: Boolean = active) {
    val rect = Rect(Offset.Zero, size)
    val corner = cut.toPx()
    val edge = chamfered(rect.deflate(1.dp.toPx()), corner)
    repeat(SHADOWS) {
        val grown = rect.inflate((SHADOWS - it).dp.toPx() * SPREAD).translate(0f, 2.dp.toPx())
        fill(chamfered(grown, corner), Color.Black, hall.shadow / 2)
    }
    fill(edge, down(if (active) hall.active else hall.panel, rect), if (active || hall.light) 1f else PANEL)
    if (hall.light) outline(chamfered(rect, corner), Color(0xFF5A3408), 0.8.dp.toPx())
    outline(edge, gold, (if (strong) 2.4.dp else 1.4.dp).toPx())
    outline(chamfered(rect.deflate(4.dp.toPx()), corner * INNER), hall.hairline, 0.6.dp.toPx())
}

private const val SHADOWS = 3
private const val SPREAD = 1.2f
private const val PANEL = 0.92f
private const val INNER = 0.82f
