package dev.douze.verify

import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test

/** The shell's tests run by Maven here, and by Gradle elsewhere: both give them what they need. */
class TestRunsTest {
    private val script = Project.android.resolve("app/build.gradle.kts").readText()
    private val poms = listOf("pom.xml", "verify/app/pom.xml").map { Project.android.resolve(it).xml() }

    /** What tests ask for by name, and what the border's loader asks for. */
    private val read = listOf("app/src/test", "app/src/androidTest", "ui/src/commonTest")
        .flatMap { Project.android.resolve(it).walk().filter { file -> file.extension == "kt" } }
        .flatMap { found("""System\.getProperty\("([^"]+)"""", it.readText()) }
        .toSet() + "jna.library.path"

    private fun found(pattern: String, text: String): List<String> =
        Regex(pattern, RegexOption.MULTILINE).findAll(text).map { it.groupValues[1] }.toList()

    @Test
    fun `every property that tests read is set by Maven`() {
        assertTrue(read.size > 1, "$read")
        val set = poms.flatMap { it.all("systemPropertyVariables") }.flatMap { it.children }.map { it.tagName }
        assertEquals(emptySet(), read - set.toSet())
    }

    @Test
    fun `every property that tests read is set by Gradle`() {
        val set = found("""^\s*test\.systemProperty\("([^"]+)"""", script)
        assertEquals(emptySet(), read - set.toSet())
    }

    @Test
    fun `Java has as much room, and is as open`() {
        val maven = poms.flatMap { it.all("argLine") }.flatMap { it.textContent.trim().split(' ') }
        val gradle = found("""^\s*test\.maxHeapSize = "(.+)"""", script).map { "-Xmx$it" } +
            found("""^\s*test\.jvmArgs\("(.+)"\)""", script)
        assertTrue(maven.isNotEmpty())
        assertEquals(maven.toSet(), gradle.toSet())
    }
}
