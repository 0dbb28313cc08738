package dev.douze.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.intl.LocaleList
import androidx.compose.ui.unit.TextUnit
import dev.douze.ui.art.TextSize

/** Families of the letters: the platform's own, unless a shell or a test has those of `art/fonts`. */
@Immutable
class Fonts(
    /** Alegreya Sans: all text. */
    val text: FontFamily = FontFamily.Default,
    /** Federo: titles, names, buttons, values, numbers on dice. */
    val display: FontFamily = FontFamily.Serif,
    /** Limelight: the word DOUZE and the numbers on animal cards; its zero alone reads as a moon, so no score is set in it. */
    val word: FontFamily = display,
)

/** The few ways to set words, by the scale of the look; figures are as high as capitals. */
@Immutable
class Typography(
    private val letters: Fonts,
    language: String,
) {
    private val locale = LocaleList(language)

    /** The smallest text. */
    val tiny = text(TextSize.tiny)
    val small = text(TextSize.small)
    val body = text(TextSize.body)
    val strong = body.copy(fontWeight = FontWeight.Bold)
    val smallStrong = small.copy(fontWeight = FontWeight.Bold)

    /** Names of people and cards, quiet buttons. */
    val name = display(TextSize.name)

    /** What a plaque or a status line says; the gold button. */
    val plaque = display(TextSize.plaque)

    /** A screen's title. */
    val title = display(TextSize.title)

    /** A door's title at home, and the headline of a scene. */
    val door = display(TextSize.door)

    /** A score. */
    val score = display(TextSize.score)

    /** The word DOUZE. */
    val word = word(TextSize.word)

    /** Text of another [size]; 12 sp at least. */
    fun text(size: TextUnit) = set(letters.text, size, LINE).copy(fontWeight = FontWeight.Medium)

    /** Federo of another [size]; 13 sp at least for names. */
    fun display(size: TextUnit) = set(letters.display, size, DISPLAY_LINE)

    /** Limelight of another [size]. */
    fun word(size: TextUnit) = set(letters.word, size, DISPLAY_LINE)

    private fun set(
        family: FontFamily,
        size: TextUnit,
        line: Float,
    ) = TextStyle(
        fontFamily = family,
        fontWeight = FontWeight.Normal,
        fontSize = size,
        lineHeight = size * line,
        localeList = locale,
        fontFeatureSettings = "lnum",
    )

    private companion object {
        const val LINE = 1.25f
        const val DISPLAY_LINE = 1.2f
    }
}

val LocalTypography = staticCompositionLocalOf { Typography(Fonts(), "en") }
