package dev.douze.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.MonthView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.FittingWords
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.edged
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press

private val leafShape = RoundedCornerShape(10.dp)

/** From this width on a leaf has room for what is special in its month. */
private val roomy = 520.dp

/** The troubled year. On a phone what is special in the chosen month stands below; else on every leaf. */
@Composable
internal fun Calendar(
    months: List<MonthView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxWidth()) {
    val explained = maxWidth >= roomy || largeText
    val columns =
        when {
            largeText -> 1
            explained -> 4
            else -> 3
        }
    Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
        Column(Modifier.selectableGroup(), Arrangement.spacedBy(Space.small)) {
            months.chunked(columns).forEach { row ->
                Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(Space.small)) {
                    row.forEach { Leaf(it, explained, onIntent, Modifier.weight(1f).fillMaxHeight()) }
                }
            }
        }
        if (!explained) {
            // Its leaf speaks it already.
            months.find { it.selected }?.let { Chosen(it, Modifier.clearAndSetSemantics {}) }
        }
    }
}

@Composable
private fun Leaf(
    view: MonthView,
    explained: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    val accent = LocalAccent.current
    val edge = if (view.selected) accent else tokens.line
    Column(
        modifier
            .heightIn(min = Space.touch)
            .edged(view.selected, leafShape, fill = tokens.paper, edge = tokens.line)
            .press(view.spoken, leafShape, { onIntent(view.intent) }, role = Role.RadioButton)
            .semantics { selected = view.selected }
            .clearAndSetSemantics {},
    ) {
        // The leaf's head: filled where it is the chosen one.
        val ink = if (view.selected) tokens.onAccent else tokens.ink
        val head = Modifier.fillMaxWidth().background(if (view.selected) accent else tokens.paperRaised)
        Row(
            head.heightIn(min = 28.dp).padding(horizontal = 6.dp, vertical = 2.dp),
            Arrangement.spacedBy(2.dp),
            Alignment.CenterVertically,
        ) {
            FittingWords(view.name, Modifier.weight(1f), LocalWords.current.smallStrong, ink)
            if (view.won) Picture(picture(Emblem.CROWN.path), ink, 18.dp)
        }
        Box(Modifier.fillMaxWidth().height(1.dp).background(edge))
        Column(Modifier.padding(horizontal = 6.dp, vertical = Space.tiny), Arrangement.spacedBy(2.dp)) {
            if (explained) Words(view.rule, style = LocalWords.current.small)
            SoftWords(view.best)
        }
    }
}

/** What is special in the chosen month. */
@Composable
private fun Chosen(
    view: MonthView,
    modifier: Modifier,
) = Column(modifier.padding(horizontal = Space.tiny)) {
    Words(view.name, style = LocalWords.current.smallStrong, colour = LocalAccent.current)
    Words(view.rule, style = LocalWords.current.small)
}
