package dev.douze.ui.curtain

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.CurtainView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PeekView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CardBack
import dev.douze.ui.parts.CharacterBack
import dev.douze.ui.parts.CurtainButton
import dev.douze.ui.parts.HandCards
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.PeekButton
import dev.douze.ui.parts.UnderCards
import dev.douze.ui.parts.Words

/** Between two people: who takes the device, on a surface in the colour of the curtain. */
@Composable
fun CurtainScreen(
    view: CurtainView,
    bar: @Composable () -> Unit,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).fillMaxWidth().heightIn(min = maxHeight).padding(horizontal = Space.large),
            Arrangement.SpaceBetween,
            Alignment.CenterHorizontally,
        ) {
            bar()
            Column(
                Modifier.widthIn(max = 440.dp).fillMaxWidth().padding(vertical = Space.medium),
                Arrangement.spacedBy(Space.medium),
                Alignment.CenterHorizontally,
            ) {
                if (view.game == GameKind.FOREST) CardBack(view.seat, 64.dp) else CharacterBack(76.dp)
                Heading(view.headline, colour = tokens.curtainInk, align = TextAlign.Center)
                Words(view.line, colour = tokens.curtainInk, align = TextAlign.Center)
                CurtainButton(view.lift, onIntent, Modifier.fillMaxWidth(), main = true)
            }
            Column(
                Modifier.widthIn(max = 440.dp).fillMaxWidth().padding(bottom = Space.large),
                Arrangement.spacedBy(Space.small),
                Alignment.CenterHorizontally,
            ) {
                view.peek?.let { Peeking(it, view.game, onIntent) }
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
                    verticalArrangement = Arrangement.spacedBy(Space.small),
                ) {
                    view.actions.forEach { CurtainButton(it, onIntent) }
                }
            }
        }
    }
}

/** The hand opens above the button, in room that is kept for it: what a finger holds does not move. */
@Composable
private fun Peeking(
    view: PeekView,
    game: GameKind,
    onIntent: (Intent) -> Unit,
) {
    val tokens = LocalTokens.current
    val kept = if (game == GameKind.FOREST) 104.dp else 164.dp
    Box(Modifier.fillMaxWidth().heightIn(min = kept), Alignment.BottomCenter) {
        if (view.open) {
            Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
                view.hands.forEachIndexed { i, hand ->
                    if (i == 0) HandCards(hand.cards, onIntent) else UnderCards(hand, ink = tokens.curtainInk)
                }
            }
        } else {
            Words(view.warning, style = LocalWords.current.small, colour = tokens.curtainInk, align = TextAlign.Center)
        }
    }
    PeekButton(view, onIntent, Modifier.fillMaxWidth(), tokens.curtainInk, tokens.curtain)
}
