package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
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
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import dev.douze.core.CardFace
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.parchmentAccent

private val cardShape = RoundedCornerShape(10.dp)

/** A hand whose cards would be narrower is set in two rows. */
private val narrowest = 60.dp
private val gap = 6.dp
private val widest = 150.dp
private const val HIGH = 1.32f

/** Of the height there is, a card is as wide. */
private const val AT_MOST = 0.28f

/** A hand of characters: painted cards of one size in one row or two; with large letters one below the other. */
@Composable
fun CharacterCards(
    cards: List<HandCardView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = if (largeText) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) { cards.forEach { LargeCard(it, onIntent) } }
} else {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val inOne = (maxWidth - gap * (cards.size - 1)) / cards.size >= narrowest
        val perRow = if (inOne) cards.size else (cards.size + 1) / 2
        val width = ((maxWidth - gap * (perRow - 1)) / perRow).coerceAtMost(
            if (constraints.hasBoundedHeight) {
                minOf(
                    widest,
                    maxHeight * AT_MOST
                )
            } else {
                widest
            }
        )
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(gap), Alignment.CenterHorizontally) {
            cards.chunked(perRow).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(gap)) {
                    row.forEach { CourtCard(it, DpSize(width, width * HIGH), onIntent) }
                }
            }
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
    OpenCard(view.face, 32.dp)
    FlowRow(Modifier.weight(1f), Arrangement.SpaceBetween) {
        val style = if (view.selected) LocalTypography.current.smallStrong else LocalTypography.current.small
        AppText(view.face.name, style = style, colour = tokens.cardWhiteInk)
        view.badge?.let { AppText(it, style = LocalTypography.current.smallStrong, colour = tokens.cardWhiteInk) }
    }
    (view.face as? CardFace.Character)?.character?.symbol?.let { SymbolMark(it, 24.dp) }
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
    AppText(view.label, style = LocalTypography.current.small, colour = ink)
    view.cards.forEach { card ->
        Row(
            Modifier.sizeIn(minHeight = 24.dp).semantics(mergeDescendants = true) { contentDescription = card.spoken },
            Arrangement.spacedBy(Space.tiny),
            Alignment.CenterVertically,
        ) {
            OpenCard(card.face, 24.dp)
            AppText(card.face.name, Modifier.clearAndSetSemantics {}, LocalTypography.current.smallStrong, ink)
        }
    }
}
