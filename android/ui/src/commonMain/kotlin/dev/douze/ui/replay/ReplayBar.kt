package dev.douze.ui.replay

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReplayView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.live
import dev.douze.ui.components.sign
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.topPane

private val broad = 600.dp

/** What happened last, where that is in the game, and how it goes on: below the table, in one line where there is room. */
@Composable
fun ReplayBar(
    view: ReplayView,
    onIntent: (Intent) -> Unit,
) = BoxWithConstraints(Modifier.fillMaxWidth().topPane().padding(horizontal = Space.small)) {
    if (maxWidth < broad) {
        Column {
            Said(view, Modifier.fillMaxWidth().padding(top = Space.tiny))
            Scrubber(view, onIntent, Modifier.fillMaxWidth())
            Row(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) { Steps(view, onIntent) }
        }
    } else {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Steps(view, onIntent)
            Column(Modifier.weight(1f).padding(start = Space.small)) {
                Said(view, Modifier.fillMaxWidth())
                Scrubber(view, onIntent, Modifier.fillMaxWidth())
            }
        }
    }
}

/** As high for one line as for two, so that the table stays where it is. */
@Composable
private fun Said(
    view: ReplayView,
    modifier: Modifier,
) = Row(modifier.heightIn(min = 38.dp), verticalAlignment = Alignment.CenterVertically) {
    AppText(
        view.sentence,
        Modifier.weight(1f).live(),
        LocalTypography.current.small,
        lines = if (largeText) 3 else 2,
    )
}

@Composable
private fun Steps(
    view: ReplayView,
    onIntent: (Intent) -> Unit,
) {
    view.steps.forEach { step -> step.role?.let { SignButton(step, it.sign, onIntent, Modifier.twelve()) } }
    SignButton(view.read, Signs.history, onIntent, Modifier.twelve())
}

/** A dodecagon of gold lines around a sign. */
@Composable
private fun Modifier.twelve(): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val outer = Path().apply { dodecagon(Rect(Offset.Zero, size).deflate(2.dp.toPx())) }
        onDrawBehind {
            drawPath(outer, tokens.paperRaised)
            drawPath(outer, tokens.line, style = Stroke(1.4.dp.toPx()))
        }
    }
}
