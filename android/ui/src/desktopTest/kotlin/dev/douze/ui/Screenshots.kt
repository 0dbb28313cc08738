@file:OptIn(ExperimentalTextApi::class)

package dev.douze.ui

import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.text.ExperimentalTextApi
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font
import androidx.compose.ui.text.platform.SystemFont
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.DpRect
import androidx.compose.ui.unit.dp
import dev.douze.core.Screen
import dev.douze.ui.components.Fold
import dev.douze.ui.theme.Fonts
import org.jetbrains.skia.Image

/** The letters of the apps, so that pictures are the same everywhere; where they could not be fetched, those of fonts-dejavu-core. */
val testLetters =
    Fonts(
        family("DejaVu Sans", "AlegreyaSans-Medium" to FontWeight.Medium, "AlegreyaSans-Bold" to FontWeight.Bold),
        family("DejaVu Serif", "Federo" to FontWeight.Normal),
        family("DejaVu Serif", "Limelight" to FontWeight.Normal),
    )

private fun family(instead: String, vararg files: Pair<String, FontWeight>): FontFamily {
    val fonts =
        files.mapNotNull { (name, weight) ->
            Fonts::class.java.getResource("/fonts/$name.ttf")?.let { Font(name, it.readBytes(), weight) }
        }
    return if (fonts.isEmpty()) FontFamily(SystemFont(instead)) else FontFamily(fonts)
}

/** A way to look at a screen. */
class Frame(
    val name: String,
    val width: Int,
    val height: Int,
    val dark: Boolean = false,
    val text: Float = 1f,
    val fold: Fold? = null,
    val insets: WindowInsets = WindowInsets(),
    /** Pixels of a dp. */
    val density: Int = 1,
)

/** Half open: a phone and a tablet on a table, and a tablet held like a book. */
val tent = Fold(DpRect(0.dp, 440.dp, 411.dp, 452.dp), across = true)
val broadTent = Fold(DpRect(0.dp, 336.dp, 841.dp, 336.dp), across = true)
val book = Fold(DpRect(330.dp, 0.dp, 342.dp, 841.dp), across = false)

val frames =
    listOf(
        Frame("phone", 411, 891),
        Frame("phone-dark", 411, 891, dark = true),
        Frame("phone-small", 360, 640),
        Frame("phone-small-dark", 360, 640, dark = true),
        Frame("phone-text200", 411, 891, text = 2f),
        Frame("landscape", 640, 360),
        Frame("tablet", 1280, 800),
        Frame("tablet-dark", 1280, 800, dark = true),
        Frame("upright", 1032, 1376),
    )

/** The parts below the fold are seen on a phone that is as high as it is needed. */
private val high = listOf(Frame("high", 360, 1600), Frame("high-text200", 360, 2600, text = 2f))

/** So many are seen on a phone that is unfolded, half open, and under a system's bars. */
private val folded =
    listOf(
        Frame("tent", 411, 891, fold = tent),
        Frame("tent-broad", 841, 673, fold = broadTent),
        Frame("book", 673, 841, fold = book),
        Frame("unfolded", 673, 841),
    )
private val foldedToo =
    setOf(
        "forest-place",
        "review-shown",
        "king-selected",
        "council-choose",
        "council-won",
        "council-lost",
        "council-reveal",
        "curtain",
    )
private val bookToo = setOf("chronicle", "chronicle-page")
private val bars = Frame("bars", 411, 891, insets = WindowInsets(top = 48, bottom = 32))
private val barredToo = setOf("home", "curtain", "king-facing-turned")

/** Of each kind of screen so many are seen in every frame. */
private val full =
    setOf(
        "home", "home-continue", "setup-errors", "settings", "curtain", "curtain-open", "forest-choose-selected", "forest-ghost",
        "forest-push", "forest-result", "king-selected", "king-scored", "king-sorcerer", "king-tournament-scored", "king-setup-chosen",
        "king-setup-three", "council-setup-months",
        "council-reveal", "council-won", "council-lost", "forest-hint", "review-shown", "review-king", "review-council",
    )

/** So many in an upright and a broad one. */
private val broad =
    setOf(
        "council-choose",
        "council-four",
        "council-kept",
        "council-inspect",
        "council-faces",
        "council-hint",
        "review-thinking",
    )

/** Of pages that scroll so many are seen in these frames; the others on a high phone, some on a tablet. */
private val fullPages = setOf("decks-breaches", "chronicle", "chronicle-page", "chronicle-chart")
private val broadPages = setOf("chronicle-statistics")
private val pageFrames = listOf("landscape", "tablet", "tablet-dark", "high", "high-text200")
private val pages = listOf("council-rules", "decks", "chronicle")

private val everywhere = frames.map { it.name }

/** Where a screen is drawn: variants only where they differ from what is drawn already. */
fun frames(name: String): List<Frame> {
    val wanted =
        when {
            name in fullPages -> pageFrames
            name.endsWith("-german") && pages.any(name::startsWith) -> listOf("high", "high-text200")
            name.endsWith("-german") -> listOf("phone-small", "phone-text200", "tablet")
            name.endsWith("-black") || name.endsWith("-contrast") -> listOf("phone")
            name in full -> everywhere - "phone-dark"
            name in broad -> listOf("phone-small", "phone-text200", "tablet", "upright")
            name in broadPages -> listOf("high", "tablet")
            pages.any(name::startsWith) -> listOf("high")
            listOf("king-", "forest-", "council-setup").any(name::startsWith) -> listOf("phone-small", "tablet")
            else -> listOf("phone-small")
        }
    val more =
        folded.filter { name in foldedToo || (it.name == "book" && name in bookToo) } + listOfNotNull(bars.takeIf { name in barredToo })
    return (frames + high).filter { it.name in wanted } + more
}

/** [screen] within [frame], not yet drawn; to be closed. */
fun scene(
    screen: Screen,
    frame: Frame,
    playing: Playing? = null,
) = scene(frame) {
    DouzeApp(screen, {}, frame.dark, testLetters, frame.insets, fold = frame.fold, playing = playing)
}

fun scene(
    frame: Frame,
    content: @Composable () -> Unit,
) = with(frame) { ImageComposeScene(width * density, height * density, Density(density.toFloat(), text), content = content) }

/** Draws without a display. */
fun shot(scene: ImageComposeScene): Image =
    try {
        scene.render(0)
        scene.render(SECOND)
    } finally {
        scene.close()
    }

const val SECOND = 1_000_000_000L
