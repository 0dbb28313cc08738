package dev.douze.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import dev.douze.ui.art.Tokens
import dev.douze.ui.die.Die
import dev.douze.ui.die.DieFace
import dev.douze.ui.die.DieMotion
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.Typography
import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import org.junit.Test

class DieHandsTest : SharedDieTest()

/** All ways a die looks: no two the same, none beyond its square; and a sheet of them, for eyes, beside the build. */
class DiePicturesTest {
    private val looks: List<@Composable (Int) -> Unit> =
        (0..12).map<Int, @Composable (Int) -> Unit> { face -> { Die(dieBody, face, it.dp) } } +
            listOf<@Composable (Int) -> Unit>(
                { Die(dieBody, 7, it.dp, struck = true) },
                { Die(dieBody, 12, it.dp, struck = true) },
                { Die(dieBody, 10, it.dp, reachable = around(10)) },
                { Die(dieBody, 10, it.dp, reachable = around(10, chosen = 7)) },
                { Die(dieBody, 3, it.dp, motion = DieMotion.Flip(3, 10) { UNDERWAY }) },
                { Die(dieBody, 7, it.dp, motion = DieMotion.Tip(7, 12) { UNDERWAY }) },
                { Die(dieBody, 6, it.dp, motion = DieMotion.Roll(0, 6) { UNDERWAY }) },
                { Die(dieBody, 6, it.dp, motion = DieMotion.Pass(6) { UNDERWAY }) },
            )

    private val still = looks.dropLast(4)

    private val themes = mapOf("light" to Tokens.light, "dark" to Tokens.dark, "black" to Tokens.black)

    @Test
    fun `every look differs from every other, in every theme`() {
        for ((name, tokens) in themes) {
            val pictures = looks.map { look -> pixels(draw(SMALL, SMALL, tokens) { look(SMALL) }).toList() }
            assertEquals(looks.size, pictures.toSet().size, name)
        }
    }

    @Test
    fun `only its shadow falls beyond the square of a die that lies still`() {
        for (look in still) {
            val image = draw(SMALL + 2 * EDGE, SMALL + 2 * EDGE, Tokens.light) { Box(Modifier.padding(EDGE.dp)) { look(SMALL) } }
            val dots = pixels(image)
            val within = EDGE until EDGE + SMALL
            val outside = dots.indices.filter { it % image.width !in within || it / image.width !in within }
            for (dot in outside.map(dots::get)) assertShade(dots[0], dot)
        }
    }

    /** The same colour, at most darker. */
    private fun assertShade(ground: Int, dot: Int) {
        val shades = listOf(0, 8, 16).map { (dot shr it and 0xFF) / (ground shr it and 0xFF).toDouble() }
        assertTrue(shades.max() <= 1.0 && shades.max() - shades.min() < 0.02, "$shades")
    }

    @Test
    fun `a die that lies still asks for no frame`() {
        for (look in looks) {
            scene(SMALL, SMALL, Tokens.light) { look(SMALL) }.run {
                render(0)
                render(SECOND)
                assertFalse(hasInvalidations())
                close()
            }
        }
    }

    @Test
    fun `a sheet of all looks`() {
        for ((name, tokens) in themes) {
            val sheet =
                draw(WIDE, HIGH, tokens) {
                    Column(Modifier.padding(EDGE.dp), Arrangement.spacedBy(EDGE.dp)) {
                        for (size in listOf(56, 64, 96)) Sheet(size, 11)
                        Sheet(200, 5)
                    }
                }
            File("target/pictures").mkdirs()
            File("target/pictures/dice-$name.png").writeBytes(sheet.encodeToData(EncodedImageFormat.PNG)!!.bytes)
        }
    }

    @Composable
    private fun Sheet(size: Int, columns: Int) =
        Column(verticalArrangement = Arrangement.spacedBy(EDGE.dp)) {
            for (row in looks.chunked(columns)) Row(horizontalArrangement = Arrangement.spacedBy(EDGE.dp)) { row.forEach { it(size) } }
        }

    private fun around(face: Int, chosen: Int = 0) = dieBody.ring(face).map { DieFace(it, it == chosen, "$it") {} }

    private fun draw(width: Int, height: Int, tokens: Tokens, content: @Composable () -> Unit): Image =
        shot(scene(width, height, tokens, content))

    private fun scene(width: Int, height: Int, tokens: Tokens, content: @Composable () -> Unit) =
        ImageComposeScene(width, height, Density(1f)) {
            CompositionLocalProvider(LocalTokens provides tokens, LocalTypography provides Typography(testLetters, "en")) {
                Box(Modifier.fillMaxSize().background(tokens.paper)) { content() }
            }
        }

    private companion object {
        const val UNDERWAY = 0.4f
        const val SMALL = 56
        const val EDGE = 8
        const val WIDE = 1160
        const val HIGH = 1560
    }
}
