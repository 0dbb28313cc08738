package dev.douze.ui.chronicle

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.layer.drawLayer
import androidx.compose.ui.graphics.rememberGraphicsLayer
import androidx.compose.ui.unit.dp
import dev.douze.core.Intent
import dev.douze.core.ReignPageView
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.OwnButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Receipt
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** A page of the book: the leaf that can be shared, and its actions. */
@Composable
internal fun Page(
    view: ReignPageView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
) {
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
        FlowRow(Modifier.weight(1f), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
            view.older?.let { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
            view.newer?.let { QuietButton(it, onIntent, style = LocalTypography.current.smallStrong) }
        }
        SignButton(view.close, Signs.close, onIntent)
    }
    val layer = rememberGraphicsLayer()
    val drawn =
        Modifier.drawWithContent {
            layer.record { this@drawWithContent.drawContent() }
            drawLayer(layer)
        }
    view.struck?.let {
        AppText(it, Modifier.fillMaxWidth().panel().padding(12.dp), LocalTypography.current.small, LocalTokens.current.danger)
    }
    Leaf(view, drawn)
    Obstacle(view.obstacle, onIntent)
    Corrections(view, onIntent)
    if (view.receipts.isNotEmpty()) {
        Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
            view.receipts.forEach { Receipt(it, onIntent) }
        }
    }
    Column(Modifier.padding(horizontal = Space.tiny), Arrangement.spacedBy(2.dp)) {
        view.notes.forEach { SoftText(it) }
        SoftText(view.deck)
    }
    FlowRow(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
        val small = LocalTypography.current.smallStrong
        view.replay?.let { QuietButton(it, onIntent, style = small) }
        OwnButton(view.share.pictureLabel, { desk.sharePicture(view.share) { layer.toImageBitmap() } }, style = small)
        OwnButton(view.share.textLabel, { desk.shareText(view.share) }, style = small)
    }
}
