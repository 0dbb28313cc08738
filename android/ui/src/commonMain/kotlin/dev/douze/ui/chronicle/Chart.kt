package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.BandView
import dev.douze.core.ChartReignView
import dev.douze.core.Intent
import dev.douze.core.ReignChartView
import dev.douze.ui.art.Space
import dev.douze.ui.art.Tokens
import dev.douze.ui.components.AppText
import dev.douze.ui.components.FittingWords
import dev.douze.ui.components.Heading
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

private val markSide = 16.dp
private const val STRIPE = 0.4f

/** The length of each reign: a tapestry; with large letters bars across the six verdicts, hollow where the council fell. */
@Composable
internal fun Chart(
    view: ReignChartView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    Window(view.window, onIntent)
    if (!largeText) {
        Heading(view.label, Modifier.semantics { contentDescription = view.spoken }, LocalTypography.current.strong)
        Tapestry(view, onIntent)
        return@Column
    }
    Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
        Heading(view.label, style = LocalTypography.current.strong)
        Legend(view.bands, Modifier.semantics(mergeDescendants = true) { contentDescription = view.spoken })
        Marks(view)
        Column(Modifier.fillMaxWidth()) { view.reigns.forEach { Bar(it, view, onIntent) } }
    }
}

/** What the marks mean; read aloud it is the chart in sentences. */
@Composable
private fun Legend(
    bands: List<BandView>,
    modifier: Modifier,
) = FlowRow(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.medium), Arrangement.spacedBy(Space.tiny)) {
    bands.forEach { band ->
        Row(
            Modifier.clearAndSetSemantics {},
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            BandMark(band.band, markSide)
            AppText(band.name, style = LocalTypography.current.small)
            SoftText(band.years)
        }
    }
}

/** Beside the bars stand the first year and the length: as wide as letters are large. */
private val side: Dp @Composable get() = 44.dp * LocalDensity.current.fontScale

/** The verdicts over their stripes. */
@Composable
private fun Marks(view: ReignChartView) =
    Row(Modifier.fillMaxWidth().clearAndSetSemantics {}) {
        Box(Modifier.width(side))
        BoxWithConstraints(Modifier.weight(1f).height(markSide + Space.tiny)) {
            view.bands.forEach { band ->
                val middle = (band.from + end(band, view)) / 2f / view.top
                BandMark(band.band, markSide, Modifier.offset(x = maxWidth * middle - markSide / 2))
            }
        }
        Box(Modifier.width(side))
    }

/** Where the next verdict begins. */
private fun end(band: BandView, view: ReignChartView): Int = view.bands.getOrNull(view.bands.indexOf(band) + 1)?.from ?: view.top

@Composable
private fun Bar(
    view: ChartReignView,
    chart: ReignChartView,
    onIntent: (Intent) -> Unit,
) {
    val tokens = LocalTokens.current
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .height(Space.touch)
            .clip(ButtonShape)
            .press(view.spoken, ButtonShape, { onIntent(view.open) })
            .clearAndSetSemantics {},
        verticalAlignment = Alignment.CenterVertically,
    ) {
        FittingWords(view.label, Modifier.width(side).padding(end = 6.dp), colour = tokens.inkSoft, align = TextAlign.End)
        Box(
            Modifier.weight(1f).fillMaxHeight().drawBehind {
                stripes(chart, tokens)
                bar(view, chart, tokens)
            },
        )
        FittingWords("${view.years}", Modifier.width(side).padding(start = 6.dp), LocalTypography.current.smallStrong)
    }
}

private fun DrawScope.stripes(
    chart: ReignChartView,
    tokens: Tokens,
) = chart.bands.forEachIndexed { i, band ->
    val from = size.width * band.from / chart.top
    val to = size.width * end(band, chart) / chart.top
    if (i % 2 == 0) drawRect(tokens.hairline, Offset(from, 0f), Size(to - from, size.height), STRIPE)
    drawLine(tokens.hairline, Offset(from, 0f), Offset(from, size.height), 1.dp.toPx())
}

private fun DrawScope.bar(
    view: ChartReignView,
    chart: ReignChartView,
    tokens: Tokens,
) {
    val thick = 20.dp.toPx()
    val line = 2.dp.toPx()
    val long = (size.width * view.years / chart.top).coerceIn(2 * line, size.width)
    val at = Offset(0f, (size.height - thick) / 2)
    val round = CornerRadius(3.dp.toPx())
    val colour = tokens.verdict(view.band)
    if (view.won) {
        drawRoundRect(colour, at, Size(long, thick), round)
    } else {
        drawRoundRect(colour, at + Offset(line / 2, line / 2), Size(long - line, thick - line), round, Stroke(line))
    }
}
