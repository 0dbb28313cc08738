package dev.douze.ui.components

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Paint
import androidx.compose.ui.unit.dp

private val fade = 18.dp

/** Light around a chosen card goes so far beyond the edges. */
private val beyond = 48.dp

/** Scrolls; while more follows below, the last points fade: a sliver of it would look like a mistake. */
@Composable
fun Modifier.fadingScroll(state: ScrollState = rememberScrollState()): Modifier =
    drawWithContent {
        if (!state.canScrollForward) {
            drawContent()
            return@drawWithContent
        }
        val (deep, aside) = fade.toPx() to beyond.toPx()
        val canvas = drawContext.canvas
        canvas.saveLayer(Rect(-aside, -aside, size.width + aside, size.height + aside), Paint())
        drawContent()
        drawRect(
            Brush.verticalGradient(listOf(Color.Black, Color.Transparent), size.height - deep, size.height),
            Offset(-aside, size.height - deep),
            Size(size.width + 2 * aside, deep + aside),
            blendMode = BlendMode.DstIn,
        )
        canvas.restore()
    }.verticalScroll(state)
