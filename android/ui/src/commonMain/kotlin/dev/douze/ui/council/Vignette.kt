package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.unit.dp
import dev.douze.core.DilemmaView
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.dilemma
import dev.douze.ui.art.picture
import dev.douze.ui.theme.baked
import kotlin.random.Random

private val sky = listOf(Color(0xFF1A2A6E), Color(0xFF6A4A8A), Color(0xFFD9875A))

/** The picture of a dilemma; of the last turn the empty throne. */
@Composable
fun Vignette(view: DilemmaView, modifier: Modifier = Modifier) =
    if (view.number > 0) {
        val art = dilemma(view.number - 1)
        Spacer(modifier.baked { illustrated(art) })
    } else {
        ThroneAlone(modifier)
    }

/** A picture with a gold line below. */
private fun DrawScope.illustrated(art: Art) {
    picture(art, whole, crop = Crop.COVER)
    drawRect(goldAcross, Offset(0f, size.height - 2.dp.toPx()), Size(size.width, 2.dp.toPx()))
}

@Composable
private fun ThroneAlone(modifier: Modifier) =
    Box(
        modifier.clipToBounds().drawWithCache {
            val dusk = Brush.verticalGradient(sky, 0f, size.height)
            val sun = Offset(size.width / 2, size.height)
            val light = rays(sun, 0f, size.width, 24)
            val chance = Random(STARS)
            val stars = List(STARS) { Offset(chance.nextFloat() * size.width, chance.nextFloat() * size.height / 2) }
            onDrawBehind {
                drawRect(dusk)
                fill(light, Color(0xFFFFE0A8), 0.12f)
                stars.forEach { drawCircle(Color.White, 0.8f * density, it, 0.6f) }
                drawCircle(Color(0xFFFFC98A), size.height * 0.4f, Offset(size.width / 2, size.height * 0.82f), 0.35f)
                throned()
                drawRect(Color(0xFF14102E), Offset(0f, size.height - 4.dp.toPx()), Size(size.width, 4.dp.toPx()))
                drawRect(goldAcross, Offset(0f, size.height - 2.dp.toPx()), Size(size.width, 2.dp.toPx()))
            }
        },
    )

private const val STARS = 16

/** The empty throne of the last turn. */
private fun DrawScope.throned() {
    val unit = size.height / 130f
    throne(Offset(size.width / 2, size.height - 8 * unit), unit)
}
