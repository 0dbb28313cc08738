package dev.douze.ui.chronicle

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.background
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.ChartReignView
import dev.douze.core.Intent
import dev.douze.core.ReignChartView
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.portrait
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.LinePlace
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.Light
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalLight
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.diamond
import dev.douze.ui.theme.goldBrush

/** A year downwards. */
private val year = 4.2.dp

/** Above the cloth: the rod, and first years over it. */
private val rodHigh = 40.dp
private val pitch = 48.dp
private val broadest = 64.dp
private val pennantWide = 36.dp
private val names = 112.dp

/** Six woven bands; nothing of the world is lighter than their words. */
private val woven =
    listOf(Color(0xFF34303E), Color(0xFF3A3450), Color(0xFF2A3A6A), Color(0xFF2A5560), Color(0xFF4A2A5E), Color(0xFF6A2436))
private val ivory = Color(0xFFFFF3D6)
private val pale = Color(0xFFF7E6B5)
private val ink = Color(0xFF1D1118)

/**
 * Reigns as pennants on a cloth of six verdicts, each as long as its years; the tip of a lost one is torn. Bands keep their names
 * while the pennants move sideways; the newest is in sight.
 */
@Composable
internal fun Tapestry(view: ReignChartView, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) {
    val high = view.top * year
    val tokens = LocalTokens.current
    val plain = LocalLight.current == Light.CONTRAST
    Box(modifier.fillMaxWidth().height(rodHigh + high + 12.dp).drawBehind { cloth(view, tokens, plain) }) {
        BandNames(view)
        BoxWithConstraints(Modifier.padding(start = names, end = 8.dp).fillMaxWidth()) {
            // As many as are whole share the width.
            val wide = maxOf(pitch, maxWidth / (maxWidth / pitch).toInt().coerceIn(1, maxOf(1, view.reigns.size)))
            val scroll = rememberScrollState(Int.MAX_VALUE)
            Row(Modifier.fillMaxWidth().goesOn(scroll, tokens).horizontalScroll(scroll)) {
                view.reigns.forEachIndexed { i, reign -> key(i, reign.label) { Pennant(reign, minOf(wide, broadest), high, onIntent) } }
            }
        }
    }
}

/** Where older reigns are out of sight, their edge is in shadow. */
private fun Modifier.goesOn(scroll: ScrollState, tokens: Tokens) =
    drawWithContent {
        drawContent()
        if (scroll.canScrollBackward) {
            val deep = 14.dp.toPx()
            val from = rodHigh.toPx()
            val fade = Brush.horizontalGradient(listOf(tokens.shadow.copy(alpha = 0.6f), Color.Transparent), 0f, deep)
            drawRect(fade, Offset(0f, from), Size(deep, size.height - from - 12.dp.toPx()))
        }
    }

@Composable
private fun BandNames(view: ReignChartView) {
    val typography = LocalTypography.current
    view.bands.forEachIndexed { i, band ->
        val end = view.bands.getOrNull(i + 1)?.from ?: view.top
        Column(
            Modifier
                .offset(10.dp, rodHigh + (band.from + end) / 2 * year - 19.dp)
                .width(names - 16.dp)
                .clearAndSetSemantics {},
        ) {
            FitLine(band.name, typography.display(16.sp), ivory, place = LinePlace.START)
            FitLine(band.years, typography.small, pale, place = LinePlace.START)
        }
    }
}

private fun DrawScope.cloth(view: ReignChartView, tokens: Tokens, plain: Boolean) {
    val top = rodHigh.toPx()
    val unit = year.toPx()
    val all = Rect(0f, top, size.width, top + view.top * unit)
    view.bands.forEachIndexed { i, band ->
        val end = view.bands.getOrNull(i + 1)?.from ?: view.top
        val into = Rect(0f, top + band.from * unit, size.width, top + end * unit)
        drawRect(if (plain) Color.Black else woven[i % woven.size], into.topLeft, into.size)
        if (!plain) {
            val knots =
                Path().apply {
                    val step = 18.dp.toPx()
                    var y = into.top + step / 2
                    var row = 0
                    while (y < into.bottom - 3.dp.toPx()) {
                        var x = step / 2 + if (row % 2 == 0) 0f else step / 2
                        while (x < into.right) {
                            diamond(Offset(x, y), 3.dp.toPx())
                            x += step
                        }
                        y += step
                        row++
                    }
                }
            drawPath(knots, Color(0xFFFFE9B0), 0.07f)
        }
        if (i > 0) {
            drawLine(tokens.gold, into.topLeft, into.topRight, 1.dp.toPx(), alpha = 0.8f)
            val under = Offset(0f, 3.dp.toPx())
            drawLine(tokens.gold, into.topLeft + under, into.topRight + under, 0.5.dp.toPx(), alpha = 0.8f)
        }
    }
    drawRect(tokens.goldBrush(all.top, all.bottom), all.topLeft, all.size, style = Stroke(2.dp.toPx()))
    val rod = Rect(0f, top - 12.dp.toPx(), size.width, top - 3.dp.toPx())
    drawRect(tokens.goldBrush(rod.top, rod.bottom), rod.topLeft, rod.size)
    drawRect(tokens.goldOutside, rod.topLeft, rod.size, style = Stroke(0.8.dp.toPx()))
    listOf(rod.left + 5.dp.toPx(), rod.right - 5.dp.toPx()).forEach {
        drawCircle(tokens.goldBrush(rod.top - 3.dp.toPx(), rod.bottom + 3.dp.toPx()), 7.5.dp.toPx(), Offset(it, rod.center.y))
        drawCircle(tokens.goldOutside, 7.5.dp.toPx(), Offset(it, rod.center.y), style = Stroke(0.8.dp.toPx()))
    }
}

