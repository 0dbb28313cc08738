package dev.douze.ui.fault

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.ui.APP_NAME
import dev.douze.ui.Ground
import dev.douze.ui.art.Space
import dev.douze.ui.look.Letters
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.look.Look
import dev.douze.ui.parts.Divider
import dev.douze.ui.parts.OwnButton
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel

/** Something failed: the core's sentence, and the app's name to open it again. */
@Composable
fun FaultScreen(
    sentence: String,
    onRetry: (() -> Unit)?,
    modifier: Modifier = Modifier,
) = Column(
    modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(Space.large),
    Arrangement.spacedBy(Space.large, Alignment.CenterVertically),
    Alignment.CenterHorizontally,
) {
    Column(
        Modifier.widthIn(max = 480.dp).panel().padding(Space.large),
        Arrangement.spacedBy(Space.medium),
        Alignment.CenterHorizontally,
    ) {
        Picture(Signs.about, LocalTokens.current.accentHouse, 48.dp)
        Divider()
        Words(
            sentence,
            Modifier.semantics { liveRegion = LiveRegionMode.Assertive },
            align = TextAlign.Center,
        )
    }
    if (onRetry !=
        null
    ) {
        OwnButton(APP_NAME, onRetry, Modifier.widthIn(min = 200.dp), sign = Signs.again, main = true, style = LocalWords.current.plaque)
    }
}

/** The fault screen alone, when there is no core to ask for colours. */
@Composable
fun FaultApp(
    sentence: String,
    letters: Letters,
    onRetry: (() -> Unit)?,
) = Look(null, isSystemInDarkTheme(), letters) {
    Ground(APP_NAME, WindowInsets.safeDrawing) { FaultScreen(sentence, onRetry) }
}
