package dev.douze.verify

import java.io.File
import java.io.InputStream
import java.net.URLClassLoader
import org.codehaus.mojo.animal_sniffer.Clazz
import org.codehaus.mojo.animal_sniffer.SignatureChecker
import org.objectweb.asm.ClassReader
import org.objectweb.asm.Handle
import org.objectweb.asm.Label
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Opcodes
import org.objectweb.asm.Type
import org.objectweb.asm.tree.AnnotationNode
import org.objectweb.asm.tree.ClassNode
import org.objectweb.asm.tree.MethodNode

/** The names that a platform has, from a signature file of Animal Sniffer. */
class Signature(file: File) {
    private val classes: Map<String, Clazz> = file.inputStream().use(SignatureChecker::loadClasses)

    operator fun contains(name: String) = name in classes

    /** Has the class, or what it extends, the method `name(…)…` or the field `name#…`? */
    fun has(name: String?, member: String): Boolean {
        val type = classes[name] ?: return false
        return member in type.signatures ||
            (!member.startsWith("<") && (listOf(type.superClass) + type.superInterfaces.orEmpty()).any { has(it, member) })
    }
}

/**
 * What classes use of the platform that is not there at its lowest level.
 *
 * Animal Sniffer's own check passes over what a class inherits: a call of a newer method of Activity in our activity
 * names our class. So the names are its, and the looking is ours: every use is followed to the class that declares it.
 *
 * A newer use is allowed where the same method, or the one around a lambda, looks at `SDK_INT`, or is marked `@RequiresApi`; and what is marked
 * so may be called only from such methods.
 */
class ApiLevels(private val platform: Signature, private val java: Signature, classpath: List<File>) {
    private val loader = URLClassLoader(classpath.map { it.toURI().toURL() }.toTypedArray(), null)
    private val read = HashMap<String, ClassNode?>()

    /** Ours or a library's; null for the platform's. */
    private fun node(name: String): ClassNode? = read.getOrPut(name) {
        if (name in platform || name in java) null else loader.getResourceAsStream("$name.class")?.use(::parse)
    }

    private fun parse(file: InputStream) = ClassNode().also { ClassReader(file).accept(it, ClassReader.SKIP_FRAMES) }

    /** Of all classes in these folders: `class.method: what is newer`. */
    fun newer(own: List<File>): List<String> = own
        .flatMap { folder -> folder.walk().filter { it.extension == "class" }.toList() }
        .map { it.inputStream().use(::parse) }
        .flatMap { type -> outside(type) + type.methods.flatMap { uses(type, it) } }
        .sorted()

    private fun outside(type: ClassNode): List<String> =
        (listOf(type.superName) + type.interfaces).filterNot { there(it) || marked(type.name) }.map { "${type.name} extends $it" }

    private fun uses(type: ClassNode, method: MethodNode): List<String> {
        val uses = Uses().also(method::accept)
        if (uses.asksForLevel || marked(type.name) || marks(method.invisibleAnnotations) || isAskedAround(type)) return emptyList()
        val types = uses.types.filterNot { there(it) && !marked(it) }
        // What only a newer platform calls may pass it on to the class above.
        val passedOn = type.superName to method.name + method.desc
        val members = (uses.members - passedOn).filter { (owner, _) -> there(owner) }.filterNot { (owner, member) -> has(owner, member) }
        return types.map { "${type.name}.${method.name}: $it" } +
            members.map { (owner, member) -> "${type.name}.${method.name}: $owner.$member" }
    }

    /** A lambda's class: does the method that it stands in look at the level? */
    private fun isAskedAround(type: ClassNode): Boolean {
        val outer = node(type.outerClass ?: return false) ?: return false
        val method = outer.methods.find { it.name == type.outerMethod && it.desc == type.outerMethodDesc }
        return method != null && (Uses().also(method::accept).asksForLevel || isAskedAround(outer))
    }

    /** Ours, a library's, or the platform's: at its lowest level, and not only by grace of a compiler that fills gaps. */
    private fun there(name: String): Boolean = when {
        name.startsWith("[") -> there(Type.getType(name).elementType.let { if (it.sort == Type.OBJECT) it.internalName else return true })
        name.startsWith("java/") -> name in platform && name in java
        else -> name in platform || node(name) != null
    }

    private fun has(owner: String?, member: String): Boolean {
        if (owner == null || owner.startsWith("[")) return true
        val type = node(owner) ?: return platform.has(owner, member) && (owner !in java || java.has(owner, member))
        type.methods.find { it.name + it.desc == member }?.let { return !marks(it.invisibleAnnotations) }
        if (type.fields.any { "${it.name}#${it.desc}" == member }) return true
        return !member.startsWith("<") && (listOf(type.superName) + type.interfaces).any { has(it, member) }
    }

    /** Is the class, or one around it, only for newer levels? */
    private fun marked(name: String): Boolean =
        // Names in between may be a method's, as of the classes of its lambdas.
        marks(node(name)?.invisibleAnnotations) || (name.contains('$') && marked(name.substringBeforeLast('$')))

    private fun marks(annotations: List<AnnotationNode>?): Boolean =
        annotations.orEmpty().any { mark -> mark.desc == "Landroidx/annotation/RequiresApi;" && mark.values.any { it is Int && it > 26 } }
}

/** The names in one method. */
private class Uses : MethodVisitor(Opcodes.ASM9) {
    val types = LinkedHashSet<String>()
    val members = LinkedHashSet<Pair<String, String>>()
    var asksForLevel = false

    private fun type(type: Type) {
        val element = if (type.sort == Type.ARRAY) type.elementType else type
        if (element.sort == Type.OBJECT) types += element.internalName
    }

    private fun method(owner: String, name: String, descriptor: String) {
        types += owner
        type(Type.getReturnType(descriptor))
        // Method handles take whatever they are given.
        if (owner != "java/lang/invoke/MethodHandle") members += owner to name + descriptor
    }

    override fun visitMethodInsn(opcode: Int, owner: String, name: String, descriptor: String, isInterface: Boolean) =
        method(owner, name, descriptor)

    override fun visitFieldInsn(opcode: Int, owner: String, name: String, descriptor: String) {
        if (owner == "android/os/Build\$VERSION" && name == "SDK_INT") asksForLevel = true
        types += owner
        members += owner to "$name#$descriptor"
    }

    override fun visitTypeInsn(opcode: Int, type: String) {
        types += type
    }

    override fun visitTryCatchBlock(start: Label, end: Label, handler: Label, type: String?) {
        type?.let { types += it }
    }

    override fun visitLdcInsn(value: Any) {
        if (value is Type) type(value)
    }

    /** Lambdas and method references; who makes them is replaced by the dexer. */
    override fun visitInvokeDynamicInsn(name: String, descriptor: String, maker: Handle, vararg arguments: Any) {
        if (maker.owner != "java/lang/invoke/LambdaMetafactory") return
        type(Type.getReturnType(descriptor))
        arguments.filterIsInstance<Handle>().forEach { handle ->
            if (handle.tag >= Opcodes.H_INVOKEVIRTUAL) method(handle.owner, handle.name, handle.desc)
        }
    }
}
