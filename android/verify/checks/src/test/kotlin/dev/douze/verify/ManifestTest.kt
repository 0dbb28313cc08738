package dev.douze.verify

import java.net.URLClassLoader
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Test
import org.w3c.dom.Element

/** The manifest as the platform's merger made it of ours and the libraries'. */
class ManifestTest {
    private val manifest = Project.mergedManifest.xml()
    private val application = manifest.all("application").single()

    @Test
    fun `asks for no permission of the platform`() {
        // androidx.core's own: only this app holds it, so that nobody else can send to its receivers.
        val own = "dev.douze.android.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION"
        val asked = manifest.children.filter { it.tagName.startsWith("uses-permission") }.map { it.android("name") }
        assertEquals(emptyList(), asked - own)
        val declared = manifest.all("permission").associate { it.android("name") to it.android("protectionLevel") }
        assertEquals(emptyMap(), declared - own)
        assertEquals(own in asked, own in declared)
        assertTrue(declared.values.all { it == "signature" || it == "0x2" }, "$declared")
    }

    @Test
    fun `names only classes that exist`() {
        val components = setOf("activity", "activity-alias", "service", "receiver", "provider")
        val named = (listOf(application) + application.children.filter { it.tagName in components }).mapNotNull { it.named } +
            listOfNotNull(application.android("appComponentFactory")) +
            // What androidx.startup is to call.
            application.all("meta-data").filter { it.android("value") == "androidx.startup" }.mapNotNull { it.named }
        assertEquals(emptyList(), named.filterNot(::exists))
        assertTrue("dev.douze.android.MainActivity" in named, "$named")
    }

    /** The class, also where it is written from the package on. */
    private val Element.named: String?
        get() = android("name")?.let { if (it.startsWith(".")) "dev.douze.android$it" else it }

    private val classpath = URLClassLoader((Project.classes + Project.libraries).map { it.toURI().toURL() }.toTypedArray(), null)

    private fun exists(name: String) = classpath.getResource(name.replace('.', '/') + ".class") != null

    @Test
    fun `lets others in by the one activity only`() {
        val open = application.children.filter { it.android("exported") == "true" }
        // A receiver behind a permission that only the system's shell holds (profile installer) is shut for apps.
        val (guarded, free) = open.partition { it.android("permission") == "android.permission.DUMP" }
        assertEquals(listOf("dev.douze.android.MainActivity"), free.map { it.named })
        assertTrue(guarded.all { it.tagName == "receiver" }, "$guarded")
    }

    @Test
    fun `is for the levels that are promised`() {
        val sdk = manifest.all("uses-sdk").single()
        assertEquals("26" to "36", sdk.android("minSdkVersion") to sdk.android("targetSdkVersion"))
        assertEquals("dev.douze.android", manifest.getAttribute("package"))
    }

    @Test
    fun `refers to rules and languages that are there`() {
        fun file(attribute: String) = application.android(attribute)?.removePrefix("@")?.let { Project.res.resolve("$it.xml") }
        for (attribute in listOf("fullBackupContent", "dataExtractionRules", "localeConfig")) {
            assertTrue(file(attribute)?.isFile == true, "$attribute: ${application.android(attribute)}")
        }
    }

    @Test
    fun `shows debuggers nothing`() {
        val loose = listOf("debuggable", "testOnly", "usesCleartextTraffic").filter { application.android(it) == "true" }
        assertEquals(emptyList(), loose)
    }
}
