package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.GroupView
import dev.douze.core.KingSeatView
import dev.douze.core.RailState
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.art.portrait
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Face
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.LinePlace
import dev.douze.ui.components.plaque
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape

/**
 * A turn that is over, seat by seat: the card, what it made of the die, what came of it; before the cards of a turn, crowns and
 * points. The plaques on the table say the same aloud. Its lines grow to [high].
 */
@Composable
fun Ledger(group: GroupView, modifier: Modifier = Modifier, short: Boolean = false, high: Dp = 0.dp) =
    BoxWithConstraints(modifier.fillMaxWidth().clearAndSetSemantics {}) {
        val narrow = short || maxWidth < broad
        val seats = group.seats.filter(::hasPlayed).ifEmpty { group.seats }
        val each = ((high + Space.small) / maxOf(seats.size, 1) - Space.small).coerceAtMost(highest)
        val least = if (seats.size <= FEW && high > 0.dp) highest else each
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(if (narrow) 3.dp else Space.small)) {
            seats.forEach { seat ->
                val won = group.rail?.marks?.find { it.seat == seat.seat }?.state == RailState.WINNER
                if (narrow) {
                    ShortLine(seat, won)
                } else {
                    LedgerLine(seat, won, least)
                }
            }
        }
    }

internal fun hasPlayed(seat: KingSeatView) = seat.value != null || seat.card?.character != null

/** So high is a line with a card. */
private val highest = 168.dp

/** As many have room for their cards. */
private const val FEW = 2

/** A narrower pane has a short line for a seat. */
private val broad = 348.dp - 2 * Space.medium

@Composable
private fun ShortLine(view: KingSeatView, won: Boolean) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    val ink = if (won) tokens.activeInk else tokens.plaqueInk
    Row(
        Modifier.fillMaxWidth().plaque(won).padding(horizontal = Space.small, vertical = 1.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Face(view.medallion, 22.dp, out = view.struck != null)
        FitLine(view.name, typography.display(15.sp), ink, Modifier.weight(1f), LinePlace.START)
        if (!hasPlayed(view)) {
            Crowns(view.crowns, 18.dp)
            Points(view, 20.dp)
            return@Row
        }
        val character = view.card?.character
        val shown = if (view.card?.struck != null) FADED else 1f
        character?.let { Picture(portrait(it.character), Modifier.size(22.dp), Crop.MEDALLION, shown) }
        FitLine(character?.name.orEmpty(), typography.display(15.sp), ink, Modifier.weight(1.1f), LinePlace.START)
        FitLine(view.value?.text.orEmpty(), typography.display(15.sp), ink, Modifier.size(62.dp, 20.dp))
    }
}

@Composable
private fun LedgerLine(view: KingSeatView, won: Boolean, high: Dp) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    val ink = if (won) tokens.activeInk else tokens.plaqueInk
    val soft = if (won) tokens.activeSoft else tokens.plaqueSoft
    val carded = high >= highest
    val head = (high - 20.dp).coerceIn(64.dp, 92.dp)
    Row(
        Modifier.fillMaxWidth().heightIn(min = high).plaque(won).padding(horizontal = 12.dp, vertical = 10.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Face(view.medallion, if (carded) 84.dp else head, out = view.struck != null)
        if (!hasPlayed(view)) {
            FitLine(view.name, typography.title, ink, Modifier.weight(1f), LinePlace.START)
            Crowns(view.crowns, 34.dp)
            Points(view, 48.dp)
            return@Row
        }
        val character = view.card?.character
        val shown = if (view.card?.struck != null) FADED else 1f
        character?.let {
            val card = if (carded) Modifier.size(112.dp, 148.dp).clip(PanelShape) else Modifier.size(head)
            Picture(portrait(it.character), card, if (carded) Crop.CARD else Crop.MEDALLION, shown)
        }
        Column(Modifier.weight(1f)) {
            FitLine(view.name, if (carded) typography.title else typography.plaque, ink, place = LinePlace.START)
            val value = view.value
            val said =
                listOfNotNull(
                    value?.reason ?: character?.name,
                    view.card?.struck,
                    value?.struck ?: view.struck,
                    value?.taken,
                    view.pointsStruck
                )
            AppText(said.distinct().filter { it.isNotEmpty() }.joinToString(" · "), style = typography.body, colour = soft)
        }
        view.value?.let { FitLine(it.text, typography.title, ink, Modifier.size(100.dp, 34.dp), LinePlace.MIDDLE) }
    }
}

private const val FADED = 0.45f
