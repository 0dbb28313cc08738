package dev.douze.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.Intent
import dev.douze.core.PanelView
import dev.douze.core.SetupIntent
import dev.douze.core.SetupPanel
import dev.douze.core.SetupView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Choices
import dev.douze.ui.components.Field
import dev.douze.ui.components.Heading
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SignedWords
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.Switch
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.isSwitch
import dev.douze.ui.components.live
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** What is open over the table: its title, what is to choose, and the way back. */
@Composable
internal fun Panel(
    view: SetupView,
    panel: PanelView,
    onIntent: (Intent) -> Unit,
    broad: Boolean,
    modifier: Modifier,
) = key(panel.panel) {
    Column(modifier.fillMaxSize().padding(horizontal = Space.medium).padding(bottom = Space.small), Arrangement.spacedBy(Space.small)) {
        when (val open = panel.panel) {
            SetupPanel.Months -> Months(view, panel, onIntent, broad, Modifier.weight(1f))

            SetupPanel.Month -> MonthPage(view, panel, onIntent, broad, Modifier.weight(1f))

            is SetupPanel.Seat ->
                Page(panel, Modifier.weight(1f)) { view.seats.find { it.seat == open.seat }?.let { SeatPanel(it, view.game, onIntent) } }

            SetupPanel.More -> Page(panel, Modifier.weight(1f)) { More(view, onIntent) }

            SetupPanel.Free -> Page(panel, Modifier.weight(1f)) { Free(view, onIntent, broad) }
        }
        if (panel.panel == SetupPanel.Month) {
            MainButton(view.start, onIntent, Modifier.fillMaxWidth())
        } else {
            QuietButton(panel.close, onIntent, Modifier.fillMaxWidth())
        }
    }
}

@Composable
private fun Page(
    panel: PanelView,
    modifier: Modifier,
    content: @Composable () -> Unit,
) = Column(modifier.fadingScroll(), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
    TitleRule(panel.title)
    if (panel.line.isNotEmpty()) {
        val told = Modifier.live()
        AppText(panel.line, told, LocalTypography.current.smallStrong, LocalTokens.current.inkSoft, TextAlign.Center)
    }
    content()
}

/** All that is seldom changed. */
@Composable
private fun More(
    view: SetupView,
    onIntent: (Intent) -> Unit,
) {
    val council = view.council
    if (council != null && council.ruler.isNotEmpty()) SignedWords(council.ruler, picture(Emblem.THRONE.path))
    if (view.choices.isNotEmpty()) {
        Grouped {
            view.choices.forEachIndexed { i, it ->
                if (i > 0) Box(Modifier.fillMaxWidth().height(1.dp).background(LocalTokens.current.hairline))
                if (it.isSwitch) Switch(it, onIntent) else OneOf(it, onIntent)
            }
        }
    }
    view.characters?.let { Grouped { CharacterSet(it, onIntent) } }
    if (council != null) {
        Grouped {
            Choices(council.deck, onIntent)
            SoftText(council.deckNote)
            QuietButton(council.decks, onIntent, Modifier.fillMaxWidth(), LocalTypography.current.smallStrong)
        }
    }
    Grouped {
        view.daily?.let { QuietButton(it, onIntent, Modifier.fillMaxWidth(), LocalTypography.current.smallStrong) }
        Field(view.seed, { onIntent(Intent.Setup(SetupIntent.TypeSeed(it))) }, keyboard = KeyboardType.Ascii)
    }
}

/** A few things that belong together. */
@Composable
internal fun Grouped(content: @Composable ColumnScope.() -> Unit) =
    Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small), content = content)

/** One of a few by name. */
@Composable
private fun OneOf(
    view: ChoicesView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
    Heading(view.label, style = LocalTypography.current.name)
    view.choices.find { it.selected }?.line?.let { SoftText(it, Modifier.clearAndSetSemantics {}) }
    ShortChoices(view, onIntent)
}

/** Petitioners and dilemmas of a free choice. */
@Composable
private fun Free(
    view: SetupView,
    onIntent: (Intent) -> Unit,
    broad: Boolean,
) {
    val council = view.council ?: return
    Grouped { CharacterGrid(council.petitioners, onIntent) }
    Dilemmas(council.dilemmas, broad, onIntent)
}
