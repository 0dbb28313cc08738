package dev.douze.ui.council

import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import dev.douze.core.CouncilView
import dev.douze.ui.parts.Status
import dev.douze.ui.parts.Table

/** The table of Council of 12. */
@Composable
fun CouncilScreen(
    view: CouncilView,
    table: Table,
) = Column {
    table.bar()
    Status(view.status, table)
}
