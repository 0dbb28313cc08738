package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CardFace
import dev.douze.core.CharacterView
import dev.douze.core.GameKind
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.portrait
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalGame
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.emblem
import dev.douze.ui.theme.goldBrush

private val edgeShape = RoundedCornerShape(percent = 18)

/** Parchment is light in every theme: what is struck on it is dark. */
val struckOnParchment = Tokens.light.struck
private const val DIMMED = 0.55f
private const val BACK_WIDE = 0.72f
private val smallest = 12.sp
private val step = 0.5.sp
private const val LINE = 1.25f

/** The card of any game, open. Silent: the view that shows it speaks. */
@Composable
fun OpenCard(
    face: CardFace,
    side: Dp,
    modifier: Modifier = Modifier,
) = when (face) {
    is CardFace.Animal -> AnimalCard(face.animal, side, modifier)
    is CardFace.Character -> CharacterCard(face.character, side, modifier)
}

/** What the card is called. */
val CardFace.name: String
    get() =
        when (this) {
            is CardFace.Animal -> animal.name
            is CardFace.Character -> character.name
        }

/** A character in its niche; its name stands beside it. */
@Composable
fun CharacterCard(
    view: CharacterView,
    side: Dp,
    modifier: Modifier = Modifier,
    struck: Boolean = false,
) {
    val tokens = LocalTokens.current
    Box(
        modifier
            .size(side)
            .clip(edgeShape)
            .background(tokens.groundDeep)
            .border(1.2.dp, tokens.goldBrush(), edgeShape)
            .then(if (struck) Modifier.crossed(tokens.gold) { 1f } else Modifier)
            .clearAndSetSemantics {},
        Alignment.Center,
    ) {
        Picture(portrait(view.character), Modifier.fillMaxSize(), Crop.CARD, if (struck) DIMMED else 1f)
    }
}

/** A character's card face down. */
@Composable
fun CharacterBack(
    height: Dp,
    modifier: Modifier = Modifier,
) = Box(
    modifier
        .size(BACK_WIDE * height, height)
        .background(LocalAccent.current, edgeShape)
        .clearAndSetSemantics {},
    Alignment.Center,
) { Picture(picture((LocalGame.current ?: GameKind.KING).emblem.path), LocalTokens.current.onAccent, 0.5f * height) }

/** Lines that come closer as letters become smaller: for several of them. */
val TextStyle.shrinking: TextStyle get() = copy(lineHeight = LINE.em)

/** So many [lines] at most; letters become smaller before anything would be cut off. */
@Composable
fun FittingWords(
    text: String,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalTypography.current.small,
    colour: Color = LocalTokens.current.ink,
    align: TextAlign = TextAlign.Start,
    struck: Boolean = false,
    lines: Int = 1,
) = BasicText(
    text,
    modifier,
    style.copy(
        color = if (struck) LocalTokens.current.struck else colour,
        textAlign = align,
        textDecoration = if (struck) TextDecoration.LineThrough else null,
    ),
    maxLines = lines,
    autoSize = TextAutoSize.StepBased(smallest, style.fontSize, step),
)
