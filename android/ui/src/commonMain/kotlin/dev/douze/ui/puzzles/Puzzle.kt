package dev.douze.ui.puzzles

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absolutePadding
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.GradeView
import dev.douze.core.Intent
import dev.douze.core.PuzzleVerdictView
import dev.douze.core.PuzzleView
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.LocalFold
import dev.douze.ui.components.MainButton
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.SignButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.live
import dev.douze.ui.components.readAs
import dev.douze.ui.lesson.ivory
import dev.douze.ui.setup.Strength
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography

private val ripe = Color(0xFFE79A2B)
internal val ink = Color(0xFF2A1208)
private val right = Color(0xFF1F5B33)
private val wrong = Color(0xFF8A2A00)

/** How hard a puzzle is: so many acorns, or of the game's sign of strength, are ripe. */
@Composable
fun Grade(
    view: GradeView,
    side: Dp,
    modifier: Modifier = Modifier,
) = Row(modifier, Arrangement.spacedBy(1.dp)) {
    Strength(view.game, view.grade, ripe, side)
    Strength(view.game, view.of - view.grade, LocalTokens.current.hairline, side)
}

/** How hard it is, and both ratings, in the bar of its table. */
@Composable
fun Difficulty(
    view: PuzzleView,
    modifier: Modifier = Modifier,
) = Column(
    modifier.padding(horizontal = Space.small).clearAndSetSemantics { contentDescription = "${view.grade.spoken}. ${view.ratings}" },
    horizontalAlignment = Alignment.End,
) {
    Grade(view.grade, 18.dp)
    AppText(view.ratings, style = LocalTypography.current.small)
}

/** How a puzzle was answered: the board above shows why. */
@Composable
fun BoxScope.Verdict(
    view: PuzzleVerdictView,
    onIntent: (Intent) -> Unit,
) =
    OverTray(18.dp, 12.dp) {
        AppText(
            view.headline,
            Modifier.semantics {
                heading()
                liveRegion = LiveRegionMode.Polite
                paneTitle = view.headline
            },
            LocalTypography.current.plaque,
            if (view.solved) right else wrong,
            TextAlign.Center,
        )
        view.lines.forEach { AppText(it, Modifier.live(), LocalTypography.current.body, ink, TextAlign.Center) }
        Row(
            Modifier.fillMaxWidth().padding(top = 6.dp),
            Arrangement.spacedBy(Space.small),
            Alignment.CenterVertically,
        ) {
            val words = LocalTypography.current.smallStrong
            SignButton(view.again, Signs.again, onIntent, ink = ink)
            view.answer?.let { QuietButton(it, onIntent, Modifier.weight(1f), words) }
            view.next?.let { MainButton(it, onIntent, Modifier.weight(1f), words) }
        }
    }

/** A panel over the tray of a puzzle: below the board, beside it, or on the right page of a book. */
@Composable
internal fun BoxScope.OverTray(
    aside: Dp,
    above: Dp,
    content: @Composable ColumnScope.() -> Unit,
) {
    val book = LocalFold.current?.takeIf { !it.across }
    val page = Modifier.absolutePadding(left = book?.bounds?.right ?: 0.dp)
    BoxWithConstraints(Modifier.fillMaxSize().align(Alignment.BottomCenter).then(page)) {
        val beside = book == null && maxWidth > maxHeight
        Column(
            Modifier
                .align(if (beside) Alignment.BottomEnd else Alignment.BottomCenter)
                .padding(Space.small)
                .widthIn(max = if (beside) maxWidth * PANE else 560.dp)
                .fillMaxWidth()
                .ivory()
                .readAs(FIRST)
                .heightIn(max = maxHeight - 2 * Space.small)
                .verticalScroll(rememberScrollState())
                .padding(aside, above),
            Arrangement.spacedBy(4.dp),
            Alignment.CenterHorizontally,
            content,
        )
    }
}

private const val PANE = 0.4f
private const val FIRST = -20f
