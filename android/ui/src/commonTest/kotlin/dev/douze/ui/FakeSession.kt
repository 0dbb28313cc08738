package dev.douze.ui

import dev.douze.core.Beat
import dev.douze.core.DouzeException
import dev.douze.core.ExportKind
import dev.douze.core.Exported
import dev.douze.core.FileTrouble
import dev.douze.core.Intent
import dev.douze.core.Progress
import dev.douze.core.Screen
import dev.douze.core.SessionInterface
import dev.douze.core.Update

/** A core that shows what a test sets, and remembers what it was asked. */
open class FakeSession(
    var now: Screen,
) : SessionInterface {
    val intents = mutableListOf<Intent>()
    val calls = mutableListOf<String>()
    var beats: List<Beat> = emptyList()
    var fails: DouzeException? = null
    var answer: (Intent) -> Screen = { now }
    var imported: () -> Screen = { error("nobody asked") }
    var thought: () -> Update = { error("nobody asked") }

    override fun screen(): Screen {
        fails?.let { throw it }
        return now
    }

    override fun dispatch(intent: Intent): Update {
        intents += intent
        fails?.let { throw it }
        now = answer(intent)
        return Update(now, beats, null)
    }

    override fun think(ticket: Long): Update {
        calls += "think $ticket"
        return thought().also { now = it.screen }
    }

    override fun progress(ticket: Long) = Progress(50)

    override fun stop(
        ticket: Long,
        keepBest: Boolean,
    ) {
        calls += "stop $ticket $keepBest"
    }

    override fun export(kind: ExportKind): Exported {
        calls += "export $kind"
        fails?.let { throw it }
        return Exported("douze.json", byteArrayOf(1, 2))
    }

    override fun import(bytes: ByteArray) {
        calls += "import ${bytes.size}"
        fails?.let { throw it }
        now = imported()
    }

    override fun explain(trouble: FileTrouble) = "$trouble"
}
