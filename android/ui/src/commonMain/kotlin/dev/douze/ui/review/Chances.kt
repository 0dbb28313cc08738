package dev.douze.ui.review

import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.gestures.rememberDraggableState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.setProgress
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import dev.douze.core.ChanceView
import dev.douze.core.ChancesView
import dev.douze.core.Intent
import dev.douze.ui.components.AppText
import dev.douze.ui.forest.dodecagon
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.goldFrame
import dev.douze.ui.theme.largeText
import kotlin.math.roundToInt

private val ebony = Color(0xFF17130F)
private val ivory = Color(0xFFEBDDB8)
private val gold = Color(0xFFE3BE6B)
private val night = Color(0xFF0F2A20)
private val ember = Color(0xFFFFB02E)
private val high = 136.dp

/** Above and below the points: words stand there. */
private val band = 22.dp
private const val MARGIN = 22

/** How the game stood after each decision: ebony above, ivory below, one gold line; a finger along it moves the board. */
@Composable
internal fun Chances(
    view: ChancesView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
    // Large letters in the chart would cover the line.
    if (largeText) Side(view.above, LocalTokens.current.ink)
    Chart(view, onIntent)
    if (largeText) Side(view.below, LocalTokens.current.ink)
}

/** Whose half it is. */
@Composable
private fun Side(
    words: String,
    colour: Color,
    modifier: Modifier = Modifier,
) = AppText(words, modifier.padding(horizontal = 14.dp).clearAndSetSemantics {}, LocalTypography.current.small, colour)

@Composable
private fun Chart(
    view: ChancesView,
    onIntent: (Intent) -> Unit,
) {
    val shown by rememberUpdatedState(view)
    val send by rememberUpdatedState(onIntent)
    var width by remember { mutableFloatStateOf(1f) }
    var finger by remember { mutableFloatStateOf(0f) }
    fun go(place: Int) {
        val point = shown.points.getOrNull(place.coerceIn(shown.points.indices)) ?: return
        if (!point.selected) send(point.intent)
    }

    val margin = with(LocalDensity.current) { MARGIN.dp.toPx() }
    val numeral = LocalTypography.current.smallStrong
    val measurer = rememberTextMeasurer()
    val at = view.points.indexOfFirst { it.selected }
    Box(Modifier.fillMaxWidth().height(high).clip(PanelShape).goldFrame()) {
        Spacer(
            Modifier
                .matchParentSize()
                .onSizeChanged { width = it.width.coerceAtLeast(1).toFloat() }
                .pointerInput(Unit) { detectTapGestures { go(place(it.x, width, margin, shown.points.size)) } }
                .draggable(
                    rememberDraggableState { by ->
                        finger += by
                        go(place(finger, width, margin, shown.points.size))
                    },
                    Orientation.Horizontal,
                    onDragStarted = { finger = it.x },
                ).focusable()
                .semantics {
                    contentDescription = view.spoken
                    view.points.getOrNull(at)?.let { stateDescription = it.spoken }
                    val last = (view.points.size - 1).toFloat()
                    progressBarRangeInfo =
                        ProgressBarRangeInfo(at.coerceAtLeast(0).toFloat(), 0f..last, (view.points.size - 2).coerceAtLeast(0))
                    setProgress { wanted ->
                        go(wanted.roundToInt())
                        true
                    }
                }.drawBehind { line(view.points, measurer, numeral) },
        )
        if (!largeText) {
            Side(view.above, ivory, Modifier.align(Alignment.TopStart).padding(vertical = 6.dp))
            Side(view.below, ebony, Modifier.align(Alignment.BottomStart).padding(vertical = 6.dp))
        }
    }
}

private fun place(
    x: Float,
    width: Float,
    margin: Float,
    count: Int,
) = ((x - margin) / (width - 2 * margin) * (count - 1)).roundToInt()

private const val FULL = 100f
private const val USED = 0.5f

private fun DrawScope.at(
    place: Int,
    count: Int,
    ahead: Int,
): Offset {
    val margin = MARGIN.dp.toPx()
    val x = margin + (size.width - 2 * margin) * place / (count - 1).coerceAtLeast(1)
    return Offset(x, size.height * (HALF_WAY + (HALF_WAY - ahead / FULL) * USED))
}

private const val HALF_WAY = 0.5f

private fun DrawScope.line(
    points: List<ChanceView>,
    measurer: TextMeasurer,
    numeral: TextStyle,
) {
    val unit = 1.dp.toPx()
    val middle = size.height / 2
    drawRect(ebony, size = Size(size.width, middle))
    drawRect(ivory, Offset(0f, middle), Size(size.width, middle))
    val spots = points.mapIndexed { i, point -> at(i, points.size, point.ahead) }
    val path = Path().apply { spots.forEachIndexed { i, spot -> if (i == 0) moveTo(spot.x, spot.y) else lineTo(spot.x, spot.y) } }
    val area =
        Path().apply {
            addPath(path)
            lineTo(spots.last().x, middle)
            lineTo(spots.first().x, middle)
            close()
        }
    drawPath(area, gold, 0.28f)
    drawLine(gold, Offset(0f, middle), Offset(size.width, middle), unit)
    drawPath(path, Color(0xFF4E3208), style = Stroke(4.4f * unit, join = StrokeJoin.Round))
    drawPath(path, gold, style = Stroke(2.6f * unit, join = StrokeJoin.Round))
    points.forEachIndexed { i, point ->
        if (point.selected) drawLine(ember, Offset(spots[i].x, band.toPx()), Offset(spots[i].x, size.height - band.toPx()), 2 * unit)
    }
    points.forEachIndexed { i, point ->
        val place = point.turning ?: return@forEachIndexed
        val radius = 12 * unit
        drawPath(dodecagon(spots[i], radius), if (point.selected) ember else night)
        drawPath(dodecagon(spots[i], radius), gold, style = Stroke(1.6f * unit))
        val words = measurer.measure(place.toString(), numeral.copy(color = if (point.selected) ebony else ivory))
        drawText(words, topLeft = spots[i] - Offset(words.size.width / 2f, words.size.height / 2f))
    }
    val only = points.indexOfFirst { it.selected && it.turning == null }
    if (only >= 0) drawPath(dodecagon(spots[only], 6 * unit), ember)
}
