package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CardFace
import dev.douze.core.CardView
import dev.douze.core.HandCardView
import dev.douze.core.HandView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

private val tileShape = RoundedCornerShape(12.dp)

/** An open hand of any game; below it what the selected card does. */
@Composable
fun HandCards(
    cards: List<HandCardView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    face: Dp = 48.dp,
) = if (cards.any { it.face is CardFace.Character }) {
    CharacterCards(cards, onIntent, modifier)
} else {
    AnimalCards(cards, onIntent, modifier, face)
}

@Composable
private fun AnimalCards(
    cards: List<HandCardView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    face: Dp,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterHorizontally) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(Space.small),
    ) {
        cards.forEach { HandCard(it, onIntent, face) }
    }
    cards.singleOrNull { it.selected && it.intent != null }?.let { SoftText(it.rule, Modifier.clearAndSetSemantics {}, TextAlign.Center) }
}

@Composable
fun HandCard(
    view: HandCardView,
    onIntent: (Intent) -> Unit,
    face: Dp,
) {
    val tokens = LocalTokens.current
    Column(
        Modifier
            .sizeIn(minWidth = 76.dp, minHeight = Space.touch)
            .edged(view.selected, tileShape, 2.5.dp, tokens.paperRaised)
            .pressOrRead(view.spoken, view.intent, onIntent, tileShape)
            .semantics { if (view.intent != null) selected = view.selected }
            .padding(horizontal = 6.dp, vertical = 6.dp),
        Arrangement.spacedBy(2.dp),
        Alignment.CenterHorizontally,
    ) {
        OpenCard(view.face, face)
        AppText(
            view.face.name,
            Modifier.clearAndSetSemantics {},
            if (view.selected) LocalTypography.current.smallStrong else LocalTypography.current.small,
        )
        view.badge?.let { SoftText(it, Modifier.widthIn(max = 112.dp).clearAndSetSemantics {}, TextAlign.Center) }
    }
}

/** Cards in a row under a label, only to be looked at. */
@Composable
fun LabelledCards(
    label: String,
    cards: List<CardView>,
    side: Dp,
    modifier: Modifier = Modifier,
) = Labelled(label, cards.map { CardFace.Animal(it) to it.name }, side, modifier)

/** The same for an open hand, with its sentences. */
@Composable
fun LabelledHand(
    view: HandView,
    side: Dp,
    modifier: Modifier = Modifier,
) = Labelled(view.label, view.cards.map { it.face to it.spoken }, side, modifier)

@Composable
private fun Labelled(
    label: String,
    cards: List<Pair<CardFace, String>>,
    side: Dp,
    modifier: Modifier,
) {
    if (cards.isEmpty()) return
    Column(modifier.semantics { isTraversalGroup = true }, Arrangement.spacedBy(Space.tiny)) {
        SoftText(label)
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.small),
            verticalArrangement = Arrangement.spacedBy(Space.small),
        ) {
            cards.forEach { (face, spoken) ->
                Box(Modifier.semantics { contentDescription = spoken }) { OpenCard(face, side) }
            }
        }
    }
}
