package dev.douze.android

import android.app.Application
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Intent
import android.graphics.Bitmap
import android.net.Uri
import android.provider.DocumentsContract
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.core.content.FileProvider
import dev.douze.ui.Files
import dev.douze.ui.described
import dev.douze.ui.readFile
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.IOException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/**
 * Files by the system's own picker and share sheet, so that no permission is needed. What is asked for outlives the
 * window: the picker's answer may come to the next one ([opened], [created]), or to the next process.
 */
class AndroidFiles(
    private val context: Application,
) : Files {
    /** The window that asks; null while there is none. */
    var asks: Asks? = null

    private var opening: CompletableDeferred<Uri?>? = null
    private var creating: CompletableDeferred<Uri?>? = null

    override suspend fun open(endings: List<String>): ByteArray? {
        // Android knows no type for our endings: the core says what a file is.
        val uri = ask({ opening = it }) { it.toOpen.launch(arrayOf("*/*")) } ?: return null
        return read(uri)
    }

    override suspend fun save(
        name: String,
        bytes: ByteArray,
    ) {
        // Kept until it is where the person wants it, even if the process ends behind the picker.
        onDisk { waiting.writeBytes(bytes) }
        val uri = ask({ creating = it }) { it.toCreate.launch(name) }
        if (uri == null) onDisk { waiting.delete() } else deliver(uri)
    }

    override suspend fun share(
        name: String,
        text: String,
    ) = send(
        Intent(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_SUBJECT, name)
            .putExtra(Intent.EXTRA_TEXT, text),
    )

    override suspend fun share(
        name: String,
        picture: ImageBitmap,
        alt: String,
    ) {
        val uri =
            onDisk {
                val png = ByteArrayOutputStream().also { picture.asAndroidBitmap().compress(Bitmap.CompressFormat.PNG, 100, it) }
                val file = File(context.cacheDir, "shared/$name.png")
                // What was shared before has arrived, or never will.
                file.parentFile?.deleteRecursively()
                file.parentFile?.mkdirs()
                file.writeBytes(described(png.toByteArray(), alt))
                FileProvider.getUriForFile(context, "${context.packageName}.files", file)
            }
        send(
            Intent(Intent.ACTION_SEND)
                .setType("image/png")
                .putExtra(Intent.EXTRA_STREAM, uri)
                .putExtra(Intent.EXTRA_TEXT, alt)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
                .apply { clipData = ClipData.newUri(context.contentResolver, alt, uri) },
        )
    }

    /** The picker's answer; false when nobody waits for it any more. */
    fun opened(uri: Uri?): Boolean = opening?.complete(uri) == true

    /** The same; then [deliver] what was waiting. */
    fun created(uri: Uri?): Boolean = creating?.complete(uri) == true

    /** What is behind [uri]. */
    suspend fun read(uri: Uri): ByteArray =
        onDisk {
            context.contentResolver.openInputStream(uri)?.use { it.readFile() } ?: throw IOException(uri.lastPathSegment)
        }

    /** Writes what was saved last into the document that was made for it. */
    suspend fun deliver(uri: Uri) =
        onDisk {
            // First what is to be written, then what it may replace.
            waiting.inputStream().use { from ->
                var begun = false
                try {
                    context.contentResolver.openOutputStream(uri, "wt").use { to ->
                        begun = to != null
                        from.copyTo(to ?: throw IOException(uri.lastPathSegment))
                    }
                } catch (e: Exception) {
                    // Half a file would pass for a whole one.
                    if (begun) runCatching { DocumentsContract.deleteDocument(context.contentResolver, uri) }
                    throw e
                }
            }
            waiting.delete()
            Unit
        }

    private suspend fun ask(
        keep: (CompletableDeferred<Uri?>?) -> Unit,
        launch: (Asks) -> Unit,
    ): Uri? {
        val answer = CompletableDeferred<Uri?>()
        val window = asks ?: return null
        keep(answer)
        try {
            withSystem { launch(window) }
            return answer.await()
        } finally {
            keep(null)
        }
    }

    /** Without a window nobody waits for the share sheet any more. */
    private fun send(intent: Intent) = withSystem { asks?.send(intent) ?: Unit }

    /** Not in the cache, which the system may empty behind the picker. */
    private val waiting: File get() = File(context.noBackupFilesDir, "saving")

    /** A device without a picker says so as a file's error. */
    private inline fun withSystem(act: () -> Unit) =
        try {
            act()
        } catch (e: ActivityNotFoundException) {
            throw IOException(e)
        }

    /** Other apps' files fail in whatever way those apps do. */
    private suspend fun <T> onDisk(act: () -> T): T =
        withContext(Dispatchers.IO) {
            try {
                act()
            } catch (e: RuntimeException) {
                throw IOException(e)
            }
        }
}
