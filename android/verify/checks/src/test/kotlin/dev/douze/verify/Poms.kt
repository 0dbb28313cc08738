package dev.douze.verify

import java.io.File
import org.w3c.dom.Element

/** What the Maven build pins: `group:artifact` and its versions, of all modules below a folder. */
class Poms(android: File) {
    private val poms: List<Element> = android.walk()
        .onEnter { it.name != "target" && it.name != "src" }
        .filter { it.name == "pom.xml" }
        .map { it.xml() }
        .toList()

    /** Of all modules together: none gives another's property a new value. */
    private val properties: Map<String, String> = poms
        .flatMap { pom -> pom.children.filter { it.tagName == "properties" }.flatMap { it.children } }
        .associate { it.tagName to it.textContent.trim() }

    val pins: Map<String, Set<String>> = poms
        .flatMap { pom -> (pom.all("dependency") + pom.all("plugin") + pom.all("artifactItem")) }
        .filter { it.text("version") != null && it.text("groupId") != "dev.douze" }
        .groupBy({ "${it.text("groupId")}:${it.text("artifactId")}" }, { value(it.text("version")!!) })
        .mapValues { it.value.toSet() }

    fun property(name: String): String? = properties[name]?.let(::value)

    private fun value(text: String): String =
        Regex("""\$\{([^}]+)\}""").replace(text) { properties[it.groupValues[1]]?.let(::value) ?: it.value }

    private fun Element.text(name: String): String? = children.find { it.tagName == name }?.textContent?.trim()
}
