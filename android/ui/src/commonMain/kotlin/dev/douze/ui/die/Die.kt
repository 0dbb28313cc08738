package dev.douze.ui.die

import androidx.compose.foundation.Canvas
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
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.press
import kotlin.math.PI
import kotlin.math.atan2

/** From here on the five faces around are large enough for a finger. */
private val touchable = 160.dp

/** Room for the outline's stroke. */
private const val MARGIN = 0.015

/** Touch and focus show within the edges of a face. */
private const val TOUCHED = 0.94

/**
 * A d12 that lies with [face] up; 0: not rolled yet, its faces are blank. While [motion] is on, that says where it is.
 * [modifier] names it for screen readers. Faces of [reachable] that are in sight are marked; in a die of 160 dp and more
 * they are buttons, read clockwise. When [turnable] a finger can turn it to look at it; it turns back by itself.
 * [targets] are ringed.
 */
@Composable
fun Die(
    body: DieBody,
    face: Int,
    size: Dp,
    struck: Boolean = false,
    reachable: List<DieFace> = emptyList(),
    motion: DieMotion? = null,
    modifier: Modifier = Modifier,
    turnable: Boolean = false,
    targets: Set<Int> = emptySet(),
) {
    val rest = remember(body) { DieRest(body) }
    val lying = if (motion == null) face else motion.from ?: rest.face
    val start = rest.on(lying)
    val swing = remember(body, face) { Swing() }
    val ink = DieInk(LocalTokens.current, rememberTextMeasurer(Dodecahedron.FACES), LocalWords.current.title, struck, reachable, targets)
    Box(
        modifier.size(size).semantics { isTraversalGroup = true }.swung(swing, size, turnable && motion == null),
        AbsoluteAlignment.TopLeft,
    ) {
        Canvas(Modifier.fillMaxSize()) {
            val turn = if (motion == null) swing.turn * start else motion.turn(start, rest.next(start, motion.to))
            val numbers = motion?.shown(lying) ?: if (face == 0) 0f else 1f
            ink.paint(this, body, sight(turn, this.size.minDimension), numbers)
        }
        if (motion == null && size >= touchable) {
            val sight = sight(start, size.value)
            clockwise(body, reachable, sight).forEachIndexed { place, it ->
                key(it.face) { FaceButton(it, place, body.slot(it.face), sight, swing) }
            }
        }
    }
}

private fun sight(turn: Turn, side: Float) = DieSight(DieSight.tilt * turn, side.toDouble(), side * MARGIN)

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
            }.press(face.label, seen, face.onTap, LocalTokens.current.dieReach)
            .semantics {
                if (face.selected) selected = true
                traversalIndex = place.toFloat()
            },
    )
}

/** [corners] in shares of the box. */
private fun shape(corners: List<Dot>): Shape =
    GenericShape { size, _ -> trace(corners.map { (x, y) -> Dot(x * size.width, y * size.height) }) }
