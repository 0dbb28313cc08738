package dev.douze.ui.die

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.GenericShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.CacheDrawScope
import androidx.compose.ui.draw.DrawResult
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.components.press
import dev.douze.ui.lesson.glowing
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import kotlin.math.PI
import kotlin.math.atan2
import kotlin.math.ceil

/** From here on the five faces around are large enough for a finger. */
private val touchable = 160.dp

/** Room for the outline's stroke. */
private const val MARGIN = 0.015

/** Touch and focus show within the edges of a face. */
private const val TOUCHED = 0.94

/** What shadow and throw need around the square of the die, as a share of it. */
private const val AROUND = 0.3f

/** A cancelled die sinks: it is seen a little smaller, and its shadow is close to it. */
private const val SUNK = 0.94f
private const val SEAL_AT = 0.3f
private const val SEAL = 0.165f

/**
 * A d12 with [face] up; 0: not rolled yet, its faces are blank. While [motion] is on, that says where it is.
 * [modifier] names it for screen readers. Faces of [reachable] that are in sight glow; in a die of 160 dp and more
 * they are buttons, read clockwise, unless they are not [tappable]. When [turnable] a finger can turn it to look at it; it turns back by itself.
 * [targets] are ringed. A die that is [struck] is grey, with a seal beside its number. Its shadow falls beyond its square.
 */
@Composable
fun Die(
    body: DieBody,
    face: Int,
    size: Dp,
    modifier: Modifier = Modifier,
    struck: Boolean = false,
    reachable: List<DieFace> = emptyList(),
    motion: DieMotion? = null,
    turnable: Boolean = false,
    targets: Set<Int> = emptySet(),
    tilt: Turn = DieSight.tilt,
    tappable: Boolean = true,
) {
    val rest = remember(body) { DieRest(body) }
    val lying = if (motion == null) face else motion.from ?: rest.face
    val start = rest.on(lying)
    val swing = remember(body, face) { Swing() }
    val ink = DieInk(rememberTextMeasurer(Dodecahedron.FACES), LocalTypography.current.title, struck, reachable, targets)
    val shade = if (LocalTokens.current.paper.luminance() > HALF) DAYLIGHT else 1f
    val look = DieLook(body, ink, struck, shade, tilt)
    Box(
        modifier.size(size).semantics { isTraversalGroup = true }.swung(swing, size, turnable && motion == null),
        AbsoluteAlignment.TopLeft,
    ) {
        val drawn =
            when {
                motion != null -> Modifier.drawBehind { moving(look, motion, start, rest.next(start, motion.to), lying) }
                else -> Modifier.drawWithCache { if (swing.turned) turning(look, swing, start, face) else resting(look, start, face) }
            }
        Box(Modifier.fillMaxSize().then(drawn))
        if (motion == null && tappable && size >= touchable) {
            val sight = sight(tilt * start, size.value)
            clockwise(body, reachable, sight).forEachIndexed { place, it ->
                key(it.face) { FaceButton(it, place, body.slot(it.face), sight, swing) }
            }
        }
    }
}

private const val HALF = 0.5f
private const val DAYLIGHT = 0.5f

/** Everything about how a die is drawn, but its rotation. */
private class DieLook(
    val body: DieBody,
    val ink: DieInk,
    val struck: Boolean,
    val shade: Float,
    val tilt: Turn,
)

/** A die at rest is a picture of its own: nothing of it is drawn twice. */
private fun CacheDrawScope.resting(look: DieLook, turn: Turn, face: Int): DrawResult {
    val side = size.minDimension
    val around = ceil(side * AROUND)
    val whole = Size(side + 2 * around, side + 2 * around)
    val picture = ImageBitmap(ceil(whole.width).toInt().coerceAtLeast(1), ceil(whole.height).toInt().coerceAtLeast(1))
    CanvasDrawScope().draw(this, layoutDirection, Canvas(picture), whole) {
        translate(around, around) { die(look, side, turn, if (face == 0) 0f else 1f) }
    }
    return onDrawBehind { drawImage(picture, Offset(-around, -around)) }
}

/** A finger turns it. */
private fun CacheDrawScope.turning(look: DieLook, swing: Swing, start: Turn, face: Int): DrawResult =
    onDrawBehind { die(look, size.minDimension, swing.turn * start, if (face == 0) 0f else 1f) }

private fun DrawScope.moving(look: DieLook, motion: DieMotion, start: Turn, end: Turn, lying: Int) {
    val (aside, down) = motion.aside
    val radius = size.minDimension / 2
    translate((aside * radius).toFloat(), (down * radius).toFloat()) {
        die(look, size.minDimension, motion.turn(start, end), motion.shown(lying), motion.lift.toFloat())
    }
}

