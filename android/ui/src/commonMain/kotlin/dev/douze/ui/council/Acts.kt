package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
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
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ButtonView
import dev.douze.core.CouncilIntent
import dev.douze.core.Intent
import dev.douze.ui.components.Decision
import dev.douze.ui.components.Picture
import dev.douze.ui.components.Signs
import dev.douze.ui.components.press
import dev.douze.ui.theme.largeText

private val shape = Chamfer()
private val buttonInk = Color(0xFF2A1408)

/** What the button of this decision does to the bells. */
private val ButtonView.rings: Boolean
    get() = ((intent as? Intent.Council)?.v1 as? CouncilIntent.RingBells)?.ring == true

/** What the council decides with one tap, what is selected, or a councillor at work; speech and hints as round signs beside it. */
@Composable
fun Acts(
    side: CouncilSide,
    modifier: Modifier = Modifier,
    talks: Boolean,
    beside: Boolean = true,
    /** There is room for what each decision costs. */
    costs: Boolean = true,
) {
    val view = side.view
    if (side.idle) return
    val table = side.table
    if (table.thinking != null) {
        Row(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            Decision(null, null, table, tight = true, Modifier.weight(1f))
            if (talks) Say(side)
        }
        return
    }
    val confirm = view.confirm
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        val decisions = view.decisions
        if (confirm == null && decisions.size == 1) {
            Signed(side, talks) { GoldAct(decisions.single(), table.onIntent, it) }
        } else if (confirm == null && decisions.isEmpty()) {
            Signed(side, talks) { }
        } else if (confirm == null) {
            Decisions(decisions, side, talks, costs)
        } else {
            if (decisions.isNotEmpty()) Decisions(decisions, side, talks = false, costs, signs = false)
            // While there is a warning, its answer alone is gold.
            val answers = table.clock == null && view.warning != null && confirm.enabled
            val act = @Composable { modifier: Modifier, hinted: Boolean ->
                if (answers) {
                    PlaqueAct(confirm, table.onIntent, modifier)
                } else {
                    GoldAct(confirm, table.onIntent, modifier, hinted)
                }
            }
            if (!beside) act(Modifier.fillMaxWidth(), false)
            Signed(side, talks) { if (beside) act(it, view.hands.isEmpty()) }
        }
    }
}

/** The main thing between the signs. */
@Composable
private fun Signed(side: CouncilSide, talks: Boolean, main: @Composable (Modifier) -> Unit) {
    val view = side.view
    val send = side.table.onIntent
    val signs =
        listOfNotNull(view.cancel, view.askHint, side.selected?.explain).isNotEmpty() || (talks && view.talk != null)
    if (!signs && view.confirm == null && view.decisions.isEmpty()) return
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.Top) {
        view.cancel?.let { RoundSign(it, send) { colour -> Sign(Signs.close, colour) } }
        Box(Modifier.weight(1f), Alignment.Center) { main(Modifier.fillMaxWidth()) }
        view.askHint?.let { RoundSign(it, send) { colour -> Sign(Signs.bulb, colour) } }
        if (talks) Say(side)
    }
}

/** Several things to decide, two in a row; the bells carry a bell. */
@Composable
private fun Decisions(
    decisions: List<ButtonView>,
    side: CouncilSide,
    talks: Boolean,
    costs: Boolean,
    signs: Boolean = true,
) {
    val send = side.table.onIntent
    // With a word on what it costs each has a row.
    val inRow = if (largeText || (costs && decisions.any { !it.hint.isNullOrEmpty() })) 1 else 2
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.Top) {
        Column(Modifier.weight(1f), Arrangement.spacedBy(6.dp)) {
            decisions.chunked(inRow).forEach { row ->
                Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(6.dp)) {
                    row.forEach { PlaqueAct(it, send, Modifier.weight(1f).fillMaxHeight(), told = costs && !largeText) }
                }
            }
        }
        if (signs) {
            side.view.askHint?.let { RoundSign(it, send) { colour -> Sign(Signs.bulb, colour) } }
            if (talks) Say(side)
        }
    }
}

/** The one thing to do here. */
@Composable
fun GoldAct(view: ButtonView, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier, hinted: Boolean = true) {
    val hall = hall
    val on = view.enabled
    Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
        Box(
            Modifier
                .fillMaxWidth()
                .heightIn(min = 50.dp)
                .drawBehind { if (on) goldFace() else waiting(hall) }
                .press(view, shape, onIntent, buttonInk)
                .padding(horizontal = 12.dp, vertical = 6.dp)
                .clearAndSetSemantics {},
            Alignment.Center,
        ) {
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                if (view.rings) Box(Modifier.size(28.dp).drawBehind { bell(center, size.width / 34f) })
                // While there is nothing to confirm it says what is missing.
                val missing = view.hint.takeIf { !on && hinted }
                val style =
                    if (missing != null) {
                        text(15.sp)
                    } else {
                        display(if (largeText) 16.sp else 20.sp)
                    }
                Lines(missing ?: view.label, style, if (on) buttonInk else hall.soft, align = TextAlign.Center, lines = 2)
            }
        }
    }
}

