package dev.douze.ui.components

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.sp
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

private const val NEAR = 0.12f
private const val STROKE = 0.09f

/** One line as long as letters are small; large letters take the lines that they need. */
@Composable
fun OneLine(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.small,
    colour: Color = LocalTokens.current.ink,
    align: TextAlign = TextAlign.Start,
    struck: Boolean = false,
    lines: Int = 1,
) {
    if (largeText) {
        val decorated = style.copy(textDecoration = if (struck) TextDecoration.LineThrough else null)
        AppText(text, modifier, decorated, if (struck) LocalTokens.current.struck else colour, align)
    } else {
        FittingWords(text, modifier, style, colour, align, struck, lines)
    }
}

/** The largest letters, from the style's own down to [least], in which [text] takes one line of this width; none where none does. */
internal fun TextMeasurer.inOneLine(text: String, style: TextStyle, least: Int, width: Int): TextUnit? =
    (style.fontSize.value.toInt() downTo least)
        .map { it.sp }
        .find { measure(text, style.copy(fontSize = it), softWrap = false).size.width <= width }

/** A line across, which grows with [done]. */
fun Modifier.crossed(colour: Color, done: () -> Float): Modifier =
    drawWithContent {
        drawContent()
        val near = size.minDimension * NEAR
        val from = Offset(near, size.height - near)
        val way = Offset(size.width - 2 * near, -(size.height - 2 * near)) * done()
        drawLine(colour, from, from + way, size.minDimension * STROKE, StrokeCap.Round)
    }
