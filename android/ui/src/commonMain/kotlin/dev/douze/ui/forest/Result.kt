package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.ForestView
import dev.douze.core.ResultView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Face
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.Picture
import dev.douze.ui.components.SceneSigns
import dev.douze.ui.components.Signs
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.press

private val frameRoom = 10.dp
private val least = 48.dp
private val LEDGE = 4.dp

/** The radius of the sun behind a laurel in the bar: clear of the heading. */
private const val SUN = 34f

/** Of the laurel. */
private const val HEAD = 0.66f

/** The end: the laurel, names and scores, the square as one picture, what to do now; every point explained below. */
@Composable
fun Ending(
    view: ForestView,
    table: TableContext,
    room: WindowLayout,
) {
    val result = view.result ?: return
    val parted = room.hinge != null || room.width > room.height
    val small = room.height < 760.dp
    // A small window has no room for the laurel but in the bar.
    val barred = !parted && small && !room.large
    val low = parted && room.hinge == null && room.height < 480.dp
    val ground =
        Modifier.clearing(wood, if (room.width >= 600.dp) 1.4f else 0.9f) { size ->
            val moon = when {
                // Behind the laurel in the bar.
                low -> Offset(size.width - (Space.small + Space.touch + Space.medium + Space.touch / 2).value, Space.touch.value / 2)

                parted -> Offset(size.width * 0.78f, 96f)

                barred -> Offset(size.width / 2, SUN + 3f)

                else -> Offset(size.width / 2, 104f)
            }
            val middle = if (parted) size.height / 2 else size.height * 0.46f
            Scene(
                moon,
                if (barred || low) SUN else 78f,
                if (barred) 108f else 168f,
                Offset(if (parted) size.width * 0.28f else size.width / 2, middle),
                240f,
                240f,
                size.height + 34,
                size.width
            )
        }
    Box(Modifier.fillMaxSize().then(ground)) {
        if (parted) {
            val side = min(room.above - 24.dp, if (room.hinge == null) room.width * 0.52f else room.first(0.dp) - 16.dp)
            val plan = plan(side)
            TwoPanes(
                room,
                pane = room.width - plan.side - 40.dp,
                bar = {},
                first = { modifier ->
                    Box(modifier.verticalScroll(rememberScrollState()), Alignment.Center) { Square(view, table, plan) }
                },
                second = { modifier, _ ->
                    Column(
                        modifier.verticalScroll(rememberScrollState()).padding(bottom = Space.small),
                        Arrangement.spacedBy(10.dp),
                        Alignment.CenterHorizontally,
                    ) {
                        if (low) {
                            // Between the heading and the book.
                            Box(contentAlignment = Alignment.CenterEnd) {
                                table.bar()
                                Box(Modifier.padding(end = Space.touch + Space.medium)) { Winner(view, Space.touch) }
                            }
                        } else {
                            table.bar()
                        }
                        Crowned(result, view, table, if (low) null else 120.dp)
                        Onwards(result, table)
                        Accounts(view, result, table)
                    }
                },
            )
        } else {
            val long = small && result.decidedBy.length > LONG
            val laurel =
                when {
                    barred -> null
                    long -> 66.dp
                    small -> 88.dp
                    else -> 128.dp
                }
            val rest = when {
                barred -> 346.dp
                small -> 424.dp
                else -> 440.dp
            }
            val side = min(room.width - 24.dp, room.height - rest - (if (long) 18.dp else 0.dp)).coerceIn(
                least * SQUARE + frameRoom * 2,
                560.dp
            )
            Column(
                Modifier.fillMaxSize().verticalScroll(
                    rememberScrollState()
                ),
                Arrangement.spacedBy(if (small) 6.dp else 12.dp),
                Alignment.CenterHorizontally,
            ) {
                val inner = Modifier.padding(horizontal = Space.small)
                Box(inner, Alignment.Center) {
                    table.bar()
                    if (barred) Winner(view, 56.dp)
                }
                Box(inner) { Crowned(result, view, table, laurel) }
                Square(view, table, plan(side))
                // Firs end above the words.
                Column(
                    Modifier.fillMaxWidth().tray(wood, LEDGE).padding(top = 2 * LEDGE + 4.dp).padding(horizontal = Space.small),
                    Arrangement.spacedBy(10.dp),
                    Alignment.CenterHorizontally,
                ) {
                    Onwards(result, table)
                    Accounts(view, result, table, Modifier.padding(bottom = Space.small))
                }
            }
        }
    }
}

