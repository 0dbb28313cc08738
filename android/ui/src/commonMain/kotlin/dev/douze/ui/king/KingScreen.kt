package dev.douze.ui.king

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.douze.core.KingView
import dev.douze.ui.parts.Table

@Composable
fun KingScreen(view: KingView, turned: Boolean, table: Table, modifier: Modifier = Modifier) = Unit
