package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoiceView
import dev.douze.core.ChoicesView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.lesson.glowing
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.ChipShape
import dev.douze.ui.theme.Dodecagon
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.buttonBrush

/** One of several, below each other, each with its sentence. */
@Composable
fun Choices(
    view: ChoicesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
    TitleRule(view.label, Modifier.padding(bottom = Space.tiny))
    Column(Modifier.selectableGroup(), verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        view.choices.forEach { Choice(it, onIntent) }
    }
}

/** One of several by name alone, side by side where there is room; their sentences are only spoken. */
@Composable
fun ShortChoices(
    view: ChoicesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.name,
) = FlowRow(
    modifier.selectableGroup().semantics { contentDescription = view.label },
    Arrangement.spacedBy(
        when {
            view.choices.size > MANY -> 0.dp
            view.choices.size > FEW -> Space.tiny
            else -> Space.small
        },
        Alignment.CenterHorizontally,
    ),
    Arrangement.spacedBy(Space.small),
) {
    val tokens = LocalTokens.current
    view.choices.forEach {
        val fill = if (it.selected) tokens.buttonBrush() else SolidColor(tokens.paper)
        Box(
            Modifier
                .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
                .clip(ChipShape)
                .background(fill)
                .border(1.dp, if (it.selected) tokens.goldShine else tokens.line, ChipShape)
                .glowing(it.intent, ChipShape)
                .press(it.label, ChipShape, { onIntent(it.intent) }, role = Role.RadioButton, state = it.line)
                .semantics { selected = it.selected }
                .padding(horizontal = if (view.choices.size > FEW) 9.dp else 16.dp, vertical = Space.small)
                .clearAndSetSemantics {},
            Alignment.Center,
        ) {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
                it.face?.let { face -> Face(face, 32.dp) }
                AppText(it.label, style = style, colour = if (it.selected) tokens.buttonInk else tokens.ink)
            }
        }
    }
}

/** More choices than this are set closer. */
private const val FEW = 2
private const val MANY = 5

/** One of several, with what it does. */
@Composable
fun Choice(
    view: ChoiceView,
    onIntent: (Intent) -> Unit,
) {
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .edged(view.selected)
            .glowing(view.intent, ButtonShape)
            .press(view.label, ButtonShape, { onIntent(view.intent) }, role = Role.RadioButton, state = view.line)
            .semantics { selected = view.selected }
            .padding(horizontal = 12.dp, vertical = Space.small),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        ChoiceMark(view.selected)
        Column(Modifier.weight(1f).clearAndSetSemantics {}) {
            AppText(view.label, style = if (view.selected) LocalTypography.current.strong else LocalTypography.current.body)
            view.line?.let { SoftText(it) }
        }
    }
}

/** Selected: a coin with a tick; else its outline. */
@Composable
internal fun ChoiceMark(selected: Boolean) {
    val tokens = LocalTokens.current
    val fill = if (selected) tokens.buttonBrush() else SolidColor(tokens.paper)
    Box(
        Modifier
            .size(24.dp)
            .clip(Dodecagon)
            .background(fill)
            .border(1.5.dp, if (selected) tokens.goldShade else tokens.line, Dodecagon),
        Alignment.Center,
    ) {
        if (selected) Picture(Signs.check, tokens.buttonInk, 16.dp)
    }
}
