package dev.douze.android

import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.rules.ActivityScenarioRule
import dev.douze.core.Body
import dev.douze.core.Screen
import dev.douze.ui.AppState
import dev.douze.ui.Play
import dev.douze.ui.play

/** The app in its window. */
typealias Window = AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>

val MainActivity.model: DouzeModel get() = ViewModelProvider(this)[DouzeModel::class.java]

val Window.app: AppState get() = checkNotNull(activity.model.app) { "the data are not open" }

/** What people see; a fault is none of it. */
val Window.screen: Screen
    get() {
        check(app.fault == null) { "${app.fault}" }
        return checkNotNull(app.screen)
    }

val Window.body: Body get() = screen.body

/** Waits for what comes from the background. */
fun Window.until(reached: () -> Boolean) {
    waitUntil(timeoutMillis = 30_000) {
        waitForIdle() // Under Robolectric nobody else lets the main thread run.
        reached()
    }
    waitForIdle()
}

/** Does it as the system would, and waits until the core has answered. */
fun Window.act(act: () -> Unit) {
    runOnUiThread(act)
    until { !app.busy }
}

/** Hands at the app, once its data are open. */
fun Window.hands(): Play {
    until { activity.model.app?.run { screen != null && !busy && !covered } == true }
    return play({ app.playing != null }, { app.busy }) { screen }
}

/** The system makes the window again, as when the device turns. */
fun Window.recreate() {
    activityRule.scenario.recreate()
    hands()
}
