package dev.douze.ui.council

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipPath
import dev.douze.core.ProgressStep

// The hall of the end, in units of a scene that is 412 wide; x = 0 is its axis, y = 0 its upper edge.

/** Where the floor begins, and where the scene ends. */
const val FLOOR = 514f
const val SCENE = 604f

private const val VAULT = 560f

/** A pointed window with its foot at ([x], [y]). */
fun lancet(x: Float, y: Float, wide: Float, high: Float): Path =
    Path().apply {
        val r = wide / 2
        moveTo(x - r, y)
        lineTo(x - r, y - high + r * 1.3f)
        cubicTo(x - r, y - high + r * 0.4f, x - r * 0.4f, y - high + r * 0.1f, x, y - high)
        cubicTo(x + r * 0.4f, y - high + r * 0.1f, x + r, y - high + r * 0.4f, x + r, y - high + r * 1.3f)
        lineTo(x + r, y)
        close()
    }

private val windows =
    listOf(
        Triple(-156f, 370f, 118f),
        Triple(-112f, 302f, 136f),
        Triple(-60f, 258f, 150f),
        Triple(0f, 242f, 162f),
        Triple(60f, 258f, 150f),
        Triple(112f, 302f, 136f),
        Triple(156f, 370f, 118f),
    )

/**
 * The vault with its seven windows in the order of play: [lit] is the brightness of each, 0 to 1; dark ones are an outline. Without
 * [warm] all is the grey of the night.
 */
fun DrawScope.vault(warm: Boolean, lift: Float, lit: (Int) -> Float) {
    val stone = if (warm) GOLD_FLAT else Color(0xFF4A5A9A)
    listOf(Triple(196f, 52f, 2.4f), Triple(178f, 74f, 1f), Triple(160f, 98f, 0.7f)).forEach { (half, top, line) ->
        outline(lancet(0f, VAULT + 20f, half * 2, VAULT - top), stone, line, 0.9f)
    }
    repeat(12) {
        val angle = -82.5f + 15f * it
        val from = polar(Offset(0f, 250f), 150f, angle)
        drawLine(Color(0xFFC9D8FF), from, polar(Offset(0f, 250f), 250f, angle), 0.6f, alpha = 0.18f)
    }
    windows.forEachIndexed { place, (x, y, high) -> hallWindow(Offset(x, y - lift), if (place == 3) 42f else 38f, high, lit(place)) }
}

private fun DrawScope.hallWindow(foot: Offset, wide: Float, high: Float, lit: Float) {
    val (x, y) = foot
    val pane = lancet(x, y, wide, high)
    if (lit > 0f) glow(Offset(x, y - high / 2), high * 0.8f, amber, 0.5f * lit)
    fill(lancet(x, y + 2, wide + 7, high + 6), Color(0xFF0A1238))
    outline(lancet(x, y + 2, wide + 7, high + 6), if (lit > HALF) GOLD_FLAT else Color(0xFF6F82C4), 1f)
    fill(pane, Brush.verticalGradient(listOf(Color(0xFF101B4C), Color(0xFF070C28)), y - high, y))
    val bar = if (lit > HALF) Color(0xFF7A4E10) else Color(0xFF3A4A8A)
    if (lit > 0f) {
        fill(pane, Brush.verticalGradient(listOf(Color(0xFFFFF3C9), amber, Color(0xFFD9822A)), y - high, y), lit)
        clipPath(pane) { fill(rays(foot, 0f, high * 1.1f, 11, begin = -80f, end = 96f), Color(0xFFFFFBEA), 0.45f * lit) }
        val rose = Offset(x, y - high * ROSE)
        fill(polygon(rose, wide * 0.34f), Color(0xFFB3304A), 0.8f * lit)
        fill(star(rose, wide * 0.26f, wide * 0.1f, 6), Color(0xFFFFF3C9), lit)
    } else {
        outline(polygon(Offset(x, y - high * ROSE), wide * 0.3f), Color(0xFF3A4A8A), 1.2f)
    }
    drawLine(bar, Offset(x, y - high / 2), foot, 1.4f)
    listOf(0.42f to 1.4f, 0.2f to 1f).forEach { (share, line) ->
        drawLine(bar, Offset(x - wide / 2, y - high * share), Offset(x + wide / 2, y - high * share), line)
    }
    if (lit > HALF) outline(pane, golden(y - high, y), 2f) else outline(pane, Color(0xFF6F82C4), 1.6f)
}

private const val HALF = 0.5f
private const val ROSE = 0.66f

