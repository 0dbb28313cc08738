package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.CardFace
import dev.douze.core.CouncilLogLine
import dev.douze.core.CouncilLogTurn
import dev.douze.ui.components.Face
import dev.douze.ui.components.Heading
import dev.douze.ui.components.Inspect
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.readAs

/** Beside the hand of a tablet: what the chosen card does, or the hint; and, unless it has a pane, what was asked for. */
@Composable
fun Beside(side: CouncilSide, modifier: Modifier, listed: Boolean) =
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        val view = side.view
        val hall = hall
        val selected = side.selected
        val hint = view.hint
        val quiet = side.table.clock == null
        val warning = view.warning.takeIf { quiet }
        val proposal = view.proposal.takeIf { quiet }
        when {
            // What the council is asked takes nothing from the hand.
            warning != null -> Question(warning.sentence, warning.cancel, warning.goOn, grave = true, side.table.onIntent)

            proposal != null -> Question(
                proposal.sentence,
                proposal.accept,
                proposal.decline,
                grave = false,
                side.table.onIntent,
                side.answered
            )

            listed && asked(side) -> Unit

            hint != null -> HintBar(hint, side)

            selected != null -> {
                Row(verticalAlignment = Alignment.CenterVertically) {
                    Lines(selected.face.name, display(23.sp), hall.text, Modifier.weight(1f).clearAndSetSemantics {})
                    selected.explain?.let { SignButton(it, Signs.about, side.table.onIntent, ink = hall.text) }
                }
                Lines(selected.rule, text(16.sp), hall.text, Modifier.clearAndSetSemantics {}, lines = 7)
            }
        }
    }

internal val CardFace.name get() = (this as? CardFace.Character)?.character?.name.orEmpty()

/** What was asked for; false where that is nothing. */
@Composable
private fun asked(side: CouncilSide): Boolean {
    val view = side.view
    val inspect = view.inspect
    val talk = view.talk
    when {
        inspect != null -> Inspect(inspect, side.table.onIntent)
        side.open == Folded.TALK && talk != null -> Talk(talk, side.table.onIntent)
        side.open == Folded.KEPT && view.kept.isNotEmpty() -> KeptRewards(view.kept, side.tween, side.table.onIntent)
        else -> return false
    }
    return true
}

/** The pane beside the table of a tablet: what was asked for, kept rewards, what was said, and what has happened. */
@Composable
fun LogPane(side: CouncilSide, modifier: Modifier) {
    val ground = hall.deep
    Column(
        modifier
            .drawBehind {
                drawRect(Brush.verticalGradient(ground.tray))
                drawLine(GOLD_FLAT, Offset(0f, 0f), Offset(0f, size.height), 2.2f * density)
                drawLine(GOLD_FLAT, Offset(5f * density, 0f), Offset(5f * density, size.height), 0.6f * density)
            }.padding(start = 18.dp, end = 12.dp)
            .verticalScroll(rememberScrollState())
            .padding(vertical = 14.dp)
            .readAs(LOG),
        Arrangement.spacedBy(10.dp),
    ) {
        ByNight {
            asked(side)
            Log(side)
        }
    }
}

private const val LOG = 4f

/** What has happened, on the page of a book. */
@Composable
fun Log(side: CouncilSide) {
    val hall = hall
    side.view.log.forEach { Turn(it, hall) }
}

@Composable
private fun Turn(view: CouncilLogTurn, hall: Hall) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Heading(view.title, style = display(18.sp), colour = if (hall.light) hall.text else amber)
        Box(Modifier.weight(1f).height(8.dp).drawBehind { ruled(hall) })
    }
    view.lines.forEach { Told(it, hall) }
}

private fun androidx.compose.ui.graphics.drawscope.DrawScope.ruled(hall: Hall) {
    val y = size.height / 2
    fill(polygon(Offset(4 * density, y), 3.4f * density, 4), hall.line)
    drawLine(hall.line, Offset(4 * density, y), Offset(size.width, y), 0.9f * density)
}

@Composable
private fun Told(view: CouncilLogLine, hall: Hall) =
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(9.dp), Alignment.CenterVertically) {
        val medallion = view.medallion
        if (medallion != null) {
            Face(medallion, 30.dp)
        } else {
            Box(Modifier.size(30.dp).drawBehind { fill(polygon(center, 4 * density, 4), hall.line) })
        }
        Lines(view.sentence, text(15.sp), hall.text, Modifier.weight(1f), lines = 4)
    }
