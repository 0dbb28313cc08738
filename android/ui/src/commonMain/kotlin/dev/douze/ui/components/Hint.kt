package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
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
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import dev.douze.core.HintView
import dev.douze.core.Intent
import dev.douze.core.WeighedView
import dev.douze.ui.art.Space
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

private val starSide = 20.dp

/** What a strong player would consider, beside the table. A pane, so that a screen reader announces it. */
@Composable
fun HintPanel(
    view: HintView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(
    modifier.fillMaxWidth().panel().padding(12.dp).semantics { paneTitle = view.title },
    Arrangement.spacedBy(Space.small),
) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Heading(view.title, Modifier.weight(1f).live(), LocalTypography.current.strong)
        SignButton(view.close, Signs.close, onIntent)
    }
    Box(Modifier.live()) { WeighedRows(view.options, onIntent) }
    view.reasons.forEach { AppText(it, style = LocalTypography.current.small) }
}

/**
 * The same as a sentence beside the cards, not higher than [high]: stars are on the cards, a tap opens what was weighed.
 * What the best is worth stands before it where there is room. [closes]: its button to close it is here.
 */
@Composable
fun HintLine(
    view: HintView,
    onIntent: (Intent) -> Unit,
    high: Dp,
    closes: Boolean = true,
    onOpen: () -> Unit,
) = Row(Modifier.fillMaxWidth().height(high).semantics { paneTitle = view.title }, verticalAlignment = Alignment.CenterVertically) {
    val why = view.reasons.firstOrNull() ?: view.title
    BoxWithConstraints(
        Modifier.weight(1f).fillMaxHeight().hinted(view, ButtonShape, onOpen).clearAndSetSemantics {},
        Alignment.CenterStart,
    ) {
        val style = LocalTypography.current.small.copy(color = LocalTokens.current.ink, lineHeight = 1.em)
        val whole = listOfNotNull(view.options.firstOrNull()?.spoken, why).joinToString(" ")
        val room = Constraints(maxWidth = constraints.maxWidth)
        val least = rememberTextMeasurer().measure(whole, style.copy(fontSize = smallest), constraints = room)
        val text = if (least.size.height <= constraints.maxHeight) whole else why
        BasicText(text, style = style, autoSize = TextAutoSize.StepBased(smallest, 16.sp, 0.5.sp))
    }
    if (closes) SignButton(view.close, Signs.close, onIntent)
}

private val smallest = 12.sp

/** A hint in a sentence, spoken as it comes; a tap opens what was weighed. */
@Composable
fun Modifier.hinted(
    view: HintView,
    shape: Shape,
    onOpen: () -> Unit,
    veil: Color = LocalTokens.current.ink,
): Modifier = live().press(view.spoken, shape, onOpen, veil)

/** What was weighed, the best first and starred. */
@Composable
fun WeighedRows(
    options: List<WeighedView>,
    onIntent: (Intent) -> Unit,
) = Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
    options.forEachIndexed { i, option -> Weighed(option, i == 0, onIntent) }
}

/** A button where it selects something at the table. */
@Composable
private fun Weighed(
    view: WeighedView,
    best: Boolean,
    onIntent: (Intent) -> Unit,
) {
    val select = view.select
    val pressed =
        if (select == null) {
            Modifier.semantics { contentDescription = view.spoken }
        } else {
            Modifier
                .heightIn(min = Space.touch)
                .edged(false, edge = LocalTokens.current.line)
                .press(view.spoken, ButtonShape, { onIntent(select) })
        }
    Row(
        Modifier
            .fillMaxWidth()
            .then(pressed)
            .padding(horizontal = Space.small, vertical = Space.tiny)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        Box(Modifier.size(starSide)) { if (best) Picture(Signs.star, LocalAccent.current, starSide) }
        view.face?.let { OpenCard(it, 36.dp) }
        FlowRow(Modifier.weight(1f), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
            AppText(
                view.label,
                Modifier.padding(end = Space.small),
                if (best) LocalTypography.current.strong else LocalTypography.current.body
            )
            SoftText(view.worth)
        }
    }
}
