package dev.douze.ui

import dev.douze.core.LookView
import dev.douze.core.Screen
import dev.douze.core.Theme
import java.io.File
import org.jetbrains.skia.EncodedImageFormat
import org.junit.Assume.assumeTrue
import org.junit.Test

/**
 * The pictures of the stores and of the README, from the gallery: `-Dtest=StoreTest -Ddouze.store=FOLDER` writes them, in the sizes
 * that the stores ask for, by night, in each language. Without the folder nothing is done.
 */
class StoreTest {
    private val folder = System.getProperty("douze.store").orEmpty()
    private val shown =
        listOf(
            "home", "king-selected", "king-scored", "king-result", "council-choose", "council-won", "council-setup-months",
            "forest-choose-selected", "forest-result", "chronicle-chart",
        )
    private val devices =
        listOf(
            Frame("android-phone", 360, 640, dark = true, density = 3),
            Frame("android-tablet", 1280, 800, dark = true, density = 2),
            Frame("iphone", 440, 956, dark = true, density = 3),
            Frame("ipad", 1032, 1376, dark = true, density = 2),
        )
    private val readme =
        mapOf("home" to "home", "king-scored" to "king", "council-choose" to "council", "forest-choose-selected" to "window")

    @Test
    fun `pictures of the stores`() {
        assumeTrue(folder.isNotEmpty())
        for (language in listOf("en", "fr", "de")) {
            val screens = Gallery.screens(language)
            for (frame in devices) {
                shown.forEachIndexed { i, name -> write("${frame.name}/$language/${i + 1}-$name", screens.getValue(name), frame) }
            }
            if (language == "en") {
                val tablet = Frame("readme", 1280, 800, dark = true)
                readme.forEach { (name, file) -> write("readme/$file", screens.getValue(name), tablet) }
            }
        }
    }

    private fun write(name: String, screen: Screen, frame: Frame) {
        val night = screen.copy(look = LookView(Theme.DARK, screen.look.language, screen.look.chosen))
        val file = File(folder, "$name.png")
        file.parentFile.mkdirs()
        file.writeBytes(shot(scene(night, frame)).encodeToData(EncodedImageFormat.PNG)!!.bytes)
    }
}
