package dev.douze.ui.council

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipRect
import dev.douze.ui.art.Cloth

// What a wide or a high window shows of the hall of the end beside its vault and above it, in the units of the scene.

const val FIRST_PILLAR = 232f
private const val BAY = 132f
private const val PILLAR = 26f
private const val CAPITAL = 150f
private const val SPRING = 128f

private class Stone(
    val pillar: List<Color>,
    val line: Color,
    val niche: List<Color>,
)

private val warmStone =
    Stone(listOf(Color(0xFF4A66C4), Color(0xFF2A4296), Color(0xFF101C58)), GOLD_FLAT, listOf(Color(0xFF1B2E7C), Color(0xFF0A1344)))
private val coldStone =
    Stone(
        listOf(Color(0xFF3A477E), Color(0xFF222C5C), Color(0xFF0E1436)),
        Color(0xFF6F7DB0),
        listOf(Color(0xFF141D4A), Color(0xFF080D2A)),
    )

/**
 * Pillars and arches at both sides of the vault, from [floor] up, out to [reach]; in each bay hangs a banner of one of [cloths], in turn. Without
 * [warm] it is the wall outside, and nothing hangs.
 */
fun DrawScope.nave(warm: Boolean, top: Float, floor: Float, reach: Float, cloths: List<Cloth>) {
    val stone = if (warm) warmStone else coldStone
    val bays = ((reach - FIRST_PILLAR) / BAY).toInt() + 1
    if (reach < FIRST_PILLAR) return
    listOf(-1f, 1f).forEach { side ->
        repeat(bays) { at ->
            val left = FIRST_PILLAR + at * BAY
            val middle = side * (left + BAY / 2)
            niche(middle, floor, stone, warm)
            if (warm && cloths.isNotEmpty()) {
                // From the throne outwards, left and right by turns.
                banner(Offset(middle, CAPITAL + 66f), cloths[(2 * at + if (side < 0) 0 else 1) % cloths.size])
            }
        }
        repeat(bays + 1) { pillar(side * (FIRST_PILLAR + it * BAY), top, floor, stone, warm) }
    }
}

private fun DrawScope.niche(x: Float, floor: Float, stone: Stone, warm: Boolean) {
    val high = floor - CAPITAL + SPRING
    val wide = BAY - PILLAR
    fill(lancet(x, floor, wide, high), Brush.verticalGradient(stone.niche, floor - high, floor))
    listOf(0f to 1.8f, -9f to 0.8f).forEach { (grown, line) ->
        outline(lancet(x, floor, wide + grown, high + grown), stone.line, line, 0.75f)
    }
    val rose = Offset(x, CAPITAL - 22f)
    if (warm) glow(rose, 60f, amber, 0.35f)
    fill(polygon(rose, 26f), Color(0xFF0A1238))
    if (warm) {
        fill(polygon(rose, 22f), Brush.radialGradient(listOf(Color(0xFFFFF3C9), amber, Color(0xFFD9822A)), rose, 22f))
        fill(rays(rose, 7f, 22f, 12, 0.3f), Color(0xFF7A4E10), 0.7f)
        fill(star(rose, 9f, 4f, 6), Color(0xFFB3304A))
    } else {
        fill(rays(rose, 7f, 22f, 12, 0.3f), stone.line, 0.4f)
    }
    outline(polygon(rose, 23f), stone.line, 1.4f)
}

private fun DrawScope.pillar(x: Float, top: Float, floor: Float, stone: Stone, warm: Boolean) {
    val half = PILLAR / 2
    drawRect(Brush.horizontalGradient(stone.pillar, x - half, x + half), Offset(x - half, top), Size(PILLAR, floor - top))
    listOf(-0.4f, 0f, 0.4f).forEach {
        drawLine(Color(0xFF0A1238), Offset(x + it * half, CAPITAL), Offset(x + it * half, floor), 0.8f, alpha = 0.6f)
    }
    listOf(-half, half).forEach { drawLine(stone.line, Offset(x + it, top), Offset(x + it, floor), 0.8f, alpha = 0.7f) }
    listOf(
        Triple(CAPITAL - 12f, 7f, 6f),
        Triple(CAPITAL - 4f, 3f, 8f),
        Triple(floor - 20f, 4f, 8f),
        Triple(floor - 10f, 8f, 12f)
    ).forEach { (y, out, high) ->
        val metal = if (warm) golden(y, y + high) else Brush.verticalGradient(stone.pillar, y, y + high)
        drawRect(metal, Offset(x - half - out, y), Size(PILLAR + 2 * out, high))
    }
    if (warm) {
        val sconce = Offset(x, CAPITAL + 118f)
        glow(sconce.copy(y = sconce.y - 22f), 74f, amber, 0.4f)
        taper(x, sconce.y, 20f, 7f, lit = true)
        fill(rays(sconce, 0f, 15f, 7, 0.8f, begin = 96f, end = 264f), golden(sconce.y, sconce.y + 15f))
    }
}

