package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.GroupView
import dev.douze.core.Intent
import dev.douze.core.KingSeatView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.die.Die
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.OneLine
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press

/** The other groups of a tournament, small: a tap makes one the large one. */
@Composable
fun SmallGroups(
    side: KingSide,
    columns: Int,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    val others = side.groups.filter { !it.large }
    others.chunked(if (largeText) 1 else columns).forEach { row ->
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
            row.forEach { SmallGroup(it, side, Modifier.weight(1f)) }
        }
    }
}

@Composable
private fun SmallGroup(
    view: GroupView,
    side: KingSide,
    modifier: Modifier,
) = Column(
    modifier
        .heightIn(min = Space.touch)
        .panel()
        .then(view.open?.let { open -> Modifier.press(view.spoken, PanelShape, { side.table.onIntent(open) }) } ?: Modifier)
        .padding(Space.small)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(2.dp),
) {
    Words(view.label, style = LocalWords.current.smallStrong, colour = LocalAccent.current)
    view.seats.forEach { SmallSeat(it, side) }
}

/** Name, die, value and points of a seat. */
@Composable
private fun SmallSeat(view: KingSeatView, side: KingSide) =
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
        val tokens = LocalTokens.current
        Die(side.body, view.face, 30.dp, struck = view.struck != null)
        Column(Modifier.weight(1f)) {
            OneLine(view.name)
            val value = view.champion ?: view.value
            OneLine(value?.text.orEmpty(), struck = value?.struck != null)
        }
        repeat(view.crowns) { Picture(picture(Emblem.CROWN.path), LocalAccent.current, 14.dp) }
        val ink = if (view.pointsStruck == null) tokens.ink else tokens.struck
        Words(view.pointsShort, style = LocalWords.current.smallStrong, colour = ink)
    }
