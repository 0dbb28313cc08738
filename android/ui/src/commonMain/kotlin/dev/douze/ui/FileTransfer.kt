package dev.douze.ui

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.graphics.ImageBitmap
import dev.douze.core.DouzeException
import dev.douze.core.ExportKind
import dev.douze.core.FileTrouble
import dev.douze.core.SessionInterface
import dev.douze.core.ShareView
import java.io.IOException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Where files come in and go out, as screens see it. */
@Stable
interface FileTransfer {
    /** Asks for a file, whose preview the core then shows. */
    fun import(endings: List<String>)

    fun export(kind: ExportKind)

    fun shareText(view: ShareView)

    /** [draw] makes the picture, on the main thread. */
    fun sharePicture(
        view: ShareView,
        draw: suspend () -> ImageBitmap,
    )
}

/** A desk that does nothing: for screens alone. */
object NoFileTransfer : FileTransfer {
    override fun import(endings: List<String>) = Unit

    override fun export(kind: ExportKind) = Unit

    override fun shareText(view: ShareView) = Unit

    override fun sharePicture(
        view: ShareView,
        draw: suspend () -> ImageBitmap,
    ) = Unit
}

/**
 * A desk over the core: one file at a time.
 *
 * @param background where long files are read and written
 * @param queue where other calls of the core wait for each other
 * @param onImport the core shows the preview of a file
 * @param onFault something that has no sentence of its own went wrong
 */
@Stable
class DiskFileTransfer(
    private val core: SessionInterface,
    private val files: Files,
    private val scope: CoroutineScope,
    private val background: CoroutineDispatcher,
    private val queue: CoroutineDispatcher,
    private val onImport: () -> Unit,
    private val onFault: (Exception) -> Unit,
) : FileTransfer {
    /** Why the last file was of no use. */
    var told: String? by mutableStateOf(null)
        private set

    private var task: Job? = null

    override fun import(endings: List<String>) = work(FileTrouble.UNREAD) { look(files.open(endings)) }

    /**
     * Looks into what [read] gives, once nothing else is being done, and [show] has opened the place for it; null is no
     * file.
     *
     * @param trouble what it is when [read] fails
     */
    fun receive(
        trouble: FileTrouble,
        read: suspend () -> ByteArray?,
        show: () -> Unit,
    ) {
        scope.launch {
            while (task?.isActive == true) task?.join()
            work(trouble) { look(read()?.also { show() }) }
        }
    }

    private suspend fun look(bytes: ByteArray?) {
        if (bytes == null) return
        // An intent that the core has yet to answer would close the preview.
        withContext(queue) {}
        withContext(background) { core.import(bytes) }
        onImport()
    }

    /** Something else is wanted. */
    fun forget() {
        told = null
    }

    override fun export(kind: ExportKind) =
        work(FileTrouble.UNWRITTEN) {
            val exported = withContext(background) { core.export(kind) }
            files.save(exported.fileName, exported.bytes)
        }

    override fun shareText(view: ShareView) = work(FileTrouble.UNWRITTEN) { files.share(view.fileName, view.text) }

    override fun sharePicture(
        view: ShareView,
        draw: suspend () -> ImageBitmap,
    ) = work(FileTrouble.UNWRITTEN) { files.share(view.fileName, draw(), view.alt) }

    private fun work(
        trouble: FileTrouble,
        act: suspend () -> Unit,
    ) {
        if (task?.isActive == true) return
        told = null
        task =
            scope.launch {
                try {
                    act()
                } catch (e: DouzeException.Internal) {
                    onFault(e)
                } catch (e: DouzeException) {
                    told = e.sentence
                } catch (e: IOException) {
                    // The system's own words are not for people.
                    told = withContext(queue) { core.explain(trouble) }
                }
            }
    }
}
