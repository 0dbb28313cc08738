package dev.douze.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ButtonView
import dev.douze.core.DoorView
import dev.douze.core.HomeView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.panel
import dev.douze.ui.components.plaque
import dev.douze.ui.components.press
import dev.douze.ui.components.wordsWidth
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.largeText
import kotlin.math.roundToInt

/** The measures of a way to compose home: how large the word is, how high its place, and the letters of the doors. */
internal class Measures(
    val word: Float,
    val wordHeight: Dp,
    val margin: Dp,
    val gap: Dp,
    val title: TextUnit,
    val line: TextUnit,
    /** What of a door its words take. */
    val plaque: Dp,
    /** A door has room for a button in words on its picture. */
    val roomy: Boolean,
    /** The button has room only in place of the door's line. */
    val low: Boolean = false,
)

/** The way to all games ends above the rules beside the word. */
private val small = Measures(0.7f, 106.dp, 12.dp, 8.dp, 21.sp, 13.sp, 52.dp, false)
private val phone = Measures(1f, 168.dp, 12.dp, 12.dp, 27.sp, 16.sp, 62.dp, false)
private val landscape = Measures(0.56f, 90.dp, 16.dp, 12.dp, 19.sp, 13.sp, 52.dp, false, low = true)
private val tablet = Measures(1.55f, 254.dp, 40.dp, 28.dp, 32.sp, 18.sp, 80.dp, true)

/** Of the way to all games, beside the word. */
private val cornerWidth = 68.dp
private val lowHeight = 500.dp
private val tallHeight = 760.dp
private val narrowWidth = 400.dp
private val leastDoor = 100.dp

/** Doors of large letters are as high as they need, and this at least. */
private val largeDoor = 220.dp

/** Below this height three doors in a row are too low for their words. */
private val leastRow = 300.dp

/** Three doors, and one tap back into the last game. Nothing scrolls unless letters are large, or the window is small. */
@Composable
fun HomeScreen(
    title: String,
    view: HomeView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val broad = maxWidth > maxHeight && !largeText
    val low = broad && maxHeight < lowHeight
    val measures =
        when {
            low -> landscape
            broad -> tablet
            maxWidth < narrowWidth || maxHeight < tallHeight -> small
            else -> phone
        }
    val height = maxHeight
    Box(Modifier.verticalScroll(rememberScrollState()).widthIn(max = if (broad) Dp.Unspecified else 720.dp)) {
        if (largeText) {
            Large(title, view, onIntent)
        } else {
            Filled(maxOf(height, leastRow), measures, broad, view.doors.indexOfFirst { view.resume(it) != null }) {
                Crest(title, view, measures, low, onIntent)
                view.doors.forEach {
                    val resume = view.resume(it)
                    Door(it, view.season, resume, view.miniature.takeIf { resume != null }, measures, onIntent, Modifier.fillMaxSize())
                }
                Foot(view, measures, low, onIntent)
            }
        }
    }
}

/** What continues the last game, on the door of which it is. */
private fun HomeView.resume(door: DoorView): ButtonView? = continueGame.takeIf { continueIn == door.game }

/** A game that cannot be read is on no door. */
private val HomeView.lost: ButtonView? get() = continueGame.takeIf { game -> doors.none { resume(it) == game } }

