package dev.douze.ui.king

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CharacterKind
import dev.douze.core.KingResultView
import dev.douze.core.KingSeatView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.art.portrait
import dev.douze.ui.components.AppText
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.RoundButton
import dev.douze.ui.components.RoundExport
import dev.douze.ui.components.SceneSigns
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.ivoryFace
import dev.douze.ui.theme.largeText

private const val SCENE_OF_HEIGHT = 0.55f
private val leastScene = 232.dp
private val broadStage = 520.dp
private val highStage = 480.dp
private val pane = 380.dp
private const val PORTRAIT_OF_SCENE = 0.42f

/**
 * The end: the stage of the winner, with crown and laurel; below it, or beside it, what can be done now. [done] goes from 0 to 1
 * while the cloth parts, the crown comes down and the coins land.
 */
@Composable
fun Crowned(view: KingResultView, side: KingSide, room: WindowLayout, done: () -> Float) {
    val winner = side.groups.flatMap { it.seats }.find { it.seat == view.winner }
    if (room.hinge != null) {
        TwoPanes(
            room,
            pane,
            side.table.bar,
            first = { modifier -> Stage(view, winner, done, modifier) },
            second = { modifier, _ -> Onwards(view, side, modifier.verticalScroll(rememberScrollState())) },
        )
    } else if (room.width > room.height && !room.large) {
        Row(Modifier.fillMaxSize().padding(end = Space.small), Arrangement.spacedBy(Space.medium)) {
            Stage(view, winner, done, Modifier.weight(1f).fillMaxHeight(), RectangleShape)
            Column(Modifier.width(minOf(pane, room.width * 0.48f)).fillMaxHeight()) {
                side.table.bar()
                Onwards(view, side, Modifier.weight(1f).verticalScroll(rememberScrollState()))
            }
        }
    } else {
        Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
            Box(Modifier.padding(horizontal = Space.small)) { side.table.bar() }
            Stage(view, winner, done, Modifier.fillMaxWidth().height(maxOf(leastScene, room.height * SCENE_OF_HEIGHT - Space.touch)))
            Onwards(view, side, Modifier.padding(horizontal = Space.small))
        }
    }
}

/** Curtains drawn aside, rays, the winner's head in a laurel under the crown, coins at both sides, the name on ivory. */
@Composable
private fun Stage(view: KingResultView, winner: KingSeatView?, done: () -> Float, modifier: Modifier, shape: Shape = PanelShape) =
    BoxWithConstraints(
        modifier.semantics(mergeDescendants = true) {
            heading()
            text = AnnotatedString(view.headline)
        },
        AbsoluteAlignment.TopLeft
    ) {
        val (width, height) = maxWidth to maxHeight
        val head = minOf(PORTRAIT_OF_SCENE * width, 0.5f * height, 264.dp)
        val coin = if (width < broadStage) 44.dp else 64.dp
        val plate = minOf(width - (coin + 14.dp) * 2, 380.dp)
        val plateHigh = if (largeText) 124.dp else 84.dp
        val centre = (height - plateHigh) * 0.54f
        StageGround(view.medallion.portrait, centre / height, done, Modifier.fillMaxSize().clip(shape))
        val at = { side: Dp, high: Dp, middle: Dp -> Modifier.absoluteOffset((width - side) / 2, middle - high / 2).size(side, high) }
        val leaf = head * 1.62f
        Picture(Art.LAUREL, at(leaf, leaf, centre))
        Bust(view.medallion, at(head * 1.16f, head * 1.16f, centre))
        val crown = head * 0.62f
        val descending =
            Modifier.graphicsLayer {
                val down = done.part(CROWN_FROM, CROWN_TO)
                translationY = (down - 1f) * CROWN_FALLS.dp.toPx()
                alpha = (down * 2).coerceAtMost(1f)
            }
        Picture(Art.CROWN, at(crown, crown * 0.8f, centre - head * 0.56f).then(descending))
        // On a high stage the plaque stands before the edge.
        val foot = if (height < highStage) 0.dp else 44.dp
        val low = height - plateHigh - foot
        Plate(view, Modifier.absoluteOffset((width - plate) / 2, low - 2.dp).size(plate, plateHigh))
        if (winner != null) {
            val beside = (width - plate) / 2 - coin - 6.dp
            Stack(2, winner.twos, coin, done, Modifier.absoluteOffset(beside, height - foot - 8.dp))
            Stack(1, winner.ones, coin, done, Modifier.absoluteOffset(width - coin - beside, height - foot - 8.dp))
        }
    }

