package dev.douze.ui.council

import androidx.compose.foundation.layout.Box
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
import kotlin.random.Random

private val skies =
    listOf(
        listOf(Color(0xFF1A2A6E), Color(0xFF6A4A8A), Color(0xFFD9875A)),
        listOf(Color(0xFF10224E), Color(0xFF2A5A8A), Color(0xFF9CC4C8)),
        listOf(Color(0xFF1E1440), Color(0xFF5A2A6A), Color(0xFFC86A7A)),
        listOf(Color(0xFF0E2A3E), Color(0xFF2A6A6A), Color(0xFFE0C078)),
    )

/** The picture of a dilemma: the sky of its hour over the towers of the kingdom, the same for the same dilemma. */
@Composable
fun Vignette(view: DilemmaView, modifier: Modifier = Modifier) =
    Box(
        modifier.clipToBounds().drawWithCache {
            val sky = Brush.verticalGradient(skies[view.number.mod(skies.size)], 0f, size.height)
            val sun = Offset(size.width / 2, size.height)
            val light = rays(sun, 0f, size.width, 24)
            val chance = Random(view.number)
            val stars = List(STARS) { Offset(chance.nextFloat() * size.width, chance.nextFloat() * size.height / 2) }
            val towers = List(TOWERS) { Tower(chance.nextFloat(), 0.26f + 0.3f * chance.nextFloat(), it) }
            onDrawBehind {
                drawRect(sky)
                fill(light, Color(0xFFFFE0A8), 0.12f)
                stars.forEach { drawCircle(Color.White, 0.8f * density, it, 0.6f) }
                drawCircle(Color(0xFFFFC98A), size.height * 0.4f, Offset(size.width / 2, size.height * 0.82f), 0.35f)
                towers.forEach { tower(it) }
                if (view.number == 0) throned() else keep()
                drawRect(Color(0xFF14102E), Offset(0f, size.height - 4.dp.toPx()), Size(size.width, 4.dp.toPx()))
                drawRect(goldAcross, Offset(0f, size.height - 2.dp.toPx()), Size(size.width, 2.dp.toPx()))
            }
        },
    )

private const val STARS = 16
private const val TOWERS = 6

private class Tower(
    val shift: Float,
    val high: Float,
    val place: Int,
)

private fun DrawScope.tower(tower: Tower) {
    val side = if (tower.place % 2 == 0) -1 else 1
    val away = (0.18f + 0.13f * (tower.place / 2) + 0.05f * tower.shift) * side
    val x = size.width * (0.5f + away)
    val wide = size.height * 0.12f
    val top = size.height * (1f - tower.high)
    drawRect(Color(0xFF2A2358), Offset(x - wide / 2, top), Size(wide, size.height - top))
    drawRect(Color(0xFF1A1540), Offset(x, top), Size(wide / 2, size.height - top))
    fill(closed(listOf(Offset(x - wide * 0.7f, top), Offset(x, top - wide * 1.5f), Offset(x + wide * 0.7f, top))), Color(0xFF2A2358))
    val pane = wide * 0.26f
    drawRect(Color(0xFFFFD98A), Offset(x - wide * 0.28f, top + wide * 0.5f), Size(pane, pane * 1.6f))
}

/** The council's house with its bell, in the middle. */
private fun DrawScope.keep() {
    val unit = size.height / 100f
    drawing(Offset(size.width / 2, size.height), unit) {
        fill(svg("M-26,0L-26,-52L26,-52L26,0Z"), Color(0xFFE8DCC4))
        fill(svg("M0,0L0,-52L26,-52L26,0Z"), Color(0xFFA8977A))
        fill(svg("M-32,-50L0,-86L32,-50Z"), Color(0xFFB3304A))
        fill(svg("M0,-86L32,-50L0,-50Z"), Color(0xFF7A1830))
        fill(svg("M-11,-16C-11,-34 11,-34 11,-16L11,-12L-11,-12Z"), Color(0xFF2A1E3A))
        bell(Offset(0f, -26f), 0.62f)
        listOf(-19f, 14f).forEach { x ->
            fill(polygon(Offset(x + 2.5f, -38f), 4f), Color(0xFFFFD98A))
            drawRect(Color(0xFFFFD98A), Offset(x, -20f), Size(5f, 9f))
        }
        outline(svg("M-26,-44L26,-44M-26,-6L26,-6"), Color(0xFF6B5A44), 1.2f)
        drawLine(GOLD_FLAT, Offset(0f, -86f), Offset(0f, -98f), 1.6f)
        fill(svg("M0,-98L14,-94L0,-90Z"), Color(0xFFE3BE6B))
    }
}

/** The empty throne of the last turn. */
private fun DrawScope.throned() {
    val unit = size.height / 130f
    throne(Offset(size.width / 2, size.height - 8 * unit), unit)
}
