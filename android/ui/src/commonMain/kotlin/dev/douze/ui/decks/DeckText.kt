package dev.douze.ui.decks

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.FocusDirection
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.OffsetMapping
import androidx.compose.ui.text.input.TransformedText
import androidx.compose.ui.text.input.VisualTransformation
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import dev.douze.core.FieldView
import dev.douze.ui.art.Space
import dev.douze.ui.components.FieldFrame
import dev.douze.ui.components.rememberTyped
import dev.douze.ui.theme.LocalAccent
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.Typography

private val gap = Space.small

/** So many numbers are kept ready. */
private const val NUMBERS = 512

/** A file to be typed: its sections are headings, its comments quiet, its lines numbered as breaches name them. */
@Composable
internal fun DeckText(
    view: FieldView,
    height: Dp,
    onType: (String) -> Unit,
) {
    var focused by remember { mutableStateOf(false) }
    FieldFrame(view, focused, plaque = Modifier.height(height)) {
        Box(Modifier.padding(2.dp).verticalScroll(rememberScrollState())) {
            Lines(view, onType, focused, Modifier.heightIn(min = height).onFocusChanged { focused = it.isFocused })
        }
    }
}

@Composable
private fun Lines(
    view: FieldView,
    onType: (String) -> Unit,
    focused: Boolean,
    modifier: Modifier,
) {
    val tokens = LocalTokens.current
    val typography = LocalTypography.current
    val accent = LocalAccent.current
    val set = remember(tokens, typography, accent) { SetAsPage(typography, accent, tokens.inkSoft) }
    val (typed, type) = rememberTyped(view, focused, onType)
    var layout by remember { mutableStateOf<TextLayoutResult?>(null) }
    val measurer = rememberTextMeasurer(NUMBERS)
    val numbers = typography.tiny.copy(color = tokens.inkSoft)
    val side = with(LocalDensity.current) { measurer.measure("0000", numbers).size.width.toDp() }
    val focus = LocalFocusManager.current
    BasicTextField(
        value = typed,
        onValueChange = type,
        modifier =
            modifier
                .fillMaxWidth()
                .onPreviewKeyEvent {
                    // Tab leads on, as everywhere: a deck needs none.
                    val leads = it.key == Key.Tab && it.type == KeyEventType.KeyDown
                    if (leads) focus.moveFocus(if (it.isShiftPressed) FocusDirection.Previous else FocusDirection.Next)
                    leads
                }.semantics {
                    contentDescription = view.label
                    view.error?.let { error(it) }
                }.padding(vertical = gap)
                .drawBehind {
                    val drawn = layout ?: return@drawBehind
                    starts(drawn.layoutInput.text.text).forEachIndexed { i, start ->
                        val number = measurer.measure("${i + 1}", numbers)
                        val top = drawn.getLineBaseline(drawn.getLineForOffset(start)) - number.firstBaseline
                        drawText(number, topLeft = Offset(side.toPx() - number.size.width, top))
                    }
                }.padding(start = side + gap, end = gap),
        textStyle = typography.body.copy(color = tokens.ink),
        visualTransformation = set,
        cursorBrush = SolidColor(accent),
        keyboardOptions = KeyboardOptions(KeyboardCapitalization.None, autoCorrectEnabled = false),
        onTextLayout = { layout = it },
    )
}

/** Sets the letters of a file as a page of a book; not one of them changes. */
private class SetAsPage(
    typography: Typography,
    accent: Color,
    quiet: Color,
) : VisualTransformation {
    private val heading = typography.plaque.toSpanStyle().copy(color = accent)
    private val comment = typography.small.toSpanStyle().copy(color = quiet)

    override fun filter(text: AnnotatedString) =
        TransformedText(
            buildAnnotatedString {
                append(text)
                var start = 0
                for (line in text.text.split('\n')) {
                    val said = comment(line)
                    if (line.startsWith('[')) addStyle(heading, start, start + said)
                    addStyle(comment, start + said, start + line.length)
                    start += line.length + 1
                }
            },
            OffsetMapping.Identity,
        )

    /** Where the comment of a [line] begins: not within quotes. */
    private fun comment(line: String): Int {
        var quoted = false
        val at =
            line.indexOfFirst {
                if (it == '"') quoted = !quoted
                it == '#' && !quoted
            }
        return if (at < 0) line.length else at
    }
}

/** Where lines begin. */
private fun starts(text: String): List<Int> = listOf(0) + text.indices.filter { text[it] == '\n' }.map { it + 1 }