/** The crest above, the foot below, and doors that share what is left of [height]: in a row, or below each other. */
@Composable
private fun Filled(
    height: Dp,
    measures: Measures,
    broad: Boolean,
    /** The door that leads back into a game has more to say; -1: none does. */
    resumed: Int,
    content: @Composable () -> Unit,
) = Layout(content, Modifier.fillMaxWidth()) { parts, limits ->
    val margin = measures.margin.roundToPx()
    val gap = measures.gap.roundToPx()
    val width = limits.maxWidth
    val low = height < lowHeight
    val free = Constraints(minWidth = width, maxWidth = width)
    val crest = parts.first().measure(free)
    val foot = parts.last().measure(free)
    val doors = parts.subList(1, parts.size - 1)
    val rows = if (broad) 1 else doors.size
    val columns = if (broad) doors.size else 1
    val room = height.roundToPx() - crest.height - foot.height - (rows - 1) * gap
    val high = (room / rows.coerceAtLeast(1)).coerceAtLeast(leastDoor.roundToPx())
    val share = (width - 2 * margin - (columns - 1) * gap) / columns.coerceAtLeast(1)
    // In a row no broader than their pictures bear.
    val bearable = (high - measures.plaque.roundToPx()) * if (low) BROADEST_LOW else BROADEST
    val wide = if (broad) minOf(share, bearable.roundToInt()) else share
    val start = (width - columns * wide - (columns - 1) * gap) / 2
    val others =
        if (broad ||
            resumed < 0
        ) {
            high
        } else {
            (room * OTHERS / (1 + OTHERS * (doors.size - 1))).roundToInt().coerceIn(leastDoor.roundToPx(), high)
        }
    val highs = List(doors.size) { if (it == resumed && !broad) maxOf(high, room - others * (doors.size - 1)) else others }
    val tops = highs.runningFold(0) { top, one -> if (broad) 0 else top + one + gap }
    val placed = doors.mapIndexed { i, door -> door.measure(Constraints.fixed(wide, highs[i])) }
    val tall = if (broad) high else highs.sum() + (rows - 1) * gap
    val all = crest.height + tall + foot.height
    layout(width, maxOf(all, height.roundToPx())) {
        crest.place(0, 0)
        placed.forEachIndexed { i, door ->
            door.place(start + (if (broad) i * (wide + gap) else 0), crest.height + tops[i])
        }
        foot.place(0, crest.height + tall)
    }
}

/** Of the height of a door that leads back into a game. */
private const val OTHERS = 0.76f
private const val BROADEST = 0.98f
private const val BROADEST_LOW = 1.4f

/** The word; where the window is low, between the ways to what is no game. */
@Composable
private fun Crest(
    title: String,
    view: HomeView,
    measures: Measures,
    low: Boolean,
    onIntent: (Intent) -> Unit,
) = Column(horizontalAlignment = Alignment.CenterHorizontally) {
    Box(Modifier.fillMaxWidth().height(measures.wordHeight)) {
        WordMark(title, measures.word, if (low) 190.dp else measures.margin, Modifier.fillMaxSize())
        if (low) {
            Aside(view, measures, onIntent)
        } else {
            val corner = Modifier.align(Alignment.TopEnd).padding(measures.margin, Space.small)
            view.games?.let { Way(it, Signs.history, onIntent, corner.width(cornerWidth)) }
        }
    }
    view.lost?.let {
        MainButton(it, onIntent, Modifier.padding(horizontal = measures.margin).padding(bottom = Space.small).fillMaxWidth())
    }
}

/** The ways to what is no game at both sides of the word: all in words where there is room for them, else all as signs. */
@Composable
private fun Aside(
    view: HomeView,
    measures: Measures,
    onIntent: (Intent) -> Unit,
) = BoxWithConstraints(Modifier.fillMaxWidth().padding(measures.margin, 14.dp)) {
    val left = listOfNotNull(view.chronicle to Signs.book, view.games?.let { it to Signs.history })
    val right = listOf(view.puzzles to Signs.puzzle, view.rules to Signs.about, view.settings to Signs.gear)
    val parts = if (view.games == null) listOf(left + right.take(1), right.drop(1)) else listOf(left, right)
    val style = LocalTypography.current.name
    val room = maxWidth / 2 - raysWide
    val worded = parts.map { part -> wordsWidth(part.map { (way, _) -> way.label }, style) + besideWords * part.size }.all { it <= room }
    parts.zip(listOf(Alignment.TopStart, Alignment.TopEnd)).forEach { (part, place) ->
        Row(Modifier.align(place), Arrangement.spacedBy(Space.small)) {
            part.forEach { (way, sign) ->
                if (worded) {
                    QuietButton(way, onIntent, sign = sign)
                } else {
                    SignButton(way, sign, onIntent, Modifier.plaque(), LocalTokens.current.plaqueInk)
                }
            }
        }
    }
}

