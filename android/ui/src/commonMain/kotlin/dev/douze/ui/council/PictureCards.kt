package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CardFace
import dev.douze.core.CharacterKind
import dev.douze.core.HandCardView
import dev.douze.core.Intent
import dev.douze.core.WeighedView
import dev.douze.ui.art.Space
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.chosenRing
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.largeText

private val corner = 6.dp
private val cardShape = RoundedCornerShape(corner)
private val gap = 5.dp

/** Cards of one row; more are shared by two. */
private const val ONE_ROW = 5

/** A card narrower than this has no room for names. */
private val named = 52.dp
private val widest = 132.dp
private const val TALL = 2f

/** The chosen card rises into this. */
internal val RAISED = 7.dp

/** Its frame, and some of its shadow, are below it. */
internal val EDGE = 3.dp

/** What the hint says of a card: how long its bar is, and whether it is the best. */
class Advice(
    val view: WeighedView,
    val best: Boolean,
)

private val HandCardView.kind: CharacterKind? get() = (face as? CardFace.Character)?.character?.character

/** How a hand of so many is placed in so much width and height. */
class HandPlan(
    count: Int,
    width: Dp,
    height: Dp,
) {
    /** So many have room for a finger each. */
    private val most = ((width + gap) / (Space.touch + gap)).toInt().coerceAtLeast(1)

    /** On a high page cards stand in rows of three, so that each is a picture. */
    private val page = height >= PAGE && count > OF_PAGE && width / count < BROAD
    val rows =
        when {
            page -> (count + OF_PAGE - 1) / OF_PAGE
            count <= ONE_ROW || width / count >= WIDE -> 1
            else -> maxOf(2, (count + most - 1) / most)
        }
    val inRow = if (rows == 1) count else (count + rows - 1) / rows
    val card = minOf((width - gap * (inRow - 1)) / maxOf(inRow, 1), widest)
    val high = minOf(((height - gap * (rows - 1)) / rows).coerceAtLeast(LOWEST), TALL * card)

    private companion object {
        val WIDE = 70.dp
        val LOWEST = 56.dp
        val PAGE = 300.dp
        val BROAD = 84.dp
        const val OF_PAGE = 3
    }
}

/** A hand of cards that are pictures, in a [height]; what the hint says stands on them. */
@Composable
fun PictureHand(
    cards: List<HandCardView>,
    width: Dp,
    height: Dp,
    advice: List<Advice>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val plan = HandPlan(cards.size, width, height)
    val lines = badgeLines(cards, plan)
    val weighed = advice.any { it.view.share != null }
    Column(modifier.fillMaxWidth().padding(top = RAISED, bottom = EDGE), Arrangement.spacedBy(gap), Alignment.CenterHorizontally) {
        cards.chunked(maxOf(plan.inRow, 1)).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(gap)) {
                row.forEach { card ->
                    val told = advice.find { it.view.face == card.face }
                    PictureCard(card, plan.card, plan.high, told, onIntent, lines = lines, weighed = weighed)
                }
            }
        }
    }
}

/** All cards of a hand have so many lines for what they make of the die: their pictures are of one height. */
@Composable
private fun badgeLines(cards: List<HandCardView>, plan: HandPlan): Int {
    val measurer = rememberTextMeasurer()
    val style = display(12.sp)
    val room = with(LocalDensity.current) { (plan.card - 6.dp).roundToPx() }
    val long = cards.any { measurer.measure(it.badge.orEmpty(), style, softWrap = false).size.width > room }
    return if (long && plan.card < LARGE && plan.high >= TWO_LINES) 2 else 1
}

private val TWO_LINES = 90.dp
private val LARGE = 100.dp

/** A card: portrait, name, what it makes of the die. The chosen one is raised, ringed and ticked; a second tap confirms it. */
@Composable
fun PictureCard(
    view: HandCardView,
    width: Dp,
    height: Dp,
    advice: Advice?,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    lines: Int = 1,
    /** A bar is on some card of the hand: all leave its room, so that their names are on one line. */
    weighed: Boolean = false,
) {
    val spoken = advice?.takeIf { it.view.select != null }?.view?.spoken
    val tokens = LocalTokens.current
    Box(
        modifier
            .width(width)
            .height(height)
            .offset(y = if (view.selected || advice?.best == true) (-4).dp else 0.dp)
            .pressOrRead(spoken ?: view.spoken, view.intent ?: view.explain?.intent, onIntent, cardShape, ivoryInk)
            .semantics {
                if (view.intent != null) selected = view.selected
                if (spoken != null) stateDescription = view.spoken
            }.cardShadow(view.selected || advice?.best == true)
            .drawWithContent {
                drawContent()
                if (view.selected) chosenRing(tokens, corner)
            },
    ) {
        Face(view, width, lines, weighed, advice?.view?.share)
        if (view.selected) Ticked(Modifier.align(Alignment.TopEnd).offset(3.dp, (-5).dp))
        if (advice?.best == true) Best(Modifier.align(Alignment.TopStart))
    }
}