/** Lower than this, in radii, a die is as at rest. */
private const val LIFTED = 0.02f

/** Shadow and body in the square of [side] from the corner of the scope; [lift] in radii. */
private fun DrawScope.die(look: DieLook, side: Float, turn: Turn, numbers: Float, lift: Float = 0f) {
    shadow(side, lift, look.shade, look.struck)
    val middle = Offset(side / 2, side / 2)
    withTransform({
        translate(0f, -lift * side / 2)
        if (look.struck) scale(SUNK, SUNK, middle)
    }) {
        look.ink.paint(this, look.body, sight(look.tilt * turn, side), side, numbers, cut = lift < LIFTED)
    }
    if (look.struck) outSeal(middle + Offset(side * SEAL_AT, -side * SEAL_AT), side * SEAL)
}

/** Two soft ellipses on the table: one wide, one close to the die. */
private fun DrawScope.shadow(side: Float, lift: Float, shade: Float, sunk: Boolean) {
    val radius = side / 2
    val near = 1f / (1f + lift)
    val wide = if (sunk) 1.12f else 1.32f + 0.2f * lift
    val broad = listOf(0f to 0.75f, 0.55f to 0.42f, 1f to 0f).map { (at, alpha) -> at to Color.Black.copy(alpha * shade * near) }
    val close = listOf(0f to 0.8f, 0.7f to 0.5f, 1f to 0f).map { (at, alpha) -> at to Color.Black.copy(alpha * shade * near) }
    ellipse(Offset(1.1f * radius, (if (sunk) 1.66f else 1.75f) * radius), wide * radius, 0.42f * radius, broad)
    ellipse(Offset(1.04f * radius, 1.7f * radius), 0.86f * radius, 0.34f * radius, close)
}

private fun DrawScope.ellipse(middle: Offset, wide: Float, high: Float, colours: List<Pair<Float, Color>>) =
    withTransform({ scale(1f, high / wide, middle) }) {
        drawCircle(Brush.radialGradient(*colours.toTypedArray(), center = middle, radius = wide), wide, middle)
    }

private fun sight(turn: Turn, side: Float) = DieSight(turn, side.toDouble(), side * MARGIN)

/** Where the body rests: each motion starts where the last one ended, and goes the shortest way. */
private class DieRest(
    private val body: DieBody,
) {
    var face = 0
        private set

    private var turn = Turn.none

    fun on(next: Int): Turn {
        if (next != face) turn = next(turn, next)
        face = next
        return turn
    }

    fun next(from: Turn, face: Int): Turn = if (face == 0) from else Dodecahedron.rest(body.slot(face), from)
}

/** Those in sight, by the clock from twelve. */
private fun clockwise(body: DieBody, faces: List<DieFace>, sight: DieSight): List<DieFace> {
    val middle = sight.centre(sight.main)
    return faces
        .filter { body.slot(it.face) in sight.visible }
        .sortedBy { face -> sight.centre(body.slot(face.face)).let { (atan2(it.x - middle.x, middle.y - it.y) + 2 * PI) % (2 * PI) } }
}

/** What belongs to a face for a finger, in the die; what is seen of it shows touch and focus. */
@Composable
private fun FaceButton(face: DieFace, place: Int, slot: Int, sight: DieSight, swing: Swing) {
    val touch = sight.touch(slot)
    val left = touch.minOf { it.x }
    val top = touch.minOf { it.y }
    val width = touch.maxOf { it.x } - left
    val height = touch.maxOf { it.y } - top
    val (clip, seen) =
        listOf(touch, sight.outline(slot, TOUCHED)).map { corners ->
            shape(corners.map { (x, y) -> Dot((x - left) / width, (y - top) / height) })
        }
    Box(
        Modifier
            .absoluteOffset(left.dp, top.dp)
            .size(width.dp, height.dp)
            .graphicsLayer {
                this.clip = true
                shape = clip
                // While a finger turns the die the face is elsewhere.
                alpha = if (swing.turned) 0f else 1f
            }.glowing(face.intent, seen)
            .press(face.label, seen, face.onTap, LocalTokens.current.dieReach)
            .semantics {
                if (face.selected) selected = true
                traversalIndex = place.toFloat()
            },
    )
}

/** [corners] in shares of the box. */
private fun shape(corners: List<Dot>): Shape =
    GenericShape { size, _ -> trace(corners.map { (x, y) -> Dot(x * size.width, y * size.height) }) }
