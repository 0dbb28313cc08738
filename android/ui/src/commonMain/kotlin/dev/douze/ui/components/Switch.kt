package dev.douze.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.toggleableState
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.buttonBrush
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush

/** Two choices, off and on in this order, each with a sentence: they are one switch. */
val ChoicesView.isSwitch: Boolean get() = choices.size == 2 && choices.all { it.line != null }

/** A switch with its name and what its state means; a tap anywhere turns it over. */
@Composable
fun Switch(
    view: ChoicesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val on = view.choices.last().selected
    val now = view.choices.first { it.selected }
    val other = view.choices.first { !it.selected }
    Row(
        modifier
            .fillMaxWidth()
            .heightIn(min = 56.dp)
            .press(view.label, PanelShape, { onIntent(other.intent) }, role = Role.Switch, state = now.line)
            .semantics { toggleableState = if (on) ToggleableState.On else ToggleableState.Off }
            .padding(horizontal = Space.tiny, vertical = 6.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(Space.medium),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            AppText(view.label, style = LocalTypography.current.name)
            now.line?.let { SoftText(it) }
        }
        Track(on)
    }
}

/** A slot with a coin at its left end, or, lit, at its right one. */
@Composable
private fun Track(on: Boolean) {
    val tokens = LocalTokens.current
    Spacer(
        Modifier.size(60.dp, 32.dp).drawBehind {
            val round = CornerRadius(size.height / 2)
            val pen = 1.6.dp.toPx()
            val slot = Rect(Offset.Zero, size).deflate(2.dp.toPx())
            drawRoundRect(if (on) tokens.buttonBrush() else SolidColor(tokens.paper), slot.topLeft, slot.size, round)
            drawRoundRect(if (on) tokens.goldShade else tokens.line, slot.topLeft, slot.size, round, style = Stroke(pen))
            val radius = size.height / 2 - 1.dp.toPx()
            val knob = Rect(Offset(if (on) size.width - radius - 1.dp.toPx() else radius + 1.dp.toPx(), size.height / 2), radius)
            drawPath(Path().apply { dodecagon(knob.translate(0f, 1.5.dp.toPx())) }, tokens.shadow, 0.3f)
            drawPath(Path().apply { dodecagon(knob) }, SolidColor(if (on) tokens.ivoryTop else tokens.paperRaised))
            val edge = if (on) tokens.goldBrush(0f, size.height) else SolidColor(tokens.line)
            drawPath(Path().apply { dodecagon(knob) }, edge, style = Stroke(pen))
            if (on) {
                val arm = radius * 0.42f
                val tick =
                    Path().apply {
                        moveTo(knob.center.x - arm, knob.center.y)
                        lineTo(knob.center.x - arm * 0.2f, knob.center.y + arm * 0.75f)
                        lineTo(knob.center.x + arm, knob.center.y - arm * 0.7f)
                    }
                drawPath(tick, tokens.ivoryInk, style = Stroke(2.2.dp.toPx()))
            }
        },
    )
}
