package dev.douze.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.withFrameNanos
import java.time.Duration
import java.time.Instant
import kotlin.system.exitProcess

/**
 * With -Ddouze.exitWhenUsable: says how long the first usable frame took since the process began, and ends.
 * With a [failure], says that, and ends with 1.
 */
@Composable
fun ExitWhenUsable(
    failure: String?,
    exit: () -> Unit,
) {
    if (System.getProperty("douze.exitWhenUsable") == null) return
    LaunchedEffect(Unit) {
        // The second frame begins when the first has been drawn.
        repeat(2) { withFrameNanos {} }
        if (failure != null) {
            System.err.println(failure)
            exitProcess(1)
        }
        val start = ProcessHandle.current().info().startInstant().orElseThrow()
        println("usable after ${Duration.between(start, Instant.now()).toMillis()} ms")
        exit()
    }
}
