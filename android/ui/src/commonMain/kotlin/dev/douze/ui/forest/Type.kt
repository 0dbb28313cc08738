package dev.douze.ui.forest

import androidx.compose.runtime.Composable
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.sp
import dev.douze.ui.theme.LocalTypography

/** The face of scores, and of the numbers on coins. */
val numeral: TextStyle
    @Composable get() = LocalTypography.current.score

/** The face of names, buttons and lines above a table. */
val display: TextStyle
    @Composable get() = LocalTypography.current.plaque

/** Text beside the board. */
val plain: TextStyle
    @Composable get() = LocalTypography.current.small.copy(fontSize = 15.sp, lineHeight = 19.sp)