private const val BANNER = "M-30,0L30,0L30,168L0,146L-30,168Z"
private const val BANNER_DARK = "M0,0L30,0L30,168L0,146Z"
private const val BANNER_HEM = "M-30,152L0,130L30,152L30,168L0,146L-30,168Z"

/** A banner of 60 × 168 units on a rod, in somebody's cloth. */
private fun DrawScope.banner(at: Offset, cloth: Cloth) =
    drawing(at, 1f) {
        drawLine(GOLD_EDGE, Offset(-38f, -2f), Offset(38f, -2f), 5.4f)
        drawLine(Color(0xFFF0CF7E), Offset(-38f, -2f), Offset(38f, -2f), 3f)
        listOf(-40f, 40f).forEach { drawCircle(golden(-6f, 2f), 4f, Offset(it, -2f)) }
        fill(svg(BANNER), Brush.verticalGradient(listOf(cloth.sheen, cloth.light, cloth.mid), 0f, 168f))
        fill(svg(BANNER_DARK), cloth.night, 0.4f)
        fill(svg(BANNER_HEM), golden(130f, 168f))
        outline(svg("M-25,0L-25,144L0,125.6L25,144L25,0"), Color(0xFFF0CF7E), 1.2f)
        outline(svg(BANNER), GOLD_EDGE, 0.9f)
        val sign = Offset(0f, 62f)
        fill(rays(sign, 14f, 22f, 12, 0.45f), Color(0xFFF0CF7E))
        fill(polygon(sign, 12f), golden(50f, 74f))
        fill(star(sign, 8f, 3.2f, 6), cloth.night)
    }

/** What is above the vault in a high window: a rose of twelve panes, and stars of gold up to [top]. */
fun DrawScope.loft(warm: Boolean, top: Float, reach: Float) {
    val line = if (warm) GOLD_FLAT else Color(0xFF6F7DB0)
    val middle = Offset(0f, -70f)
    if (top > middle.y) return
    clipRect(-reach, top, reach, FLOOR) {
        if (warm) glow(middle, 190f, amber, 0.34f)
        // The gable that the vault stands in.
        listOf(0f to 2.4f, 12f to 0.8f).forEach { (inner, width) ->
            val tip = Offset(0f, -250f + inner * 2)
            listOf(-1, 1).forEach { drawLine(line, Offset(it * (226f - inner), 168f), tip, width, alpha = 0.9f) }
        }
        fill(polygon(middle, 92f), Color(0xFF0A1238))
        outline(polygon(middle, 92f), line, 2.2f)
        outline(polygon(middle, 86f), line, 0.8f)
        repeat(TWELVE) {
            val petal = lancet(0f, 0f, 30f, 58f)
            drawing(middle, 1f) {
                drawContext.canvas.save()
                drawContext.canvas.rotate(360f / TWELVE * it + 15f)
                drawContext.canvas.translate(0f, -25f)
                if (warm) {
                    fill(petal, Brush.verticalGradient(listOf(Color(0xFFFFF3C9), amber, Color(0xFFD9822A)), -58f, 0f))
                    drawLine(Color(0xFF7A4E10), Offset(0f, -58f), Offset.Zero, 1.2f)
                }
                outline(petal, line, 1.6f)
                drawCircle(if (warm) Color(0xFFB3304A) else Color(0xFF27336A), 6f, Offset(0f, -34f))
                drawContext.canvas.restore()
            }
        }
        fill(polygon(middle, 25f), if (warm) Color(0xFFB3304A) else Color(0xFF27336A))
        fill(star(middle, 20f, 8f, 12), if (warm) Color(0xFFFFF3C9) else line)
        outline(polygon(middle, 25f), line, 1.6f)
        repeat(9) { at ->
            val off = at - 4
            val y = -250f + kotlin.math.abs(off) * 76f * 0.55f - 26f
            fill(star(Offset(off * 42f, y), 5f, 1.6f, 4), if (warm) Color(0xFFFFE9B0) else line, 0.9f)
        }
    }
}

private const val TWELVE = 12
