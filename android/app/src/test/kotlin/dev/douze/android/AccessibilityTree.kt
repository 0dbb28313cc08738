package dev.douze.android

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Insets
import android.os.Build
import android.view.WindowInsets
import android.view.WindowInsets.Type
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.unit.IntRect
import androidx.compose.ui.unit.dp
import dev.douze.ui.assertFits
import dev.douze.ui.name
import java.io.File
import kotlin.test.assertTrue
import org.robolectric.RuntimeEnvironment

/** What a device covers of its window, in dp; Robolectric's own covers nothing, and an old one cannot be determined. */
class Bars(
    private val top: Int,
    private val bottom: Int,
    private val left: Int = 0,
) {
    val worn get() = if (Build.VERSION.SDK_INT < Build.VERSION_CODES.R) IntRect.Zero else IntRect(left, top, 0, bottom)
}

/** A status bar above, and below it what is swiped up. */
val upright = Bars(top = 24, bottom = 24)

/** A phone on its side: three keys stand at the left. */
val onItsSide = Bars(top = 24, bottom = 0, left = 48)

fun Window.wear(bars: Bars) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.R) return
    val view = activity.window.decorView
    val insets =
        with(density) {
            bars.worn.run {
                WindowInsets
                    .Builder()
                    .setInsets(Type.statusBars(), Insets.of(0, top.dp.roundToPx(), 0, 0))
                    .setInsets(Type.navigationBars(), Insets.of(left.dp.roundToPx(), 0, 0, bottom.dp.roundToPx()))
                    .build()
            }
        }
    runOnUiThread { view.dispatchApplyWindowInsets(insets) }
    waitForIdle()
}

/** Nothing runs off or is cut off, all can be reached, and nothing that can be pressed is below the system's [bars]. */
fun Window.assertFits(
    name: String,
    bars: Bars,
) {
    val view = activity.window.decorView
    assertFits(name, view.width, view.height)
    val free =
        with(density) {
            val covered = bars.worn
            Rect(covered.left.dp.toPx(), covered.top.dp.toPx(), view.width.toFloat(), view.height - covered.bottom.dp.toPx())
        }.inflate(1f)
    for (node in onAllNodes(hasClickAction()).fetchSemanticsNodes()) {
        val seen = node.boundsInRoot
        assertTrue(seen.isEmpty || seen.intersect(free) == seen, "$name: “${node.name()}” is below a bar: $seen")
    }
}

/** What people see, drawn by Android's own code; for eyes, beside the build. */
fun Window.picture(name: String): Bitmap {
    waitForIdle()
    val view = activity.window.decorView
    val bitmap = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
    runOnUiThread { view.draw(Canvas(bitmap)) }
    val folder = File(System.getProperty("douze.shots") ?: return bitmap)
    folder.mkdirs()
    File(folder, "$name.api${RuntimeEnvironment.getApiLevel()}.png").outputStream().use {
        bitmap.compress(Bitmap.CompressFormat.PNG, 100, it)
    }
    return bitmap
}
