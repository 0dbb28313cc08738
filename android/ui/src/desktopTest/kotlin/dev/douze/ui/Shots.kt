@file:OptIn(ExperimentalTextApi::class)

package dev.douze.ui

import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.text.ExperimentalTextApi
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.platform.SystemFont
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import dev.douze.core.Screen
import dev.douze.ui.look.Letters
import org.jetbrains.skia.Image

/** Letters by name, so that pictures are the same wherever the package fonts-dejavu-core is. */
val testLetters = Letters(FontFamily(SystemFont("DejaVu Sans")), FontFamily(SystemFont("DejaVu Serif")))

/** A way to look at a screen. */
class Frame(
    val name: String,
    val width: Int,
    val height: Int,
    val dark: Boolean = false,
    val text: Float = 1f,
)

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
    )

/** Draws [screen] without a display. */
fun shot(
    screen: Screen,
    frame: Frame,
): Image {
    val scene =
        ImageComposeScene(frame.width, frame.height, Density(1f, frame.text)) {
            DouzeApp(screen, {}, systemDark = frame.dark, letters = testLetters)
        }
    try {
        scene.render(0)
        return scene.render(SECOND)
    } finally {
        scene.close()
    }
}

private const val SECOND = 1_000_000_000L

val Frame.size get() = IntSize(width, height)
