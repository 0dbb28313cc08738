package dev.douze.android

import android.app.Application
import dev.douze.core.uniffiEnsureInitialized
import kotlin.concurrent.thread

/** Loads the Rust library while the system makes the window. */
class DouzeApplication : Application() {
    override fun onCreate() {
        super.onCreate()
        thread(name = "library") {
            try {
                uniffiEnsureInitialized()
            } catch (_: LinkageError) {
                // The model meets the same fault when it opens the data, and shows it.
            }
        }
    }
}
