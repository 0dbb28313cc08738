package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.ForestView
import dev.douze.ui.art.Space
import dev.douze.ui.components.Decision
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.PeekButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.readAs
import dev.douze.ui.theme.LocalTypography

/** So much of the height it may take; beyond that it scrolls by itself. */
private const val MOST = 0.6f
private val tall = 760.dp

/** With large letters: what was asked for stands above the board, and so does a rule where the foot has no room for it. */
@Composable
fun Asked(view: ForestView, table: TableContext, room: WindowLayout) =
    Column(Modifier.fillMaxWidth().padding(horizontal = Space.small).readAs(TRAY), Arrangement.spacedBy(Space.small)) {
        if (table.clock != null) return@Column
        view.inspect?.let { Inspect(it, table.onIntent) }
        view.hint?.let { BriefHint(it, table, 96.dp) }
        if (room.height < tall && view.inspect == null) Explained(view, TextAlign.Center, large = false)
    }

/** With large letters: the cards and the button, always in sight below the board. */
@Composable
fun Foot(view: ForestView, table: TableContext, form: TrayForm, room: WindowLayout) {
    val quiet = table.clock == null
    val shown = shown(table.clock?.moves)
    Column(
        Modifier
            .fillMaxWidth()
            .tray(wood, 5.dp)
            .heightIn(max = MOST * room.height)
            .verticalScroll(rememberScrollState())
            .padding(horizontal = Space.small)
            .padding(top = 12.dp, bottom = 6.dp),
        Arrangement.spacedBy(Space.tiny),
        Alignment.CenterHorizontally,
    ) {
        Column(
            Modifier.fillMaxWidth().readAs(TRAY),
            Arrangement.spacedBy(Space.tiny),
            Alignment.CenterHorizontally,
        ) {
            if (quiet && room.height >= tall && view.inspect == null) Explained(view, TextAlign.Center, large = false)
            if (shown != null && table.clock != null) {
                Shown(shown, table.clock, form.face)
            } else {
                Cards(view, table, form, named = false)
            }
            view.swap?.let { QuietButton(it, table.onIntent, style = LocalTypography.current.smallStrong) }
            view.peek?.let { PeekButton(it, table.onIntent, style = LocalTypography.current.smallStrong) }
        }
        Decision(
            view.confirm,
            view.cancel,
            table,
            tight = true,
            Modifier.readAs(DECISION),
            view.askHint,
            terse = true,
            hinted = view.saysWhy
        )
    }
}
