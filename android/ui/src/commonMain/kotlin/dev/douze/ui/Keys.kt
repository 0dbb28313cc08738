package dev.douze.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalWindowInfo
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.core.RoleKind
import dev.douze.core.Screen
import dev.douze.ui.forest.actKeys

/** Reports whether the last input was a key (then focus is drawn) or a pointer. */
internal fun Modifier.inputMode(onChange: (byKey: Boolean) -> Unit): Modifier =
    onPreviewKeyEvent {
        onChange(true)
        false
    }.pointerInput(Unit) {
        awaitPointerEventScope {
            while (true) {
                if (awaitPointerEvent(PointerEventPass.Initial).type == PointerEventType.Press) onChange(false)
            }
        }
    }

/**
 * Escape is one step back (a platform's own back key it hears by itself), Ctrl+Z and Ctrl+Y the table's undo and redo.
 * Takes the focus when a new screen comes, and when what had it is gone: without a focus no key would be heard.
 */
@Composable
internal fun Modifier.keys(
    screen: Screen,
    onIntent: (Intent) -> Unit,
    onBack: () -> Boolean,
): Modifier {
    val focus = remember { FocusRequester() }
    val windowFocused = LocalWindowInfo.current.isWindowFocused
    var held by remember { mutableStateOf(false) }
    LaunchedEffect(screen.body::class) { focus.requestFocus() }
    LaunchedEffect(held, windowFocused) { if (windowFocused && !held) focus.requestFocus() }
    return onKeyEvent { event ->
        val escape = event.type == KeyEventType.KeyDown && event.key == Key.Escape
        if (escape) onBack() else shortcut(screen, event)?.let { onIntent(it.intent) } != null
    }
        .onFocusChanged { held = it.hasFocus }
        .focusRequester(focus)
        .focusTarget()
}

/** The button that a key stands for; null when there is none, or it is off. */
fun shortcut(
    screen: Screen,
    event: KeyEvent,
): ButtonView? {
    if (event.type != KeyEventType.KeyDown) return null
    val control = event.isCtrlPressed || event.isMetaPressed
    val again = event.key == Key.Y || (event.key == Key.Z && event.isShiftPressed)
    return when {
        control && again -> screen.tools.find { it.role == RoleKind.REDO }

        control && event.key == Key.Z -> screen.tools.find { it.role == RoleKind.UNDO }

        // A replay is led by the keys that lead along any line.
        event.key in along -> screen.replay?.steps?.find { it.role == along[event.key] }

        // What has the focus comes first; without one Enter goes on.
        event.key in enter -> screen.primary.takeIf { screen.atTable }

        else -> null
    }?.takeIf { it.enabled }
}

private val along =
    mapOf(
        Key.MoveHome to RoleKind.FIRST,
        Key.DirectionLeft to RoleKind.STEP_BACK,
        Key.DirectionRight to RoleKind.STEP_FORWARD,
        Key.MoveEnd to RoleKind.LAST,
    )

private val enter = setOf(Key.Enter, Key.NumPadEnter)

/** While beats are played, a tap or an acting key ends them and does nothing else. */
@Composable
internal fun Modifier.skipping(
    playing: Boolean,
    onSkip: () -> Unit,
): Modifier {
    val on by rememberUpdatedState(playing)
    val skip by rememberUpdatedState(onSkip)
    return onPreviewKeyEvent { event ->
        val acts = on && event.type == KeyEventType.KeyDown && (event.key in actKeys || event.key == Key.Escape)
        if (acts) skip()
        acts
    }.pointerInput(Unit) {
        awaitPointerEventScope {
            var swallowing = false
            while (true) {
                val event = awaitPointerEvent(PointerEventPass.Initial)
                if (on && event.type == PointerEventType.Press) {
                    swallowing = true
                    skip()
                }
                if (swallowing) event.changes.forEach { it.consume() }
                if (event.changes.none { it.pressed }) swallowing = false
            }
        }
    }
}
