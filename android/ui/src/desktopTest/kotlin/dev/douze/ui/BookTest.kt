@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import dev.douze.core.Body
import org.junit.Test

class DesktopBookTest : SharedBookTest()

class DesktopFilesTest : SharedFilesTest()

/** What a file is, in every size. */
class PreviewLayoutTest {
    private val previews = Gallery.screens.filterValues { it.body is Body.Preview }

    @Test
    fun `a preview fits a small phone`() = fits(360, 640)

    @Test
    fun `a preview fits a small phone on its side`() = fits(640, 360)

    @Test
    fun `a preview fits a small phone with text of 200 percent`() = fits(360, 640, 2f)

    private fun fits(
        width: Int,
        height: Int,
        text: Float = 1f,
    ) = runDesktopComposeUiTest(width, height) {
        var name by mutableStateOf(previews.keys.first())
        setContent {
            CompositionLocalProvider(LocalDensity provides Density(1f, text)) {
                key(name) { DouzeApp(previews.getValue(name), {}, systemDark = false, letters = testLetters) }
            }
        }
        for (next in previews.keys) {
            name = next
            waitForIdle()
            assertFits(next, width, height)
        }
    }
}
