package dev.douze.ui

import java.nio.ByteBuffer
import java.util.zip.CRC32

/** Signature and header of a PNG file: what describes the picture stands behind them. */
private const val HEADER = 8 + 25

/** The [png] with its alternative text, as the format's own "Description" (iTXt, not compressed). */
fun described(
    png: ByteArray,
    text: String,
): ByteArray {
    // Keyword, end, not compressed, method 0, no language, no translated keyword.
    val data = "Description".encodeToByteArray() + ByteArray(5) + text.encodeToByteArray()
    val kind = "iTXt".encodeToByteArray()
    val checksum = CRC32().apply { update(kind + data) }.value.toInt()
    val told = number(data.size) + kind + data + number(checksum)
    return png.copyOfRange(0, HEADER) + told + png.copyOfRange(HEADER, png.size)
}

private fun number(value: Int): ByteArray = ByteBuffer.allocate(Int.SIZE_BYTES).putInt(value).array()
