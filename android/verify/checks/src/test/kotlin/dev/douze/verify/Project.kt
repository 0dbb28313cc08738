package dev.douze.verify

import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.w3c.dom.Element

/** The folder `android`, and what of it is looked at. */
object Project {
    val android = File(System.getProperty("douze.android"))
    val core = android.resolve("../core")
    val main = android.resolve("app/src/main")
    val res = main.resolve("res")

    /** What verify/app has built of it. */
    private val built = android.resolve("verify/app/target")
    val mergedManifest = built.resolve("AndroidManifest.xml")

    /** Our own classes: shell, composables and border. */
    val classes = listOf(built.resolve("classes"), android.resolve("core/target/classes"))

    /** Everybody else's that go into the app. */
    val libraries = built.resolve("runtime.txt").readText().trim().split(':').map(::File)
}

fun File.xml(): Element {
    check(isFile) { "$this is missing" }
    val factory = DocumentBuilderFactory.newInstance().apply { isNamespaceAware = true }
    return factory.newDocumentBuilder().parse(this).documentElement
}

val Element.children: List<Element>
    get() = (0 until childNodes.length).map(childNodes::item).filterIsInstance<Element>()

/** All below it of one name. */
fun Element.all(name: String): List<Element> =
    getElementsByTagName(name).let { found -> (0 until found.length).map { found.item(it) as Element } }

/** `android:name`, or null. */
fun Element.android(name: String): String? =
    getAttributeNS("http://schemas.android.com/apk/res/android", name).ifEmpty { null }

val Element.attributeNames: Set<String>
    get() = (0 until attributes.length).map { attributes.item(it).nodeName }.toSet()
