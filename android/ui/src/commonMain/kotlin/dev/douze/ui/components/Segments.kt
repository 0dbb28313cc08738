package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.buttonCorner
import dev.douze.ui.theme.goldFace
import dev.douze.ui.theme.goldFrame
import dev.douze.ui.theme.panelBrush

/** One of a few, in one line; the chosen one is gold. Many are as wide as their words need. */
@Composable
internal fun Segments(
    view: ChoicesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    if (view.choices.size <= FEW) {
        SegmentFrame(view.label, modifier) {
            view.choices.forEach { choice ->
                Segment(choice.label, choice.selected, choice.line, { onIntent(choice.intent) }, Modifier.weight(1f)) { ink ->
                    FittingWords(choice.label, Modifier.fillMaxWidth(), LocalTypography.current.name, ink, TextAlign.Center)
                }
            }
        }
        return
    }
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val shares = shares(view.choices.map { it.label }, maxWidth.value, LocalDensity.current.fontScale)
        SegmentFrame(view.label, Modifier) {
            view.choices.zip(shares).forEach { (choice, share) ->
                Segment(choice.label, choice.selected, choice.line, { onIntent(choice.intent) }, Modifier.weight(share)) { ink ->
                    val words = Modifier.fillMaxWidth().padding(horizontal = 2.dp)
                    val lines = if (' ' in choice.label) 2 else 1
                    FittingWords(choice.label, words, LocalTypography.current.smallStrong, ink, TextAlign.Center, lines = lines)
                }
            }
        }
    }
}

private const val FEW = 3
private const val LETTER = 6.2f
private const val ASIDE = 20f

/** How wide each label may be in a [width], all in dp: what two lines of it need, and air; with too little for all, at least a touch. */
private fun shares(labels: List<String>, width: Float, scale: Float): List<Float> {
    val touch = Space.touch.value
    val needs =
        labels.map { label ->
            val half = if (' ' in label) (label.length + 1) / 2 else label.length
            maxOf(touch, LETTER * scale * maxOf(half, label.split(' ').maxOf { it.length }) + ASIDE)
        }
    val air = width - needs.sum()
    if (air >= 0f) return needs.map { it + air / labels.size }
    val more = needs.sumOf { (it - touch).toDouble() }.toFloat()
    return needs.map { touch + (it - touch) * (width - touch * labels.size).coerceAtLeast(0f) / more }
}

/** A frame around a few things side by side. */
@Composable
internal fun SegmentFrame(
    label: String,
    modifier: Modifier,
    content: @Composable RowScope.() -> Unit,
) = Row(
    modifier
        .fillMaxWidth()
        .height(IntrinsicSize.Min)
        .clip(ButtonShape)
        .background(LocalTokens.current.panelBrush())
        .goldFrame(buttonCorner, 1.6.dp, 2.4.dp, 0.5.dp)
        .selectableGroup()
        .semantics { contentDescription = label },
    content = content,
)

@Composable
internal fun Segment(
    spoken: String,
    chosen: Boolean,
    state: String?,
    onClick: () -> Unit,
    modifier: Modifier,
    content: @Composable (Color) -> Unit,
) {
    val tokens = LocalTokens.current
    val ink = if (chosen) tokens.buttonInk else tokens.ink
    Box(
        modifier
            .fillMaxHeight()
            .heightIn(min = 54.dp)
            .press(spoken, ButtonShape, onClick, ink, Role.RadioButton, state = state)
            .semantics { selected = chosen }
            .padding(1.dp)
            .then(if (chosen) Modifier.goldFace() else Modifier)
            .padding(horizontal = 7.dp, vertical = 5.dp),
        Alignment.Center,
    ) {
        Column(Modifier.clearAndSetSemantics {}, horizontalAlignment = Alignment.CenterHorizontally) { content(ink) }
    }
}
