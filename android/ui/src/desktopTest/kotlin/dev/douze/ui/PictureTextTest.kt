package dev.douze.ui

import java.awt.image.BufferedImage
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import javax.imageio.ImageIO
import javax.imageio.metadata.IIOMetadataNode
import kotlin.test.assertEquals
import org.junit.Test

class PictureTextTest {
    @Test
    fun `a picture keeps its pixels and says what is on it`() {
        val picture = BufferedImage(2, 1, BufferedImage.TYPE_INT_RGB).also { it.setRGB(1, 0, 0x314E75) }
        val png = ByteArrayOutputStream().also { ImageIO.write(picture, "png", it) }.toByteArray()
        val alt = "Page of a reign: Rita III, 47 years – “Honoured”."

        val reader = ImageIO.getImageReadersByFormatName("png").next()
        reader.input = ImageIO.createImageInputStream(ByteArrayInputStream(described(png, alt)))

        assertEquals(0x314E75, reader.read(0).getRGB(1, 0) and 0xFFFFFF)
        val tree = reader.getImageMetadata(0).getAsTree("javax_imageio_png_1.0") as IIOMetadataNode
        val entry = tree.getElementsByTagName("iTXtEntry").item(0) as IIOMetadataNode
        assertEquals("Description" to alt, entry.getAttribute("keyword") to entry.getAttribute("text"))
    }
}
