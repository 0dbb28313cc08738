package dev.douze.ui

import dev.douze.core.CellMark
import dev.douze.core.Intent
import dev.douze.core.Screen
import java.lang.reflect.Modifier

/** A record of the core that carries [intent]: what can be pressed. */
class Offer(
    val intent: Intent,
    private val record: Any,
    /** Sentences of the record, and of those next to it: under one of them it is found. */
    val words: List<String>,
) {
    val enabled = record.field("enabled") != false
    val selected = record.field("selected") == true || record.field("mark") == CellMark.SELECTED

    /** The kind of record and of intent. */
    val kind get() = listOf(record, intent, parts(intent).single()).joinToString(" ") { it.javaClass.simpleName }
}

/** All that the core has put on a screen to be pressed. */
fun offers(screen: Screen): List<Offer> = offers(screen, emptyList())

/** Of all that is off its name, and why. */
fun off(screen: Screen): List<Pair<Any?, Any?>> =
    records(screen).filter { it.field("enabled") == false }.map { it.field("label") to it.field("hint") }

private fun offers(
    record: Any,
    around: List<String>,
): List<Offer> {
    val parts = parts(record)
    val own = parts.filterIsInstance<String>()
    val below = parts.filter(::isRecord)
    val words = around + own + below.flatMap { parts(it).filterIsInstance<String>() }
    return parts.filterIsInstance<Intent>().map { Offer(it, record, words) } + below.flatMap { offers(it, own) }
}

private fun records(record: Any): List<Any> = listOf(record) + parts(record).filter(::isRecord).flatMap(::records)

private fun isRecord(part: Any) = part !is Intent && part !is Enum<*> && part.javaClass.name.startsWith("dev.douze.core.")

/** What the fields hold; of lists what they hold. */
private fun parts(record: Any): List<Any> = fields(record).flatMap { it.value as? List<*> ?: listOf(it.value) }.filterNotNull()

private fun Any.field(name: String): Any? = fields(this)[name]

private fun fields(record: Any): Map<String, Any?> =
    record.javaClass.declaredFields
        .filterNot { Modifier.isStatic(it.modifiers) }
        .onEach { it.isAccessible = true }
        .associate { it.name to it.get(record) }