/** A reign; its whole column can be pressed. */
@Composable
private fun Pennant(view: ChartReignView, wide: Dp, high: Dp, onIntent: (Intent) -> Unit) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    val measurer = rememberTextMeasurer()
    val numeral = typography.display(15.sp)
    val first = typography.text(13.sp)
    val niche = view.throne.character?.let { portrait(it.character).niche }
    val colour =
        when {
            !view.won -> Color(0xFF5A5662)
            niche != null -> niche.ground
            else -> Color(0xFF8A6224)
        }
    Box(
        Modifier.width(wide).height(rodHigh + high + 12.dp)
            .press(view.spoken, ButtonShape, { onIntent(view.open) }, ivory)
            .drawWithCache {
                val years = measurer.measure("${view.years}", numeral.fitting(view.years))
                val label = measurer.measure(view.label, first, softWrap = false)
                onDrawBehind {
                    drawText(label, tokens.ink, Offset((size.width - label.size.width) / 2, 4.dp.toPx()))
                    val left = (size.width - pennantWide.toPx()) / 2
                    val into = Rect(Offset(left, rodHigh.toPx() - 10.dp.toPx()), Size(pennantWide.toPx(), 0f))
                    val tip = rodHigh.toPx() + view.years * year.toPx()
                    pennant(into, tip.coerceAtLeast(into.top + LEAST.dp.toPx()), colour, view.won, tokens)
                    val at = tip.coerceAtLeast(into.top + LEAST.dp.toPx()) - 38.dp.toPx()
                    val band = Rect(into.left + 1.dp.toPx(), at, into.right - 1.dp.toPx(), at + 20.dp.toPx())
                    drawRect(ink, band.topLeft, band.size)
                    drawLine(pale, band.topLeft, band.topRight, 1.dp.toPx())
                    drawLine(pale, band.bottomLeft, band.bottomRight, 1.dp.toPx())
                    drawText(years, ivory, Offset(band.center.x - years.size.width / 2f, band.center.y - years.size.height / 2f))
                }
            }.clearAndSetSemantics {},
        Alignment.TopCenter,
    ) {
        // Cloth is dark in every light.
        CompositionLocalProvider(LocalTokens provides Tokens.dark, LocalAccent provides Tokens.dark.accentHouse) {
            ThronePicture(view.throne, 30.dp, Modifier.offset(y = rodHigh - 2.dp).background(ink, CircleShape))
        }
    }
}

/** Numbers of three figures are a little smaller. */
private fun TextStyle.fitting(years: Int) = if (years < HUNDRED) this else copy(fontSize = 13.sp)

private const val HUNDRED = 100

/** Head and number have room on the shortest. */
private const val LEAST = 84

/** From the rod down to its [tip]: two halves of cloth, a gold edge, diamonds; torn: where the council fell. */
private fun DrawScope.pennant(into: Rect, tip: Float, colour: Color, whole: Boolean, tokens: Tokens) {
    val shoulder = tip - 15.dp.toPx()
    val middle = into.center.x
    fun shape(left: Float, right: Float) =
        Path().apply {
            moveTo(left, into.top)
            lineTo(right, into.top)
            lineTo(right, shoulder)
            if (whole) {
                if (right > middle) lineTo(middle, tip)
            } else {
                val step = (right - left) / TEARS
                repeat(TEARS) { lineTo(right - step * (it + 0.5f), if (it % 2 == 0) tip - 2.dp.toPx() else shoulder - 5.dp.toPx()) }
            }
            lineTo(left, if (whole && left == middle) tip else shoulder)
            close()
        }
    val outline = shape(into.left, into.right)
    drawPath(Path().apply { addPath(outline, Offset(3.dp.toPx(), 3.dp.toPx())) }, Color.Black, 0.35f)
    drawPath(outline, colour)
    drawPath(shape(middle, into.right), lerp(colour, Color.Black, 0.24f))
    val knots =
        Path().apply {
            var y = into.top + 56.dp.toPx()
            while (y < tip - 52.dp.toPx()) {
                diamond(Offset(middle, y), 5.dp.toPx())
                diamond(Offset(middle, y + 13.dp.toPx()), 2.6.dp.toPx())
                y += 26.dp.toPx()
            }
        }
    drawPath(knots, pale, 0.8f)
    drawPath(outline, tokens.goldBrush(into.top, tip), style = Stroke(1.4.dp.toPx()))
    if (whole) {
        drawCircle(tokens.goldBrush(tip, tip + 8.dp.toPx()), 2.6.dp.toPx(), Offset(middle, tip + 3.dp.toPx()))
        drawLine(tokens.gold, Offset(middle, tip + 5.dp.toPx()), Offset(middle, tip + 11.dp.toPx()), 4.dp.toPx())
    }
}

private const val TEARS = 5
