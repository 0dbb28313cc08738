package dev.douze.android

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import dev.douze.ui.DouzeApp

/** The one window of the app. */
class MainActivity : ComponentActivity() {
    private val model: DouzeModel by viewModels()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent { model.app?.let { DouzeApp(it) } }
    }
}
