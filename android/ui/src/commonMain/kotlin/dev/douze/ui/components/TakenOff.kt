package dev.douze.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.TakenOffView
import dev.douze.ui.art.Space
import dev.douze.ui.theme.LocalTypography

/** What was taken off a list, and the button that brings it back. */
@Composable
fun TakenOff(
    view: TakenOffView,
    onIntent: (Intent) -> Unit,
) = Row(
    Modifier.fillMaxWidth().panel().padding(12.dp, Space.small),
    Arrangement.spacedBy(12.dp),
    Alignment.CenterVertically,
) {
    AppText(view.words, Modifier.weight(1f).live(), LocalTypography.current.small)
    QuietButton(view.restore, onIntent, style = LocalTypography.current.smallStrong)
}
