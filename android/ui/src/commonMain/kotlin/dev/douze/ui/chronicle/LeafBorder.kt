package dev.douze.ui.chronicle

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.CacheDrawScope
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Tokens
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.stepped
import dev.douze.ui.theme.towards
import dev.douze.ui.theme.way
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.roundToInt
import kotlin.math.sin

/** The inks of the book: the same in every light, as ivory is. */
internal val ruby = Color(0xFFB3202E)
internal val sapphire = Color(0xFF2C47A8)
internal val emerald = Color(0xFF1E7A56)
internal val amethyst = Color(0xFF6A3FA0)
internal val bronze = Color(0xFF8A5E1C)

/** How far what is written keeps from the edge of a leaf. */
internal val leafMargin = 50.dp

private val edge = 8.dp
private val band = 24.dp
private val reach = 8.dp
private val pitch = 28.dp

/** A leaf of the book: ivory, lines of gold, and a border that grows with it; [seed] turns the jewels of its flowers. */
@Composable
internal fun Modifier.leaf(seed: Int): Modifier {
    val tokens = LocalTokens.current
    return drawWithCache {
        val all = Rect(Offset.Zero, size)
        val vines = Vines(seed).apply { around(this@drawWithCache, all) }
        val lines = LeafLines(this, all)
        val paper = Brush.verticalGradient(listOf(tokens.ivoryTop, tokens.ivoryTop, tokens.ivoryLow))
        onDrawBehind {
            drawRect(paper)
            lines.draw(this, tokens)
            vines.draw(this, tokens)
        }
    }
}

/** The frame outside the band, the line and the stepped one inside it. */
private class LeafLines(
    scope: CacheDrawScope,
    all: Rect,
) {
    private val one = scope.density
    private val outer = all.deflate(edge.value * one)
    private val fine = outer.deflate(3.4f * one)
    private val inside = outer.deflate((band.value + 4) * one)
    private val steps = Path().apply { stepped(inside.deflate(3 * one), 5 * one) }

    fun draw(
        scope: DrawScope,
        tokens: Tokens,
    ) = with(scope) {
        val gold = tokens.goldBrush()
        drawRect(gold, outer.topLeft, outer.size, style = Stroke(2.2f * one))
        drawRect(tokens.goldShade, fine.topLeft, fine.size, style = Stroke(0.6f * one))
        drawRect(tokens.goldShade, inside.topLeft, inside.size, style = Stroke(0.6f * one))
        drawPath(steps, gold, style = Stroke(1.6f * one))
    }
}

/** A place on the band: from its beginning along and across it. */
private class Band(
    private val from: Offset,
    degrees: Float,
) {
    private val along = Offset(cos(degrees * PI / HALF).toFloat(), sin(degrees * PI / HALF).toFloat())

    fun at(
        x: Float,
        y: Float,
    ) = Offset(from.x + along.x * x - along.y * y, from.y + along.y * x + along.x * y)

    private companion object {
        const val HALF = 180
    }
}

private const val EIGHT = 8
private const val WHOLE = 360f

