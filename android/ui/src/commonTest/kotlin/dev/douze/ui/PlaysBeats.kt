@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.v2.runComposeUiTest
import dev.douze.core.Intent
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The sentence of each beat of this state stands on the screen while it is played, and a tap ends the last one and sends nothing. */
fun playsBeats(name: String) =
    runComposeUiTest {
        val sent = mutableListOf<Intent>()
        val beats = Gallery.beats(name)
        var playing by mutableStateOf<Playing?>(Playing(beats))
        mainClock.autoAdvance = false
        setContent {
            Unpainted { DouzeApp(Gallery.screen(name), { sent += it }, playing = playing, onBeatsEnd = { playing = null }) }
        }
        for (beat in beats) {
            mainClock.advanceTimeByFrame()
            assertTrue(onAllNodesWithText(beat.sentence, useUnmergedTree = true).fetchSemanticsNodes().isNotEmpty(), beat.sentence)
            if (beat !== beats.last()) mainClock.advanceTimeBy(beat.ms + 20L)
        }
        onRoot().performTouchInput { click(center) }
        mainClock.advanceTimeByFrame()
        assertNull(playing)
        assertEquals(emptyList(), sent)
    }
