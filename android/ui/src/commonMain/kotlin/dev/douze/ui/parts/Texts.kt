package dev.douze.ui.parts

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
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords

/** Words in ink; [align] and [colour] where they differ. */
@Composable
fun Words(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalWords.current.body,
    colour: Color = LocalTokens.current.ink,
    align: TextAlign? = null,
    lines: Int = Int.MAX_VALUE,
) = Text(text, modifier, color = colour, style = style, textAlign = align, maxLines = lines, overflow = TextOverflow.Ellipsis)

/** A group that a screen reader reads as a whole, in the [place] that it has among the others. */
fun Modifier.readAs(place: Float): Modifier =
    semantics {
        isTraversalGroup = true
        traversalIndex = place
    }

/** Second-rank words. */
@Composable
fun SoftWords(
    text: String,
    modifier: Modifier = Modifier,
    align: TextAlign? = null,
) = Words(text, modifier, LocalWords.current.small, LocalTokens.current.inkSoft, align)

/** Second-rank words behind a sign. */
@Composable
fun SignedWords(
    text: String,
    sign: ImageVector,
    modifier: Modifier = Modifier,
) = Row(modifier.fillMaxWidth().padding(horizontal = Space.tiny), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
    Picture(sign, LocalAccent.current, 24.dp)
    Words(text, Modifier.weight(1f), LocalWords.current.small)
}

/** A heading that screen readers can jump to. */
@Composable
fun Heading(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalWords.current.title,
    colour: Color = LocalTokens.current.ink,
    align: TextAlign? = null,
) = Words(text, modifier.semantics { heading() }, style, colour, align)
