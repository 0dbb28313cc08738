package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ChronicleView
import dev.douze.core.MemberView
import dev.douze.core.ReignPageView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Picture
import dev.douze.ui.components.picture
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.shadowed

private const val DILEMMAS = 7
private const val JEWELS = 4

/** One reign, as a leaf of a painted book; a screen reader hears it in sentences. */
@Composable
internal fun Leaf(
    view: ReignPageView,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(
        modifier
            .fillMaxWidth()
            .shadowed(1.dp)
            .leaf(Math.floorMod(view.id.hashCode(), JEWELS))
            .padding(leafMargin, leafMargin + 6.dp)
            .clearAndSetSemantics {
                contentDescription = view.spoken
                heading()
            },
    ) {
        if (maxWidth >= broad && !largeText) {
            // The ruler at the left, the words at the right: a page of an open book is not higher than its window.
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.large), Alignment.CenterVertically) {
                Inked(Modifier.weight(RULER)) { Ruler(view, 132.dp) }
                Inked(Modifier.weight(1f)) {
                    Heads(view)
                    Words(view)
                    Verdict(view)
                }
            }
        } else {
            Inked(Modifier.fillMaxWidth()) {
                Heads(view)
                Rule()
                Niche(view.throne, 116.dp)
                Ribbon(view.throneLine)
                Words(view)
                view.silent?.let { Silence(it, view.ticks) }
                Rule()
                Verdict(view)
                Rule()
                Greatest(view)
            }
        }
    }
}

private val broad = 400.dp
private val slim = 200.dp

/** Between the coins of the dilemmas. */
private val coin = 6.dp
private const val RULER = 0.84f

@Composable
private fun Inked(modifier: Modifier, content: @Composable ColumnScope.() -> Unit) =
    Column(modifier, Arrangement.spacedBy(10.dp), Alignment.CenterHorizontally, content)

@Composable
private fun Heads(view: ReignPageView) {
    val typography = LocalTypography.current
    BoxWithConstraints { Said(view.title, typography.display(if (maxWidth < slim) 22.sp else 26.sp)) }
    view.kind?.let { Said(it, typography.name, LocalTokens.current.ivoryAccent) }
}

/** Who ruled, what they kept silent about, and the obstacle. */
@Composable
private fun Ruler(view: ReignPageView, wide: Dp) {
    Niche(view.throne, wide)
    Ribbon(view.throneLine)
    view.silent?.let { Silence(it, view.ticks) }
    Rule()
    Greatest(view)
}

@Composable
private fun Greatest(view: ReignPageView) {
    Said(view.obstacle.label, LocalTypography.current.small, LocalTokens.current.ivorySoft)
    Said(view.obstacle.value, LocalTypography.current.plaque)
}

@Composable
private fun Words(view: ReignPageView) {
    Council(view.members)
    Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
        OutcomeMark(view.won, 22.dp, onIvory = true)
        AppText(view.outcome, Modifier.weight(1f, fill = false), LocalTypography.current.body, LocalTokens.current.ivorySoft)
    }
}

/** The title of the book: who is on the throne, how many reigns there were. */
@Composable
internal fun Frontispiece(view: ChronicleView) {
    // Who is on the throne is on the first window of a list alone.
    val throne =
        view.reigns?.takeIf { it.window.newer == null }?.reigns?.firstOrNull()?.throne
            ?: view.rulers?.takeIf { it.window.newer == null }?.rulers?.firstOrNull()?.throne
            ?: view.chart?.takeIf { it.window.newer == null }?.reigns?.lastOrNull()?.throne
    Column(
        Modifier.fillMaxWidth().shadowed(1.dp).leaf(0).padding(leafMargin, leafMargin + 6.dp),
        Arrangement.spacedBy(14.dp),
        Alignment.CenterHorizontally,
    ) {
        if (throne == null) {
            Picture(picture(Emblem.CHRONICLE.path), LocalTokens.current.goldRim, 132.dp)
        } else {
            Niche(throne, 132.dp)
        }
        Rule()
        Said(view.summary, LocalTypography.current.plaque)
    }
}

@Composable
private fun Said(
    text: String,
    style: TextStyle,
    colour: Color = LocalTokens.current.ivoryInk,
) = AppText(text, style = style, colour = colour, align = TextAlign.Center)

@Composable
private fun Rule() = LeafRule(Modifier.widthIn(max = 232.dp).fillMaxWidth().height(10.dp))

/** Who ruled: the first letter as an initial, the names beside it; a built-in councillor steps back behind the people. */
@Composable
private fun Council(members: List<MemberView>) {
    val tokens = LocalTokens.current
    val style = LocalTypography.current.display(24.sp)
    val first = members.firstOrNull()?.name.orEmpty().take(1)
    val names =
        buildAnnotatedString {
            members.forEachIndexed { i, member ->
                withStyle(SpanStyle(if (member.person) tokens.ivoryInk else tokens.ivorySoft)) {
                    append(if (i == 0 && !member.name.first().isSurrogate()) member.name.drop(1) else member.name)
                }
                if (i < members.lastIndex) append(", ")
            }
        }
    if (largeText || first.isEmpty() || first.first().isSurrogate()) {
        Names(buildAnnotatedString { append(members.joinToString { it.name }) }, style, TextAlign.Center)
    } else {
        Row(horizontalArrangement = Arrangement.spacedBy(10.dp), verticalAlignment = Alignment.CenterVertically) {
            Initial(first, 72.dp)
            Names(names, style, TextAlign.Start, Modifier.weight(1f, fill = false))
        }
    }
}

@Composable
private fun Names(
    names: AnnotatedString,
    style: TextStyle,
    align: TextAlign,
    modifier: Modifier = Modifier,
) = Text(names, modifier, color = LocalTokens.current.ivoryInk, style = style, textAlign = align)

/** How long, and what the people say. */
@Composable
private fun Verdict(view: ReignPageView) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    val said: @Composable (TextAlign, Modifier) -> Unit = { align, modifier ->
        Column(modifier, Arrangement.spacedBy(2.dp), if (align == TextAlign.Center) Alignment.CenterHorizontally else Alignment.Start) {
            AppText(view.verdict, style = typography.display(24.sp), colour = tokens.ivoryInk, align = align)
            AppText(view.verdictLine, style = typography.body, colour = tokens.ivorySoft, align = align)
        }
    }
    if (largeText) {
        Said(view.length, typography.title, tokens.ivoryAccent)
        said(TextAlign.Center, Modifier)
    } else {
        Row(horizontalArrangement = Arrangement.spacedBy(14.dp), verticalAlignment = Alignment.CenterVertically) {
            Seal(view.length, view.won, 92.dp)
            said(TextAlign.Start, Modifier.weight(1f, fill = false))
        }
    }
}

/** A coin for each dilemma; with closed lips where it was solved without a word. */
@Composable
private fun Silence(
    sentence: String,
    ticks: Int,
) = Column(horizontalAlignment = Alignment.CenterHorizontally, verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
    BoxWithConstraints {
        // All in one line, however narrow the leaf is.
        val side = minOf((maxWidth - coin * (DILEMMAS - 1)) / DILEMMAS, 24.dp)
        Row(horizontalArrangement = Arrangement.spacedBy(coin)) { repeat(DILEMMAS) { Lips(it < ticks, side) } }
    }
    Said(sentence, LocalTypography.current.body, LocalTokens.current.ivorySoft)
}
