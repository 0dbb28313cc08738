package dev.douze.ui.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
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
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.ExportView
import dev.douze.core.Intent
import dev.douze.ui.Desk
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape

/** Colours of a button; no [edge]: it is filled. */
private class Paint(
    val fill: Color,
    val ink: Color,
    val edge: Color?,
)

/** The one thing to do here: filled with the accent. Off: an outline, and its hint below, unless it is only spoken. */
@Composable
fun MainButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalWords.current.strong,
    hinted: Boolean = true,
) {
    val tokens = LocalTokens.current
    if (view.enabled) {
        PaintedButton(view, onIntent, Paint(LocalAccent.current, tokens.onAccent, null), modifier, style)
        return
    }
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        val off = Paint(Color.Transparent, tokens.inkSoft, tokens.hairline)
        PaintedButton(view, onIntent, off, Modifier.fillMaxWidth(), style)
        view.hint?.takeIf { hinted }?.let { SoftWords(it, Modifier.fillMaxWidth().clearAndSetSemantics {}, TextAlign.Center) }
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
    val filled = Paint(tokens.curtainInk, tokens.curtain, null)
    val outlined = Paint(tokens.curtain, tokens.curtainInk, tokens.curtainInk)
    PaintedButton(view, onIntent, if (main) filled else outlined, modifier)
}

/** Something else that can be done. */
@Composable
fun QuietButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalWords.current.strong,
    sign: ImageVector? = null,
) {
    val tokens = LocalTokens.current
    val on = Paint(tokens.paperRaised, tokens.ink, tokens.line)
    val off = Paint(tokens.paperRaised, tokens.inkSoft, tokens.hairline)
    PaintedButton(view, onIntent, if (view.enabled) on else off, modifier, style, sign)
}

@Composable
private fun PaintedButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    paint: Paint,
    modifier: Modifier,
    style: TextStyle = LocalWords.current.strong,
    sign: ImageVector? = null,
) = Labelled(view.label, paint, modifier.press(view, ButtonShape, onIntent, paint.ink), style, sign)

/** A button of the shell's own: what it does is not an intent. */
@Composable
fun OwnButton(
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    sign: ImageVector? = null,
    hint: String? = null,
    enabled: Boolean = true,
    main: Boolean = false,
    style: TextStyle = LocalWords.current.strong,
) {
    val tokens = LocalTokens.current
    val paint =
        when {
            !enabled -> Paint(tokens.paperRaised, tokens.inkSoft, tokens.hairline)
            main -> Paint(LocalAccent.current, tokens.onAccent, null)
            else -> Paint(tokens.paperRaised, tokens.ink, tokens.line)
        }
    Labelled(label, paint, modifier.press(label, ButtonShape, onClick, paint.ink, enabled = enabled, state = hint), style, sign)
}

/** What can be done after the end of a game, the [main] thing first, and its [record]. */
@Composable
fun Onward(
    main: ButtonView,
    others: List<ButtonView>,
    record: ExportView,
    table: Table,
) = FlowRow(
    horizontalArrangement = Arrangement.spacedBy(Space.small),
    verticalArrangement = Arrangement.spacedBy(Space.small),
) {
    MainButton(main, table.onIntent)
    others.forEach { QuietButton(it, table.onIntent) }
    ExportButton(record, table.desk)
}

/** A file to be made; what it is for is spoken. */
@Composable
fun ExportButton(
    view: ExportView,
    desk: Desk,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalWords.current.strong,
) = OwnButton(view.label, { desk.export(view.kind) }, modifier, hint = view.hint, enabled = view.enabled, style = style)

@Composable
private fun Labelled(
    label: String,
    paint: Paint,
    modifier: Modifier,
    style: TextStyle,
    sign: ImageVector?,
) = Box(
    modifier
        .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
        .clip(ButtonShape)
        .background(paint.fill)
        .then(if (paint.edge == null) Modifier else Modifier.border(1.dp, paint.edge, ButtonShape)),
    contentAlignment = Alignment.Center,
) {
    Row(
        Modifier.padding(horizontal = Space.medium, vertical = Space.small).clearAndSetSemantics {},
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        if (sign != null) Picture(sign, paint.ink, 22.dp)
        Words(label, style = style, colour = paint.ink, align = TextAlign.Center)
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
) = Box(
    modifier.size(Space.touch).clip(ButtonShape).press(view, ButtonShape, onIntent, ink),
    contentAlignment = Alignment.Center,
) {
    Picture(sign, if (view.enabled) ink else LocalTokens.current.hairline, 26.dp)
}

/** A calm raised surface. */
@Composable
fun Modifier.panel(): Modifier {
    val tokens = LocalTokens.current
    return clip(PanelShape).background(tokens.paperRaised).border(1.dp, tokens.hairline, PanelShape)
}
