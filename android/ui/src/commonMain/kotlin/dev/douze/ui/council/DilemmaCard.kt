package dev.douze.ui.council

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.DilemmaView
import dev.douze.core.Intent
import dev.douze.core.TargetView
import dev.douze.ui.Tween
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.FittingWords
import dev.douze.ui.parts.OneLine
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press
import dev.douze.ui.parts.shrinking
import kotlin.math.PI
import kotlin.math.sin

private val chip = RoundedCornerShape(8.dp)
private const val SWING = 26f
private const val SWINGS = 3

/** Lines of a sentence that takes what room there is. */
private const val MOST = 8

/** Letters that a sentence has room for at least. */
private const val SHORTEST = 24

/** The dilemma of this turn: name, bells, targets as they stand, value, what it brings and what it costs. */
@Composable
fun DilemmaCard(
    view: DilemmaView,
    tween: Tween<CouncilFrame>,
    roomy: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val words = LocalWords.current
    val checked = tween.moves as? CouncilMotion.DilemmaDone
    val edge =
        when {
            checked != null -> if (checked.solved) tokens.targetMet else tokens.struck
            view.public -> LocalAccent.current
            else -> tokens.line
        }
    Column(
        modifier
            .clip(PanelShape)
            .background(tokens.paperRaised)
            .border(if (checked != null || view.public) 2.5.dp else 1.dp, edge, PanelShape)
            .press(view.spoken, PanelShape, { onIntent(view.explain) })
            .padding(horizontal = if (roomy) 14.dp else 9.dp, vertical = if (roomy) 12.dp else 6.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(if (roomy) Space.small else 3.dp),
    ) {
        if (roomy) OneLine(view.label, style = words.small, colour = tokens.inkSoft)
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
            val style =
                when {
                    largeText -> words.strong
                    roomy -> words.title
                    else -> words.smallStrong
                }
            Fitting(view.name, Modifier.weight(1f), 1, style)
            Bells(view, tween, signs(roomy, 14.dp))
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(6.dp),
            verticalArrangement = Arrangement.spacedBy(3.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            view.targets.forEach { Target(it, roomy) }
            if (view.value.isNotEmpty()) OneLine(view.value, style = if (roomy) words.strong else words.smallStrong)
        }
        // Where there is little room they share it by their length, and their letters fit.
        val share = { text: String -> if (roomy) Modifier else Modifier.weight(maxOf(text.length, SHORTEST).toFloat(), fill = false) }
        view.reward.joined?.let { Effects(Signs.check, tokens.targetMet, it, share(it)) }
        view.penalty.joined?.let { Effects(Signs.close, tokens.struck, it, share(it)) }
        if (view.note.isNotEmpty()) Fitting(view.note, share(view.note).fillMaxWidth(), MOST, words.small, tokens.inkSoft)
    }
}

/** As many as the dilemma is hard; they swing when they are rung. */
@Composable
private fun Bells(view: DilemmaView, tween: Tween<CouncilFrame>, side: Dp) =
    Row {
        val ringing = tween.moves == CouncilMotion.BellsRung
        repeat(view.bells) {
            val swing =
                Modifier.graphicsLayer {
                    if (ringing) rotationZ = SWING * sin(2 * PI * SWINGS * tween.done()).toFloat() * (1f - tween.done())
                }
            Picture(picture(Emblem.BELL.path), if (view.public) LocalAccent.current else LocalTokens.current.inkSoft, side, swing)
        }
    }

/** Filled when the die shows one of its values, ticked when it is met. */
@Composable
private fun Target(view: TargetView, roomy: Boolean) {
    val tokens = LocalTokens.current
    val words = LocalWords.current
    val ink = if (view.on) tokens.onAccent else tokens.target
    Row(
        Modifier
            .heightIn(min = if (roomy) 34.dp else 22.dp)
            .clip(chip)
            .background(if (view.on) tokens.target else Color.Transparent)
            .border(1.5.dp, tokens.target, chip)
            .padding(horizontal = 7.dp, vertical = 1.dp),
        Arrangement.spacedBy(3.dp),
        Alignment.CenterVertically,
    ) {
        if (view.met) Picture(Signs.check, ink, signs(roomy, 16.dp))
        Column {
            OneLine(view.label, style = if (roomy) words.strong else words.smallStrong, colour = ink)
            view.changed?.let { OneLine(it, style = words.small, colour = ink) }
        }
    }
}

@Composable
private fun Effects(sign: ImageVector, colour: Color, sentences: String, modifier: Modifier) =
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
        Picture(sign, colour, signs(roomy = false, 16.dp))
        Fitting(sentences, Modifier.weight(1f), MOST)
    }

/** Signs beside words are as high as these. */
@Composable
private fun signs(roomy: Boolean, least: Dp): Dp =
    when {
        largeText -> 28.dp
        roomy -> 20.dp
        else -> least
    }

private val List<String>.joined get() = joinToString(" ").takeIf { it.isNotEmpty() }

/** Few lines where letters are small; large ones take what they need. */
@Composable
private fun Fitting(
    text: String,
    modifier: Modifier,
    lines: Int,
    style: TextStyle = LocalWords.current.small,
    colour: Color = LocalTokens.current.ink,
) = if (largeText) Words(text, modifier, style, colour) else FittingWords(text, modifier, style.shrinking, colour, lines = lines)

/** The next dilemma, once the bells have shown it: a line of its own. */
@Composable
fun NextDilemma(
    view: DilemmaView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val words = LocalWords.current
    Row(
        modifier
            .heightIn(min = Space.touch)
            .clip(ButtonShape)
            .border(1.dp, tokens.hairline, ButtonShape)
            .press(view.spoken, ButtonShape, { onIntent(view.explain) })
            .padding(horizontal = 9.dp, vertical = 3.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            OneLine(view.label, Modifier.fillMaxWidth(), words.small, tokens.inkSoft)
            OneLine(view.name, Modifier.fillMaxWidth(), words.smallStrong)
        }
        Column(horizontalAlignment = Alignment.End) {
            view.targets.forEach { OneLine(it.label, style = words.smallStrong, colour = tokens.target) }
        }
    }
}
