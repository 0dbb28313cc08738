package dev.douze.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import dev.douze.ui.look.LocalTokens

/** The surface of a screen fills the window; what is on it keeps out of [insets]: bars, cutouts, the keyboard. */
@Composable
internal fun Ground(
    title: String,
    insets: WindowInsets,
    modifier: Modifier = Modifier,
    colour: Color = LocalTokens.current.paper,
    content: @Composable () -> Unit,
) = Box(modifier.fillMaxSize().background(colour).semantics { paneTitle = title }) {
    Box(Modifier.fillMaxSize().windowInsetsPadding(insets)) { content() }
}
