package dev.douze.desktop

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import dev.douze.ui.Files
import dev.douze.ui.described
import dev.douze.ui.readFile
import java.awt.EventQueue
import java.awt.FileDialog
import java.awt.Frame
import java.io.File
import java.io.FilenameFilter
import java.io.IOException
import kotlin.coroutines.resume
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.withContext
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image

/** Files by the desktop's own dialogs, over the window that [window] gives. What is shared is saved, too. */
class DesktopFiles(
    private val window: () -> Frame?,
) : Files {
    override suspend fun open(endings: List<String>): ByteArray? {
        val file = ask(FileDialog.LOAD, null) { _, name -> endings.isEmpty() || name.substringAfterLast('.').lowercase() in endings }
        return file?.let { withContext(Dispatchers.IO) { it.inputStream().use { from -> from.readFile() } } }
    }

    override suspend fun save(
        name: String,
        bytes: ByteArray,
    ) {
        val file = ask(FileDialog.SAVE, name) ?: return
        withContext(Dispatchers.IO) { file.writeBytes(bytes) }
    }

    override suspend fun share(
        name: String,
        text: String,
    ) = save("$name.txt", text.encodeToByteArray())

    override suspend fun share(
        name: String,
        picture: ImageBitmap,
        alt: String,
    ) {
        val png =
            withContext(Dispatchers.Default) {
                Image.makeFromBitmap(picture.asSkiaBitmap()).encodeToData(EncodedImageFormat.PNG)?.bytes
            } ?: throw IOException(name)
        save("$name.png", described(png, alt))
    }

    /** Blocks the dialog's own event, not the window: the event queue goes on meanwhile. */
    private suspend fun ask(
        mode: Int,
        name: String?,
        wanted: FilenameFilter? = null,
    ): File? =
        suspendCancellableCoroutine { waiting ->
            EventQueue.invokeLater {
                val dialog = FileDialog(window(), null, mode)
                waiting.invokeOnCancellation { EventQueue.invokeLater(dialog::dispose) }
                dialog.filenameFilter = wanted
                dialog.file = name
                dialog.isVisible = true
                val chosen = dialog.file?.let { File(dialog.directory, it) }
                dialog.dispose()
                waiting.resume(chosen)
            }
        }
}
