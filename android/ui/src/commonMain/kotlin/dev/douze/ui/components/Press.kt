package dev.douze.ui.components

import androidx.compose.foundation.IndicationNodeFactory
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.FocusInteraction
import androidx.compose.foundation.interaction.HoverInteraction
import androidx.compose.foundation.interaction.Interaction
import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.PressInteraction
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.State
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.inset
import androidx.compose.ui.node.DelegatableNode
import androidx.compose.ui.node.DrawModifierNode
import androidx.compose.ui.node.invalidateDraw
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.ui.lesson.glowing
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalByKey
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.quietEdge
import kotlinx.coroutines.launch

private const val HOVER = 0.07f
private const val PRESSED = 0.14f
private val ring = 3.dp

/** Shows hover and press as a veil in [veil], and focus by key as a ring, over what is pressed. */
@Composable
fun rememberTouch(
    shape: Shape,
    veil: Color,
): IndicationNodeFactory {
    val tokens = LocalTokens.current
    val byKey = LocalByKey.current
    return remember(shape, veil, tokens, byKey) { Touch(shape, veil, tokens.focus, tokens.focusUnder, byKey) }
}

private data class Touch(
    val shape: Shape,
    val veil: Color,
    val focus: Color,
    val under: Color,
    val byKey: State<Boolean>,
) : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode = TouchNode(interactionSource, this)
}

/** Only drawing repeats when something changes. */
private class TouchNode(
    private val source: InteractionSource,
    private val touch: Touch,
) : Modifier.Node(),
    DrawModifierNode {
    private val present = mutableSetOf<Interaction>()

    override fun onAttach() {
        coroutineScope.launch {
            source.interactions.collect {
                follow(it)
                invalidateDraw()
            }
        }
    }

    override fun onDetach() = present.clear()

    private fun follow(interaction: Interaction) {
        when (interaction) {
            is PressInteraction.Release -> present -= interaction.press
            is PressInteraction.Cancel -> present -= interaction.press
            is HoverInteraction.Exit -> present -= interaction.enter
            is FocusInteraction.Unfocus -> present -= interaction.focus
            else -> present += interaction
        }
    }

    override fun ContentDrawScope.draw() {
        drawContent()
        val veiled = touch.shape.createOutline(size, layoutDirection, this)
        if (present.any { it is PressInteraction.Press }) {
            drawOutline(veiled, touch.veil, PRESSED)
        } else if (present.any { it is HoverInteraction.Enter }) {
            drawOutline(veiled, touch.veil, HOVER)
        }
        if (touch.byKey.value && present.any { it is FocusInteraction.Focus }) ringed(touch)
    }
}

/** Two lines, one of which is seen on any ground. */
private fun DrawScope.ringed(touch: Touch) {
    val width = ring.toPx()
    listOf(touch.focus to width / 2, touch.under to width * UNDER).forEach { (colour, within) ->
        inset(within) {
            val outline = touch.shape.createOutline(Size(size.width, size.height), layoutDirection, this)
            drawOutline(outline, colour, style = Stroke(width))
        }
    }
}

private const val UNDER = 1.5f

/** A surface with an edge; the one that [leads] among several is raised, with a [broad] edge in the accent. */
@Composable
fun Modifier.edged(
    leads: Boolean,
    shape: Shape = ButtonShape,
    broad: Dp = 2.dp,
    fill: Color = if (leads) LocalTokens.current.paperRaised else LocalTokens.current.paper,
    edge: Color = quietEdge,
): Modifier = clip(shape).background(fill).border(if (leads) broad else 1.dp, if (leads) LocalAccent.current else edge, shape)

/** Pressable where [intent] is something; else only read, as a whole. */
@Composable
fun Modifier.pressOrRead(
    spoken: String,
    intent: Intent?,
    onIntent: (Intent) -> Unit,
    shape: Shape = ButtonShape,
    veil: Color = LocalTokens.current.ink,
    role: Role = Role.Button,
): Modifier =
    if (intent == null) {
        semantics(mergeDescendants = true) { contentDescription = spoken }
    } else {
        glowing(intent, shape).press(spoken, shape, { onIntent(intent) }, veil, role)
    }

/** Makes anything a button of [view]: spoken by its label, with its hint as state. */
@Composable
fun Modifier.press(
    view: ButtonView,
    shape: Shape,
    onIntent: (Intent) -> Unit,
    veil: Color = LocalTokens.current.ink,
): Modifier =
    glowing(view.intent, shape).press(view.label, shape, { onIntent(view.intent) }, veil, enabled = view.enabled, state = view.hint)

/** What is drawn here is only looked at: nothing in it is pressed, or reached by key. */
val LocalLookedAt = staticCompositionLocalOf { false }

/** A table that is only looked at, [spoken] as a whole. */
@Composable
fun LookedAt(
    spoken: String,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) = CompositionLocalProvider(LocalLookedAt provides true) {
    Box(modifier.clearAndSetSemantics { contentDescription = spoken }) { content() }
}

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
    if (LocalLookedAt.current) return this
    val source = remember { MutableInteractionSource() }
    return this
        .clickable(source, rememberTouch(shape, veil), enabled, role = role, onClick = onClick)
        .semantics {
            contentDescription = spoken
            if (!state.isNullOrEmpty()) stateDescription = state
        }
}