/** A stem of half circles on each side, in each of them a flower or a leaf; all of one colour is one path. */
private class Vines(
    private val seed: Int,
) {
    private val stem = Path()
    private val flowers = List(4) { Path() }
    private val leaves = Path()
    private val darker = Path()
    private val cores = Path()
    private val fans = List(2) { Path() }
    private val fanRays = Path()
    private var one = 1f

    fun around(
        scope: CacheDrawScope,
        all: Rect,
    ) {
        one = scope.density
        val middle = (edge + band / 2 + 1.dp).value * one
        val corner = (edge + band + 8.dp).value * one
        val wide = all.width - 2 * corner
        val high = all.height - 2 * corner
        side(Band(Offset(corner, middle), 0f), wide, 0)
        side(Band(Offset(corner, all.height - middle), 0f), wide, 1)
        side(Band(Offset(middle, corner), 90f), high, 0)
        side(Band(Offset(all.width - middle, corner), 90f), high, 1)
        val near = edge.value * one
        val ends = listOf(
            Offset(near, near),
            Offset(all.width - near, near),
            Offset(all.width - near, all.height - near),
            Offset(
                near,
                all.height - near
            )
        )
        ends.forEachIndexed { i, end -> fan(end, QUARTER * i, fans[i % 2]) }
    }

    private fun side(
        band: Band,
        length: Float,
        start: Int,
    ) {
        val count = (length / (pitch.value * one)).roundToInt().coerceAtLeast(2)
        val step = length / count
        val high = reach.value * one
        band.at(0f, 0f).let { stem.moveTo(it.x, it.y) }
        repeat(count) { i ->
            val up = if ((i + start) % 2 == 1) -1 else 1
            val from = step * i
            curve(band, from, step, up * high)
            val middle = from + step / 2
            if (i % 2 == 0) {
                val jewel = flowers[(i / 2 + seed) % flowers.size]
                repeat(EIGHT) { petal(jewel, band, middle, up * high * 0.12f, step * 0.26f, it * WHOLE / EIGHT) }
                round(cores, band.at(middle, up * high * 0.12f), step * 0.08f)
            } else {
                for ((k, turn) in listOf(-60f, -30f, 0f, 30f, 60f).withIndex()) {
                    val leaf = if (k < 3) leaves else darker
                    petal(leaf, band, middle, -up * high * 0.2f, step * 0.36f, turn + if (up < 0) HALF_TURN else 0f)
                }
            }
            if (i < count - 1) round(cores, band.at(from + step, 0f), 2f * one)
        }
    }

    /** Half of an ellipse, nearly. */
    private fun curve(
        band: Band,
        from: Float,
        step: Float,
        high: Float,
    ) {
        val (a, b, c) = listOf(band.at(from, high * ROUND), band.at(from + step, high * ROUND), band.at(from + step, 0f))
        stem.cubicTo(a.x, a.y, b.x, b.y, c.x, c.y)
    }

    private fun petal(
        path: Path,
        band: Band,
        x: Float,
        y: Float,
        radius: Float,
        degrees: Float,
    ) {
        val middle = Offset(x, y)

        fun at(
            aside: Float,
            out: Float,
        ): Offset {
            val tip = middle.towards(degrees, radius * out)
            val beside = Offset.Zero.towards(degrees + QUARTER, radius * aside)
            return band.at(tip.x + beside.x, tip.y + beside.y)
        }
        val foot = at(0f, 0.2f)
        val tip = at(0f, 1f)
        path.moveTo(foot.x, foot.y)
        for (side in listOf(1, -1)) {
            val (near, far) = if (side == 1) at(0.42f, 0.5f) to at(0.3f, 1f) else at(-0.3f, 1f) to at(-0.42f, 0.5f)
            val end = if (side == 1) tip else foot
            path.cubicTo(near.x, near.y, far.x, far.y, end.x, end.y)
        }
        path.close()
    }

    private fun round(
        path: Path,
        middle: Offset,
        radius: Float,
    ) = path.addOval(Rect(middle, radius))

    /** A quarter of a sun in a corner. */
    private fun fan(
        corner: Offset,
        degrees: Float,
        ground: Path,
    ) {
        val side = (band.value + 6) * one
        val arc = List(STEPS + 1) { corner.towards(QUARTER + degrees + it * QUARTER / STEPS, side) }
        ground.way(listOf(corner) + arc)
        repeat(RAYS) {
            val middle = QUARTER + degrees + (it + 0.5f) * QUARTER / RAYS
            val half = QUARTER / RAYS / 4
            fanRays.way(
                listOf(
                    corner.towards(middle - half, side * 0.3f),
                    corner.towards(middle - half, side * 0.92f),
                    corner.towards(middle + half, side * 0.92f),
                    corner.towards(middle + half, side * 0.3f),
                ),
            )
        }
    }

    fun draw(
        scope: DrawScope,
        tokens: Tokens,
    ) = with(scope) {
        drawPath(stem, bronze, style = Stroke(2.2f * one))
        drawPath(stem, tokens.gold, style = Stroke(one))
        drawPath(leaves, emerald)
        drawPath(darker, leafShade)
        flowers.zip(listOf(ruby, sapphire, emerald, amethyst)).forEach { (path, jewel) -> drawPath(path, jewel) }
        drawPath(cores, tokens.gold)
        drawPath(cores, bronze, style = Stroke(0.5f * one))
        fans.zip(listOf(ruby, sapphire)).forEach { (path, jewel) ->
            drawPath(path, jewel)
            drawPath(path, tokens.goldShade, style = Stroke(1.4f * one))
        }
        drawPath(fanRays, tokens.gold)
    }

    private companion object {
        val leafShade = Color(0xFF125540)
        const val QUARTER = 90f
        const val HALF_TURN = 180f
        const val ROUND = 1.33f
        const val STEPS = 8
        const val RAYS = 5
    }
}
