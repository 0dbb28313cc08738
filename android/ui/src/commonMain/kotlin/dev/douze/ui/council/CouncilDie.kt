package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import dev.douze.core.CouncilFrame
import dev.douze.core.Intent
import dev.douze.ui.Tween
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieBody
import dev.douze.ui.die.DieFace
import dev.douze.ui.die.DieSight
import dev.douze.ui.look.PanelShape
import dev.douze.ui.parts.press

/** The one big die: targets ringed, what may be chosen to be pressed; all of it explains how it came to lie so. */
@Composable
fun CouncilDie(
    tween: Tween<CouncilFrame>,
    side: Dp,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val view = tween.to.die
    val body = remember(view.layout) { DieBody(view.layout) }
    Box(modifier, Alignment.Center) {
        Box(Modifier.matchParentSize().press(view.spoken, PanelShape, { onIntent(view.why) }))
        Die(
            body,
            view.face,
            side,
            reachable = view.reach.map { DieFace(it.face, it.selected, it.label) { onIntent(it.intent) } },
            motion = tween.die,
            turnable = view.reach.isNotEmpty(),
            targets = view.targets.toSet(),
            tilt = DieSight.level,
        )
    }
}
