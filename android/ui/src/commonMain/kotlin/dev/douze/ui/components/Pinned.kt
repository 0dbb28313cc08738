package dev.douze.ui.components

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.HandCardView
import dev.douze.core.Intent
import dev.douze.core.WeighedView
import dev.douze.ui.art.Space
import dev.douze.ui.theme.LocalTokens

/** So much of the height the lower part may take; beyond that it scrolls by itself. */
private const val FOOT = 0.6f

/**
 * A table in large letters: the [table] scrolls, and below it the [foot] is always in sight: the hand, and the button that leads
 * on. Without a foot the table has all the room.
 */
@Composable
fun Pinned(
    room: WindowLayout,
    /** Of the foot. */
    modifier: Modifier,
    table: @Composable ColumnScope.() -> Unit,
    foot: (@Composable ColumnScope.() -> Unit)?,
) = Column(Modifier.fillMaxSize()) {
    Column(
        Modifier
            .weight(1f)
            .fillMaxWidth()
            .verticalScroll(rememberScrollState())
            .padding(horizontal = Space.small)
            .padding(bottom = Space.small),
        Arrangement.spacedBy(Space.small),
        content = table,
    )
    foot?.let {
        Column(
            modifier
                .fillMaxWidth()
                .heightIn(max = FOOT * room.height)
                .verticalScroll(rememberScrollState())
                .padding(Space.small),
            Arrangement.spacedBy(Space.small),
            content = it,
        )
    }
}

/** A hand of characters in large letters: one row that scrolls aside; the chosen card comes into sight. */
@Composable
fun SideHand(
    cards: List<HandCardView>,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    hint: List<WeighedView> = emptyList(),
) {
    // A hand that comes with a card chosen begins there.
    val before = cards.takeWhile { !it.selected }.takeIf { it.size < cards.size }.orEmpty()
    val begin = with(LocalDensity.current) { before.sumOf { (it.wide + between).toPx().toDouble() }.toInt() - between.roundToPx() }
    val scroll = rememberScrollState(begin.coerceAtLeast(0))
    val shade = LocalTokens.current.shadow
    Row(
        modifier
            .fillMaxWidth()
            .semantics { isTraversalGroup = true }
            .drawWithContent {
                drawContent()
                // Where cards go on, the edge is in shadow.
                val deep = 22.dp.toPx()
                if (scroll.canScrollForward) {
                    val fade = Brush.horizontalGradient(listOf(Color.Transparent, shade), size.width - deep, size.width)
                    drawRect(fade, Offset(size.width - deep, 0f), Size(deep, size.height), SHADE)
                }
                if (scroll.canScrollBackward) {
                    drawRect(
                        Brush.horizontalGradient(listOf(shade, Color.Transparent), 0f, deep),
                        Offset.Zero,
                        Size(deep, size.height),
                        SHADE
                    )
                }
            }.horizontalScroll(scroll)
            .padding(start = 4.dp, end = 8.dp, top = 10.dp, bottom = 4.dp),
        Arrangement.spacedBy(between),
    ) { SideCards(cards, onIntent, hint) }
}

private const val SHADE = 0.55f

@Composable
private fun SideCards(cards: List<HandCardView>, onIntent: (Intent) -> Unit, hint: List<WeighedView>) {
    cards.forEach { card ->
        val seen = remember { BringIntoViewRequester() }
        if (card.selected) LaunchedEffect(Unit) { seen.bringIntoView() }
        CourtCard(card, DpSize(card.wide, 166.dp), onIntent, Modifier.bringIntoViewRequester(seen), card.advised(hint))
    }
}

private val between = 8.dp

/** Longer words need a broader card. */
private val HandCardView.wide get() = if (maxOf(face.name.length, badge.orEmpty().length) > SHORT) 158.dp else 112.dp
private const val SHORT = 9
