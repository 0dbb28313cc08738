package dev.douze.ui

import androidx.compose.ui.ImageComposeScene
import dev.douze.core.DouzeException
import java.io.File
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.Image
import org.junit.Test

/**
 * Every screen of the gallery in its frames against its committed picture. `-Ddouze.pictures=record` writes anew what differs; else
 * that is written beside the build for a look.
 */
class PicturesTest {
    private val committed = File("src/desktopTest/pictures")
    private val differing = File("target/pictures")
    private val record = System.getProperty("douze.pictures") == "record"

    @Test
    fun `every screen looks as it was agreed`() {
        val all = pictures()
        if (record) committed.listFiles().orEmpty().filter { it.nameWithoutExtension !in all }.forEach { it.delete() }
        val wrong =
            all.mapNotNull { (name, draw) ->
                val image = draw()
                val file = File(committed, "$name.png")
                when {
                    file.exists() && same(Image.makeFromEncoded(file.readBytes()), image) -> null
                    record -> write(file, image)
                    !file.exists() -> write(File(differing, file.name), image).let { "$name has no picture" }
                    else -> write(File(differing, file.name), image).let { "$name differs" }
                }
            }
        assertTrue(wrong.isEmpty(), "${wrong.joinToString("\n")}\nLook at ${differing.absolutePath}")
    }

    @Test
    fun `no picture is left over`() {
        val wanted = pictures().keys.map { "$it.png" }.toSet()
        assertEquals(emptySet(), committed.list().orEmpty().toSet() - wanted)
    }

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

    private fun write(file: File, image: Image): String? {
        file.parentFile.mkdirs()
        file.writeBytes(smallPng(image))
        return null
    }

    /** Equal but for what the picture's palette rounds, and a few pixels that nobody sees. */
    private fun same(old: Image, new: Image): Boolean {
        if (old.width != new.width || old.height != new.height) return false
        val before = pixels(old)
        val after = pixels(new)
        return after.indices.count { before[it] != after[it] && far(before[it], after[it]) } <= FEW
    }

    private fun far(a: Int, b: Int): Boolean =
        listOf(0, 8, 16).any { shift -> abs((a shr shift and BYTE) - (b shr shift and BYTE)) > TOLERANCE }

    private companion object {
        const val BYTE = 0xFF
        const val TOLERANCE = 24
        const val FEW = 8
    }
}
