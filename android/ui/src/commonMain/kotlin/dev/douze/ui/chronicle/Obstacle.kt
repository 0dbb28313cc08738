package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.unit.dp
import dev.douze.core.ChoicesView
import dev.douze.core.ChronicleIntent
import dev.douze.core.FieldView
import dev.douze.core.Intent
import dev.douze.core.ObstacleView
import dev.douze.ui.art.Space
import dev.douze.ui.components.Field
import dev.douze.ui.components.Heading
import dev.douze.ui.components.ShortChoices
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import kotlinx.coroutines.delay

/** So long after the last letter typing has ended. */
private const val REST_MS = 800L

/** What stood most in the way: as the game suggests, or in own words. */
@Composable
internal fun Obstacle(
    view: ObstacleView,
    onIntent: (Intent) -> Unit,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    Heading(view.label, style = LocalTypography.current.smallStrong, colour = LocalTokens.current.inkSoft)
    if (view.suggestions.isNotEmpty()) ShortChoices(ChoicesView(view.label, view.suggestions), onIntent)
    RestingField(view.field, view.reign) { onIntent(Intent.Chronicle(ChronicleIntent.TypeObstacle(view.reign, it))) }
}

/** Something to type that is saved at once: it is sent after a rest, when the field is left, and when what it is [of] is left. */
@Composable
internal fun RestingField(
    view: FieldView,
    of: Any,
    onTyped: (String) -> Unit,
) {
    val send by rememberUpdatedState(onTyped)
    var typed by remember(of) { mutableStateOf<String?>(null) }
    val finish = {
        typed?.let {
            typed = null
            send(it)
        }
    }
    LaunchedEffect(typed) {
        if (typed != null) {
            delay(REST_MS)
            finish()
        }
    }
    DisposableEffect(of) { onDispose { finish() } }
    Field(view, { typed = it }, Modifier.onFocusChanged { if (!it.hasFocus) finish() })
}
