@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import dev.douze.core.Intent
import dev.douze.core.Session
import dev.douze.core.SettingsIntent
import java.io.File
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlinx.coroutines.Dispatchers

/** The app over the real core, and who plays it. */
data class RealApp(
    val state: AppState,
    val play: Play,
    val session: Session,
)

/** The app in a window over the data in [folder]. An intent is answered before `dispatch` returns. */
fun opened(
    folder: File,
    width: Int = 411,
    height: Int = 891,
    language: String = "en",
    files: Files = NoFiles,
    test: ComposeUiTest.(RealApp) -> Unit,
) = runDesktopComposeUiTest(width, height) {
    Session.open(folder.path, listOf(language)).use { session ->
        // A bubble would cover what these tests press.
        session.dispatch(Intent.Settings(SettingsIntent.SetTips(false)))
        var opened: AppState? = null
        setContent {
            val scope = rememberCoroutineScope()
            val app = remember { AppState(session, scope, queue = Dispatchers.Unconfined, files = files).also { opened = it } }
            Unpainted { DouzeApp(app, letters = testLetters) }
        }
        val state = opened!!
        val play =
            play({ state.playing != null }) {
                assertNull(state.fault)
                assertNotNull(state.screen)
            }
        test(RealApp(state, play, session))
    }
}
