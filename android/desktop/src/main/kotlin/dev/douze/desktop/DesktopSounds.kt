package dev.douze.desktop

import dev.douze.core.SoundKind
import dev.douze.core.soundRate
import dev.douze.ui.MadeSounds
import javax.sound.sampled.AudioFormat
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.LineEvent

/** Sounds by Java's own mixer. */
class DesktopSounds : MadeSounds() {
    override fun start(
        kind: SoundKind,
        samples: ByteArray,
    ) {
        val clip = AudioSystem.getClip()
        clip.addLineListener { if (it.type == LineEvent.Type.STOP) clip.close() }
        clip.open(AudioFormat(soundRate().toFloat(), 16, 1, true, false), samples, 0, samples.size)
        clip.start()
    }
}
