package dev.douze.android

import android.content.ContentResolver
import android.content.Intent
import android.content.res.Configuration
import android.net.Uri
import android.os.Bundle
import android.view.View
import android.view.ViewTreeObserver
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.core.content.IntentCompat

/**
 * The one window of the app. Android recreates it when the device turns or the window is resized; what is secret is
 * behind the curtain by then. All other changes of the configuration reach the running window: Compose reads them there.
 */
class MainActivity : ComponentActivity() {
    private val model: DouzeModel by viewModels()

    /** An answer that nobody waits for any more was asked for by an earlier process. */
    private val asks =
        Asks(
            this,
            onOpened = { uri -> if (!model.files.opened(uri)) uri?.let(model::receive) },
            onCreated = { uri -> if (!model.files.created(uri)) uri?.let(model::deliver) },
        )

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        model.files.asks = asks
        model.hearLanguages()
        if (savedInstanceState == null) receive(intent)
        setContent { Shell(model) }
        keepSplash()
    }

    /** The splash stays until there is a first screen, or a reason why there is none. */
    private fun keepSplash() {
        val content = findViewById<View>(android.R.id.content)
        content.viewTreeObserver.addOnPreDrawListener(
            object : ViewTreeObserver.OnPreDrawListener {
                override fun onPreDraw(): Boolean {
                    if (model.ready) content.viewTreeObserver.removeOnPreDrawListener(this)
                    return model.ready
                }
            },
        )
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        model.hearLanguages()
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        receive(intent)
    }

    override fun onResume() {
        super.onResume()
        model.app?.uncover()
    }

    /** In two windows at once, people look at the other one. */
    override fun onTopResumedActivityChanged(isTopResumedActivity: Boolean) {
        super.onTopResumedActivityChanged(isTopResumedActivity)
        model.app?.run { if (isTopResumedActivity) uncover() else cover() }
    }

    override fun onPause() {
        model.app?.cover()
        super.onPause()
    }

    override fun onStop() {
        model.app?.leave()
        super.onStop()
    }

    override fun onDestroy() {
        if (model.files.asks === asks) model.files.asks = null
        super.onDestroy()
    }

    /** A file that another app opens with or sends to this one. */
    private fun receive(intent: Intent) {
        // Out of the list of recent apps an intent comes once more, and its file was seen to.
        if (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return
        val uri =
            when (intent.action) {
                Intent.ACTION_VIEW -> intent.data
                Intent.ACTION_SEND -> IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri::class.java)
                else -> return
            }
        when {
            uri == null -> intent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.let { model.receive(it.toString()) }
            uri.isOthers -> model.receive(uri)
        }
    }

    /** A path or our own provider would make this app read its own files for another one. */
    private val Uri.isOthers: Boolean
        get() = scheme == ContentResolver.SCHEME_CONTENT && authority != "$packageName.files"
}
