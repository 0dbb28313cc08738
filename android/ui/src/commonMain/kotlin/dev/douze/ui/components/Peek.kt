package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.hoverable
import androidx.compose.foundation.indication
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.PeekView
import dev.douze.ui.art.Space
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/**
 * A look at one's own hand: visible while a finger, the mouse or the space bar holds it; a screen reader, Enter and
 * the switch in the settings make it a toggle.
 */
@Composable
fun PeekButton(
    view: PeekView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    ink: Color = LocalTokens.current.ink,
    fill: Color = LocalTokens.current.paperRaised,
    style: TextStyle = LocalTypography.current.strong,
) = Row(
    modifier
        .heightIn(min = Space.touch)
        .clip(ButtonShape)
        .background(fill)
        .border(if (view.open) 2.dp else 1.dp, if (view.open) ink else LocalTokens.current.line, ButtonShape)
        .hold(view, onIntent, ink)
        .padding(horizontal = 12.dp, vertical = Space.small)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
    Alignment.CenterVertically,
) {
    Picture(Signs.eye, ink, 24.dp)
    AppText(view.label, Modifier.weight(1f, fill = false), style, ink, TextAlign.Center)
}

@Composable
private fun Modifier.hold(
    view: PeekView,
    onIntent: (Intent) -> Unit,
    veil: Color,
): Modifier {
    val source = remember { MutableInteractionSource() }
    val now by rememberUpdatedState(view)
    val send by rememberUpdatedState(onIntent)

    fun show(open: Boolean) {
        if (open != now.open) send(if (open) now.show else now.hide)
    }
    return this
        .semantics {
            contentDescription = view.label
            stateDescription = view.warning
            role = Role.Button
            onClick {
                show(!now.open)
                true
            }
        }.onKeyEvent { event ->
            val down = event.type == KeyEventType.KeyDown
            when (event.key) {
                Key.Spacebar -> if (!now.toggles) {
                    show(down)
                } else if (down) {
                    show(!now.open)
                }

                Key.Enter, Key.NumPadEnter, Key.DirectionCenter -> if (down) show(!now.open)

                else -> return@onKeyEvent false
            }
            true
        }.focusable(interactionSource = source)
        .hoverable(source)
        .pointerInput(Unit) {
            awaitEachGesture {
                awaitFirstDown().consume()
                if (now.toggles) {
                    if (waitForUpOrCancellation() != null) show(!now.open)
                } else {
                    show(true)
                    do {
                        val event = awaitPointerEvent()
                        event.changes.forEach { it.consume() }
                    } while (event.changes.any { it.pressed })
                    // Also after a cancelled touch; a screen that is gone has closed the hand by itself.
                    show(false)
                }
            }
        }.indication(source, rememberTouch(ButtonShape, veil))
}
