package dev.douze.ui.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CardFace
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.largeText
import dev.douze.ui.look.parchmentAccent

private val cardShape = RoundedCornerShape(10.dp)

/** So many stand in one row, unless it is said otherwise; more are shared by further rows. */
const val CHARACTERS_IN_ROW = 4
private const val SHORTEST = 7
private const val LEAST = 9f
private const val MOST = 12f

/** Letters of a preview are smaller than those of a name. */
private const val NARROWER = 0.8f

/**
 * A hand of characters: all in sight, in few rows. With large letters one below the other, and so where there
 * is room for what they do ([explained]). Up to [inRow] stand in one row.
 */
@Composable
fun CharacterCards(
    cards: List<HandCardView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    explained: Boolean = false,
    inRow: Int = CHARACTERS_IN_ROW,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
    if (largeText) {
        cards.forEach { LargeCard(it, onIntent) }
    } else if (explained) {
        cards.forEach { ExplainedCard(it, onIntent) }
    } else {
        // Where there is room for five there is for six smaller ones.
        val most = if (inRow > CHARACTERS_IN_ROW) inRow + 1 else inRow
        val perRow = if (cards.size <= inRow) inRow else ((cards.size + 1) / 2).coerceAtMost(most)
        cards.chunked(perRow).forEach { row ->
            Row(Modifier.height(IntrinsicSize.Min), horizontalArrangement = Arrangement.spacedBy(Space.tiny)) {
                row.forEach { SmallCard(it, onIntent, Modifier.weight(weight(it, row.size)).fillMaxHeight(), row.size) }
            }
        }
    }
}

/** A longer name has more room; where many stand in a row, each has room for a finger. */
private fun weight(view: HandCardView, inRow: Int): Float {
    val letters = maxOf(SHORTEST.toFloat(), view.face.name.length.toFloat(), NARROWER * (view.badge?.length ?: 0))
    return when {
        inRow <= CHARACTERS_IN_ROW -> letters
        inRow == CHARACTERS_IN_ROW + 1 -> letters.coerceIn(LEAST, MOST)
        else -> 1f
    }
}

@Composable
private fun SmallCard(
    view: HandCardView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    inRow: Int,
) = Column(
    modifier.heightIn(min = 56.dp).card(view, onIntent).padding(horizontal = 3.dp, vertical = 3.dp).clearAndSetSemantics {},
    Arrangement.Center,
    Alignment.CenterHorizontally,
) {
    val tokens = LocalTokens.current
    Drawing(view, 24.dp)
    val named = if (view.selected) LocalWords.current.smallStrong else LocalWords.current.small
    FittingWords(view.face.name, Modifier.fillMaxWidth(), named, tokens.cardWhiteInk, TextAlign.Center)
    view.badge?.let {
        val style = LocalWords.current.smallStrong
        if (inRow <= CHARACTERS_IN_ROW) {
            FittingWords(it, Modifier.fillMaxWidth(), style, tokens.cardWhiteInk, TextAlign.Center)
        } else {
            // A single word is not broken.
            val lines = if (' ' in it) 2 else 1
            FittingWords(it, Modifier.fillMaxWidth(), style.shrinking, tokens.cardWhiteInk, TextAlign.Center, lines = lines)
        }
    }
}

@Composable
private fun LargeCard(
    view: HandCardView,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier.fillMaxWidth().heightIn(min = Space.touch).card(view, onIntent).padding(Space.small).clearAndSetSemantics {},
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
) {
    val tokens = LocalTokens.current
    Drawing(view, 24.dp)
    FlowRow(Modifier.weight(1f), Arrangement.SpaceBetween) {
        val style = if (view.selected) LocalWords.current.smallStrong else LocalWords.current.small
        Words(view.face.name, style = style, colour = tokens.cardWhiteInk)
        view.badge?.let { Words(it, style = LocalWords.current.smallStrong, colour = tokens.cardWhiteInk) }
    }
    (view.face as? CardFace.Character)?.character?.symbol?.let { SymbolMark(it, 24.dp) }
}

/** What it does stands on it. */
@Composable
private fun ExplainedCard(
    view: HandCardView,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier
        .fillMaxWidth()
        .heightIn(min = Space.touch)
        .card(view, onIntent)
        .padding(horizontal = Space.small, vertical = 6.dp)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(12.dp),
    Alignment.CenterVertically,
) {
    val ink = LocalTokens.current.cardWhiteInk
    Drawing(view, 36.dp)
    Column(Modifier.weight(1f)) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
            val style = if (view.selected) LocalWords.current.strong else LocalWords.current.body
            Words(view.face.name, Modifier.weight(1f), style = style, colour = ink)
            view.badge?.let { Words(it, style = LocalWords.current.strong, colour = ink) }
        }
        Words(view.rule, style = LocalWords.current.small, colour = ink)
    }
}

@Composable
private fun Drawing(view: HandCardView, size: Dp) {
    val face = view.face as? CardFace.Character ?: return
    Picture(character(face.character.character), LocalTokens.current.cardWhiteInk, size)
}

/** Parchment in every theme. What cannot be chosen is explained by a tap. */
@Composable
private fun Modifier.card(
    view: HandCardView,
    onIntent: (Intent) -> Unit,
): Modifier {
    val tokens = LocalTokens.current
    val edge = if (view.selected) parchmentAccent else tokens.cardWhiteEdge
    return clip(cardShape)
        .background(tokens.cardWhiteFill)
        .border(if (view.selected) 3.dp else 1.dp, edge, cardShape)
        .pressOrRead(view.spoken, view.intent ?: view.explain?.intent, onIntent, cardShape, tokens.cardWhiteInk)
        .semantics { if (view.intent != null) selected = view.selected }
}

/** Cards under a die: one line, only to be looked at. */
@Composable
fun UnderCards(
    view: HandView,
    modifier: Modifier = Modifier,
    ink: Color = LocalTokens.current.ink,
) = FlowRow(
    modifier.semantics { isTraversalGroup = true },
    Arrangement.spacedBy(Space.small),
    Arrangement.spacedBy(Space.tiny),
    Alignment.CenterVertically,
) {
    Words(view.label, style = LocalWords.current.small, colour = ink)
    view.cards.forEach { card ->
        Row(
            Modifier.sizeIn(minHeight = 24.dp).semantics(mergeDescendants = true) { contentDescription = card.spoken },
            Arrangement.spacedBy(Space.tiny),
            Alignment.CenterVertically,
        ) {
            OpenCard(card.face, 24.dp)
            Words(card.face.name, Modifier.clearAndSetSemantics {}, LocalWords.current.smallStrong, ink)
        }
    }
}
