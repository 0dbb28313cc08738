package dev.douze.ui

import java.util.Base64
import kotlin.math.abs
import org.jetbrains.skia.Image

/**
 * A picture in a line of text: its size, and the mean colour of each tile of [TILE] pixels. Small enough for the repository,
 * where a few hundred PNGs of every look would weigh more than all else, and fine enough that a moved card or another number is seen.
 */
class Fingerprint(
    private val width: Int,
    private val height: Int,
    private val means: ByteArray,
) {
    private val across = tiles(width)

    /** Where [other] differs, as tiles from the left and the top; empty when nobody would see it. */
    fun differences(other: Fingerprint): List<String> {
        if (width != other.width || height != other.height) return listOf("${other.width}×${other.height}, was $width×$height")
        return means.indices
            .filter { abs((means[it].toInt() and BYTE) - (other.means[it].toInt() and BYTE)) > TOLERANCE }
            .map { "(${it / CHANNELS % across * TILE}, ${it / CHANNELS / across * TILE})" }
            .distinct()
    }

    override fun toString() = "$width $height ${Base64.getEncoder().withoutPadding().encodeToString(means)}"

    companion object {
        private const val TILE = 32
        private const val CHANNELS = 3
        private const val BYTE = 0xFF
        private const val TOLERANCE = 2

        private fun tiles(length: Int) = (length + TILE - 1) / TILE

        fun of(image: Image): Fingerprint {
            val across = tiles(image.width)
            val sums = IntArray(across * tiles(image.height) * CHANNELS)
            val counts = IntArray(sums.size / CHANNELS)
            pixels(image).forEachIndexed { i, colour ->
                val tile = i / image.width / TILE * across + i % image.width / TILE
                counts[tile]++
                for (channel in 0 until CHANNELS) sums[tile * CHANNELS + channel] += colour shr 8 * (2 - channel) and BYTE
            }
            return Fingerprint(image.width, image.height, ByteArray(sums.size) { (sums[it] / counts[it / CHANNELS]).toByte() })
        }

        /** The reverse of [toString]. */
        fun read(line: String): Fingerprint {
            val (width, height, means) = line.split(' ')
            return Fingerprint(width.toInt(), height.toInt(), Base64.getDecoder().decode(means))
        }
    }
}
