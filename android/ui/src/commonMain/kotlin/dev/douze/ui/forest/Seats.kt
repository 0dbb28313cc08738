package dev.douze.ui.forest

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CutCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.zIndex
import dev.douze.core.Intent
import dev.douze.core.SeatColour
import dev.douze.core.SeatView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CardBack
import dev.douze.ui.components.Face
import dev.douze.ui.components.facing
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.largeText

private val plateShape = CutCornerShape(10.dp)

/** How the plates are laid out: small ones, large ones side by side, or one below the other. */
enum class Plates { SMALL, LARGE, TALL }

/** Both scores, and between them the tiebreaker that points to its holder. */
@Composable
fun Seats(
    seats: List<SeatView>,
    plates: Plates,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val holder = seats.indexOfFirst { it.tiebreaker != null }
    if (plates == Plates.TALL) {
        Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
            Plate(seats[0], plates, mirrored = false, onIntent, Modifier.fillMaxWidth())
            Acorn(30.dp, if (holder < 0) null else holder * HALF_TURN + QUARTER, Modifier.padding(vertical = Space.tiny))
            Plate(seats[1], plates, mirrored = false, onIntent, Modifier.fillMaxWidth())
        }
    } else {
        val acorn = if (plates == Plates.SMALL) 23.dp else 25.dp
        Box(modifier.fillMaxWidth(), Alignment.Center) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(acorn * 1.5f), Alignment.CenterVertically) {
                seats.forEachIndexed { i, seat -> Plate(seat, plates, mirrored = i == 1, onIntent, Modifier.weight(1f)) }
            }
            Acorn(acorn, if (holder < 0) null else holder * HALF_TURN, Modifier.zIndex(1f))
        }
    }
}

/** A plate from so wide on has room for a face beside name and score. */
private val HEADED = 168.dp
private const val HALF_TURN = 180f
private const val QUARTER = 90f

@Composable
private fun Plate(
    view: SeatView,
    plates: Plates,
    mirrored: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val black = view.colour == SeatColour.BLACK
    val ink = if (black) Color(0xFFF8F0DD) else Color(0xFF1B1613)
    val height = when (plates) {
        Plates.SMALL -> 48.dp
        Plates.LARGE -> 64.dp
        Plates.TALL -> 112.dp
    }
    BoxWithConstraints(
        modifier
            .facing(view.turned)
            .plate(black, view.active, wood)
            .pressOrRead(view.spoken, view.why, onIntent, plateShape, ink)
            .heightIn(min = height)
            .padding(horizontal = 12.dp, vertical = if (plates == Plates.SMALL) 3.dp else 6.dp)
            .clearAndSetSemantics {},
        Alignment.Center,
    ) {
        val room = this
        val what: @Composable (Modifier) -> Unit = { Name(view, plates, ink, mirrored, it) }
        val large = when (plates) {
            Plates.SMALL -> 29.sp
            Plates.LARGE -> 40.sp
            Plates.TALL -> 56.sp
        }
        val score: @Composable () -> Unit = { Score(view, large) }
        val narrow = plates == Plates.SMALL && room.maxWidth < 124.dp
        if (narrow && !largeText) {
            Column(Modifier.fillMaxWidth(), horizontalAlignment = if (mirrored) Alignment.End else Alignment.Start) {
                Called(view, 14.sp, ink, mirrored)
                Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, Alignment.CenterVertically) {
                    if (mirrored) Score(view, 22.sp)
                    Backs(view, 8.dp, ink, mirrored)
                    if (!mirrored) Score(view, 22.sp)
                }
            }
        } else if (largeText) {
            Column(Modifier.fillMaxWidth(), horizontalAlignment = if (mirrored) Alignment.End else Alignment.Start) {
                Called(view, 16.sp, ink, mirrored)
                FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
                    if (mirrored) Score(view, 22.sp)
                    Backs(view, 9.dp, ink, mirrored)
                    if (!mirrored) Score(view, 22.sp)
                }
            }
        } else {
            val head = when (plates) {
                Plates.SMALL -> 36.dp
                Plates.LARGE -> 46.dp
                Plates.TALL -> 72.dp
            }
            val face: @Composable () -> Unit = { if (room.maxWidth >= HEADED) Face(view.medallion, head) }
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                if (mirrored) score() else face()
                what(Modifier.weight(1f))
                if (mirrored) face() else score()
            }
        }
    }
}

@Composable
private fun Name(
    view: SeatView,
    plates: Plates,
    ink: Color,
    mirrored: Boolean,
    modifier: Modifier,
) = Column(
    modifier,
    Arrangement.spacedBy(if (plates == Plates.SMALL) 1.dp else 4.dp),
    if (mirrored) Alignment.End else Alignment.Start,
) {
    val size = when (plates) {
        Plates.SMALL -> 16.sp
        Plates.LARGE -> 19.sp
        Plates.TALL -> 25.sp
    }
    Called(view, size, ink, mirrored)
    val back = when (plates) {
        Plates.SMALL -> 9.dp

        Plates.LARGE -> 11.dp

        // Beside two scores there is less room.
        Plates.TALL -> if (view.preview == null) 16.dp else 11.dp
    }
    Backs(view, back, ink, mirrored)
}

@Composable
private fun Called(
    view: SeatView,
    size: TextUnit,
    ink: Color,
    mirrored: Boolean,
) = BasicText(
    view.name,
    style = display.copy(ink, textAlign = if (mirrored) TextAlign.End else TextAlign.Start, lineHeight = size * 1.15f),
    maxLines = 1,
    autoSize = TextAutoSize.StepBased(11.sp, size, 0.5.sp),
)

