package dev.douze.ui.setup

import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.layout
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.SetupPanel
import dev.douze.core.SetupView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.plaque
import dev.douze.ui.components.press
import dev.douze.ui.theme.Dodecagon
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.towards
import kotlin.math.roundToInt

/** So many seats stand around one table; more are a tournament. */
private const val AT_TABLE = 4

/** Half of a table is not larger, and not much higher than wide. */
private val largest = 290.dp
internal const val LONGEST = 1.35f

/** From so large a table on, half of it, its things grow with it. */
private val OF_MIDDLE = 150.dp
private val OF_SEATS = 200.dp

/** In less room not even words are clear of the seats. */
private val LEAST_MIDDLE = 56.dp
private const val MIDDLE_AT_MOST = 1.8f
private const val SEAT_AT_MOST = 1.35f

/**
 * Half of the table in a room so [wide], in pixels: seats grow with the table, and stay whole at its rim, within the margin of
 * the rows below.
 */
private fun halfOfTable(
    wide: Float,
    density: Density,
): Float =
    with(density) {
        val room = wide - 2 * Space.medium.toPx()

        fun half(seat: Float) = minOf((room - seat) / 2, largest.toPx()).coerceAtLeast(0f)
        val seat = seatWidth.toPx()
        half(seat * (half(seat) / OF_SEATS.toPx()).coerceIn(1f, SEAT_AT_MOST))
    }

