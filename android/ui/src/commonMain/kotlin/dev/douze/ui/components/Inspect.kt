package dev.douze.ui.components

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
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** A card, a score or a value explained; [onIntent] null: it cannot be closed, and leads nowhere. */
@Composable
fun Inspect(
    view: InspectView,
    onIntent: ((Intent) -> Unit)?,
    modifier: Modifier = Modifier,
) = Column(modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
        view.face?.let { OpenCard(it, 48.dp) }
        Heading(view.title, Modifier.weight(1f), LocalTypography.current.strong)
        onIntent?.let { SignButton(view.close, Signs.close, it) }
    }
    view.rule?.let { SoftText(it) }
    if (view.receipts.isNotEmpty()) Receipts(view.receipts, onIntent)
    view.total?.let { AppText(it, style = LocalTypography.current.strong, colour = LocalAccent.current) }
    onIntent?.let { send -> view.more?.let { QuietButton(it, send, style = LocalTypography.current.smallStrong) } }
}

/** The steps of an account, the first first. */
@Composable
fun Receipts(
    receipts: List<ReceiptView>,
    onIntent: ((Intent) -> Unit)?,
    modifier: Modifier = Modifier,
) = Column(modifier, Arrangement.spacedBy(Space.small)) { receipts.forEach { Receipt(it, onIntent) } }

/** A step of an account, with the way to its rule. */
@Composable
fun Receipt(
    view: ReceiptView,
    onIntent: ((Intent) -> Unit)?,
) {
    val rule = view.rule.takeIf { onIntent != null }
    if (rule != null && onIntent != null && largeText) {
        Column(Modifier.fillMaxWidth()) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(10.dp), Alignment.CenterVertically) {
                view.face?.let { OpenCard(it, 40.dp) }
                AppText(view.points, Modifier.weight(1f), LocalTypography.current.strong)
                SignButton(rule, Signs.book, onIntent, ink = LocalTokens.current.inkSoft)
            }
            AppText(view.sentence, style = LocalTypography.current.small)
        }
        return
    }
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(2.dp), Alignment.CenterVertically) {
        Row(
            Modifier.weight(1f).semantics(mergeDescendants = true) {},
            Arrangement.spacedBy(10.dp),
            Alignment.CenterVertically,
        ) {
            view.face?.let { OpenCard(it, 40.dp) }
            AppText(view.sentence, Modifier.weight(1f), LocalTypography.current.small)
            if (view.points.isNotEmpty()) AppText(view.points, style = LocalTypography.current.strong)
        }
        if (rule != null && onIntent != null) SignButton(rule, Signs.book, onIntent, ink = LocalTokens.current.inkSoft)
    }
}
