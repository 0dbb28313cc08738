package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.HintView
import dev.douze.core.WeighedView
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.WeighedRows
import dev.douze.ui.components.hinted
import dev.douze.ui.components.press
import dev.douze.ui.theme.largeText

private val shape = Chamfer()

/**
 * What a strong player would do: the stars are on the cards; here stands why, in one sentence. A tap on it shows the figures
 * and the other reasons.
 */
@Composable
fun HintBar(view: HintView, side: CouncilSide) {
    val hall = hall
    var open by remember(view) { mutableStateOf(false) }
    val best = view.options.firstOrNull()
    val onCards = side.view.hands.filter { it.choosable }.flatMap { it.cards }.map { it.face }
    val others = if (largeText) view.options else view.options.filter { it.face == null || it.face !in onCards }
    Column(
        Modifier.fillMaxWidth().drawBehind { plaque(hall, active = false) }.padding(6.dp).semantics { paneTitle = view.title },
        Arrangement.spacedBy(4.dp),
    ) {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            Row(
                Modifier
                    .weight(1f)
                    .heightIn(min = touch)
                    .hinted(view, shape, { open = !open }, hall.text)
                    .padding(4.dp)
                    .clearAndSetSemantics {},
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Box(
                    Modifier.size(26.dp).drawBehind {
                        fill(polygon(center, size.width / 2), golden(0f, size.height))
                        fill(star(center, size.width * 0.38f, size.width * 0.16f, 5), ivoryInk)
                    },
                )
                Column(Modifier.weight(1f)) {
                    best?.let { Lines(it.label, display(16.sp), hall.text, lines = 2) }
                    view.reasons.firstOrNull()?.let { Lines(it, text(14.sp), hall.soft, lines = 3) }
                }
            }
            SignButton(view.close, Signs.close, side.table.onIntent, ink = hall.text)
        }
        if (open) Figures(view.options, view.reasons.drop(1))
        if (others.isNotEmpty()) WeighedRows(others, side.table.onIntent)
    }
}

@Composable
private fun Figures(options: List<WeighedView>, reasons: List<String>) =
    Column(Modifier.fillMaxWidth().padding(horizontal = 8.dp), Arrangement.spacedBy(3.dp)) {
        options.forEach { option ->
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
                Lines(option.label, text(14.sp, strong = true), hall.text, Modifier.weight(1f), lines = 2)
                Lines(option.worth, text(14.sp), hall.soft, Modifier.weight(1f), lines = 3)
            }
        }
        reasons.forEach { Lines(it, text(14.sp), hall.soft, lines = 4) }
    }
