package dev.douze.ui.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.Body
import dev.douze.core.ButtonView
import dev.douze.core.Intent
import dev.douze.core.NoticeView
import dev.douze.core.Screen
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords

/** One step back, where one is, and the actions of a table. Read last: it is seldom what one looks for. */
@Composable
fun Bar(
    screen: Screen,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Row(
    modifier.fillMaxWidth().heightIn(min = Space.touch).readAs(if (round(screen.body) == null) FIRST else LAST),
    Arrangement.spacedBy(Space.tiny),
    Alignment.CenterVertically,
) {
    val round = round(screen.body)
    val tokens = LocalTokens.current
    val ink = if (screen.body is Body.Curtain) tokens.curtainInk else tokens.ink
    screen.back?.let { SignButton(it, Signs.back, onIntent, ink = ink) }
    val style =
        when {
            round == null -> LocalWords.current.title
            screen.body is Body.King || screen.body is Body.Council -> LocalWords.current.smallStrong
            else -> LocalWords.current.strong
        }
    if (screen.body !is Body.Curtain) Heading(round ?: screen.title, Modifier.weight(1f).padding(start = Space.tiny), style, ink)
    actions(screen.body).forEach { view -> sign(view)?.let { SignButton(view, it, onIntent) } }
}

/** "Round 6" or "Turn 3 of 8" of a table. */
private fun round(body: Body): String? =
    when (body) {
        is Body.Forest -> body.forest.round
        is Body.King -> body.king.round
        is Body.Council -> body.council.turn
        else -> null
    }

/** What can be done at a table at any time. */
fun actions(body: Body): List<ButtonView> =
    when (body) {
        is Body.Forest -> body.forest.actions
        is Body.King -> body.king.actions
        is Body.Council -> body.council.actions
        else -> emptyList()
    }

/** Actions that everybody knows by their sign; the others stand beside the board with their words. */
fun sign(view: ButtonView): ImageVector? =
    when (view.intent) {
        is Intent.Undo -> Signs.undo
        is Intent.Redo -> Signs.redo
        is Intent.OpenHome -> Signs.home
        is Intent.OpenHistory -> Signs.history
        is Intent.OpenRules -> Signs.book
        else -> null
    }

/** Something to be told once. */
@Composable
fun Notice(
    view: NoticeView,
    onIntent: (Intent) -> Unit,
) = Telling(view.sentence, LocalTokens.current.ink) { SignButton(view.dismiss, Signs.close, onIntent) }

/** Why the last intent did nothing. */
@Composable
fun Notice(sentence: String) = Telling(sentence, LocalTokens.current.danger) {}

@Composable
private fun Telling(
    sentence: String,
    ink: Color,
    button: @Composable () -> Unit,
) = Row(
    Modifier
        .fillMaxWidth()
        .background(LocalTokens.current.paperRaised)
        .heightIn(max = 240.dp)
        .verticalScroll(rememberScrollState())
        .padding(start = Space.medium, end = Space.small)
        .padding(vertical = Space.small),
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
) {
    val told =
        Modifier.weight(1f).semantics {
            liveRegion = LiveRegionMode.Polite
            // It comes as it is: screen readers tell a pane that appears, but not always a region that was not there before.
            paneTitle = sentence
        }
    Words(sentence, told, LocalWords.current.small, ink)
    button()
}

private const val FIRST = -10f
private const val LAST = 10f
