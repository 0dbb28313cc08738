package dev.douze.ui.art

import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp

/** The colours of somebody's cloth, from its folds to its sheen. */
class Cloth(
    val night: Color,
    val light: Color,
) {
    val mid = lerp(night, light, MID)
    val sheen = lerp(Color(bright(light.red), bright(light.green), bright(light.blue)), Color.White, PALE)

    /** One fold, lit from the left; the sheen is not in the same place in all. */
    fun fold(
        left: Float,
        right: Float,
        number: Int,
    ): Brush {
        val at = sheens[number % sheens.size]
        return Brush.horizontalGradient(
            0f to night,
            EDGE to mid,
            at - SIDE to light,
            at to sheen,
            at + EDGE to light,
            FAR to mid,
            1f to night,
            startX = left,
            endX = right.coerceAtLeast(left + 1f),
        )
    }
}

private fun bright(part: Float) = (part * BRIGHT).coerceAtMost(1f)

private val sheens = listOf(0.40f, 0.46f, 0.36f, 0.50f)
private const val MID = 0.55f
private const val BRIGHT = 1.3f
private const val PALE = 0.12f
private const val EDGE = 0.12f
private const val SIDE = 0.10f
private const val FAR = 0.82f

/** The cloth of somebody with this portrait, dyed as its niche. */
fun cloth(portrait: Int): Cloth {
    val niche = courtier(portrait).niche
    return Cloth(niche?.night ?: Color(0xFF1E0309), niche?.ground ?: Color(0xFFA0203A))
}
