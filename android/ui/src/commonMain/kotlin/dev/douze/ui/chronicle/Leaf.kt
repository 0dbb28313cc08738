package dev.douze.ui.chronicle

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ReignPageView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.picture

private val leafShape = RoundedCornerShape(4.dp)
private const val DILEMMAS = 7

/** One reign, large, in a frame of two lines; a screen reader hears it in sentences. */
@Composable
internal fun Leaf(
    view: ReignPageView,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val accent = LocalAccent.current
    val words = LocalWords.current
    Column(
        modifier
            .fillMaxWidth()
            .background(tokens.paperRaised, leafShape)
            .border(1.5.dp, accent, leafShape)
            .padding(5.dp)
            .border(1.dp, tokens.line, leafShape)
            .padding(Space.medium)
            .clearAndSetSemantics {
                contentDescription = view.spoken
                heading()
            },
        Arrangement.spacedBy(Space.small),
        Alignment.CenterHorizontally,
    ) {
        Words(view.title, style = words.title, align = TextAlign.Center)
        view.kind?.let { Words(it, style = words.smallStrong, colour = accent, align = TextAlign.Center) }
        Ornament()
        FlowRow(horizontalArrangement = Arrangement.spacedBy(Space.medium, Alignment.CenterHorizontally)) {
            view.members.forEach {
                // A built-in councillor steps back behind the people.
                val style = if (it.person) words.strong else words.body
                Words(it.name, style = style, colour = if (it.person) tokens.ink else tokens.inkSoft, align = TextAlign.Center)
            }
        }
        ThronePicture(view.throne, 104.dp, Modifier.padding(top = Space.tiny))
        Words(view.throneLine, style = words.strong, align = TextAlign.Center)
        Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
            OutcomeMark(view.won, 22.dp)
            Words(view.outcome, Modifier.weight(1f, fill = false), words.small)
        }
        Ornament()
        Words(view.length, style = words.title, colour = accent)
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            BandMark(view.band, 22.dp)
            Words(view.verdict, style = words.strong, align = TextAlign.Center)
        }
        SoftWords(view.verdictLine, align = TextAlign.Center)
        view.silent?.let { Silence(it, view.ticks) }
        Ornament()
        Words(view.obstacle.label, style = words.small, colour = tokens.inkSoft, align = TextAlign.Center)
        Words(view.obstacle.value, style = words.strong, align = TextAlign.Center)
    }
}

/** A line that a small sign parts in two. */
@Composable
private fun Ornament() =
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
        val line = Modifier.weight(1f).height(1.dp).background(LocalTokens.current.hairline)
        Box(line)
        Picture(picture(Emblem.COUNCIL.path), LocalTokens.current.line, 14.dp)
        Box(line)
    }

/** A box for each dilemma; ticked where it was solved without a word. */
@Composable
private fun Silence(
    sentence: String,
    ticks: Int,
) = Column(horizontalAlignment = Alignment.CenterHorizontally, verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
    val tokens = LocalTokens.current
    Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
        Picture(picture(Emblem.SILENT.path), tokens.inkSoft, 20.dp)
        repeat(DILEMMAS) {
            Box(Modifier.size(20.dp).border(1.5.dp, tokens.line, RoundedCornerShape(3.dp)), Alignment.Center) {
                if (it < ticks) Picture(Signs.check, tokens.ink, 18.dp)
            }
        }
    }
    SoftWords(sentence, align = TextAlign.Center)
}