/** Tiles that come nearer, down to [end], as wide as [reach] to both sides. */
fun DrawScope.tiles(warm: Boolean, top: Float, end: Float, reach: Float) {
    val ground =
        if (warm) {
            listOf(Color(0xFF223A8A), Color(0xFF0E1B50), Color(0xFF040820))
        } else {
            listOf(Color(0xFF1A2450), Color(0xFF0B1130), Color(0xFF040820))
        }
    drawRect(Brush.verticalGradient(ground, top, end), Offset(-reach, top), Size(2 * reach, end - top))
    val rows = listOf(0f, 16f, 40f, 76f, 128f, 200f)
    rows.zipWithNext().forEachIndexed { row, (near, far) ->
        (-12..11).filter { (it + row) % 2 == 0 }.forEach { at ->
            val corners =
                listOf(at to near, at + 1 to near, at + 1 to far, at to far).map { (place, down) ->
                    Offset(place * (26f + down * 0.42f), top + down)
                }
            fill(closed(corners), if (warm) Color(0xFF4A66C4) else Color(0xFF27336A), 0.35f)
        }
    }
}

/** The red carpet and the steps, down to [end]. */
fun DrawScope.carpet(end: Float) {
    val wider = (end - FLOOR) * CARPET
    val edges = listOf(Offset(-58f, FLOOR), Offset(58f, FLOOR), Offset(58f + wider, end), Offset(-58f - wider, end))
    fill(closed(edges), Brush.verticalGradient(listOf(Color(0xFFB3304A), Color(0xFF6E1022)), FLOOR, end))
    listOf(-1, 1).forEach { drawLine(GOLD_FLAT, Offset(it * 52f, FLOOR), Offset(it * (52f + wider * HEM), end), 2f) }
}

/** How much broader the carpet becomes as it comes nearer, and its line of gold. */
private const val CARPET = 0.73f
private const val HEM = 0.92f

private const val BACK = "M0,-116C18,-116 26,-100 26,-84L28,-30L-28,-30L-26,-84C-26,-100 -18,-116 0,-116Z"
private const val CUSHION = "M0,-110C14,-110 20,-98 20,-84L21,-34L-21,-34L-20,-84C-20,-98 -14,-110 0,-110Z"
private const val CUSHION_DARK = "M0,-110C14,-110 20,-98 20,-84L21,-34L0,-34Z"
private const val ARM = "M26,-50L42,-50L42,-42L38,-42L38,-10L28,-10Z"

/** A throne of about 130 × 140 units, its foot at [at]. */
fun DrawScope.throne(at: Offset, scale: Float) =
    drawing(at, scale) {
        fill(rays(Offset(0f, -96f), 16f, 34f, 13, begin = -84f, end = 98f), golden(-130f, -90f))
        repeat(11) { fill(star(polar(Offset(0f, -96f), 40f, -75f + 15f * it), 3.2f, 1.1f, 4), Color(0xFFF4F7FF)) }
        fill(svg(BACK), golden(-116f, -30f))
        outline(svg(BACK), Color(0xFF4A340E), 0.9f)
        fill(svg(CUSHION), Color(0xFF29479A))
        fill(svg(CUSHION_DARK), Color(0xFF182E6C))
        listOf(-74f, -58f, -42f).forEach { y ->
            (if (y == -58f) listOf(-6f, 6f) else listOf(-12f, 0f, 12f)).forEach { fill(polygon(Offset(it, y), 2.8f, 4), Color(0xFFE9C46A)) }
        }
        fill(star(Offset(0f, -92f), 10f, 4.4f, 12), Color(0xFFFFF3C9))
        drawCircle(Color(0xFF29479A), 3f, Offset(0f, -92f))
        mirrored {
            fill(svg(ARM), golden(-52f, -10f))
            outline(svg(ARM), Color(0xFF4A340E), 0.8f)
            drawCircle(golden(-58f, -46f), 6f, Offset(34f, -52f))
            drawCircle(Color(0xFF8FB2FF), 2.4f, Offset(34f, -52f))
        }
        fill(svg("M0,-34L28,-34L32,-22L-32,-22L-28,-34Z"), Color(0xFF3A5CC0))
        fill(svg("M0,-34L28,-34L32,-22L0,-22Z"), Color(0xFF22408F))
        drawRect(golden(-22f, -15f), Offset(-33f, -22f), Size(66f, 7f))
        drawRect(Color(0xFF182E6C), Offset(-28f, -15f), Size(56f, 15f))
        drawRect(Color(0xFFC9D3EC), Offset(-46f, 0f), Size(92f, 5f))
        drawRect(Color(0xFF8E9CC4), Offset(-56f, 5f), Size(112f, 5f))
        drawRect(Color(0xFF5A6A9E), Offset(-66f, 10f), Size(132f, 6f))
    }

/** Both sides of a drawing whose right half is written. */
inline fun DrawScope.mirrored(half: DrawScope.() -> Unit) {
    half()
    drawContext.canvas.save()
    drawContext.canvas.scale(-1f, 1f)
    half()
    drawContext.canvas.restore()
}

private val ash = listOf(Color(0xFF8A93B8), Color(0xFF4A5480), Color(0xFF2A3158))

private fun metal(warm: Boolean, top: Float, bottom: Float) =
    if (warm) golden(top, bottom) else Brush.verticalGradient(ash, top, bottom)

