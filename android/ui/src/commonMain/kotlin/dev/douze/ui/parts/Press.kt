package dev.douze.ui.parts

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.interaction.collectIsHoveredAsState
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Outline
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.inset
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.ui.look.LocalByKey
import dev.douze.ui.look.LocalTokens

private const val HOVER = 0.07f
private const val PRESSED = 0.14f
private val ring = 3.dp

/** Draws hover and press as a veil in [veil], and focus as a ring, over what is pressed. */
fun Modifier.touched(
    source: InteractionSource,
    shape: Shape,
    veil: Color,
): Modifier =
    composed {
        val hovered by source.collectIsHoveredAsState()
        val pressed by source.collectIsPressedAsState()
        val focused by source.collectIsFocusedAsState()
        val focus = LocalTokens.current.focus.takeIf { focused && LocalByKey.current }
        val alpha = if (pressed) {
            PRESSED
        } else if (hovered) {
            HOVER
        } else {
            0f
        }
        drawWithContent {
            drawContent()
            val outline = shape.createOutline(size, layoutDirection, this)
            if (alpha > 0f) drawOutline(outline, veil, alpha)
            if (focus != null) ringed(shape, focus)
        }
    }

private fun DrawScope.ringed(
    shape: Shape,
    colour: Color,
) {
    val width = ring.toPx()
    inset(width / 2) {
        val outline: Outline = shape.createOutline(Size(size.width, size.height), layoutDirection, this)
        drawOutline(outline, colour, style = Stroke(width))
    }
}

/** Makes anything a button of [view]: spoken by its label, with its hint as state. */
@Composable
fun Modifier.press(
    view: ButtonView,
    shape: Shape,
    onIntent: (Intent) -> Unit,
    veil: Color = LocalTokens.current.ink,
): Modifier = press(view.label, shape, { onIntent(view.intent) }, veil, enabled = view.enabled, state = view.hint)

/** Makes anything pressable and names it. */
@Composable
fun Modifier.press(
    spoken: String,
    shape: Shape,
    onClick: () -> Unit,
    veil: Color = LocalTokens.current.ink,
    role: Role = Role.Button,
    enabled: Boolean = true,
    state: String? = null,
): Modifier {
    val source = remember { MutableInteractionSource() }
    return this
        .clickable(source, indication = null, enabled = enabled, role = role, onClick = onClick)
        .semantics {
            contentDescription = spoken
            if (!state.isNullOrEmpty()) stateDescription = state
        }.touched(source, shape, veil)
}
