package dev.douze.ui

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.PixelMap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import dev.douze.core.CharacterKind
import dev.douze.core.ForestCard
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Pack
import dev.douze.ui.art.animal
import dev.douze.ui.art.courtier
import dev.douze.ui.art.picture
import dev.douze.ui.art.portrait
import java.io.File
import kotlin.math.abs
import kotlin.test.assertEquals
import kotlin.test.assertFails
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import org.junit.Test

/** The pictures of the pack: drawn as resvg draws their sources, all of them there. */
class ArtTest {
    private val ground = Color(120, 90, 160)

    private fun drawn(
        width: Int,
        height: Int,
        draw: DrawScope.() -> Unit,
    ): PixelMap {
        val image = ImageBitmap(width, height)
        CanvasDrawScope().draw(Density(1f), LayoutDirection.Ltr, Canvas(image), Size(width.toFloat(), height.toFloat())) {
            drawRect(ground)
            draw()
        }
        return image.toPixelMap()
    }

    private fun whole(
        width: Int,
        height: Int,
    ) = Rect(Offset.Zero, Size(width.toFloat(), height.toFloat()))

    /** Red, green and blue of a sixteenth, on average. */
    private fun mean(
        map: PixelMap,
        row: Int,
        column: Int,
    ): List<Int> {
        val sums = LongArray(3)
        var count = 0
        for (y in row * map.height / 4 until (row + 1) * map.height / 4) {
            for (x in column * map.width / 4 until (column + 1) * map.width / 4) {
                val colour = map[x, y]
                listOf(colour.red, colour.green, colour.blue).forEachIndexed { i, part -> sums[i] += (part * 255 + 0.5f).toLong() }
                count++
            }
        }
        return sums.map { (it / count).toInt() }
    }

    @Test
    fun `pictures look as resvg draws them`() {
        val lines = File("../../art/raster.txt").readLines().map { it.split(' ') }
        assertTrue(lines.size >= 8)
        for (line in lines) {
            val (width, height) = line.drop(1).take(2).map { it.toInt() }
            val map = drawn(width, height) { picture(Art.valueOf(line[0]), whole(width, height)) }
            line.drop(3).forEachIndexed { field, expected ->
                val found = mean(map, field / 4, field % 4)
                val expects = expected.chunked(2).map { it.toInt(16) }
                assertTrue(found.zip(expects).all { (a, b) -> abs(a - b) <= 5 }, "${line[0]}, field $field: $found, but $expects")
            }
        }
    }

    @Test
    fun `every picture draws something, in every crop`() {
        assertNotNull(Pack.shipped)
        val blank = drawn(60, 60) {}
        for (art in Art.entries) {
            for (crop in if (art.niche == null) listOf(Crop.WHOLE, Crop.COVER) else Crop.entries) {
                val map = drawn(60, 60) { picture(art, whole(60, 60), 0.9f, crop) }
                assertTrue((0 until 60).any { y -> (0 until 60).any { x -> map[x, y] != blank[x, y] } }, "$art, $crop")
            }
        }
    }

    @Test
    fun `every card has its own picture`() {
        val portraits = CharacterKind.entries.map(::portrait)
        assertEquals(portraits.size, portraits.toSet().size)
        for (gentle in listOf(false, true)) {
            val animals = ForestCard.entries.flatMap { card -> listOf(false, true).map { animal(card, it, gentle) } }
            assertEquals(animals.size, animals.toSet().size)
        }
        assertNotEquals(animal(ForestCard.SNAKE, true), animal(ForestCard.SNAKE, true, gentle = true))
        assertEquals(16, (0 until 16).map(::courtier).toSet().size)
    }

    @Test
    fun `a pack that is damaged or of other pictures is none`() {
        val bytes = Art::class.java.getResourceAsStream("/douze/pictures.pack")!!.readBytes()
        Pack(bytes)
        assertFails { Pack(ByteArray(0)) }
        assertFails { Pack(bytes.copyOf(bytes.size / 2)) }
        assertFails { Pack(bytes.copyOf().also { it[5] = (it[5] + 1).toByte() }) }
    }
}