/** A candle that stands, its foot at ([x], [y]): a flame, or a thread of smoke. */
fun DrawScope.taper(x: Float, y: Float, high: Float, wide: Float, lit: Boolean, flame: Float = 0.8f) {
    val wax =
        if (lit) {
            listOf(
                Color(0xFFFFF6DF),
                Color(0xFFEBD9B0),
                Color(0xFFA88C58)
            )
        } else {
            listOf(Color(0xFF8E97B8), Color(0xFF5E688E), Color(0xFF363E62))
        }
    drawRect(Brush.horizontalGradient(wax, x - wide / 2, x + wide / 2), Offset(x - wide / 2, y - high), Size(wide, high))
    drawOval(if (lit) Color(0xFFFFFBEF) else Color(0xFFA9B2D0), Offset(x - wide / 2, y - high - 1.8f), Size(wide, 3.6f))
    drawing(Offset(x, y - high - 3f), flame) {
        if (lit) {
            glow(Offset(0f, -8f), 34f, amber, 0.55f)
            fill(svg("M0,4C-6,2 -6,-6 0,-18C6,-6 6,2 0,4Z"), Color(0xFFFFB02E))
            fill(svg("M0,3C-3.4,2 -3.4,-4 0,-11C3.4,-4 3.4,2 0,3Z"), Color(0xFFFFF3C9))
        } else {
            outline(svg("M0,0C-5,-8 6,-14 1,-24C-4,-33 7,-38 2,-50C-1,-58 4,-62 3,-70"), Color(0xFFAEB8D8), 2f, 0.42f)
            outline(svg("M1,-14C6,-22 -3,-30 3,-40C7,-48 1,-54 4,-62"), Color(0xFFDCE6FF), 1.1f, 0.4f)
        }
    }
}

/** A stand with five arms, its foot at [at]. */
fun DrawScope.candelabrum(at: Offset, scale: Float, warm: Boolean, lit: Boolean = warm) =
    drawing(at, scale) {
        val edge = if (warm) Color(0xFF4A340E) else Color(0xFF141A38)
        fill(svg("M-26,0L26,0L20,-6L-20,-6Z"), metal(warm, -6f, 0f))
        fill(svg("M-16,-6L16,-6L6,-14L-6,-14Z"), metal(warm, -14f, -6f))
        drawRect(metal(warm, -118f, -12f), Offset(-2.6f, -118f), Size(5.2f, 106f))
        listOf(-40f, -78f).forEach {
            fill(polygon(Offset(0f, it), 6f), metal(warm, it - 6, it + 6))
            outline(polygon(Offset(0f, it), 6f), edge, 0.8f)
        }
        listOf(40f to -118f, 21f to -110f).forEach { (x, y) ->
            val arm = Path().apply {
                moveTo(0f, y + 34)
                cubicTo(x * 0.55f, y + 34, x, y + 26, x, y + 4)
            }
            mirrored {
                outline(arm, edge, 5f)
                outline(arm, if (warm) GOLD_FLAT else Color(0xFF5E688E), 3f)
            }
        }
        listOf(Triple(-40f, -118f, 24f), Triple(-21f, -110f, 26f), Triple(0f, -120f, 32f), Triple(21f, -110f, 26f), Triple(40f, -118f, 24f))
            .forEach { (x, y, high) ->
                val cup = closed(listOf(Offset(x - 8, y + 2), Offset(x + 8, y + 2), Offset(x + 5, y + 7), Offset(x - 5, y + 7)))
                fill(cup, metal(warm, y + 2, y + 7))
                taper(x, y + 2, high, 7f, lit)
            }
    }

/** Six verdicts as diamonds on a line of [wide]; the reached one is a coin with rays. */
fun DrawScope.verdicts(at: Offset, wide: Float, reached: Int, hall: Hall) {
    val unit = density
    drawLine(hall.line, Offset(at.x - wide / 2, at.y), Offset(at.x + wide / 2, at.y), unit, alpha = 0.8f)
    repeat(6) {
        val place = Offset(at.x - wide / 2 + wide * it / 5, at.y)
        when {
            it < reached -> {
                fill(polygon(place, 6 * unit, 4), Color(0xFFE3BE6B))
                outline(polygon(place, 6 * unit, 4), Color(0xFF3A2408), 0.8f * unit)
            }

            it == reached -> {
                fill(rays(place, 11 * unit, 17 * unit, 12, 0.4f), if (hall.light) GOLD_DARK else Color(0xFFFFE9B0))
                fill(polygon(place, 9.4f * unit), golden(place.y - 9 * unit, place.y + 9 * unit))
                outline(polygon(place, 9.4f * unit), Color(0xFF3A2408), 0.8f * unit)
                fill(star(place, 6.4f * unit, 2.6f * unit, 6), Color(0xFF2A1606))
            }

            else -> {
                fill(polygon(place, 6 * unit, 4), hall.panel[1])
                outline(polygon(place, 6 * unit, 4), hall.line, 1.2f * unit)
            }
        }
    }
}

/** A rectangle around an axis. */
fun around(x: Float, top: Float, half: Float, bottom: Float) = Rect(x - half, top, x + half, bottom)
