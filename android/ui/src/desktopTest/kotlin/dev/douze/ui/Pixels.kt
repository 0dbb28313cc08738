package dev.douze.ui

import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.Image

/** Red, green and blue of every pixel. */
fun pixels(image: Image): IntArray {
    val bytes = Bitmap.makeFromImage(image).readPixels()!!
    return IntArray(bytes.size / 4) { i ->
        (bytes[4 * i + 2].toInt() and 0xFF shl 16) or (bytes[4 * i + 1].toInt() and 0xFF shl 8) or (bytes[4 * i].toInt() and 0xFF)
    }
}
