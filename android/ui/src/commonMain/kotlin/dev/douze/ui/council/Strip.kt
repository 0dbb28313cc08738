package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.FavourView
import dev.douze.core.Intent
import dev.douze.core.PetitionerView
import dev.douze.core.ProgressStep
import dev.douze.core.ProgressView
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.LinePlace
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.largeText

private const val QUARTER = 90f
private const val ASKING = 1.06f
private const val CANDLES = 1.02f
private const val WINDOWS = 1.2f
private val plaqueShape = Chamfer()

/** Who asks, Favour, and the seven dilemmas: three plaques beside each other; below each other where letters are large. */
@Composable
fun Strip(table: OpenTable, high: Dp, modifier: Modifier = Modifier, labelled: Boolean = false) {
    val shown = table.shown
    val send = table.onIntent
    if (largeText) {
        Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
            shown.petitioner?.let { Asking(it, high, send) }
            Favour(shown.favour, table.tween, high, send, Modifier.fillMaxWidth())
            Progress(shown.progress, table.tween, high, send, Modifier.fillMaxWidth())
        }
        return
    }
    Row(modifier.fillMaxWidth().height(high), Arrangement.spacedBy(if (high > 60.dp) 10.dp else 4.dp)) {
        shown.petitioner?.let { Petitioner(it, table.tween, high, send, Modifier.weight(ASKING).fillMaxHeight(), labelled) }
        Favour(shown.favour, table.tween, high, send, Modifier.weight(CANDLES).fillMaxHeight())
        Progress(shown.progress, table.tween, high, send, Modifier.weight(WINDOWS).fillMaxHeight())
    }
}

/** Who asks, in large letters: the face and the years; the name is spoken, and stands in what a tap explains. */
@Composable
private fun Asking(view: PetitionerView, high: Dp, onIntent: (Intent) -> Unit) =
    Plaque(view.spoken, view.explain, onIntent, Modifier.fillMaxWidth().height(high)) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.medium, Alignment.CenterHorizontally), Alignment.CenterVertically) {
            Head(view.character.character, high - 10.dp)
            Crowns(view.crown, hall)
        }
    }

/** Something at the edge of the table that explains itself. */
@Composable
fun Plaque(
    spoken: String,
    explain: Intent,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    content: @Composable () -> Unit,
) {
    val hall = hall
    Box(
        modifier
            .heightIn(min = Space.touch)
            .drawBehind { plaque(hall, active = false) }
            .pressOrRead(spoken, explain, onIntent, plaqueShape, hall.text)
            .padding(horizontal = 7.dp, vertical = 4.dp)
            .clearAndSetSemantics {},
        Alignment.Center,
    ) { content() }
}

/** Who asks: not to be played, and the crowns that it brings. It turns up with the turn. */
@Composable
fun Petitioner(
    view: PetitionerView,
    tween: Tween<CouncilFrame>,
    high: Dp,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    labelled: Boolean = false,
) =
    Plaque(view.spoken, view.explain, onIntent, modifier) {
        val hall = hall
        val turning = tween.moves == CouncilMotion.PetitionerTurned && tween.to.petitioner == view
        val large = labelled || largeText
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            Head(
                view.character.character,
                high * HEAD,
                Modifier.graphicsLayer { if (turning) rotationY = QUARTER * (1f - tween.done()) },
            )
            Column(Modifier.weight(1f)) {
                if (large) Lines(view.label, text(14.sp), hall.soft)
                val name = display(if (high > TALL) 19.sp else 15.sp)
                if (largeText) {
                    Lines(
                        view.character.name,
                        name,
                        hall.text
                    )
                } else {
                    FitLine(view.character.name, name, hall.text, place = LinePlace.START)
                }
                if (!large) Crowns(view.crown, hall)
            }
            if (large) Crowns(view.crown, hall)
        }
    }

private val TALL = 50.dp
private const val HEAD = 0.72f

/** The years that a petitioner brings. */
@Composable
private fun Crowns(count: Int, hall: Hall) =
    Row(horizontalArrangement = Arrangement.spacedBy(3.dp), verticalAlignment = Alignment.CenterVertically) {
        Box(Modifier.size(22.dp, 18.dp).drawBehind { crown(Offset(size.width / 2, size.height * 0.5f), size.width / 46f) })
        Lines("$count", display(15.sp), hall.text)
    }

/** The next petitioner where there is room for its picture alone. */
@Composable
fun NextPetitioner(view: PetitionerView, onIntent: (Intent) -> Unit) =
    Plaque(view.spoken, view.explain, onIntent, Modifier.size(Space.touch)) { Head(view.character.character, 34.dp) }

/** What the council has of Favour: a candle each. */
@Composable
fun Favour(view: FavourView, tween: Tween<CouncilFrame>, high: Dp, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) =
    Plaque(view.spoken, view.why, onIntent, modifier) {
        val hall = hall
        val before = tween.from?.favour?.value ?: view.value
        val moving = tween.moves == CouncilMotion.FavourChanged
        Column(horizontalAlignment = Alignment.CenterHorizontally) {
            if (!largeText) {
                Lines(
                    view.label,
                    text(
                        if (high >
                            TALL
                        ) {
                            15.sp
                        } else {
                            12.5.sp
                        },
                        strong = true
                    ),
                    hall.text,
                    Modifier.fillMaxWidth(),
                    TextAlign.Center
                )
            }
            Box(
                Modifier.widthIn(max = 200.dp).fillMaxWidth().height(SIGNS * high).drawBehind {
                    val slot = size.width / view.most
                    val scale = minOf(size.height / CANDLE, slot / FOOT)
                    repeat(view.most) { place ->
                        val lit = if (place < view.value) 1f else 0f
                        val was = if (place < before) 1f else 0f
                        val burning = if (moving) was + (lit - was) * tween.done() else lit
                        candle(Offset(slot * (place + HALF), size.height * MIDDLE), scale, burning, hall)
                    }
                },
            )
        }
    }

private const val SIGNS = 0.46f
private const val CANDLE = 40f
private const val FOOT = 17f
private const val HALF = 0.5f
private const val MIDDLE = 0.54f

/** Seven windows, and the years of the reign. */
@Composable
fun Progress(view: ProgressView, tween: Tween<CouncilFrame>, high: Dp, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) =
    Plaque(view.spoken, view.why, onIntent, modifier) {
        val hall = hall
        val last = view.steps.indexOfLast { it != ProgressStep.TO_COME && it != ProgressStep.NOW }
        val checked = tween.moves is CouncilMotion.DilemmaDone
        Column(horizontalAlignment = Alignment.CenterHorizontally) {
            Lines(
                view.score,
                text(
                    if (high >
                        TALL
                    ) {
                        15.sp
                    } else {
                        12.5.sp
                    },
                    strong = true
                ),
                hall.text,
                Modifier.fillMaxWidth(),
                TextAlign.Center
            )
            Box(
                Modifier.widthIn(max = 260.dp).fillMaxWidth().height(SIGNS * high).drawBehind {
                    val slot = size.width / view.steps.size
                    val tall = minOf(size.height * 0.86f, slot * 1.3f)
                    val wide = minOf(slot * 0.76f, tall * 0.82f)
                    view.steps.forEachIndexed { place, step ->
                        val middle = Offset(slot * (place + HALF), size.height * 0.46f)
                        val pane = Rect(middle.x - wide / 2, middle.y - tall / 2, middle.x + wide / 2, middle.y + tall / 2)
                        window(pane, step, hall, if (checked && place == last) tween.done() else 1f)
                    }
                },
            )
        }
    }
