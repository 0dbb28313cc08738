package dev.douze.ui.curtain

import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.gestures.rememberDraggableState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.layout.boundsInParent
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import dev.douze.core.CurtainView
import dev.douze.core.Intent
import dev.douze.core.PeekView
import dev.douze.ui.art.Space
import dev.douze.ui.art.cloth
import dev.douze.ui.components.AppText
import dev.douze.ui.components.CurtainButton
import dev.douze.ui.components.HandCards
import dev.douze.ui.components.Hinge
import dev.douze.ui.components.PeekButton
import dev.douze.ui.components.UnderCards
import dev.douze.ui.components.WithWindowLayout
import dev.douze.ui.theme.Light
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.LocalTypography
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.tokens
import kotlinx.coroutines.launch

private val cornice = 60.dp

/** No bar of a system is higher. */
private val beyond = 160.dp

/** Faster than this, in pixels of a second, it is thrown up. */
private const val THROWN = 900f

/**
 * Between two people: a curtain in the colour of who takes the device. It goes up by a swipe or by its button; only then the
 * core sends what is behind it.
 *
 * @param falls the table was on screen just before
 * @param still motion is not wanted
 */
@Composable
fun CurtainScreen(
    view: CurtainView,
    bar: @Composable () -> Unit,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
    falls: Boolean = false,
    still: Boolean = false,
) = WithWindowLayout(modifier) { room ->
    val ms = if (still) 0 else view.ms
    val peeking = view.peek?.open == true
    val lift = remember(view.seat) { Lift(falls && ms > 0, peeking, ms) }
    val scope = rememberCoroutineScope()
    LaunchedEffect(lift) { if (lift.value == 1f) lift.fall() }
    LaunchedEffect(lift, peeking) { if (lift.value < 1f) lift.peek(peeking) }

    fun raise(intent: Intent) {
        if (ms == 0) return onIntent(intent)
        scope.launch {
            lift.rise()
            onIntent(intent)
        }
    }
    // Cornice and stage go on under a system's bars.
    val seen = Modifier.drawWithContent {
        clipRect(top = -beyond.toPx(), bottom = size.height + beyond.toPx()) { this@drawWithContent.drawContent() }
    }
    BoxWithConstraints(Modifier.fillMaxSize().then(seen)) {
        val swipes =
            Modifier.draggable(
                rememberDraggableState { by -> scope.launch { lift.follow(-by / constraints.maxHeight) } },
                Orientation.Vertical,
                enabled = !peeking,
                onDragStarted = { lift.thumb = it.x / constraints.maxWidth },
                onDragStopped = { speed ->
                    val thrown = speed < -THROWN
                    if (lift.isEnough(thrown)) raise(view.lift.intent) else scope.launch { lift.fall() }
                },
            )
        val lifted: (Intent) -> Unit = { if (it == view.lift.intent) raise(it) else onIntent(it) }
        val beside = maxWidth > maxHeight
        if (largeText) {
            // Letters this large scroll over the cloth.
            Column(
                Modifier.hung(view, lift).verticalScroll(rememberScrollState()).fillMaxWidth().heightIn(min = maxHeight),
                Arrangement.SpaceBetween,
                Alignment.CenterHorizontally,
            ) {
                bar()
                Sewn(view, lifted, beside = false, side = 96.dp, Modifier.padding(vertical = Space.medium), button = !peeking)
                Foot(view, onIntent, beside = false, hand = true)
            }
        } else {
            Column(Modifier.fillMaxSize().then(swipes)) {
                // A tent: the cloth hangs over both halves, who takes the device on the upper, what is pressed on the lower.
                val above = room.hinge?.takeIf { it.across }
                // A book: the face is sewn on over its left page, what is read and pressed is on the right one.
                val right = room.hinge?.takeUnless { it.across }
                val page = right?.let { Modifier.padding(start = it.end) } ?: Modifier
                Box(Modifier.weight(1f).fillMaxWidth().hung(view, lift), Alignment.TopCenter) {
                    val sewn =
                        Modifier.fillMaxSize().padding(top = cornice).graphicsLayer {
                            // Sewn on: it goes up with the cloth.
                            translationY = -lift.rising * size.height * RISES
                        }
                    if (above != null) OverTent(view, lifted, above, beside, peeking, sewn)
                    if (right != null) OverBook(view, lifted, right, peeking, sewn)
                    if (room.hinge == null) {
                        BoxWithConstraints(sewn, if (peeking) Alignment.TopCenter else Alignment.Center) {
                            val part = if (peeking) {
                                PEEKED
                            } else if (beside) {
                                BROAD
                            } else {
                                SEWN
                            }
                            val side = (this.maxHeight * part).coerceIn(72.dp, 200.dp)
                            val hem =
                                Modifier.padding(top = if (beside) 2.dp else Space.small, bottom = if (peeking) 0.dp else HEM)
                            Sewn(view, lifted, beside, side, hem, button = !peeking)
                        }
                    }
                    val gap = page.align(Alignment.BottomCenter).onPlaced { lift.gap = it.boundsInParent() }
                    if (peeking) view.peek?.let { Hand(it, onIntent, gap) }
                    Box(Modifier.fillMaxWidth()) { bar() }
                }
                Foot(view, onIntent, beside, hand = false, page, hinted = peeking)
            }
        }
    }
}

private const val SEWN = 0.36f
private const val BROAD = 0.7f
private const val PEEKED = 0.22f
private const val RISES = 1.3f

