package dev.douze.ui.theme

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Screen
import dev.douze.core.Theme
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Tokens

/** In which light a world is seen. */
enum class Light { DAY, NIGHT, BLACK, CONTRAST }

/** The light of the whole window. */
val LocalLight = staticCompositionLocalOf { Light.NIGHT }

/** The game whose world the screen belongs to; none in the house: home, settings, Chronicle, decks. */
val LocalGame = staticCompositionLocalOf<GameKind?> { null }

fun light(
    theme: Theme,
    systemDark: Boolean,
    systemContrast: Boolean = false,
): Light =
    when (theme) {
        Theme.SYSTEM -> if (systemContrast) {
            Light.CONTRAST
        } else if (systemDark) {
            Light.NIGHT
        } else {
            Light.DAY
        }

        // Who asks the system for contrast means every app.
        Theme.LIGHT -> if (systemContrast) Light.CONTRAST else Light.DAY

        Theme.DARK -> if (systemContrast) Light.CONTRAST else Light.NIGHT

        Theme.BLACK -> Light.BLACK

        Theme.CONTRAST -> Light.CONTRAST
    }

/** The colours of the world of [game]; of the house for none. */
fun tokens(
    game: GameKind?,
    light: Light,
): Tokens =
    when (game) {
        null -> light.of(Tokens.light, Tokens.dark, Tokens.black, Tokens.contrast)
        GameKind.KING -> light.of(Tokens.kingLight, Tokens.kingDark, Tokens.kingBlack, Tokens.kingContrast)
        GameKind.COUNCIL -> light.of(Tokens.councilLight, Tokens.councilDark, Tokens.councilBlack, Tokens.councilContrast)
        GameKind.FOREST -> light.of(Tokens.forestLight, Tokens.forestDark, Tokens.forestBlack, Tokens.forestContrast)
    }

private fun Light.of(
    day: Tokens,
    night: Tokens,
    black: Tokens,
    contrast: Tokens,
) = when (this) {
    Light.DAY -> day
    Light.NIGHT -> night
    Light.BLACK -> black
    Light.CONTRAST -> contrast
}

/** In high contrast every frame is as strong as a line of text, and whatever can be pressed has one. */
val strongFrames: Boolean
    @Composable get() = LocalLight.current == Light.CONTRAST

/** The edge of a thing among others of its kind. */
val quietEdge: Color
    @Composable get() = if (strongFrames) LocalTokens.current.line else LocalTokens.current.hairline

/** Headings, signs and what is selected in the world of [game]. */
fun Tokens.accent(game: GameKind?): Color =
    when (game) {
        null -> accentHouse
        GameKind.KING -> accentKing
        GameKind.COUNCIL -> accentCouncil
        GameKind.FOREST -> accentForest
    }

/** Everything in [content] is of the world of [game], of the house for none: a door at home, a table, a page of rules. */
@Composable
fun InWorld(
    game: GameKind?,
    content: @Composable () -> Unit,
) {
    val tokens = tokens(game, LocalLight.current)
    CompositionLocalProvider(
        LocalTokens provides tokens,
        LocalAccent provides tokens.accent(game),
        LocalGame provides game,
        content = content,
    )
}

/** The game in whose world a screen is; what is of no table is in the house. */
val Screen.world: GameKind?
    get() =
        when (body) {
            is Body.Home, is Body.Settings, is Body.Notices, is Body.Chronicle, is Body.Preview, is Body.Decks -> null
            else -> game
        }

/** Whether the screen background is light: the system then draws dark icons. */
fun Screen.isLight(systemDark: Boolean, systemContrast: Boolean = false): Boolean {
    val tokens = tokens(world, light(look.theme, systemDark, systemContrast))
    return (if (body is Body.Curtain) tokens.curtain else tokens.paper).luminance() > HALF_LIGHT
}

private const val HALF_LIGHT = 0.5f

/** On ivory, which is light in every theme, only a dark accent is seen. */
val parchmentAccent: Color @Composable get() = tokens(LocalGame.current, Light.DAY).accent(LocalGame.current ?: GameKind.KING)

val GameKind.emblem: Emblem
    get() =
        when (this) {
            GameKind.KING -> Emblem.KING
            GameKind.COUNCIL -> Emblem.COUNCIL
            GameKind.FOREST -> Emblem.FOREST
        }
