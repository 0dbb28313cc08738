package dev.douze.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import dev.douze.core.NoticesView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.SoftText
import dev.douze.ui.components.TitleRule

/** The licences of all parts. */
@Composable
fun NoticesScreen(
    view: NoticesView,
    modifier: Modifier = Modifier,
) = Box(modifier.fillMaxSize(), Alignment.TopCenter) {
    LazyColumn(
        Modifier.widthIn(max = 640.dp),
        contentPadding = PaddingValues(Space.medium),
        verticalArrangement = Arrangement.spacedBy(Space.small),
    ) {
        item { AppText(view.line) }
        view.parts.forEach { part ->
            item { TitleRule(part.licence) }
            items(part.lines) { SoftText(it) }
        }
    }
}
