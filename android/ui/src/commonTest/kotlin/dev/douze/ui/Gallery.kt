package dev.douze.ui

import dev.douze.core.Beat
import dev.douze.core.Body
import dev.douze.core.CouncilView
import dev.douze.core.FfiConverterInt
import dev.douze.core.FfiConverterString
import dev.douze.core.FfiConverterTypeUpdate
import dev.douze.core.ForestView
import dev.douze.core.KingView
import dev.douze.core.LookView
import dev.douze.core.Screen
import dev.douze.core.Theme
import dev.douze.core.Update
import java.io.File
import java.nio.ByteBuffer

/** Every screen state, once, as the core reaches it (`bindings/gallery`); by name. */
object Gallery {
    /** Every state in English with the beats that led there, those of rejections, too. */
    val updates: Map<String, Update> by lazy { read("en") }

    /** Every state in English, some in the longest language, some in black. */
    val screens: Map<String, Screen> by lazy {
        // A rejection stands above a screen that is shown already.
        val plain = updates.filterValues { it.rejection == null }.mapValues { it.value.screen }
        val german by lazy { read("de") }
        plain +
            inGerman.associate { "$it-german" to german.getValue(it).screen } +
            inBlack.associate { "$it-black" to plain.getValue(it).of(Theme.BLACK) } +
            inContrast.associate { "$it-contrast" to plain.getValue(it).of(Theme.CONTRAST) }
    }

    fun screen(name: String): Screen = screens.getValue(name)

    /** What happened on the way to this state. */
    fun beats(name: String): List<Beat> = updates.getValue(name).beats

    /** Stands at the first of these beats that is [wanted]. */
    fun clock(
        name: String,
        wanted: (Beat) -> Boolean,
    ): BeatClock {
        val at = beats(name).indexOfFirst(wanted)
        return BeatClock(beats(name).mapIndexed { i, beat -> if (i < at) beat.copy(ms = 0) else beat })
    }

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

/** The forest's table, if that is what [screen] shows. */
fun forest(screen: Screen): ForestView? = (screen.body as? Body.Forest)?.forest

/** The table of King of 12, if that is what [screen] shows. */
fun king(screen: Screen): KingView? = (screen.body as? Body.King)?.king

/** The table of Council of 12, if that is what [screen] shows. */
fun council(screen: Screen): CouncilView? = (screen.body as? Body.Council)?.council
