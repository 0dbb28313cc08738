import javax.inject.Inject
import org.gradle.process.ExecOperations

plugins {
    alias(libs.plugins.android.library)
}

/** The Rust library for each processor, laid out as jniLibs. */
@CacheableTask
abstract class CargoNdk : DefaultTask() {
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    @get:Input
    abstract val processors: ListProperty<String>

    @get:Input
    abstract val minSdk: Property<String>

    @get:Input
    abstract val ndkVersion: Property<String>

    /** What the compilers call themselves: another one makes another library of the same sources. */
    @get:Input
    abstract val toolchain: ListProperty<String>

    @get:Internal
    abstract val ndk: DirectoryProperty

    @get:Internal
    abstract val repository: DirectoryProperty

    @get:OutputDirectory
    abstract val libraries: DirectoryProperty

    @get:Inject
    abstract val exec: ExecOperations

    @TaskAction
    fun build() {
        exec.exec {
            workingDir(repository.get().asFile)
            environment("ANDROID_NDK_HOME", ndk.get().asFile.path)
            // Pages of 16 KB, whatever the NDK's default is; relocations packed, as Android 6 and later read them, and equal
            // functions once: a third of a megabyte less. The same is measured by android/verify/sizes.
            val linker = listOf("-z,max-page-size=16384", "--pack-dyn-relocs=android", "--icf=all")
            environment("RUSTFLAGS", linker.joinToString(" ") { "-C link-arg=-Wl,$it" })
            commandLine("cargo", "ndk", "-P", minSdk.get(), "-o", libraries.get().asFile.path)
            args(processors.get().flatMap { listOf("-t", it) })
            args("build", "--profile", "phone", "--locked", "-p", "douze-ffi")
        }
    }
}

val root: Directory = layout.projectDirectory.dir("../..")

/** All that the library and its border are made of. */
val rustSources: FileTree =
    root.asFileTree.matching {
        include("Cargo.toml", "Cargo.lock", ".cargo/config.toml")
        include("core/*/Cargo.toml", "core/*/src/**", "core/*/data/**", "core/*/text/**", "core/docs/**")
        include("bindings/generate", "bindings/uniffi.toml", "bindings/ffi/**", "bindings/bindgen/**")
    }

/** What a command answers, asked when a task needs it. */
fun said(vararg command: String): Provider<String> =
    providers
        .exec {
            workingDir(root)
            commandLine(*command)
        }.standardOutput.asText
        .map { it.trim() }

android {
    namespace = "dev.douze.core"
    compileSdk { version = release(libs.versions.compile.sdk.get().toInt()) }
    buildToolsVersion = libs.versions.build.tools.get()
    ndkVersion = libs.versions.ndk.get()
    defaultConfig { minSdk = libs.versions.min.sdk.get().toInt() }
}

val cargoNdk =
    tasks.register<CargoNdk>("cargoNdk") {
        group = "build"
        description = "Builds the Rust library for phones."
        sources.from(rustSources)
        processors = listOf("arm64-v8a", "x86_64")
        minSdk = libs.versions.min.sdk
        ndkVersion = libs.versions.ndk
        toolchain.add(said("rustc", "-V"))
        toolchain.add(said("cargo", "ndk", "--version"))
        ndk = androidComponents.sdkComponents.ndkDirectory
        repository = root
    }

// The Kotlin side is generated from the same sources and committed; when it is not theirs, nothing is built.
val checkBorder =
    tasks.register<Exec>("checkBorder") {
        group = "verification"
        description = "Fails when the generated Kotlin does not belong to the Rust library."
        val stamp = layout.buildDirectory.file("border-is-checked")
        inputs.files(rustSources).withPathSensitivity(PathSensitivity.RELATIVE)
        inputs.dir("src/main/kotlin").withPathSensitivity(PathSensitivity.RELATIVE)
        outputs.file(stamp)
        workingDir(root)
        commandLine("bindings/generate", "--check")
        doLast { stamp.get().asFile.writeText("") }
    }

tasks.named("preBuild") { dependsOn(checkBorder) }

androidComponents {
    // The tests of the border run by Maven, on the JVM.
    beforeVariants { variant -> variant.hostTests.values.forEach { it.enable = false } }
    onVariants { variant -> variant.sources.jniLibs?.addGeneratedSourceDirectory(cargoNdk, CargoNdk::libraries) }
}

dependencies {
    // The AAR has JNA's own library for phones.
    implementation(variantOf(libs.jna) { artifactType("aar") })
}
