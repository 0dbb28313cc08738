package dev.douze.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.DilemmaChoiceView
import dev.douze.core.Intent
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.ChoiceMark
import dev.douze.ui.components.Picture
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.edged
import dev.douze.ui.components.picture
import dev.douze.ui.components.press
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** The dilemmas of a deck; those with the same number of bells stand together, under their bells. */
@Composable
internal fun Dilemmas(
    dilemmas: List<DilemmaChoiceView>,
    broad: Boolean,
    onIntent: (Intent) -> Unit,
) = dilemmas.groupBy { it.bells }.forEach { (bells, group) ->
    Grouped { WithBells(bells, group, broad, onIntent) }
}

@Composable
private fun WithBells(
    bells: Int,
    group: List<DilemmaChoiceView>,
    broad: Boolean,
    onIntent: (Intent) -> Unit,
) {
    Row(Modifier.fillMaxWidth().padding(top = Space.tiny), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
        repeat(bells) { Picture(picture(Emblem.BELL.path), LocalAccent.current, 20.dp) }
        Box(Modifier.weight(1f).height(1.dp).background(LocalTokens.current.hairline))
    }
    Beside(group, if (broad) 2 else 1, Space.small) { dilemma, modifier -> Dilemma(dilemma, onIntent, modifier) }
}

@Composable
private fun Dilemma(
    view: DilemmaChoiceView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    val intent = view.intent
    val ink = if (view.selected || intent != null) tokens.ink else tokens.inkSoft
    Row(
        modifier
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .edged(view.selected)
            .pressOrRead(view.spoken, view.intent, onIntent, role = Role.Checkbox)
            .semantics { selected = view.selected }
            .padding(horizontal = 12.dp, vertical = 6.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        val silent = Modifier.clearAndSetSemantics {}
        AppText("${view.number}", silent.widthIn(min = 24.dp), LocalTypography.current.smallStrong, tokens.inkSoft, TextAlign.End)
        Column(silent.weight(1f)) {
            AppText(view.name, style = LocalTypography.current.smallStrong, colour = ink)
            SoftText(view.line)
        }
        if (view.selected || intent != null) ChoiceMark(view.selected)
    }
}
