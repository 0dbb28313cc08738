package dev.douze.ui

import dev.douze.core.FfiConverterInt
import dev.douze.core.FfiConverterString
import dev.douze.core.FfiConverterTypeUpdate
import dev.douze.core.LookView
import dev.douze.core.Screen
import dev.douze.core.Theme
import dev.douze.core.Update
import java.io.File
import java.nio.ByteBuffer

/** Every screen state, once, as the core reaches it (`bindings/gallery`); by name. */
object Gallery {
    private val english by lazy { read("en") }

    /** Every state in English, some in the longest language, some in black. */
    val screens: Map<String, Screen> by lazy {
        // A rejection stands above a screen that is shown already.
        val plain = english.filterValues { it.rejection == null }.mapValues { it.value.screen }
        val german by lazy { read("de") }
        plain +
            inGerman.associate { "$it-german" to german.getValue(it).screen } +
            inBlack.associate { "$it-black" to plain.getValue(it).of(Theme.BLACK) } +
            inContrast.associate { "$it-contrast" to plain.getValue(it).of(Theme.CONTRAST) }
    }

    fun screen(name: String): Screen = screens.getValue(name)

    /** The states of a language that are screens of their own. */
    fun screens(language: String): Map<String, Screen> = read(language).filterValues { it.rejection == null }.mapValues { it.value.screen }

    private fun Screen.of(theme: Theme) = copy(look = LookView(theme, look.language, look.chosen))

    private fun read(language: String): Map<String, Update> {
        val bytes = ByteBuffer.wrap(File(System.getProperty("douze.gallery"), "$language.gallery").readBytes())
        return List(FfiConverterInt.read(bytes)) { FfiConverterString.read(bytes) to FfiConverterTypeUpdate.read(bytes) }.toMap()
    }

    private val inGerman =
        listOf(
            "settings", "forest-choose-selected", "forest-ghost", "forest-hint", "forest-ask", "king-scored", "king-selected", "king-ask",
            "king-tournament-scored", "council-four-choose", "council-reveal", "council-ask", "council-setup-month", "chronicle-page",
            "review-shown",
        )
    private val inBlack =
        listOf(
            "home-continue", "curtain-open", "settings", "forest-choose", "forest-push", "forest-hint", "king-scored",
            "king-sorcerer-chosen", "king-curtain-open", "king-hint", "council-setup-month", "council-faces-chosen", "council-reveal",
            "council-won", "decks-breaches", "chronicle-page", "chronicle-chart", "review-shown",
        )
    private val inContrast =
        listOf("home", "settings", "curtain", "king-selected", "king-scored", "council-choose", "forest-choose-selected", "chronicle")
}
