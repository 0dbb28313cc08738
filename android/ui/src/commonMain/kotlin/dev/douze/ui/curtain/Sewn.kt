package dev.douze.ui.curtain

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.CurtainView
import dev.douze.core.FaceView
import dev.douze.core.Intent
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Space
import dev.douze.ui.art.Tokens
import dev.douze.ui.art.courtier
import dev.douze.ui.art.picture
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CurtainButton
import dev.douze.ui.components.Heading
import dev.douze.ui.components.ring
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.diamond
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.ivoryFace
import dev.douze.ui.theme.rays
import dev.douze.ui.theme.shadowed
import dev.douze.ui.theme.towards

/** Sewn on the cloth: who takes the device, in gold and ivory; and, unless it stands elsewhere, the [button] that lifts it. */
@Composable
internal fun Sewn(
    view: CurtainView,
    onIntent: (Intent) -> Unit,
    beside: Boolean,
    side: Dp,
    modifier: Modifier,
    button: Boolean,
) {
    val peeking = view.peek?.open == true
    if (beside) {
        Row(modifier.padding(horizontal = Space.large), Arrangement.spacedBy(Space.large), Alignment.CenterVertically) {
            Embroidered(view.medallion, side)
            Column(Modifier.weight(1f, fill = false).widthIn(max = 400.dp), Arrangement.spacedBy(8.dp)) {
                Named(view, onIntent, peeking, button)
            }
            // The words stand over the cards.
            if (peeking) Spacer(Modifier.width(side))
        }
    } else {
        Column(
            modifier.widthIn(max = 420.dp).padding(horizontal = Space.medium),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterHorizontally
        ) {
            Embroidered(view.medallion, side)
            Named(view, onIntent, peeking, button)
        }
    }
}

@Composable
internal fun Named(
    view: CurtainView,
    onIntent: (Intent) -> Unit,
    peeking: Boolean,
    button: Boolean,
) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    Column(
        Modifier.fillMaxWidth().shadowed().ivoryFace().padding(horizontal = 12.dp, vertical = if (peeking) 6.dp else 12.dp),
        Arrangement.spacedBy(2.dp),
        Alignment.CenterHorizontally,
    ) {
        Heading(
            view.headline,
            style = if (peeking) typography.title else typography.door,
            colour = tokens.ivoryInk,
            align = TextAlign.Center
        )
        AppText(view.line, style = typography.body, colour = tokens.ivoryInk, align = TextAlign.Center)
    }
    if (button) Lifts(view, onIntent)
}

/** The button that lifts the cloth, and below it that a swipe does so, too: there it is not taken for another thing to do. */
@Composable
internal fun Lifts(
    view: CurtainView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
    CurtainButton(view.lift, onIntent, Modifier.fillMaxWidth(), main = true)
    // On folds that shine the words would vanish.
    val dark = Modifier.align(Alignment.CenterHorizontally).background(hintGround, ButtonShape).padding(horizontal = 14.dp, vertical = 4.dp)
    AppText(view.hint, dark.clearAndSetSemantics {}, LocalTypography.current.small, hintInk, TextAlign.Center)
}

private val hintGround = Color(0xC0140A06)
private val hintInk = Color(0xFFFFF6DC)

/** The face in a frame of wood with rays of gold thread around it. */
@Composable
internal fun Embroidered(
    face: FaceView,
    side: Dp,
) {
    val tokens = LocalTokens.current
    Spacer(Modifier.size(side).drawBehind { embroidered(face, tokens) })
}

private fun DrawScope.embroidered(face: FaceView, tokens: Tokens) {
    val middle = Offset(size.width / 2, size.height / 2)
    val whole = size.minDimension / 2
    val unit = whole / 152
    drawCircle(
        Brush.radialGradient(listOf(Color(0xFFFFF0D0).copy(alpha = 0.34f), Color.Transparent), middle, whole * 1.5f),
        whole * 1.5f,
        middle
    )
    val threads = Path().apply { rays(middle, whole, 24, 102 * unit) }
    drawPath(threads, Brush.radialGradient(listOf(shine, Color(0xFFF7DC94), Color(0xFFE3B45A)), middle, whole))
    val studs = Path().apply { repeat(12) { diamond(middle.towards(it * 30f, whole * 1.04f), 4 * unit) } }
    drawPath(studs, shine)
    val frame = Rect(middle, 100 * unit)
    for ((grown, alpha) in listOf(8f to 0.12f, 5f to 0.12f, 2f to 0.14f)) {
        drawPath(Path().apply { dodecagon(frame.inflate(grown * unit).translate(0f, 3 * unit)) }, Color.Black, alpha)
    }
    val wood = Path().apply { dodecagon(frame) }
    drawPath(wood, Brush.verticalGradient(listOf(Color(0xFF7A4A1C), Color(0xFF3E2209), Color(0xFF8A5A22)), frame.top, frame.bottom))
    drawPath(wood, gilt, style = Stroke(2.dp.toPx()))
    drawPath(Path().apply { repeat(12) { diamond(middle.towards(it * 30f, 92 * unit), 3 * unit) } }, shine)
    val round = Rect(middle, 86 * unit)
    picture(courtier(face.portrait), round.deflate(2 * unit), crop = Crop.MEDALLION)
    ring(face.colour, tokens, round, if (face.colour == null) 2.6.dp.toPx() else 10 * unit)
}
