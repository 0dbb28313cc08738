package dev.douze.ui.king

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.KingFrame
import dev.douze.core.KingMotion
import dev.douze.core.KingSeatView
import dev.douze.ui.Tween
import dev.douze.ui.art.Art
import dev.douze.ui.art.Picture
import dev.douze.ui.components.Coin
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieBody
import dev.douze.ui.die.DieMotion

private val flying = 34.dp

/** A coin is tossed so high. */
private val arcHigh = 46.dp

/** Where the dice are on the table; only drawing asks. */
class Places {
    private var table: LayoutCoordinates? = null
    private val dice = mutableMapOf<Int, LayoutCoordinates>()

    fun Modifier.table() = onPlaced { table = it }

    fun Modifier.die(seat: Int) = onPlaced { dice[seat] = it }

    /** The middle of a seat's die; of the whole table where there is none. */
    fun middle(seat: Int?): Offset {
        val table = table?.takeIf { it.isAttached } ?: return Offset.Zero
        val die = dice[seat]?.takeIf { it.isAttached } ?: return middle(table)
        return table.localPositionOf(die, middle(die))
    }

    private fun middle(of: LayoutCoordinates) = Offset(of.size.width / 2f, of.size.height / 2f)
}

/** What flies over the table in a beat: dice from seat to seat, tokens and crowns to their seats. */
@Composable
fun Flying(
    tween: Tween<KingFrame>,
    seats: List<KingSeatView>,
    body: DieBody,
    die: Dp,
    places: Places,
) = Box(Modifier.fillMaxSize().clearAndSetSemantics {}) {
    when (val motion = tween.moves) {
        is KingMotion.DicePassed -> motion.passes.forEach { pass ->
            val seat = seats.find { it.seat == pass.toSeat } ?: return@forEach
            key(pass.toSeat) {
                Die(
                    body,
                    seat.face,
                    die,
                    motion = DieMotion.Pass(seat.face, tween.done),
                    modifier = Modifier.flying(die, places, pass.fromSeat, pass.toSeat, tween.done),
                )
            }
        }

        is KingMotion.TokenTaken -> if (seats.any { it.seat == motion.seat }) {
            Coin("${motion.points}", flying, Modifier.flying(flying, places, motion.from, motion.seat, tween.done, arcHigh))
        }

        is KingMotion.CrownTaken -> if (seats.any { it.seat == motion.seat }) {
            Picture(Art.CROWN, Modifier.flying(2 * flying, places, null, motion.seat, tween.done))
        }

        KingMotion.CardsRevealed, is KingMotion.DiceRolled, KingMotion.DiceFlipped, KingMotion.DieTipped, null -> Unit
    }
}

/** From one seat's die, or from the middle of the table, to another's. */
@Composable
private fun Modifier.flying(size: Dp, places: Places, from: Int?, to: Int, done: () -> Float, arc: Dp = 0.dp): Modifier {
    val half = with(LocalDensity.current) { size.toPx() / 2 }
    return size(size).graphicsLayer {
        val at = lerp(places.middle(from), places.middle(to), FastOutSlowInEasing.transform(done()))
        translationX = at.x - half
        translationY = at.y - half - arc.toPx() * 4 * done() * (1 - done())
    }
}
