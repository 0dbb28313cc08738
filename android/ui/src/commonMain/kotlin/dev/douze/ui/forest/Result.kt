package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import dev.douze.core.ResultView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.parts.ExportButton
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.Inspect
import dev.douze.ui.parts.MainButton
import dev.douze.ui.parts.Onward
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Table
import dev.douze.ui.parts.Words

/** The end of the game: who won, what decided, what to do now, and every point explained. */
@Composable
fun Result(
    view: ResultView,
    table: Table,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        Heading(view.headline, colour = LocalAccent.current)
        Words(view.decidedBy)
    }
    Onward(view.rematch, listOf(view.review, view.home), view.record, table)
    view.accounts.forEach { Inspect(it, onIntent = null) }
    SoftWords(view.seed)
}
