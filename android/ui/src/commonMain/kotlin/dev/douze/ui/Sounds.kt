package dev.douze.ui

import androidx.compose.runtime.staticCompositionLocalOf
import dev.douze.core.SoundKind
import dev.douze.core.soundSamples
import java.util.concurrent.Executors
import java.util.concurrent.ThreadFactory

/** Plays short sounds, each platform in its own way. */
fun interface Sounds {
    fun play(kind: SoundKind)
}

/** None in tests and previews. */
val LocalSounds = staticCompositionLocalOf<Sounds?> { null }

/** Sounds on a thread of their own: made of numbers when they are heard first. A device that cannot play them is silent. */
abstract class MadeSounds : Sounds {
    private val samples = mutableMapOf<SoundKind, ByteArray>()
    private val thread = Executors.newSingleThreadExecutor(ThreadFactory { Thread(it, "sounds").apply { isDaemon = true } })

    override fun play(kind: SoundKind) =
        thread.execute {
            runCatching { start(kind, samples.getOrPut(kind) { soundSamples(kind) }) }
        }

    /** One channel of 16 bits, the lower byte first. */
    protected abstract fun start(
        kind: SoundKind,
        samples: ByteArray,
    )
}
