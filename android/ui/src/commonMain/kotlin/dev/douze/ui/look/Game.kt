package dev.douze.ui.look

import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import dev.douze.core.GameKind
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Tokens

/** The game that the screen belongs to; none at home. */
val LocalGame = staticCompositionLocalOf<GameKind?> { null }

/** On parchment, which is light in every theme, only a dark accent is seen. */
val parchmentAccent: Color @Composable get() = Tokens.light.accent(LocalGame.current ?: GameKind.KING)

val GameKind.emblem: Emblem
    get() =
        when (this) {
            GameKind.KING -> Emblem.KING
            GameKind.COUNCIL -> Emblem.COUNCIL
            GameKind.FOREST -> Emblem.FOREST
        }
