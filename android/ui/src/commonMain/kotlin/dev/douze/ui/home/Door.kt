package dev.douze.ui.home

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.DoorView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.DoorShape
import dev.douze.ui.look.InWorld
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.buttonCorner
import dev.douze.ui.look.byDay
import dev.douze.ui.look.doorCorner
import dev.douze.ui.look.goldFace
import dev.douze.ui.look.goldFrame
import dev.douze.ui.look.ground
import dev.douze.ui.look.largeText
import dev.douze.ui.look.shadowed
import dev.douze.ui.parts.FittingWords
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.TitleRule
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.press

private const val TALL = 1.6f
private const val WIDE = 3.1f
private const val CLOSED = 0.45f

/** The way into a game, full of its picture; [resume] leads back into the one that has not ended. */
@Composable
internal fun Door(
    view: DoorView,
    resume: ButtonView?,
    measures: Measures,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = InWorld(view.game) {
    Box(modifier.shadowed(doorCorner), Alignment.BottomCenter) {
        Box(
            Modifier
                .matchParentSize()
                .clip(DoorShape)
                .goldFrame(doorCorner, 2.4.dp, 2.6.dp, 0.7.dp)
                .press(view.button, DoorShape, onIntent)
                .ground(down = 0.4f)
                .clearAndSetSemantics {},
        ) {
            BoxWithConstraints(Modifier.fillMaxSize().padding(bottom = measures.plaque)) {
                Picture(
                    scene(view.game, maxWidth / maxHeight, LocalTokens.current.byDay),
                    Modifier.fillMaxSize(),
                    Crop.COVER,
                    if (view.button.enabled) 1f else CLOSED,
                )
            }
        }
        Column(
            Modifier.fillMaxWidth().plaqueGround(measures).padding(horizontal = 14.dp).padding(bottom = 9.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            // Above the words: only where letters are large do they need it.
            if (largeText) Spacer(Modifier.heightIn(min = 110.dp))
            val title = LocalWords.current.display(measures.title)
            TitleRule(view.button.label, Modifier.clearAndSetSemantics {}, title, doubled = true)
            if (resume == null) Line(view.button.hint.orEmpty(), LocalWords.current.text(measures.line)) else Resume(resume, onIntent)
        }
    }
}

@Composable
private fun Line(
    text: String,
    style: TextStyle,
) {
    val soft = LocalTokens.current.inkSoft
    if (largeText) {
        Words(text, Modifier.clearAndSetSemantics {}, style, soft, TextAlign.Center)
    } else {
        FittingWords(text, Modifier.clearAndSetSemantics {}, style, soft, TextAlign.Center)
    }
}

/** Back into the game, with what happened last. */
@Composable
private fun Resume(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
) {
    val ink = LocalTokens.current.buttonInk
    Row(
        Modifier
            .padding(top = Space.tiny)
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .shadowed(buttonCorner)
            .clip(ButtonShape)
            .goldFace()
            .press(view, ButtonShape, onIntent, ink)
            .padding(horizontal = 14.dp, vertical = Space.tiny)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Words(view.label, style = LocalWords.current.name, colour = ink)
            view.hint?.let { Words(it, style = LocalWords.current.text(LocalWords.current.tiny.fontSize), colour = ink) }
        }
        Picture(Signs.next, ink, 24.dp)
    }
}

/** The picture runs out into the night behind the words. */
@Composable
private fun Modifier.plaqueGround(measures: Measures): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val fade = 24.dp.toPx()
        val top = if (size.height > measures.plaque.toPx()) fade else 0f
        val brush =
            Brush.verticalGradient(
                0f to tokens.trayLow.copy(alpha = 0f),
                ((top + 1f) / (size.height + 1f)).coerceIn(0f, 1f) to tokens.trayLow.copy(alpha = SOLID),
                1f to tokens.trayTop,
            )
        onDrawBehind { drawRect(brush) }
    }
}

private const val SOLID = 0.9f

/** The scene whose shape is nearest. */
private fun scene(
    game: GameKind,
    shape: Float,
    day: Boolean,
): Art {
    val night =
        when (game) {
            GameKind.KING -> listOf(Art.DOOR_KING_TALL, Art.DOOR_KING, Art.DOOR_KING_WIDE)
            GameKind.COUNCIL -> listOf(Art.DOOR_COUNCIL_TALL, Art.DOOR_COUNCIL, Art.DOOR_COUNCIL_WIDE)
            GameKind.FOREST -> listOf(Art.DOOR_FOREST_TALL, Art.DOOR_FOREST, Art.DOOR_FOREST_WIDE)
        }
    val light =
        when (game) {
            GameKind.KING -> listOf(Art.DOOR_KING_TALL_DAY, Art.DOOR_KING_DAY, Art.DOOR_KING_WIDE_DAY)
            GameKind.COUNCIL -> listOf(Art.DOOR_COUNCIL_TALL_DAY, Art.DOOR_COUNCIL_DAY, Art.DOOR_COUNCIL_WIDE_DAY)
            GameKind.FOREST -> listOf(Art.DOOR_FOREST_TALL_DAY, Art.DOOR_FOREST_DAY, Art.DOOR_FOREST_WIDE_DAY)
        }
    return (if (day) light else night)[
        if (shape < TALL) {
            0
        } else if (shape < WIDE) {
            1
        } else {
            2
        }
    ]
}
