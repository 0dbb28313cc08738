package dev.douze.ui.components

import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.ui.art.Space
import dev.douze.ui.theme.topPane

/** It leaves the upper part of a table to be seen. */
private const val MOST = 0.74f

/** What was asked for, over hand and buttons of an upright window: as high as it needs, and scrolling beyond that. */
@Composable
fun BoxScope.Sheet(room: WindowLayout, content: @Composable ColumnScope.() -> Unit) =
    Column(
        Modifier
            .align(Alignment.BottomCenter)
            .fillMaxWidth()
            .topPane()
            // What is behind it is not pressed through it.
            .pointerInput(Unit) { detectTapGestures {} }
            .heightIn(max = MOST * room.height)
            .verticalScroll(rememberScrollState())
            .padding(horizontal = Space.small)
            .padding(top = 12.dp, bottom = Space.small),
        Arrangement.spacedBy(Space.small),
        content = content,
    )