/** Cards in hand, a chosen one aslant, and how many are in the deck. */
@Composable
private fun Backs(
    view: SeatView,
    back: Dp,
    ink: Color,
    mirrored: Boolean,
) {
    // The deck beside them keeps its line.
    val wide = if (view.inHand > USUAL) back * MANY else back
    Row(horizontalArrangement = Arrangement.spacedBy(3.dp), verticalAlignment = Alignment.CenterVertically) {
        // Backs in the other tone, so that they are seen on the plate.
        val seat = if (view.colour == SeatColour.BLACK) 1 else 0
        val deck: @Composable () -> Unit = {
            AppText(
                view.deck,
                Modifier.padding(horizontal = 2.dp),
                plain.copy(fontSize = 13.sp, lineHeight = 15.sp),
                ink.copy(alpha = SOFT)
            )
        }
        if (mirrored) deck()
        if (view.hasChosen && mirrored) CardBack(seat, wide, Modifier.padding(end = Space.tiny).rotate(-TILT))
        repeat(view.inHand) { CardBack(seat, wide) }
        if (view.hasChosen && !mirrored) CardBack(seat, wide, Modifier.padding(start = Space.tiny).rotate(TILT))
        if (!mirrored) deck()
    }
}

@Composable
private fun Score(
    view: SeatView,
    large: TextUnit,
) = Row(horizontalArrangement = Arrangement.spacedBy(Space.tiny), verticalAlignment = Alignment.CenterVertically) {
    val ink = if (view.colour == SeatColour.BLACK) Color(0xFFF8F0DD) else Color(0xFF1B1613)
    val preview = view.preview
    val size = if (preview == null) large else large * SHRUNK
    AppText(view.score, style = numeral.copy(fontSize = size, lineHeight = size * 1.1f), colour = ink)
    if (preview != null) {
        val gain = if (view.colour == SeatColour.BLACK) Color(0xFFFFC65A) else Color(0xFF8A3A00)
        AppText(preview, style = numeral.copy(fontSize = size, lineHeight = size * 1.1f), colour = gain)
    }
}

private const val SHRUNK = 0.55f

/** Backs of more cards than usual are so much narrower. */
private const val MANY = 0.7f
private const val SOFT = 0.85f
private const val TILT = 14f

/** The ground of a score: the tone of its cards, framed in gold; broader while it is its turn. */
private fun Modifier.plate(
    black: Boolean,
    active: Boolean,
    wood: Wood,
): Modifier =
    drawWithCache {
        val unit = 1.dp.toPx()
        val outline = chamfer(Rect(Offset.Zero, size), 10 * unit)
        val inner = chamfer(Rect(4 * unit, 4 * unit, size.width - 4 * unit, size.height - 4 * unit), 8 * unit)
        val shadows = listOf(4f, 2.4f, 1f).map {
            chamfer(Rect(-it * unit, 3 * unit, size.width + it * unit, size.height + it * unit), (10 + it) * unit)
        }
        val ground = if (black) listOf(Color(0xFF3A332B), Color(0xFF0F0C0A)) else listOf(Color(0xFFFFFBEF), Color(0xFFE4D3AB))
        onDrawBehind {
            shadows.forEach { drawPath(it, Color.Black, wood.shade * 1.3f) }
            drawPath(outline, Brush.verticalGradient(ground))
            drawPath(outline, Color(0xFF4E3208), style = Stroke(2.6f * unit))
            if (active) {
                drawPath(outline, gold(0f, size.height), style = Stroke(2.6f * unit))
            } else {
                drawPath(outline, Color(0xFF8A6A34), style = Stroke(1.4f * unit))
            }
            drawPath(inner, if (black) goldFlat else Color(0xFFA9843F), style = Stroke(0.6f * unit))
        }
    }

/** The tiebreaker; its point turns to who goes first when numbers are equal: 0 to the left, clockwise. */
@Composable
private fun Acorn(
    radius: Dp,
    towards: Float?,
    modifier: Modifier = Modifier,
) = Canvas(modifier.size(radius * 2.4f, radius * 2)) {
    val unit = radius.toPx() / 25
    drawPath(dodecagon(center + Offset(0f, 2 * unit), 25.5f * unit), Color.Black, 0.35f)
    drawPath(dodecagon(center, 24 * unit), Brush.radialGradient(listOf(Color(0xFF2F7A55), Color(0xFF0C2A1D)), center, 25 * unit))
    drawPath(dodecagon(center, 24 * unit), gold(0f, size.height), style = Stroke(2 * unit))
    if (towards != null) {
        rotate(towards, center) {
            val tip = lines(listOf(Offset(-30f, 0f), Offset(-24f, -5f), Offset(-24f, 5f)).map { center + it * unit })
            drawPath(tip, goldFlat)
        }
    }
    translate(center.x, center.y) {
        scale(unit, Offset.Zero) {
            drawPath(nut, Color(0xFFD98A1E))
            drawPath(nutShade, Color(0xFFA35E0C))
            drawPath(cup, Color(0xFFB5803A))
            drawLine(Color(0xFFB5803A), Offset(0f, -10f), Offset(0f, -15f), 2.6f)
        }
    }
}

private val nut =
    Path().apply {
        moveTo(0f, -3f)
        cubicTo(9f, -3f, 9f, 9f, 0f, 15f)
        cubicTo(-9f, 9f, -9f, -3f, 0f, -3f)
    }
private val nutShade =
    Path().apply {
        moveTo(0f, -3f)
        cubicTo(9f, -3f, 9f, 9f, 0f, 15f)
        close()
    }
private val cup =
    Path().apply {
        moveTo(0f, -10f)
        cubicTo(10f, -10f, 12f, -5f, 11f, -2f)
        lineTo(-11f, -2f)
        cubicTo(-12f, -5f, -10f, -10f, 0f, -10f)
    }
