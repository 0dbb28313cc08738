package dev.douze.ui.council

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.FavourView
import dev.douze.core.Intent
import dev.douze.core.PetitionerView
import dev.douze.core.ProgressStep
import dev.douze.core.ProgressView
import dev.douze.ui.Tween
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.CharacterCard
import dev.douze.ui.parts.OneLine
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.edged
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press

private const val QUARTER = 90f
private const val SIGN = 0.72f

/** Something at the edge of the table that explains itself: two short lines, one press. */
@Composable
private fun Corner(
    spoken: String,
    onPress: () -> Unit,
    modifier: Modifier,
    content: @Composable () -> Unit,
) {
    Box(
        modifier
            .heightIn(min = Space.touch)
            .edged(false, fill = LocalTokens.current.paperRaised)
            .press(spoken, ButtonShape, onPress)
            .padding(horizontal = 7.dp, vertical = 3.dp)
            .clearAndSetSemantics {},
        Alignment.CenterStart,
    ) { content() }
}

/** Who asks: not to be played, and what it brings. It turns up with the turn. */
@Composable
fun Petitioner(
    view: PetitionerView,
    tween: Tween<CouncilFrame>,
    large: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Corner(view.spoken, { onIntent(view.explain) }, modifier) {
    val words = LocalWords.current
    val turning = tween.moves == CouncilMotion.PetitionerTurned && tween.to.petitioner == view
    Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
        val card = Modifier.graphicsLayer { if (turning) rotationY = QUARTER * (1f - tween.done()) }
        CharacterCard(view.character, if (large) 52.dp else 34.dp, card)
        Column(Modifier.weight(1f)) {
            if (large) OneLine(view.label, Modifier.fillMaxWidth(), words.small, LocalTokens.current.inkSoft)
            OneLine(view.character.name, Modifier.fillMaxWidth(), words.smallStrong)
            if (!large) {
                Row(horizontalArrangement = Arrangement.spacedBy(3.dp), verticalAlignment = Alignment.CenterVertically) {
                    Picture(picture(Emblem.PETITIONER.path), LocalTokens.current.inkSoft, 18.dp)
                    Crown(view.crown, 18.dp)
                }
            }
        }
        if (large) Crown(view.crown, if (largeText) 32.dp else 24.dp)
    }
}

/** The next petitioner where there is room for its picture alone. */
@Composable
fun NextPetitioner(view: PetitionerView, onIntent: (Intent) -> Unit) =
    Corner(view.spoken, { onIntent(view.explain) }, Modifier.size(Space.touch)) { CharacterCard(view.character, 34.dp) }

/** Years that it brings. */
@Composable
private fun Crown(value: Int, side: Dp) =
    Row(horizontalArrangement = Arrangement.spacedBy(2.dp), verticalAlignment = Alignment.CenterVertically) {
        Picture(picture(Emblem.CROWN.path), LocalAccent.current, side)
        OneLine("$value", style = LocalWords.current.smallStrong)
    }

/** What the council has of Favour, and what it has lost. */
@Composable
fun Favour(
    view: FavourView,
    tween: Tween<CouncilFrame>,
    large: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Corner(view.spoken, { onIntent(view.why) }, modifier) {
    val tokens = LocalTokens.current
    val before = tween.from?.favour?.value ?: view.value
    val changed = if (tween.moves ==
        CouncilMotion.FavourChanged
    ) {
        minOf(before, view.value) until maxOf(before, view.value)
    } else {
        IntRange.EMPTY
    }
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        OneLine(view.label, style = LocalWords.current.small, colour = tokens.inkSoft)
        InLine(view.most, if (large) 24.dp else 16.dp) { place, side ->
            val full = place < view.value
            val moving =
                Modifier.graphicsLayer {
                    if (place in changed) {
                        alpha = tween.done()
                        scaleX = 2f - tween.done()
                        scaleY = scaleX
                    }
                }
            val path = if (full) Emblem.FAVOUR.path else Emblem.FAVOUR_EMPTY.path
            Picture(picture(path), if (full) tokens.favourFull else tokens.favourEmpty, side, moving)
        }
    }
}

/** So many signs in one line, smaller where it is narrow: one that is cut off would be a wrong number. */
@Composable
private fun InLine(
    count: Int,
    largest: Dp,
    sign: @Composable (Int, Dp) -> Unit,
) = BoxWithConstraints {
    val gap = 2.dp
    val side = minOf(largest, (maxWidth - gap * (count - 1)) / count)
    Row(horizontalArrangement = Arrangement.spacedBy(gap)) { repeat(count) { sign(it, side) } }
}

/** The dilemmas so far, and the years of the reign. */
@Composable
fun Progress(
    view: ProgressView,
    tween: Tween<CouncilFrame>,
    large: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Corner(view.spoken, { onIntent(view.why) }, modifier) {
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        OneLine(view.score, style = LocalWords.current.smallStrong)
        val last = view.steps.indexOfLast { it != ProgressStep.TO_COME && it != ProgressStep.NOW }
        InLine(view.steps.size, if (large) 24.dp else 14.dp) { i, side ->
            val news = tween.moves is CouncilMotion.DilemmaDone && i == last
            Step(view.steps[i], side, Modifier.graphicsLayer { if (news) alpha = tween.done() })
        }
    }
}

/** A sign each, told apart without colour. */
@Composable
private fun Step(
    step: ProgressStep,
    side: Dp,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    val (fill, edge) =
        when (step) {
            ProgressStep.TO_COME -> tokens.paperRaised to tokens.line
            ProgressStep.NOW -> tokens.paperRaised to LocalAccent.current
            ProgressStep.SOLVED, ProgressStep.PUBLIC -> tokens.targetMet to tokens.targetMet
            ProgressStep.FAILED -> tokens.paperRaised to tokens.struck
        }
    Box(
        modifier
            .size(side)
            .background(fill, CircleShape)
            .border(if (step == ProgressStep.NOW) 3.dp else 1.dp, edge, CircleShape),
        Alignment.Center,
    ) {
        when (step) {
            ProgressStep.SOLVED -> Picture(Signs.check, tokens.onAccent, SIGN * side)
            ProgressStep.PUBLIC -> Picture(picture(Emblem.BELL.path), tokens.onAccent, SIGN * side)
            ProgressStep.FAILED -> Picture(Signs.close, tokens.struck, SIGN * side)
            ProgressStep.TO_COME, ProgressStep.NOW -> Unit
        }
    }
}
