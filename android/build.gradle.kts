plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.android.library) apply false
    alias(libs.plugins.kotlin.compose) apply false
    // Used by no module: the Android plugin compiles Kotlin by itself, with the Kotlin that it finds here.
    alias(libs.plugins.kotlin.jvm) apply false
}
