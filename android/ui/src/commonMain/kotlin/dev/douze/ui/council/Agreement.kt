package dev.douze.ui.council

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.AgreementView
import dev.douze.core.AimView
import dev.douze.core.Intent
import dev.douze.core.OpinionView
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.art.month
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Heading
import dev.douze.ui.components.Picture
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.edged
import dev.douze.ui.components.panel
import dev.douze.ui.components.picture
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.goldBrush

/** What the councillors say, and what the month asks for; where there is little room, only while the council decides. */
@Composable
fun Counsel(
    side: CouncilSide,
    room: TrayRoom,
) {
    val view = side.view
    view.agreement?.let { Agreement(it) }
    val decides = view.agreement != null || view.table.dilemma.number == 0
    if (decides || !room.folded) view.aim?.let { Aim(it, side.table.onIntent) }
}

/** What the month asks for, and how far it is; it leads to the month's story and lists. */
@Composable
fun Aim(
    view: AimView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Row(
    modifier
        .fillMaxWidth()
        .heightIn(min = Space.touch)
        .edged(false, fill = LocalTokens.current.paperRaised)
        .press(view.spoken, ButtonShape, { onIntent(view.open) })
        .padding(horizontal = 10.dp, vertical = 3.dp)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
) {
    val typography = LocalTypography.current
    Picture(picture(Emblem.CROWN.path), LocalAccent.current, 20.dp)
    AppText(view.month, style = typography.smallStrong)
    AppText(view.line, Modifier.weight(1f), typography.small)
    if (view.count.isNotEmpty()) {
        AppText(
            view.count,
            style = typography.strong,
            colour = if (view.reached) LocalTokens.current.targetMet else LocalTokens.current.ink
        )
    }
    if (view.reached) Picture(Signs.check, LocalTokens.current.targetMet, 18.dp)
}

/** The same as a sign beside the turn, where there is no room for a line: the month's window, and how far its aim is. */
@Composable
fun AimSign(
    view: AimView,
    month: Int,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Row(
    modifier
        .heightIn(min = Space.touch)
        .widthIn(min = Space.touch)
        .press(view.spoken, ButtonShape, { onIntent(view.open) })
        .clearAndSetSemantics {},
    Arrangement.spacedBy(3.dp, Alignment.CenterHorizontally),
    Alignment.CenterVertically,
) {
    val tokens = LocalTokens.current
    Picture(month(month - 1), Modifier.size(34.dp).clip(CircleShape).border(1.6.dp, tokens.goldBrush(), CircleShape), Crop.COVER)
    if (view.count.isNotEmpty()) {
        AppText(view.count, style = LocalTypography.current.smallStrong, colour = if (view.reached) tokens.targetMet else tokens.ink)
    }
}

/** What the councillors say to what the council decides, before it happens. */
@Composable
fun Agreement(
    view: AgreementView,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(10.dp), Arrangement.spacedBy(Space.tiny)) {
    Heading(view.label, style = LocalTypography.current.smallStrong)
    view.opinions.forEach { Opinion(it) }
    SoftText(view.note)
}

@Composable
private fun Opinion(view: OpinionView) =
    Row(
        Modifier.semantics(mergeDescendants = true) { contentDescription = view.spoken },
        Arrangement.spacedBy(Space.small),
        Alignment.CenterVertically,
    ) {
        val tokens = LocalTokens.current
        val sign = if (view.yes) Signs.check else Signs.close
        Picture(sign, if (view.yes) tokens.targetMet else tokens.danger, 16.dp)
        AppText(view.name, Modifier.clearAndSetSemantics {}, LocalTypography.current.smallStrong)
        AppText(view.sentence, Modifier.weight(1f).clearAndSetSemantics {}, LocalTypography.current.small)
    }
