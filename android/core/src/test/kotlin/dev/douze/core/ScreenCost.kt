package dev.douze.core

import java.io.File
import java.lang.management.ManagementFactory
import java.nio.file.Files

/**
 * What crossing the border costs on the JVM, as thread CPU: `session.screen()` in the middle of the contract's duel, and the
 * JVM's half of an Update with [FRAMES] beats that each carry a frame, from the contract's games of King and Council.
 * Run by android/core/screen-cost, against the release library.
 */
fun main(arguments: Array<String>) {
    val contract = File(arguments.single())
    val results = mutableListOf<Boolean>()
    inGame(contract.resolve("forest.script"), share = 2 / 3.0) { session, _ ->
        results += report("a Screen to the JVM", 100_000) { measured(session::screen) }
    }
    for (game in listOf("king", "council")) {
        inGame(contract.resolve("$game.script")) { _, updates ->
            val framed = updates.maxBy { update -> update.beats.count { it.frame != null } }
            val beats = framed.beats.filter { it.frame != null }
            val update = framed.copy(beats = List(FRAMES) { beats[it % beats.size] })
            results += report("an Update of $game with $FRAMES frames to the JVM", 500_000) {
                val buffer = FfiConverterTypeUpdate.lower(update)
                measured { FfiConverterTypeUpdate.lift(buffer) }
            }
        }
    }
    check(results.all { it }) { "too much" }
}

/** Plays this [share] of the [script], and gives the session and all updates to [use]. */
private fun inGame(script: File, share: Double = 1.0, use: (Session, List<Update>) -> Unit) {
    val lines = script.readLines().filterNot { it.startsWith("#") }
    val folder = Files.createTempDirectory("douze").toFile()
    val session = Session.open(folder.path, listOf("en"))
    val updates =
        lines.take((lines.size * share).toInt()).flatMap { line ->
            if (line == "think") {
                generateSequence { session.screen().thinking?.let { session.think(it.ticket) } }.toList()
            } else {
                listOf(session.dispatch(ContractTest.intent(line)))
            }
        }
    use(session, updates)
    folder.deleteRecursively()
}

private val threads = ManagementFactory.getThreadMXBean()

/** Nanoseconds of CPU that [act] takes. */
private fun measured(act: () -> Unit): Long {
    val before = threads.currentThreadCpuTime
    act()
    return threads.currentThreadCpuTime - before
}

/** Prints median and p99 of many calls, once the JVM is warm; false when the median is above [limit] nanoseconds. */
private fun report(what: String, limit: Long, cost: () -> Long): Boolean {
    repeat(WARM_UP) { cost() }
    val costs = LongArray(CALLS) { cost() }.sorted()
    println("$what: median ${costs[CALLS / 2] / 1000} µs, p99 ${costs[CALLS * 99 / 100] / 1000} µs of CPU")
    return costs[CALLS / 2] <= limit
}

private const val FRAMES = 12
private const val WARM_UP = 20_000
private const val CALLS = 5_000
