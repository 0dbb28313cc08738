package dev.douze.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent

/** Laid out and played, but not painted: for tests that look at no pixel, which take a fifth of the time so. */
@Composable
fun Unpainted(content: @Composable () -> Unit) = Box(Modifier.drawWithContent {}, propagateMinConstraints = true) { content() }
