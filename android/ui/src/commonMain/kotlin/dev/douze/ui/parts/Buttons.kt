package dev.douze.ui.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape

/** The one thing to do here: filled with the accent. Off: an outline, and its hint below. */
@Composable
fun MainButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    sign: ImageVector? = null,
) {
    val tokens = LocalTokens.current
    if (view.enabled) {
        PlainButton(view.label, view.hint, view.enabled, {
            onIntent(view.intent)
        }, modifier, LocalAccent.current, tokens.onAccent, edge = null, sign)
    } else {
        Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
            PlainButton(view.label, view.hint, view.enabled, {
                onIntent(view.intent)
            }, Modifier.fillMaxWidth(), Color.Transparent, tokens.inkSoft, tokens.hairline, sign)
            view.hint?.let { SoftWords(it, Modifier.fillMaxWidth().clearAndSetSemantics {}, TextAlign.Center) }
        }
    }
}

/** On the curtain: [main] filled, others an outline. */
@Composable
fun CurtainButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    main: Boolean = false,
) {
    val tokens = LocalTokens.current
    if (main) {
        PlainButton(view.label, view.hint, view.enabled, {
            onIntent(view.intent)
        }, modifier, tokens.curtainInk, tokens.curtain, edge = null, sign = null)
    } else {
        PlainButton(view.label, view.hint, view.enabled, {
            onIntent(view.intent)
        }, modifier, tokens.curtain, tokens.curtainInk, tokens.curtainInk, sign = null)
    }
}

/** Something else that can be done. */
@Composable
fun QuietButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    sign: ImageVector? = null,
) {
    val tokens = LocalTokens.current
    val ink = if (view.enabled) tokens.ink else tokens.inkSoft
    val edge = if (view.enabled) tokens.line else tokens.hairline
    PlainButton(view.label, view.hint, view.enabled, { onIntent(view.intent) }, modifier, tokens.paperRaised, ink, edge, sign)
}

/** A button of the shell's own doing: what it does is not an intent. */
@Composable
fun OwnButton(
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    sign: ImageVector? = null,
) {
    val tokens = LocalTokens.current
    PlainButton(label, null, true, onClick, modifier, tokens.paperRaised, tokens.ink, tokens.line, sign)
}

@Composable
private fun PlainButton(
    label: String,
    hint: String?,
    enabled: Boolean,
    onClick: () -> Unit,
    modifier: Modifier,
    fill: Color,
    ink: Color,
    edge: Color?,
    sign: ImageVector?,
) {
    val framed = if (edge == null) Modifier else Modifier.border(1.dp, edge, ButtonShape)
    Box(
        modifier
            .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
            .clip(ButtonShape)
            .background(fill)
            .then(framed)
            .press(label, ButtonShape, onClick, ink, enabled = enabled, state = hint),
        contentAlignment = Alignment.Center,
    ) {
        Row(
            Modifier.padding(horizontal = Space.medium, vertical = Space.small).clearAndSetSemantics {},
            Arrangement.spacedBy(Space.small),
            Alignment.CenterVertically,
        ) {
            if (sign != null) Picture(sign, ink, 22.dp)
            Words(label, style = LocalWords.current.strong, colour = ink, align = TextAlign.Center)
        }
    }
}

/** A sign alone; its label is spoken. */
@Composable
fun SignButton(
    view: ButtonView,
    sign: ImageVector,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    ink: Color = LocalTokens.current.ink,
) {
    val tokens = LocalTokens.current
    Box(
        modifier.size(Space.touch).clip(ButtonShape).press(view, ButtonShape, onIntent, ink),
        contentAlignment = Alignment.Center,
    ) {
        Picture(sign, if (view.enabled) ink else tokens.hairline, 26.dp)
    }
}

/** A calm raised surface. */
@Composable
fun Modifier.panel(): Modifier {
    val tokens = LocalTokens.current
    return clip(PanelShape)
        .background(tokens.paperRaised)
        .border(1.dp, tokens.hairline, PanelShape)
}
