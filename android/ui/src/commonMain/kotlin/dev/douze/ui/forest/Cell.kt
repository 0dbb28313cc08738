package dev.douze.ui.forest

import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.hoverable
import androidx.compose.foundation.indication
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.PressInteraction
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absolutePadding
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.foundation.shape.CutCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
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
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.height
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.width
import dev.douze.core.CardView
import dev.douze.core.CellMark
import dev.douze.core.CellView
import dev.douze.core.ForestIntent
import dev.douze.core.Intent
import dev.douze.ui.components.AnimalCard
import dev.douze.ui.components.rememberTouch
import dev.douze.ui.lesson.glowing

private val cellShape = CutCornerShape(percent = 13)

/** One cell: its sign, its card, its sentence. [card] differs from the view's while beats are played. */
@Composable
fun Cell(
    view: CellView,
    card: CardView?,
    calm: Boolean,
    plan: Plan,
    focus: FocusRequester,
    onStep: (Key) -> Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val felt = wood.felt
    val confirms = (view.intent as? Intent.Forest)?.v1 is ForestIntent.TapCell
    val mark = if (calm) view.mark else CellMark.PLAIN
    val width = plan.length(view.slotCol)
    val height = plan.length(view.slotRow)
    val place = plan.place(view.slotRow, view.slotCol)
    val side = min(place.width, place.height)
    val beside = view.slotRow !in 0 until SQUARE || view.slotCol !in 0 until SQUARE
    Box(
        modifier
            .size(width, height)
            .act(view, focus, onStep, onIntent)
            .absolutePadding(place.left, place.top, width - place.right, height - place.bottom)
            .then(if (card != null) Modifier.wrapContentSize().size(side) else Modifier.fillMaxSize())
            .drawWithContent {
                markBelow(mark, felt, card != null, beside)
                drawContent()
                if (card != null) markAbove(mark, felt, confirms)
            },
    ) {
        if (card != null) {
            AnimalCard(card, side, points = view.points.takeIf { calm }, ghost = view.isGhost && calm)
        }
    }
}

/** Its card is not there: it would after what is selected, or would have in a review. */
private val CellView.isGhost get() = mark == CellMark.GHOST || (mark == CellMark.ADVISED && intent == null)

/**
 * Like clickable, but a cell that loses its intent keeps the focus that it has: a keyboard player stays
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
        .glowing(view.intent, cellShape)
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
        }.indication(source, rememberTouch(cellShape, wood.felt.sun))
}

/** Keys that do what a tap does. */
val actKeys = setOf(Key.Enter, Key.NumPadEnter, Key.Spacebar, Key.DirectionCenter)
