package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.RivalsView
import dev.douze.core.SetupView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Choices
import dev.douze.ui.components.FittingWords
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Segment
import dev.douze.ui.components.SegmentFrame
import dev.douze.ui.components.Segments
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** Below the table: ways to play, how strong rivals are, and the start, unless with large letters it stands elsewhere. */
@Composable
internal fun Lines(
    view: SetupView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    start: Boolean = true,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    if (largeText) {
        Choices(view.presets, onIntent)
        Rivals(view.rivals, view.game, onIntent)
        QuietButton(view.more, onIntent, Modifier.fillMaxWidth())
        if (start) MainButton(view.start, onIntent, Modifier.fillMaxWidth())
    } else {
        Segments(view.presets, onIntent)
        RivalLine(view.rivals, view.game, onIntent)
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.Top) {
            QuietButton(view.more, onIntent)
            MainButton(view.start, onIntent, Modifier.weight(1f))
        }
    }
}

/** How strong all rivals are, in one line below its label. */
@Composable
private fun RivalLine(
    view: RivalsView,
    game: GameKind,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(2.dp)) {
    val label = Modifier.fillMaxWidth().clearAndSetSemantics {}
    AppText(view.label, label, LocalTypography.current.small, LocalTokens.current.inkSoft, TextAlign.Center)
    SegmentFrame(view.label, Modifier) {
        view.rivals.forEach { rival ->
            Segment(rival.spoken, rival.selected, null, { onIntent(rival.intent) }, Modifier.weight(1f)) { ink ->
                FittingWords(rival.label, Modifier.fillMaxWidth(), LocalTypography.current.small, ink, TextAlign.Center)
                Strength(game, rival.strength, ink, 15.dp)
            }
        }
    }
}
