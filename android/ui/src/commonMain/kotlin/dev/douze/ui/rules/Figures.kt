package dev.douze.ui.rules

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.CardFace
import dev.douze.core.RuleDieView
import dev.douze.core.RuleFigure
import dev.douze.core.RulePictureView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CharacterCard
import dev.douze.ui.components.FittingWords
import dev.douze.ui.components.OpenCard
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.name
import dev.douze.ui.components.panel
import dev.douze.ui.council.candle
import dev.douze.ui.council.hall
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieBody
import dev.douze.ui.die.DieFace
import dev.douze.ui.forest.BoardThen
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

private val dieSide = 96.dp
private val largestDie = 192.dp
val boardSide = 320.dp

/** A real position, drawn by what draws the tables, and below it what it shows. */
@Composable
fun Figure(
    view: RulePictureView,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().padding(vertical = Space.tiny), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
    when (val figure = view.figure) {
        is RuleFigure.Board -> BoardThen(figure.board, {}, boardSide)
        is RuleFigure.Cards -> Cards(figure.cards)
        is RuleFigure.Dice -> Dice(figure)
        is RuleFigure.Track -> Track(figure)
    }
    SoftText(view.caption, Modifier.widthIn(max = 480.dp), TextAlign.Center)
}

/** Cards with their names beside each other: two large ones, or as many in a row as have room. */
@Composable
private fun Cards(cards: List<CardFace>) {
    val side = (if (cards.size == 2) 104.dp else 68.dp) * LocalDensity.current.fontScale
    FlowRow(
        Modifier.panel().padding(12.dp),
        Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
        Arrangement.spacedBy(Space.small),
    ) {
        cards.forEach { card ->
            Column(Modifier.width(side), horizontalAlignment = Alignment.CenterHorizontally) {
                OpenCard(card, side, Modifier.clearAndSetSemantics {})
                FittingWords(card.name, Modifier.fillMaxWidth(), LocalTypography.current.smallStrong, align = TextAlign.Center)
            }
        }
    }
}

@Composable
private fun Dice(view: RuleFigure.Dice) {
    val body = remember(view.layout) { DieBody(view.layout) }
    FlowRow(
        Modifier.panel().padding(12.dp),
        Arrangement.spacedBy(Space.large, Alignment.CenterHorizontally),
        Arrangement.spacedBy(Space.medium),
    ) {
        view.dice.forEach { Shown(it, body) }
    }
}

/** A die, the card that acts on it, and what it counts. */
@Composable
private fun Shown(
    view: RuleDieView,
    body: DieBody,
) = Column(
    Modifier.semantics(mergeDescendants = true) { contentDescription = view.spoken },
    Arrangement.spacedBy(Space.tiny),
    Alignment.CenterHorizontally,
) {
    val reach = view.marked.map { DieFace(it, false, "") {} }
    Row(Modifier.clearAndSetSemantics {}, Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
        view.card?.let { CharacterCard(it, 40.dp, struck = view.cardStruck) }
        if (view.name.isNotEmpty()) AppText(view.name, style = LocalTypography.current.smallStrong)
    }
    val side = (dieSide * LocalDensity.current.fontScale).coerceIn(dieSide, largestDie)
    Box(Modifier.clearAndSetSemantics {}) {
        Die(body, view.face, side, struck = view.struck, reachable = reach, targets = view.targets.toSet())
    }
    listOf(view.value, view.taken).filter { it.isNotEmpty() }.forEach {
        AppText(it, Modifier.clearAndSetSemantics {}, LocalTypography.current.strong)
    }
}

/** Favour as candles, and what of it went. */
@Composable
private fun Track(view: RuleFigure.Track) =
    Row(Modifier.panel().padding(12.dp).clearAndSetSemantics {}, Arrangement.spacedBy(Space.tiny)) {
        val hall = hall
        val gone = LocalTokens.current.struck
        repeat(view.most) { place ->
            Box(
                Modifier.size(30.dp, 50.dp).drawBehind {
                    candle(Offset(size.width / 2, size.height * 0.52f), size.height / CANDLE, if (place < view.after) 1f else 0f, hall)
                    if (place in view.after until view.before) {
                        drawLine(gone, Offset(0f, size.height), Offset(size.width, size.height), 2.dp.toPx())
                    }
                },
            )
        }
    }

private const val CANDLE = 42f
