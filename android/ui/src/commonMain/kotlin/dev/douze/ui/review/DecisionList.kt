package dev.douze.ui.review

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReviewLineView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Picture
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.edged
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** The decisions, one line each. */
@Composable
internal fun DecisionList(
    decisions: List<ReviewLineView>,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    decisions.forEach { key(it.number) { DecisionLine(it, onIntent) } }
}

@Composable
private fun DecisionLine(
    view: ReviewLineView,
    onIntent: (Intent) -> Unit,
) {
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .edged(view.selected, fill = LocalTokens.current.paperRaised)
            .press(view.spoken, ButtonShape, { onIntent(view.intent) })
            .semantics { selected = view.selected }
            .padding(12.dp, Space.small)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        WeightMark(view.weight, 28.dp)
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                SoftText(view.heading, Modifier.padding(end = Space.small))
                AppText(view.cost, style = LocalTypography.current.smallStrong)
            }
            Signed(view.chosen, Signs.done, LocalTypography.current.strong)
            view.better?.let { Signed(it, Signs.star, LocalTypography.current.small) }
        }
    }
}

/** The same sign as on the board. */
@Composable
private fun Signed(
    text: String,
    sign: ImageVector,
    style: TextStyle,
) = Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
    Picture(sign, LocalTokens.current.inkSoft, 16.dp)
    AppText(text, style = style)
}
