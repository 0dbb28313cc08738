package dev.douze.android

import android.app.Application
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.viewModelScope
import dev.douze.core.Session
import dev.douze.ui.AppState
import java.io.File
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** What outlives a rotation: the session, and what is shown of it. */
class DouzeModel(
    application: Application,
) : AndroidViewModel(application) {
    /** Null until the data are open. */
    var app: AppState? by mutableStateOf(null)
        private set

    init {
        viewModelScope.launch {
            val session = withContext(Dispatchers.IO) { Session.open(File(application.filesDir, "douze").path, listOf("en")) }
            app = AppState(session, viewModelScope)
        }
    }
}
