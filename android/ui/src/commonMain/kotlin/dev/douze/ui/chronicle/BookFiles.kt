package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import dev.douze.core.ChronicleView
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Space
import dev.douze.ui.components.ExportButton
import dev.douze.ui.components.OwnButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTypography

/** The whole book as a file, and files from elsewhere; what each does stands below it. */
@Composable
internal fun BookFiles(
    view: ChronicleView,
    desk: FileTransfer,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(12.dp)) {
    val style = LocalTypography.current.smallStrong
    view.exports.forEach { Offer(it.hint) { ExportButton(it, desk, Modifier.fillMaxWidth(), style) } }
    view.import.let { import ->
        Offer(import.hint) {
            OwnButton(import.label, { desk.import(import.endings) }, Modifier.fillMaxWidth(), hint = import.hint, style = style)
        }
    }
}

@Composable
private fun Offer(
    hint: String,
    button: @Composable () -> Unit,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
    button()
    SoftText(hint, Modifier.clearAndSetSemantics {})
}
