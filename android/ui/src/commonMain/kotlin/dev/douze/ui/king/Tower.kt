package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.Intent
import dev.douze.core.KingMotion
import dev.douze.core.KingSeatView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CourtBack
import dev.douze.ui.components.CourtSmall
import dev.douze.ui.components.Face
import dev.douze.ui.components.FittingWords
import dev.douze.ui.components.Heading
import dev.douze.ui.components.plaque
import dev.douze.ui.components.press
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.die.Die
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape

private val die = 60.dp
private val card = DpSize(48.dp, 60.dp)
private const val HALF = 180f

/** The group that is large, with large letters or many seats: below each other, each as high as it needs. */
@Composable
fun Tower(side: LargeGroup, modifier: Modifier = Modifier) =
    Column(modifier) {
        val group = side.group
        if (group.label.isNotEmpty()) Heading(group.label, style = LocalTypography.current.smallStrong, colour = LocalAccent.current)
        val places = remember { Places() }
        val named =
            Modifier.semantics {
                contentDescription = group.spoken
                isTraversalGroup = true
            }
        Box(with(places) { Modifier.table() }.then(named)) {
            Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
                group.seats.forEachIndexed { i, seat -> key(seat.seat) { Storey(side, seat, i, places) } }
            }
            Box(Modifier.matchParentSize()) { Flying(side.tween, group.seats, side.body, die, places) }
        }
    }

@Composable
private fun Storey(side: LargeGroup, view: KingSeatView, index: Int, places: Places) {
    val tokens = LocalTokens.current
    val ink = if (view.active) tokens.activeInk else tokens.plaqueInk
    val send = side.onIntent
    Box(
        Modifier
            .fillMaxWidth()
            .semantics {
                isTraversalGroup = true
                traversalIndex = index.toFloat()
            }.then(if (view.turned != side.turned) Modifier.rotate(HALF) else Modifier)
            .plaque(view.active),
    ) {
        Box(Modifier.matchParentSize().pressOrRead(view.spoken, view.why, send, PanelShape))
        Column(Modifier.fillMaxWidth().padding(horizontal = Space.small, vertical = Space.tiny), Arrangement.spacedBy(Space.tiny)) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                Face(view.medallion, 56.dp)
                Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
                    val name = LocalTypography.current.display(20.sp)
                    FittingWords(view.name, Modifier.fillMaxWidth().clearAndSetSemantics {}, name, ink)
                    Row(horizontalArrangement = Arrangement.spacedBy(Space.small), verticalAlignment = Alignment.CenterVertically) {
                        Crowns(view.crowns, 22.dp)
                        Points(view, 28.dp)
                    }
                }
                StoreyCard(view, send)
                StoreyDie(side, view, places)
            }
            Reasons(view, Modifier.fillMaxWidth())
        }
    }
}

@Composable
private fun StoreyDie(side: LargeGroup, view: KingSeatView, places: Places) {
    val passed = (side.tween.moves as? KingMotion.DicePassed)?.passes.orEmpty().any { it.toSeat == view.seat }
    Die(
        side.body,
        view.face,
        die,
        struck = view.struck != null,
        motion = side.tween.news(view).die,
        modifier = with(places) { Modifier.die(view.seat) }.alpha(if (passed) 0f else 1f).clearAndSetSemantics {},
    )
}

@Composable
private fun StoreyCard(view: KingSeatView, send: (Intent) -> Unit) {
    val played = view.card ?: return
    val character = played.character
    if (character == null) {
        CourtBack(30.dp)
        return
    }
    val explain = played.explain
    val pressed =
        if (explain == null) {
            Modifier.clearAndSetSemantics {}
        } else {
            Modifier.press(character.name, PanelShape, { send(explain) }, state = played.struck)
        }
    Box(Modifier.size(card).heightIn(min = Space.touch).then(pressed)) { CourtSmall(character, null, card, struck = played.struck != null) }
}

/** What the value is, what made it and what became of it. */
@Composable
private fun Reasons(view: KingSeatView, modifier: Modifier) =
    FlowRow(modifier.clearAndSetSemantics {}, Arrangement.spacedBy(Space.medium)) {
        val tokens = LocalTokens.current
        val ink = if (view.active) tokens.activeInk else tokens.plaqueInk
        val soft = if (view.active) tokens.activeSoft else tokens.plaqueSoft
        val value = view.value
        value?.let { AppText(it.text, style = LocalTypography.current.strong, colour = ink) }
        listOfNotNull(value?.reason, view.card?.struck, value?.struck, view.pointsStruck, view.mark, value?.taken).distinct().forEach {
            AppText(it, style = LocalTypography.current.small, colour = soft)
        }
    }
