package dev.douze.ui.home

import androidx.compose.foundation.background
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import dev.douze.core.ButtonView
import dev.douze.core.DoorView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.MiniatureView
import dev.douze.core.Season
import dev.douze.ui.art.Art
import dev.douze.ui.art.Crop
import dev.douze.ui.art.Picture
import dev.douze.ui.art.Space
import dev.douze.ui.components.AppText
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.Picture
import dev.douze.ui.components.QuietButton
import dev.douze.ui.components.Signs
import dev.douze.ui.components.TitleRule
import dev.douze.ui.components.plaque
import dev.douze.ui.components.press
import dev.douze.ui.components.shrinking
import dev.douze.ui.theme.ButtonShape
import dev.douze.ui.theme.DoorShape
import dev.douze.ui.theme.InWorld
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.buttonCorner
import dev.douze.ui.theme.byDay
import dev.douze.ui.theme.doorCorner
import dev.douze.ui.theme.goldFace
import dev.douze.ui.theme.goldFrame
import dev.douze.ui.theme.ground
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.shadowed

private const val CLOSED = 0.45f

/** Of a picture behind a table. */
private const val RECEDING = 0.6f

/** The way into a game, full of its picture; [resume] leads back into the one that has not ended, whose [table] is on the door. */
@Composable
internal fun Door(
    view: DoorView,
    season: Season,
    resume: ButtonView?,
    table: MiniatureView?,
    measures: Measures,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) = InWorld(view.game) {
    Box(modifier.doorFrame(), Alignment.BottomCenter) {
        val large = largeText
        val alpha = if (!view.button.enabled) {
            CLOSED
        } else if (table == null) {
            1f
        } else {
            RECEDING
        }
        // A picture that recedes does so into the ground of its world.
        val behind = if (alpha < 1f) Modifier.ground(down = 0.4f) else Modifier.background(LocalTokens.current.paper)
        Box(Modifier.matchParentSize().press(view.button, DoorShape, onIntent).then(behind).clearAndSetSemantics {})
        Column(if (large) Modifier.fillMaxWidth() else Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
            Box(if (large) Modifier.fillMaxWidth().height(110.dp) else Modifier.fillMaxWidth().weight(1f), Alignment.Center) {
                DoorScene(view.game, season, Modifier.matchParentSize(), alpha)
                if (table != null && resume != null) {
                    // A finger on the table goes on, too; for keys and screen readers there is the button.
                    val goOn = Modifier.pointerInput(resume.intent) { detectTapGestures { onIntent(resume.intent) } }
                    val place = Modifier.matchParentSize().cleared(LocalTokens.current.paper)
                    Miniature(table, place.then(goOn).padding(horizontal = 8.dp, vertical = measures.gap / 2))
                }
            }
            Column(
                Modifier.fillMaxWidth().plaqueGround(!large).padding(horizontal = 14.dp).padding(top = 2.dp, bottom = 8.dp),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) {
                val title = LocalTypography.current.display(measures.title)
                // The rule ends before the lamp, and as far from the other edge.
                val aside = if (view.lesson != null && !large && !measures.roomy && !measures.low) lampWidth - 10.dp else 0.dp
                TitleRule(view.button.label, Modifier.padding(horizontal = aside).clearAndSetSemantics {}, title, doubled = true)
                val lesson = view.lesson.takeIf { measures.low && !large }
                when {
                    resume != null -> Resume(resume, onIntent)
                    lesson != null -> Lesson(lesson, onIntent, Modifier)
                    else -> Line(view.button.hint.orEmpty(), LocalTypography.current.text(measures.line))
                }
                if (large || measures.roomy) {
                    view.lesson?.let { QuietButton(it, onIntent, Modifier.padding(top = Space.small), sign = Signs.bulb.takeIf { !large }) }
                }
            }
        }
        if (!large && !measures.roomy &&
            !measures.low
        ) {
            // Not on the picture: a lamp beside the words.
            view.lesson?.let { Lamp(it, onIntent, Modifier.padding(end = 6.dp, bottom = 4.dp).align(Alignment.BottomEnd)) }
        }
    }
}

/** A table takes the place of the figure that a picture has in its middle. */
private fun Modifier.cleared(ground: Color) =
    drawBehind {
        val radius = size.minDimension * 0.8f
        drawCircle(Brush.radialGradient(0.6f to ground, 1f to ground.copy(alpha = 0f), center = center, radius = radius), radius)
    }

/** A door’s frame of gold, and its shadow. */
@Composable
internal fun Modifier.doorFrame(): Modifier =
    shadowed(doorCorner).clip(DoorShape).goldFrame(doorCorner, 2.4.dp, 2.6.dp, 0.7.dp)

