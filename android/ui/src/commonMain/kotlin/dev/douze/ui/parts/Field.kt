package dev.douze.ui.parts

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.OutlinedTextFieldDefaults
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusDirection
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.KeyboardType
import dev.douze.core.FieldView
import dev.douze.ui.look.ButtonShape
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords

/** Something to type. While it is typed the letters are the person's own; the core's answer counts afterwards. */
@Composable
fun Field(
    view: FieldView,
    onType: (String) -> Unit,
    modifier: Modifier = Modifier,
    keyboard: KeyboardType = KeyboardType.Text,
) = Typed(view, onType, modifier.fillMaxWidth(), LocalWords.current.body, KeyboardOptions(keyboardType = keyboard), singleLine = true)

/** Many lines to type, each letter as wide as the others; Tab leads on, as everywhere. */
@Composable
fun LongField(
    view: FieldView,
    onType: (String) -> Unit,
    modifier: Modifier = Modifier,
) {
    val focus = LocalFocusManager.current
    val tab =
        Modifier.onPreviewKeyEvent {
            val leads = it.key == Key.Tab && it.type == KeyEventType.KeyDown
            if (leads) focus.moveFocus(if (it.isShiftPressed) FocusDirection.Previous else FocusDirection.Next)
            leads
        }
    val keyboard = KeyboardOptions(KeyboardCapitalization.None, autoCorrectEnabled = false)
    Typed(view, onType, modifier.fillMaxWidth().then(tab), LocalWords.current.code, keyboard, singleLine = false)
}

@Composable
private fun Typed(
    view: FieldView,
    onType: (String) -> Unit,
    modifier: Modifier,
    style: TextStyle,
    keyboard: KeyboardOptions,
    singleLine: Boolean,
) {
    val tokens = LocalTokens.current
    val words = LocalWords.current
    var typed by remember { mutableStateOf(view.value) }
    var focused by remember { mutableStateOf(false) }
    LaunchedEffect(view.value, focused) { if (!focused) typed = view.value }
    val below = view.error ?: view.hint
    OutlinedTextField(
        value = typed,
        onValueChange = {
            if (it.length <= view.limit) {
                typed = it
                onType(it)
            }
        },
        modifier =
            modifier
                .onFocusChanged { focused = it.isFocused }
                .semantics {
                    contentDescription = view.label
                    view.error?.let { error(it) }
                },
        textStyle = style,
        label = { Words(view.label, style = words.small, colour = tokens.inkSoft) },
        supportingText =
            below?.let { { Words(it, style = words.small, colour = if (view.error == null) tokens.inkSoft else tokens.danger) } },
        isError = view.error != null,
        singleLine = singleLine,
        keyboardOptions = keyboard,
        shape = ButtonShape,
        colors =
            OutlinedTextFieldDefaults.colors(
                focusedBorderColor = LocalAccent.current,
                unfocusedBorderColor = tokens.line,
                focusedContainerColor = tokens.paperRaised,
                unfocusedContainerColor = tokens.paperRaised,
                errorContainerColor = tokens.paperRaised,
                focusedTextColor = tokens.ink,
                unfocusedTextColor = tokens.ink,
                errorTextColor = tokens.ink,
            ),
    )
}
