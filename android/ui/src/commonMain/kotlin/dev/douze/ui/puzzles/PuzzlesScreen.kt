package dev.douze.ui.puzzles

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.Intent
import dev.douze.core.PuzzleThemeView
import dev.douze.core.PuzzlesView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.mediumWidth
import dev.douze.ui.components.panel
import dev.douze.ui.components.plaque
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** Whose puzzles, the one of the day, what comes again, and the others by theme and grade. */
@Composable
fun PuzzlesScreen(
    view: PuzzlesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    val broad = maxWidth >= mediumWidth && !largeText
    val scrolled =
        Modifier
            .verticalScroll(rememberScrollState())
            .widthIn(max = if (broad) 880.dp else 560.dp)
            .padding(horizontal = Space.medium)
            .padding(bottom = Space.large)
    if (broad) {
        Row(scrolled, Arrangement.spacedBy(Space.medium)) {
            Today(view, onIntent, Modifier.weight(1f))
            Themes(view, onIntent, Modifier.weight(1f))
        }
    } else {
        Column(scrolled, Arrangement.spacedBy(Space.medium)) {
            Today(view, onIntent)
            Themes(view, onIntent)
        }
    }
}

@Composable
private fun Today(
    view: PuzzlesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(
    modifier.fillMaxWidth().panel().padding(Space.medium),
    Arrangement.spacedBy(Space.small),
    Alignment.CenterHorizontally,
) {
    TitleRule(view.games.label)
    // The three side by side on a small phone, too.
    ShortChoices(view.games, onIntent, style = if (largeText) LocalTypography.current.name else LocalTypography.current.display(15.sp))
    Grade(view.dailyGrade, 22.dp)
    MainButton(view.daily, onIntent, Modifier.fillMaxWidth())
    view.daily.hint?.let { SoftText(it, Modifier.clearAndSetSemantics {}, TextAlign.Center) }
    AppText(view.rating, style = LocalTypography.current.name, align = TextAlign.Center)
    view.missed?.let { QuietButton(it, onIntent, Modifier.fillMaxWidth(), sign = Signs.again) }
}

@Composable
private fun Themes(
    view: PuzzlesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(Space.medium), Arrangement.spacedBy(Space.small)) {
    TitleRule(view.grades.label)
    ShortChoices(view.grades, onIntent)
    view.themes.forEach { Theme(it, onIntent) }
}

/** A theme, and how many of it are solved. */
@Composable
private fun Theme(
    view: PuzzleThemeView,
    onIntent: (Intent) -> Unit,
) {
    val tokens = LocalTokens.current
    val ink = if (view.button.enabled) tokens.plaqueInk else tokens.inkSoft
    Row(
        Modifier
            .fillMaxWidth()
            .plaque()
            .press(view.button, ButtonShape, onIntent, ink)
            .heightIn(min = 52.dp)
            .padding(horizontal = Space.medium, vertical = Space.small)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        AppText(view.button.label, Modifier.weight(1f), LocalTypography.current.name, ink)
        AppText(view.solved, style = LocalTypography.current.small, colour = ink)
    }
}
