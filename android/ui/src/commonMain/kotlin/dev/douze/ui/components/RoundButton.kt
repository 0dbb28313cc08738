package dev.douze.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.ButtonView
import dev.douze.core.ExportView
import dev.douze.core.Intent
import dev.douze.ui.FileTransfer
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.PanelShape
import dev.douze.ui.theme.dodecagon
import dev.douze.ui.theme.goldBrush

private val side = 50.dp
private val widest = 124.dp

/** Something else that can be done at the end of a scene: a sign in a dodecagon, a word below it. */
@Composable
fun RoundButton(view: ButtonView, sign: ImageVector, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) =
    Round(view.label, sign, modifier.press(view, PanelShape, onIntent))

/** The same for a file to be made. */
@Composable
fun RoundExport(view: ExportView, sign: ImageVector, desk: FileTransfer, modifier: Modifier = Modifier) =
    Round(view.label, sign, modifier.press(view.label, PanelShape, { desk.export(view.kind) }, enabled = view.enabled, state = view.hint))

@Composable
private fun Round(label: String, sign: ImageVector, modifier: Modifier) =
    Column(modifier.widthIn(min = 56.dp, max = widest), Arrangement.spacedBy(4.dp), Alignment.CenterHorizontally) {
        val tokens = LocalTokens.current
        val drawn =
            Modifier.drawWithCache {
                val all = Rect(Offset.Zero, size).deflate(1.dp.toPx())
                val outer = Path().apply { dodecagon(all) }
                val inner = Path().apply { dodecagon(all.deflate(4.dp.toPx())) }
                val fill = Brush.verticalGradient(listOf(tokens.plaqueTop, tokens.plaqueLow))
                val gold = tokens.goldBrush()
                onDrawBehind {
                    drawPath(outer, fill)
                    drawPath(outer, gold, style = Stroke(1.6.dp.toPx()))
                    drawPath(inner, tokens.gold, 0.8f, Stroke(0.5.dp.toPx()))
                }
            }
        Box(Modifier.size(side).then(drawn), Alignment.Center) { Picture(sign, tokens.plaqueInk, 24.dp) }
        AppText(label, Modifier.clearAndSetSemantics {}, LocalTypography.current.small, align = TextAlign.Center)
    }

/** What leads on from a scene. */
object SceneSigns {
    val review = picture("M4 19.5V4.5H6V17.5H20V19.5ZM8.2 14.6L12 9.4L14.6 11.8L18.6 6L20.2 7.2L15 14.8L12.3 12.3L9.8 15.8Z")
    val share = picture("M12 2.8L16.8 7.6L15.4 9L13 6.6V15H11V6.6L8.6 9L7.2 7.6ZM5 11H8.5V13H7V19.2H17V13H15.5V11H19V21.2H5Z")
    val again = picture("M12 5.2V2L7 6.4L12 10.8V7.6A5.9 5.9 0 1 1 6.1 13.5H3.7A8.3 8.3 0 1 0 12 5.2Z")
    val home = picture("M12 3.4L21.2 11.4L19.9 12.9L18.4 11.6V20.4H13.9V14.6H10.1V20.4H5.6V11.6L4.1 12.9L2.8 11.4Z")
}
