package dev.douze.ui.council

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.SubcomposeLayout
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.times
import dev.douze.core.CouncilFrame
import dev.douze.core.CouncilMotion
import dev.douze.core.DilemmaView
import dev.douze.core.Intent
import dev.douze.core.TargetView
import dev.douze.ui.Tween
import dev.douze.ui.art.Space
import dev.douze.ui.components.FitLine
import dev.douze.ui.components.LinePlace
import dev.douze.ui.components.pressOrRead
import dev.douze.ui.theme.largeText
import kotlin.math.PI
import kotlin.math.ceil
import kotlin.math.sin

private val shape = RoundedCornerShape(9.dp)
private val inkSoft = Color(0xFF4A3A66)
private const val SWING = 26f
private const val SWINGS = 3

/** How a dilemma is set: the letters of its name and of the rest, and what a line of either takes. */
class Setting(
    val name: TextUnit,
    val words: TextUnit,
    val pentagon: Dp,
) {
    val line = (words.value * LINE).dp

    companion object {
        val dense = Setting(15.sp, 12.sp, 11.dp)
        val tight = Setting(16.sp, 13.sp, 12.5.dp)
        val roomy = Setting(20.sp, 16.sp, 16.dp)
        val large = Setting(26.sp, 18.sp, 19.dp)
        private const val LINE = 1.24f
    }
}

private const val LETTER = 0.5f
private const val BOLD = 0.54f
private val margin = 10.dp

/** How high its words are on a card of this [width], roughly: a picture has what is left. */
fun DilemmaView.wordsHigh(width: Dp, set: Setting): Dp {
    val inLine = ((width - 2 * margin - 24.dp).value / (set.words.value * LETTER)).coerceAtLeast(6f)
    val lines = listOf(reward, penalty).sumOf { ceil(it.joinToString(" ").length / inLine).toInt() }
    val noted = ceil(note.length / inLine).toInt()
    val faces =
        targets.sumOf { it.faces.size } * set.pentagon.value * STEP + (targets.size - 1) * 8f +
            bells * (set.pentagon.value * 2 - 1f)
    val valueWide = value.length * set.words.value * BOLD
    val room = (width - 2 * margin).value
    val rows = if (targets.isEmpty()) 0 else ceil(faces / room).toInt() + if (faces % room + valueWide + 8f > room) 1 else 0
    val changed = targets.count { it.changed != null }
    return (set.name.value * 1.3f).dp + rows * (2 * set.pentagon + 2.dp) + (lines + noted + changed) * set.line + 22.dp
}

private const val STEP = 2.05f

/**
 * The dilemma of this turn as an illustrated card: name, bells, targets as they stand, years, what it brings and what it costs.
 * It fills a [height]; without one it is as high as its words need.
 */
