package dev.douze.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.zIndex
import dev.douze.core.Body
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.ui.chronicle.ChronicleScreen
import dev.douze.ui.chronicle.Imported
import dev.douze.ui.components.Bar
import dev.douze.ui.components.Fold
import dev.douze.ui.components.LocalFold
import dev.douze.ui.components.LocalTurned
import dev.douze.ui.components.Notice
import dev.douze.ui.components.OnePage
import dev.douze.ui.components.TableContext
import dev.douze.ui.council.CouncilScreen
import dev.douze.ui.curtain.CurtainScreen
import dev.douze.ui.decks.DecksScreen
import dev.douze.ui.fair.FairScreen
import dev.douze.ui.fault.FaultScreen
import dev.douze.ui.forest.ForestScreen
import dev.douze.ui.games.GamesScreen
import dev.douze.ui.home.HomeScreen
import dev.douze.ui.king.KingScreen
import dev.douze.ui.lesson.Glow
import dev.douze.ui.lesson.LessonOverlay
import dev.douze.ui.lesson.LocalGlow
import dev.douze.ui.lesson.TipOverlay
import dev.douze.ui.people.PeopleScreen
import dev.douze.ui.puzzles.Mix
import dev.douze.ui.puzzles.PuzzlesScreen
import dev.douze.ui.puzzles.Verdict
import dev.douze.ui.replay.ReplayBar
import dev.douze.ui.replay.ReplayLog
import dev.douze.ui.review.ReviewScreen
import dev.douze.ui.rules.RulesScreen
import dev.douze.ui.settings.NoticesScreen
import dev.douze.ui.settings.SettingsScreen
import dev.douze.ui.setup.SetupScreen
import dev.douze.ui.theme.DouzeTheme
import dev.douze.ui.theme.Fonts
import dev.douze.ui.theme.InWorld
import dev.douze.ui.theme.LocalByKey
import dev.douze.ui.theme.LocalTokens
import dev.douze.ui.theme.largeText
import dev.douze.ui.theme.world

/** The app's name, the same in every language. */
const val APP_NAME = "Douze"

/** The one sentence that the core cannot say, because it is not there. */
const val LIBRARY_MISSING = "Douze cannot start: its library did not load. Install the app again."

/** The app over its [state]: the screen, a fault, or a plain surface while nobody looks. */
@Composable
fun DouzeApp(
    state: AppState,
    systemDark: Boolean = isSystemInDarkTheme(),
    letters: Fonts = remember { Fonts() },
    insets: WindowInsets = WindowInsets.safeDrawing,
    leaving: () -> Float = { 0f },
    fold: Fold? = null,
    systemContrast: Boolean = false,
) {
    val screen = state.screen
    val fault = state.fault
    when {
        state.covered || (screen == null && fault == null) -> DouzeTheme(screen?.look, systemDark, letters, systemContrast) { Cover() }

        fault != null ->
            DouzeTheme(screen?.look, systemDark, letters, systemContrast) {
                Scaffold(screen?.title ?: APP_NAME, insets) { FaultScreen(fault.sentence, state::reload) }
            }

        screen != null ->
            DouzeApp(
                screen,
                state::dispatch,
                systemDark = systemDark,
                letters = letters,
                insets = insets,
                leaving = { if (state.reduceMotion) 0f else leaving() },
                fold = fold,
                playing = state.playing,
                latest = state.latest,
                heard = state.heard,
                rejection = state.desk.told ?: state.rejection,
                desk = state.desk,
                percent = { state.progress },
                onBeatsEnd = state::endBeats,
                onMoveNow = state::moveNow,
                onBack = state::back,
                still = state.reduceMotion,
                systemContrast = systemContrast,
            )
    }
}

/**
 * Draws [screen] and sends intents; holds nothing but the clock of the beats in [playing].
 *
 * @param insets what the system covers of the window
 * @param leaving how far the system's back gesture has come, 0 to 1; read while drawing
 * @param fold a hinge of the window that stands half open
 * @param latest what the last update reported, to be felt
 * @param heard the sentences of the last update, for speech
 * @param rejection why the last intent did nothing
 * @param desk where files come in and go out
 * @param percent how far the thinking has come; read while drawing
 * @param onBack one step back; false where there is none
 * @param still motion is not wanted
 * @param systemContrast the system asks for high contrast
 */
