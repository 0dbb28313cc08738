package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.ForestView
import dev.douze.core.HintView
import dev.douze.ui.BeatClock
import dev.douze.ui.art.Space
import dev.douze.ui.components.AnimalCard
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Decision
import dev.douze.ui.components.HintLine
import dev.douze.ui.components.HintPanel
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.PeekButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.panel
import dev.douze.ui.components.readAs
import dev.douze.ui.theme.LocalTypography

/** How a tray is placed. */
class TrayForm(
    /** The side of a card that can be chosen. */
    val face: Dp,
    /** All cards of a line fit into this. */
    val width: Dp,
    /** Words stand beside the cards, not below them. */
    val beside: Boolean,
    /** Along the lower edge, with the stepped edge of gold. */
    val bottom: Boolean,
    /** It has a height of its own, whatever is in it. */
    val fixed: Boolean,
    /** All of the table scrolls, and it with it. */
    val free: Boolean = false,
    /** What is going on is written here, and what is explained stands elsewhere. */
    val status: Boolean = false,
    /** Cards of the other side hang under its plaque. */
    val hangs: Boolean = !status,
    /** What has happened stands below the hand. */
    val log: Boolean = false,
)

/** Hand or revealed cards, what they do, and the button that does it; or what is explained. */
@Composable
fun Tray(
    view: ForestView,
    table: TableContext,
    form: TrayForm,
    modifier: Modifier = Modifier,
) {
    val edge = if (form.beside) 5.dp else 9.dp
    val lined = if (form.bottom) Modifier.tray(wood, edge).padding(top = 2 * edge + 2.dp) else Modifier
    if (form.status) {
        Row(
            modifier.then(lined).padding(start = 24.dp, end = 24.dp, bottom = 6.dp),
            Arrangement.spacedBy(28.dp),
            Alignment.CenterVertically,
        ) {
            // What is going on is read before the board, though it is written here.
            Box(Modifier.readAs(TRAY)) { Cards(view, table, form, named = false) }
            Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                TableLine(view.status, table, large = false, Modifier.readAs(STATUS))
                Column(Modifier.readAs(TRAY), Arrangement.spacedBy(6.dp)) { Explained(view, TextAlign.Start, large = true) }
                Row(Modifier.fillMaxWidth().readAs(DECISION), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
                    val words = LocalTypography.current.smallStrong
                    view.peek?.let { PeekButton(it, table.onIntent, Modifier.weight(1f), style = words) }
                    view.swap?.let { QuietButton(it, table.onIntent, Modifier.weight(1f), style = words) }
                    val decides = view.confirm != null || view.cancel != null || view.askHint != null || table.thinking != null
                    if (decides) {
                        Decision(
                            view.confirm,
                            view.cancel,
                            table,
                            tight = false,
                            Modifier.weight(2f),
                            view.askHint,
                            terse = true,
                            hinted = view.saysWhy
                        )
                    }
                }
            }
        }
        return
    }
    Column(modifier.then(lined).padding(horizontal = Space.small).padding(bottom = 6.dp), Arrangement.spacedBy(4.dp)) {
        val listed = form.log && table.clock == null && view.inspect == null && view.hint == null
        if (listed) {
            val spaced = Modifier.fillMaxWidth().padding(top = Space.small)
            Column(spaced, Arrangement.spacedBy(4.dp), Alignment.CenterHorizontally) { Inside(view, table, form) }
            Box(Modifier.weight(1f).padding(vertical = Space.small)) {
                val page = Modifier.fillMaxWidth().panel().padding(12.dp).fadingScroll()
                if (view.log.isNotEmpty() || view.hand != null) Column(page, Arrangement.spacedBy(10.dp)) { Happened(view) }
            }
        }
        if (!listed) {
            Column(
                if (form.free) {
                    Modifier.fillMaxWidth()
                } else {
                    // What was explained was perhaps scrolled to; once it is closed, the hand is whole again.
                    val scroll = key(view.inspect == null && view.hint == null) { rememberScrollState() }
                    Modifier.weight(1f, fill = form.fixed).fillMaxWidth().verticalScroll(scroll)
                },
                Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
                Alignment.CenterHorizontally,
            ) { Inside(view, table, form) }
        }
        val last = Modifier.readAs(DECISION)
        val cancel = view.cancel ?: if (form.beside) view.closesHint else null
        Decision(view.confirm, cancel, table, tight = form.face <= 80.dp, last, view.askHint, terse = true, hinted = view.saysWhy)
    }
}

internal const val DECISION = 3f

/** A hint beside cards is closed below it, where nothing else is cancelled there: its words have the room. */
private val ForestView.closesHint get() = if (cancel == null && confirm != null) hint?.close else null

/** A button that is off says why, unless the line above the table does. */
internal val ForestView.saysWhy: Boolean get() = confirm?.hint != status