@Composable
private fun Face(view: HandCardView, width: Dp, lines: Int, weighed: Boolean, share: Int?) {
    val kind = view.kind ?: return
    Column(
        Modifier
            .fillMaxSize()
            .clip(cardShape)
            .drawBehind { drawRect(down(ivory, whole)) }
            .drawWithContent {
                drawContent()
                cardFrame()
            }.clearAndSetSemantics {},
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Portrait(kind, Modifier.weight(1f).fillMaxWidth())
        Column(
            Modifier
                .fillMaxWidth()
                .drawBehind { drawRect(goldAcross, size = Size(size.width, 1.6.dp.toPx())) }
                .padding(horizontal = 3.dp)
                .padding(top = 2.dp, bottom = 3.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            if (weighed) {
                Box(Modifier.fillMaxWidth().height(SHARE_HIGH)) {
                    share?.let { Share(it, Modifier.padding(horizontal = 3.dp).fillMaxSize()) }
                }
            }
            val name = (view.face as CardFace.Character).character.name
            val large = width >= LARGE
            if (width >= named) {
                val style = display(if (large) 17.sp else 13.sp)
                if (largeText) Lines(name, style, ivoryInk, align = TextAlign.Center) else FitLine(name, style, ivoryInk)
            }
            view.badge?.let {
                val style = display(if (large) 17.sp else 14.sp)
                val high = with(LocalDensity.current) { (style.fontSize * BADGE_HIGH).toDp() } * lines
                Box(Modifier.heightIn(min = high), Alignment.Center) { Lines(it, style, value, align = TextAlign.Center, lines = lines) }
            }
        }
    }
}

/** The height of a line in ems. */
private const val BADGE_HIGH = 1.15f

private val value = Color(0xFF8E1626)

private fun DrawScope.cardFrame() {
    val round = CornerRadius(corner.toPx())
    val edge = 1.dp.toPx()
    drawRoundRect(
        golden(0f, size.height),
        Offset(edge, edge),
        Size(size.width - 2 * edge, size.height - 2 * edge),
        round,
        style = Stroke(2 * edge)
    )
}

private val shadows = listOf(1.8f, 1.2f, 0.6f)
private val halo = listOf(10f, 8f, 6f)

/** Cards are on the tray; the chosen one glows. */
fun Modifier.cardShadow(glowing: Boolean) =
    drawBehind {
        val round = CornerRadius(corner.toPx())
        if (glowing) {
            for (grown in halo) {
                val grow = grown * density
                val outer = Size(size.width + 2 * grow, size.height + 2 * grow)
                drawRoundRect(amber, Offset(-grow, -grow), outer, CornerRadius(corner.toPx() + grow), alpha = 0.1f)
            }
        }
        // Not as far as the next card's.
        for (grown in shadows) {
            val grow = grown * density
            val topLeft = Offset(-grow, -grow + density)
            drawRoundRect(Color.Black, topLeft, Size(size.width + 2 * grow, size.height + 2 * grow), round, alpha = 0.09f)
        }
    }

/** Chosen: the next tap confirms. */
@Composable
private fun Ticked(modifier: Modifier) =
    Box(
        modifier.size(22.dp).drawBehind {
            fill(polygon(center, size.minDimension / 2), Color(0xFF2A1408))
            fill(polygon(center, size.minDimension / 2 - 1.4.dp.toPx()), golden(0f, size.height))
            tick(center, size.minDimension * 0.28f, Color(0xFF2A1408))
        },
    )

/** A star for the best. */
@Composable
private fun Best(modifier: Modifier) =
    Box(
        modifier.padding(4.dp).size(20.dp).drawBehind {
            val at = Offset(9.dp.toPx(), 9.dp.toPx())
            fill(polygon(at, 10.dp.toPx()), Color(0xFF0A1238))
            fill(star(at, 8.dp.toPx(), 3.4.dp.toPx(), 5), amber)
        },
    )

private val SHARE_HIGH = 10.dp

/** The chance to solve the dilemma: a bar along the upper edge of the words, up to the tick of what is solved. */
@Composable
private fun Share(share: Int, modifier: Modifier) =
    Box(
        modifier.drawBehind {
            val bar = Size(size.width - size.height - 2.dp.toPx(), 4.dp.toPx())
            val from = Offset(0f, (size.height - bar.height) / 2)
            val round = CornerRadius(bar.height / 2)
            drawRoundRect(Color(0xE60A1238), from, bar, round)
            drawRoundRect(amber, from, Size(bar.width * share / HUNDRED, bar.height), round)
            val solved = Offset(size.width - size.height / 2, size.height / 2)
            drawCircle(solvedFill, size.height / 2, solved)
            tick(solved, size.height * 0.28f, Color.White)
        },
    )

private const val HUNDRED = 100f

/** Cards only to be known: heads in a line. A tap explains one. */
@Composable
fun Heads(cards: List<HandCardView>, side: Dp, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) =
    Row(modifier, Arrangement.spacedBy(2.dp)) {
        cards.forEach { card ->
            val kind = card.kind ?: return@forEach
            Box(
                Modifier.size(side).pressOrRead(card.spoken, card.explain?.intent.takeIf { side >= 48.dp }, onIntent, twelveSided),
                Alignment.Center,
            ) { Head(kind, side - 6.dp) }
        }
    }
