package dev.douze.ui.home

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.DoorView
import dev.douze.core.ForestCard
import dev.douze.core.GameKind
import dev.douze.core.HomeView
import dev.douze.core.Intent
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape
import dev.douze.ui.look.accent
import dev.douze.ui.look.largeText
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.animal
import dev.douze.ui.parts.mediumWidth
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press

private val widest = 960.dp

/** Below this height everything stands closer, so that nothing is pushed out of sight. */
private val tall = 720.dp

/** Those that nobody fears: this screen does not know whether spiders and snakes may be drawn. */
private val frieze =
    ForestCard.entries - setOf(ForestCard.SPIDER4, ForestCard.SPIDER5, ForestCard.SNAKE)

/** Three doors, and one tap back into the last game. */
@Composable
fun HomeScreen(
    title: String,
    view: HomeView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val broad = maxWidth >= mediumWidth && !largeText
    val tight = maxHeight < tall
    val gap = if (tight) Space.small else Space.medium
    Column(
        Modifier
            .verticalScroll(rememberScrollState())
            .widthIn(max = if (broad) widest else mediumWidth)
            .fillMaxWidth()
            .heightIn(min = maxHeight)
            .padding(horizontal = Space.medium, vertical = if (tight) Space.small else Space.large),
        Arrangement.spacedBy(gap),
    ) {
        if (broad) Box(Modifier.weight(1f))
        Heading(title, Modifier.padding(horizontal = Space.tiny))
        view.continueGame?.let { Continue(it, gap, onIntent) }
        if (broad) {
            Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(Space.medium)) {
                view.doors.forEach { HighDoor(it, onIntent, Modifier.weight(1f).fillMaxHeight()) }
            }
        } else {
            view.doors.forEach { FlatDoor(it, tight, onIntent) }
        }
        Ways(listOf(view.chronicle, view.rules, view.settings), onIntent)
        Box(Modifier.weight(1f))
        Frieze()
        SoftWords(view.about, Modifier.padding(horizontal = Space.tiny))
    }
}

/** The ways to what is no game; side by side, unless letters are large. */
@Composable
private fun Ways(
    ways: List<ButtonView>,
    onIntent: (Intent) -> Unit,
) = if (largeText) {
    ways.forEach { QuietButton(it, onIntent, Modifier.fillMaxWidth()) }
} else {
    Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(Space.small)) {
        ways.forEach { QuietButton(it, onIntent, Modifier.weight(1f).fillMaxHeight()) }
    }
}

/** The animals look on. */
@Composable
private fun Frieze() =
    Row(Modifier.fillMaxWidth().padding(horizontal = Space.tiny), Arrangement.SpaceBetween, Alignment.Bottom) {
        frieze.forEach { Picture(animal(it), LocalTokens.current.line, 24.dp) }
    }

/** Back into the last game, with what happened last. */
@Composable
private fun Continue(
    view: ButtonView,
    gap: Dp,
    onIntent: (Intent) -> Unit,
) {
    val tokens = LocalTokens.current
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .clip(PanelShape)
            .background(tokens.accentForest)
            .press(view, PanelShape, onIntent, tokens.onAccent)
            .padding(Space.medium, gap)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(Space.medium),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Words(view.label, style = LocalWords.current.strong, colour = tokens.onAccent)
            view.hint?.let { Words(it, style = LocalWords.current.small, colour = tokens.onAccent) }
        }
        Picture(Signs.next, tokens.onAccent, 28.dp)
    }
}

@Composable
private fun FlatDoor(
    view: DoorView,
    tight: Boolean,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier.fillMaxWidth().door(view, onIntent).padding(if (tight) 10.dp else Space.medium).clearAndSetSemantics {},
    Arrangement.spacedBy(if (tight) 12.dp else Space.medium),
    Alignment.CenterVertically,
) {
    Sign(view, if (tight) 48.dp else 64.dp)
    DoorWords(view, Modifier.weight(1f))
}

@Composable
private fun HighDoor(
    view: DoorView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Column(
    modifier.door(view, onIntent).padding(Space.large).clearAndSetSemantics {},
    Arrangement.spacedBy(Space.medium),
) {
    Sign(view, 104.dp)
    DoorWords(view, Modifier)
}

@Composable
private fun Modifier.door(
    view: DoorView,
    onIntent: (Intent) -> Unit,
): Modifier {
    val tokens = LocalTokens.current
    val open = view.button.enabled
    return clip(PanelShape)
        .background(if (open) tokens.paperRaised else tokens.paper)
        .border(if (open) 1.5.dp else 1.dp, if (open) tokens.accent(view.game) else tokens.hairline, PanelShape)
        .press(view.button, PanelShape, onIntent)
}

@Composable
private fun DoorWords(
    view: DoorView,
    modifier: Modifier,
) = Column(modifier, Arrangement.spacedBy(Space.tiny)) {
    val tokens = LocalTokens.current
    val ink = if (view.button.enabled) tokens.ink else tokens.inkSoft
    Words(view.button.label, style = LocalWords.current.strong, colour = ink)
    view.button.hint?.let { SoftWords(it) }
}

@Composable
private fun Sign(
    view: DoorView,
    side: Dp,
) {
    val tokens = LocalTokens.current
    val open = view.button.enabled
    val accent = tokens.accent(view.game)
    Box(
        Modifier
            .size(side)
            .clip(RoundedCornerShape(percent = 24))
            .background(if (open) accent else Color.Transparent)
            .border(1.dp, if (open) accent else tokens.hairline, RoundedCornerShape(percent = 24)),
        Alignment.Center,
    ) {
        Picture(picture(emblem(view.game).path), if (open) tokens.onAccent else accent, side * 0.66f)
    }
}

private fun emblem(game: GameKind) =
    when (game) {
        GameKind.KING -> Emblem.KING
        GameKind.COUNCIL -> Emblem.COUNCIL
        GameKind.FOREST -> Emblem.FOREST
    }
