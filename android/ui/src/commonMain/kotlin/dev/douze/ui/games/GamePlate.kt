package dev.douze.ui.games

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.ui.components.AppText
import dev.douze.ui.components.panel
import dev.douze.ui.components.press
import dev.douze.ui.home.DoorMiddle
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.accent
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.largeText

private val scene = 96.dp
private val least = 88.dp

/** A game of a list: the picture of its door beside its title, who plays, and [more] words. The [selected] one has a broad edge. */
@Composable
internal fun GamePlate(
    game: GameKind,
    open: ButtonView,
    title: String,
    names: String,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    selected: Boolean = false,
    more: @Composable ColumnScope.() -> Unit,
) {
    val accent = LocalTokens.current.accent(game)
    val edge = if (selected) Modifier.border(3.dp, accent, PanelShape) else Modifier
    // Large letters need the room of the picture.
    val words = if (largeText) 16.dp else scene + 12.dp
    Box(
        modifier.then(edge).panel().heightIn(min = least).press(open, PanelShape, onIntent).clearAndSetSemantics {},
        Alignment.CenterStart,
    ) {
        if (!largeText) Box(Modifier.matchParentSize()) { Scene(game) }
        Column(Modifier.fillMaxWidth().padding(words, 10.dp, 14.dp, 10.dp), Arrangement.spacedBy(2.dp)) {
            AppText(title, style = LocalTypography.current.smallStrong, colour = accent)
            if (names.isNotEmpty()) AppText(names, style = LocalTypography.current.strong)
            more()
        }
    }
}

/** It ends at a line of gold. */
@Composable
private fun Scene(game: GameKind) {
    DoorMiddle(game, Modifier.width(scene).fillMaxHeight())
    Box(Modifier.padding(start = scene).width(1.6.dp).fillMaxHeight().background(LocalTokens.current.goldBrush()))
}
