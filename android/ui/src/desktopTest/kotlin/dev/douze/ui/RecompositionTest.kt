package dev.douze.ui

import androidx.compose.runtime.Composer
import androidx.compose.runtime.CompositionTracer
import androidx.compose.runtime.InternalComposeTracingApi
import androidx.compose.runtime.mutableStateOf
import dev.douze.core.Body
import dev.douze.core.KingSeatView
import dev.douze.core.Screen
import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test

/** A screen that changes in one place is recomposed in that place only. */
class RecompositionTest {
    @Test
    fun `a change at one seat recomposes that seat`() {
        val before = Gallery.screen("king-scored")
        val after = before.seat(1) { copy(points = points + "1") }
        val ran = composed(before, after)
        assertEquals(1, ran("SeatPlaque"), "plaques: $ran")
        assertEquals(0, ran("CourtFace"), "open cards: $ran")
    }

    @Test
    fun `an equal screen recomposes no seat, card or cell`() {
        for (name in listOf("king-scored", "king-selected", "forest-latest", "council-choose")) {
            val before = Gallery.screen(name)
            // Records are values: what the core sends again is equal, not the same.
            val ran = composed(before, before.copy(title = before.title + " "))
            for (part in listOf("SeatPlaque", "CourtFace", "Cell", "DilemmaCard")) assertEquals(0, ran(part), "$name, $part: $ran")
        }
    }

    /** The compiler's own count. Its file is of what was compiled last: all, or the files that have changed. */
    @Test
    fun `few parameters of composables are unstable`() {
        val files = File("target/compose").listFiles { file -> file.name.endsWith("-module.json") }.orEmpty()
        assertTrue(files.isNotEmpty(), "the compiler wrote no metrics")
        val unstable = Regex("\"knownUnstableArguments\": (\\d+)").find(files.single().readText())?.groupValues?.get(1)?.toInt()
        assertTrue((unstable ?: MOST + 1) <= MOST, "$unstable parameters are unstable, $MOST may be")
    }

    private fun Screen.seat(place: Int, change: KingSeatView.() -> KingSeatView): Screen {
        val king = (body as Body.King).king
        val groups =
            king.table.groups.map { group ->
                group.copy(seats = group.seats.mapIndexed { i, seat -> if (i == place) seat.change() else seat })
            }
        return copy(body = Body.King(king.copy(table = king.table.copy(groups = groups))))
    }

    /** How often each of our composables ran when [after] came in place of [before]. */
    private fun composed(before: Screen, after: Screen): Ran {
        val shown = mutableStateOf(before)
        val frame = frames.first()
        val ran = Ran()
        scene(frame) { DouzeApp(shown.value, {}, frame.dark, testLetters, frame.insets, fold = frame.fold) }.run {
            render(0)
            render(SECOND)
            ran.watch {
                shown.value = after
                render(SECOND + 1)
                render(2 * SECOND)
            }
            close()
        }
        assertTrue(ran.any(), "nothing was traced: the compiler left out its markers")
        return ran
    }

    private companion object {
        /** Of some ten thousand, where all was compiled at once. */
        const val MOST = 10
    }

    /** Names of composables, and how often each ran. */
    @OptIn(InternalComposeTracingApi::class)
    private class Ran : CompositionTracer {
        private val counts = sortedMapOf<String, Int>()

        operator fun invoke(name: String): Int = counts[name] ?: 0

        fun any() = counts.isNotEmpty()

        fun watch(act: () -> Unit) {
            Composer.setTracer(this)
            try {
                act()
            } finally {
                Composer.setTracer(Off)
            }
        }

        override fun traceEventStart(key: Int, dirty1: Int, dirty2: Int, info: String) {
            if (!info.startsWith("dev.douze.ui.")) return
            val name = info.substringBefore(" (").substringAfterLast('.')
            counts[name] = invoke(name) + 1
        }

        override fun traceEventEnd() = Unit

        override fun isTraceInProgress() = true

        override fun toString() = counts.toString()
    }

    @OptIn(InternalComposeTracingApi::class)
    private object Off : CompositionTracer {
        override fun traceEventStart(key: Int, dirty1: Int, dirty2: Int, info: String) = Unit

        override fun traceEventEnd() = Unit

        override fun isTraceInProgress() = false
    }
}
