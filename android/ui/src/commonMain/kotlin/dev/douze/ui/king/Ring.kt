package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.GroupView
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.KingSeatView
import dev.douze.ui.Tween
import dev.douze.ui.die.DieBody
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.Heading

private val gap = 6.dp
private val label = 22.dp

/** Heights below which a zone would lose something. */
private val tightest = 146.dp
private val flattest = 108.dp

/** From these on values, then names and cards are larger. */
private val tallZone = 200.dp
private val wideZone = 240.dp
private val smallDie = 48.dp
private val largestDie = 176.dp

/** What a tight zone needs above and below its die, and a broad one beside it. */
private val aroundTight = 76.dp
private val aroundTall = 116.dp
private const val TIGHT_DIE = 0.46f
private const val BROAD_DIE = 0.3f

/** The group that is drawn large: its seats clockwise, two beside each other, or two below each other. */
@Composable
fun Ring(
    group: GroupView,
    tween: Tween<KingFrame>,
    body: DieBody,
    turned: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier) {
    if (group.label.isNotEmpty()) Heading(group.label, style = LocalWords.current.smallStrong, colour = LocalAccent.current)
    BoxWithConstraints(Modifier.weight(1f).fillMaxWidth()) {
        val seats = group.seats
        val rows = group.rows.map { row -> row.map(seats::get) }
        val columns = rows.maxOf { it.size }
        val width = (maxWidth - (columns - 1) * gap) / columns
        val height = (maxHeight - (rows.size - 1) * gap) / rows.size
        val tall = height >= tallZone
        val room =
            if (columns == 1) {
                minOf(BROAD_DIE * width, height - 12.dp)
            } else {
                minOf(TIGHT_DIE * width, height - if (tall) aroundTall else aroundTight)
            }
        val places = remember { Places() }
        val wide = tall && width >= wideZone
        val look = { shape: ZoneShape -> ZoneLook(shape, room.coerceIn(smallDie, largestDie), tall, wide, body, tween, places) }
        Box(places.table().fillMaxSize().named(group)) {
            Column(verticalArrangement = Arrangement.spacedBy(gap)) {
                rows.forEach { row ->
                    Row(Modifier.weight(1f), horizontalArrangement = Arrangement.spacedBy(gap)) {
                        val zone = look(if (row.size > 1) ZoneShape.TIGHT else ZoneShape.BROAD)
                        row.forEach { Seat(it, seats, zone, turned, onIntent, Modifier.weight(1f).fillMaxHeight()) }
                    }
                }
            }
            Flying(tween, seats, body, look(ZoneShape.TIGHT).die, places)
        }
    }
}

/** The same with large letters: below each other, as high as they need. */
@Composable
fun Tower(
    group: GroupView,
    tween: Tween<KingFrame>,
    body: DieBody,
    turned: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier) {
    if (group.label.isNotEmpty()) Heading(group.label, style = LocalWords.current.smallStrong, colour = LocalAccent.current)
    val seats = group.seats
    val places = remember { Places() }
    val look = ZoneLook(ZoneShape.LARGE, 72.dp, tall = false, wide = false, body, tween, places)
    Box(places.table().named(group)) {
        Column(verticalArrangement = Arrangement.spacedBy(gap)) {
            seats.forEach {
                Seat(it, seats, look, turned, onIntent, Modifier.fillMaxWidth().heightIn(min = flattest))
            }
        }
        Box(Modifier.matchParentSize()) { Flying(tween, seats, body, look.die, places) }
    }
}

@Composable
private fun Seat(
    view: KingSeatView,
    seats: List<KingSeatView>,
    look: ZoneLook,
    turned: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = key(view.seat) {
    // Read clockwise, wherever it stands.
    val read = Modifier.semantics {
        isTraversalGroup = true
        traversalIndex = seats.indexOf(view).toFloat()
    }
    Zone(view, look, view.turned != turned, onIntent, modifier.then(read))
}

private fun Modifier.named(group: GroupView): Modifier =
    semantics {
        contentDescription = group.spoken
        isTraversalGroup = true
    }

/** Less than this, and a small phone would have to scroll. */
fun least(group: GroupView): Dp {
    // Rows are of the same height.
    val row = if (group.rows.any { it.size > 1 }) tightest else flattest
    return group.rows.size * row + (group.rows.size - 1) * gap + if (group.label.isEmpty()) 0.dp else label
}
