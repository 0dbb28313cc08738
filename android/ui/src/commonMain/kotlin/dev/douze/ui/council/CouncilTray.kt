package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ButtonView
import dev.douze.core.CardFace
import dev.douze.core.ChoicesView
import dev.douze.core.CouncilMoment
import dev.douze.core.CouncilView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.components.Heading
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.PeekButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SideHand
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.live
import dev.douze.ui.components.wordsWidth
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** What has its place in the tray, and how much of it there is. */
class TrayRoom(
    val width: Dp,
    /** Of the hand that is chosen from. */
    val hand: Dp,
    /** Talk and kept rewards are opened by a sign; else they stand here. */
    val folded: Boolean,
    /** What the selected card does stands below the hand; else it stands above, in place of the status. */
    val ruled: Boolean = true,
    /** The hint stands below the hand; else above. */
    val hinted: Boolean = true,
    /** The hand stands here; else in a place of its own. */
    val held: Boolean = true,
    /** What was asked for stands here; else over all of it. */
    val explains: Boolean = true,
    /** A hand that is only looked at is shown as cards, too. */
    val shown: Boolean = false,
)

/** What is going on, between two diamonds; announced by a screen reader as it happens. */
@Composable
fun HallStatus(side: CouncilSide, modifier: Modifier = Modifier, size: Int = 17, instead: String? = null) {
    val hall = hall
    val table = side.table
    val line = table.clock?.beat?.sentence ?: table.rejection ?: instead ?: side.view.status
    val told = (table.heard + listOfNotNull(table.rejection) + side.view.status).joinToString(" ")
    val colour = if (table.rejection == null || table.clock != null) hall.text else hall.bad
    Lines(
        line,
        if (line == instead) text(14.sp) else display(size.sp),
        colour,
        modifier
            .fillMaxWidth()
            .heightIn(min = 26.dp)
            .wrapContentHeight()
            .semantics {
                liveRegion = LiveRegionMode.Polite
                contentDescription = told
            },
        TextAlign.Center,
        lines = 4,
    )
}

/** What is beside the table: what was asked for, else what the council is asked, and the hand. */
@Composable
fun CouncilTray(side: CouncilSide, room: TrayRoom, modifier: Modifier = Modifier) =
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        val view = side.view
        val send = side.table.onIntent
        val inspect = view.inspect
        val talk = view.talk
        val quiet = side.table.clock == null
        if (quiet) {
            view.warning?.let { Question(it.sentence, it.cancel, it.goOn, grave = true, send) }
            view.proposal?.let { Question(it.sentence, it.accept, it.decline, grave = false, send, side.answered) }
            if (inspect == null) Counsel(side, room)
        }
        when {
            inspect != null && room.explains -> Inspect(inspect, send)
            room.folded && side.open == Folded.TALK && talk != null -> Talk(talk, send)
            room.folded && side.open == Folded.KEPT && view.kept.isNotEmpty() -> KeptRewards(view.kept, side.tween, send)
            else -> Playing(side, room, quiet)
        }
        if (!room.folded && view.kept.isNotEmpty()) KeptRewards(view.kept, side.tween, send)
        if (!room.folded) talk?.let { Talk(it, send) }
    }

/** The hand alone; on a tablet all else has its own place. */
@Composable
fun CouncilHand(side: CouncilSide, room: TrayRoom, modifier: Modifier = Modifier) =
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        val view = side.view
        val send = side.table.onIntent
        val quiet = side.table.clock == null
        if (quiet) {
            side.offers?.let { Offers(it, send) }
            if (view.inspect == null) Counsel(side, room)
        }
        Hands(side, view.hands, room, asked = false)
        view.peek?.let { peek ->
            if (peek.open) Hands(side, peek.hands, room, asked = false)
            PeekButton(peek, send, Modifier.fillMaxWidth(), style = LocalTypography.current.smallStrong)
        }
    }

@Composable
private fun Playing(side: CouncilSide, room: TrayRoom, quiet: Boolean) {
    val view = side.view
    val send = side.table.onIntent
    val asked = quiet && listOfNotNull(view.warning, view.proposal, side.offers).isNotEmpty()
    if (quiet) side.offers?.let { Offers(it, send) }
    Hands(side, view.hands, room, asked)
    view.hint?.takeIf { room.hinted }?.let { HintBar(it, side) }
    if (view.hint == null && room.ruled) side.selected?.let { Explained(it.rule, it.explain, send) }
    view.peek?.let { peek ->
        if (peek.open) Hands(side, peek.hands, room, asked = false, held = true)
        PeekButton(peek, send, Modifier.fillMaxWidth(), style = LocalTypography.current.smallStrong)
    }
}

