package dev.douze.ui.fair

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.selection.SelectionContainer
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import dev.douze.core.DealView
import dev.douze.core.FairView
import dev.douze.core.Intent
import dev.douze.core.QrView
import dev.douze.ui.FileTransfer
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.Bars
import dev.douze.ui.components.Heading
import dev.douze.ui.components.OwnButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.live
import dev.douze.ui.components.panel
import dev.douze.ui.theme.LocalTypography

/** The chance of a game: its fingerprint, the seed at the end and its check, the rolls, the same deal for others. */
@Composable
fun FairScreen(
    view: FairView,
    desk: FileTransfer,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = Box(modifier.fillMaxSize(), Alignment.TopCenter) {
    Column(
        Modifier
            .verticalScroll(rememberScrollState())
            .widthIn(max = 720.dp)
            .padding(horizontal = Space.medium)
            .padding(bottom = Space.large),
        Arrangement.spacedBy(12.dp),
    ) {
        view.lines.forEach { AppText(it, Modifier.fillMaxWidth()) }
        Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
            Heading(view.hashLabel, style = LocalTypography.current.strong)
            SelectionContainer {
                AppText(view.hash, Modifier.clearAndSetSemantics { contentDescription = view.hashSpoken }, LocalTypography.current.small)
            }
            if (view.line.isNotEmpty()) {
                Heading(view.lineLabel, style = LocalTypography.current.strong)
                SelectionContainer { AppText(view.line) }
            }
            view.check?.let { QuietButton(it, onIntent, style = LocalTypography.current.name) }
            view.verdict?.let { AppText(it, Modifier.live(), LocalTypography.current.strong) }
            view.byHand.forEach { SoftText(it) }
        }
        view.rolls?.let { Bars(it) }
        view.deal?.let { Deal(it, desk) }
    }
}

@Composable
private fun Deal(
    view: DealView,
    desk: FileTransfer,
) = Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
    Heading(view.title, style = LocalTypography.current.strong)
    AppText(view.line, style = LocalTypography.current.small)
    SelectionContainer { AppText(view.code, style = LocalTypography.current.strong) }
    view.qr?.let { Qr(it, Modifier.align(Alignment.CenterHorizontally)) }
    OwnButton(view.share.textLabel, { desk.shareText(view.share) }, Modifier.fillMaxWidth(), style = LocalTypography.current.smallStrong)
}

/** Dark on light in every theme, as cameras want it. */
@Composable
private fun Qr(
    view: QrView,
    modifier: Modifier,
) = Spacer(
    modifier
        .size(200.dp)
        .semantics {
            contentDescription = view.spoken
            role = Role.Image
        }.drawBehind {
            drawRect(Color.White)
            val module = size.minDimension / (view.side + 2 * QUIET)
            view.dark.forEachIndexed { i, dark ->
                val at = Offset(i % view.side + QUIET, i / view.side + QUIET) * module
                // A hair wider, so that neighbours leave no line between them.
                if (dark) drawRect(Color.Black, at, Size(module + 0.5f, module + 0.5f))
            }
        },
)

private const val QUIET = 4f
