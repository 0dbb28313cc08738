@file:Suppress("UNUSED_PARAMETER", "unused")

package dev.douze.gradle.application

import com.android.build.api.dsl.ApplicationExtension
import com.android.build.api.variant.ApplicationAndroidComponentsExtension
import org.gradle.api.Action
import org.gradle.api.Project

// What Gradle generates where the plugin com.android.application is applied.

fun Project.android(action: Action<ApplicationExtension>) = Unit

fun Project.androidComponents(action: Action<ApplicationAndroidComponentsExtension>) = Unit

val Project.androidComponents: ApplicationAndroidComponentsExtension get() = error("")
