/*
 * What screens are made of:
 *
 * - Buttons.kt: `MainButton` (gold, one on a screen), `QuietButton`, `OwnButton`, `CurtainButton`, `SignButton`, `Modifier.panel()`.
 * - Ornaments.kt: `TitleRule` (a title between rules with diamonds), `Divider`, `Coin`, `Modifier.plaque(active)`, `Arrow`.
 * - Texts.kt: `AppText`, `SoftText`, `Heading`; Choices.kt: chips and rows to choose from; Field.kt; Bar.kt.
 */
package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
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
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ButtonView
import dev.douze.core.ExportView
import dev.douze.core.Intent
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Space
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.buttonCorner
import dev.douze.ui.theme.goldFace
import dev.douze.ui.theme.goldFrame
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.panelBrush
import dev.douze.ui.theme.quietEdge
import dev.douze.ui.theme.shadowed
import dev.douze.ui.theme.strongFrames

/** How a button is painted. */
private enum class Paint { GOLD, FRAMED, OFF, WAITING, CURTAIN }

private val Paint.ink: Color
    @Composable get() =
        when (this) {
            Paint.GOLD -> LocalTokens.current.buttonInk
            Paint.FRAMED -> LocalTokens.current.ink
            Paint.OFF, Paint.WAITING -> LocalTokens.current.inkSoft
            Paint.CURTAIN -> LocalTokens.current.curtainInk
        }

@Composable
private fun Modifier.painted(paint: Paint): Modifier {
    val tokens = LocalTokens.current
    return when (paint) {
        Paint.GOLD -> shadowed(buttonCorner).clip(ButtonShape).goldFace()
        Paint.FRAMED -> clip(ButtonShape).background(tokens.paperRaised).goldFrame(buttonCorner, 1.6.dp, 2.4.dp, 0.5.dp)
        Paint.OFF -> clip(ButtonShape).background(tokens.paperRaised).border(1.dp, quietEdge, ButtonShape)
        Paint.WAITING -> clip(ButtonShape).dashed(ButtonShape, tokens.inkSoft, 1.4.dp)
        Paint.CURTAIN -> clip(ButtonShape).background(tokens.curtain).goldFrame(buttonCorner, 1.6.dp, 2.4.dp, 0.5.dp)
    }
}

/** The one thing to do here: gold. Off: an outline, and its hint below, unless it is only spoken. */
@Composable
fun MainButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.plaque,
    hinted: Boolean = true,
    within: Dp = Space.small,
) {
    if (view.enabled) {
        PaintedButton(view, onIntent, Paint.GOLD, modifier, style, within = within)
        return
    }
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        PaintedButton(view, onIntent, Paint.WAITING, Modifier.fillMaxWidth(), style, within = within)
        view.hint?.takeIf { hinted }?.let { SoftText(it, Modifier.fillMaxWidth().clearAndSetSemantics {}, TextAlign.Center) }
    }
}

/** On the curtain: [main] gold, others framed. */
@Composable
fun CurtainButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    main: Boolean = false,
) = PaintedButton(view, onIntent, if (main) Paint.GOLD else Paint.CURTAIN, modifier)

/** Something else that can be done. */
@Composable
fun QuietButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.name,
    sign: ImageVector? = null,
) = PaintedButton(view, onIntent, if (view.enabled) Paint.FRAMED else Paint.OFF, modifier, style, sign)

@Composable
private fun PaintedButton(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    paint: Paint,
    modifier: Modifier,
    style: TextStyle = LocalTypography.current.name,
    sign: ImageVector? = null,
    within: Dp = Space.small,
) = Labelled(view.label, paint, modifier.press(view, ButtonShape, onIntent, paint.ink), style, sign, within)

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
    style: TextStyle = LocalTypography.current.name,
) {
    val paint =
        when {
            !enabled -> Paint.OFF
            main -> Paint.GOLD
            else -> Paint.FRAMED
        }
    Labelled(label, paint, modifier.press(label, ButtonShape, onClick, paint.ink, enabled = enabled, state = hint), style, sign)
}

/** What can be done after the end of a game, the [main] thing first, and its [record]. */
@Composable
fun Onward(
    main: ButtonView,
    others: List<ButtonView>,
    record: ExportView,
    table: TableContext,
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
    desk: FileTransfer,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.name,
) = OwnButton(view.label, { desk.export(view.kind) }, modifier, hint = view.hint, enabled = view.enabled, style = style)

@Composable
private fun Labelled(
    label: String,
    paint: Paint,
    modifier: Modifier,
    style: TextStyle,
    sign: ImageVector?,
    within: Dp = Space.small,
) = Box(
    modifier
        .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
        .painted(paint),
    contentAlignment = Alignment.Center,
) {
    Row(
        Modifier.padding(horizontal = Space.medium, vertical = within).clearAndSetSemantics {},
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        if (sign != null) Picture(sign, paint.ink, 22.dp)
        if (paint == Paint.GOLD || paint == Paint.WAITING) {
            MainWords(label, style, paint.ink)
        } else {
            AppText(label, style = style, colour = paint.ink, align = TextAlign.Center)
        }
    }
}

/** In one line with letters of 16 at least, else in two. */
@Composable
private fun MainWords(label: String, style: TextStyle, ink: Color) {
    if (largeText) {
        AppText(label, style = style, colour = ink, align = TextAlign.Center)
        return
    }
    val measurer = rememberTextMeasurer()
    BoxWithConstraints(contentAlignment = Alignment.Center) {
        val room = constraints.maxWidth
        val size = measurer.inOneLine(label, style, SMALLEST, room) ?: SMALLEST.sp
        AppText(label, style = style.copy(fontSize = size, lineHeight = size * TIGHT), colour = ink, align = TextAlign.Center)
    }
}

private const val SMALLEST = 16
private const val TIGHT = 1.12f

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
    val colour = if (view.enabled) ink else LocalTokens.current.hairline
    if (strongFrames) Spacer(Modifier.matchParentSize().padding(FRAMED).border(1.4.dp, colour, ButtonShape))
    Picture(sign, colour, if (strongFrames) 22.dp else 26.dp)
}

/** The frame of a sign is so far within what a finger needs: frames side by side do not touch. */
private val FRAMED = 3.dp

/** A raised surface: the gold double frame with its corners cut off. */
@Composable
fun Modifier.panel(): Modifier = shadowed().clip(PanelShape).background(LocalTokens.current.panelBrush()).goldFrame()