@Composable
fun DouzeApp(
    screen: Screen,
    onIntent: (Intent) -> Unit,
    systemDark: Boolean = isSystemInDarkTheme(),
    letters: Fonts = remember { Fonts() },
    insets: WindowInsets = WindowInsets.safeDrawing,
    leaving: () -> Float = { 0f },
    fold: Fold? = null,
    playing: Playing? = null,
    latest: Latest? = null,
    heard: List<String> = emptyList(),
    rejection: String? = null,
    desk: FileTransfer = NoFileTransfer,
    percent: () -> Int? = { null },
    onBeatsEnd: () -> Unit = {},
    onMoveNow: () -> Unit = {},
    onBack: () -> Boolean = { goBack(screen, onIntent) },
    still: Boolean = false,
    systemContrast: Boolean = false,
) = DouzeTheme(screen.look, systemDark, letters, systemContrast) {
    val clock = rememberBeatClock(playing, onBeatsEnd)
    Haptics(latest, clock, LocalSounds.current.takeIf { screen.look.sounds })
    val byKey = remember { mutableStateOf(false) }
    CompositionLocalProvider(LocalByKey provides byKey, LocalFold provides fold, LocalTurned provides screen.turned) {
        InWorld(screen.world) {
            val tokens = LocalTokens.current
            // A curtain falls where a table was.
            val shown = remember { Shown() }
            val falls = shown.table
            SideEffect { shown.table = screen.atTable }
            Scaffold(
                screen.title,
                insets,
                Modifier
                    .leaving(tokens.hairline, leaving)
                    .inputMode { byKey.value = it }
                    .keys(screen, onIntent, onBack)
                    .skipping(clock != null && screen.replay == null, onBeatsEnd),
                tokens.curtain.takeIf { screen.body is Body.Curtain },
            ) {
                Column(Modifier.fillMaxSize().entering(screen)) {
                    screen.notice?.let { Notice(it, onIntent) }
                    if (!screen.atTable) rejection?.let { Notice(it) }
                    val bar = @Composable { Bar(screen, onIntent) }
                    // For the person on the other side: all but the bar is upside down.
                    // Grounds are drawn beyond their places.
                    if (screen.turned) Box(Modifier.zIndex(1f)) { bar() }
                    Box(Modifier.weight(1f).then(if (screen.turned) Modifier.rotate(HALF) else Modifier)) {
                        val inside = bar.takeUnless { screen.turned } ?: {}
                        val before = playing?.before
                        val table =
                            TableContext(clock, before, heard, rejection, screen.thinking, percent, desk, onIntent, onMoveNow, inside)
                        val lesson = screen.lesson
                        val tip = screen.tip
                        val about = lesson?.glow ?: lesson?.about ?: tip?.about
                        val glow = remember(about, lesson != null) { Glow(about, lesson != null) }
                        CompositionLocalProvider(LocalGlow provides glow.takeIf { lesson != null || (tip != null && clock == null) }) {
                            // A curtain has a cloth for the upper half of a tent, and for both pages of a book.
                            val hung = screen.body is Body.Curtain && fold != null && !largeText
                            // The Chronicle is a book itself.
                            val opens = screen.body is Body.Chronicle && fold?.across == false && !largeText
                            if (screen.atTable || screen.body is Body.Review || hung || opens) {
                                Content(screen, table, falls, still)
                            } else {
                                OnePage { Content(screen, table, falls, still) }
                            }
                        }
                        if (lesson != null && clock == null) LessonOverlay(lesson, glow, onIntent)
                        screen.replay?.let { replay -> replay.log?.let { OnePage { ReplayLog(replay, it, desk, onIntent) } } }
                        if (tip != null && clock == null) TipOverlay(tip, glow, onIntent)
                        screen.puzzle?.verdict?.takeIf { clock == null }?.let { Verdict(it, onIntent) }
                        screen.puzzle?.mix?.takeIf { clock == null }?.let { Mix(it, onIntent) }
                    }
                    screen.replay?.let { ReplayBar(it, onIntent) }
                }
            }
        }
    }
}

private fun goBack(
    screen: Screen,
    onIntent: (Intent) -> Unit,
): Boolean {
    val back = screen.back?.takeIf { it.enabled } ?: return false
    onIntent(back.intent)
    return true
}

private const val HALF = 180f

/** What was on screen before. */
private class Shown(
    var table: Boolean = false,
)

@Composable
private fun Content(
    screen: Screen,
    table: TableContext,
    falls: Boolean,
    still: Boolean,
) {
    when (val body = screen.body) {
        is Body.Home -> HomeScreen(screen.title, body.home, table.onIntent)
        is Body.Games -> Barred(table) { GamesScreen(body.games, table.desk, table.onIntent) }
        is Body.People -> Barred(table) { PeopleScreen(body.people, table.onIntent) }
        is Body.Setup -> Barred(table) { SetupScreen(body.setup, table.onIntent) }
        is Body.Settings -> Barred(table) { SettingsScreen(body.settings, table.onIntent) }
        is Body.Notices -> Barred(table) { NoticesScreen(body.notices) }
        is Body.Curtain -> CurtainScreen(body.curtain, table.bar, table.onIntent, falls = falls, still = still)
        is Body.Forest -> ForestScreen(body.forest, table)
        is Body.King -> KingScreen(body.king, screen.turned, table)
        is Body.Council -> CouncilScreen(body.council, table)
        is Body.Review -> ReviewScreen(body.review, table)
        is Body.Chronicle -> Barred(table) { ChronicleScreen(body.chronicle, table.desk, table.onIntent) }
        is Body.Preview -> Barred(table) { Imported(body.preview, table.onIntent) }
        is Body.Decks -> Barred(table) { DecksScreen(body.decks, table.onIntent) }
        is Body.Rules -> Barred(table) { RulesScreen(body.rules, table.onIntent) }
        is Body.Fair -> Barred(table) { FairScreen(body.fair, table.desk, table.onIntent) }
        is Body.Puzzles -> Barred(table) { PuzzlesScreen(body.puzzles, table.onIntent) }
    }
}

@Composable
private fun Barred(
    table: TableContext,
    content: @Composable () -> Unit,
) = Column {
    table.bar()
    content()
}

/** Nobody is looking. */
@Composable
private fun Cover() = Box(Modifier.fillMaxSize().background(LocalTokens.current.curtain))
