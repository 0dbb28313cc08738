package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.zIndex
import dev.douze.core.CardFace
import dev.douze.core.CharacterView
import dev.douze.core.HandCardView
import dev.douze.core.Intent
import dev.douze.core.WeighedView
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.portrait
import dev.douze.ui.die.outSeal
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.byDay
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.ivoryBrush
import dev.douze.ui.theme.rosette
import dev.douze.ui.theme.star
import dev.douze.ui.theme.stepped

/** A chosen card is lifted. */
internal val lift = 7.dp

/** A narrower card has no room for the number that the die starts from. */
private val roomy = 80.dp

/** From this width on names are larger. */
private val large = 110.dp
private val corner = 6.dp
private val courtShape = RoundedCornerShape(corner)
private val badge = 22.dp
private const val BAR = 0.03f

/** What a hint says of a card of the hand. */
class Advised(
    val best: Boolean,
    /** Of a hundred times; null where that stands beside the hand. */
    val share: Int?,
)

/** What [options] of a hint say of this card. */
fun HandCardView.advised(options: List<WeighedView>, shares: Boolean = true): Advised? {
    val at = options.indexOfFirst { it.face == face }
    return if (at < 0) null else Advised(at == 0, options[at].share.takeIf { shares })
}

/** A card of an open hand: lifted and ringed when it is chosen, with a tick: a second tap confirms. */
@Composable
fun CourtCard(
    view: HandCardView,
    size: DpSize,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    advised: Advised? = null,
) {
    val face = view.face as? CardFace.Character ?: return
    val tokens = LocalTokens.current
    val chosen = view.selected
    Box(
        modifier
            .zIndex(if (chosen) 1f else 0f)
            .offset(y = if (chosen) -lift else 0.dp)
            .size(size)
            .pressOrRead(view.spoken, view.intent ?: view.explain?.intent, onIntent, courtShape)
            .semantics { if (view.intent != null) selected = chosen }
    ) {
        CourtFace(
            face.character,
            view.badge?.let {
                if (size.width < roomy &&
                    '→' in it
                ) {
                    "→" + it.substringAfter('→')
                } else {
                    it
                }
            },
            size,
            share = advised?.share
        )
        if (chosen) {
            Spacer(Modifier.fillMaxSize().drawBehind { chosenRing(tokens, corner) })
            if (view.intent != null) Sign(Modifier.align(Alignment.TopEnd).offset(6.dp, (-6).dp)) { check(it) }
        }
        // In a review: what would have been better.
        if (view.advised) Spacer(Modifier.fillMaxSize().border(3.dp, tokens.targetMet, courtShape))
        advised?.let {
            if (it.best) Sign(Modifier.align(Alignment.TopStart).padding(3.dp)) { middle -> starred(middle) }
        }
    }
}

/** The card itself: portrait, ribbon with its name, and a [line]: what it makes of the die. */
@Composable
fun CourtFace(
    character: CharacterView,
    line: String?,
    size: DpSize,
    modifier: Modifier = Modifier,
    struck: Boolean = false,
    /** Of a hundred times a strong player would choose it. */
    share: Int? = null,
) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    val name = typography.display(if (size.width >= large) 18.sp else 15.sp)
    Box(modifier.size(size).clearAndSetSemantics {}.courtShadow(tokens)) {
        Column(Modifier.fillMaxSize().clip(courtShape).background(Color.Black)) {
            Box(Modifier.weight(1f).fillMaxWidth()) {
                Picture(portrait(character.character), Modifier.fillMaxSize(), Crop.CARD)
                character.symbol?.let {
                    SymbolMark(
                        it,
                        if (size.width <
                            roomy
                        ) {
                            16.dp
                        } else {
                            20.dp
                        },
                        Modifier.align(Alignment.BottomEnd).padding(4.dp)
                    )
                }
                if (struck) Spacer(Modifier.fillMaxSize().background(dimmed))
            }
            Column(Modifier.fillMaxWidth().background(tokens.ivoryBrush()).ribbon(tokens).padding(horizontal = 4.dp, vertical = 1.dp)) {
                share?.let { ShareBar(it, Modifier.fillMaxWidth().padding(horizontal = 4.dp).padding(top = 3.dp).height(4.dp)) }
                FitLine(character.name, name, tokens.ivoryInk)
                line?.let { FitLine(it, name, tokens.ivoryAccent) }
            }
        }
        Spacer(Modifier.fillMaxSize().courtFrame(tokens))
        if (struck) Spacer(Modifier.fillMaxSize().drawBehind { outSeal(Offset(this.size.width - 9.dp.toPx(), 9.dp.toPx()), 11.dp.toPx()) })
    }
}

private val dimmed = Color(0x8C1A0408)

/** A portrait alone: where there is no room for more; [value] in a corner. */
@Composable
fun CourtSmall(
    character: CharacterView,
    value: String?,
    size: DpSize,
    modifier: Modifier = Modifier,
    struck: Boolean = false,
) {
    val tokens = LocalTokens.current
    Box(modifier.size(size).clearAndSetSemantics {}.courtShadow(tokens)) {
        Picture(portrait(character.character), Modifier.fillMaxSize().clip(courtShape), Crop.CARD)
        if (struck) Spacer(Modifier.fillMaxSize().clip(courtShape).background(dimmed))
        Spacer(Modifier.fillMaxSize().courtFrame(tokens))
        value?.let {
            val ground = Modifier.align(Alignment.BottomCenter).padding(2.dp).clip(RoundedCornerShape(3.dp)).background(tokens.ivoryBrush())
            FitLine(it, LocalTypography.current.display(13.sp), if (struck) tokens.ivorySoft else tokens.ivoryInk, ground)
        }
        if (struck) {
            Spacer(
                Modifier.fillMaxSize().drawBehind {
                    outSeal(Offset(this.size.width - 12.dp.toPx(), 12.dp.toPx()), 10.dp.toPx())
                }
            )
        }
    }
}

