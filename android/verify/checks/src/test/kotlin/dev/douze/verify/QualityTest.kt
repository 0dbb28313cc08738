package dev.douze.verify

import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test

/** `QUALITY.md` promises nothing that is not tested. */
class QualityTest {
    private val root = Project.android.resolve("..").canonicalFile
    private val checklist = Project.android.resolve("QUALITY.md").readText()

    /** Kotlin and Rust of our own, by file name. */
    private val sources: Map<String, List<File>> = listOf("android", "art", "core").flatMap { below(it) }.groupBy { it.name }

    private fun below(folder: String): List<File> = root.resolve(folder).walk()
        .onEnter { it.name != "target" && it.name != "build" }
        .filter { it.extension == "kt" || it.extension == "rs" }
        .toList()

    @Test
    fun `every test that is named there exists`() {
        val named = Regex("""`([\w/]+\.(?:kt|rs))`([^`|;]*)""").findAll(checklist)
            .flatMap { line -> Regex("""\*([^*]+)\*""").findAll(line.groupValues[2]).map { line.groupValues[1] to it.groupValues[1] } }
            .toList()
        assertTrue(named.size > 50, "$named")
        assertEquals(emptyList(), named.filterNot { (file, test) -> exists(file, test) })
    }

    private fun exists(file: String, test: String): Boolean {
        val declared = Regex("""\b(fun|fn) `?${Regex.escape(test)}`?\(""")
        return sources[File(file).name].orEmpty().any { it.path.endsWith("/$file") && declared.containsMatchIn(it.readText()) }
    }

    @Test
    fun `every guideline stands there once`() {
        val ids = checklist.lines()
            .filter { it.startsWith("| ") && !it.startsWith("| Id ") }
            .flatMap { it.split("|")[1].split(",") }
            .map { it.trim() }
        assertEquals(emptySet(), ids.groupBy { it }.filterValues { it.size > 1 }.keys)
        assertTrue(ids.size > 100, "${ids.size}")
    }

    @Test
    fun `nothing is logged`() {
        val log = Regex("""android\.util\.Log\b|\bprintln\(|printStackTrace|java\.util\.logging""")
        val shell = Project.main.resolve("kotlin").walk() + Project.android.resolve("ui/src/commonMain").walk()
        val logs = shell.filter { it.extension == "kt" && log.containsMatchIn(it.readText()) }.toList()
        assertEquals(emptyList(), logs)
    }
}
