package dev.douze.verify

import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test
import org.w3c.dom.Element

/** The few words that the shell has of its own, in all languages; the linker does not miss any. */
class TranslationsTest {
    private val languages = listOf("en", "fr", "de")

    /** Of plurals, the forms that a language distinguishes. */
    private val forms = mapOf(
        "en" to setOf("one", "other"),
        "fr" to setOf("one", "many", "other"),
        "de" to setOf("one", "other")
    )

    private fun words(folder: String): Map<String, Element> = Project.res.resolve(folder).listFiles().orEmpty()
        .filter { it.extension == "xml" }
        .flatMap { it.xml().children }
        .filter { it.tagName in setOf("string", "plurals", "string-array") }
        .associateBy { it.getAttribute("name") }

    private fun folder(language: String) = if (language == "en") "values" else "values-$language"

    private val translatable = words("values").filterValues { it.getAttribute("translatable") != "false" }

    @Test
    fun `every word is there in every language`() {
        assertTrue(translatable.isNotEmpty())
        for (language in languages - "en") {
            assertEquals(translatable.keys, words(folder(language)).keys, folder(language))
        }
    }

    @Test
    fun `no language has other places to fill in`() {
        for (language in languages - "en") {
            for ((name, word) in words(folder(language))) {
                assertEquals(placeholders(translatable[name]), placeholders(word), "$name in $language")
            }
        }
    }

    private fun placeholders(word: Element?): Set<String> =
        Regex("""%(\d+\$)?[-#+ 0,(]*\d*(\.\d+)?[a-zA-Z%]""").findAll(word?.textContent.orEmpty()).map { it.value }.toSet()

    @Test
    fun `every plural has the forms of its language`() {
        for (language in languages) {
            for ((name, word) in words(folder(language)).filterValues { it.tagName == "plurals" }) {
                assertEquals(forms[language], word.children.map { it.getAttribute("quantity") }.toSet(), "$name in $language")
            }
        }
    }

    @Test
    fun `no other language is begun`() {
        val begun = Project.res.list().orEmpty().mapNotNull {
            Regex("values-([a-z]{2,3}|b\\+.*)(-.*)?").matchEntire(it)?.groupValues?.get(1)
        }
        assertEquals(languages.toSet() - "en", begun.toSet())
    }

    @Test
    fun `the system offers the languages that the core speaks`() {
        val offered = Project.res.resolve("xml/locales_config.xml").xml().children.map { it.android("name") }
        val spoken = Project.core.resolve("app/text").listFiles(File::isDirectory).orEmpty().map { it.name }
        assertEquals(languages, offered)
        assertEquals(languages.toSet(), spoken.toSet())
    }
}
