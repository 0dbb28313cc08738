package dev.douze.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Space
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** Words in ink; [align] and [colour] where they differ. */
@Composable
fun AppText(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.body,
    colour: Color = LocalTokens.current.ink,
    align: TextAlign? = null,
    lines: Int = Int.MAX_VALUE,
) = Text(
    text,
    modifier,
    color = colour,
    style = style.balanced(align),
    textAlign = align,
    maxLines = lines,
    overflow = TextOverflow.Ellipsis,
)

/** Centred words do not leave one alone on the last line. */
internal fun TextStyle.balanced(align: TextAlign?): TextStyle =
    if (align == TextAlign.Center) copy(lineBreak = LineBreak.Heading) else this

/** How wide these words are, each in one line, without what is between them. */
@Composable
internal fun wordsWidth(words: List<String>, style: TextStyle): Dp {
    val measurer = rememberTextMeasurer()
    return with(LocalDensity.current) { words.sumOf { measurer.measure(it, style, softWrap = false).size.width }.toDp() }
}

/** A screen reader speaks it when it changes. */
fun Modifier.live(): Modifier = semantics { liveRegion = LiveRegionMode.Polite }

/** A group that a screen reader reads as a whole, in the [place] that it has among the others. */
fun Modifier.readAs(place: Float): Modifier =
    semantics {
        isTraversalGroup = true
        traversalIndex = place
    }

/** Second-rank words. */
@Composable
fun SoftText(
    text: String,
    modifier: Modifier = Modifier,
    align: TextAlign? = null,
) = AppText(text, modifier, LocalTypography.current.small, LocalTokens.current.inkSoft, align)

/** Second-rank words behind a sign. */
@Composable
fun SignedWords(
    text: String,
    sign: ImageVector,
    modifier: Modifier = Modifier,
) = Row(modifier.fillMaxWidth().padding(horizontal = Space.tiny), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
    Picture(sign, LocalAccent.current, 24.dp)
    AppText(text, Modifier.weight(1f), LocalTypography.current.small)
}

/** A heading that screen readers can jump to. */
@Composable
fun Heading(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.title,
    colour: Color = LocalTokens.current.ink,
    align: TextAlign? = null,
) = AppText(text, modifier.semantics { heading() }, style, colour, align)
