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
import dev.douze.ui.Desk
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.OwnButton
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.panel

/** The whole book as a file, and files from elsewhere; what each does stands below it. */
@Composable
internal fun BookFiles(
    view: ChronicleView,
    desk: Desk,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(12.dp)) {
    view.exports.forEach { Offer(it.label, it.hint, { desk.export(it.kind) }, it.enabled) }
    Offer(view.import.label, view.import.hint, { desk.import(view.import.endings) })
}

@Composable
private fun Offer(
    label: String,
    hint: String,
    onClick: () -> Unit,
    enabled: Boolean = true,
) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
    OwnButton(label, onClick, Modifier.fillMaxWidth(), hint = hint, enabled = enabled, style = LocalWords.current.smallStrong)
    SoftWords(hint, Modifier.clearAndSetSemantics {})
}
