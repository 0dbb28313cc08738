package dev.douze.ui.council

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipPath
import dev.douze.ui.art.cloth
import kotlin.random.Random

private val iron = Color(0xFF8E9CC4)
private const val GATE = 546f
private const val WIDE = 190f
private const val HIGH = 290f
private const val HALF_TURN = 180f

private fun arch(grown: Float): Path =
    Path().apply {
        val r = WIDE / 2 + grown
        val spring = GATE - HIGH + WIDE / 2
        moveTo(-r, GATE)
        lineTo(-r, spring)
        arcTo(Rect(-r, spring - r, r, spring + r), HALF_TURN, HALF_TURN, false)
        lineTo(r, GATE)
        close()
    }

/** The gate of the hall from outside; its leaves are shut once it is [closed] by 1. */
fun DrawScope.gate(shut: Float) {
    val spring = Offset(0f, GATE - HIGH + WIDE / 2)
    fill(arch(16f), Brush.verticalGradient(listOf(Color(0xFF4A5A92), Color(0xFF1C2654)), GATE - HIGH - 16, GATE))
    outline(arch(16f), iron, 1.4f)
    repeat(11) {
        val angle = -82.5f + 16.5f * it
        drawLine(Color(0xFF0B1130), polar(spring, WIDE / 2 + 2, angle), polar(spring, WIDE / 2 + 16, angle), 1.6f)
    }
    fill(arch(0f), Brush.verticalGradient(listOf(Color(0xFF2A3568), Color(0xFF10163A)), GATE - HIGH, GATE))
    clipPath(arch(0f)) {
        fill(rays(spring, 0f, WIDE * 0.55f, 15, 0.5f, begin = -84f, end = 96f), Color(0xFF5A6A9E), 0.55f)
        val open = (1f - shut) * WIDE * 0.36f
        leaf(spring.y, open)
        drawContext.canvas.save()
        drawContext.canvas.scale(-1f, 1f)
        leaf(spring.y, open)
        drawContext.canvas.restore()
    }
    outline(arch(0f), Color(0xFFAEB8D8), 2f)
    val lock = Offset(0f, GATE - HIGH * 0.4f)
    if (shut > 0.9f) {
        fill(polygon(lock, 17f), Color(0xFF0B1130))
        outline(polygon(lock, 17f), Color(0xFFC9D3EC), 2f)
        drawCircle(Color(0xFFC9D3EC), 4f, lock.copy(y = lock.y - 3))
        drawing(lock, 1f) { fill(svg("M-2.4,0L2.4,0L3.6,9L-3.6,9Z"), Color(0xFFC9D3EC)) }
    }
    drawRect(Color(0xFF4A5A92), Offset(-130f, GATE), Size(260f, 7f))
    drawRect(Color(0xFF33407A), Offset(-146f, GATE + 7), Size(292f, 8f))
    drawRect(Color(0xFF222C5C), Offset(-164f, GATE + 15), Size(328f, 9f))
}

/** The right leaf, moved aside by [open]. */
private fun DrawScope.leaf(spring: Float, open: Float) {
    val from = open
    (0..5).forEach {
        val x = from + WIDE / 10 * it
        drawLine(iron, Offset(x, spring), Offset(x, GATE), if (it == 0) 3.6f else 2.4f, alpha = 0.85f)
        if (it in 1..4) {
            fill(polygon(Offset(x, spring + 40), 8f, 4), iron)
            fill(polygon(Offset(x, GATE - 70), 4f, 4), iron)
        }
    }
    listOf(spring, spring + 14, GATE - 96, GATE - 84, GATE - 26, GATE - 14).forEach { y ->
        drawLine(iron, Offset(from, y), Offset(from + WIDE / 2, y), 2f, alpha = 0.85f)
    }
    val wheel = Offset(from + WIDE / 4, GATE - HIGH * 0.4f)
    fill(polygon(wheel, 26f), Color(0xFF141C46))
    listOf(26f to 2f, 20f to 1.2f, 9f to 1.2f).forEach { (r, line) -> outline(polygon(wheel, r), iron, line) }
    fill(rays(wheel, 10f, 19f, 12, 0.4f), iron)
}

private const val CLOAK = "M0,-74C12,-74 17,-66 18,-58C22,-40 25,-18 28,0L0,3L-28,0C-25,-18 -22,-40 -18,-58C-17,-66 -12,-74 0,-74Z"
private const val CLOAK_DARK = "M0,-74C12,-74 17,-66 18,-58C22,-40 25,-18 28,0L0,3Z"
private const val LONG = "M0,-95C11,-95 14,-85 13,-75L12,-62C8,-57 4,-56 0,-56C-4,-56 -8,-57 -12,-62L-13,-75C-14,-85 -11,-95 0,-95Z"
private const val BOB = "M0,-95C12,-95 13,-84 12.6,-70L12.6,-66L0,-65L-12.6,-66L-12.6,-70C-13,-84 -12,-95 0,-95Z"
private val hairs = listOf(0xFFA8401F, 0xFF2E1B16, 0xFFC9C6D2, 0xFF3B2314, 0xFF222B52, 0xFF4B2A6E)

/** A councillor from behind, in a cloak of their own cloth; one carries a lantern. */
fun DrawScope.cloaked(at: Offset, scale: Float, portrait: Int, lantern: Boolean) =
    drawing(at, scale) {
        val cloth = cloth(portrait)
        drawOval(Color(0x80000000), Offset(-30f, -4f), Size(68f, 12f))
        if (lantern) glow(Offset(32f, -26f), 70f, amber, 0.6f)
        fill(svg(CLOAK), cloth.light)
        fill(svg(CLOAK_DARK), cloth.mid)
        mirrored { outline(svg("M6,-60C9,-40 11,-18 12,1M15,-56C18,-38 20,-18 21,0"), cloth.night, 1.1f, 0.8f) }
        outline(svg(CLOAK), Color(0xFFAEB8D8), 0.8f, 0.6f)
        outline(svg("M-18,-58Q0,-48 18,-58"), GOLD_FLAT, 1.8f)
        val hair = svg(if (portrait % 2 == 0) LONG else BOB)
        fill(hair, Color(hairs[portrait.mod(hairs.size)]))
        clipPath(hair) { drawRect(Color.Black, Offset(0f, -100f), Size(20f, 50f), 0.3f) }
        outline(svg("M-12.6,-82Q0,-76 12.6,-82"), Color(0xFFF0CF7E), 1.8f)
        if (lantern) {
            drawLine(cloth.light, Offset(22f, -40f), Offset(32f, -40f), 4f)
            fill(svg("M26,-36L38,-36L40,-14L24,-14Z"), Color(0xFFFFE9B0))
            outline(svg("M26,-36L38,-36L40,-14L24,-14Z"), Color(0xFF3A2408), 1.2f)
            fill(svg("M32,-17C28,-21 30,-26 32,-32C34,-26 36,-21 32,-17Z"), Color(0xFFF59A16))
            fill(svg("M25,-36L32,-43L39,-36Z"), golden(-43f, -36f))
            drawRect(golden(-14f, -11f), Offset(23f, -14f), Size(18f, 3f))
        }
    }

/** Rain that stands still. */
fun DrawScope.rain(reach: Float) {
    val chance = Random(5)
    repeat(46) {
        val at = Offset((chance.nextFloat() * 2 - 1) * reach, 50f + chance.nextFloat() * 540f)
        drawLine(Color(0xFFC9D8FF), at, Offset(at.x - 3, at.y + 13), 0.8f, alpha = 0.1f + 0.24f * chance.nextFloat())
    }
}
