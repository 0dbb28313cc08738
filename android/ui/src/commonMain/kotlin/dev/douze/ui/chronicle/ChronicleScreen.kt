package dev.douze.ui.chronicle

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.douze.core.ChronicleView
import dev.douze.core.Intent
import dev.douze.ui.parts.Words

/** The book of all councils. */
@Composable
fun ChronicleScreen(
    view: ChronicleView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Words(view.summary, modifier)
