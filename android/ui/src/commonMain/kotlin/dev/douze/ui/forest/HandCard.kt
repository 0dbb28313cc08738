package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.CardView
import dev.douze.core.ForestView
import dev.douze.core.HandCardView
import dev.douze.core.Intent
import dev.douze.ui.art.Space
import dev.douze.ui.components.AnimalCard
import dev.douze.ui.components.AppText
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.OpenCard
import dev.douze.ui.components.name
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.largeText

private val cardShape = RoundedCornerShape(percent = 10)
private val lift = 6.dp

/** A card of the hand: the chosen one is lifted, glows and shows the tick that a second tap confirms. */
@Composable
fun HandCard(
    view: HandCardView,
    side: Dp,
    onIntent: (Intent) -> Unit,
    named: Boolean,
    modifier: Modifier = Modifier,
) {
    val wood = wood
    // A long word is not broken: the place is as wide as it needs.
    Column(if (largeText) modifier.widthIn(min = side) else modifier.width(side), horizontalAlignment = Alignment.CenterHorizontally) {
        Box(
            Modifier
                .padding(top = lift)
                .offset(y = if (view.selected) -lift else 0.dp)
                .sizeIn(minWidth = Space.touch, minHeight = Space.touch)
                .drawWithContent { marked(view.selected, view.advised, confirms = view.intent != null, wood) }
                .pressOrRead(view.spoken, view.intent, onIntent, cardShape, wood.felt.sun)
                .semantics { if (view.intent != null) selected = view.selected },
        ) {
            OpenCard(view.face, side)
        }
        if (named) Under(view.face.name, view.selected)
        view.badge?.let { Under(it, view.selected) }
    }
}

@Composable
private fun Under(
    text: String,
    strong: Boolean,
) = AppText(
    text,
    Modifier.padding(top = 2.dp).clearAndSetSemantics {},
    plain.copy(fontSize = 14.sp, lineHeight = 16.sp),
    if (strong) wood.amber else wood.text,
    TextAlign.Center,
)

/** A revealed card; the one that is [due] is lifted. */
@Composable
fun RevealedCard(
    view: CardView,
    side: Dp,
    due: Boolean,
    modifier: Modifier = Modifier,
) {
    val wood = wood
    Box(
        modifier
            .padding(top = lift)
            .offset(y = if (due) -lift else 0.dp)
            .drawWithContent { marked(due, advised = false, confirms = false, wood) }
            .semantics { contentDescription = view.name },
    ) {
        AnimalCard(view, side)
    }
}

/** A revealed card of the other side, with its owner's name. */
@Composable
internal fun Apart(card: CardView, view: ForestView, side: Dp, due: Boolean) =
    // The ring of a lifted card keeps clear of the name.
    Column(Modifier.padding(start = Space.small), Arrangement.spacedBy(lift), Alignment.CenterHorizontally) {
        if (!largeText) {
            val name = view.seats.find { it.seat == card.seat }?.name.orEmpty()
            FitLine(name, display.copy(fontSize = 14.sp), wood.soft, Modifier.width(side))
        }
        RevealedCard(card, if (largeText) side else side - 20.dp - lift, due)
    }

private fun ContentDrawScope.marked(
    chosen: Boolean,
    advised: Boolean,
    confirms: Boolean,
    wood: Wood,
) {
    val unit = size.width / 100
    if (chosen) glow(center, size.width * 0.95f, wood.sun.copy(alpha = 0.55f))
    if (advised && !chosen) glow(center, size.width * 0.85f, wood.better.copy(alpha = 0.5f))
    drawContent()
    val corner = Offset(size.width - 12 * unit, 12 * unit)
    if (chosen) {
        round(wood.chosen.first, 4.4f * unit, -1.5f * unit)
        round(wood.chosen.second, 1.2f * unit, 1.2f * unit)
        if (confirms && !advised) tick(corner, maxOf(9.dp.toPx(), 11 * unit))
    } else if (advised) {
        round(wood.better, 3.4f * unit, -0.5f * unit)
    }
    if (advised) {
        val radius = maxOf(10.dp.toPx(), 12 * unit)
        drawPath(dodecagon(corner, radius), Color(0xFF10281D))
        drawPath(dodecagon(corner, radius), wood.chosen.second, style = Stroke(1.dp.toPx()))
        drawPath(star(corner, radius * 0.8f, radius * 0.36f, 5), wood.felt.sun)
    }
}

private fun ContentDrawScope.round(
    colour: Color,
    width: Float,
    near: Float,
) = drawRoundRect(
    colour,
    Offset(near, near),
    Size(size.width - 2 * near, size.height - 2 * near),
    CornerRadius(size.width * 0.11f - near),
    Stroke(width),
)
