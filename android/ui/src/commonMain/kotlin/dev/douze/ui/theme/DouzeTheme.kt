/*
 * The look: gold lines on jewel grounds.
 *
 * - World.kt: `LocalTokens` are the colours of the world that the screen belongs to (house, King, Council, Forest), by day, by night
 *   or black; `InWorld(game) {}` puts a part into another world.
 * - Typography.kt: `LocalTypography` are the few ways to set words: `tiny small body strong` (Alegreya Sans), `name plaque title door`,
 *   `display(size)` (Federo), `score`, `word`, `word(size)` (Limelight).
 * - Shapes.kt: `PanelShape`, `ButtonShape`, `ChipShape`, `Dodecagon`, and as paths `chamfer`, `dodecagon`, `rays`, `rosette`, `star`,
 *   `stepped`, `trayEdge`, `diamond`.
 * - Gold.kt: `Tokens.goldBrush()`, `Modifier.goldFrame()`, `Modifier.shadowed()`, `Modifier.goldFace()`, `Modifier.ivoryFace()`.
 * - Grounds.kt: `Modifier.ground()` with its rays, `Modifier.tray()`.
 */
package dev.douze.ui.theme

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.platform.LocalDensity
import dev.douze.core.LookView
import dev.douze.core.Theme
import dev.douze.ui.art.Tokens

val LocalTokens = staticCompositionLocalOf { Tokens.light }

/** The accent of the world that the screen belongs to. */
val LocalAccent = staticCompositionLocalOf { Tokens.light.accentHouse }

/** Was the last input a key? Only then focus is drawn. The same state for good: only drawing reads it. */
val LocalByKey = staticCompositionLocalOf<State<Boolean>> { mutableStateOf(false) }

private const val LARGE_TEXT = 1.5f

/** Are letters so large that things stand below each other? */
val largeText: Boolean @Composable get() = LocalDensity.current.fontScale >= LARGE_TEXT

/** Colours, letters and Material's own scheme by the core's wish; in the house. */
@Composable
fun DouzeTheme(
    look: LookView?,
    systemDark: Boolean,
    letters: Fonts,
    systemContrast: Boolean = false,
    content: @Composable () -> Unit,
) {
    val light = light(look?.theme ?: Theme.SYSTEM, systemDark, systemContrast)
    val language = look?.language.orEmpty()
    val words = remember(letters, language) { Typography(letters, language) }
    CompositionLocalProvider(LocalLight provides light, LocalTypography provides words) {
        InWorld(null) { MaterialTheme(colorScheme = scheme(LocalTokens.current), content = content) }
    }
}

private fun scheme(tokens: Tokens) =
    lightColorScheme(
        primary = tokens.accentHouse,
        onPrimary = tokens.onAccent,
        background = tokens.paper,
        onBackground = tokens.ink,
        surface = tokens.paper,
        onSurface = tokens.ink,
        surfaceVariant = tokens.paperRaised,
        onSurfaceVariant = tokens.inkSoft,
        outline = tokens.line,
        outlineVariant = tokens.hairline,
        error = tokens.danger,
        onError = tokens.onDanger,
    )
