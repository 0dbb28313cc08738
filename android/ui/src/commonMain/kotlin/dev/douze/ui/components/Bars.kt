package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import dev.douze.core.BarView
import dev.douze.core.BarsView
import dev.douze.ui.art.Space
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText

/** A distribution: bars below each other, each with its words; the length is the core's. */
@Composable
fun Bars(view: BarsView) =
    Column(Modifier.fillMaxWidth().panel().padding(12.dp), Arrangement.spacedBy(Space.small)) {
        Heading(view.title, style = LocalTypography.current.strong)
        view.bars.forEach { Bar(it) }
    }

@Composable
private fun Bar(view: BarView) {
    val spoken = Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = view.spoken }
    if (largeText) {
        Column(spoken, Arrangement.spacedBy(Space.tiny)) {
            AppText(view.label, style = LocalTypography.current.small)
            AppText(view.value, style = LocalTypography.current.smallStrong)
            Length(view.length, Modifier.fillMaxWidth())
        }
    } else {
        Row(spoken, Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
            AppText(view.label, Modifier.weight(LABEL), LocalTypography.current.small)
            Length(view.length, Modifier.weight(LENGTH))
            AppText(view.value, Modifier.weight(VALUE), LocalTypography.current.smallStrong)
        }
    }
}

/** A groove, filled as far as it goes. */
@Composable
private fun Length(
    length: Int,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    val accent = LocalAccent.current
    Box(modifier.height(14.dp).edged(false, edge = tokens.line)) {
        Box(
            Modifier
                .fillMaxWidth(length / WHOLE)
                .fillMaxHeight()
                .clip(ButtonShape)
                .background(Brush.verticalGradient(listOf(lerp(accent, tokens.goldShine, SHINE), accent)))
        )
    }
}

private const val SHINE = 0.3f
private const val WHOLE = 1000f
private const val LABEL = 1.2f
private const val LENGTH = 1.4f
private const val VALUE = 1f
