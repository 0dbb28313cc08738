package dev.douze.ui.king

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.times
import dev.douze.core.Intent
import dev.douze.core.KingSeatView
import dev.douze.ui.art.Emblem
import dev.douze.ui.art.Space
import dev.douze.ui.look.LocalAccent
import dev.douze.ui.look.LocalTokens
import dev.douze.ui.look.LocalWords
import dev.douze.ui.parts.CharacterBack
import dev.douze.ui.parts.CharacterCard
import dev.douze.ui.parts.OneLine
import dev.douze.ui.parts.Picture
import dev.douze.ui.parts.Words
import dev.douze.ui.parts.crossed
import dev.douze.ui.parts.picture
import dev.douze.ui.parts.press
import dev.douze.ui.parts.struckOnParchment

private val playedShape = RoundedCornerShape(10.dp)

/** Room of the two lines below a seat's die, also while they are empty: nothing moves when they come. */
private val footHeight = 36.dp

/** Pictures above this size have larger names. */
private val large = 40.dp
private const val LONG = 22
private const val LONGEST = 30
private const val OVERLAP = 0.3f
private const val BACK = 1.5f
private const val QUARTER = 90f
private const val FAST = 2f

/** Crowns, then tokens, each partly over the one before. */
@Composable
fun Pile(
    view: KingSeatView,
    side: Dp,
    modifier: Modifier = Modifier,
) = Row(modifier, Arrangement.spacedBy(2.dp), Alignment.CenterVertically) {
    repeat(view.crowns) { Picture(picture(Emblem.CROWN.path), LocalAccent.current, side) }
    val tokens = List(view.twos) { Emblem.TOKEN2 } + List(view.ones) { Emblem.TOKEN1 }
    val ground = Modifier.background(LocalTokens.current.paperRaised, CircleShape)
    val ink = LocalTokens.current.inkSoft
    Row(horizontalArrangement = Arrangement.spacedBy(side * -OVERLAP)) {
        tokens.forEach { Picture(picture(it.path), ink, side, ground) }
    }
}

@Composable
fun Points(
    text: String,
    struck: Boolean,
) {
    val style = LocalWords.current.strong.copy(textDecoration = if (struck) TextDecoration.LineThrough else null)
    Words(text, style = style, colour = if (struck) LocalTokens.current.struck else LocalTokens.current.ink)
}

/** The card before a seat: face down, open, or struck out. */
@Composable
fun Played(
    view: KingSeatView,
    side: Dp,
    news: News,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val card = view.card
    val character = card?.character
    Box(modifier.heightIn(min = Space.touch), Alignment.Center) {
        if (card != null && character == null) CharacterBack(BACK * side)
        if (card != null && character != null) {
            val struck = card.struck != null
            val explain = card.explain
            val pressed = if (explain ==
                null
            ) {
                Modifier
            } else {
                Modifier.press(character.name, playedShape, { onIntent(explain) }, state = card.struck)
            }
            Column(
                Modifier.fillMaxWidth().heightIn(min = Space.touch).then(pressed).clearAndSetSemantics {},
                Arrangement.Center,
                Alignment.CenterHorizontally,
            ) {
                val turning =
                    Modifier.graphicsLayer {
                        if (news.opened) rotationY = QUARTER * (1f - (FAST * news.done()).coerceAtMost(1f))
                    }
                val crossed = if (struck) Modifier.crossed(struckOnParchment) { if (news.crossedOut) news.done() else 1f } else Modifier
                CharacterCard(character, side, turning.then(crossed), struck)
                OneLine(
                    character.name,
                    Modifier.fillMaxWidth(),
                    if (side >
                        large
                    ) {
                        LocalWords.current.body
                    } else {
                        LocalWords.current.small
                    },
                    align = TextAlign.Center,
                    struck = struck
                )
            }
        }
    }
}

/** "3 → 17"; among champions what it is there. */
@Composable
fun Value(
    view: KingSeatView,
    news: News,
    modifier: Modifier = Modifier,
    style: TextStyle = LocalWords.current.strong,
) {
    val value = view.champion ?: view.value
    val shown =
        modifier.clearAndSetSemantics {}.graphicsLayer {
            if (news.valued) alpha = (FAST * news.done()).coerceAtMost(1f)
        }
    OneLine(value?.text.orEmpty(), shown, style, align = TextAlign.Center, struck = value?.struck != null)
}

/** Two lines at most: what made the value, and what became of it. */
@Composable
fun Foot(
    view: KingSeatView,
    modifier: Modifier = Modifier,
    align: TextAlign = TextAlign.Start,
) = Column(modifier.fillMaxWidth().height(footHeight).clearAndSetSemantics {}, Arrangement.Bottom) {
    val tokens = LocalTokens.current
    val end = end(view)
    // What is long takes both lines; where both do not fit, the reason is in the explanation.
    val long = end != null && end.first.length > LONG
    val reason = reason(view)?.takeUnless { long || (end != null && it.length > LONGEST) }
    reason?.let {
        val lines = if (end == null && it.length > LONG) 2 else 1
        OneLine(it, Modifier.fillMaxWidth(), colour = tokens.inkSoft, align = align, lines = lines)
    }
    end?.let { (words, struck) ->
        val colour = if (struck) tokens.struck else LocalAccent.current
        OneLine(words, Modifier.fillMaxWidth(), LocalWords.current.smallStrong, colour, align, lines = if (long) 2 else 1)
    }
}

/** All that there is to say, each in its line. */
@Composable
fun Reasons(
    view: KingSeatView,
    modifier: Modifier = Modifier,
) = Column(modifier.clearAndSetSemantics {}) {
    val tokens = LocalTokens.current
    listOfNotNull(reason(view), view.card?.struck).distinct().forEach {
        Words(it, style = LocalWords.current.small, colour = tokens.inkSoft)
    }
    end(view)?.let { (words, struck) ->
        Words(words, style = LocalWords.current.smallStrong, colour = if (struck) tokens.struck else LocalAccent.current)
    }
}

/** "Machine +7"; a cancelled card's reason; before a champion's reason what the die counted in the group. */
private fun reason(view: KingSeatView): String? {
    val champion = view.champion ?: return view.value?.reason ?: view.card?.struck
    return listOfNotNull(view.value?.text, champion.reason).joinToString(" · ")
}

/** Why value or points do not count, else rank and points taken. */
private fun end(view: KingSeatView): Pair<String, Boolean>? {
    val value = view.champion ?: view.value
    val struck = view.pointsStruck ?: value?.struck
    if (struck != null) return struck to true
    val taken = listOfNotNull(view.champion?.taken, view.value?.taken).firstOrNull()
    return listOfNotNull(view.mark, taken).joinToString(" ").takeIf { it.isNotEmpty() }?.let { it to false }
}
