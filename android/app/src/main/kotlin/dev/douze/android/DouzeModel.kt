package dev.douze.android

import android.app.Application
import android.net.Uri
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.viewModelScope
import dev.douze.core.AppIntent
import dev.douze.core.DouzeException
import dev.douze.core.FileTrouble
import dev.douze.core.Intent
import dev.douze.core.Session
import dev.douze.ui.AppState
import dev.douze.ui.sentence
import java.io.File
import java.util.concurrent.atomic.AtomicReference
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** What outlives a window: the session, what is shown of it, and files on their way. */
class DouzeModel(
    application: Application,
    saved: SavedStateHandle,
) : AndroidViewModel(application) {
    /** Null until the data are open. */
    var app: AppState? by mutableStateOf(null)
        private set

    /** Why the data could not be opened, in the core's words; without any where there is no core. */
    var failure: String? by mutableStateOf(null)
        private set

    /** There is something to show. */
    val ready: Boolean get() = app?.screen != null || failure != null

    val files = AndroidFiles(application)

    /** Closed with this; opened on another thread. */
    private val session = AtomicReference<Session?>()
    private var languages = systemLanguages(application)
    private val waiting = mutableListOf<(AppState) -> Unit>()

    /** The system ended an earlier process out of sight: people expect to be where they were. */
    private val begunAnew = saved.get<Boolean>(BEGUN) == true

    init {
        saved[BEGUN] = true
        open()
    }

    /** Opens the data; once more after a failure. */
    fun open() {
        failure = null
        viewModelScope.launch {
            try {
                val state = AppState(withContext(Dispatchers.IO) { opened() }, viewModelScope, files = files)
                app = state
                waiting.forEach { it(state) }
                waiting.clear()
            } catch (e: CancellationException) {
                throw e
            } catch (e: Throwable) {
                // A library that is missing is an Error, not an Exception.
                failure = (e as? DouzeException)?.sentence.orEmpty()
            }
        }
    }

    private fun opened(): Session {
        val context = getApplication<Application>()
        val opened = Session.open(File(context.filesDir, FOLDER).path, languages)
        session.set(opened)
        if (!viewModelScope.isActive) {
            // Cleared in the meantime: nobody else would close it, and nobody looks.
            close()
            return opened
        }
        try {
            if (begunAnew) opened.dispatch(Intent.App(AppIntent.Resume))
        } catch (_: DouzeException.Internal) {
            // Home is where one is then.
        }
        return opened
    }

    /** People may have changed their system's languages while the app was open. */
    fun hearLanguages() {
        val now = systemLanguages(getApplication())
        if (now == languages) return
        languages = now
        onceOpen { it.follow(Intent.App(AppIntent.SetLocales(now))) }
    }

    /** A file from another app, or from a picker that outlived its process. */
    fun receive(uri: Uri) = onceOpen { app -> app.receive { files.read(uri) } }

    /** Words from another app: a deck, perhaps; the core says. */
    fun receive(text: String) = onceOpen { app -> app.receive { text.encodeToByteArray() } }

    /** A document that was made for the save of an earlier process. */
    fun deliver(uri: Uri) =
        onceOpen { app ->
            app.receive(FileTrouble.UNWRITTEN) {
                files.deliver(uri)
                null
            }
        }

    private fun onceOpen(act: (AppState) -> Unit) {
        app?.let(act) ?: waiting.add(act)
    }

    override fun onCleared() = close()

    private fun close() {
        session.getAndSet(null)?.close()
    }

    private companion object {
        const val FOLDER = "douze"
        const val BEGUN = "begun"
    }
}
