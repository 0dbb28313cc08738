package dev.douze.ui.king

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.KingFrame
import dev.douze.core.KingMotion
import dev.douze.core.KingSeatView
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieBody
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.OneLine
import dev.douze.ui.parts.press

private val zoneShape = RoundedCornerShape(14.dp)
private const val HALF = 180f

/** How the things before a seat are laid out. */
enum class ZoneShape {
    /** One of four, two beside each other. */
    TIGHT,

    /** As wide as the table. */
    BROAD,

    /** As high as large letters need. */
    LARGE,
}

/** What all seats of a table have in common. */
class ZoneLook(
    val shape: ZoneShape,
    val die: Dp,
    /** A larger value, in a line of its own. */
    val tall: Boolean,
    /** Larger names and cards. */
    val wide: Boolean,
    val body: DieBody,
    val tween: Tween<KingFrame>,
    val places: Places,
) {
    /** Of the picture of a card. */
    val card: Dp = if (wide) 52.dp else 28.dp
}

/** What lies before a seat; the whole of it explains the points, the card explains itself. */
@Composable
fun Zone(
    view: KingSeatView,
    look: ZoneLook,
    flipped: Boolean,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val tokens = LocalTokens.current
    val edge = if (view.active) LocalAccent.current else tokens.hairline
    Box(
        modifier
            .then(if (flipped) Modifier.rotate(HALF) else Modifier)
            .background(if (view.active) tokens.paperRaised else tokens.paper, zoneShape)
            .border(if (view.active) 2.5.dp else 1.dp, edge, zoneShape),
    ) {
        Box(Modifier.matchParentSize().press(view.spoken, zoneShape, { onIntent(view.why) }))
        when (look.shape) {
            ZoneShape.TIGHT -> Tight(view, look, onIntent)
            ZoneShape.BROAD -> Broad(view, look, onIntent)
            ZoneShape.LARGE -> Large(view, look, onIntent)
        }
    }
}

@Composable
private fun Tight(
    view: KingSeatView,
    look: ZoneLook,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxSize().padding(horizontal = Space.small, vertical = 5.dp)) {
    val news = look.tween.news(view)
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics {},
        Arrangement.spacedBy(3.dp),
        Alignment.CenterVertically,
    ) {
        SeatName(view, look, Modifier.weight(1f))
        Pile(view, 16.dp)
        Points(view.pointsShort, view.pointsStruck != null)
    }
    Row(Modifier.weight(1f), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
        SeatDie(view, look, news)
        Column(Modifier.weight(1f), Arrangement.Center, Alignment.CenterHorizontally) {
            Played(view, look.card, news, onIntent, Modifier.fillMaxWidth())
            if (!look.tall) Value(view, news, Modifier.fillMaxWidth())
        }
    }
    if (look.tall) Value(view, news, Modifier.fillMaxWidth().padding(vertical = Space.tiny), LocalWords.current.title)
    Foot(view, align = if (look.tall) TextAlign.Center else TextAlign.Start)
}

@Composable
private fun Broad(
    view: KingSeatView,
    look: ZoneLook,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier.fillMaxSize().padding(horizontal = 10.dp, vertical = Space.tiny),
    Arrangement.spacedBy(12.dp),
    Alignment.CenterVertically,
) {
    val news = look.tween.news(view)
    SeatDie(view, look, news)
    Column(Modifier.weight(1f)) {
        Row(
            Modifier.clearAndSetSemantics {},
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            SeatName(view, look, Modifier.weight(1f))
            Pile(view, 16.dp)
            Points(view.pointsShort, view.pointsStruck != null)
        }
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            Foot(view, Modifier.weight(1f))
            Column(Modifier.weight(1f), Arrangement.Center, Alignment.CenterHorizontally) {
                Played(view, look.card, news, onIntent, Modifier.fillMaxWidth())
                Value(view, news, Modifier.fillMaxWidth(), if (look.tall) LocalWords.current.title else LocalWords.current.strong)
            }
        }
    }
}

@Composable
private fun Large(
    view: KingSeatView,
    look: ZoneLook,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().padding(Space.small), Arrangement.spacedBy(Space.tiny)) {
    val news = look.tween.news(view)
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics {},
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        SeatName(view, look, Modifier.weight(1f))
        Pile(view, 24.dp)
        Points(view.pointsShort, view.pointsStruck != null)
    }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
        SeatDie(view, look, news)
        Column(Modifier.weight(1f)) {
            Played(view, look.card, news, onIntent, Modifier.fillMaxWidth())
            Value(view, news, Modifier.fillMaxWidth())
        }
    }
    Reasons(view)
}

/** The die; while it flies from seat to seat its place is empty. */
@Composable
private fun SeatDie(
    view: KingSeatView,
    look: ZoneLook,
    news: News,
) {
    val passed = (look.tween.moves as? KingMotion.DicePassed)?.passes.orEmpty().any { it.toSeat == view.seat }
    Die(
        look.body,
        view.face,
        look.die,
        struck = view.struck != null,
        motion = news.die,
        modifier = look.places.die(view.seat).alpha(if (passed) 0f else 1f).clearAndSetSemantics {},
    )
}

@Composable
private fun SeatName(
    view: KingSeatView,
    look: ZoneLook,
    modifier: Modifier,
) {
    val words = LocalWords.current
    val style = if (look.wide) words.body else words.small
    OneLine(view.name, modifier, if (view.active) style.copy(fontWeight = words.strong.fontWeight) else style)
}