/** Who is king, large, and between two crowns how it was won. */
@Composable
private fun Plate(view: KingResultView, modifier: Modifier) =
    Box(modifier.ivoryFace().clearAndSetSemantics { text = AnnotatedString(view.line) }, Alignment.Center) {
        Column(Modifier.padding(horizontal = Space.medium, vertical = Space.tiny), horizontalAlignment = Alignment.CenterHorizontally) {
            val tokens = LocalTokens.current
            FitLine(view.headline, LocalTypography.current.display(30.sp), tokens.ivoryInk)
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
                Picture(Art.CROWN, Modifier.size(26.dp, 20.dp))
                FitLine(view.line, LocalTypography.current.text(17.sp), tokens.ivoryInk, Modifier.weight(1f))
                Picture(Art.CROWN, Modifier.size(26.dp, 20.dp))
            }
        }
    }

/** Coins are on each other, one stack for a value. */
@Composable
private fun Stack(value: Int, count: Int, side: Dp, done: () -> Float, modifier: Modifier) {
    if (count == 0) return
    val step = side * 0.16f
    val flat = side * COIN_HIGH
    Box(modifier.clearAndSetSemantics {}) {
        repeat(count.coerceAtMost(MOST_COINS)) {
            val landing =
                Modifier.graphicsLayer {
                    val from = COINS_FROM + (1f - COINS_FROM) * it / (MOST_COINS + 1)
                    val down = done.part(from, from + (1f - COINS_FROM) * 2 / (MOST_COINS + 1))
                    translationY = (down - 1f) * COIN_FALLS.dp.toPx()
                    alpha = (down * 3).coerceAtMost(1f)
                }
            val lies = Modifier.absoluteOffset(0.dp, -flat - step * it).size(side, flat)
            Picture(if (value == 2) Art.COIN2 else Art.COIN1, lies.then(landing))
        }
    }
}

private const val MOST_COINS = 8
private const val CROWN_FROM = 0.3f
private const val CROWN_TO = 0.55f
private const val CROWN_FALLS = 44
private const val COINS_FROM = 0.6f
private const val COIN_FALLS = 60

/** How much of the time between [from] and [to] is over, as something that falls. */
internal fun (() -> Float).part(from: Float, to: Float): Float =
    FastOutSlowInEasing.transform(((invoke() - from) / (to - from)).coerceIn(0f, 1f))
private const val COIN_HIGH = 0.62f

/** How it was won, who else played, and what can be done now. */
@Composable
private fun Onwards(view: KingResultView, side: KingSide, modifier: Modifier) =
    Column(modifier.fillMaxWidth().padding(vertical = Space.small), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.medium, Alignment.CenterHorizontally),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            SoftText(view.crownsLabel)
            view.crowns.forEach {
                Row(
                    Modifier.semantics(mergeDescendants = true) { contentDescription = it.name },
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    CrownedCard(it.character)
                    AppText(it.name, Modifier.clearAndSetSemantics {}, LocalTypography.current.smallStrong)
                }
            }
        }
        Others(view, side)
        MainButton(view.rematch, side.table.onIntent, Modifier.fillMaxWidth(), LocalTypography.current.title)
        FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly, Arrangement.spacedBy(Space.small)) {
            RoundButton(view.review, SceneSigns.review, side.table.onIntent)
            RoundButton(view.watch, Signs.play, side.table.onIntent)
            RoundExport(view.record, SceneSigns.share, side.table.desk)
            RoundButton(view.home, SceneSigns.home, side.table.onIntent)
        }
        History(view.turns, side.table.onIntent)
        view.rematch.hint?.let { SoftText(it, Modifier.clearAndSetSemantics {}, TextAlign.Center) }
        side.view.standings?.takeIf { side.groups.size > 1 }?.let { Standings(it) }
        SoftText(view.seed)
    }

/** A card under the winner's die: it is one of the crowns. */
@Composable
private fun CrownedCard(character: CharacterKind) =
    Box(Modifier.size(40.dp, 52.dp), Alignment.TopCenter) {
        Picture(portrait(character), Modifier.padding(top = 12.dp).size(40.dp), Crop.MEDALLION)
        Picture(Art.CROWN, Modifier.size(26.dp, 20.dp))
    }

private const val IN_ROW = 3
private val broadOthers = 360.dp
private val widestOthers = 390.dp

/** Those who did not win, each on a plaque with the reason. */
@Composable
private fun Others(view: KingResultView, side: KingSide) {
    val others = side.group.seats.filter { it.seat != view.winner }
    BoxWithConstraints(Modifier.fillMaxWidth(), Alignment.Center) {
        // A pane has room for a line each, and large letters need one.
        val inRow = if (largeText || maxWidth in broadOthers..widestOthers) 1 else IN_ROW
        val wide = if (inRow == 1) maxWidth else minOf((maxWidth - Space.small * (IN_ROW - 1)) / IN_ROW, 160.dp)
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
            verticalArrangement = Arrangement.spacedBy(Space.small),
            maxItemsInEachRow = inRow,
        ) {
            val high = if (inRow == 1) 60.dp else 50.dp
            val names = others.map { it.name }
            others.forEach { SeatPlaque(it, high, wide, side.table.onIntent, names, even = true) }
        }
    }
}