/** A longer reason takes two lines of a small phone. */
private const val LONG = 50

/** The cells close up: one picture. */
private fun plan(side: Dp) = Plan((side - frameRoom * 2) / SQUARE, 0.dp, frameRoom)

/** Who won, large, under the laurel, and both scores. */
@Composable
private fun Crowned(
    result: ResultView,
    view: ForestView,
    table: TableContext,
    laurel: Dp?,
) = Column(Modifier.widthIn(max = 560.dp), Arrangement.spacedBy(4.dp), Alignment.CenterHorizontally) {
    laurel?.let { Winner(view, it) }
    val large = laurel != null && laurel > 100.dp
    val size = if (large) 30.sp else 23.sp
    AppText(
        result.headline,
        Modifier.semantics { heading() },
        display.copy(fontSize = size, lineHeight = size * 1.15f),
        wood.text,
        TextAlign.Center,
    )
    AppText(result.decidedBy, style = plain, colour = wood.text, align = TextAlign.Center)
    Seats(view.seats, if (large) Plates.LARGE else Plates.SMALL, table.onIntent, Modifier.padding(top = 4.dp))
}

/** The head of the seat that has won, in laurel; a cup where nobody has. */
@Composable
private fun Winner(view: ForestView, side: Dp) =
    Box(contentAlignment = Alignment.Center) {
        val winner = view.seats.find { it.active }
        Laurel(side, cup = winner == null, wood.laurel)
        winner?.let { Face(it.medallion, side * HEAD) }
    }

/** The final square in a gold frame. */
@Composable
private fun Square(
    view: ForestView,
    table: TableContext,
    plan: Plan,
) = Board(view.board, null, plan, table.onIntent, Modifier.felt(plan, wood))

/** Once more, in gold; review, share and home as round buttons. */
@Composable
private fun Onwards(
    result: ResultView,
    table: TableContext,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().widthIn(max = 460.dp), Arrangement.spacedBy(8.dp), Alignment.CenterHorizontally) {
    MainButton(result.rematch, table.onIntent, Modifier.fillMaxWidth())
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly, Alignment.Top) {
        val review = result.review
        val watch = result.watch
        val home = result.home
        val record = result.record
        RoundButton(review.label, review.hint, SceneSigns.review, Modifier.weight(1f)) { table.onIntent(review.intent) }
        RoundButton(watch.label, watch.hint, Signs.play, Modifier.weight(1f)) { table.onIntent(watch.intent) }
        RoundButton(record.label, record.hint, SceneSigns.share, Modifier.weight(1f)) { table.desk.export(record.kind) }
        RoundButton(home.label, home.hint, SceneSigns.home, Modifier.weight(1f)) { table.onIntent(home.intent) }
    }
}

/** A dodecagon with a sign, and its word below. */
@Composable
private fun RoundButton(
    label: String,
    hint: String?,
    sign: ImageVector,
    modifier: Modifier,
    onClick: () -> Unit,
) = Column(
    modifier.press(label, Twelve, onClick, wood.text, state = hint),
    Arrangement.spacedBy(3.dp),
    Alignment.CenterHorizontally,
) {
    val wood = wood
    Box(
        Modifier.size(50.dp).drawBehind {
            drawPath(dodecagon(center, 24.dp.toPx()), Color(0xFF0A2418))
            drawPath(dodecagon(center, 24.dp.toPx()), gold(0f, size.height), style = Stroke(1.6f.dp.toPx()))
            drawPath(dodecagon(center, 20.5f.dp.toPx()), goldFlat, style = Stroke(0.5f.dp.toPx()))
        },
        Alignment.Center,
    ) { Picture(sign, Color(0xFFFBE9BF), 24.dp) }
    AppText(label, Modifier.clearAndSetSemantics {}, plain.copy(fontSize = 14.sp, lineHeight = 16.sp), wood.text, TextAlign.Center)
}

/** Every point explained, or the one card that was asked for. */
@Composable
private fun Accounts(
    view: ForestView,
    result: ResultView,
    table: TableContext,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().widthIn(max = 560.dp), Arrangement.spacedBy(10.dp)) {
    val inspect = view.inspect
    if (inspect != null) Inspect(inspect, table.onIntent) else result.accounts.forEach { Inspect(it, onIntent = null) }
    AppText(result.seed, Modifier.fillMaxWidth(), plain.copy(fontSize = 13.sp), wood.soft, TextAlign.Center)
}
