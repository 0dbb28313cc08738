package dev.douze.ui.review

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import dev.douze.core.ReviewView
import dev.douze.core.Season
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Decision
import dev.douze.ui.components.Heading
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.Panes
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TableContext
import dev.douze.ui.components.TwoPanes
import dev.douze.ui.components.WindowLayout
import dev.douze.ui.components.WithWindowLayout
import dev.douze.ui.components.fadingScroll
import dev.douze.ui.components.live
import dev.douze.ui.home.DoorScene
import dev.douze.ui.home.doorFrame
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTypography

/** A finished game on its board: the decision that is shown, the line of chances, the turning points, and all decisions. */
@Composable
fun ReviewScreen(
    view: ReviewView,
    table: TableContext,
    modifier: Modifier = Modifier,
) = WithWindowLayout(modifier) { room ->
    if (room.hinge != null || (room.panes == Panes.BESIDE && !room.large)) Parted(view, table, room) else OneList(view, table, room)
}

@Composable
private fun OneList(view: ReviewView, table: TableContext, room: WindowLayout) {
    val scroll = rememberScrollState()
    val shown = view.decisions.find { it.selected }?.number
    // What is shown stands above the list from which it was chosen.
    LaunchedEffect(shown) { scroll.animateScrollTo(0) }
    Column(Modifier.fillMaxSize()) {
        table.bar()
        Column(
            Modifier.weight(1f).verticalScroll(scroll).padding(horizontal = Space.medium).padding(bottom = Space.medium),
            Arrangement.spacedBy(Space.medium),
        ) {
            val board = view.shown
            if (board == null) Summary(view, table)
            board?.let { Then(it, table.onIntent, board = (room.height * BOARD_OF_HEIGHT).coerceAtLeast(LEAST_BOARD)) }
            view.chances?.let { Chances(it, table.onIntent) }
            Turning(view, table.onIntent)
            board?.let {
                it.again?.let { again -> MainButton(again, table.onIntent, Modifier.fillMaxWidth()) }
                Weighed(it, table.onIntent)
                Summary(view, table)
            }
            DecisionList(view.decisions, table.onIntent)
        }
    }
}

/** The bar, and below the table what was done and what would have been better. */
private val AROUND_BOARD = 136.dp
private val BAR = 64.dp
private val LEAST_BOARD = 220.dp

/** The line of chances is in sight below it. */
private const val BOARD_OF_HEIGHT = 0.44f

@Composable
private fun Parted(view: ReviewView, table: TableContext, room: WindowLayout) {
    // Below the table of a low window there is nothing in sight.
    val low = room.low && room.hinge == null
    TwoPanes(
        room,
        // A low window leaves more of its width to the table: all of it is in sight.
        pane = (room.width - Space.medium) / 2 - if (low) Space.large else Space.small,
        table.bar,
        first = { modifier ->
            val shown = view.shown
            if (shown == null) {
                DoorScene(view.game, Season.SUMMER, modifier.fillMaxSize().padding(Space.medium).doorFrame())
            } else {
                BoxWithConstraints(modifier) {
                    // All of the table is above a hinge, and nothing but it.
                    val least = if (room.panes == Panes.ABOVE) this.maxHeight else 0.dp
                    Column(
                        Modifier.fillMaxSize().fadingScroll().padding(start = Space.small, bottom = Space.small),
                        Arrangement.spacedBy(Space.medium),
                    ) {
                        val whole = (room.above - if (low) BAR else AROUND_BOARD).coerceAtLeast(LEAST_BOARD)
                        Then(shown, table.onIntent, board = whole, told = !low, least = least)
                        Weighed(shown, table.onIntent)
                    }
                }
            }
        },
        second = { modifier, _ ->
            Column(
                modifier.verticalScroll(rememberScrollState()).padding(bottom = Space.small),
                Arrangement.spacedBy(if (low) Space.small else Space.medium),
            ) {
                view.shown?.takeIf { low }?.let {
                    if (!room.large) StripThen(it.table)
                    Told(it)
                }
                view.chances?.let { Chances(it, table.onIntent) }
                Turning(view, table.onIntent)
                view.shown?.let { it.again?.let { again -> MainButton(again, table.onIntent, Modifier.fillMaxWidth()) } }
                Summary(view, table)
                DecisionList(view.decisions, table.onIntent)
            }
        },
    )
}

/** Whose decisions, what they cost, and how far that is computed. It is announced once it is final. */
@Composable
private fun Summary(view: ReviewView, table: TableContext) =
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
        Heading(view.title, style = LocalTypography.current.strong, colour = LocalAccent.current)
        view.people?.let { ShortChoices(it, table.onIntent) }
        SoftText(view.line)
        val told = if (table.thinking == null) Modifier.live() else Modifier
        AppText(view.total, told, LocalTypography.current.strong)
        Decision(view.resume, cancel = null, table, tight = true)
    }