/** The outline of a button that waits for a choice. */
private fun DrawScope.waiting(hall: Hall) {
    val dashes = PathEffect.dashPathEffect(floatArrayOf(5.dp.toPx(), 4.dp.toPx()))
    drawPath(chamfered(whole.deflate(density), 9.dp.toPx()), hall.soft, 0.9f, Stroke(1.4.dp.toPx(), pathEffect = dashes))
}

private fun DrawScope.goldFace() {
    val cut = 9.dp.toPx()
    listOf(4f, 2f, 1f).forEach {
        fill(chamfered(whole.inflate(it * density).translate(0f, 2 * density), cut), Color.Black, 0.12f)
    }
    val face =
        Brush.verticalGradient(0f to Color(0xFFFFF0BE), 0.45f to Color(0xFFEFCB72), 1f to Color(0xFFC08F38), endY = size.height)
    fill(chamfered(whole, cut), face)
    outline(chamfered(whole.deflate(density), cut), Color(0xFFFFF6D8), 1.2.dp.toPx())
    outline(chamfered(whole, cut), GOLD_DARK, 1.dp.toPx())
    outline(chamfered(whole.deflate(4 * density), cut * 0.84f), GOLD_DARK, 0.7.dp.toPx())
}

/** Something to be decided, in a frame. */
@Composable
fun PlaqueAct(view: ButtonView, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier, told: Boolean = false) {
    val hall = hall
    Box(
        modifier
            .heightIn(min = 50.dp)
            .drawBehind { plaque(hall, active = false, strong = view.enabled) }
            .press(view, shape, onIntent, hall.text)
            .padding(horizontal = 9.dp, vertical = 5.dp)
            .clearAndSetSemantics {},
        Alignment.Center,
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
            if (view.rings) Box(Modifier.size(30.dp).drawBehind { bell(center, size.width / 34f) })
            Column(horizontalAlignment = Alignment.CenterHorizontally) {
                Lines(view.label, display(17.sp), if (view.enabled) hall.text else hall.soft, align = TextAlign.Center, lines = 2)
                // What it costs and brings.
                view.hint?.takeIf { told }?.let { Lines(it, text(12.5.sp), hall.soft, align = TextAlign.Center, lines = 5) }
            }
        }
    }
}

private val round = 50.dp

/** A small round sign with a word under it. */
@Composable
fun RoundSign(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    sign: @Composable (Color) -> Unit,
) = RoundSign(view.label, modifier.press(view, twelveSided, onIntent, hall.text), sign)

/** Opens what the table has said, and what may be said. */
@Composable
fun Say(side: CouncilSide, worded: Boolean = true) {
    val talk = side.view.talk ?: return
    val open = side.open == Folded.TALK
    val pressed = Modifier.press(talk.label, twelveSided, { side.toggle(Folded.TALK) }, hall.text).semantics { selected = open }
    RoundSign(talk.say.takeIf { worded }, pressed, { colour ->
        Box(
            Modifier.size(26.dp).drawBehind {
                speech(
                    center,
                    size.width / 28f,
                    colour
                )
            }
        )
    })
}

@Composable
private fun RoundSign(word: String?, modifier: Modifier, sign: @Composable (Color) -> Unit) {
    val hall = hall
    Column(Modifier.widthIn(min = round), horizontalAlignment = Alignment.CenterHorizontally) {
        Box(
            Modifier
                .size(round)
                .drawBehind { roundFace(hall) }
                .then(modifier)
                .clearAndSetSemantics {},
            Alignment.Center,
        ) { sign(hall.text) }
        if (!largeText && word != null) Lines(word, text(12.5.sp), hall.soft, Modifier.clearAndSetSemantics {}, TextAlign.Center)
    }
}

private fun DrawScope.roundFace(hall: Hall) {
    val radius = size.minDimension / 2
    listOf(3f, 1.5f).forEach { fill(polygon(Offset(center.x, center.y + 2 * density), radius + it * density), Color.Black, hall.shadow) }
    fill(polygon(center, radius - density), down(hall.panel, whole))
    outline(polygon(center, radius - density), gold, 1.6.dp.toPx())
    outline(polygon(center, radius - 5 * density), hall.hairline, 0.6.dp.toPx())
}

@Composable
private fun Sign(image: ImageVector, colour: Color, side: Dp = 26.dp) = Picture(image, colour, side)