/** What the selected card does, its own name says it to screen readers; beside it the way to more. */
@Composable
private fun Explained(rule: String, explain: ButtonView?, onIntent: (Intent) -> Unit) =
    Row(Modifier.fillMaxWidth().heightIn(min = touch), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        val told = Modifier.weight(1f).clearAndSetSemantics {}
        Lines(rule, text(14.sp), hall.text, told, if (explain == null) TextAlign.Center else TextAlign.Start, lines = 4)
        explain?.let { SignButton(it, Signs.about, onIntent, ink = hall.text) }
    }

val HandView.choosable get() = cards.any { it.intent != null }

/** Something else than a card to be played is chosen: a face, a target, what comes back from the discard. */
val CouncilView.asks: Boolean get() = offers != null || hands.drop(1).any { it.choosable }

/** Hands to choose from as pictures; a hand only to be known steps back to a line of heads, and so do the others. */
@Composable
private fun Hands(
    side: CouncilSide,
    hands: List<HandView>,
    room: TrayRoom,
    asked: Boolean,
    held: Boolean = room.held,
) {
    val send = side.table.onIntent
    val filled = hands.filter { it.cards.isNotEmpty() }
    val chosen = filled.filter { it.choosable }
    val own = hands.firstOrNull()
    if (held) {
        chosen.forEach { hand ->
            if (hand !== own) {
                Heading(hand.label, Modifier.fillMaxWidth(), text(14.sp, strong = true), hall.text, TextAlign.Center)
            }
            if (largeText) {
                SideHand(hand.cards, send, hint = side.view.hint?.options.orEmpty())
            } else {
                PictureHand(hand.cards, room.width, room.hand, advice(side), send)
            }
        }
    }
    val known = filled - chosen.toSet()
    // While a card is chosen its rule stands where the other hands are; a question has no room for them.
    val little = room.folded && !room.ruled
    if ((side.selected != null && room.folded) || (side.questioned && little && chosen.isNotEmpty())) return
    if (room.shown && !largeText && !asked && chosen.isEmpty() && known.firstOrNull() === own && own != null) {
        Shown(own, known - own, room, send)
        return
    }
    val looked = known.filter { it === own && chosen.isEmpty() && !asked }
    val others = known - looked.toSet()
    when {
        looked.isEmpty() -> Unit

        !held -> Unit

        largeText -> SideHand(looked.single().cards, send)

        // Where there is little room for the hand, all are in one line.
        little -> {
            Known(looked.single(), room.width, others, send)
            return
        }

        else -> Known(looked.single(), room.width, emptyList(), send)
    }
    others.forEach { Line(it, send) }
}

/** The hands that stand below a table in large letters: those to choose from, else the viewer's. */
fun pinnedHands(side: CouncilSide): List<HandView> {
    val hands = side.view.hands.filter { it.cards.isNotEmpty() }
    val asked = side.table.clock == null && listOfNotNull(side.view.warning, side.view.proposal, side.view.offers).isNotEmpty()
    // Where a card of the table is to be tapped, the viewer's do not stand before it.
    val elsewhere = asked || side.shown.moment == CouncilMoment.REVEAL
    return hands.filter { it.choosable }.ifEmpty { hands.take(1).filter { !elsewhere && it === side.view.hands.first() } }
}

@Composable
private fun advice(side: CouncilSide): List<Advice> =
    side.view.hint?.options.orEmpty().mapIndexedNotNull { i, option ->
        if (option.face is CardFace.Character) Advice(option, i == 0) else null
    }

/** The viewer's hand while others have their turn: heads, each large enough for a finger; [others] beside them. */
@Composable
private fun Known(view: HandView, width: Dp, others: List<HandView>, onIntent: (Intent) -> Unit) {
    if (others.isNotEmpty()) {
        FlowRow(
            Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
            Arrangement.spacedBy(5.dp, Alignment.CenterHorizontally),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Heads(view.cards, touch, onIntent)
            others.forEach { hand ->
                Row(horizontalArrangement = Arrangement.spacedBy(2.dp), verticalAlignment = Alignment.CenterVertically) {
                    Labelled(hand, onIntent, if (width < NARROW) 30.dp else ALONE)
                }
            }
        }
        return
    }
    val inRow = ((width + 2.dp) / (touch + 2.dp)).toInt().coerceAtLeast(1)
    Column(
        Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) { view.cards.chunked(inRow).forEach { Heads(it, touch, onIntent) } }
}

