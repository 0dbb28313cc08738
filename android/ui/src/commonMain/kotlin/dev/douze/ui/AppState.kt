package dev.douze.ui

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import dev.douze.core.AppIntent
import dev.douze.core.Beat
import dev.douze.core.DouzeException
import dev.douze.core.FileTrouble
import dev.douze.core.Intent
import dev.douze.core.Screen
import dev.douze.core.SessionInterface
import dev.douze.core.Update
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext

/** Beats on their way to the screen; a new object for every update, so that the clock starts again. */
class Playing(
    val beats: List<Beat>,
    /** What was shown before them. */
    val before: Screen? = null,
)

/** What the last update reported; a new object for each, so that the same report twice is felt twice. */
class Latest(
    val beats: List<Beat>,
    /** The intent did nothing. */
    val refused: Boolean,
)

/** Something failed. [sentence] is for people and may be empty when the core could not even say it. */
data class Fault(
    val sentence: String,
)

/**
 * Holds what a shell shows. Its functions are called on the main thread; the core is called on others (adr/0015).
 *
 * @param scope lives as long as the window; its dispatcher is the main thread.
 * @param background for what takes long without holding up other calls: thinking, reading and writing files.
 * @param queue for all other calls of the core, one after the other.
 * @param files how the platform asks for files.
 */
@Stable
class AppState(
    private val core: SessionInterface,
    private val scope: CoroutineScope,
    private val background: CoroutineDispatcher = Dispatchers.Default,
    private val queue: CoroutineDispatcher = Dispatchers.IO.limitedParallelism(1),
    files: Files = NoFiles,
) {
    /** The truth; null until the first one came. */
    var screen: Screen? by mutableStateOf(null)
        private set

    /** What the clock has to play over [screen]; null when nothing moves. */
    var playing: Playing? by mutableStateOf(null)
        private set

    /** The last update, to be felt; null until the first one came. */
    var latest: Latest? by mutableStateOf(null)
        private set

    /** The sentences of the last update, for speech. */
    val heard: List<String> get() = latest?.beats.orEmpty().map { it.sentence }

    /** Why the last intent did nothing. */
    var rejection: String? by mutableStateOf(null)
        private set

    /** Percent of the thinking, once it takes longer than a moment. */
    var progress: Int? by mutableStateOf(null)
        private set

    var fault: Fault? by mutableStateOf(null)
        private set

    /** Nobody is looking: a plain surface covers everything. */
    var covered: Boolean by mutableStateOf(false)
        private set

    /** The platform's wish; beats are then announced but not played. */
    var reduceMotion: Boolean by mutableStateOf(false)

    /** Files that come in and go out. */
    val desk = DiskFileTransfer(core, files, scope, background, queue, ::reload, ::fail)

    private val unanswered = ArrayDeque<Intent>()

    /** The core has not yet answered all intents. */
    val busy: Boolean get() = unanswered.isNotEmpty()

    private var thought: Job? = null
    private var ticket: Long? = null
    private var waiting: Update? = null

    init {
        // Here, as nothing else asks the core yet, and there is nothing to show without it.
        guarded { apply(now()) }
    }

    /** Asks for the screen again, after a fault too. */
    fun reload() =
        work {
            val update = withContext(queue) { now() }
            fault = null
            apply(update)
        }

    private fun now() = Update(core.screen(), emptyList(), null)

    fun dispatch(intent: Intent) {
        desk.forget()
        follow(intent)
    }

    /** What the platform wishes, not a person. */
    fun follow(intent: Intent) {
        // The same press once more.
        if (unanswered.lastOrNull() == intent) return
        unanswered += intent
        work {
            val update =
                try {
                    withContext(queue) { core.dispatch(intent) }
                } finally {
                    unanswered.removeFirst()
                }
            apply(update)
        }
    }

    /** The clock ran out, or a person tapped: the screen as it is. */
    fun endBeats() {
        playing = null
        waiting?.let(::apply)
    }

    /** Makes the built-in player play the best move found so far. */
    fun moveNow() {
        val wanted = ticket ?: return
        work { withContext(queue) { core.stop(wanted, keepBest = true) } }
    }

    /** Is there a step back within the app? */
    val canGoBack: Boolean
        get() = fault != null || screen?.back?.enabled == true

    /** One step back, also out of a fault; false when there is none, and the system leaves the app. */
    fun back(): Boolean {
        if (!canGoBack) return false
        if (fault != null) reload() else screen?.back?.let { dispatch(it.intent) }
        return true
    }

    /** A file came from outside: what [read] gives is shown in the Chronicle, before anything of it is kept. */
    fun receive(
        trouble: FileTrouble = FileTrouble.UNREAD,
        read: suspend () -> ByteArray?,
    ) = desk.receive(trouble, read) { dispatch(Intent.App(AppIntent.OpenChronicle)) }

    /** The window is out of sight: what is secret goes away at once, and for good. */
    fun cover() {
        if (revealing) hide()
    }

    /** The system may end the process once this returns: where one is is kept by then. */
    fun leave() {
        hide()
        runBlocking(queue) {}
    }

    /** People are back; they see again when the core has put away what was secret. */
    fun uncover() =
        work {
            withContext(queue) {}
            covered = false
        }

    /** What is not answered yet may bring a secret. */
    private val revealing get() = screen?.secret == true || busy

    private fun hide() {
        if (revealing) covered = true
        follow(Intent.App(AppIntent.Cover))
    }

    private fun apply(update: Update) {
        waiting = null
        val before = screen
        screen = update.screen
        rejection = update.rejection?.sentence
        latest = Latest(update.beats, update.rejection != null)
        playing = Playing(update.beats, before).takeUnless { reduceMotion || update.beats.all { it.ms <= 0 } }
        think(update.screen)
    }

    private fun think(screen: Screen) {
        val wanted = screen.thinking?.ticket ?: screen.replay?.ticket
        if (wanted == ticket) return
        ticket = wanted
        progress = null
        thought?.cancel()
        if (wanted == null) return
        thought =
            scope.launch {
                val watch = launch { watch(wanted) }
                val update =
                    try {
                        // Behind the calls that were answered before it.
                        withContext(background) { core.think(wanted) }.also { withContext(queue) {} }
                    } catch (e: Exception) {
                        watch.cancel()
                        fail(e)
                        return@launch
                    }
                watch.cancel()
                answer(update)
            }
    }

    /** Only the thinking that is still wanted comes here: an intent that ends it cancels the job. */
    private fun answer(update: Update) {
        progress = null
        ticket = null
        if (playing == null) apply(update) else waiting = update
    }

    private suspend fun watch(ticket: Long) {
        while (true) {
            delay(WATCH_MS)
            guarded { progress = withContext(queue) { core.progress(ticket).percent } }
        }
    }

    /** The first call is in its queue when this returns. */
    private fun work(act: suspend () -> Unit) {
        scope.launch(start = CoroutineStart.UNDISPATCHED) { guarded { act() } }
    }

    private inline fun guarded(call: () -> Unit) =
        try {
            call()
        } catch (e: Exception) {
            fail(e)
        }

    private fun fail(error: Exception) {
        if (error is CancellationException) throw error
        playing = null
        ticket = null
        fault = Fault((error as? DouzeException)?.sentence.orEmpty())
    }

    private companion object {
        const val WATCH_MS = 300L
    }
}

/** User-facing message. */
val DouzeException.sentence: String
    get() =
        when (this) {
            is DouzeException.Storage -> sentence
            is DouzeException.Version -> sentence
            is DouzeException.Missing -> sentence
            is DouzeException.Unreadable -> sentence
            is DouzeException.Internal -> sentence
        }
