@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runComposeUiTest

/** The app over a fake [core], and its state. */
internal fun over(
    core: FakeSession,
    files: Files = NoFiles,
    leaving: () -> Float = { 0f },
    test: ComposeUiTest.(AppState) -> Unit,
) = runComposeUiTest {
    var state: AppState? = null
    setContent {
        val scope = rememberCoroutineScope()
        DouzeApp(remember { AppState(core, scope, files = files).also { state = it } }, leaving = leaving)
    }
    test(state!!)
}
