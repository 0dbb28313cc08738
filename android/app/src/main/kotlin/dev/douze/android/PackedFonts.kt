package dev.douze.android

import android.content.res.AssetManager
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import dev.douze.ui.theme.Fonts

/** The typefaces that the build has fetched; the platform's own where it could not. */
fun packedFonts(assets: AssetManager): Fonts {
    val packed = assets.list("fonts").orEmpty().toSet()
    val own = Fonts()

    fun family(vararg files: Pair<String, FontWeight>): FontFamily? {
        val there = files.filter { (name, _) -> "$name.ttf" in packed }
        return if (there.isEmpty()) null else FontFamily(there.map { (name, weight) -> Font("fonts/$name.ttf", assets, weight) })
    }
    return Fonts(
        family("AlegreyaSans-Medium" to FontWeight.Medium, "AlegreyaSans-Bold" to FontWeight.Bold) ?: own.text,
        family("Federo" to FontWeight.Normal) ?: own.display,
        family("Limelight" to FontWeight.Normal) ?: own.word,
    )
}
