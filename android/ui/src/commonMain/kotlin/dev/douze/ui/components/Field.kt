package dev.douze.ui.components

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.shape.RoundedCornerShape
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
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.dp
import dev.douze.core.FieldView
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

/** Square, as no button is. */
private val fieldShape = RoundedCornerShape(2.dp)

/** Something to type. While it is typed the letters are the person's own; the core's answer counts afterwards. */
@Composable
fun Field(
    view: FieldView,
    onType: (String) -> Unit,
    modifier: Modifier = Modifier,
    keyboard: KeyboardType = KeyboardType.Text,
) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
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
                .fillMaxWidth()
                .onFocusChanged { focused = it.isFocused }
                .semantics {
                    contentDescription = view.label
                    view.error?.let { error(it) }
                },
        // Empty or not, a line is as high.
        textStyle = typography.body.copy(lineHeightStyle = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None)),
        label = { AppText(view.label, style = typography.small, colour = tokens.inkSoft) },
        supportingText =
            below?.let { { AppText(it, style = typography.small, colour = if (view.error == null) tokens.inkSoft else tokens.danger) } },
        isError = view.error != null,
        singleLine = true,
        keyboardOptions = KeyboardOptions(keyboardType = keyboard),
        shape = fieldShape,
        colors =
            OutlinedTextFieldDefaults.colors(
                focusedBorderColor = LocalAccent.current,
                unfocusedBorderColor = tokens.line,
                focusedContainerColor = tokens.paperRaised,
                unfocusedContainerColor = tokens.paperRaised,
                errorContainerColor = tokens.paperRaised,
                cursorColor = LocalAccent.current,
                focusedTextColor = tokens.ink,
                unfocusedTextColor = tokens.ink,
                errorTextColor = tokens.ink,
            ),
    )
}