@Composable
private fun ColumnScope.Inside(
    view: ForestView,
    table: TableContext,
    form: TrayForm,
) {
    val clock = table.clock
    val shown = shown(clock?.moves)
    val inspect = view.inspect
    val hint = view.hint
    when {
        shown != null && clock != null -> Shown(shown, clock, form.face)

        inspect != null -> Inspect(inspect, table.onIntent)

        form.beside && bare(view, clock) -> {
            // Both cards may have gone to a Snake: else the tray would say nothing.
            AppText(view.removedLabel, style = plain, colour = wood.soft)
            Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                view.removed.takeLast(MOST_TAKEN).forEach { card ->
                    Box(Modifier.semantics { contentDescription = card.name }) { AnimalCard(card, 50.dp) }
                }
            }
        }

        form.beside -> {
            var opened by remember(hint) { mutableStateOf(false) }
            // What comes after it is reached by scrolling, and does not peep out.
            val high = form.face + 6.dp
            val peek = view.peek
            val silent = listOfNotNull(view.rule, view.gain, hint, peek, view.swap).isEmpty()
            // Below large cards there is no room for what Snakes have taken, beside them there is.
            val here = !silent && hint == null && peek == null && form.face > 80.dp && (clock?.forest?.removed ?: view.removed).isNotEmpty()
            val placed = if (silent) Arrangement.Center else Arrangement.spacedBy(10.dp)
            Row(Modifier.fillMaxWidth().heightIn(min = high), placed, Alignment.CenterVertically) {
                Cards(view, table, form, named = false)
                if (silent) return@Row
                Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
                    if (hint != null) {
                        HintLine(hint, table.onIntent, high, closes = view.closesHint == null) { opened = !opened }
                    } else if (view.swap == null && (peek == null || form.face > 80.dp)) {
                        Beside(view, (if (peek == null) high else form.face - 50.dp) - if (here) TAKEN else 0.dp)
                    }
                    if (here) Removed(view, clock)
                    peek?.let { PeekButton(it, table.onIntent, Modifier.fillMaxWidth(), style = LocalTypography.current.smallStrong) }
                }
            }
            view.swap?.let { QuietButton(it, table.onIntent, style = LocalTypography.current.smallStrong) }
            if (opened) hint?.let { HintPanel(it, table.onIntent) }
            if (!here) Removed(view, clock)
        }

        else -> {
            // Beside the board of a phone on its side there is room for one of them.
            val scarce = form.fixed && form.face <= 80.dp
            // Below large cards the figures of a hint would begin out of sight.
            val brief = scarce || (form.bottom && !form.free)
            Cards(view, table, form, named = !(scarce && hint != null))
            if (brief) hint?.let { BriefHint(it, table, 52.dp) }
            Explained(view, TextAlign.Center, large = form.face > 80.dp, rule = form.face > 80.dp || view.gain == null)
            view.swap?.let { QuietButton(it, table.onIntent, style = LocalTypography.current.smallStrong) }
            view.peek?.let { PeekButton(it, table.onIntent, style = LocalTypography.current.smallStrong) }
            if (!brief) hint?.let { HintPanel(it, table.onIntent) }
            if (!scarce || view.confirm == null) Removed(view, clock)
        }
    }
}

/** A hint in one sentence; what was weighed comes into sight on a tap. */
@Composable
internal fun BriefHint(
    view: HintView,
    table: TableContext,
    high: Dp,
) {
    var opened by remember(view) { mutableStateOf(false) }
    HintLine(view, table.onIntent, high) { opened = !opened }
    if (!opened) return
    val seen = remember { BringIntoViewRequester() }
    LaunchedEffect(Unit) { seen.bringIntoView() }
    HintPanel(view, table.onIntent, Modifier.bringIntoViewRequester(seen))
}

/** Nothing is in the tray but what Snakes have taken. */
private fun bare(view: ForestView, clock: BeatClock?) =
    clock == null && view.removed.isNotEmpty() && view.table.isEmpty() &&
        listOfNotNull(view.hand, view.peek, view.swap, view.hint).isEmpty()

private val TAKEN = 42.dp

/** As many have room beside each other. */
private const val MOST_TAKEN = 5

/** The same beside the cards: letters as large as they fit into [height]; the smallest take the height that they need. */
@Composable
private fun Beside(
    view: ForestView,
    height: Dp,
) {
    val wood = wood
    val gain = view.gain
    val text =
        buildAnnotatedString {
            view.rule?.let { withStyle(SpanStyle(wood.text)) { append(it) } }
            if (gain != null) {
                if (length > 0) append('\n')
                withStyle(SpanStyle(wood.amber, fontWeight = FontWeight.Bold)) { append(gain) }
            }
        }
    if (text.isEmpty()) return
    val style = plain.copy(lineHeight = LEADING.em)
    val measurer = rememberTextMeasurer()
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val room = Constraints(maxWidth = constraints.maxWidth)
        val most = with(LocalDensity.current) { height.roundToPx() }
        val fits = letters.firstOrNull { measurer.measure(text, style.copy(fontSize = it), constraints = room).size.height <= most }
        val last = style.copy(fontSize = letters.last(), lineHeight = CLOSE.em)
        BasicText(text, Modifier.fillMaxWidth(), fits?.let { style.copy(fontSize = it) } ?: last)
    }
}

/** Sizes of letters beside the cards, the largest first. */
private val letters = (32 downTo 24).map { (it / 2f).sp }

private const val LEADING = 1.15f

/** Of the smallest letters, where they are many. */
private const val CLOSE = 1.02f

/** The rule of the card in question, and what the selection would bring. */
@Composable
internal fun Explained(
    view: ForestView,
    align: TextAlign,
    large: Boolean,
    rule: Boolean = true,
) {
    val size = if (large) 16.sp else 13.5.sp
    val style = plain.copy(fontSize = size, lineHeight = size * 1.2f)
    view.rule?.takeIf { rule }?.let { AppText(it, Modifier.fillMaxWidth(), style, wood.text, align) }
    view.gain?.let { AppText(it, Modifier.fillMaxWidth(), style.copy(fontWeight = FontWeight.Bold), wood.amber, align) }
}
