package dev.douze.ui.council

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilMotion
import dev.douze.core.CouncilResultView
import dev.douze.core.ThroneCardView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CharacterCard
import dev.douze.ui.parts.ExportButton
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.Inspect
import dev.douze.ui.parts.MainButton
import dev.douze.ui.parts.Notice
import dev.douze.ui.parts.Onward
import dev.douze.ui.parts.Panes
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.QuietButton
import dev.douze.ui.parts.Receipts
import dev.douze.ui.parts.Room
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Status
import dev.douze.ui.parts.TwoPanes
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.character
import dev.douze.ui.parts.panel
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.readAs

private const val QUARTER = 90f
private const val TWICE = 2f

/** Where the throne's back is empty, in parts of its side: place and size of the picture on it. */
private const val SEATED = 1f / 3f
private const val HIGH = 0.2f
private val cardShape = RoundedCornerShape(14.dp)

/** The end: the throne with its ruler or empty, the cards of the last turn, and what the reign was. */
@Composable
fun Throne(side: CouncilSide, view: CouncilResultView, room: Room) {
    val scroll = Modifier.verticalScroll(rememberScrollState())
    if (room.hinge != null || (room.panes == Panes.BESIDE && !room.large)) {
        TwoPanes(
            room,
            (room.width - Space.medium) / 2 - Space.small,
            side.table.bar,
            first = { modifier ->
                val own = Modifier.verticalScroll(rememberScrollState())
                Scene(side, view, if (room.roomy) 320.dp else 160.dp, modifier.then(own).readAs(0f))
            },
            second = { modifier, _ -> Account(side, view, modifier.then(scroll).readAs(1f)) },
        )
    } else {
        Column(Modifier.fillMaxSize().padding(horizontal = Space.small)) {
            side.table.bar()
            Column(Modifier.weight(1f).then(scroll), Arrangement.spacedBy(Space.medium)) {
                Scene(side, view, if (room.roomy) 220.dp else 148.dp, Modifier.fillMaxWidth().readAs(0f))
                Account(side, view, Modifier.readAs(1f))
            }
        }
    }
}

@Composable
private fun Scene(side: CouncilSide, view: CouncilResultView, size: Dp, modifier: Modifier) =
    Column(modifier.padding(bottom = Space.small), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
        val tween = side.tween
        val revealing = tween.moves == CouncilMotion.ThroneRevealed
        val tokens = LocalTokens.current
        Box(Modifier.size(size).clearAndSetSemantics {}) {
            Picture(picture(Emblem.THRONE.path), if (view.won) LocalAccent.current else tokens.inkSoft, size)
            view.ruler?.let {
                val seated = Modifier.offset(SEATED * size, HIGH * size).graphicsLayer { if (revealing) alpha = tween.done() }
                Picture(character(it.character), tokens.ink, SEATED * size, seated)
            }
        }
        if (side.table.clock != null) {
            Status(side.view.status, side.table)
        } else {
            side.table.rejection?.let { Notice(it) }
            Heading(view.headline, colour = LocalAccent.current, align = TextAlign.Center)
            Words(view.line, style = LocalWords.current.small, align = TextAlign.Center)
            Words(view.story, style = LocalWords.current.small, align = TextAlign.Center)
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
            verticalArrangement = Arrangement.spacedBy(Space.small),
        ) {
            view.throne.forEach { ThroneCard(it, Modifier.graphicsLayer { if (revealing) rotationY = turned(tween.done()) }) }
        }
    }

private fun turned(done: Float) = QUARTER * (1f - (TWICE * done).coerceAtMost(1f))

/** What somebody played for the throne; ringed when it belongs to the largest group. */
@Composable
private fun ThroneCard(view: ThroneCardView, modifier: Modifier) =
    Column(
        modifier
            .widthIn(min = 72.dp)
            .then(if (view.reigns) Modifier.border(2.5.dp, LocalAccent.current, cardShape) else Modifier)
            .padding(6.dp)
            .semantics(mergeDescendants = true) { contentDescription = view.spoken },
        Arrangement.spacedBy(2.dp),
        Alignment.CenterHorizontally,
    ) {
        val silent = Modifier.clearAndSetSemantics {}
        CharacterCard(view.character, 48.dp)
        Words(view.character.name, silent, LocalWords.current.smallStrong)
        Words(view.name, silent, LocalWords.current.small, LocalTokens.current.inkSoft)
    }

/** Years, verdict, what may follow, and how the years came about. */
@Composable
private fun Account(side: CouncilSide, view: CouncilResultView, modifier: Modifier) =
    Column(modifier.padding(bottom = Space.medium), Arrangement.spacedBy(12.dp)) {
        val send = side.table.onIntent
        side.view.inspect?.let { Inspect(it, send) }
        Column(verticalArrangement = Arrangement.spacedBy(Space.tiny)) {
            Words(view.years, style = LocalWords.current.title)
            Words(view.verdict, style = LocalWords.current.strong)
            Words(view.verdictLine, style = LocalWords.current.small)
        }
        Onward(view.chronicle, listOfNotNull(view.throneGame, view.rematch, view.home), view.record, side.table)
        Receipts(view.receipts, send, Modifier.fillMaxWidth().panel().padding(12.dp))
        SoftWords(view.seed)
    }
