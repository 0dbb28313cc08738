package dev.douze.android

import android.animation.ValueAnimator
import android.app.UiModeManager
import android.os.Build
import android.view.Window
import android.view.WindowManager.LayoutParams
import androidx.activity.compose.LocalActivity
import androidx.activity.compose.PredictiveBackHandler
import androidx.activity.compose.ReportDrawnWhen
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.core.view.WindowCompat
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleResumeEffect
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.compose.currentStateAsState
import dev.douze.core.Intent
import dev.douze.core.LookView
import dev.douze.core.Screen
import dev.douze.core.SettingsIntent
import dev.douze.core.Theme
import dev.douze.ui.AppState
import dev.douze.ui.DouzeApp
import dev.douze.ui.LocalSounds
import dev.douze.ui.fault.FaultApp
import dev.douze.ui.theme.Fonts
import dev.douze.ui.theme.isLight
import kotlinx.coroutines.CancellationException

/** The app in its window: what every platform draws, and what only this one has. */
@Composable
fun Shell(model: DouzeModel) {
    val app = model.app
    val failure = model.failure
    ReportDrawnWhen { model.ready }
    when {
        app != null -> RealApp(app)
        failure != null -> FaultApp(failure.ifEmpty { stringResource(R.string.library_missing) }, letters(), model::open)
        // The data are being opened, behind the splash.
    }
}

@Composable
private fun letters(): Fonts {
    val assets = LocalContext.current.assets
    return remember(assets) { packedFonts(assets) }
}

@Composable
private fun RealApp(app: AppState) {
    val systemDark = isSystemInDarkTheme()
    val contrast = systemContrast()
    var leaving by remember { mutableFloatStateOf(0f) }
    PredictiveBackHandler(app.canGoBack) { gesture ->
        try {
            gesture.collect { leaving = it.progress }
            app.back()
        } catch (e: CancellationException) {
            // The finger went back: one stays.
            throw e
        } finally {
            leaving = 0f
        }
    }
    LifecycleResumeEffect(app) {
        // "Remove animations" of the system's settings, which people may have visited.
        app.reduceMotion = !ValueAnimator.areAnimatorsEnabled()
        onPauseOrDispose { }
    }
    app.screen?.let {
        Secrecy(it.secret)
        Wakefulness(it.awake)
        Bars(it, systemDark, contrast)
        SystemLanguage(it.look, app)
        SplashTheme(it.look.theme)
    }
    val context = LocalContext.current
    val sounds = remember { AndroidSounds(context) }
    CompositionLocalProvider(LocalSounds provides sounds) {
        DouzeApp(app, systemDark, letters(), leaving = { leaving }, fold = fold(), systemContrast = contrast)
    }
}

/** No screenshots, and nothing in the task switcher, until people are back and nothing secret is left to see. */
@Composable
private fun Secrecy(secret: Boolean) {
    val activity = LocalActivity.current
    val window = activity?.window
    val lifecycle by LocalLifecycleOwner.current.lifecycle.currentStateAsState()
    val hide = secret || (window?.has(LayoutParams.FLAG_SECURE) == true && !lifecycle.isAtLeast(Lifecycle.State.RESUMED))
    SideEffect {
        window?.set(LayoutParams.FLAG_SECURE, hide)
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) activity?.setRecentsScreenshotEnabled(!hide)
    }
}

/** People who share the device think without touching it. */
@Composable
private fun Wakefulness(awake: Boolean) {
    val window = LocalActivity.current?.window
    SideEffect { window?.set(LayoutParams.FLAG_KEEP_SCREEN_ON, awake) }
}

/** Does the system ask for high contrast? Known from Android 14 on. */
@Composable
private fun systemContrast(): Boolean {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return false
    val context = LocalContext.current
    return context.getSystemService(UiModeManager::class.java).contrast >= HIGH_CONTRAST
}

private const val HIGH_CONTRAST = 0.5f

/** The system's own signs are dark on light ground and light on dark. */
@Composable
private fun Bars(
    screen: Screen,
    systemDark: Boolean,
    contrast: Boolean,
) {
    val window = LocalActivity.current?.window
    val light = screen.isLight(systemDark, contrast)
    SideEffect {
        val view = window?.decorView ?: return@SideEffect
        WindowCompat.getInsetsController(window, view).run {
            isAppearanceLightStatusBars = light
            isAppearanceLightNavigationBars = light
        }
    }
}

/** The system keeps the chosen theme for the splash of the next start. */
@Composable
private fun SplashTheme(theme: Theme) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) return
    val context = LocalContext.current
    LaunchedEffect(context, theme) {
        val mode =
            when (theme) {
                Theme.SYSTEM -> UiModeManager.MODE_NIGHT_AUTO
                Theme.LIGHT -> UiModeManager.MODE_NIGHT_NO
                Theme.DARK, Theme.BLACK, Theme.CONTRAST -> UiModeManager.MODE_NIGHT_YES
            }
        context.getSystemService(UiModeManager::class.java).setApplicationNightMode(mode)
    }
}

/** Android has a language for each app, and so has the core. */
@Composable
private fun SystemLanguage(
    look: LookView,
    app: AppState,
) {
    val context = LocalContext.current
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return
    // The system's settings may have been visited without any other trace.
    val here = LocalLifecycleOwner.current.lifecycle.currentStateAsState().value.isAtLeast(Lifecycle.State.RESUMED)
    LaunchedEffect(context, look.chosen, here) {
        if (here) PlatformLanguage(context).mirror(look.chosen) { app.follow(Intent.Settings(SettingsIntent.SetLanguage(it))) }
    }
}

private fun Window.has(flag: Int): Boolean = attributes.flags and flag != 0

private fun Window.set(
    flag: Int,
    on: Boolean,
) = if (on) addFlags(flag) else clearFlags(flag)