/** The way to the lesson in a corner of a small picture; its touch is larger than its plate. */
@Composable
private fun Lesson(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Box(modifier.heightIn(min = Space.touch).press(view, ButtonShape, onIntent), Alignment.TopCenter) {
    Row(
        Modifier.plaque().padding(horizontal = 8.dp, vertical = 4.dp).clearAndSetSemantics {},
        Arrangement.spacedBy(Space.tiny),
        Alignment.CenterVertically,
    ) {
        val ink = LocalTokens.current.plaqueInk
        Picture(Signs.bulb, ink, 18.dp)
        AppText(view.label, style = LocalTypography.current.text(13.sp), colour = ink)
    }
}

/** The way to the lesson: a lamp and a word below it. */
@Composable
private fun Lamp(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = Column(
    modifier.width(lampWidth).heightIn(min = Space.touch).press(view, ButtonShape, onIntent).clearAndSetSemantics {},
    Arrangement.Center,
    Alignment.CenterHorizontally,
) {
    Picture(Signs.bulb, LocalTokens.current.ink, 24.dp)
    FitLine(view.label, LocalTypography.current.text(13.sp), LocalTokens.current.ink)
}

private val lampWidth = 58.dp

/** So much of the picture runs out into the ground of the words. */
private val fade = 16.dp

/** The picture of a door: it fills its place, and loses more below than above where that is too low. */
@Composable
internal fun DoorScene(
    game: GameKind,
    season: Season,
    modifier: Modifier,
    alpha: Float = 1f,
) = BoxWithConstraints(modifier.clipToBounds()) {
    val size = SceneSize.of(game, maxWidth / maxHeight)
    val above = if (size == SceneSize.TALL && game == GameKind.COUNCIL) HANGING else ABOVE
    val laid = if (size == SceneSize.MID) SceneSize.TALL else size
    val art = listOf(scene(game, size, LocalTokens.current.byDay) to size, season(game, season, laid) to laid)
    for ((one, drawn) in art) {
        val high = maxWidth / drawn.shape
        if (one == null) continue
        if (high <= maxHeight) {
            Picture(one, Modifier.fillMaxSize(), Crop.COVER, alpha)
        } else {
            // What a season hangs over a court whose upper stall is left out hangs from the upper edge.
            val moved = if (drawn == size) -(high - maxHeight) * above else 0.dp
            Picture(
                one,
                Modifier.fillMaxWidth().wrapContentHeight(Alignment.Top, unbounded = true).height(high).offset(y = moved),
                alpha = alpha
            )
        }
    }
}

/** The middle of a door's picture, for what its game is known by. */
@Composable
internal fun DoorMiddle(
    game: GameKind,
    modifier: Modifier,
) = Picture(scene(game, SceneSize.BROAD, LocalTokens.current.byDay), modifier, Crop.COVER)

private const val ABOVE = 0.3f

/** Where bells hang from the upper edge. */
private const val HANGING = 0.08f

@Composable
private fun Line(
    text: String,
    style: TextStyle,
) {
    val soft = LocalTokens.current.inkSoft
    if (largeText) {
        AppText(text, Modifier.clearAndSetSemantics {}, style, soft, TextAlign.Center)
    } else {
        BasicText(
            text,
            Modifier.clearAndSetSemantics {},
            style.shrinking.copy(color = soft, textAlign = TextAlign.Center),
            maxLines = 2,
            autoSize = TextAutoSize.StepBased(12.sp, style.fontSize, 0.5.sp),
        )
    }
}

/** Back into the game, with its [table] and what happened last. */
@Composable
internal fun Resume(
    view: ButtonView,
    onIntent: (Intent) -> Unit,
    table: MiniatureView? = null,
) {
    val ink = LocalTokens.current.buttonInk
    Row(
        Modifier
            .padding(top = Space.tiny)
            .fillMaxWidth()
            .heightIn(min = Space.touch)
            .shadowed(buttonCorner)
            .clip(ButtonShape)
            .goldFace()
            .press(view, ButtonShape, onIntent, ink)
            .padding(horizontal = 14.dp, vertical = Space.tiny)
            .clearAndSetSemantics {},
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        table?.let { Miniature(it, Modifier.size(if (it is MiniatureView.Forest) 52.dp else 92.dp, 52.dp)) }
        Column(Modifier.weight(1f)) {
            AppText(view.label, style = LocalTypography.current.name, colour = ink)
            view.hint?.let { AppText(it, style = LocalTypography.current.text(LocalTypography.current.tiny.fontSize), colour = ink) }
        }
        Picture(Signs.next, ink, 24.dp)
    }
}

/** The picture runs out into the night behind the words. */
@Composable
internal fun Modifier.plaqueGround(faded: Boolean): Modifier {
    val tokens = LocalTokens.current
    return drawBehind {
        val top = if (faded) fade.toPx() else 0f
        if (faded) {
            val out = Brush.verticalGradient(listOf(tokens.trayLow.copy(alpha = 0f), tokens.trayLow.copy(alpha = SOLID)), -top, 0f)
            drawRect(out, Offset(0f, -top), Size(size.width, top))
        }
        drawRect(Brush.verticalGradient(listOf(tokens.trayLow.copy(alpha = SOLID), tokens.trayTop)))
    }
}

private const val SOLID = 0.94f

/** How a scene is composed, and how much broader than high it is. */
private enum class SceneSize(
    val shape: Float,
) {
    TALL(290f / 340),

    /** King’s court without its upper stall, which a lower door would cut through the faces. */
    MID(290f / 250),
    BROAD(388f / 140),
    WIDE(510f / 140),
    ;

    companion object {
        /** The one for a place of this shape. */
        fun of(game: GameKind, shape: Float) =
            when {
                shape < 1.02f -> TALL
                shape < 1.6f -> if (game == GameKind.KING) MID else TALL
                shape < 3.1f -> BROAD
                else -> WIDE
            }
    }
}

private fun scene(
    game: GameKind,
    size: SceneSize,
    day: Boolean,
): Art {
    val (tall, broad, wide) =
        when (game) {
            GameKind.KING -> listOf(
                Art.DOOR_KING_TALL to Art.DOOR_KING_TALL_DAY,
                Art.DOOR_KING to Art.DOOR_KING_DAY,
                Art.DOOR_KING_WIDE to Art.DOOR_KING_WIDE_DAY,
            )

            GameKind.COUNCIL -> listOf(
                Art.DOOR_COUNCIL_TALL to Art.DOOR_COUNCIL_TALL_DAY,
                Art.DOOR_COUNCIL to Art.DOOR_COUNCIL_DAY,
                Art.DOOR_COUNCIL_WIDE to Art.DOOR_COUNCIL_WIDE_DAY,
            )

            GameKind.FOREST -> listOf(
                Art.DOOR_FOREST_TALL to Art.DOOR_FOREST_TALL_DAY,
                Art.DOOR_FOREST to Art.DOOR_FOREST_DAY,
                Art.DOOR_FOREST_WIDE to Art.DOOR_FOREST_WIDE_DAY,
            )
        }
    val (dark, light) =
        when (size) {
            SceneSize.TALL -> tall
            SceneSize.MID -> Art.DOOR_KING_MID to Art.DOOR_KING_MID_DAY
            SceneSize.BROAD -> broad
            SceneSize.WIDE -> wide
        }
    return if (day) light else dark
}

/** What the season lays over the scene of this shape; nothing in summer. */
private fun season(
    game: GameKind,
    season: Season,
    size: SceneSize,
): Art? {
    val laid =
        when (season) {
            Season.SUMMER -> return null

            Season.WINTER -> when (game) {
                GameKind.KING -> listOf(Art.SEASON_KING_WINTER_TALL, Art.SEASON_KING_WINTER, Art.SEASON_KING_WINTER_WIDE)
                GameKind.COUNCIL -> listOf(Art.SEASON_COUNCIL_WINTER_TALL, Art.SEASON_COUNCIL_WINTER, Art.SEASON_COUNCIL_WINTER_WIDE)
                GameKind.FOREST -> listOf(Art.SEASON_FOREST_WINTER_TALL, Art.SEASON_FOREST_WINTER, Art.SEASON_FOREST_WINTER_WIDE)
            }

            Season.SPRING -> when (game) {
                GameKind.KING -> listOf(Art.SEASON_KING_SPRING_TALL, Art.SEASON_KING_SPRING, Art.SEASON_KING_SPRING_WIDE)
                GameKind.COUNCIL -> listOf(Art.SEASON_COUNCIL_SPRING_TALL, Art.SEASON_COUNCIL_SPRING, Art.SEASON_COUNCIL_SPRING_WIDE)
                GameKind.FOREST -> listOf(Art.SEASON_FOREST_SPRING_TALL, Art.SEASON_FOREST_SPRING, Art.SEASON_FOREST_SPRING_WIDE)
            }

            Season.AUTUMN -> when (game) {
                GameKind.KING -> listOf(Art.SEASON_KING_AUTUMN_TALL, Art.SEASON_KING_AUTUMN, Art.SEASON_KING_AUTUMN_WIDE)
                GameKind.COUNCIL -> listOf(Art.SEASON_COUNCIL_AUTUMN_TALL, Art.SEASON_COUNCIL_AUTUMN, Art.SEASON_COUNCIL_AUTUMN_WIDE)
                GameKind.FOREST -> listOf(Art.SEASON_FOREST_AUTUMN_TALL, Art.SEASON_FOREST_AUTUMN, Art.SEASON_FOREST_AUTUMN_WIDE)
            }
        }
    return when (size) {
        SceneSize.TALL, SceneSize.MID -> laid[0]
        SceneSize.BROAD -> laid[1]
        SceneSize.WIDE -> laid[2]
    }
}
