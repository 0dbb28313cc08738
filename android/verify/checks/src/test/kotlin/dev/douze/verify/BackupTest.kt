package dev.douze.verify

import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test
import org.w3c.dom.Element

/**
 * The backup rules, read as the platform reads them: it ignores what it does not understand, and then copies everything or nothing.
 * That the app writes these very paths is seen by `shrunk`, which looks into the folder after a start.
 */
class BackupTest {
    private val upToAndroid11 = Project.res.resolve("xml/backup_rules.xml")
    private val fromAndroid12 = Project.res.resolve("xml/data_extraction_rules.xml")

    /** Every list of rules, by where it stands. */
    private val lists: Map<String, Element> =
        mapOf("full-backup-content" to upToAndroid11.xml()) + fromAndroid12.xml().children.associateBy { it.tagName }

    @Test
    fun `the rules are well formed`() {
        assertEquals("full-backup-content", upToAndroid11.xml().tagName)
        assertEquals("data-extraction-rules", fromAndroid12.xml().tagName)
        // A section that is missing means that everything is copied.
        assertEquals(listOf("cloud-backup", "device-transfer"), fromAndroid12.xml().children.map { it.tagName })
        val faults = lists.flatMap { (where, list) -> list.children.mapNotNull { fault(it)?.let { fault -> "$where: $fault" } } }
        assertEquals(emptyList(), faults)
        val attributes = lists.mapValues { it.value.attributeNames - "disableIfNoEncryptionCapabilities" }
        assertTrue(attributes.values.all { it.isEmpty() }, "$attributes")
    }

    private fun fault(rule: Element): String? {
        val text = "<${rule.tagName} domain=\"${rule.getAttribute("domain")}\" path=\"${rule.getAttribute("path")}\">"
        val path = rule.getAttribute("path")
        return when {
            rule.tagName !in setOf("include", "exclude") -> "$text is neither include nor exclude"
            rule.getAttribute("domain") !in domains -> "$text has no such domain"
            path.isEmpty() || path.startsWith("/") || ".." in path || "//" in path -> "$text: not a path below the domain"
            rule.attributeNames != setOf("domain", "path") -> "$text has other attributes: ${rule.attributeNames}"
            else -> null
        }
    }

    @Test
    fun `the database goes with its log and without the log's index`() {
        for ((where, list) in lists) {
            val written = listOf("douze/douze.sqlite", "douze/douze.sqlite-wal", "douze/douze.sqlite-shm", "profileInstalled")
            assertEquals(written.take(2), written.filter { copied(list, "file", it) }, where)
        }
    }

    @Test
    fun `a database that was put aside stays where it is`() {
        for ((where, list) in lists) assertEquals(false, copied(list, "file", "douze/douze-unreadable-1.sqlite"), where)
    }

    @Test
    fun `nothing of another folder goes`() {
        for ((where, list) in lists) {
            val elsewhere = (domains - "file").filter { copied(list, it, "anything") }
            assertEquals(emptyList(), elsewhere, where)
        }
    }

    /** With includes, only what they name; and nothing that is excluded. */
    private fun copied(list: Element, domain: String, path: String): Boolean {
        fun names(rule: Element): Boolean {
            val named = File(rule.getAttribute("path")).normalize()
            return rule.getAttribute("domain") == domain && (named.path == "" || File(path).startsWith(named))
        }
        val (includes, excludes) = list.children.partition { it.tagName == "include" }
        return (includes.isEmpty() || includes.any(::names)) && excludes.none(::names)
    }

    private companion object {
        val here = setOf("root", "file", "database", "sharedpref")
        val domains = here + here.map { "device_$it" } + "external"
    }
}
