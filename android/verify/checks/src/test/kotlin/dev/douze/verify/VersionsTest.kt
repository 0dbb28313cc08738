package dev.douze.verify

import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test
import org.tomlj.Toml
import org.tomlj.TomlTable

/** What Gradle builds a release with is what runs here. */
class VersionsTest {
    private val catalogue = Toml.parse(Project.android.resolve("gradle/libs.versions.toml").toPath())
    private val poms = Poms(Project.android)

    private fun TomlTable.version(): String? =
        if (get("version") is String) getString("version") else ref()?.let { catalogue.getString(listOf("versions", it)) }

    private fun TomlTable.ref(): String? = getString(listOf("version", "ref"))

    private fun entries(table: String): List<TomlTable> =
        catalogue.getTable(table)?.let { all -> all.keySet().mapNotNull { all.getTable(listOf(it)) } }.orEmpty()

    /** Gradle finds the variant for Android by itself, Maven names it. */
    private fun pinned(module: String): Set<String>? =
        listOf("$module-android", module, "$module-jvm").firstNotNullOfOrNull(poms.pins::get)
            ?: poms.pins[module.substringBefore(':') + ":kotlin-bom"]

    @Test
    fun `the catalogue can be read`() {
        assertEquals(emptyList(), catalogue.errors().map { it.toString() })
        assertTrue(entries("libraries").size > 5)
    }

    @Test
    fun `every library has the version of the Maven build`() {
        val libraries = entries("libraries").map {
            (it.getString("module") ?: "${it.getString("group")}:${it.getString("name")}") to
                it.version()
        }
        val here = libraries.filterNot { (module, _) -> module in onlyGradle }
        assertEquals(
            here.associate { (module, _) -> module to pinned(module).orEmpty() },
            here.associate { (module, version) -> module to setOfNotNull(version) }
        )
    }

    @Test
    fun `every plugin of Kotlin has the compiler's version`() {
        val plugins = entries("plugins").associate { it.getString("id") to it.version() }
        val kotlin = plugins.filterKeys { it!!.startsWith("org.jetbrains.kotlin") }
        assertTrue(kotlin.isNotEmpty(), "$plugins")
        assertEquals(setOf(poms.property("kotlin.version")), kotlin.values.toSet())
    }

    @Test
    fun `the Android plugin is the one whose rules are used here`() {
        val plugins = entries("plugins").filter { it.getString("id")!!.startsWith("com.android.") }
        assertTrue(plugins.isNotEmpty())
        assertEquals(poms.pins["com.android.tools.build:gradle"], plugins.mapNotNull { it.version() }.toSet())
    }

    @Test
    fun `no version is named and not used`() {
        val used = (entries("libraries") + entries("plugins")).mapNotNull { it.ref() }
        val named = catalogue.getTable("versions")!!.keySet()
        assertEquals(emptySet(), named - used.toSet() - levels)
    }

    @Test
    fun `the levels are the manifest's`() {
        fun level(name: String) = catalogue.getString(listOf("versions", name))
        assertEquals(poms.property("android.minSdk") to poms.property("android.targetSdk"), level("min-sdk") to level("target-sdk"))
    }

    private companion object {
        val levels = setOf("min-sdk", "target-sdk", "compile-sdk", "build-tools", "ndk")

        /** What only a build with the SDK or a device needs. */
        val onlyGradle = setOf("androidx.test:orchestrator")
    }
}
