package dev.douze.core

import java.lang.management.ManagementFactory
import java.nio.file.Files
import kotlin.io.path.Path

/**
 * What a Screen costs on its way to the JVM: thread CPU of `session.screen()` in the middle of the contract's game.
 * Run by android/core/screen-cost, against the release library.
 */
fun main(arguments: Array<String>) {
    val script = Path(arguments.single()).toFile().readLines().filterNot { it.startsWith("#") }
    val folder = Files.createTempDirectory("douze")
    val session = Session.open(folder.toString(), listOf("en"))
    script.take(script.size * 2 / 3).forEach { session.dispatch(ContractTest.intent(it)) }

    val threads = ManagementFactory.getThreadMXBean()
    repeat(WARM_UP) { session.screen() }
    val costs =
        LongArray(CALLS) {
            val before = threads.currentThreadCpuTime
            session.screen()
            threads.currentThreadCpuTime - before
        }
    costs.sort()
    println("a Screen to the JVM: median ${costs[CALLS / 2] / 1000} µs, p99 ${costs[CALLS * 99 / 100] / 1000} µs of CPU")
    folder.toFile().deleteRecursively()
    check(costs[CALLS / 2] <= LIMIT) { "more than ${LIMIT / 1000} µs" }
}

private const val WARM_UP = 20_000
private const val CALLS = 5_000
private const val LIMIT = 100_000L
