package dev.douze.ui

import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import org.jetbrains.skia.Rect
import org.jetbrains.skia.Surface
import org.junit.Test

/**
 * What stores and the README show of each game, from the gallery. `-Ddouze.sheets=FOLDER` writes a sheet for each game and device,
 * and each of its pictures.
 */
class SheetsTest {
    private val devices =
        listOf(
            Frame("phone", 411, 891, density = 2),
            Frame("phone-dark", 411, 891, dark = true, density = 2),
            Frame("landscape", 891, 411, density = 2),
            Frame("tablet", 1280, 800),
        )

    /** By game, in the order in which a game is played. */
    private val games =
        mapOf(
            "home" to listOf("home-summer", "home-continue", "puzzles", "chronicle-page", "curtain"),
            "king" to listOf("king-setup", "king-selected", "king-sorcerer", "king-scored", "king-result"),
            "council" to listOf("council-setup-months", "council-choose", "council-reveal", "council-won", "council-lost"),
            "forest" to listOf("forest-choose-selected", "forest-ghost", "forest-push", "forest-hint", "forest-result"),
        )

    @Test
    fun `each game has a sheet for each device`() {
        assertEquals(emptyList(), games.values.flatten().filterNot { it in Gallery.screens })
        val folder = System.getProperty("douze.sheets").orEmpty().ifEmpty { return }.let(::File)
        folder.mkdirs()
        for ((game, names) in games) {
            for (device in devices) {
                val shots = names.map { shot(scene(Gallery.screen(it), device)) }
                shots.forEachIndexed { i, image -> write(image, File(folder, "$game-${device.name}-${i + 1}.png")) }
                write(sheet(shots), File(folder, "$game-${device.name}.png"))
            }
        }
        val written = folder.list().orEmpty().count { it.endsWith(".png") }
        assertTrue(written >= games.size * devices.size, "$written")
    }

    /** Upright ones beside each other, broad ones below each other. */
    private fun sheet(shots: List<Image>): Image {
        val gap = shots.first().run { minOf(width, height) } / GAPS
        val (wide, high) = shots.first().run { width to height }
        val broad = wide > high
        val (columns, rows) = if (broad) 1 to shots.size else shots.size to 1
        val surface = Surface.makeRasterN32Premul(columns * (wide + gap) + gap, rows * (high + gap) + gap)
        surface.canvas.clear(GROUND)
        shots.forEachIndexed { i, shot ->
            val (left, top) = (if (broad) 0 else i) * (wide + gap) + gap to (if (broad) i else 0) * (high + gap) + gap
            surface.canvas.drawImageRect(shot, Rect.makeXYWH(left.toFloat(), top.toFloat(), wide.toFloat(), high.toFloat()))
        }
        return surface.makeImageSnapshot()
    }

    private fun write(
        image: Image,
        file: File,
    ) = file.writeBytes(image.encodeToData(EncodedImageFormat.PNG)!!.bytes)

    private companion object {
        const val GAPS = 24
        const val GROUND = 0xFF1D1118.toInt()
    }
}
