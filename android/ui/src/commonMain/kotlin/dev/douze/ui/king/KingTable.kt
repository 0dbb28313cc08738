package dev.douze.ui.king

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.GroupView
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.KingMotion
import dev.douze.core.KingSeatView
import dev.douze.core.RailState
import dev.douze.ui.Tween
import dev.douze.ui.components.CourtBack
import dev.douze.ui.components.CourtFace
import dev.douze.ui.components.CourtSmall
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.Heading
import dev.douze.ui.components.press
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieBody
import dev.douze.ui.die.DieFace
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.ivoryBrush

private const val HALF = 180f
private const val QUARTER = 90f
private const val FAST = 2f
private const val BACK = 0.5f
private const val ASLANT = 9f

/** The group that is drawn large, in play and in a review. */
class LargeGroup(
    val group: GroupView,
    val tween: Tween<KingFrame>,
    val body: DieBody,
    /** The screen is upside down, for the person on the other side. */
    val turned: Boolean,
    val onIntent: (Intent) -> Unit,
)

/** What the seats of a table have in common. */
private class Laid(
    val side: LargeGroup,
    val group: GroupView,
    val seating: Seating,
    val places: Places,
    val high: Float,
)

/** The group that is drawn large: its seats around a table of twelve sides, as high and wide as there is room. */
@Composable
fun KingTable(
    side: LargeGroup,
    modifier: Modifier = Modifier,
) = Column(modifier) {
    val group = side.group
    val corner = group.labelled()
    if (group.label.isNotEmpty() && !corner) GroupLabel(group.label)
    BoxWithConstraints(Modifier.weight(1f).fillMaxWidth(), AbsoluteAlignment.TopLeft) {
        val open = group.seats.any { it.card?.character != null }
        val room = Size(maxWidth.value, maxHeight.value)
        val sides = group.seats.map { it.place }
        val ribbons = group.ribbons()
        val headlong = group.headlong(side.turned)
        val seating = remember(room, sides, open, ribbons, headlong) { seating(room, sides, open, ribbons, headlong) }
        val places = remember { Places() }
        val laid = Laid(side, group, seating, places, room.height)
        Box(
            with(places) { Modifier.table() }.size(maxWidth, maxHeight).semantics {
                contentDescription = group.spoken
                isTraversalGroup = true
            },
            AbsoluteAlignment.TopLeft,
        ) {
            Felt(seating)
            group.seats.forEachIndexed { i, seat -> key(seat.seat) { seating.seats.getOrNull(i)?.let { SeatDie(laid, seat, it) } } }
            group.seats.forEachIndexed { i, seat -> key(seat.seat) { seating.seats.getOrNull(i)?.let { Seat(laid, seat, it, i) } } }
            Flying(side.tween, group.seats, side.body, seating.die.dp, places)
        }
        if (corner) GroupLabel(group.label)
    }
}

@Composable
private fun GroupLabel(label: String) = Heading(label, style = LocalTypography.current.smallStrong, colour = LocalAccent.current)

/** Beside the plaque above four seats the corner is free for the label. */
private fun GroupView.labelled() = label.isNotEmpty() && seats.size == MOST_SEATED

/** Above all that [rect] says, in dp. */
private fun Modifier.at(rect: Rect) = absoluteOffset(rect.left.dp, rect.top.dp).size(rect.width.dp, rect.height.dp)

private fun Modifier.turnedFor(view: KingSeatView, laid: Laid) = if (view.turned != laid.side.turned) rotate(HALF) else this

private fun Laid.state(view: KingSeatView): RailState? = group.rail?.marks?.find { it.seat == view.seat }?.state

/** The die; while it flies from seat to seat its place is empty. The die whose turn it is stands in light. */
@Composable
private fun SeatDie(laid: Laid, view: KingSeatView, place: SeatPlace) {
    val size = laid.seating.die
    val news = laid.side.tween.news(view)
    val passed = (laid.side.tween.moves as? KingMotion.DicePassed)?.passes.orEmpty().any { it.toSeat == view.seat }
    val light = LocalTokens.current.glow
    val lit =
        Modifier.drawBehind {
            val middle = Offset(this.size.width / 2, this.size.height / 2)
            val far = this.size.width * 0.9f
            drawCircle(Brush.radialGradient(listOf(light.copy(alpha = 0.6f), Color.Transparent), middle, far), far, middle)
        }
    Box(
        Modifier
            .at(Rect(place.die.x - size / 2, place.die.y - size / 2, place.die.x + size / 2, place.die.y + size / 2))
            .then(with(laid.places) { Modifier.die(view.seat) })
            .then(if (view.active) lit else Modifier)
            .crowned(light, laid.state(view) == RailState.WINNER && view.struck == null)
            .turnedFor(view, laid)
            .alpha(if (passed) 0f else 1f)
            .clearAndSetSemantics {},
    ) {
        Die(
            laid.side.body,
            view.face,
            size.dp,
            struck = view.struck != null,
            reachable = view.reach.map { DieFace(it.face, it.selected, it.label) {} },
            motion = news.die,
            tappable = false,
        )
    }
}

