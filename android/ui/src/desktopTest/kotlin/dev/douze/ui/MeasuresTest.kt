package dev.douze.ui

import dev.douze.core.KingMotion
import dev.douze.core.Motion
import java.io.File
import java.lang.management.ManagementFactory
import kotlin.math.abs
import kotlin.test.assertTrue
import org.jetbrains.skia.Image
import org.junit.Test

/** What the look promises in numbers. Each test prints what `core/docs/measuring.md` lists. */
class MeasuresTest {
    private val tables =
        listOf("king-selected", "king-scored", "forest-choose-selected", "forest-ghost", "council-choose", "council-reveal", "council-hint")

    @Test
    fun `at most 45 percent of a tablet's table is flat`() {
        val shares =
            tables.flatMap { name ->
                frames.filter { it.width > it.height && it.width >= TABLET }.map { frame ->
                    "$name.${frame.name}" to flat(shot(scene(Gallery.screen(name), frame)))
                }
            }
        shares.forEach { (name, share) -> println("flat: $name $share %") }
        assertTrue(shares.all { it.second <= MOST_FLAT }, "too flat: ${shares.filter { it.second > MOST_FLAT }}")
    }

    /** Of a hundred blocks of 20 × 20 pixels, how many are of nearly one colour. */
    private fun flat(image: Image): Int {
        val pixels = pixels(image)
        fun at(x: Int, y: Int) = pixels[y * image.width + x]
        var flat = 0
        val (columns, rows) = image.width / BLOCK to image.height / BLOCK
        for (row in 0 until rows) {
            for (column in 0 until columns) {
                val first = at(column * BLOCK, row * BLOCK)
                val one = (0 until BLOCK * BLOCK).all { near(first, at(column * BLOCK + it % BLOCK, row * BLOCK + it / BLOCK)) }
                if (one) flat++
            }
        }
        return flat * HUNDRED / (columns * rows)
    }

    private fun near(one: Int, other: Int) = listOf(0, 8, 16).all { abs((one shr it and 0xFF) - (other shr it and 0xFF)) <= NEAR }

    @Test
    fun `drawings and typefaces weigh at most 2 MB`() {
        val pack = javaClass.getResource("/douze/pictures.pack")!!.readBytes().size
        val faces = File("../../target/fonts/fonts").listFiles().orEmpty().filter { it.extension == "ttf" }.sumOf { it.length() }
        println("art: $pack bytes; typefaces: $faces bytes; sounds are synthesised: 0 bytes")
        assertTrue(pack + faces <= MOST_BYTES, "$pack + $faces bytes")
    }

    /** Without a graphics card every frame draws the whole table again, in motion or not: the dice are what is added to that. */
    @Test
    fun `a die in flight takes less than half of a core`() {
        val roll = Gallery.beats("king-rolled").single()

        fun thrown(seats: List<Int>) = Playing(
            listOf(roll.copy(ms = THROW_MS, motion = Motion.King(KingMotion.DiceRolled(seats)), frame = null))
        )
        // The first throw compiles; the least of the others is what it takes.
        val (rest, one, four) =
            listOf(null, thrown(listOf(0)), thrown(listOf(0, 1, 2, 3))).map { playing -> (0..TRIES).map { cpu(playing) }.drop(1).min() }
        println(
            "$THROW_MS ms at 60 frames/s on a phone, CPU: still table $rest ms, one die more ${one - rest} ms, four dice ${four - rest} ms"
        )
        assertTrue(one - rest < MOST_CPU_MS, "$one ms, $rest ms of it the still table")
    }

    /** Milliseconds of CPU for the frames of a throw. */
    private fun cpu(playing: Playing?): Long {
        val threads = ManagementFactory.getThreadMXBean()
        return scene(Gallery.screen("king-selected"), frames.first(), playing).run {
            render(0)
            val before = threads.currentThreadCpuTime
            for (frame in 1..FRAMES) render(frame * SECOND / 60)
            close()
            (threads.currentThreadCpuTime - before) / MILLION
        }
    }

    private companion object {
        const val TABLET = 900
        const val BLOCK = 20
        const val NEAR = 3
        const val HUNDRED = 100
        const val MOST_FLAT = 45
        const val MOST_BYTES = 2_000_000
        const val THROW_MS = 900
        const val MOST_CPU_MS = THROW_MS / 2
        const val FRAMES = 54
        const val TRIES = 3
        const val MILLION = 1_000_000
    }
}
