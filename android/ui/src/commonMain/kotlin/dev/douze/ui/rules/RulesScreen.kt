package dev.douze.ui.rules

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.AppIntent
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.core.RuleView
import dev.douze.core.RulesView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape
import dev.douze.ui.parts.Field
import dev.douze.ui.parts.OpenCard
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.ShortChoices
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.TitleRule
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel

/** A part of the page; [id] keeps what is typed while the parts below change. */
private class Part(
    val id: String,
    val asked: Boolean = false,
    val draw: @Composable (Modifier) -> Unit,
)

/** The rules of a game, in the order in which one reads them; it opens at the one that was asked for. */
@Composable
fun RulesScreen(
    view: RulesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val parts = top(view, onIntent) + rules(view)
    val asked = parts.indexOfFirst { it.asked }.coerceAtLeast(0)
    val list = key(view.game, asked) { rememberLazyListState(asked) }
    Box(modifier.fillMaxSize(), Alignment.TopCenter) {
        LazyColumn(
            Modifier.fillMaxSize(),
            list,
            PaddingValues(Space.medium, 0.dp, Space.medium, Space.large),
            verticalArrangement = Arrangement.spacedBy(12.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            items(parts, { it.id }) { it.draw(Modifier.widthIn(max = 720.dp).fillMaxWidth()) }
            item("close") { QuietButton(view.close, onIntent) }
        }
    }
}

private fun top(
    view: RulesView,
    onIntent: (Intent) -> Unit,
) = listOfNotNull(
    Part("games") { ShortChoices(view.games, onIntent, it) },
    Part("premise") { Words(view.premise, it.padding(horizontal = 12.dp)) }.takeIf { view.found.isEmpty() },
    Part("lesson") { QuietButton(view.lesson!!, onIntent, it) }.takeIf { view.lesson != null && view.found.isEmpty() },
    Part("search") { Field(view.search, { text -> onIntent(Intent.App(AppIntent.SearchRules(text))) }, it) },
    Part("found") { SoftWords(view.found, it.semantics { liveRegion = LiveRegionMode.Polite }) }.takeIf { view.found.isNotEmpty() },
    Part("contents") { Contents(view.contents, onIntent, it) }.takeIf { view.contents.isNotEmpty() },
)

private fun rules(view: RulesView) =
    view.sections.flatMapIndexed { place, section ->
        val head =
            Part("$place", section.selected) {
                TitleRule(
                    section.heading,
                    it.padding(top = Space.small),
                    LocalWords.current.title,
                    LocalAccent.current,
                    doubled = true
                )
            }
        listOf(head) + section.rules.mapIndexed { at, rule -> Part("$place.$at", rule.selected) { Rule(rule, it) } }
    }

/** The ways to the sections. */
@Composable
private fun Contents(
    ways: List<ButtonView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = FlowRow(modifier, Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.tiny)) {
    ways.forEach { QuietButton(it, onIntent, style = LocalWords.current.smallStrong) }
}

@Composable
private fun Rule(
    view: RuleView,
    modifier: Modifier,
) {
    Column(
        modifier
            .panel()
            .then(if (view.selected) Modifier.border(2.dp, LocalAccent.current, PanelShape) else Modifier)
            .padding(Space.medium, 14.dp),
        Arrangement.spacedBy(Space.small),
    ) {
        Row(
            Modifier.semantics(mergeDescendants = true) { if (view.selected) selected = true },
            Arrangement.spacedBy(12.dp),
        ) {
            view.face?.let { OpenCard(it, 64.dp) }
            Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
                Words(view.title, style = LocalWords.current.name, colour = LocalAccent.current)
                Words(view.text)
                view.ruling?.let { SoftWords(it) }
            }
        }
        view.pictures.forEach { Figure(it) }
    }
}
