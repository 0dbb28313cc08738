package dev.douze.verify

import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.objectweb.asm.ClassWriter
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Opcodes

/** Nothing is called on Android 8 (API 26) that came later, unless the level was asked for. */
class ApiLevelTest {
    @get:Rule
    val folder = TemporaryFolder()

    private fun signature(property: String) = Signature(File(System.getProperty(property)))

    private fun newer(classes: List<File>) =
        ApiLevels(signature("douze.signature"), signature("douze.java"), classes + Project.libraries).newer(classes)

    @Test
    fun `shell, composables and border use what the lowest level has`() {
        for (name in listOf("android/MainActivity", "ui/DouzeAppKt", "core/Session")) {
            assertTrue(Project.classes.any { it.resolve("dev/douze/$name.class").isFile }, "dev/douze/$name is not among what is looked at")
        }
        assertEquals(emptyList(), newer(Project.classes))
    }

    @Test
    fun `a newer method is seen where it is inherited, and allowed where the level is asked for`() {
        fun MethodVisitor.hideFromRecents() {
            visitVarInsn(Opcodes.ALOAD, 0)
            visitInsn(Opcodes.ICONST_0)
            visitMethodInsn(Opcodes.INVOKEVIRTUAL, "Planted", "setRecentsScreenshotEnabled", "(Z)V", false)
        }
        plant("androidx/activity/ComponentActivity") {
            method("bare") { hideFromRecents() }
            method("asking") {
                visitFieldInsn(Opcodes.GETSTATIC, "android/os/Build\$VERSION", "SDK_INT", "I")
                visitInsn(Opcodes.POP)
                hideFromRecents()
            }
        }
        assertEquals(listOf("Planted.bare: Planted.setRecentsScreenshotEnabled(Z)V"), newer(listOf(folder.root)))
    }

    @Test
    fun `what only the dexer fills in is seen, and what is older is not`() {
        plant("java/lang/Object") {
            method("filled") { visitMethodInsn(Opcodes.INVOKESTATIC, "java/util/List", "of", "()Ljava/util/List;", true) }
            method("old") { visitMethodInsn(Opcodes.INVOKESTATIC, "java/time/Instant", "now", "()Ljava/time/Instant;", false) }
            method("unknown") { visitTypeInsn(Opcodes.NEW, "android/app/LocaleManager") }
        }
        assertEquals(
            listOf("Planted.filled: java/util/List.of()Ljava/util/List;", "Planted.unknown: android/app/LocaleManager"),
            newer(listOf(folder.root))
        )
    }

    private fun plant(parent: String, methods: ClassWriter.() -> Unit) {
        val type = ClassWriter(0)
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Planted", null, parent, null)
        type.methods()
        folder.newFile("Planted.class").writeBytes(type.toByteArray())
    }

    private fun ClassWriter.method(name: String, code: MethodVisitor.() -> Unit) = visitMethod(0, name, "()V", null, null).run {
        visitCode()
        code()
        visitMaxs(2, 1)
        visitEnd()
    }
}