/** Half of the rays above the word, in the low window. */
private val raysWide = 60.dp

/** What a button has beside its word: its sign, air, and the gap to the next. */
private val besideWords = 70.dp

@Composable
private fun Foot(
    view: HomeView,
    measures: Measures,
    low: Boolean,
    onIntent: (Intent) -> Unit,
) = Column(
    Modifier.padding(horizontal = measures.margin).padding(top = if (low) Space.tiny else measures.gap.coerceAtMost(22.dp)),
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    if (!low) {
        Row(
            Modifier.widthIn(max = 640.dp).fillMaxWidth().height(IntrinsicSize.Min),
            Arrangement.spacedBy(measures.gap.coerceAtMost(14.dp)),
        ) {
            val each = Modifier.weight(1f).fillMaxHeight()
            val ways = listOf(
                view.chronicle to Signs.book,
                view.puzzles to Signs.puzzle,
                view.rules to Signs.about,
                view.settings to Signs.gear
            )
            val words = ways.map { (way, _) -> way.label }
            ways.forEach { (way, sign) -> Way(way, sign, onIntent, each, words) }
        }
    }
    About(view, Modifier.padding(vertical = if (low) Space.tiny else Space.small))
}

/** The way to what is no game: a sign and a word below it. */
@Composable
private fun Way(
    view: ButtonView,
    sign: ImageVector,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    /** The words of the ways beside it, in letters of the same size. */
    among: List<String> = emptyList(),
) = Column(
    modifier
        .heightIn(min = 58.dp)
        .panel()
        .press(view, PanelShape, onIntent)
        .padding(top = 5.dp, bottom = 7.dp)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(1.dp, Alignment.CenterVertically),
    Alignment.CenterHorizontally,
) {
    Picture(sign, LocalTokens.current.accentHouse, 24.dp)
    // Clear of the corners of the frame.
    val within = Modifier.padding(horizontal = 9.dp)
    FitLine(view.label, LocalTypography.current.display(16.sp), LocalTokens.current.ink, within, among = among)
}

@Composable
private fun About(
    view: HomeView,
    modifier: Modifier,
) = AppText(
    view.about,
    modifier.fillMaxWidth(),
    LocalTypography.current.run { text(ABOUT).copy(lineHeight = ABOUT * ABOUT_LINE) },
    LocalTokens.current.inkSoft,
    TextAlign.Center,
)

private val ABOUT = 12.5.sp
private const val ABOUT_LINE = 1.12f

/** Large letters: everything below each other, as high as it needs. */
@Composable
private fun Large(
    title: String,
    view: HomeView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.padding(12.dp), Arrangement.spacedBy(12.dp)) {
    WordMark(title, small.word, 0.dp, Modifier.fillMaxWidth().height(small.wordHeight))
    // The game that goes on is in sight at once.
    view.continueGame?.let { Resume(it, onIntent, view.miniature) }
    view.doors.forEach { Door(it, view.season, null, null, small, onIntent, Modifier.fillMaxWidth().heightIn(min = largeDoor)) }
    view.games?.let { QuietButton(it, onIntent, Modifier.fillMaxWidth(), sign = Signs.history) }
    QuietButton(view.chronicle, onIntent, Modifier.fillMaxWidth(), sign = Signs.book)
    QuietButton(view.puzzles, onIntent, Modifier.fillMaxWidth(), sign = Signs.puzzle)
    QuietButton(view.rules, onIntent, Modifier.fillMaxWidth(), sign = Signs.book)
    QuietButton(view.settings, onIntent, Modifier.fillMaxWidth(), sign = Signs.gear)
    About(view, Modifier)
}
