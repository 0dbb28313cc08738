package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilMotion
import dev.douze.core.CouncilResultView
import dev.douze.core.GameKind
import dev.douze.core.ThroneCardView
import dev.douze.ui.art.Space
import dev.douze.ui.components.ExportButton
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.Notice
import dev.douze.ui.components.Panes
import dev.douze.ui.components.Receipts
import dev.douze.ui.components.RoundButton
import dev.douze.ui.components.RoundExport
import dev.douze.ui.components.SceneSigns
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.panel
import dev.douze.ui.components.readAs
import dev.douze.ui.theme.InWorld
import dev.douze.ui.theme.Light
import dev.douze.ui.theme.LocalLight
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

private const val QUARTER = 90f
private const val TWICE = 2f
private const val UPPER = 0.47f

/** On a small phone what may follow is to be in sight, too. */
private const val UPPER_OF_SMALL = 0.33f
private val tall = 720.dp

/** The end as a scene: the lit hall with its ruler, or the shut gate; below it the words, and what may follow. */
@Composable
fun Throne(side: CouncilSide, view: CouncilResultView, room: WindowLayout) {
    val hall = hall
    if (room.hinge != null || room.width > room.height) {
        Wide(side, view, room)
    } else {
        Box(Modifier.fillMaxSize()) {
            val high =
                when {
                    room.large -> 240.dp
                    room.height < tall -> UPPER_OF_SMALL * room.height
                    else -> UPPER * room.height
                }
            Column(Modifier.fillMaxSize().fadingScroll()) {
                Scene(side, view, Modifier.fillMaxWidth().height(high).clipToBounds(), ledge = LEDGE)
                Column(
                    Modifier
                        .fillMaxWidth()
                        .heightIn(min = room.height - high)
                        .drawBehind { ledge(hall, -LEDGE.toPx(), silver = !view.won) }
                        .padding(horizontal = Space.medium)
                        .padding(bottom = Space.medium)
                        .readAs(1f),
                    Arrangement.spacedBy(if (room.height < tall) 6.dp else 10.dp),
                    Alignment.CenterHorizontally,
                ) {
                    val width = room.width - 2 * Space.medium
                    val tight = !room.large && room.height < tall
                    Verdict(side, view, width, hall, tight)
                    Onward(side, view, tight)
                    Account(side, view)
                }
            }
            Box(Modifier.fillMaxWidth().padding(horizontal = Space.small)) { NightBar(side) }
        }
    }
}

private val LEDGE = 18.dp

/** The hall fills the window; the words stand on a plaque beside the throne, or below the hinge. */
@Composable
private fun Wide(side: CouncilSide, view: CouncilResultView, room: WindowLayout) {
    val hall = hall
    val above = room.panes == Panes.ABOVE
    val pane = (WORDS * room.width).coerceIn(LEAST_WORDS, MOST_WORDS)
    val own = if (above) room.width else room.first(pane) + if (room.hinge == null) Space.small else 0.dp
    Box(Modifier.fillMaxSize()) {
        // No further below a hinge than the steps of the ledge, which is not opaque.
        val below = if (above) room.height - room.above - room.below + STEPS else BEYOND
        val seen =
            Modifier.drawWithContent {
                clipRect(0f, -BEYOND.toPx(), size.width, size.height + below.toPx()) { this@drawWithContent.drawContent() }
            }
        Scene(side, view, seen.fillMaxWidth().height(room.above), own = own)
        TwoPanes(
            room,
            pane,
            bar = { NightBar(side) },
            first = { Box(it) },
            second = { modifier, width ->
                val tight = room.below < FULL_WORDS
                val ground = Modifier.drawBehind { if (above) tray(hall) else leaf(hall) }
                BoxWithConstraints(modifier.padding(bottom = if (above) 0.dp else Space.small).then(ground)) {
                    val air = if (tight) 4.dp else Space.medium
                    // In a low pane the words and what may follow are all that is in sight: no part of the account is.
                    val seen = if (tight && !above) maxHeight - 2 * air else 0.dp
                    val apart = Arrangement.spacedBy(if (tight) 4.dp else 12.dp, Alignment.CenterVertically)
                    Column(
                        Modifier
                            .padding(horizontal = if (tight) 10.dp else Space.medium)
                            .fadingScroll()
                            .padding(top = if (above) Space.medium else air, bottom = air)
                            .readAs(1f),
                        apart,
                        Alignment.CenterHorizontally,
                    ) {
                        Column(Modifier.heightIn(min = seen), apart, Alignment.CenterHorizontally) {
                            Verdict(side, view, width - 2 * Space.medium, hall, tight)
                            Onward(side, view, tight, beside = tight && !room.large)
                        }
                        Account(side, view, framed = above)
                    }
                }
            },
        )
    }
}