@Composable
fun DilemmaCard(
    view: DilemmaView,
    tween: Tween<CouncilFrame>,
    set: Setting,
    width: Dp,
    height: Dp?,
    onIntent: (Intent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val checked = tween.moves as? CouncilMotion.DilemmaDone
    Box(
        modifier
            .then(if (height == null) Modifier else Modifier.height(height))
            .cardShadow(glowing = checked?.solved == true)
            .clip(shape)
            .drawBehind { drawRect(down(ivory, whole)) }
            .drawWithContent {
                drawContent()
                frame(checked?.solved, view.public)
            }.pressOrRead(view.spoken, view.explain, onIntent, shape, ivoryInk)
            .clearAndSetSemantics {},
    ) {
        Illustrated(
            picture = {
                Box {
                    Vignette(view, Modifier.fillMaxSize())
                    Bells(view, tween, 2 * set.pentagon, Modifier.align(Alignment.TopEnd).padding(6.dp))
                }
            },
            words = { belled -> AppText(view, tween, set, belled) },
            behind = { Vignette(view, Modifier.fillMaxSize().alpha(BEHIND)) },
        )
    }
}

/** How much is seen of a picture below words. */
private const val BEHIND = 0.2f

/**
 * Words below a picture, which has what they leave; where that is too little, it is faintly behind them. On a card that is much
 * broader than high they stand beside it.
 */
@Composable
private fun Illustrated(
    picture: @Composable () -> Unit,
    words: @Composable (alone: Boolean) -> Unit,
    behind: @Composable () -> Unit,
) =
    SubcomposeLayout { limits ->
        val beside = if (limits.hasBoundedHeight) (limits.maxHeight * BESIDE).toInt() else 0
        if (limits.hasBoundedHeight && limits.maxWidth > limits.maxHeight * BROAD && limits.maxWidth - beside > LEAST_WORDS.roundToPx()) {
            val room = Constraints(limits.maxWidth - beside, limits.maxWidth - beside)
            val told = subcompose(false) { words(false) }.first().measure(room)
            if (told.height <= limits.maxHeight) {
                val drawn = subcompose(0) { picture() }.first().measure(Constraints.fixed(beside, limits.maxHeight))
                return@SubcomposeLayout layout(limits.maxWidth, limits.maxHeight) {
                    drawn.place(0, 0)
                    told.place(beside, (limits.maxHeight - told.height) / 2)
                }
            }
        }
        val free = limits.copy(minHeight = 0, minWidth = limits.maxWidth, maxHeight = Constraints.Infinity)
        val told = subcompose(false) { words(false) }.first().measure(free)
        // Large letters have the height that a picture would take.
        val rest = if (limits.hasBoundedHeight) limits.maxHeight - told.height else 0
        if (rest < LEAST.roundToPx()) {
            val alone = subcompose(true) { words(true) }.first().measure(free)
            val high = if (limits.hasBoundedHeight) limits.maxHeight else alone.height
            val faint = subcompose(1) { behind() }.first().measure(Constraints.fixed(limits.maxWidth, high))
            layout(limits.maxWidth, high) {
                faint.place(0, 0)
                alone.place(0, 0)
            }
        } else {
            val drawn = subcompose(0) { picture() }.first().measure(Constraints.fixed(limits.maxWidth, rest))
            layout(limits.maxWidth, rest + told.height) {
                drawn.place(0, 0)
                told.place(0, rest)
            }
        }
    }

private val LEAST = 34.dp

/** A card so much broader than high has its picture at the left, so much broader than high. */
private const val BROAD = 2.4f
private const val BESIDE = 1.2f
private val LEAST_WORDS = 240.dp

@Composable
private fun AppText(view: DilemmaView, tween: Tween<CouncilFrame>, set: Setting, belled: Boolean) =
    Column(
        Modifier.fillMaxWidth().padding(horizontal = margin, vertical = 5.dp),
        Arrangement.spacedBy(2.dp),
    ) {
        Lines(view.name, display(set.name), ivoryInk, Modifier.fillMaxWidth(), TextAlign.Center)
        if (view.targets.isNotEmpty() || view.value.isNotEmpty()) {
            FlowRow(
                Modifier.fillMaxWidth(),
                Arrangement.SpaceBetween,
                Arrangement.spacedBy(1.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                    view.targets.forEach { Target(it, set) }
                }
                if (belled) Bells(view, tween, 2 * set.pentagon - 3.dp, Modifier)
                if (view.value.isNotEmpty()) Lines(view.value, text(set.words, strong = true), ivoryInk)
            }
        }
        Spacer(Modifier.fillMaxWidth().height(1.dp).drawBehind { drawRect(Color(0xFFB98532)) })
        view.reward.joined?.let { Effects(true, it, set) }
        view.penalty.joined?.let { Effects(false, it, set) }
        if (view.note.isNotEmpty()) Lines(view.note, text(set.words), inkSoft, lines = MOST)
    }

/** Lines of a sentence. */
private const val MOST = 4

private val List<String>.joined get() = joinToString(" ").takeIf { it.isNotEmpty() }

@Composable
private fun Effects(good: Boolean, sentences: String, set: Setting) =
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
        Box(Modifier.size(if (largeText) 26.dp else set.words.value.dp + 2.dp).drawBehind { outcome(center, size.minDimension / 2, good) })
        Lines(sentences, text(set.words), ivoryInk, Modifier.weight(1f), lines = MOST)
    }

/** The values of a target, a pentagon each: lit where the die shows it, green with a second edge once it is met. */
@Composable
private fun Target(view: TargetView, set: Setting) =
    Column {
        Row(
            Modifier.drawBehind { if (view.on) lit() },
            Arrangement.spacedBy(0.dp),
            Alignment.CenterVertically,
        ) {
            val side = if (largeText) 2 * set.pentagon + 12.dp else 2 * set.pentagon
            view.faces.forEach { Pentagon(it, side, (set.pentagon.value * NUMBER).sp, view) }
        }
        view.changed?.let { Lines(it, text(minOf(set.words.value, 13f).sp), inkSoft) }
    }

@Composable
private fun Pentagon(face: Int, side: Dp, letters: TextUnit, of: TargetView) =
    Box(Modifier.size(side).drawBehind { pentagon(of.on, of.on || of.met) }, Alignment.Center) {
        Lines("$face", display(letters), Color.White, align = TextAlign.Center)
    }

private const val NUMBER = 1.1f

