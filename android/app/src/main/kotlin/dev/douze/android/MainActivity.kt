package dev.douze.android

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.core.content.IntentCompat

/** The one window of the app. It is made anew when the device turns; what is secret is behind the curtain by then. */
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
        uri?.let(model::receive) ?: intent.getStringExtra(Intent.EXTRA_TEXT)?.let(model::receive)
    }
}
