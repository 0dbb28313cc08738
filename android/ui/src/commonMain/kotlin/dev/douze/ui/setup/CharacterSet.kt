package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.CharacterChoiceView
import dev.douze.core.CharacterKind
import dev.douze.core.CharacterSetView
import dev.douze.core.DieSymbol
import dev.douze.core.Intent
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Space
import dev.douze.ui.art.picture
import dev.douze.ui.art.portrait
import dev.douze.ui.components.AppText
import dev.douze.ui.components.ChoiceMark
import dev.douze.ui.components.Choices
import dev.douze.ui.components.FittingWords
import dev.douze.ui.components.Segments
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.SymbolMark
import dev.douze.ui.components.press
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.quietEdge

private const val AWAY = 0.45f

/** The characters in use: which set, and all twelve. */
@Composable
internal fun CharacterSet(
    view: CharacterSetView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    if (largeText) Choices(view.set, onIntent) else Segments(view.set, onIntent)
    if (view.line.isNotEmpty()) {
        AppText(
            view.line,
            Modifier.semantics {
                liveRegion = LiveRegionMode.Polite
            },
            LocalTypography.current.smallStrong,
            LocalTokens.current.line
        )
    }
    if (view.blue.isNotEmpty()) {
        Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
            SymbolMark(DieSymbol.OWN, 20.dp)
            SoftText(view.blue)
        }
    }
    CharacterGrid(view.characters, onIntent)
}

/** Characters that may be in use, as medallions; what the one that was touched last does stands below. */
@Composable
internal fun CharacterGrid(
    characters: List<CharacterChoiceView>,
    onIntent: (Intent) -> Unit,
) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    var touched by remember { mutableStateOf<CharacterKind?>(null) }
    val columns =
        when {
            largeText -> 2
            maxWidth >= 560.dp -> 6
            else -> 4
        }
    Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
        Beside(characters, columns, Space.tiny) { character, modifier ->
            Character(character, modifier) {
                touched = character.character.character
                character.intent?.let(onIntent)
            }
        }
        characters.find { it.character.character == touched }?.let { SoftText(it.rule, Modifier.fillMaxWidth().clearAndSetSemantics {}) }
    }
}

@Composable
private fun Character(
    view: CharacterChoiceView,
    modifier: Modifier,
    onClick: () -> Unit,
) = Column(
    modifier
        .press(view.spoken, PanelShape, onClick, role = Role.Checkbox)
        .semantics { selected = view.selected }
        .padding(vertical = 2.dp)
        .clearAndSetSemantics {},
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    // Out of use, and not to be had now: the drawing steps back, the words stay readable.
    val within = view.selected || view.intent != null
    Box(contentAlignment = Alignment.BottomEnd) {
        CharacterMedallion(view.character.character, view.selected, Modifier.size(44.dp).alpha(if (within) 1f else AWAY))
        if (view.selected) ChoiceMark(true)
        view.character.symbol?.let { SymbolMark(it, 18.dp, Modifier.align(Alignment.TopStart)) }
    }
    val style = LocalTypography.current.tiny
    if (largeText) {
        AppText(view.character.name, style = style, align = TextAlign.Center)
    } else {
        FittingWords(view.character.name, Modifier.fillMaxWidth(), style, align = TextAlign.Center)
    }
}

/** The head of a character in its niche. */
@Composable
internal fun CharacterMedallion(
    kind: CharacterKind,
    bright: Boolean,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    val quiet = quietEdge
    Spacer(
        modifier.drawBehind {
            val middle = Offset(size.width / 2, size.height / 2)
            val radius = size.minDimension / 2
            drawCircle(tokens.groundDeep, radius, middle)
            picture(portrait(kind), Rect(middle, radius - 1.dp.toPx()), crop = Crop.MEDALLION)
            val edge = Stroke((if (bright) 2 else 1).dp.toPx())
            if (bright) {
                drawCircle(tokens.goldBrush(0f, size.height), radius - 1.dp.toPx(), middle, style = edge)
            } else {
                drawCircle(
                    quiet,
                    radius - 1.dp.toPx(),
                    middle,
                    style = edge
                )
            }
        },
    )
}
