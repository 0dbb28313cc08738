@file:OptIn(ExperimentalTestApi::class)

package dev.douze.ui

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescriptionExactly
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import dev.douze.core.Body
import dev.douze.core.CouncilView
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.Pace
import dev.douze.core.PlayerKind
import dev.douze.core.Screen
import dev.douze.core.SettingsIntent
import dev.douze.core.SetupIntent
import dev.douze.core.SetupView
import kotlin.random.Random
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/**
 * Plays the app as a screen reader would: by spoken names. The same for a window, Robolectric and an emulator.
 *
 * @param screen what is shown now; it may complain by itself of a fault
 * @param moving are beats being played? While they are, a tap only ends them
 * @param busy has the core still to answer?
 */
class Play(
    private val nodes: SemanticsNodeInteractionsProvider,
    private val idle: () -> Unit,
    private val until: (ms: Long, () -> Boolean) -> Unit,
    private val moving: () -> Boolean = { false },
    private val busy: () -> Boolean = { false },
    private val screen: () -> Screen,
) {
    private val chance = Random(12)

    /** From home to the first screen of a game without motion; its chance begins with [seed]. */
    fun start(
        game: GameKind,
        players: List<PlayerKind>,
        seed: String = "12",
        pace: Pace = Pace.OFF,
        more: (Play) -> Unit = {},
    ) {
        pace(pace)
        // The table of a game that goes on is over the middle of its door.
        val door = home().doors.single { it.game == game }.button.label
        nodes.onAllNodes(hasContentDescriptionExactly(door) and hasClickAction()).onFirst().performSemanticsAction(SemanticsActions.OnClick)
        answered()
        while (setup().seats.size < players.size) press(assertNotNull(setup().add).label)
        while (setup().seats.size > players.size) {
            press(setup().seats.last().spoken)
            press(assertNotNull(setup().seats.last().vacate).label)
        }
        players.forEachIndexed(::sit)
        more(this)
        press(setup().more.label)
        type(setup().seed.label, seed)
        close()
        press(setup().start.label)
        settle()
    }

    /** Chooses who sits on this seat. */
    private fun sit(
        seat: Int,
        player: PlayerKind,
    ) {
        press(setup().seats[seat].spoken)
        val view = setup().seats[seat]
        val rival = view.rivals.rivals.find { it.intent == Intent.Setup(SetupIntent.SetPlayer(seat, player)) }
        press(rival?.spoken ?: view.people.choices.last().label)
        close()
    }

    /** Closes what is open over the table of a set-up. */
    fun close() {
        while (setup().panel != null) press(assertNotNull(setup().panel).close.label)
    }

    /** From home to the settings and back. */
    fun pace(pace: Pace) {
        press(home().settings.label)
        val settings = assertIs<Body.Settings>(screen().body).settings
        press(settings.pace.choices.single { it.intent == Intent.Settings(SettingsIntent.SetPace(pace)) }.label)
        press(assertNotNull(screen().back).label)
    }

    /** On to the end of the game, in not more than [most] steps. */
    fun finish(
        most: Int = 1500,
        eachStep: () -> Unit = {},
    ) {
        var steps = 0
        while (!ended(screen().body)) {
            eachStep()
            step()
            steps += 1
            assertTrue(steps < most, "the game does not end: ${screen()}")
        }
    }

    /** Presses one thing that leads on; at the council's table [council] chooses it. */
    fun step(council: (CouncilView) -> String = { next(it, chance) }) {
        settle()
        when (val body = screen().body) {
            is Body.Home -> press(assertNotNull(body.home.continueGame).label)
            is Body.Curtain -> press(body.curtain.lift.label)
            is Body.Forest -> if (!ended(body)) press(next(body.forest, chance))
            is Body.King -> if (!ended(body)) press(next(body.king, chance))
            is Body.Council -> if (!ended(body)) press(council(body.council))
            else -> error("left the game: $body")
        }
        settle()
    }

    /** Nobody thinks and nothing moves. */
    fun settle() {
        answered()
        until(PATIENCE) { screen().thinking == null && !moving() }
        idle()
    }

    /** What was pressed has happened. */
    fun answered() {
        idle()
        until(PATIENCE) { !busy() }
        idle()
    }

    /** The [place]th thing of this name, brought into sight. */
    fun press(
        name: String,
        place: Int = 0,
    ) {
        val found = nodes.onAllNodes(hasContentDescriptionExactly(name) and hasClickAction())
        val button = if (place < found.fetchSemanticsNodes().size) found[place] else found.onFirst()
        val seen = button.fetchSemanticsNode()
        if (seen.boundsInRoot.height < seen.size.height) button.performScrollTo()
        button.performClick()
        answered()
    }

    /** Types into the field of this name. */
    fun type(
        name: String,
        text: String,
    ) {
        val field = nodes.onNode(hasContentDescriptionExactly(name) and hasSetTextAction())
        field.performScrollTo()
        field.performTextReplacement(text)
        answered()
    }

    fun home() = assertIs<Body.Home>(screen().body).home

    fun setup(): SetupView = assertIs<Body.Setup>(screen().body).setup

    private companion object {
        const val PATIENCE = 60_000L
    }
}

/** Has the game come to its end? */
fun ended(body: Body): Boolean =
    when (body) {
        is Body.Forest -> body.forest.result != null
        is Body.King -> body.king.result != null
        is Body.Council -> body.council.result != null
        else -> false
    }

/** Plays within a test that runs its own content. */
fun ComposeUiTest.play(
    moving: () -> Boolean = { false },
    screen: () -> Screen,
) = Play(this, ::waitForIdle, { ms, reached -> waitUntil(timeoutMillis = ms, condition = reached) }, moving, screen = screen)

/** Plays over a rule, as of an activity. */
fun ComposeTestRule.play(
    moving: () -> Boolean = { false },
    busy: () -> Boolean = { false },
    screen: () -> Screen,
) = Play(
    this,
    ::waitForIdle,
    { ms, reached ->
        waitUntil(timeoutMillis = ms) {
            waitForIdle() // Under Robolectric nobody else lets the main thread run.
            reached()
        }
    },
    moving,
    busy,
    screen,
)
