package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
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
import dev.douze.ui.components.panel
import dev.douze.ui.components.readAs
import dev.douze.ui.theme.InWorld
import dev.douze.ui.theme.Light
import dev.douze.ui.theme.LocalLight
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

private const val QUARTER = 90f
private const val TWICE = 2f
private const val UPPER = 0.5f

/** On a small phone what may follow is to be in sight, too. */
private const val UPPER_OF_SMALL = 0.4f
private val tall = 720.dp

/** The end as a scene: the lit hall with its ruler, or the shut gate; below it the words, and what may follow. */
@Composable
fun Throne(side: CouncilSide, view: CouncilResultView, room: WindowLayout) {
    val hall = hall
    if (room.hinge != null || room.width > room.height) {
        TwoPanes(
            room,
            (room.width - Space.medium) / 2 - Space.small,
            side.table.bar,
            first = { modifier -> Scene(side, view, modifier.fillMaxSize().padding(bottom = Space.small).clip(Chamfer())) },
            second = { modifier, width ->
                Column(
                    modifier.verticalScroll(rememberScrollState()).readAs(1f),
                    Arrangement.spacedBy(12.dp, Alignment.CenterVertically),
                    Alignment.CenterHorizontally,
                ) {
                    Verdict(side, view, width, hall)
                    Onward(side, view)
                    Account(side, view)
                }
            },
        )
    } else {
        Box(Modifier.fillMaxSize()) {
            val high =
                when {
                    room.large -> 240.dp
                    room.height < tall -> UPPER_OF_SMALL * room.height
                    else -> UPPER * room.height
                }
            Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
                Scene(side, view, Modifier.fillMaxWidth().height(high), belled = false)
                Column(
                    Modifier
                        .fillMaxWidth()
                        .heightIn(min = room.height - high)
                        .drawBehind { ledge(hall, -LEDGE.toPx(), silver = !view.won) }
                        .padding(horizontal = Space.medium)
                        .padding(bottom = Space.medium)
                        .readAs(1f),
                    Arrangement.spacedBy(10.dp),
                    Alignment.CenterHorizontally,
                ) {
                    val width = room.width - 2 * Space.medium
                    Verdict(side, view, width, hall)
                    Onward(side, view)
                    Account(side, view)
                }
            }
            // The ways out stand over the night sky of the scene.
            CompositionLocalProvider(LocalLight provides Light.NIGHT) {
                InWorld(GameKind.COUNCIL) { Box(Modifier.fillMaxWidth().padding(horizontal = Space.small)) { side.table.bar() } }
            }
        }
    }
}

private val LEDGE = 18.dp

@Composable
private fun Scene(side: CouncilSide, view: CouncilResultView, modifier: Modifier, belled: Boolean = true) {
    val coming = side.tween.moves == CouncilMotion.ThroneRevealed
    val done = { if (coming) side.tween.done() else 1f }
    val steps = side.shown.progress.steps
    if (view.won) {
        ThroneScene(view, steps, done, modifier, belled)
    } else {
        BanishedScene(steps, side.shown.seats.map { it.medallion.portrait }, done, modifier, if (belled) 0.dp else LEDGE)
    }
}

/** A council that has fallen leaves by night, whatever the time of day. */
@Composable
fun Fallen(content: @Composable () -> Unit) {
    val light = LocalLight.current
    CompositionLocalProvider(LocalLight provides if (light == Light.DAY) Light.NIGHT else light) { InWorld(GameKind.COUNCIL, content) }
}

/** What was said of the reign: who rules, the years, the verdict on its scale. */
@Composable
private fun Verdict(side: CouncilSide, view: CouncilResultView, width: Dp, hall: Hall) {
    val table = side.table
    if (table.clock != null) {
        HallStatus(side, size = 20)
        return
    }
    table.rejection?.let { Notice(it) }
    Column(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(3.dp),
        Alignment.CenterHorizontally,
    ) {
        val headline = if (view.won) hall.text else Color(0xFFDCE6FF)
        if (!view.won) Lines(view.verdict, display(30.sp), headline, Modifier.fillMaxWidth(), TextAlign.Center, lines = 2)
        Lines(view.headline, display(22.sp), headline, Modifier.fillMaxWidth(), TextAlign.Center, lines = 2)
        Lines(view.line, text(15.sp), hall.soft, Modifier.fillMaxWidth(), TextAlign.Center, lines = 3)
        Lines(view.story, text(15.sp), hall.soft, Modifier.fillMaxWidth(), TextAlign.Center, lines = 4)
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(10.dp, Alignment.CenterHorizontally),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Lines(view.years, display(if (view.won) 34.sp else 22.sp), if (hall.light) Color(0xFF6B4312) else Color(0xFFF7E6B5))
            if (view.won) Lines(view.verdict, display(25.sp), hall.text, lines = 2)
        }
        view.band?.let { band ->
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
private fun Onward(side: CouncilSide, view: CouncilResultView) {
    val send = side.table.onIntent
    val others = listOf(view.chronicle, view.rematch, view.review, view.watch, view.home).filter { it != view.main }
    Column(Modifier.widthIn(max = 460.dp).fillMaxWidth(), Arrangement.spacedBy(12.dp)) {
        GoldAct(view.main, send, Modifier.fillMaxWidth())
        view.throneGame?.takeIf { it != view.main }?.let { PlaqueAct(it, send, Modifier.fillMaxWidth()) }
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
private fun Account(side: CouncilSide, view: CouncilResultView) {
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
    Receipts(view.receipts, send, Modifier.fillMaxWidth().panel().padding(12.dp))
    SoftText(view.seed)
}

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
        Box(
            Modifier.drawBehind {
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
