package dev.douze.desktop

import androidx.compose.ui.window.application
import dev.douze.core.Session
import java.awt.AWTError
import java.awt.GraphicsEnvironment
import java.util.Locale
import java.util.concurrent.CompletableFuture
import kotlin.system.exitProcess

/** What `main` answers when there is nothing to open a window on; `./play` then plays in the terminal. */
private const val NO_DISPLAY = 4

/** `MainKt FOLDER`: the app in a window, its data in FOLDER. */
fun main(arguments: Array<String>) {
    val folder = arguments.singleOrNull() ?: exitWith(2, "usage: MainKt FOLDER")
    val locales = listOf(Locale.getDefault().toLanguageTag())
    val open = { CompletableFuture.supplyAsync { Session.open(folder, locales) } }
    // Opened while the window comes up.
    val opening = open()
    if (!hasDisplay()) exitWith(NO_DISPLAY, "no display")
    application { DouzeWindow(opening, open, ::exitApplication) }
}

private fun hasDisplay(): Boolean =
    !GraphicsEnvironment.isHeadless() &&
        try {
            GraphicsEnvironment.getLocalGraphicsEnvironment().defaultScreenDevice
            true
        } catch (_: AWTError) {
            false
        }

private fun exitWith(
    status: Int,
    sentence: String,
): Nothing {
    System.err.println(sentence)
    exitProcess(status)
}