/** Trim and fringe. */
private val HEM = 62.dp

/** Over a tent: who takes the device above the hinge, the button that lifts the cloth below it. */
@Composable
private fun OverTent(
    view: CurtainView,
    onIntent: (Intent) -> Unit,
    hinge: Hinge,
    beside: Boolean,
    peeking: Boolean,
    modifier: Modifier,
) = Column(modifier) {
    BoxWithConstraints(Modifier.fillMaxWidth().height(hinge.start - cornice), Alignment.Center) {
        val side = (maxHeight * if (beside) BROAD else UPPER).coerceIn(72.dp, 200.dp)
        Sewn(view, onIntent, beside, side, Modifier.padding(top = Space.small), button = false)
    }
    Box(Modifier.weight(1f).fillMaxWidth().padding(top = hinge.end - hinge.start, bottom = HEM), Alignment.Center) {
        if (!peeking) Lifts(view, onIntent, Modifier.widthIn(max = 440.dp).padding(horizontal = Space.medium))
    }
}

private const val UPPER = 0.46f

/** Over a book: the face on its left page, words and button on the right one. */
@Composable
private fun OverBook(
    view: CurtainView,
    onIntent: (Intent) -> Unit,
    hinge: Hinge,
    peeking: Boolean,
    modifier: Modifier,
) = Row(modifier.padding(bottom = HEM)) {
    Box(Modifier.width(hinge.start).fillMaxHeight(), Alignment.Center) { Embroidered(view.medallion, minOf(hinge.start * PAGE, 320.dp)) }
    Box(
        Modifier.weight(1f).fillMaxHeight().padding(start = hinge.end - hinge.start),
        if (peeking) Alignment.TopCenter else Alignment.Center,
    ) {
        Column(
            Modifier.widthIn(max = 420.dp).padding(horizontal = Space.medium).padding(top = Space.large),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterHorizontally,
        ) { Named(view, onIntent, peeking, button = !peeking) }
    }
}

private const val PAGE = 0.84f

/** The stage, and the cloth before it. Nothing secret is behind it: nothing at all is, but boards. */
@Composable
private fun Modifier.hung(
    view: CurtainView,
    lift: Lift,
): Modifier {
    val cloth = cloth(view.medallion.portrait)
    val light = tokens(view.game, Light.NIGHT).tableLight
    return drawBehind {
        stage(size.height)
        glow(light)
        val foot = size.height - 22.dp.toPx()
        curtain(cloth, lift.hang, 0f, foot)
        valance(cloth, (cornice - 4.dp).toPx(), beyond.toPx())
        clipRect(bottom = size.height) { footlight(size.height) }
    }
}

/** What is on the floor of the stage: a peek and what else can be done. */
@Composable
private fun Foot(
    view: CurtainView,
    onIntent: (Intent) -> Unit,
    beside: Boolean,
    hand: Boolean,
    modifier: Modifier = Modifier,
    hinted: Boolean = false,
) {
    val ink = LocalTokens.current.curtainInk
    val floor =
        Modifier.fillMaxWidth().drawBehind {
            stage(0f, beyond.toPx())
            footlights(0f)
        }
    val lies = Arrangement.spacedBy(Space.small, Alignment.CenterVertically)
    Column(
        floor.then(modifier).padding(top = 18.dp, bottom = Space.small).padding(horizontal = Space.medium),
        lies,
        Alignment.CenterHorizontally,
    ) {
        if (beside) {
            Row(Modifier.widthIn(max = 900.dp), Arrangement.spacedBy(Space.small), Alignment.CenterVertically) {
                view.peek?.let {
                    PeekButton(it, onIntent, Modifier.weight(1f), ink, LocalTokens.current.curtain, LocalTypography.current.name)
                }
                view.actions.forEach { CurtainButton(it, onIntent) }
            }
        } else {
            Column(Modifier.widthIn(max = 440.dp).fillMaxWidth(), Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
                if (hinted) AppText(view.hint, Modifier.clearAndSetSemantics {}, LocalTypography.current.name, ink, TextAlign.Center)
                view.peek?.let {
                    if (hand && it.open) Hand(it, onIntent, Modifier)
                    PeekButton(it, onIntent, Modifier.fillMaxWidth(), ink, LocalTokens.current.curtain, LocalTypography.current.name)
                }
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(Space.small, Alignment.CenterHorizontally),
                    verticalArrangement = Arrangement.spacedBy(Space.small),
                ) { view.actions.forEach { CurtainButton(it, onIntent) } }
            }
        }
    }
}

/** The viewer's hand, in the opening below the hem. */
@Composable
private fun Hand(
    view: PeekView,
    onIntent: (Intent) -> Unit,
    modifier: Modifier,
) = BoxWithConstraints(modifier.widthIn(max = 960.dp).padding(horizontal = Space.medium).padding(bottom = 20.dp), Alignment.BottomCenter) {
    val face = minOf(maxWidth / IN_SIGHT, maxHeight * FACE).coerceIn(64.dp, 160.dp)
    Column(Modifier, Arrangement.spacedBy(Space.small), Alignment.CenterHorizontally) {
        view.hands.forEachIndexed { i, hand ->
            if (i == 0) HandCards(hand.cards, onIntent, face = face) else UnderCards(hand, ink = LocalTokens.current.curtainInk)
        }
    }
}

/** Of the opening: a card of the forest duel is as high, and three and a half of them as wide. */
private const val FACE = 0.26f
private const val IN_SIGHT = 3.6f
