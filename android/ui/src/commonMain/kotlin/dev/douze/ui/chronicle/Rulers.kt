package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.RulerListView
import dev.douze.core.RulerView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.components.press
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

private val medallion = 52.dp
private val inset = 12.dp

/** Who sat on the throne, one above the other along a thread; who sits there now is on top. */
@Composable
internal fun Rulers(
    view: RulerListView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small)) {
    Window(view.window, onIntent)
    if (view.rulers.isEmpty()) return@Column
    Column(Modifier.fillMaxWidth().panel()) {
        view.rulers.forEachIndexed { i, ruler ->
            val above = if (i == 0 && view.window.newer == null) null else LocalTokens.current.line
            val below = if (i == view.rulers.lastIndex && view.window.older == null) null else LocalTokens.current.line
            val x = inset + medallion / 2
            Ruler(
                ruler,
                onIntent,
                Modifier.drawBehind {
                    val middle = size.height / 2
                    above?.let { drawLine(it, Offset(x.toPx(), 0f), Offset(x.toPx(), middle), THREAD.toPx()) }
                    below?.let { drawLine(it, Offset(x.toPx(), middle), Offset(x.toPx(), size.height), THREAD.toPx()) }
                },
            )
        }
    }
}

private val THREAD: Dp = 2.dp

@Composable
private fun Ruler(
    view: RulerView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Row(
    Modifier
        .fillMaxWidth()
        .heightIn(min = Space.touch)
        .clip(ButtonShape)
        .press(view.spoken, ButtonShape, { onIntent(view.open) })
        .then(modifier)
        .padding(inset, 10.dp)
        .clearAndSetSemantics {},
    Arrangement.spacedBy(Space.medium),
    Alignment.CenterVertically,
) {
    ThronePicture(view.throne, medallion)
    Column(Modifier.weight(1f)) {
        AppText(view.years, style = LocalTypography.current.smallStrong, colour = LocalAccent.current)
        AppText(view.throne.name, style = LocalTypography.current.strong)
        SoftText(view.line)
    }
}
