package dev.douze.desktop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState

/** The yardstick of `time-window`: a bare Compose window with sixteen cells and some buttons, no core, no data. */
fun main() =
    application {
        Window(::exitApplication, rememberWindowState(size = DpSize(411.dp, 891.dp)), title = "Toy") {
            MaterialTheme { Toy() }
            ExitWhenUsable(failure = null, ::exitApplication)
        }
    }

@Composable
private fun Toy() =
    Scaffold(topBar = { TextButton({}) { Text("Toy, turn 3") } }) { space ->
        Column(Modifier.padding(space).padding(16.dp), Arrangement.spacedBy(12.dp)) {
            for (row in 0..3) {
                Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                    for (col in 0..3) {
                        Surface(
                            onClick = {},
                            modifier = Modifier.weight(1f).aspectRatio(1f),
                            shape = MaterialTheme.shapes.medium,
                            color = MaterialTheme.colorScheme.surfaceVariant,
                        ) { Text("${row * 4 + col}") }
                    }
                }
            }
            Button({}) { Text("Roll the dice") }
            OutlinedButton({}) { Text("Undo") }
            LinearProgressIndicator({ .4f })
            Text("Score 128", style = MaterialTheme.typography.titleMedium)
        }
    }
