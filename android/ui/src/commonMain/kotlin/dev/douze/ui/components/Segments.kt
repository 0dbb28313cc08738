package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
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
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.Intent
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.buttonCorner
import dev.douze.ui.theme.goldFace
import dev.douze.ui.theme.goldFrame
import dev.douze.ui.theme.panelBrush

/** One of a few, in one line; the chosen one is gold. */
@Composable
internal fun Segments(
    view: ChoicesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = SegmentFrame(view.label, modifier) {
    view.choices.forEach { choice ->
        val long = ' ' in choice.label && view.choices.size > FEW
        val share = if (view.choices.size > FEW) choice.label.broadest() else 1f
        Segment(choice.label, choice.selected, choice.line, { onIntent(choice.intent) }, Modifier.weight(share)) { ink ->
            val style = if (view.choices.size > FEW) LocalTypography.current.smallStrong else LocalTypography.current.name
            val aside = if (view.choices.size > FEW) 2.dp else 0.dp
            FittingWords(
                choice.label,
                Modifier.fillMaxWidth().padding(horizontal = aside),
                style,
                ink,
                TextAlign.Center,
                lines = if (long) 2 else 1
            )
        }
    }
}

private const val FEW = 3

/** What a label takes of the line, in two lines where it has several words; letters, and the air beside them. */
private fun String.broadest(): Float {
    val whole = if (' ' in this) (length + 1) / 2 else length
    return AIR + maxOf(whole, split(' ').maxOf { it.length })
}

private const val AIR = 5f

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
