@file:Suppress("UNUSED_PARAMETER", "unused")

package dev.douze.gradle.library

import com.android.build.api.dsl.LibraryExtension
import com.android.build.api.variant.LibraryAndroidComponentsExtension
import org.gradle.api.Action
import org.gradle.api.Project

// What Gradle generates where the plugin com.android.library is applied.

fun Project.android(action: Action<LibraryExtension>) = Unit

fun Project.androidComponents(action: Action<LibraryAndroidComponentsExtension>) = Unit

val Project.androidComponents: LibraryAndroidComponentsExtension get() = error("")