private const val WORDS = 0.42f
private val LEAST_WORDS = 300.dp
private val MOST_WORDS = 520.dp

/** So wide are two buttons beside each other at most. */
private val TWO_ACTS = 600.dp

/** From this height on the words have room for the scale of verdicts. */
private val FULL_WORDS = 400.dp

/** The plaque of the words; nothing of the hall shows through it. */
private fun DrawScope.leaf(hall: Hall) {
    fill(chamfered(Rect(Offset.Zero, size).deflate(1.dp.toPx()), 12.dp.toPx()), hall.panel[1].copy(alpha = 1f))
    plaque(hall, active = false, cut = 12.dp, strong = true)
}

/** The ground of the lower half of a tent: from the hinge down, to the edges of the window. */
private fun DrawScope.tray(hall: Hall) = ledge(hall, 0f, -Space.small.toPx(), size.width + Space.small.toPx(), far = BEYOND.toPx())

private val BEYOND = 64.dp
private val STEPS = 15.dp

/** The ways out stand over the night sky of the scene. */
@Composable
private fun NightBar(side: CouncilSide) =
    CompositionLocalProvider(LocalLight provides Light.NIGHT) { InWorld(GameKind.COUNCIL) { side.table.bar() } }

@Composable
private fun Scene(side: CouncilSide, view: CouncilResultView, modifier: Modifier, ledge: Dp = 0.dp, own: Dp? = null) {
    val coming = side.tween.moves == CouncilMotion.ThroneRevealed
    val done = { if (coming) side.tween.done() else 1f }
    val steps = side.shown.progress.steps
    val seats = side.shown.seats.map { it.medallion.portrait }
    if (view.won) {
        ThroneScene(view, steps, seats, done, modifier, own)
    } else {
        BanishedScene(steps, seats, done, modifier, ledge, own)
    }
}

/** What was said of the reign: who rules, the years, the verdict on its scale. */
@Composable
private fun Verdict(side: CouncilSide, view: CouncilResultView, width: Dp, hall: Hall, tight: Boolean = false) {
    val table = side.table
    if (table.clock != null) {
        HallStatus(side, size = 20)
        return
    }
    table.rejection?.let { Notice(it) }
    Column(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(if (tight) 1.dp else 3.dp),
        Alignment.CenterHorizontally,
    ) {
        val headline = if (view.won) hall.text else Color(0xFFDCE6FF)
        if (!view.won && !tight) Lines(view.verdict, display(30.sp), headline, Modifier.fillMaxWidth(), TextAlign.Center, lines = 2)
        Lines(view.headline, display(if (tight) 20.sp else 22.sp), headline, Modifier.fillMaxWidth(), TextAlign.Center, lines = 2)
        // Where there is little room they share a line.
        val told = if (tight) listOf("${view.line} ${view.story}") else listOf(view.line, view.story)
        told.forEach { Lines(it, text(15.sp), hall.soft, Modifier.fillMaxWidth(), TextAlign.Center, lines = 5) }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(10.dp, Alignment.CenterHorizontally),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Lines(
                view.years,
                display(
                    if (tight || !view.won) {
                        22.sp
                    } else {
                        34.sp
                    }
                ),
                if (hall.light) Color(0xFF6B4312) else Color(0xFFF7E6B5)
            )
            if (view.won || tight) Lines(view.verdict, display(if (tight) 20.sp else 25.sp), headline, lines = 2)
        }
        view.band?.takeIf { !tight }?.let { band ->
            val line = minOf(width - 40.dp, 300.dp)
            Box(
                Modifier.size(line, 36.dp).drawBehind { verdicts(center, size.width - 20.dp.toPx(), band, hall) }.clearAndSetSemantics {}
            )
        }
        Lines(view.verdictLine, text(14.sp), hall.soft, Modifier.fillMaxWidth(), TextAlign.Center, lines = 4)
    }
}

