package dev.douze.ui.lesson

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.LessonView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape
import dev.douze.ui.look.goldFrame
import dev.douze.ui.look.plaqueBrush
import dev.douze.ui.parts.MainButton
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.SignButton
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.Words

/** What carries this intent glows: the next thing to press in a lesson. */
val LocalGlow = compositionLocalOf<Intent?> { null }

/** A step of a lesson, in place of the bar: its words on ivory, the way on, and how far it is. */
@Composable
fun LessonBar(
    view: LessonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    Column(
        modifier
            .fillMaxWidth()
            .padding(Space.tiny)
            .clip(PanelShape)
            .background(tokens.plaqueBrush(true), PanelShape)
            .goldFrame()
            .padding(start = Space.tiny, end = Space.small, top = Space.tiny, bottom = Space.small),
        Arrangement.spacedBy(Space.tiny),
    ) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
            SignButton(view.leave, Signs.close, onIntent, ink = tokens.activeInk)
            val said = view.missed ?: view.words
            val spoken =
                Modifier.weight(1f).semantics {
                    liveRegion = LiveRegionMode.Polite
                    paneTitle = said
                    stateDescription = view.progress
                }
            Column(spoken) {
                view.missed?.let { Words(it, style = LocalWords.current.smallStrong, colour = tokens.activeInk) }
                Words(view.words, style = LocalWords.current.body, colour = tokens.activeInk)
            }
            if (view.again == null) view.next?.let { MainButton(it, onIntent) }
        }
        view.again?.let { again ->
            Row(Modifier.fillMaxWidth().padding(start = Space.small), Arrangement.spacedBy(Space.small)) {
                QuietButton(again, onIntent, Modifier.weight(1f))
                view.next?.let { MainButton(it, onIntent, Modifier.weight(1f)) }
            }
        }
        Steps(view, Modifier.padding(start = Space.small))
    }
}

/** A mark for each step, those that are done filled. */
@Composable
private fun Steps(
    view: LessonView,
    modifier: Modifier,
) {
    val ink = LocalTokens.current.activeInk
    Spacer(
        modifier.fillMaxWidth().height(3.dp).drawBehind {
            val pitch = size.width / view.steps
            for (i in 0 until view.steps) {
                drawRect(ink, Offset(i * pitch, 0f), Size(pitch * MARK, size.height), if (i < view.step) 1f else PALE)
            }
        },
    )
}

private const val MARK = 0.7f
private const val PALE = 0.25f

/** A double ring of amber round what carries the [intent] that glows; drawn once, without motion. */
@Composable
fun Modifier.glowing(
    intent: Intent?,
    shape: Shape,
): Modifier {
    if (intent == null || LocalGlow.current != intent) return this
    val glow = LocalTokens.current.legal
    return drawWithCache {
        val outline = shape.createOutline(size, layoutDirection, this)
        onDrawWithContent {
            drawContent()
            drawOutline(outline, glow, style = Stroke(9.dp.toPx()), alpha = PALE)
            drawOutline(outline, glow, style = Stroke(4.dp.toPx()))
        }
    }
}