/** A card face down. */
@Composable
fun CourtBack(
    width: Dp,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.size(width, width * BACK_HIGH).clearAndSetSemantics {}.courtShadow(tokens).drawWithCache {
            val round = CornerRadius(3.dp.toPx())
            val middle = Offset(size.width / 2, size.height / 2)
            val radius = size.width * 0.32f
            val twelve = Path().apply { dodecagon(Rect(middle, radius)) }
            val rays = Path().apply { rosette(middle, radius * 0.35f, radius * 0.92f) }
            val red = Brush.verticalGradient(listOf(Color(0xFF8E1A2E), Color(0xFF3E0713)))
            val gold = tokens.goldBrush()
            onDrawBehind {
                drawRoundRect(red, cornerRadius = round)
                drawRoundRect(gold, cornerRadius = round, style = Stroke(1.4.dp.toPx()))
                drawPath(twelve, tokens.gold, style = Stroke(0.9.dp.toPx()))
                drawPath(rays, tokens.gold)
            }
        },
    )
}

private const val BACK_HIGH = 1.4f

/** Copies of the outline below it; lighter by day. */
private fun Modifier.courtShadow(tokens: Tokens) =
    drawBehind {
        val shade = if (tokens.byDay) 0.06f else 0.12f
        for (grown in listOf(6f, 4f, 2.2f, 0.8f)) {
            val by = grown.dp.toPx() * 0.8f
            drawRoundRect(
                tokens.shadow,
                Offset(-by, 2.dp.toPx() - by + by * 0.5f),
                Size(size.width + 2 * by, size.height + 2 * by),
                CornerRadius(corner.toPx() + by),
                alpha = shade,
            )
        }
    }

/** The gold line above a ribbon. */
private fun Modifier.ribbon(tokens: Tokens) =
    drawBehind {
        drawRect(tokens.gold, size = Size(size.width, 1.2.dp.toPx()))
        drawRect(tokens.goldOutside, Offset(0f, 2.dp.toPx()), Size(size.width, 0.5.dp.toPx()), alpha = 0.7f)
    }

private fun Modifier.courtFrame(tokens: Tokens) =
    drawWithCache {
        val gold = tokens.goldBrush()
        val pen = 1.8.dp.toPx()
        val inner = Path().apply { stepped(Rect(Offset.Zero, size).deflate(4.2.dp.toPx()), 2.2.dp.toPx()) }
        onDrawBehind {
            drawRoundRect(
                gold,
                Offset(pen / 2, pen / 2),
                Size(size.width - pen, size.height - pen),
                CornerRadius(corner.toPx()),
                style = Stroke(pen),
            )
            drawPath(inner, tokens.gold, 0.0f)
        }
    }

/** Two amber lines around a chosen card, whose corners are rounded by [corner]. */
internal fun DrawScope.chosenRing(tokens: Tokens, corner: Dp) {
    for ((out, pen, colour) in listOf(Triple(2f, 2.2f, tokens.glow), Triple(4.6f, 1.2f, tokens.legal))) {
        val by = out.dp.toPx()
        drawRoundRect(
            colour,
            Offset(-by, -by),
            Size(size.width + 2 * by, size.height + 2 * by),
            CornerRadius(corner.toPx() + by),
            style = Stroke(pen.dp.toPx()),
        )
    }
}

/** A gold medal with a sign in it, over a corner of a card. */
@Composable
private fun Sign(modifier: Modifier, draw: DrawScope.(Offset) -> Unit) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.size(badge).drawWithCache {
            val twelve = Path().apply { dodecagon(Rect(Offset.Zero, size)) }
            val gold = tokens.goldBrush()
            onDrawBehind {
                drawPath(twelve, gold)
                drawPath(twelve, tokens.buttonInk, style = Stroke(1.dp.toPx()))
                draw(Offset(size.width / 2, size.height / 2))
            }
        },
    )
}

private fun DrawScope.check(middle: Offset) {
    val unit = size.width / 22f
    val tick =
        Path().apply {
            moveTo(middle.x - 5 * unit, middle.y)
            lineTo(middle.x - 1.5f * unit, middle.y + 4 * unit)
            lineTo(middle.x + 5.5f * unit, middle.y - 4.5f * unit)
        }
    drawPath(tick, Color(0xFF2A1408), style = Stroke(2.6f * unit))
}

private fun DrawScope.starred(middle: Offset) {
    val star = Path().apply { star(middle, size.width * 0.36f, size.width * 0.15f, 5) }
    drawPath(star, Color(0xFF2A1408))
}

/** How often a strong player would choose it. */
@Composable
private fun ShareBar(share: Int, modifier: Modifier) {
    val tokens = LocalTokens.current
    Spacer(
        modifier.drawBehind {
            val round = CornerRadius(size.height / 2)
            drawRoundRect(tokens.ivoryInk, cornerRadius = round, alpha = 0.25f)
            drawRoundRect(tokens.ivoryAccent, size = Size(size.width * (share / 100f).coerceIn(BAR, 1f), size.height), cornerRadius = round)
        },
    )
}
