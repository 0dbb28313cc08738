package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
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
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.MemberView
import dev.douze.core.ReignPageView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
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
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    Column(
        modifier
            .fillMaxWidth()
            .shadowed(1.dp)
            .leaf(Math.floorMod(view.id.hashCode(), JEWELS))
            .padding(leafMargin, leafMargin + 6.dp)
            .clearAndSetSemantics {
                contentDescription = view.spoken
                heading()
            },
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        Said(view.title, typography.display(26.sp))
        view.kind?.let { Said(it, typography.name, tokens.ivoryAccent) }
        Rule()
        Niche(view.throne, 116.dp)
        Ribbon(view.throneLine)
        Council(view.members)
        Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
            OutcomeMark(view.won, 22.dp, onIvory = true)
            AppText(view.outcome, Modifier.weight(1f, fill = false), typography.body, tokens.ivorySoft)
        }
        view.silent?.let { Silence(it, view.ticks) }
        Rule()
        Verdict(view)
        Rule()
        Said(view.obstacle.label, typography.small, tokens.ivorySoft)
        Said(view.obstacle.value, typography.plaque)
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
    FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp)) { repeat(DILEMMAS) { Lips(it < ticks, 24.dp) } }
    Said(sentence, LocalTypography.current.body, LocalTokens.current.ivorySoft)
}