/** The viewer's hand as cards that are only looked at; few [others] beside it under their labels, many as heads below it. */
@Composable
private fun Shown(own: HandView, others: List<HandView>, room: TrayRoom, onIntent: (Intent) -> Unit) {
    val cards = own.cards.size + others.sumOf { it.cards.size }
    val each = minOf((room.width - GAP * others.size) / cards.toFloat(), WIDEST)
    if (others.isEmpty() || each < LEAST || cards > MOST_SHOWN) {
        val together = others.size > 1 && fitTogether(others, room.width)
        PictureHand(own.cards, room.width, room.hand - if (together) ALONE else HEADS * others.size, emptyList(), onIntent)
        if (together) Together(others, onIntent) else others.forEach { Line(it, onIntent) }
        return
    }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(GAP, Alignment.CenterHorizontally), Alignment.Bottom) {
        val wide = each * own.cards.size.toFloat()
        PictureHand(own.cards, wide, room.hand, emptyList(), onIntent, Modifier.width(wide))
        others.forEach { hand ->
            val width = each * hand.cards.size.toFloat()
            Column(Modifier.width(width), Arrangement.spacedBy(2.dp), Alignment.CenterHorizontally) {
                Lines(hand.label, text(14.sp), hall.soft, align = TextAlign.Center, lines = 2)
                PictureHand(hand.cards, width, room.hand - LABEL, emptyList(), onIntent)
            }
        }
    }
}

/** Labels and heads of all these hands have room beside each other. */
@Composable
private fun fitTogether(hands: List<HandView>, width: Dp): Boolean {
    val labels = wordsWidth(hands.map { it.label }, text(13.sp))
    val heads = hands.fold(0.dp) { sum, hand -> sum + if (hand.cards.size == 1) ALONE else (HEAD + 4.dp) * hand.cards.size.toFloat() }
    return labels + heads + BETWEEN * (hands.size - 1) + 8.dp * hands.size <= width
}

/** Hands that are only looked at, in one line. */
@Composable
private fun Together(hands: List<HandView>, onIntent: (Intent) -> Unit) =
    Row(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(BETWEEN, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        hands.forEach {
            Row(
                Modifier.semantics { isTraversalGroup = true },
                Arrangement.spacedBy(4.dp),
                Alignment.CenterVertically
            ) { Labelled(it, onIntent) }
        }
    }

private val BETWEEN = 12.dp

/** A head of a hand that is looked at, and one that is alone beside its name. */
private val HEAD = 28.dp
private val ALONE = 42.dp

/** A card has room for its name, and its label above it. */
private val LEAST = 64.dp
private val NARROW = 320.dp
private val GAP = 22.dp
private val WIDEST = 132.dp
private val HEADS = 34.dp
private val LABEL = 26.dp

/** More cards would be too narrow for their names. */
private const val MOST_SHOWN = 7

/** Heads under their label, only to be looked at. */
@Composable
private fun Line(view: HandView, onIntent: (Intent) -> Unit) =
    FlowRow(
        Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
        Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(2.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        Labelled(view, onIntent)
    }

/** A label and heads; a card that is alone has its name. */
@Composable
private fun Labelled(view: HandView, onIntent: (Intent) -> Unit, alone: Dp = ALONE) {
    val name = view.cards.singleOrNull()?.face?.name
    if (name == null) {
        Lines(view.label, text(13.sp), hall.soft)
        Heads(view.cards, HEAD, onIntent)
    } else {
        Heads(view.cards, alone, onIntent)
        Column {
            Lines(view.label, text(13.sp), hall.soft)
            Lines(name, display(15.sp), hall.text, Modifier.clearAndSetSemantics {})
        }
    }
}

/** Faces, targets or seats. */
@Composable
private fun Offers(view: ChoicesView, onIntent: (Intent) -> Unit) {
    val hall = hall
    Column(
        Modifier.fillMaxWidth().drawBehind { plaque(hall, active = false) }.padding(9.dp),
        Arrangement.spacedBy(5.dp),
    ) {
        Heading(view.label, style = text(14.sp, strong = true), colour = hall.text)
        ShortChoices(view, onIntent)
    }
}

/** Something asked once: the safe answer is the gold one unless it is [plain], and has the focus. */
@Composable
internal fun Question(
    sentence: String,
    main: ButtonView,
    other: ButtonView,
    grave: Boolean,
    onIntent: (Intent) -> Unit,
    plain: Boolean = false,
) {
    val hall = hall
    Column(
        Modifier.fillMaxWidth().drawBehind { plaque(hall, active = false, strong = true) }.padding(10.dp),
        Arrangement.spacedBy(Space.small),
    ) {
        val focus = remember { FocusRequester() }
        LaunchedEffect(sentence) { focus.requestFocus() }
        val told = Modifier.fillMaxWidth().live()
        Lines(sentence, text(15.sp, strong = true), if (grave) hall.bad else hall.text, told, lines = 5)
        val buttons = @Composable { each: Modifier ->
            val first = each.focusRequester(focus)
            if (plain) PlaqueAct(main, onIntent, first) else GoldAct(main, onIntent, first)
            PlaqueAct(other, onIntent, each)
        }
        if (largeText) {
            Column(verticalArrangement = Arrangement.spacedBy(Space.small)) { buttons(Modifier.fillMaxWidth()) }
        } else {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) { buttons(Modifier.weight(1f)) }
        }
    }
}
