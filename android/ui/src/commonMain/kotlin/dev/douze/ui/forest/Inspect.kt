package dev.douze.ui.forest

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.InspectView
import dev.douze.core.Intent
import dev.douze.core.ReceiptView
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CardFace
import dev.douze.ui.parts.Heading
import dev.douze.ui.parts.SignButton
import dev.douze.ui.parts.Signs
import dev.douze.ui.parts.SoftWords
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.panel

/** A card or a score explained; [onIntent] null: it cannot be closed. */
@Composable
fun Inspect(
    view: InspectView,
    onIntent: ((Intent) -> Unit)?,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
        view.card?.let { CardFace(it, 48.dp) }
        Heading(view.title, Modifier.weight(1f), LocalWords.current.strong)
        onIntent?.let { SignButton(view.close, Signs.close, it) }
    }
    view.rule?.let { SoftWords(it) }
    view.receipts.forEach { Receipt(it) }
    view.total?.let { Words(it, style = LocalWords.current.strong, colour = LocalAccent.current) }
}

@Composable
private fun Receipt(view: ReceiptView) =
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        CardFace(view.card, 40.dp)
        Words(view.sentence, Modifier.weight(1f), LocalWords.current.small)
        Words(view.points, style = LocalWords.current.strong, colour = LocalTokens.current.ink)
    }
