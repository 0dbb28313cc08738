package dev.douze.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.MonthView
import dev.douze.core.PanelView
import dev.douze.core.SetupView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.FittingWords
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.press
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.goldFace
import dev.douze.ui.theme.ivoryFace
import dev.douze.ui.theme.largeText

/** The troubled year: twelve windows. */
@Composable
internal fun Months(
    view: SetupView,
    panel: PanelView,
    onIntent: (Intent) -> Unit,
    broad: Boolean,
    modifier: Modifier,
) {
    val months = view.council?.calendar.orEmpty()
    if (largeText) {
        Column(modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(Space.small)) {
            TitleRule(panel.title)
            SoftText(panel.line, Modifier.fillMaxWidth(), TextAlign.Center)
            months.forEach { LongMonth(it, onIntent) }
        }
    } else {
        Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
            TitleRule(panel.title)
            SoftText(panel.line)
            BoxWithConstraints(Modifier.weight(1f).fillMaxWidth()) {
                val columns =
                    when {
                        maxWidth > maxHeight -> SIX
                        broad -> FOUR
                        else -> THREE
                    }
                val rows = months.chunked(columns)
                Column(Modifier.fillMaxSize().selectableGroup(), Arrangement.spacedBy(Space.tiny)) {
                    rows.forEach { row ->
                        Row(Modifier.weight(1f).fillMaxWidth(), Arrangement.spacedBy(Space.tiny), Alignment.CenterVertically) {
                            row.forEach { MonthLeaf(it, broad, onIntent, Modifier.weight(1f)) }
                        }
                    }
                }
            }
        }
    }
}

private const val THREE = 3
private const val FOUR = 4
private const val SIX = 6

/** A window with its month's name and what became of it. */
@Composable
private fun MonthLeaf(
    view: MonthView,
    broad: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Column(
    modifier
        .press(view.spoken, PanelShape, { onIntent(view.intent) }, role = Role.RadioButton)
        .semantics { selected = view.selected }
        .clearAndSetSemantics {},
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    val tokens = LocalTokens.current
    MonthWindow(view, Modifier.weight(1f, fill = false).padding(horizontal = 6.dp).padding(top = 4.dp))
    val plate = if (view.today) Modifier.fillMaxWidth().goldFace() else Modifier.fillMaxWidth()
    Column(plate.padding(vertical = 1.dp), horizontalAlignment = Alignment.CenterHorizontally) {
        val ink = if (view.today) tokens.buttonInk else tokens.ink
        FittingWords(
            view.name,
            Modifier.fillMaxWidth(),
            if (broad) LocalTypography.current.plaque else LocalTypography.current.name,
            ink,
            TextAlign.Center
        )
        FittingWords(
            view.short,
            Modifier.fillMaxWidth(),
            LocalTypography.current.tiny,
            if (view.today) ink else tokens.inkSoft,
            TextAlign.Center
        )
    }
}

/** Large letters: a month as a row. */
@Composable
private fun LongMonth(
    view: MonthView,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier
        .fillMaxWidth()
        .heightIn(min = Space.touch)
        .press(view.spoken, PanelShape, { onIntent(view.intent) }, role = Role.RadioButton)
        .semantics { selected = view.selected }
        .clearAndSetSemantics {},
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
) {
    MonthWindow(view, Modifier.width(64.dp))
    Column(Modifier.weight(1f)) {
        AppText(view.name, style = LocalTypography.current.name)
        SoftText(view.short)
    }
}

/** The page of the chosen month. */
@Composable
internal fun MonthPage(
    view: SetupView,
    panel: PanelView,
    onIntent: (Intent) -> Unit,
    broad: Boolean,
    modifier: Modifier,
) {
    val month = view.council?.calendar?.find { it.selected } ?: return
    BoxWithConstraints(modifier.fillMaxWidth()) {
        val beside = maxWidth > maxHeight && !largeText
        val whole = maxHeight
        val window =
            if (beside) {
                Modifier.width(minOf(maxWidth * WINDOW, whole * MONTH))
            } else {
                Modifier.height((whole * WINDOW).coerceIn(110.dp, 400.dp))
            }
        if (beside) {
            Row(Modifier.height(whole), Arrangement.spacedBy(Space.large), Alignment.CenterVertically) {
                MonthWindow(month, window, page = true)
                Column(
                    Modifier.weight(1f).heightIn(max = whole).verticalScroll(rememberScrollState()),
                    Arrangement.spacedBy(Space.medium),
                ) {
                    Told(month, panel)
                    view.council?.month?.let { ChosenMonth(it, portraits = broad) }
                }
            }
        } else {
            Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
                MonthWindow(month, window, page = true)
                Told(month, panel)
                view.council?.month?.let { ChosenMonth(it) }
            }
        }
    }
}

private const val WINDOW = 0.4f

/** Its name, its rule, what became of it. */
@Composable
private fun Told(
    month: MonthView,
    panel: PanelView,
) {
    TitleRule(panel.title, style = LocalTypography.current.door, doubled = true)
    Box(Modifier.fillMaxWidth().ivoryFace().padding(horizontal = Space.medium, vertical = 12.dp), Alignment.Center) {
        AppText(month.rule, style = LocalTypography.current.body, colour = LocalTokens.current.ivoryInk, align = TextAlign.Center)
    }
    SoftText(month.best, Modifier.fillMaxWidth(), TextAlign.Center)
}