/** The ground of the game with its seats around it. */
@Composable
internal fun SetupTable(
    view: SetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = if (view.seats.size > AT_TABLE) Crowd(view, onIntent, modifier) else Around(view, onIntent, modifier)

/** Where seats and empty chairs are, in degrees from above and clockwise. */
private fun seats(count: Int): List<Float> =
    when (count) {
        2 -> listOf(180f, 0f)
        3 -> listOf(180f, 288f, 72f)
        else -> listOf(180f, 270f, 0f, 90f)
    }

private fun chairs(
    count: Int,
    game: GameKind,
): List<Float> =
    when {
        game == GameKind.FOREST -> emptyList()
        count == 2 -> listOf(270f, 90f)
        count == 3 -> listOf(0f)
        game == GameKind.KING -> listOf(315f, 45f)
        else -> emptyList()
    }

@Composable
private fun Around(
    view: SetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val open = (view.panel?.panel as? SetupPanel.Seat)?.seat
    val add = view.add?.takeIf { it.enabled }
    val places = seats(view.seats.size)
    val empty = if (add == null) emptyList() else chairs(view.seats.size, view.game)
    val count = view.seats.size
    Layout(
        content = {
            Middle(view)
            view.seats.forEach { seat -> key(seat.seat) { Seat(seat, view.game, open == seat.seat, onIntent) } }
            empty.forEachIndexed { i, _ -> add?.let { EmptyChair(it, onIntent, spoken = i == 0) } }
        },
        modifier = modifier.tableGround(view.game, ::halfOfTable, seatHeight, largest),
    ) { parts, limits ->
        val free = Constraints(maxWidth = limits.maxWidth, maxHeight = limits.maxHeight)
        val (width, height) = limits.maxWidth to limits.maxHeight
        val middle = Offset(width / 2f, height / 2f)
        val across = halfOfTable(width.toFloat(), this)
        val seat = seatHeight.toPx() * (across / OF_SEATS.toPx()).coerceIn(1f, SEAT_AT_MOST)
        val along = minOf((height - seat) / 2f, largest.toPx(), LONGEST * across).coerceAtLeast(0f)
        val around = parts.drop(1).map { it.measure(free) }
        val seatGrown = (across / OF_SEATS.toPx()).coerceIn(1f, SEAT_AT_MOST)

        // What stands in the middle keeps clear of those above and below it.
        fun inwards(angle: Float) = around.getOrNull((places + empty).indexOf(angle))?.let { it.height * seatGrown / 2 } ?: 0f
        val air = Space.tiny.toPx()
        val from = middle.y - along + inwards(0f) + air
        val until = middle.y + along - inwards(180f) - air
        val crowded = until - from < LEAST_MIDDLE.toPx()
        val centre = parts.first().measure(if (crowded) free else free.copy(maxHeight = (until - from).roundToInt()))
        layout(width, height) {
            (listOf(centre) + around).forEachIndexed { i, part ->
                // On a large table things are larger, too.
                val most = (until - from) / centre.height.coerceAtLeast(1)
                val grown = if (i > 0) seatGrown else (across / OF_MIDDLE.toPx()).coerceIn(1f, MIDDLE_AT_MOST).coerceAtMost(maxOf(most, 1f))
                val half = part.height * grown / 2
                val at =
                    when {
                        i == 0 && crowded -> middle
                        i == 0 -> middle.copy(y = middle.y.coerceAtMost(until - half).coerceAtLeast(from + half))
                        i <= count -> middle.towards(places[i - 1], across, along)
                        else -> middle.towards(empty[i - 1 - count], across, along)
                    }
                part.placeWithLayer((at.x - part.width / 2f).roundToInt(), (at.y - part.height / 2f).roundToInt()) {
                    scaleX = grown
                    scaleY = grown
                }
            }
        }
    }
}

/** A tournament: its seats in rows, which may scroll. */
@Composable
private fun Crowd(
    view: SetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val open = (view.panel?.panel as? SetupPanel.Seat)?.seat
    BoxWithConstraints(modifier) {
        val roomy = maxWidth >= ROOMY && maxHeight >= ROOMY_HIGH
        val grown = minOf(maxWidth / FULL, maxHeight / ROOMY_HIGH, SEAT_AT_MOST)
        // All of them stand on one large table.
        val ground = Modifier.tableGround(view.game, { wide, density ->
            with(density) { minOf(wide / 2 - Space.large.toPx(), BANQUET.toPx()) }
        }, Space.large, largest)
        Column(
            Modifier.fillMaxSize().then(
                if (roomy) ground else Modifier
            ).verticalScroll(rememberScrollState()).padding(horizontal = Space.small),
            Arrangement.spacedBy(if (roomy) Space.medium else Space.tiny, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            if (roomy) Company(view.company) else AppText(view.company, style = LocalTypography.current.name)
            FlowRow(
                (if (roomy) Modifier.grown(grown) else Modifier).widthIn(max = ROW),
                Arrangement.spacedBy(if (roomy) Space.small else Space.tiny, Alignment.CenterHorizontally),
                Arrangement.spacedBy(if (roomy) Space.medium else Space.tiny),
            ) {
                view.seats.forEach { seat ->
                    key(seat.seat) {
                        val isOpen = open == seat.seat
                        if (roomy) Seat(seat, view.game, isOpen, onIntent) else SmallSeat(seat, view.game, isOpen, onIntent)
                    }
                }
                view.add?.takeIf { it.enabled }?.let {
                    val place = if (roomy) Modifier.size(seatWidth, seatHeight) else Modifier.size(smallSeatWidth, smallSeatHeight)
                    Box(place, Alignment.TopCenter) { EmptyChair(it, onIntent, spoken = true) }
                }
            }
        }
    }
}

/** The rows of a tournament, and what they need around them on their table. */
private val ROW = 720.dp
private val ROOMY = 840.dp

/** So wide, its seats are of their usual size. */
private val FULL = 910.dp
private val ROOMY_HIGH = 420.dp

/** Half of that table is not wider. */
private val BANQUET = 590.dp

/** Larger, with all that is in it. */
private fun Modifier.grown(by: Float) =
    layout { measurable, limits ->
        val part = measurable.measure(limits.copy(minWidth = 0, maxWidth = (limits.maxWidth / by).toInt()))
        layout((part.width * by).roundToInt(), (part.height * by).roundToInt()) {
            part.placeWithLayer(0, 0) {
                scaleX = by
                scaleY = by
                transformOrigin = TransformOrigin(0f, 0f)
            }
        }
    }

/** Large letters: seats below each other. */
@Composable
internal fun SeatList(
    view: SetupView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().padding(horizontal = Space.medium), Arrangement.spacedBy(Space.small)) {
    AppText(view.company, style = LocalTypography.current.name)
    view.seats.forEach { seat -> key(seat.seat) { LongSeat(seat, view.game, onIntent) } }
    view.add?.takeIf { it.enabled }?.let { EmptyChair(it, onIntent, spoken = true) }
}

/** An empty chair; of two alike only one is [spoken]. */
@Composable
private fun EmptyChair(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    spoken: Boolean,
) {
    val tokens = LocalTokens.current
    val press =
        if (spoken) {
            Modifier.press(view, Dodecagon, onIntent)
        } else {
            Modifier.pointerInput(view.intent, onIntent) { detectTapGestures { onIntent(view.intent) } }
        }
    Box(Modifier.size(56.dp).then(press).drawBehind { emptyChair(tokens) })
}

/** What stands in the middle of the table, and how many sit around it. */
@Composable
private fun Middle(view: SetupView) =
    Column(
        Modifier.widthIn(max = 128.dp).semantics(mergeDescendants = true) {
        },
        Arrangement.spacedBy(Space.tiny),
        Alignment.CenterHorizontally
    ) {
        // Where it is narrow the picture gives way, not the words.
        Centrepiece(view, Modifier.weight(1f, fill = false))
        Company(view.company)
    }

/** How many sit at the table. */
@Composable
private fun Company(company: String) =
    AppText(
        company,
        Modifier.plaque().padding(horizontal = 10.dp, vertical = 2.dp),
        LocalTypography.current.small,
        LocalTokens.current.plaqueInk
    )
