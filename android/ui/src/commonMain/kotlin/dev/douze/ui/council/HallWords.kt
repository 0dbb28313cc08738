package dev.douze.ui.council

import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import dev.douze.ui.components.AppText
import dev.douze.ui.components.balanced
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** No letters of the table are smaller. */
private val least = 12.sp
private val step = 0.5.sp

/** Names, titles and values. */
@Composable
fun display(size: TextUnit): TextStyle =
    LocalTypography.current.display(size).copy(lineHeight = 1.15.em)

/** All else. */
@Composable
fun text(size: TextUnit, strong: Boolean = false): TextStyle =
    LocalTypography.current.text(size).copy(lineHeight = 1.2.em).let { if (strong) it.copy(fontWeight = FontWeight.Bold) else it }

/** So many [lines] at most, with smaller letters where that is needed, down to 12; large letters take what they need. */
@Composable
fun Lines(
    text: String,
    style: TextStyle,
    colour: Color,
    modifier: Modifier = Modifier,
    align: TextAlign = TextAlign.Start,
    lines: Int = 1,
    struck: Boolean = false,
) {
    val decorated = style.copy(textDecoration = if (struck) TextDecoration.LineThrough else null)
    if (largeText) {
        AppText(text, modifier, decorated, colour, align)
    } else {
        BasicText(
            text,
            modifier,
            decorated.copy(color = colour, textAlign = align).balanced(align),
            maxLines = lines,
            autoSize = TextAutoSize.StepBased(minOf(least, style.fontSize), style.fontSize, step),
        )
    }
}

private fun minOf(a: TextUnit, b: TextUnit) = if (a.value <= b.value) a else b
