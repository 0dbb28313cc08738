package dev.douze.ui.king

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.Intent
import dev.douze.core.KingSeatView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Picture
import dev.douze.ui.components.Coin
import dev.douze.ui.components.Face
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.LinePlace
import dev.douze.ui.components.grey
import dev.douze.ui.components.plaque
import dev.douze.ui.components.press
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.rays

/** From this height on a plaque has larger letters; a sum of parts may miss the usual height by a little. */
private val LARGE_PLAQUE = (PLAQUE + 4).dp

/** Under this width the coin stands below the name. */
private val broad = 150.dp

/** Under this width the head leaves more room to the name. */
private val slender = 120.dp

/** Clear of the inner line of a plaque. */
private const val INNER = 8
private const val TO_WIN = 2
private const val EMPTY = 0.45f

/** The two crowns that one needs: those that one has, and places for the others. */
@Composable
fun Crowns(
    count: Int,
    side: Dp,
    modifier: Modifier = Modifier,
) = Row(modifier.clearAndSetSemantics {}, Arrangement.spacedBy(2.dp), Alignment.CenterVertically) {
    val light = LocalTokens.current.glow
    repeat(maxOf(TO_WIN, count)) {
        val won = it < count
        val shine =
            Modifier.drawBehind {
                val middle = Offset(size.width / 2, size.height / 2)
                if (won) {
                    val far = size.width * 0.75f
                    drawCircle(Brush.radialGradient(listOf(light.copy(alpha = 0.55f), Color.Transparent), middle, far), far, middle)
                }
            }
        Picture(
            Art.CROWN,
            Modifier.size(side, side * CROWN_HIGH).then(shine).alpha(if (won) 1f else EMPTY).then(if (won) Modifier else Modifier.grey())
        )
    }
}

private const val CROWN_HIGH = 0.76f

/** Who sits here, crowns and points; a press explains them. Whose turn it is stands out in ivory. */
@Composable
fun SeatPlaque(
    view: KingSeatView,
    high: Dp,
    wide: Dp,
    onIntent: (Intent) -> Unit,
    /** All names of the table: they are set in letters of one size. */
    names: List<String>,
    modifier: Modifier = Modifier,
    /** Among several at the end. */
    even: Boolean = false,
) {
    val tokens = LocalTokens.current
    val lit = view.active
    val ink = if (lit) tokens.activeInk else tokens.plaqueInk
    val size =
        if (even) {
            14.sp
        } else if (high >= LARGE_PLAQUE) {
            20.sp
        } else {
            16.sp
        }
    val name = LocalTypography.current.display(size)
    Box(modifier.size(wide, high).pressOrRead(view.spoken, view.why, onIntent, ButtonShape)) {
        Row(
            Modifier.fillMaxSize().padding(vertical = 1.dp).plaque(lit).padding(start = 4.dp, end = INNER.dp).clearAndSetSemantics {},
            Arrangement.spacedBy(5.dp),
            Alignment.CenterVertically,
        ) {
            val face = if (wide < slender) high - 12.dp else high - 8.dp
            Face(view.medallion, face)
            Column(Modifier.weight(1f).fillMaxHeight(), Arrangement.Center) {
                FitLine(view.name, name, ink, place = LinePlace.START, among = names)
                Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
                    val coin = if (wide < broad) high * 0.46f else 0.dp
                    Crowns(view.crowns, minOf(high * 0.36f, (wide - face - coin - (15 + INNER).dp) / 2))
                    if (wide < broad) Points(view, coin)
                }
            }
            if (wide >= broad) Points(view, high * 0.66f)
        }
    }
}

/** A coin with the points; struck where they do not count. */
@Composable
fun Points(view: KingSeatView, side: Dp) = Coin(view.pointsShort, side, struck = view.pointsStruck != null)

/** Rays around a die whose value wins. */
fun Modifier.crowned(colour: Color, won: Boolean): Modifier =
    if (!won) {
        this
    } else {
        drawBehind {
            val middle = Offset(size.width / 2, size.height / 2)
            val far = size.width * 0.95f
            drawCircle(Brush.radialGradient(listOf(colour.copy(alpha = 0.75f), Color.Transparent), middle, far), far, middle)
            val wedges = Path().apply { rays(middle, size.width * 0.63f, 24, size.width * 0.5f) }
            drawPath(wedges, colour, 0.9f)
        }
    }
