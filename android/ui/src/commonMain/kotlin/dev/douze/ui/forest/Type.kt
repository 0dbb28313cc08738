package dev.douze.ui.forest

import androidx.compose.runtime.Composable
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.sp
import dev.douze.ui.look.LocalWords

/** The face of scores, and of the numbers on coins. */
val numeral: TextStyle
    @Composable get() = LocalWords.current.score

/** The face of names, buttons and lines above a table. */
val display: TextStyle
    @Composable get() = LocalWords.current.plaque

/** Text beside the board. */
val plain: TextStyle
    @Composable get() = LocalWords.current.small.copy(fontSize = 15.sp, lineHeight = 19.sp)
