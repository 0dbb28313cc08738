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
import dev.douze.ui.Scaffold
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Divider
import dev.douze.ui.components.OwnButton
import dev.douze.ui.components.Picture
import dev.douze.ui.components.Signs
import dev.douze.ui.components.panel
import dev.douze.ui.theme.DouzeTheme
import dev.douze.ui.theme.Fonts
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

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
        AppText(
            sentence,
            Modifier.semantics { liveRegion = LiveRegionMode.Assertive },
            align = TextAlign.Center,
        )
    }
    if (onRetry !=
        null
    ) {
        OwnButton(
            APP_NAME,
            onRetry,
            Modifier.widthIn(min = 200.dp),
            sign = Signs.again,
            main = true,
            style = LocalTypography.current.plaque
        )
    }
}

/** The fault screen alone, when there is no core to ask for colours. */
@Composable
fun FaultApp(
    sentence: String,
    letters: Fonts,
    onRetry: (() -> Unit)?,
) = DouzeTheme(null, isSystemInDarkTheme(), letters) {
    Scaffold(APP_NAME, WindowInsets.safeDrawing) { FaultScreen(sentence, onRetry) }
}