private fun DrawScope.pentagon(on: Boolean, met: Boolean) {
    val at = Offset(size.width / 2, size.height * 0.53f)
    val radius = size.minDimension / 2
    val edge = if (met) Color(0xFF06301F) else Color(0xFF3A1478)
    fill(polygon(at, radius, 5), if (met) solvedFill else violet)
    outline(polygon(at, radius - density, 5), if (on) Color(0xFFFFD98A) else edge, (if (on) 2.dp else 1.dp).toPx())
    outline(polygon(at, radius * 0.8f, 5), if (met) Color.White else Color(0xFFE9D9FF), (if (met) 1.2.dp else 0.6.dp).toPx())
}

/** Light behind a target that the die is on. */
private fun DrawScope.lit() = drawRoundRect(Color(0x66FFC65A), cornerRadius = CornerRadius(size.height / 2))

private fun DrawScope.frame(solved: Boolean?, public: Boolean) {
    val edge = 1.2.dp.toPx()
    val round = CornerRadius(8.dp.toPx())
    val outer = Size(size.width - 2 * edge, size.height - 2 * edge)
    val line =
        when (solved) {
            true -> Brush.verticalGradient(listOf(Color(0xFF57C79A), solvedFill))
            false -> Brush.verticalGradient(listOf(Color(0xFFF08A8A), failedFill))
            null -> golden(0f, size.height)
        }
    drawRoundRect(line, Offset(edge, edge), outer, round, style = Stroke(if (solved != null || public) 3.6.dp.toPx() else 2.2.dp.toPx()))
    val inset = 5.dp.toPx()
    outline(stepped(inset, size), Color(0xFFB98532), 0.7.dp.toPx(), 0.8f)
}

/** A thin frame with stepped corners. */
private fun DrawScope.stepped(inset: Float, size: Size) =
    closed(
        3.dp.toPx().let { s ->
            val (l, t) = inset to inset
            val r = size.width - inset
            val b = size.height - inset
            listOf(
                Offset(l, t + 2 * s), Offset(l + s, t + 2 * s), Offset(l + s, t + s), Offset(l + 2 * s, t + s), Offset(l + 2 * s, t),
                Offset(r - 2 * s, t), Offset(r - 2 * s, t + s), Offset(r - s, t + s), Offset(r - s, t + 2 * s), Offset(r, t + 2 * s),
                Offset(r, b - 2 * s), Offset(r - s, b - 2 * s), Offset(r - s, b - s), Offset(r - 2 * s, b - s), Offset(r - 2 * s, b),
                Offset(l + 2 * s, b), Offset(l + 2 * s, b - s), Offset(l + s, b - s), Offset(l + s, b - 2 * s), Offset(l, b - 2 * s),
            )
        },
    )

/** As many as the dilemma is hard; they swing when they are rung, and are lit once the dilemma is public. */
@Composable
private fun Bells(view: DilemmaView, tween: Tween<CouncilFrame>, badge: Dp, modifier: Modifier) =
    Row(modifier, Arrangement.spacedBy(2.dp)) {
        val ringing = tween.moves == CouncilMotion.BellsRung
        val side = if (largeText) 34.dp else badge
        repeat(view.bells) {
            Box(
                Modifier.size(side).drawBehind {
                    val swing = if (ringing) SWING * sin(2 * PI * SWINGS * tween.done()).toFloat() * (1f - tween.done()) else 0f
                    if (view.public) glow(center, size.minDimension * 0.8f, amber, 0.9f)
                    fill(polygon(center, size.minDimension / 2), Color(0xFF0A1238), 0.92f)
                    outline(polygon(center, size.minDimension / 2 - density / 2), GOLD_FLAT, (if (view.public) 2.dp else 1.dp).toPx())
                    bell(Offset(center.x, center.y + size.height * 0.03f), size.minDimension / 48f, swing)
                },
            )
        }
    }

/** As many pentagons have room in the line of the next dilemma. */
private const val FEW = 3

/** The next dilemma, once the bells have shown it: a line of its own. */
@Composable
fun NextDilemma(view: DilemmaView, onIntent: (Intent) -> Unit, modifier: Modifier = Modifier) =
    Plaque(view.spoken, view.explain, onIntent, modifier.heightIn(min = Space.touch)) {
        val hall = hall
        Column(Modifier.fillMaxWidth()) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                val label = Modifier.weight(1f)
                if (largeText || view.targets.sumOf { it.faces.size } > FEW) {
                    Lines(view.label, text(12.5.sp), hall.soft, label)
                    view.targets.forEach { Lines(it.label, display(14.sp), if (hall.light) violet else Color(0xFFD9C2FF)) }
                } else {
                    FitLine(view.label, text(12.5.sp), hall.soft, label, LinePlace.START)
                    view.targets.forEach { target -> Row { target.faces.forEach { Pentagon(it, 18.dp, 10.5.sp, target) } } }
                }
            }
            if (largeText) {
                Lines(view.name, display(15.sp), hall.text)
            } else {
                FitLine(view.name, display(15.sp), hall.text, place = LinePlace.START)
            }
        }
    }