/** What comes next as a gold button, and the rest as round signs. */
@Composable
private fun Onward(side: CouncilSide, view: CouncilResultView, tight: Boolean = false, beside: Boolean = false) {
    val send = side.table.onIntent
    val others = listOf(view.chronicle, view.rematch, view.review, view.watch, view.home).filter { it != view.main }
    Column(Modifier.widthIn(max = if (beside) TWO_ACTS else 460.dp).fillMaxWidth(), Arrangement.spacedBy(if (tight) 5.dp else 12.dp)) {
        val game = view.throneGame?.takeIf { it != view.main }
        if (beside && game != null) {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
                GoldAct(view.main, send, Modifier.weight(1f))
                PlaqueAct(game, send, Modifier.weight(1f))
            }
        } else {
            GoldAct(view.main, send, Modifier.fillMaxWidth())
            game?.let { PlaqueAct(it, send, Modifier.fillMaxWidth()) }
        }
        if (largeText) {
            others.forEach { PlaqueAct(it, send, Modifier.fillMaxWidth()) }
            ExportButton(view.record, side.table.desk, Modifier.fillMaxWidth(), LocalTypography.current.smallStrong)
        } else {
            Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) {
                others.forEach {
                    val sign =
                        when {
                            it === view.chronicle -> Signs.book
                            it === view.review -> SceneSigns.review
                            it === view.watch -> Signs.play
                            it === view.home -> SceneSigns.home
                            else -> SceneSigns.again
                        }
                    RoundButton(it, sign, send, Modifier.weight(1f))
                }
                RoundExport(view.record, SceneSigns.share, side.table.desk, Modifier.weight(1f))
            }
        }
    }
}

/** The cards of the last turn, how the years came about, and the seed. */
@Composable
private fun Account(side: CouncilSide, view: CouncilResultView, framed: Boolean = true) {
    val send = side.table.onIntent
    val revealing = side.tween.moves == CouncilMotion.ThroneRevealed
    side.view.inspect?.let { Inspect(it, send) }
    FlowRow(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(8.dp),
    ) {
        view.throne.forEach { card ->
            val turned = Modifier.graphicsLayer { if (revealing) rotationY = QUARTER * (1f - (TWICE * side.tween.done()).coerceAtMost(1f)) }
            ThroneCard(card, turned)
        }
    }
    Receipts(view.receipts, send, Modifier.fillMaxWidth().then(if (framed) Modifier.panel().padding(12.dp) else Modifier))
    SoftText(view.seed)
}

private val RAYS = 8.dp

/** What somebody played for the throne; ringed in gold light when it belongs to the largest group. */
@Composable
private fun ThroneCard(view: ThroneCardView, modifier: Modifier) {
    val hall = hall
    Column(
        modifier.widthIn(min = 76.dp).semantics(mergeDescendants = true) { contentDescription = view.spoken },
        Arrangement.spacedBy(2.dp),
        Alignment.CenterHorizontally,
    ) {
        val silent = Modifier.clearAndSetSemantics {}
        // Rays keep clear of the words above and below.
        Box(
            Modifier.padding(vertical = RAYS).drawBehind {
                if (view.reigns) {
                    fill(rays(center, size.width / 2, size.width * 0.66f, 24, 0.45f), Brush.radialGradient(listOf(amber, GOLD_FLAT)))
                    crown(Offset(size.width / 2, -size.height * 0.02f), size.width / 110f)
                }
            },
        ) { Head(view.character.character, 58.dp) }
        Lines(view.character.name, display(15.sp), hall.text, silent)
        Lines(view.name, text(14.sp), hall.soft, silent)
    }
}
