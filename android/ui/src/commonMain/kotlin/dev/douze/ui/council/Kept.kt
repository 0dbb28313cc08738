package dev.douze.ui.council

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.Intent
import dev.douze.core.KeptKind
import dev.douze.core.KeptView
import dev.douze.ui.Tween
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.edged
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press

val KeptKind.emblem: Emblem
    get() =
        when (this) {
            KeptKind.OPEN_CARD -> Emblem.OPEN_CARD
            KeptKind.REROLL -> Emblem.REROLL
            KeptKind.TIP -> Emblem.TIP
            KeptKind.FORESEE -> Emblem.FORESEE
            KeptKind.FREE_BELL -> Emblem.FREE_BELL
            KeptKind.SHIELD -> Emblem.SHIELD
        }

/** Kept rewards below each other, each with what it does; off with the reason. */
@Composable
fun KeptRewards(
    kept: List<KeptView>,
    tween: Tween<CouncilFrame>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
    kept.forEachIndexed { i, view -> KeptReward(view, tween, i == kept.lastIndex, onIntent) }
}

@Composable
private fun KeptReward(view: KeptView, tween: Tween<CouncilFrame>, last: Boolean, onIntent: (Intent) -> Unit) {
    val tokens = LocalTokens.current
    val on = view.button.enabled
    val state = listOfNotNull(view.rule, view.button.hint).filter { it.isNotEmpty() }.distinct().joinToString(" ")
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .edged(false, fill = tokens.paperRaised, edge = if (on) tokens.line else tokens.hairline)
            .press(view.button.label, ButtonShape, { onIntent(view.button.intent) }, enabled = on, state = state)
            .padding(horizontal = 12.dp, vertical = 6.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        KeptSign(view.kept, tween, last, if (on) LocalAccent.current else tokens.inkSoft)
        Column(Modifier.weight(1f)) {
            Words(view.button.label, style = LocalWords.current.smallStrong, colour = if (on) tokens.ink else tokens.inkSoft)
            SoftWords(view.rule)
            view.button.hint?.takeIf { !on && it != view.rule }?.let { SoftWords(it) }
        }
    }
}

/** Its sign; new, it grows to its size. */
@Composable
private fun KeptSign(kept: KeptKind, tween: Tween<CouncilFrame>, last: Boolean, colour: Color) {
    val news = last && tween.moves == CouncilMotion.RewardKept(kept)
    val growing =
        Modifier.graphicsLayer {
            if (news) {
                scaleX = tween.done()
                scaleY = scaleX
            }
        }
    Picture(picture(kept.emblem.path), colour, 24.dp, growing)
}

/** All kept rewards as signs: one press opens them, with what they do. */
@Composable
fun KeptFold(kept: List<KeptView>, tween: Tween<CouncilFrame>, open: Boolean, onPress: () -> Unit) =
    Fold(kept.joinToString { it.button.label }, open, onPress) {
        kept.forEachIndexed { i, it -> KeptSign(it.kept, tween, i == kept.lastIndex, LocalTokens.current.ink) }
    }

/** Something that opens beside the table. */
@Composable
fun Fold(spoken: String, open: Boolean, onPress: () -> Unit, signs: @Composable () -> Unit) =
    Row(
        Modifier
            .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
            .edged(open, edge = LocalTokens.current.line)
            .press(spoken, ButtonShape, onPress)
            .semantics { selected = open }
            .padding(horizontal = 10.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(2.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) { signs() }
