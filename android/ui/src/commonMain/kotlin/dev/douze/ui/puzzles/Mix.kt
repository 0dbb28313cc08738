package dev.douze.ui.puzzles

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.MixCardView
import dev.douze.core.MixView
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.portrait
import dev.douze.ui.components.AppText
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** How often each card is played, over the tray: the hand beside one another, in large letters one below the other. */
@Composable
fun BoxScope.Mix(
    view: MixView,
    onIntent: (Intent) -> Unit,
) =
    OverTray(12.dp, 10.dp) {
        AppText(view.label, Modifier.semantics { heading() }, LocalTypography.current.plaque, ink, TextAlign.Center)
        if (largeText) {
            view.cards.forEach { Wide(it, onIntent) }
        } else {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) { view.cards.forEach { Tall(it, onIntent) } }
        }
        MainButton(view.confirm, onIntent, Modifier.fillMaxWidth(), LocalTypography.current.strong)
    }

@Composable
private fun Tall(
    card: MixCardView,
    onIntent: (Intent) -> Unit,
) = Column(verticalArrangement = Arrangement.spacedBy(2.dp), horizontalAlignment = Alignment.CenterHorizontally) {
    Face(card)
    Row(verticalAlignment = Alignment.CenterVertically) {
        SignButton(card.less, Signs.less, onIntent, ink = ink)
        SignButton(card.more, Signs.more, onIntent, ink = ink)
    }
}

@Composable
private fun Wide(
    card: MixCardView,
    onIntent: (Intent) -> Unit,
) = Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
    Column(Modifier.weight(1f), horizontalAlignment = Alignment.CenterHorizontally) { Face(card) }
    SignButton(card.less, Signs.less, onIntent, ink = ink)
    SignButton(card.more, Signs.more, onIntent, ink = ink)
}

/** The card and its share, spoken when it changes. */
@Composable
private fun Face(card: MixCardView) =
    Column(
        Modifier.clearAndSetSemantics {
            contentDescription = card.spoken
            liveRegion = LiveRegionMode.Polite
        },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Picture(portrait(card.character.character), Modifier.size(44.dp), Crop.MEDALLION)
        AppText(card.character.name, style = LocalTypography.current.smallStrong, colour = ink, align = TextAlign.Center)
        AppText(card.share, style = LocalTypography.current.plaque, colour = ink)
    }
