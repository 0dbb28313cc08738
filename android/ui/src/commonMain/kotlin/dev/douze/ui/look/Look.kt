package dev.douze.ui.look

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.intl.LocaleList
import androidx.compose.ui.unit.dp
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.LookView
import dev.douze.core.Screen
import dev.douze.core.Theme
import dev.douze.ui.art.TextSize
import dev.douze.ui.art.Tokens

/** Families of the letters: the platform's own, unless a shell or a test names others. */
@Immutable
class Letters(
    val sans: FontFamily = FontFamily.Default,
    val serif: FontFamily = FontFamily.Serif,
    val mono: FontFamily = FontFamily.Monospace,
)

/** The few ways to set words. */
@Immutable
class Words(
    letters: Letters,
    language: String,
) {
    private val locale = LocaleList(language)
    val small = TextStyle(fontFamily = letters.sans, fontSize = TextSize.small, lineHeight = TextSize.small * LINE, localeList = locale)
    val body = TextStyle(fontFamily = letters.sans, fontSize = TextSize.body, lineHeight = TextSize.body * LINE, localeList = locale)
    val code = small.copy(fontFamily = letters.mono)
    val strong = body.copy(fontWeight = FontWeight.Bold)
    val smallStrong = small.copy(fontWeight = FontWeight.Bold)
    val title =
        TextStyle(
            fontFamily = letters.serif,
            fontWeight = FontWeight.Bold,
            fontSize = TextSize.title,
            lineHeight = TextSize.title * TITLE_LINE,
            localeList = locale,
        )

    private companion object {
        const val LINE = 1.3f
        const val TITLE_LINE = 1.2f
    }
}

val LocalTokens = staticCompositionLocalOf { Tokens.light }
val LocalWords = staticCompositionLocalOf { Words(Letters(), "en") }

/** The accent of the game that the screen belongs to. */
val LocalAccent = staticCompositionLocalOf { Tokens.light.accentForest }

/** Was the last input a key? Only then focus is drawn. The same state for good: only drawing reads it. */
val LocalByKey = staticCompositionLocalOf<State<Boolean>> { mutableStateOf(false) }

private const val LARGE_TEXT = 1.5f

/** Are letters so large that things stand below each other? */
val largeText: Boolean @Composable get() = LocalDensity.current.fontScale >= LARGE_TEXT

val PanelShape = RoundedCornerShape(16.dp)
val ButtonShape = RoundedCornerShape(14.dp)

fun tokens(
    theme: Theme,
    systemDark: Boolean,
): Tokens =
    when (theme) {
        Theme.SYSTEM -> if (systemDark) Tokens.dark else Tokens.light
        Theme.LIGHT -> Tokens.light
        Theme.DARK -> Tokens.dark
        Theme.BLACK -> Tokens.black
    }

/** Is what a screen lies on light? Then the system's signs over it are dark. */
fun Screen.isLight(systemDark: Boolean): Boolean {
    val tokens = tokens(look.theme, systemDark)
    return (if (body is Body.Curtain) tokens.curtain else tokens.paper).luminance() > HALF_LIGHT
}

private const val HALF_LIGHT = 0.5f

fun Tokens.accent(game: GameKind): Color =
    when (game) {
        GameKind.KING -> accentKing
        GameKind.COUNCIL -> accentCouncil
        GameKind.FOREST -> accentForest
    }

/** Colours, letters and Material's own scheme by the core's wish. */
@Composable
fun Look(
    look: LookView?,
    systemDark: Boolean,
    letters: Letters,
    content: @Composable () -> Unit,
) {
    val tokens = tokens(look?.theme ?: Theme.SYSTEM, systemDark)
    val language = look?.language.orEmpty()
    val words = remember(letters, language) { Words(letters, language) }
    CompositionLocalProvider(
        LocalTokens provides tokens,
        LocalWords provides words,
        LocalAccent provides tokens.accentForest,
    ) {
        MaterialTheme(colorScheme = scheme(tokens), content = content)
    }
}

private fun scheme(tokens: Tokens) =
    lightColorScheme(
        primary = tokens.accentForest,
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
