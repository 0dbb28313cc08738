package dev.douze.ui

import java.io.File
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.Image
import org.junit.Test

/**
 * Every fixture in every frame against its committed picture. `-Ddouze.pictures=record` writes them anew; what differs
 * is written beside the build for a look.
 */
class PicturesTest {
    private val committed = File("src/desktopTest/pictures")
    private val differing = File("target/pictures")
    private val record = System.getProperty("douze.pictures") == "record"

    @Test
    fun `every screen looks as it was agreed`() {
        if (record) committed.deleteRecursively()
        val wrong =
            pictures().mapNotNull { (name, draw) ->
                val bytes = draw()
                val file = File(committed, "$name.png")
                when {
                    record -> write(file, bytes)
                    !file.exists() -> write(File(differing, file.name), bytes).let { "$name has no picture" }
                    same(file.readBytes(), bytes) -> null
                    else -> write(File(differing, file.name), bytes).let { "$name differs" }
                }
            }
        assertTrue(wrong.isEmpty(), "${wrong.joinToString("\n")}\nLook at ${differing.absolutePath}")
    }

    @Test
    fun `no picture is left over`() {
        val wanted = pictures().keys.map { "$it.png" }.toSet()
        assertEquals(emptySet(), committed.list().orEmpty().toSet() - wanted)
    }

    private fun pictures(): Map<String, () -> ByteArray> =
        Fixtures.all
            .flatMap { (name, screen) -> frames.map { frame -> "$name.${frame.name}" to { shot(screen, frame) } } }
            .toMap()

    private fun write(
        file: File,
        bytes: ByteArray,
    ): String? {
        file.parentFile.mkdirs()
        file.writeBytes(bytes)
        return null
    }

    /** Equal bytes, or so few different pixels that nobody sees them. */
    private fun same(
        old: ByteArray,
        new: ByteArray,
    ): Boolean {
        if (old.contentEquals(new)) return true
        val before = pixels(old)
        val after = pixels(new)
        if (before.width != after.width || before.height != after.height) return false
        val a = before.readPixels()!!
        val b = after.readPixels()!!
        val far = a.indices.count { abs((a[it].toInt() and BYTE) - (b[it].toInt() and BYTE)) > TOLERANCE }
        return far <= a.size / FEW
    }

    private fun pixels(png: ByteArray) = Bitmap.makeFromImage(Image.makeFromEncoded(png))

    private companion object {
        const val BYTE = 0xFF
        const val TOLERANCE = 24
        const val FEW = 5000
    }
}
