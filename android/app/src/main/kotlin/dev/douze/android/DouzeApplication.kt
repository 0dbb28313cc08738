package dev.douze.android

import android.app.Application
import android.util.Log
import dev.douze.core.uniffiEnsureInitialized
import kotlin.concurrent.thread

/** Loads the Rust library while the system makes the window. */
class DouzeApplication : Application() {
    override fun onCreate() {
        super.onCreate()
        thread(name = "library") {
            try {
                uniffiEnsureInitialized()
            } catch (e: LinkageError) {
                // The model meets the same fault when it opens the data, and shows it.
                Log.w("Douze", "The library did not load", e)
            }
        }
    }
}
