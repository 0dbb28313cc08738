package dev.douze.ui.rules

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
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
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.RuleView
import dev.douze.core.RulesView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.PanelShape
import dev.douze.ui.parts.CharacterCard
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.TitleRule
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel

/** A line of the reference: a heading, or a rule. */
private sealed interface Line {
    class Head(val text: String) : Line

    class Rule(val view: RuleView) : Line
}

/** The rules of a game, in the order in which one reads them; it opens at the one that was asked for. */
@Composable
fun RulesScreen(
    view: RulesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val lines = view.sections.flatMap { section -> listOf(Line.Head(section.heading)) + section.rules.map(Line::Rule) }
    val asked = lines.indexOfFirst { it is Line.Rule && it.view.selected }.coerceAtLeast(0)
    val list = key(asked) { rememberLazyListState(asked) }
    Box(modifier.fillMaxSize(), Alignment.TopCenter) {
        LazyColumn(
            Modifier.fillMaxSize(),
            list,
            PaddingValues(Space.medium, 0.dp, Space.medium, Space.large),
            verticalArrangement = Arrangement.spacedBy(12.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            items(lines) {
                val column = Modifier.widthIn(max = 720.dp).fillMaxWidth()
                when (it) {
                    is Line.Head -> TitleRule(
                        it.text,
                        column.padding(top = Space.small),
                        LocalWords.current.title,
                        LocalAccent.current,
                        doubled = true
                    )

                    is Line.Rule -> Rule(it.view, column)
                }
            }
            item { QuietButton(view.close, onIntent) }
        }
    }
}

@Composable
private fun Rule(
    view: RuleView,
    modifier: Modifier,
) {
    Row(
        modifier
            .panel()
            .then(if (view.selected) Modifier.border(2.dp, LocalAccent.current, PanelShape) else Modifier)
            .padding(Space.medium, 14.dp)
            .semantics(mergeDescendants = true) { if (view.selected) selected = true },
        Arrangement.spacedBy(12.dp),
    ) {
        view.character?.let { CharacterCard(it, 64.dp) }
        Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
            Words(view.title, style = LocalWords.current.name, colour = LocalAccent.current)
            view.ruling?.let { SoftWords(it) }
            Words(view.text)
        }
    }
}
