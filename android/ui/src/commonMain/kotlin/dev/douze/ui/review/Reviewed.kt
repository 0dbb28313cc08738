package dev.douze.ui.review

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReviewedView
import dev.douze.ui.art.Space
import dev.douze.ui.forest.BoardThen
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.HandCards
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.Receipts
import dev.douze.ui.parts.WeighedRows
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel

/** A board larger than this says no more. */
private val widestBoard = 420.dp

/** A decision in full: what it was, the table as its person saw it, and what was weighed. */
@Composable
internal fun Reviewed(
    view: ReviewedView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(12.dp)) {
    view.board?.let {
        BoardThen(it, onIntent, widestBoard)
    }
    Heading(view.heading, style = LocalWords.current.strong)
    Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) { view.sentences.forEach { Words(it) } }
    view.hand?.let {
        Heading(it.label, style = LocalWords.current.smallStrong)
        HandCards(it.cards, onIntent)
    }
    if (view.receipts.isNotEmpty()) Receipts(view.receipts, onIntent)
    if (view.options.isNotEmpty()) WeighedRows(view.options, onIntent)
    view.reasons.forEach { Words(it, style = LocalWords.current.small) }
}
