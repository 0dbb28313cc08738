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
import dev.douze.core.KingSeatView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Face
import dev.douze.ui.components.OneLine
import dev.douze.ui.components.panel
import dev.douze.ui.components.press
import dev.douze.ui.die.Die
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.largeText

private const val MOST_HEADS = 4

/** The other groups of a tournament, small: a tap makes one the large one. */
@Composable
fun SmallGroups(
    side: KingSide,
    columns: Int,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    // Champions have a scale of their own: it needs the whole width.
    val (champions, others) = side.groups.filter { !it.large }.partition { it.rail != null && it.rows.isEmpty() }
    champions.forEach { SmallGroup(it, side, Modifier) }
    others.chunked(if (largeText) 1 else columns).forEach { row ->
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
            row.forEach { SmallGroup(it, side, Modifier.weight(1f)) }
        }
    }
}

/** The way to the other groups where they have no room: their heads. */
@Composable
fun OtherGroups(side: KingSide, onPress: () -> Unit) {
    val others = side.groups.filter { !it.large }
    Row(
        Modifier
            .heightIn(min = Space.touch)
            .panel()
            .press(others.joinToString { it.label }, PanelShape, onPress)
            .padding(horizontal = Space.small)
            .clearAndSetSemantics {},
        Arrangement.spacedBy((-10).dp),
        Alignment.CenterVertically,
    ) { others.flatMap { it.seats }.take(MOST_HEADS).forEach { Face(it.medallion, 26.dp) } }
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
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy((-8).dp), Alignment.CenterVertically) {
        AppText(view.label, Modifier.weight(1f), LocalTypography.current.smallStrong, LocalAccent.current)
        view.seats.take(MOST_HEADS).forEach { Face(it.medallion, 26.dp) }
    }
    view.rail?.takeIf { view.rows.isEmpty() }?.let { Rail(it, RailRun.still) }
    view.seats.forEach { SmallSeat(it, side) }
}

/** Head, die, name, value and points of a seat. */
@Composable
private fun SmallSeat(view: KingSeatView, side: KingSide) =
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
        val tokens = LocalTokens.current
        Die(side.body, view.face, 32.dp, struck = view.struck != null)
        Column(Modifier.weight(1f)) {
            OneLine(view.name)
            val value = view.value
            OneLine(value?.text.orEmpty(), struck = value?.struck != null, colour = tokens.inkSoft)
        }
        if (view.crowns > 0) Crowns(view.crowns, 16.dp)
        Points(view, 24.dp)
    }
