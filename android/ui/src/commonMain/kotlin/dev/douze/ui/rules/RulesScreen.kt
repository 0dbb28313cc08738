package dev.douze.ui.rules

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.AppIntent
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.core.RuleView
import dev.douze.core.RulesView
import dev.douze.core.Season
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Field
import dev.douze.ui.components.OpenCard
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.live
import dev.douze.ui.components.panel
import dev.douze.ui.home.DoorScene
import dev.douze.ui.home.doorFrame
import dev.douze.ui.home.plaqueGround
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.sidePane

/** A part of the page; [id] keeps what is typed while the parts below change. */
private class Part(
    val id: String,
    val asked: Boolean = false,
    val draw: @Composable (Modifier) -> Unit,
)

/**
 * The rules of a game, in the order in which one reads them; it opens at the one that was asked for. A tablet has the ways to
 * them in a pane of their own.
 */
@Composable
fun RulesScreen(
    view: RulesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = BoxWithConstraints(modifier.fillMaxSize(), Alignment.TopCenter) {
    if (maxWidth >= broadWidth && maxHeight >= broadHeight && !largeText) {
        Row(Modifier.fillMaxSize()) {
            Column(
                Modifier.width(waysWidth).fillMaxHeight().verticalScroll(rememberScrollState()).padding(Space.medium, 0.dp),
                Arrangement.spacedBy(12.dp),
            ) { top(view, onIntent, stacked = true).forEach { key(it.id) { it.draw(Modifier.fillMaxWidth()) } } }
            Pages(view, rules(view, broad = true), onIntent, Modifier.weight(1f).sidePane(), 860.dp)
        }
    } else {
        Pages(view, top(view, onIntent, stacked = false) + rules(view, broad = false), onIntent, Modifier.fillMaxSize(), 720.dp)
    }
}

private val broadWidth = 900.dp
private val broadHeight = 560.dp
private val waysWidth = 320.dp

@Composable
private fun Pages(
    view: RulesView,
    parts: List<Part>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    widest: Dp,
) {
    val asked = parts.indexOfFirst { it.asked }.coerceAtLeast(0)
    val list = key(view.game, asked) { rememberLazyListState(asked) }
    LazyColumn(
        modifier.fillMaxHeight(),
        list,
        PaddingValues(Space.medium, 0.dp, Space.medium, Space.large),
        verticalArrangement = Arrangement.spacedBy(12.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        items(parts, { it.id }) { it.draw(Modifier.widthIn(max = widest).fillMaxWidth()) }
        item("close") { QuietButton(view.close, onIntent) }
    }
}

private fun top(
    view: RulesView,
    onIntent: (Intent) -> Unit,
    stacked: Boolean,
) = listOfNotNull(
    Part("games") { ShortChoices(view.games, onIntent, it) },
    Part("opening") { Opening(view, onIntent, it) }.takeIf { view.found.isEmpty() },
    Part("fair") { QuietButton(view.fair!!, onIntent, it) }.takeIf { view.fair != null && view.found.isEmpty() },
    Part("search") { Field(view.search, { text -> onIntent(Intent.App(AppIntent.SearchRules(text))) }, it) },
    Part("found") { SoftText(view.found, it.live()) }.takeIf { view.found.isNotEmpty() },
    Part("contents") { Contents(view.contents, onIntent, it, stacked) }.takeIf { view.contents.isNotEmpty() },
)

/** What the game is about below its scene, and the way to its lesson. */
@Composable
private fun Opening(
    view: RulesView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Column(modifier.doorFrame()) {
    DoorScene(view.game, Season.SUMMER, Modifier.fillMaxWidth().aspectRatio(OPENING))
    Column(Modifier.fillMaxWidth().plaqueGround(true).padding(14.dp, 2.dp, 14.dp, 12.dp), Arrangement.spacedBy(10.dp)) {
        AppText(view.premise)
        view.lesson?.let { QuietButton(it, onIntent, Modifier.fillMaxWidth()) }
    }
}

private const val OPENING = 2.4f
private const val BROAD_OPENING = 1.4f

/** Where no rule is found, the picture of the game. */
private fun rules(view: RulesView, broad: Boolean) =
    if (view.sections.isEmpty()) {
        listOf(
            Part("none") {
                DoorScene(
                    view.game,
                    Season.SUMMER,
                    it.padding(top = Space.medium).doorFrame().aspectRatio(if (broad) BROAD_OPENING else OPENING)
                )
            }
        )
    } else {
        sections(view, broad)
    }

private fun sections(view: RulesView, broad: Boolean) =
    view.sections.flatMapIndexed { place, section ->
        val head =
            Part("$place", section.selected) {
                TitleRule(
                    section.heading,
                    it.padding(top = Space.small),
                    LocalTypography.current.title,
                    LocalAccent.current,
                    doubled = true
                )
            }
        listOf(head) + section.rules.mapIndexed { at, rule -> Part("$place.$at", rule.selected) { Rule(rule, it, broad) } }
    }

/** The ways to the sections. */
@Composable
private fun Contents(
    ways: List<ButtonView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
    stacked: Boolean,
) = if (stacked) {
    Column(modifier, Arrangement.spacedBy(Space.small)) { ways.forEach { QuietButton(it, onIntent, Modifier.fillMaxWidth()) } }
} else {
    FlowRow(modifier, Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.tiny)) {
        ways.forEach { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
    }
}

/** A rule; [broad]: its pictures stand beside its words. */
@Composable
private fun Rule(
    view: RuleView,
    modifier: Modifier,
    broad: Boolean,
) {
    val framed =
        modifier
            .panel()
            .then(if (view.selected) Modifier.border(2.dp, LocalAccent.current, PanelShape) else Modifier)
            .padding(Space.medium, 14.dp)
    if (broad && view.pictures.isNotEmpty()) {
        Row(framed, Arrangement.spacedBy(Space.large), Alignment.CenterVertically) {
            Column(Modifier.width(boardSide), Arrangement.spacedBy(Space.small)) { view.pictures.forEach { Figure(it) } }
            TitleAndWords(view, Modifier.weight(1f))
        }
    } else {
        Column(framed, Arrangement.spacedBy(Space.small)) {
            if (view.face == null && view.pictures.isNotEmpty()) {
                Title(view, Modifier.semantics { if (view.selected) selected = true })
                view.pictures.forEach { Figure(it) }
                AppText(view.text)
            } else {
                TitleAndWords(view, Modifier.fillMaxWidth())
                view.pictures.forEach { Figure(it) }
            }
        }
    }
}

@Composable
private fun TitleAndWords(
    view: RuleView,
    modifier: Modifier,
) {
    val merged = modifier.semantics(mergeDescendants = true) { if (view.selected) selected = true }
    // Beside a card large words would be broken.
    if (largeText) {
        Column(merged, Arrangement.spacedBy(Space.small)) {
            view.face?.let { OpenCard(it, 64.dp) }
            Sentences(view, Modifier.fillMaxWidth())
        }
    } else {
        Row(merged, Arrangement.spacedBy(12.dp)) {
            view.face?.let { OpenCard(it, 64.dp) }
            Sentences(view, Modifier.weight(1f))
        }
    }
}

@Composable
private fun Sentences(
    view: RuleView,
    modifier: Modifier,
) = Column(modifier, Arrangement.spacedBy(2.dp)) {
    Title(view)
    AppText(view.text)
    view.ruling?.let { SoftText(it) }
}

@Composable
private fun Title(
    view: RuleView,
    modifier: Modifier = Modifier,
) = AppText(view.title, modifier, LocalTypography.current.plaque, LocalAccent.current)
