package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.Intent
import dev.douze.core.KeptKind
import dev.douze.core.KeptView
import dev.douze.ui.Tween
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.Picture
import dev.douze.ui.components.picture
import dev.douze.ui.components.press

private val shape = Chamfer()

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
    val hall = hall
    val on = view.button.enabled
    val state = listOfNotNull(view.rule, view.button.hint).filter { it.isNotEmpty() }.distinct().joinToString(" ")
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .drawBehind { plaque(hall, active = false, strong = on) }
            .press(view.button.label, shape, { onIntent(view.button.intent) }, hall.text, enabled = on, state = state)
            .padding(horizontal = 10.dp, vertical = 6.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Coin(view.kept, 36.dp, news(view.kept, tween, last), on)
        Column(Modifier.weight(1f)) {
            Lines(view.button.label, display(17.sp), if (on) hall.text else hall.soft, lines = 2)
            Lines(view.rule, text(14.sp), hall.soft, lines = 4)
            view.button.hint?.takeIf { !on && it != view.rule }?.let { Lines(it, text(14.sp, strong = true), hall.soft, lines = 3) }
        }
    }
}

private fun news(kept: KeptKind, tween: Tween<CouncilFrame>, last: Boolean) =
    tween.done.takeIf { last && tween.moves == CouncilMotion.RewardKept(kept) }

/** The sign of a reward on a coin; new, it grows to its size. */
@Composable
private fun Coin(kept: KeptKind, side: Dp, growing: (() -> Float)?, on: Boolean = true) {
    val hall = hall
    val grown =
        Modifier.graphicsLayer {
            growing?.let {
                scaleX = it()
                scaleY = scaleX
            }
        }
    Box(
        grown.size(side).drawBehind {
            if (on) {
                fill(
                    polygon(center, size.width / 2),
                    golden(0f, size.height)
                )
            } else {
                fill(polygon(center, size.width / 2), down(hall.panel, whole))
            }
            outline(polygon(center, size.width / 2 - density), if (on) GOLD_EDGE else GOLD_FLAT, density)
        },
        Alignment.Center,
    ) { Picture(picture(kept.emblem.path), if (on) Color(0xFF2A1606) else hall.soft, 0.66f * side) }
}

/** All kept rewards as coins: one press opens them, with what they do. */
@Composable
fun KeptFold(kept: List<KeptView>, tween: Tween<CouncilFrame>, open: Boolean, onPress: () -> Unit) {
    val hall = hall
    Row(
        Modifier
            .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
            .drawBehind { plaque(hall, active = false, strong = open) }
            .press(kept.joinToString { it.button.label }, shape, onPress, hall.text)
            .semantics { selected = open }
            .padding(horizontal = 8.dp)
            .clearAndSetSemantics {},
        Arrangement.spacedBy((-4).dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) { kept.forEachIndexed { i, it -> Coin(it.kept, 26.dp, news(it.kept, tween, i == kept.lastIndex)) } }
}
