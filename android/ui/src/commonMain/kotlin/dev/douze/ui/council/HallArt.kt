package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.CharacterKind
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.character

/** The niche of a character: light, dark, and the colour of its rays. */
private class Niche(
    val light: Color,
    val dark: Color,
    val ray: Color,
)

private fun niche(kind: CharacterKind): Niche =
    when (kind) {
        CharacterKind.KNIGHT -> Niche(Color(0xFF4A5A78), Color(0xFF141A2A), Color(0xFFE6ECFB))
        CharacterKind.SORCERER -> Niche(Color(0xFF5B2F91), Color(0xFF1C0C38), Color(0xFFE9D9FF))
        CharacterKind.ORACLE -> Niche(Color(0xFF14707A), Color(0xFF042428), Color(0xFFBFF4EE))
        CharacterKind.ALCHEMIST -> Niche(Color(0xFF5E6420), Color(0xFF1C2008), Color(0xFFEDF2B0))
        CharacterKind.MACHINE -> Niche(Color(0xFF8A4A1C), Color(0xFF2A1406), Color(0xFFFFD9A8))
        CharacterKind.PARASITE -> Niche(Color(0xFF4C7A1E), Color(0xFF142808), Color(0xFFDDFFA8))
        CharacterKind.GOLEM -> Niche(Color(0xFF4A5560), Color(0xFF14191E), Color(0xFFDCE6EE))
        CharacterKind.TROUBLEMAKERS -> Niche(Color(0xFF8A1E6A), Color(0xFF2A0620), Color(0xFFFFD0F0))
        CharacterKind.LADY -> Niche(Color(0xFF9A2E52), Color(0xFF300A18), Color(0xFFFFD0DE))
        CharacterKind.MERCHANTS -> Niche(Color(0xFF1F7A5C), Color(0xFF06281C), Color(0xFFC8F4DE))
        CharacterKind.GAMBLER -> Niche(Color(0xFF1F5A34), Color(0xFF08180E), Color(0xFFCCF0D4))
        CharacterKind.REVERSER -> Niche(Color(0xFF5A4A62), Color(0xFF181020), Color(0xFFFFF0D0))
        CharacterKind.POWERFUL -> Niche(Color(0xFF6A4A14), Color(0xFF1E1204), Color(0xFFFFE29A))
        CharacterKind.DRUIDESS -> Niche(Color(0xFF1F6A34), Color(0xFF062010), Color(0xFFCCF4C0))
        CharacterKind.STOIC -> Niche(Color(0xFF6A6E74), Color(0xFF1E2024), Color(0xFFF0F2F4))
    }

private val figure = Color(0xFFFBF3DF)

/** A character in its niche; it fills its box. Silent: its card speaks. */
@Composable
fun Portrait(kind: CharacterKind, modifier: Modifier = Modifier) =
    Box(modifier.clearAndSetSemantics {}.niched(niche(kind)), Alignment.Center) {
        BoxWithConstraints(Modifier.fillMaxSize(), Alignment.Center) {
            val side = DRAWN * minOf(maxWidth, maxHeight)
            Picture(character(kind), figure, side)
        }
    }

private const val DRAWN = 0.78f

private fun Modifier.niched(niche: Niche) =
    drawBehind {
        drawRect(Brush.verticalGradient(listOf(niche.light, niche.dark)))
        fill(rays(Offset(size.width / 2, size.height * FACE), 0f, size.height, 24), niche.ray, 0.1f)
    }

private const val FACE = 0.4f

/** A character's head in a gold ring. */
@Composable
fun Head(kind: CharacterKind, side: Dp, modifier: Modifier = Modifier, grey: Boolean = false) =
    Box(modifier.size(side).ringed(grey)) { Portrait(kind, Modifier.fillMaxSize().clip(CircleShape)) }

private val veil = Color(0xA0302A34)

private fun Modifier.ringed(grey: Boolean = false) =
    drawWithContent {
        drawContent()
        if (grey) drawCircle(veil)
        val ring = maxOf(1.4.dp.toPx(), size.minDimension * 0.04f)
        drawCircle(Color(0xFF2A1408), size.minDimension / 2, style = stroke(ring + 1.2.dp.toPx()))
        drawCircle(golden(0f, size.height), size.minDimension / 2, style = stroke(ring))
    }

private fun stroke(width: Float) = androidx.compose.ui.graphics.drawscope.Stroke(width)

/** The cloths of the six courtiers: night, mid, light, sheen. */
private val cloths =
    listOf(
        listOf(Color(0xFF06201A), Color(0xFF155443), Color(0xFF2E7A62), Color(0xFF5DB596)),
        listOf(Color(0xFF0A1030), Color(0xFF2C3A80), Color(0xFF4A5FA8), Color(0xFF8094DC)),
        listOf(Color(0xFF1E0F04), Color(0xFF5C3816), Color(0xFF8A5A2A), Color(0xFFC08C50)),
        listOf(Color(0xFF160A2E), Color(0xFF44267C), Color(0xFF7A4BB5), Color(0xFFA678E0)),
        listOf(Color(0xFF081430), Color(0xFF1E3874), Color(0xFF3A5CA0), Color(0xFF6E93D6)),
        listOf(Color(0xFF2E1604), Color(0xFF7A4710), Color(0xFFB5701C), Color(0xFFE3A048)),
    )

/** The cloth of a seat. */
fun cloth(seat: Int): List<Color> = cloths[seat.mod(cloths.size)]

/** The courtier of a seat in a gold ring. */
@Composable
fun Courtier(seat: Int, side: Dp, modifier: Modifier = Modifier) =
    Box(
        modifier
            .size(side)
            .ringed()
            .clip(CircleShape)
            .drawBehind {
                val (dark, mid, light, sheen) = cloth(seat)
                drawRect(Brush.verticalGradient(listOf(light, dark)))
                fill(rays(center, 0f, size.width, 24), Color.White, 0.08f)
                drawing(Offset(size.width / 2, size.height), size.width / 100f) {
                    fill(svg("M0,-34C22,-34 40,-22 44,4L-44,4C-40,-22 -22,-34 0,-34Z"), mid)
                    fill(svg("M0,-34C22,-34 40,-22 44,4L0,4Z"), dark)
                    drawOval(Color(0xFFE8C49C), Offset(-19f, -82f), androidx.compose.ui.geometry.Size(38f, 52f))
                    fill(svg("M0,-82C14,-82 19,-68 19,-56C19,-40 12,-30 0,-30Z"), Color(0xFFC79A6E))
                    fill(svg("M0,-90C18,-90 26,-74 22,-52C18,-64 12,-68 0,-68C-12,-68 -18,-64 -22,-52C-26,-74 -18,-90 0,-90Z"), sheen)
                }
            }.clearAndSetSemantics {},
    )

/** A character without a niche, as on the throne. */
@Composable
fun Figure(kind: CharacterKind, modifier: Modifier = Modifier) =
    BoxWithConstraints(modifier.clearAndSetSemantics {}, Alignment.BottomCenter) {
        Picture(character(kind), figure, 0.7f * minOf(maxWidth, maxHeight))
    }
