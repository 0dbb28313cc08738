plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

/** Where Cargo builds for this machine. */
val hostTarget: String = providers.environmentVariable("CARGO_TARGET_DIR").getOrElse("$rootDir/../target")

/** The key of a release is its owner's; without it a release is left unsigned. */
fun given(name: String): String? = providers.environmentVariable(name).orNull

android {
    namespace = "dev.douze.android"
    compileSdk { version = release(libs.versions.compile.sdk.get().toInt()) }
    buildToolsVersion = libs.versions.build.tools.get()
    ndkVersion = libs.versions.ndk.get()
    buildFeatures { compose = true }

    defaultConfig {
        applicationId = "dev.douze.android"
        minSdk = libs.versions.min.sdk.get().toInt()
        targetSdk = libs.versions.target.sdk.get().toInt()
        versionCode = 1
        versionName = "0.1.0"
        // JNA brings its library for more processors than ours is built for.
        ndk {
            abiFilters += setOf("arm64-v8a", "x86_64")
            // Names for crashes in native code, for the store; the library itself is stripped.
            debugSymbolLevel = "SYMBOL_TABLE"
        }
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
        // Every test begins without data.
        testInstrumentationRunnerArguments["clearPackageData"] = "true"
    }

    given("DOUZE_KEYSTORE")?.let { path ->
        signingConfigs.register("release") {
            storeFile = File(path)
            storePassword = given("DOUZE_KEYSTORE_PASSWORD")
            keyAlias = given("DOUZE_KEY_ALIAS")
            keyPassword = given("DOUZE_KEY_PASSWORD")
        }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
            signingConfig = signingConfigs.findByName("release")
        }
    }

    // Other languages in the libraries would be offered, too. The list of languages is our own: xml/locales_config.xml.
    androidResources { localeFilters += setOf("en", "fr", "de") }

    // A language other than the device's works at once, offline.
    bundle { language { enableSplit = false } }

    packaging { resources.excludes += "/META-INF/{AL2.0,LGPL2.1,versions/**}" }

    lint {
        warningsAsErrors = true
        checkDependencies = true
        // What only the calendar makes a fault: newer versions than ours.
        disable += setOf("AndroidGradlePluginVersion", "GradleDependency", "NewerVersionAvailable", "OldTargetApi")
        // Older Android ignores unknown entries of the manifest, as intended.
        disable += "UnusedAttribute"
    }

    // The typefaces, where they could be fetched.
    sourceSets.named("main") { assets.directories.add("../../target/fonts") }

    sourceSets.named("test") { kotlin.directories.add("../ui/src/commonTest/kotlin") }

    testOptions {
        execution = "ANDROIDX_TEST_ORCHESTRATOR"
        animationsDisabled = true
        unitTests {
            isIncludeAndroidResources = true
            all { test ->
                test.dependsOn("hostLibrary")
                test.maxHeapSize = "3g"
                // Robolectric closes Android's file descriptors by way of Java's.
                test.jvmArgs("--add-opens=java.base/java.io=ALL-UNNAMED")
                test.jvmArgs("-XX:TieredStopAtLevel=1")
                test.jvmArgs("-XX:+UseSerialGC")
                // The same as in ../pom.xml; a test compares them.
                test.systemProperty("jna.library.path", "$hostTarget/debug")
                test.systemProperty("douze.contract", "$rootDir/../bindings/contract")
                test.systemProperty("douze.gallery", "$hostTarget/gallery")
                test.systemProperty("douze.shots", "$projectDir/build/shots")
                // What is behind those is no part of the class path, and changes, too.
                test.inputs.files(fileTree("$hostTarget/debug") { include("libdouze_ffi.so", "libdouze_ffi.dylib") })
                test.inputs.dir("$rootDir/../bindings/contract")
            }
        }
    }
}

composeCompiler { stabilityConfigurationFiles.add(layout.projectDirectory.file("../ui/stability.conf")) }

tasks.register<Exec>("hostLibrary") {
    group = "verification"
    description = "Builds the Rust library for this machine: tests under Robolectric load it."
    workingDir("$rootDir/..")
    commandLine("cargo", "build", "--locked", "-p", "douze-ffi")
}

val fonts =
    tasks.register<Exec>("fonts") {
        group = "build"
        description = "Fetches the typefaces; without a network the app has the platform's."
        commandLine("$rootDir/../art/fonts")
    }

tasks.named("preBuild") { dependsOn(fonts) }

/** What plays a whole game, out of the other tests: those have names with spaces, which older Android does not allow. */
abstract class CopyPlay : DefaultTask() {
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.NAME_ONLY)
    abstract val sources: ConfigurableFileCollection

    @get:OutputDirectory
    abstract val copies: DirectoryProperty

    @TaskAction
    fun copy() {
        val folder = copies.get().asFile
        folder.deleteRecursively()
        sources.forEach { it.copyTo(folder.resolve(it.name)) }
    }
}

val copyPlay =
    tasks.register<CopyPlay>("copyPlay") {
        sources.from(fileTree("../ui/src/commonTest/kotlin") { include("**/Play*.kt") })
        sources.from(fileTree("src/test/kotlin") { include("**/Window.kt") })
    }

androidComponents {
    onVariants { variant ->
        variant.androidTest?.sources?.kotlin?.addGeneratedSourceDirectory(copyPlay, CopyPlay::copies)
    }
}

dependencies {
    implementation(project(":core"))
    implementation(project(":ui"))
    implementation(libs.androidx.activity.compose)
    implementation(libs.androidx.core)
    implementation(libs.androidx.lifecycle.runtime.compose)
    implementation(libs.androidx.lifecycle.viewmodel)
    implementation(libs.androidx.profileinstaller)
    implementation(libs.androidx.window)
    implementation(libs.kotlinx.coroutines.android)

    debugImplementation(libs.compose.test.manifest)

    testImplementation(libs.junit)
    testImplementation(libs.kotlin.test.junit)
    testImplementation(libs.robolectric)
    testImplementation(libs.androidx.test.core)
    testImplementation(libs.androidx.test.junit)
    testImplementation(libs.androidx.test.espresso)
    testImplementation(libs.compose.test.junit4)
    // The jar has JNA's own library for this machine.
    testRuntimeOnly(variantOf(libs.jna) { artifactType("jar") })

    androidTestImplementation(libs.junit)
    androidTestImplementation(libs.kotlin.test.junit)
    androidTestImplementation(libs.androidx.test.core)
    // The version that Compose asks for fails on Android 16.
    androidTestImplementation(libs.androidx.test.espresso)
    androidTestImplementation(libs.androidx.test.junit)
    androidTestImplementation(libs.androidx.test.runner)
    androidTestImplementation(libs.compose.test.junit4)
    androidTestUtil(libs.androidx.test.orchestrator)
}
