package dev.douze.android

import androidx.activity.compose.LocalActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.DpRect
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.window.layout.FoldingFeature
import androidx.window.layout.WindowInfoTracker
import dev.douze.ui.components.Fold

/** The hinge of a device that stands half open, or that hides what is on it; null for a flat one. */
@Composable
fun fold(): Fold? {
    val activity = LocalActivity.current ?: return null
    val layouts = remember(activity) { WindowInfoTracker.getOrCreate(activity).windowLayoutInfo(activity) }
    val layout by layouts.collectAsStateWithLifecycle(null)
    val hinge = layout?.displayFeatures?.firstNotNullOfOrNull { it as? FoldingFeature }?.takeIf { it.isSeparating } ?: return null
    return with(LocalDensity.current) {
        val bounds = hinge.bounds.run { DpRect(left.toDp(), top.toDp(), right.toDp(), bottom.toDp()) }
        Fold(bounds, across = hinge.orientation == FoldingFeature.Orientation.HORIZONTAL)
    }
}
