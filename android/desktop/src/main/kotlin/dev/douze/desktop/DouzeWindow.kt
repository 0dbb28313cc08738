package dev.douze.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Alignment
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowPosition
import androidx.compose.ui.window.rememberWindowState
import dev.douze.core.DouzeException
import dev.douze.core.Session
import dev.douze.ui.APP_NAME
import dev.douze.ui.AppState
import dev.douze.ui.DouzeApp
import dev.douze.ui.LIBRARY_MISSING
import dev.douze.ui.LocalSounds
import dev.douze.ui.fault.FaultApp
import dev.douze.ui.sentence
import java.awt.Dimension
import java.util.concurrent.CompletableFuture
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.future.await

/** The app in its window, once [first] has opened the data; [again] opens them again after a failure. */
@Composable
fun DouzeWindow(
    first: CompletableFuture<Session>,
    again: () -> CompletableFuture<Session>,
    exit: () -> Unit,
) {
    val window = rememberWindowState(size = DpSize(1080.dp, 760.dp), position = WindowPosition(Alignment.Center))
    val scope = rememberCoroutineScope()
    val letters = remember { packedFonts() }
    var opening by remember { mutableStateOf(first) }
    var app by remember { mutableStateOf<AppState?>(null) }
    var failure by remember { mutableStateOf<String?>(null) }

    Window(onCloseRequest = exit, state = window, title = APP_NAME) {
        LaunchedEffect(Unit) { this@Window.window.minimumSize = Dimension(360, 640) }
        LaunchedEffect(opening) {
            failure = null
            try {
                app = AppState(opening.await(), scope, files = DesktopFiles { this@Window.window })
            } catch (e: CancellationException) {
                throw e
            } catch (e: Throwable) {
                // A library that is missing is an Error, not an Exception.
                failure = (e as? DouzeException)?.sentence ?: LIBRARY_MISSING
            }
        }
        val sounds = remember { DesktopSounds() }
        app?.let { CompositionLocalProvider(LocalSounds provides sounds) { DouzeApp(it, letters = letters) } }
        failure?.let { FaultApp(it, letters) { opening = again() } }
        val info = LocalWindowInfo.current
        app?.let { state ->
            LaunchedEffect(state) {
                // Out of sight or of mind: what is secret goes away by itself.
                snapshotFlow { info.isWindowFocused && !window.isMinimized }
                    .collect { seen -> if (seen) state.uncover() else state.cover() }
            }
        }
        if (app != null || failure != null) ExitWhenUsable(failure, exit)
    }
}
