package dev.douze.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.dp
import dev.douze.core.FieldView
import dev.douze.ui.art.Space
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.buttonCorner
import dev.douze.ui.theme.goldFrame

private val wholeLines = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None)

/** What stands in a field, and what changes it: while it is typed the letters are the person's own; the core's answer counts afterwards. */
@Composable
internal fun rememberTyped(
    view: FieldView,
    focused: Boolean,
    onType: (String) -> Unit,
): Pair<String, (String) -> Unit> {
    var typed by remember { mutableStateOf(view.value) }
    LaunchedEffect(view.value, focused) { if (!focused) typed = view.value }
    return typed to {
        if (it.length <= view.limit) {
            typed = it
            onType(it)
        }
    }
}

/** Something to type. */
@Composable
fun Field(
    view: FieldView,
    onType: (String) -> Unit,
    modifier: Modifier = Modifier,
    keyboard: KeyboardType = KeyboardType.Text,
) {
    val tokens = LocalTokens.current
    var focused by remember { mutableStateOf(false) }
    val (typed, type) = rememberTyped(view, focused, onType)
    FieldFrame(view, focused, modifier) {
        BasicTextField(
            value = typed,
            onValueChange = type,
            modifier =
                Modifier
                    .fillMaxWidth()
                    .onFocusChanged { focused = it.isFocused }
                    .semantics {
                        contentDescription = view.label
                        view.error?.let { error(it) }
                    },
            // Empty or not, a line is as high.
            textStyle = LocalTypography.current.body.copy(color = tokens.ink, lineHeightStyle = wholeLines),
            cursorBrush = SolidColor(LocalAccent.current),
            singleLine = true,
            keyboardOptions = KeyboardOptions(keyboardType = keyboard),
            decorationBox = { letters ->
                Box(
                    Modifier.fillMaxWidth().heightIn(min = Space.touch).padding(horizontal = 14.dp, vertical = Space.small),
                    Alignment.CenterStart,
                ) { letters() }
            },
        )
    }
}

/** The plaque on which something is typed: its name above it, below it what is wrong, else what it is for. */
@Composable
fun FieldFrame(
    view: FieldView,
    focused: Boolean,
    modifier: Modifier = Modifier,
    plaque: Modifier = Modifier,
    content: @Composable () -> Unit,
) = Column(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tiny)) {
    val tokens = LocalTokens.current
    SoftText(view.label, Modifier.clearAndSetSemantics {})
    val edge =
        when {
            view.error != null -> Modifier.border(2.dp, tokens.danger, ButtonShape)
            focused -> Modifier.border(2.dp, LocalAccent.current, ButtonShape)
            else -> Modifier.goldFrame(buttonCorner, thick = 1.dp, hair = 0.dp)
        }
    Box(plaque.fillMaxWidth().clip(ButtonShape).background(tokens.paperRaised).then(edge)) { content() }
    (view.error ?: view.hint)?.let {
        AppText(it, style = LocalTypography.current.small, colour = if (view.error == null) tokens.inkSoft else tokens.danger)
    }
}
