package dev.douze.android

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioManager
import android.media.AudioTrack
import dev.douze.core.SoundKind
import dev.douze.core.soundRate
import dev.douze.ui.MadeSounds

/** Sounds of a game: silent while the device is. */
class AndroidSounds(
    context: Context,
) : MadeSounds() {
    private val audio = context.applicationContext.getSystemService(AudioManager::class.java)

    /** The sounds heard last, in order: a device has tracks for few. */
    private val tracks = LinkedHashMap<SoundKind, AudioTrack>()

    override fun start(
        kind: SoundKind,
        samples: ByteArray,
    ) {
        if (audio.ringerMode != AudioManager.RINGER_MODE_NORMAL) return
        val known = tracks.remove(kind)
        known?.stop()
        known?.reloadStaticData()
        val track = known ?: track(samples)
        tracks[kind] = track
        if (tracks.size > FEW) tracks.remove(tracks.keys.first())?.release()
        track.play()
    }

    private fun track(samples: ByteArray): AudioTrack {
        val attributes =
            AudioAttributes
                .Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build()
        val format =
            AudioFormat
                .Builder()
                .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                .setSampleRate(soundRate())
                .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                .build()
        val track =
            AudioTrack
                .Builder()
                .setAudioAttributes(attributes)
                .setAudioFormat(format)
                .setTransferMode(AudioTrack.MODE_STATIC)
                .setBufferSizeInBytes(samples.size)
                .build()
        track.write(samples, 0, samples.size)
        return track
    }

    private companion object {
        const val FEW = 8
    }
}
