package dev.douze.ui.chronicle

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ChronicleView
import dev.douze.core.Intent
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.expandedWidth
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** The book and one of its pages: side by side where there is room, else the page over the book. */
@Composable
fun ChronicleScreen(
    view: ChronicleView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val page = view.page
    val sheet = Modifier.widthIn(max = 640.dp)
    when {
        page == null -> Book(view, desk, onIntent, Modifier.widthIn(max = 720.dp))

        maxWidth >= expandedWidth && !largeText ->
            Row(Modifier.widthIn(max = 1240.dp), Arrangement.spacedBy(Space.small)) {
                Book(view, desk, onIntent, Modifier.weight(1f))
                key(page.id) { Leaves(Modifier.weight(1f)) { Page(page, desk, onIntent) } }
            }

        else -> key(page.id) { Leaves(sheet) { Page(page, desk, onIntent) } }
    }
}

/** Something long, to be scrolled. */
@Composable
internal fun Leaves(
    modifier: Modifier,
    scroll: ScrollState = rememberScrollState(),
    content: @Composable ColumnScope.() -> Unit,
) = Column(
    modifier.verticalScroll(scroll).fillMaxWidth().padding(horizontal = Space.medium).padding(bottom = Space.large),
    Arrangement.spacedBy(12.dp),
    content = content,
)

@Composable
private fun Book(
    view: ChronicleView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val shown = view.tabs.choices.indexOfFirst { it.selected }
    val first = view.reigns?.window ?: view.rulers?.window ?: view.chart?.window
    // Another part of the book, or of a list, begins at its beginning.
    val scroll = key(shown, first?.first) { rememberScrollState() }
    Leaves(modifier, scroll) {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
            Picture(picture(Emblem.CHRONICLE.path), LocalTokens.current.accentCouncil, 40.dp)
            AppText(view.summary, Modifier.weight(1f))
        }
        view.claim?.let { claim ->
            Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
                QuietButton(claim, onIntent, Modifier.fillMaxWidth())
                claim.hint?.let { SoftText(it, Modifier.clearAndSetSemantics {}) }
            }
        }
        view.damaged?.let {
            AppText(it, Modifier.fillMaxWidth().panel().padding(12.dp), LocalTypography.current.small, LocalTokens.current.danger)
        }
        ShortChoices(view.tabs, onIntent)
        view.reigns?.let { Reigns(it, onIntent) }
        view.rulers?.let { Rulers(it, onIntent) }
        view.chart?.let { Chart(it, onIntent) }
        view.tables.forEach { StatisticsTable(it) }
        BookFiles(view, desk)
        view.shelf?.let { Shelf(it, onIntent) }
    }
}
