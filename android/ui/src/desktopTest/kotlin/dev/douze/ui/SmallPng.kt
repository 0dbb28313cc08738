package dev.douze.ui

import java.awt.image.BufferedImage
import java.awt.image.IndexColorModel
import java.io.ByteArrayOutputStream
import javax.imageio.IIOImage
import javax.imageio.ImageIO
import javax.imageio.ImageWriteParam
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.Image

private const val COLOURS = 256
private const val BITS = 8

/** A PNG with 256 colours: a third of the size, and no difference that eyes could see. */
fun smallPng(image: Image): ByteArray {
    val pixels = pixels(image)
    val counts = HashMap<Int, Int>()
    pixels.forEach { counts.merge(it, 1, Int::plus) }
    val palette = palette(counts)
    val nearest = counts.keys.associateWith { colour -> palette.indices.minBy { distance(palette[it], colour) }.toByte() }
    val model = IndexColorModel(BITS, palette.size, palette, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE)
    val out = BufferedImage(image.width, image.height, BufferedImage.TYPE_BYTE_INDEXED, model)
    val indices = ByteArray(pixels.size) { nearest.getValue(pixels[it]) }
    out.raster.setDataElements(0, 0, image.width, image.height, indices)
    return encode(out)
}

/** Half the most frequent colours, half those that are farthest from all chosen before. */
private fun palette(counts: Map<Int, Int>): IntArray {
    val all = counts.keys.sortedWith(compareBy({ -counts.getValue(it) }, { it }))
    if (all.size <= COLOURS) return all.toIntArray()
    val chosen = all.take(COLOURS / 2).toMutableList()
    val rest = all.drop(COLOURS / 2)
    val apart = IntArray(rest.size) { i -> chosen.minOf { distance(it, rest[i]) } }
    while (chosen.size < COLOURS) {
        val next = rest[apart.indices.maxBy { apart[it] }]
        chosen += next
        rest.forEachIndexed { i, colour -> apart[i] = minOf(apart[i], distance(next, colour)) }
    }
    return chosen.toIntArray()
}

/** Red, green and blue of every pixel. */
fun pixels(image: Image): IntArray {
    val bytes = Bitmap.makeFromImage(image).readPixels()!!
    return IntArray(bytes.size / 4) { i ->
        (bytes[4 * i + 2].toInt() and 0xFF shl 16) or (bytes[4 * i + 1].toInt() and 0xFF shl 8) or (bytes[4 * i].toInt() and 0xFF)
    }
}

private fun distance(
    a: Int,
    b: Int,
): Int {
    val red = (a shr 16 and 0xFF) - (b shr 16 and 0xFF)
    val green = (a shr 8 and 0xFF) - (b shr 8 and 0xFF)
    val blue = (a and 0xFF) - (b and 0xFF)
    return red * red + green * green + blue * blue
}

private fun encode(image: BufferedImage): ByteArray {
    val writer = ImageIO.getImageWritersByFormatName("png").next()
    val bytes = ByteArrayOutputStream()
    ImageIO.createImageOutputStream(bytes).use { stream ->
        writer.output = stream
        val param = writer.defaultWriteParam
        param.compressionMode = ImageWriteParam.MODE_EXPLICIT
        param.compressionQuality = 0f
        writer.write(null, IIOImage(image, null, null), param)
    }
    writer.dispose()
    return bytes.toByteArray()
}
