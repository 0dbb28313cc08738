package dev.douze.ui

import dev.douze.core.DouzeException
import dev.douze.core.Session
import dev.douze.core.maxFile
import java.io.InputStream
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

class ReadFileTest {
    @get:Rule
    val folder = TemporaryFolder()

    @Test
    fun `a file is read whole`() {
        val bytes = ByteArray(200_001) { it.toByte() }
        assertContentEquals(bytes, bytes.inputStream().readFile())
    }

    @Test
    fun `an endless file is not, and the core says why`() {
        val endless =
            object : InputStream() {
                override fun read() = ' '.code

                override fun read(
                    into: ByteArray,
                    from: Int,
                    count: Int,
                ) = count.also { into.fill(' '.code.toByte(), from, from + count) }
            }
        val bytes = endless.readFile()
        assertEquals(maxFile() + 1, bytes.size)
        Session.open(folder.root.path, listOf("en")).use { session ->
            val said = assertFailsWith<DouzeException.Unreadable> { session.import(bytes) }
            assertTrue(said.sentence.isNotBlank())
        }
    }
}
