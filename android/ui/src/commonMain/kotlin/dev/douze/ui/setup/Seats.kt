package dev.douze.ui.setup

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.SeatSetupView
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.art.courtier
import dev.douze.ui.art.picture
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Face
import dev.douze.ui.components.FittingWords
import dev.douze.ui.components.Picture
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.components.plaque
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.goldBrush
import dev.douze.ui.theme.largeText

/** The room of a seat at a table, and in a tournament. */
internal val seatWidth = 104.dp
internal val seatHeight = 104.dp
internal val smallSeatWidth = 80.dp
internal val smallSeatHeight = 92.dp

/** A seat at the table: a tap opens who sits there. */
@Composable
internal fun Seat(
    view: SeatSetupView,
    game: GameKind,
    open: Boolean,
    onIntent: (Intent) -> Unit,
) = Seated(view, game, open, onIntent, seatWidth, 64.dp)

/** The same in a tournament. */
@Composable
internal fun SmallSeat(
    view: SeatSetupView,
    game: GameKind,
    open: Boolean,
    onIntent: (Intent) -> Unit,
) = Seated(view, game, open, onIntent, smallSeatWidth, 52.dp)

@Composable
private fun Seated(
    view: SeatSetupView,
    game: GameKind,
    open: Boolean,
    onIntent: (Intent) -> Unit,
    width: Dp,
    side: Dp,
) = Box(
    Modifier.width(width).press(view.spoken, PanelShape, { onIntent(view.open) }),
    Alignment.TopCenter,
) {
    val tokens = LocalTokens.current
    val own = view.strength == 0
    val wrong = view.name?.error != null
    // The rim of an open seat glows.
    Face(view.medallion, side, if (open) Modifier.border(3.dp, tokens.glow, CircleShape) else Modifier)
    val edge = if (wrong) Modifier.border(2.dp, tokens.danger, ButtonShape) else Modifier
    Column(
        Modifier.padding(
            top = side - 10.dp
        ).fillMaxWidth().then(edge).plaque(own).padding(horizontal = 6.dp, vertical = 3.dp).clearAndSetSemantics {
        },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        val ink = if (own) tokens.activeInk else tokens.plaqueInk
        FittingWords(view.called, Modifier.fillMaxWidth(), LocalTypography.current.name, ink, TextAlign.Center)
        if (own) {
            FittingWords(view.line, Modifier.fillMaxWidth(), LocalTypography.current.tiny, tokens.activeSoft, TextAlign.Center)
        } else {
            Strength(game, view.strength, tokens.plaqueSoft, 15.dp, Modifier.padding(vertical = 1.dp))
        }
    }
}

/** A seat as a row: with large letters, and above its own choices. */
@Composable
internal fun LongSeat(
    view: SeatSetupView,
    game: GameKind,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier.fillMaxWidth().panel().press(view.spoken, PanelShape, { onIntent(view.open) }).padding(Space.small),
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
) { Sitting(view, game) }

/** Who sits there, side by side. */
@Composable
internal fun Sitting(
    view: SeatSetupView,
    game: GameKind,
) {
    Face(view.medallion, 52.dp)
    Column(Modifier.clearAndSetSemantics {}) {
        AppText(view.called, style = LocalTypography.current.name)
        AppText(view.line, style = LocalTypography.current.small, colour = LocalTokens.current.inkSoft)
        if (view.strength > 0) Strength(game, view.strength, LocalTokens.current.line, 16.dp)
    }
}

/** How strong a rival is: crowns, bells or acorns. Words say it, too. */
@Composable
internal fun Strength(
    game: GameKind,
    count: Int,
    colour: Color,
    side: Dp,
    modifier: Modifier = Modifier,
) = Row(modifier, Arrangement.spacedBy(1.dp, Alignment.CenterHorizontally)) {
    repeat(count) { Picture(game.strengthSign, colour, side) }
}

private val GameKind.strengthSign: ImageVector
    get() =
        when (this) {
            GameKind.KING -> crownSign
            GameKind.COUNCIL -> picture(Emblem.BELL.path)
            GameKind.FOREST -> acornSign
        }

private val crownSign = picture("M3 6.4L7.6 10.4L12 3.4L16.4 10.4L21 6.4L19.4 17.2H4.6zM4.6 18.6H19.4V21H4.6z")
private val acornSign =
    picture(
        "M11 3.6L12.2 1.8L13.6 2.8L12.9 4.1C17 4.5 19.8 6.8 19.8 9.8H4.2C4.2 6.8 7 4.5 11 4.1zM5.6 11.2H18.4C18.4 15.8 15.4 19.4 12 22.2C8.6 19.4 5.6 15.8 5.6 11.2z"
    )
