plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.kotlin.compose)
}

// The sources that the desktop window runs, too. Their tests run in :app, under Robolectric, and by Maven.
android {
    namespace = "dev.douze.ui"
    compileSdk { version = release(libs.versions.compile.sdk.get().toInt()) }
    buildToolsVersion = libs.versions.build.tools.get()
    buildFeatures { compose = true }
    defaultConfig { minSdk = libs.versions.min.sdk.get().toInt() }
    sourceSets.named("main") {
        kotlin.directories.add("src/commonMain/kotlin")
        // The pictures, read through the class loader.
        resources.directories.add("src/commonMain/resources")
    }
}

composeCompiler { stabilityConfigurationFiles.add(layout.projectDirectory.file("stability.conf")) }

dependencies {
    api(project(":core"))
    // The shell and the shared tests draw with them, too.
    api(libs.compose.runtime)
    api(libs.compose.ui)
    api(libs.compose.foundation)
    api(libs.compose.animation)
    api(libs.compose.material3)
    implementation(libs.kotlinx.coroutines.android)
}
