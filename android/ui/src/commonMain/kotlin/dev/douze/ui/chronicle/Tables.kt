package dev.douze.ui.chronicle

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.CollectionInfo
import androidx.compose.ui.semantics.CollectionItemInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.collectionInfo
import androidx.compose.ui.semantics.collectionItemInfo
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.TableRowView
import dev.douze.core.TableView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Heading
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** The first column is so much wider than the others. */
private const val FIRST = 1.6f
private val narrowest = 68.dp

/** Words and numbers in columns; where these would be too narrow, each row by itself. A row is read in one sentence. */
@Composable
internal fun StatisticsTable(view: TableView) =
    Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
        Heading(view.label, style = LocalTypography.current.strong)
        BoxWithConstraints {
            val columns = FIRST + (view.headings.size - 1)
            val rows = Modifier.semantics { collectionInfo = CollectionInfo(view.rows.size, 1) }
            if (maxWidth / columns >= narrowest * LocalDensity.current.fontScale) Columns(view, rows) else Cards(view, rows)
        }
        if (view.more.isNotEmpty()) SoftText(view.more)
    }

@Composable
private fun Columns(
    view: TableView,
    modifier: Modifier,
) = Column(modifier.fillMaxWidth()) {
    Line(view.headings, LocalTypography.current.smallStrong, Modifier.clearAndSetSemantics {})
    view.rows.forEachIndexed { i, row ->
        Box(Modifier.fillMaxWidth().height(1.dp).background(LocalTokens.current.hairline))
        Line(row.cells, LocalTypography.current.small, Modifier.row(row, i))
    }
}

@Composable
private fun Line(
    cells: List<String>,
    style: TextStyle,
    modifier: Modifier,
) = Row(modifier.fillMaxWidth().padding(vertical = 6.dp), Arrangement.spacedBy(Space.small)) {
    cells.forEachIndexed { i, cell ->
        AppText(cell, Modifier.weight(if (i == 0) FIRST else 1f), style, align = if (i == 0) TextAlign.Start else TextAlign.End)
    }
}

@Composable
private fun Cards(
    view: TableView,
    modifier: Modifier,
) = Column(modifier.fillMaxWidth()) {
    view.rows.forEachIndexed { i, row ->
        if (i > 0) Box(Modifier.fillMaxWidth().height(1.dp).background(LocalTokens.current.hairline))
        Column(Modifier.row(row, i).padding(vertical = 6.dp)) {
            AppText(row.cells.firstOrNull().orEmpty(), style = LocalTypography.current.smallStrong)
            FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.medium)) {
                view.headings.zip(row.cells).drop(1).filter { (_, cell) -> cell.isNotEmpty() }.forEach { (heading, cell) ->
                    Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                        SoftText(heading, Modifier.weight(1f, fill = false))
                        AppText(cell, style = LocalTypography.current.small)
                    }
                }
            }
        }
    }
}

private fun Modifier.row(view: TableRowView, index: Int) =
    clearAndSetSemantics {
        contentDescription = view.spoken
        collectionItemInfo = CollectionItemInfo(index, 1, 0, 1)
    }
