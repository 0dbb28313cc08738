package dev.douze.ui

import androidx.compose.ui.graphics.ImageBitmap
import dev.douze.core.maxFile
import java.io.ByteArrayOutputStream
import java.io.InputStream

/**
 * What a platform does with files. It asks a person where, and reads and writes off the main thread. Where the app may be
 * ended while the person is asked, the answer comes to nobody: a platform keeps what is to be written until then, and
 * hands what was opened to [AppState.receive].
 */
interface Files {
    /** What is in a file with one of these [endings]; null when none was chosen. */
    suspend fun open(endings: List<String>): ByteArray?

    /** Writes [bytes], perhaps under another name than [name]. */
    suspend fun save(
        name: String,
        bytes: ByteArray,
    )

    /** Gives [text] to whom a person chooses. */
    suspend fun share(
        name: String,
        text: String,
    )

    /** Gives [picture] away; [alt] is the alternative text of the picture. */
    suspend fun share(
        name: String,
        picture: ImageBitmap,
        alt: String,
    )
}

/** A platform without files. */
object NoFiles : Files {
    override suspend fun open(endings: List<String>): ByteArray? = null

    override suspend fun save(
        name: String,
        bytes: ByteArray,
    ) = Unit

    override suspend fun share(
        name: String,
        text: String,
    ) = Unit

    override suspend fun share(
        name: String,
        picture: ImageBitmap,
        alt: String,
    ) = Unit
}

/** What is in a file; of one that is too large one byte more than the core takes, and the core says so. */
fun InputStream.readFile(): ByteArray {
    val most = maxFile() + 1
    val bytes = ByteArrayOutputStream()
    val part = ByteArray(PART)
    while (bytes.size() < most) {
        val count = read(part, 0, minOf(PART, most - bytes.size()))
        if (count < 0) break
        bytes.write(part, 0, count)
    }
    return bytes.toByteArray()
}

private const val PART = 64 shl 10
