package dev.douze.ui.chronicle

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
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
import dev.douze.ui.components.WithWindowLayout
import dev.douze.ui.components.expandedWidth
import dev.douze.ui.components.mediumWidth
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** The book and one of its pages: open before the reader where there is room, else the page over the book. */
@Composable
fun ChronicleScreen(
    view: ChronicleView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = WithWindowLayout(modifier) { room ->
    val page = view.page
    // Pages of a phone on its side are narrow.
    val aside = if (room.width < expandedWidth) 10.dp else Space.medium
    val broad = room.width >= expandedWidth || (room.width >= mediumWidth && room.width > room.height)
    when {
        !largeText && (broad || room.hinge != null) ->
            OpenBook(
                room,
                left = { Book(view, desk, onIntent, it, whole = false, aside) },
                right = {
                    if (page == null) {
                        Leaves(it, aside = aside) { Title(view, desk, onIntent) }
                    } else {
                        key(page.id) { Leaves(it, aside = aside) { Page(page, desk, onIntent) } }
                    }
                },
            )

        page == null -> Centred { Book(view, desk, onIntent, Modifier.widthIn(max = 720.dp), whole = true) }

        else -> Centred { key(page.id) { Leaves(Modifier.widthIn(max = 640.dp)) { Page(page, desk, onIntent) } } }
    }
}

@Composable
private fun Centred(content: @Composable () -> Unit) = Box(Modifier.fillMaxSize(), Alignment.TopCenter) { content() }

/** Something long, to be scrolled. */
@Composable
internal fun Leaves(
    modifier: Modifier,
    scroll: ScrollState = rememberScrollState(),
    aside: Dp = Space.medium,
    /** So high at least, so that what grows in it can. */
    least: Dp = 0.dp,
    content: @Composable ColumnScope.() -> Unit,
) = Column(
    modifier.verticalScroll(scroll).heightIn(min = least).fillMaxWidth().padding(horizontal = aside).padding(bottom = Space.large),
    Arrangement.spacedBy(12.dp),
    content = content,
)

@Composable
private fun Book(
    view: ChronicleView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    /** All of the book is on this page; else its title and its files have one of their own. */
    whole: Boolean,
    aside: Dp = Space.medium,
) {
    val shown = view.tabs.choices.indexOfFirst { it.selected }
    val first = view.reigns?.window ?: view.rulers?.window ?: view.chart?.window
    // Another part of the book, or of a list, begins at its beginning.
    val scroll = key(shown, first?.first) { rememberScrollState() }
    Leaves(modifier, scroll, aside) {
        val lists = listOfNotNull(view.reigns?.reigns, view.rulers?.rulers, view.chart?.reigns, view.tables)
        if (whole && lists.all { it.isEmpty() }) {
            Frontispiece(view)
            Notes(view, onIntent)
        } else if (whole) {
            Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
                Picture(picture(Emblem.CHRONICLE.path), LocalTokens.current.accentCouncil, 40.dp)
                AppText(view.summary, Modifier.weight(1f))
            }
            Notes(view, onIntent)
        }
        ShortChoices(view.tabs, onIntent)
        view.reigns?.let { Reigns(it, onIntent) }
        view.rulers?.let { Rulers(it, onIntent) }
        view.chart?.let { Chart(it, onIntent) }
        view.tables.forEach { StatisticsTable(it) }
        if (whole) {
            BookFiles(view, desk)
            view.shelf?.let { Shelf(it, onIntent) }
        }
    }
}

/** The way to the throne while it is vacant, and what could not be read. */
@Composable
private fun Notes(view: ChronicleView, onIntent: (Intent) -> Unit) {
    view.claim?.let { claim ->
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
            QuietButton(claim, onIntent, Modifier.fillMaxWidth())
            claim.hint?.let { SoftText(it, Modifier.clearAndSetSemantics {}) }
        }
    }
    view.damaged?.let {
        AppText(it, Modifier.fillMaxWidth().panel().padding(12.dp), LocalTypography.current.small, LocalTokens.current.danger)
    }
}

/** While no page is open: the title of the book, its files, and the others of the shelf. */
@Composable
private fun Title(view: ChronicleView, desk: FileTransfer, onIntent: (Intent) -> Unit) {
    Frontispiece(view)
    Notes(view, onIntent)
    BookFiles(view, desk)
    view.shelf?.let { Shelf(it, onIntent) }
}
