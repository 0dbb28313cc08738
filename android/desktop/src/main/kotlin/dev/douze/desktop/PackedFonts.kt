package dev.douze.desktop

import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font
import dev.douze.ui.theme.Fonts

/** The typefaces that the build has fetched; the platform's own where it could not. */
fun packedFonts(): Fonts {
    val own = Fonts()
    return Fonts(
        family("AlegreyaSans-Medium" to FontWeight.Medium, "AlegreyaSans-Bold" to FontWeight.Bold) ?: own.text,
        family("Federo" to FontWeight.Normal) ?: own.display,
        family("Limelight" to FontWeight.Normal) ?: own.word,
    )
}

private fun family(vararg files: Pair<String, FontWeight>): FontFamily? {
    val fonts =
        files.mapNotNull { (name, weight) ->
            Fonts::class.java.getResource("/fonts/$name.ttf")?.let { Font(name, it.readBytes(), weight) }
        }
    return if (fonts.isEmpty()) null else FontFamily(fonts)
}
