package dev.douze.ui

import androidx.compose.ui.ImageComposeScene
import dev.douze.core.DouzeException
import java.io.File
import kotlin.test.assertTrue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import org.junit.Test

/**
 * Every screen of the gallery in its frames against its agreed [Fingerprint] in `pictures.txt`. What differs is written to
 * `target/pictures` for a look. `-Ddouze.pictures=record` rewrites the fingerprints; `-Ddouze.look=king-*,home.phone` writes
 * these pictures, and compares nothing.
 */
class PicturesTest {
    private val agreed = File("src/desktopTest/pictures.txt")
    private val folder = File("target/pictures")
    private val record = System.getProperty("douze.pictures") == "record"
    private val look = System.getProperty("douze.look").orEmpty().split(',').filter { it.isNotEmpty() }

    @Test
    fun `every screen looks as it was agreed`() {
        val all = pictures()
        if (look.isNotEmpty()) return all.filterKeys(::lookedAt).forEach { (name, draw) -> write(name, draw()) }
        val before = if (agreed.exists()) agreed.readLines().associate { it.substringBefore(' ') to it.substringAfter(' ') } else emptyMap()
        val after = sortedMapOf<String, String>()
        val wrong = (before.keys - all.keys).map { "$it: no such screen" }.toMutableList()
        for ((name, draw) in all) {
            val image = draw()
            val old = before[name]
            val now = Fingerprint.of(image)
            val differences = old?.let { Fingerprint.read(it).differences(now) } ?: listOf("new")
            after[name] = if (differences.isEmpty()) old!! else now.toString()
            if (differences.isNotEmpty()) {
                write(name, image)
                wrong += "$name: ${differences.take(FEW).joinToString()}"
            }
        }
        if (record) return agreed.writeText(after.map { (name, line) -> "$name $line\n" }.joinToString(""))
        assertTrue(wrong.isEmpty(), "${wrong.joinToString("\n")}\nLook at ${folder.absolutePath}")
    }

    private fun lookedAt(name: String) = look.any { Regex(it.replace(".", "\\.").replace("*", ".*")).matches(name) }

    private fun pictures(): Map<String, () -> Image> =
        Gallery.screens
            .flatMap { (name, screen) -> frames(name).map { frame -> "$name.${frame.name}" to { shot(scene(screen, frame)) } } }
            .toMap() + frames.associate { frame -> "fault.${frame.name}" to { shot(fault(frame)) } }

    private fun fault(frame: Frame): ImageComposeScene {
        val core = FakeSession(Gallery.screen("home"))
        core.fails = DouzeException.Storage("The storage is full. Make room, then open Douze again. Nothing is lost.", "ENOSPC")
        val state = AppState(core, CoroutineScope(Dispatchers.Unconfined))
        return scene(frame) { DouzeApp(state, frame.dark, testLetters) }
    }

    private fun write(name: String, image: Image) {
        folder.mkdirs()
        File(folder, "$name.png").writeBytes(image.encodeToData(EncodedImageFormat.PNG)!!.bytes)
    }

    private companion object {
        const val FEW = 4
    }
}
