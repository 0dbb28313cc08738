package dev.douze.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.CharacterChoiceView
import dev.douze.core.CharacterSetView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CharacterCard
import dev.douze.ui.parts.ChoiceMark
import dev.douze.ui.parts.Choices
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.edged
import dev.douze.ui.parts.panel
import dev.douze.ui.parts.press
import dev.douze.ui.parts.pressOrRead

private const val AWAY = 0.6f

/** The characters in use: which set, and all twelve with what they do. */
@Composable
internal fun CharacterSet(
    view: CharacterSetView,
    broad: Boolean,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.small)) {
    Choices(view.set, onIntent)
    if (view.line.isNotEmpty()) {
        Words(view.line, Modifier.semantics { liveRegion = LiveRegionMode.Polite }, LocalWords.current.smallStrong, LocalAccent.current)
    }
    Characters(view.characters, broad, onIntent)
}

/** Characters that may be in use, each with what it does. */
@Composable
internal fun Characters(
    characters: List<CharacterChoiceView>,
    broad: Boolean,
    onIntent: (Intent) -> Unit,
) = Beside(characters, if (broad) 2 else 1) { character, modifier -> Character(character, onIntent, modifier) }

@Composable
private fun Character(
    view: CharacterChoiceView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    val intent = view.intent
    Row(
        modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .edged(view.selected)
            .pressOrRead(view.spoken, view.intent, onIntent, role = Role.Checkbox)
            .semantics { selected = view.selected }
            .padding(horizontal = 12.dp, vertical = Space.small),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        // Out of use, and not to be had now: the words stay readable, the drawing steps back.
        CharacterCard(view.character, 36.dp, Modifier.alpha(if (view.selected || intent != null) 1f else AWAY))
        Column(Modifier.weight(1f).clearAndSetSemantics {}) {
            Words(view.character.name, style = LocalWords.current.smallStrong, colour = if (view.selected) tokens.ink else tokens.inkSoft)
            SoftWords(view.rule)
        }
        if (view.selected || intent != null) ChoiceMark(view.selected)
    }
}