/** Plaque and card; read clockwise, wherever they are. */
@Composable
private fun Seat(laid: Laid, view: KingSeatView, place: SeatPlace, index: Int) {
    val send = laid.side.onIntent
    Box(
        Modifier.semantics {
            isTraversalGroup = true
            traversalIndex = index.toFloat()
        },
        AbsoluteAlignment.TopLeft,
    ) {
        Played(laid, view, place.card)
        view.mark?.takeIf { view.champion != null }?.let { Ribbon(laid, view, it, place) }
        SeatPlaque(
            view,
            place.plaque.height.dp,
            place.plaque.width.dp,
            send,
            laid.group.seats.map { it.name },
            Modifier.absoluteOffset(place.plaque.left.dp, place.plaque.top.dp).turnedFor(view, laid),
        )
    }
}

/** A champion's rank on a ribbon that begins under its plaque, at the outer side: below it, above that of the upper seat. */
@Composable
private fun Ribbon(laid: Laid, view: KingSeatView, mark: String, place: SeatPlace) {
    val tokens = LocalTokens.current
    val plaque = place.plaque
    val below = place.side == 0 || place.die.y < plaque.top || plaque.top < RIBBON - UNDER
    val above = !below || plaque.bottom + RIBBON - UNDER > laid.high
    val top = if (above) plaque.top + UNDER - RIBBON else plaque.bottom - UNDER
    val style = LocalTypography.current.display(14.sp)
    val measurer = rememberTextMeasurer()
    val needs = with(LocalDensity.current) { measurer.measure(mark, style, softWrap = false).size.width.toDp().value } + 2 * RIBBON_AIR
    val wide = minOf(needs, plaque.width - 12f)
    val left =
        when {
            place.side == 0 || place.side == 6 -> plaque.center.x - wide / 2
            place.side < 6 -> plaque.left + 6
            else -> plaque.right - 6 - wide
        }
    val ground =
        Modifier
            .at(Rect(left, top, left + wide, top + RIBBON))
            .turnedFor(view, laid)
            .clip(PanelShape)
            .background(tokens.ivoryBrush())
            .padding(top = if (above) 0.dp else UNDER.dp, bottom = if (above) UNDER.dp else 0.dp)
    Box(ground, Alignment.Center) { FitLine(mark, style, tokens.ivoryInk, Modifier.padding(horizontal = 5.dp)) }
}

private const val RIBBON_AIR = 12f

/** The card before a seat: face down, open, or sealed. */
@Composable
private fun Played(laid: Laid, view: KingSeatView, at: Rect) {
    val card = view.card ?: return
    val news = laid.side.tween.news(view)
    val character = card.character
    if (character == null) {
        val wide = at.width * BACK
        val place = Modifier.absoluteOffset((at.center.x - wide / 2).dp, (at.center.y - wide * 0.7f).dp)
        val slant = if (view.place in 1..5) -ASLANT else ASLANT
        CourtBack(wide.dp, place.turnedFor(view, laid).rotate(slant).dealt(news.dealt, news.done))
        return
    }
    val value = view.value?.text
    val pressed =
        card.explain?.let { Modifier.press(character.name, PanelShape, { laid.side.onIntent(it) }, state = card.struck) } ?: Modifier
    // Only while it turns: a new block each time would recompose every card.
    val turning =
        if (news.opened) Modifier.graphicsLayer { rotationY = QUARTER * (1f - (FAST * news.done()).coerceAtMost(1f)) } else Modifier
    Box(Modifier.at(at).turnedFor(view, laid).then(pressed).clearAndSetSemanticsOf(card.explain == null)) {
        val size = DpSize(at.width.dp, at.height.dp)
        if (laid.seating.small) {
            CourtSmall(character, value?.substringAfter('→')?.trim(), size, turning, card.struck != null)
        } else {
            CourtFace(character, value, size, turning, card.struck != null)
        }
    }
}

private fun Modifier.clearAndSetSemanticsOf(silent: Boolean) = if (silent) clearAndSetSemantics {} else this

/** A card comes from above its place as it is played. */
private fun Modifier.dealt(now: Boolean, done: () -> Float) =
    if (!now) {
        this
    } else {
        graphicsLayer {
            val left = 1f - (FAST * done()).coerceAtMost(1f)
            translationY = left * FALL.dp.toPx()
            alpha = 1f - left * left
        }
    }

private const val FALL = 60

/** Somebody sits on the other side of the device: a die above stands on its head. */
private fun GroupView.headlong(turned: Boolean) = seats.any { it.place != 0 && it.turned != turned }

/** The sides of its champions. */
private fun GroupView.ribbons() = seats.filter { it.mark != null && it.champion != null }.map { it.place }

/** Less than this, and a small phone would have to scroll. */
fun least(group: GroupView, turned: Boolean = false): Float =
    leastTable(group.seats.size, group.ribbons(), group.headlong(turned)) + if (group.label.isEmpty() || group.labelled()) 0f else LABEL

private const val LABEL = 22f
