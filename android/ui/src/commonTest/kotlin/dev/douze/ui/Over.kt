@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runComposeUiTest
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers

/**
 * The app over a fake [core], and its state. Unless a [queue] is given, an intent is answered before `dispatch` returns. It is
 * [painted] where a test makes a picture.
 */
internal fun over(
    core: FakeSession,
    files: Files = NoFiles,
    leaving: () -> Float = { 0f },
    queue: CoroutineDispatcher = Dispatchers.Unconfined,
    painted: Boolean = false,
    test: ComposeUiTest.(AppState) -> Unit,
) = runComposeUiTest {
    var state: AppState? = null
    setContent {
        val scope = rememberCoroutineScope()
        val app = remember { AppState(core, scope, queue = queue, files = files).also { state = it } }
        if (painted) DouzeApp(app, leaving = leaving) else Unpainted { DouzeApp(app, leaving = leaving) }
    }
    test(state!!)
}
