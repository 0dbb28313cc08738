import javax.inject.Inject
import org.gradle.process.ExecOperations

plugins {
    alias(libs.plugins.android.library)
}

/** The Rust library for each processor, as a folder jniLibs. */
@CacheableTask
abstract class CargoNdk
    @Inject
    constructor(
        private val exec: ExecOperations,
    ) : DefaultTask() {
        @get:InputFiles
        @get:PathSensitive(PathSensitivity.RELATIVE)
        abstract val sources: ConfigurableFileCollection

        @get:Input
        abstract val processors: ListProperty<String>

        @get:Input
        abstract val minSdk: Property<String>

        @get:Input
        abstract val ndkVersion: Property<String>

        @get:Internal
        abstract val ndk: DirectoryProperty

        @get:Internal
        abstract val repository: DirectoryProperty

        @get:OutputDirectory
        abstract val libraries: DirectoryProperty

        @TaskAction
        fun build() {
            val targets = processors.get().flatMap { listOf("-t", it) }
            exec.exec {
                workingDir(repository)
                environment("ANDROID_NDK_HOME", ndk.get().asFile.path)
                // Pages of 16 KB, whatever the NDK's default is.
                environment("RUSTFLAGS", "-C link-arg=-Wl,-z,max-page-size=16384")
                commandLine(
                    listOf("cargo", "ndk") + targets +
                        listOf("-P", minSdk.get(), "-o", libraries.get().asFile.path) +
                        listOf("build", "--release", "--locked", "-p", "douze-ffi"),
                )
            }
        }
    }

val repository: Directory = layout.projectDirectory.dir("../..")
val rustSources: FileTree =
    repository.asFileTree.matching {
        include("Cargo.toml", "Cargo.lock")
        include("core/*/Cargo.toml", "core/*/src/**", "core/*/data/**", "core/*/text/**", "core/*/build.rs")
        include("bindings/ffi/**", "bindings/bindgen/**", "bindings/uniffi.toml")
    }

android {
    namespace = "dev.douze.core"
    compileSdk { version = release(libs.versions.compile.sdk.get().toInt()) }
    ndkVersion = libs.versions.ndk.get()
    defaultConfig {
        minSdk = libs.versions.min.sdk.get().toInt()
    }
}

val cargoNdk =
    tasks.register<CargoNdk>("cargoNdk") {
        group = "build"
        description = "Builds the Rust library for phones."
        sources.from(rustSources)
        processors = listOf("arm64-v8a", "x86_64")
        minSdk = libs.versions.min.sdk
        ndkVersion = libs.versions.ndk
        ndk = androidComponents.sdkComponents.ndkDirectory
        this.repository = layout.projectDirectory.dir("../..")
    }

// The Kotlin side is generated from the same sources; it is committed, and nothing is built when it is not theirs.
val checkBorder =
    tasks.register<Exec>("checkBorder") {
        group = "verification"
        description = "Fails when the generated Kotlin is not what the Rust library's border is."
        val stamp = layout.buildDirectory.file("border-is-checked")
        inputs.files(rustSources).withPathSensitivity(PathSensitivity.RELATIVE)
        inputs.dir("src/main/kotlin").withPathSensitivity(PathSensitivity.RELATIVE)
        inputs.files(repository.file("bindings/generate"))
        outputs.file(stamp)
        workingDir(repository)
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
