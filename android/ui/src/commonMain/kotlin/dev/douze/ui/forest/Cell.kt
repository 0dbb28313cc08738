package dev.douze.ui.forest

import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.hoverable
import androidx.compose.foundation.indication
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.PressInteraction
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusProperties
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.times
import dev.douze.core.CardView
import dev.douze.core.CellMark
import dev.douze.core.CellView
import dev.douze.core.Intent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.parts.AnimalCard
import dev.douze.ui.parts.rememberTouch

private const val INSET = 0.075f
private val cellShape = RoundedCornerShape(percent = 20)

/** One cell: its sign, its card, its sentence. [card] differs from the view's while beats are played. */
@Composable
fun Cell(
    view: CellView,
    card: CardView?,
    calm: Boolean,
    side: Dp,
    focus: FocusRequester,
    onStep: (Key) -> Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val mark = if (calm) view.mark else CellMark.PLAIN
    Box(
        modifier
            .size(side)
            .act(view, focus, onStep, onIntent)
            .drawWithContent {
                markBelow(mark, tokens, card != null)
                drawContent()
                if (card != null) markAbove(mark, tokens)
            },
        Alignment.Center,
    ) {
        if (card != null) {
            AnimalCard(card, cardSide(side), points = view.points.takeIf { calm }, ghost = view.isGhost && calm)
        }
    }
}

/** Its card does not lie there: it would after what is selected, or would have in a review. */
private val CellView.isGhost get() = mark == CellMark.GHOST || (mark == CellMark.ADVISED && intent == null)

/** The card's side within a cell. */
fun cardSide(cell: Dp): Dp = (1 - 2 * INSET) * cell

/**
 * Like clickable, but a cell that loses its intent keeps the focus that it has: whoever plays by keys stays
 * where they are.
 */
@Composable
private fun Modifier.act(
    view: CellView,
    focus: FocusRequester,
    onStep: (Key) -> Boolean,
    onIntent: (Intent) -> Unit,
): Modifier {
    val source = remember { MutableInteractionSource() }
    var focused by remember { mutableStateOf(false) }
    val intent by rememberUpdatedState(view.intent)
    val send by rememberUpdatedState(onIntent)
    val act = { intent?.let(send) != null }
    return this
        .semantics {
            contentDescription = view.spoken
            if (view.mark == CellMark.SELECTED) selected = true
            if (view.intent != null) {
                role = Role.Button
                onClick { act() }
            }
        }.focusRequester(focus)
        .focusProperties { canFocus = intent != null || focused }
        .onFocusChanged { focused = it.isFocused }
        .onKeyEvent { it.type == KeyEventType.KeyDown && if (it.key in actKeys) act() else onStep(it.key) }
        .focusable(interactionSource = source)
        .hoverable(source, enabled = view.intent != null)
        .pointerInput(Unit) {
            detectTapGestures(
                onPress = { at ->
                    if (intent != null) {
                        val press = PressInteraction.Press(at)
                        source.emit(press)
                        source.emit(if (tryAwaitRelease()) PressInteraction.Release(press) else PressInteraction.Cancel(press))
                    }
                },
                onTap = { act() },
            )
        }.indication(source, rememberTouch(cellShape, LocalTokens.current.legal))
}

/** Keys that do what a tap does. */
val actKeys = setOf(Key.Enter, Key.NumPadEnter, Key.Spacebar, Key.DirectionCenter)
