@file:Suppress("UNUSED_PARAMETER", "unused")

package dev.douze.gradle

import java.io.File
import org.gradle.api.Action
import org.gradle.api.Project
import org.gradle.api.Task
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.file.FileSystemLocation
import org.gradle.api.file.FileSystemLocationProperty
import org.gradle.api.provider.HasMultipleValues
import org.gradle.api.provider.Property
import org.gradle.api.provider.Provider
import org.gradle.api.tasks.TaskContainer
import org.gradle.api.tasks.TaskProvider
import org.gradle.plugin.use.PluginDependenciesSpec
import org.gradle.plugin.use.PluginDependencySpec
import org.jetbrains.kotlin.compose.compiler.gradle.ComposeCompilerGradlePluginExtension

// What Gradle's Kotlin DSL has beside the API, by the same names and types; only for the compiler, nothing runs.

fun plugins(block: PluginDependenciesSpec.() -> Unit) = Unit

infix fun PluginDependencySpec.apply(apply: Boolean): PluginDependencySpec = this

fun Project.dependencies(block: DependencyHandler.() -> Unit) = Unit

inline fun <reified T : Task> TaskContainer.register(
    name: String,
    action: Action<T>,
): TaskProvider<T> = register(name, T::class.java, action)

fun <T : Any> Property<T>.assign(value: T?) = Unit

fun <T : Any> Property<T>.assign(value: Provider<out T?>) = Unit

fun <T : FileSystemLocation> FileSystemLocationProperty<T>.assign(value: File?) = Unit

fun <T : FileSystemLocation> FileSystemLocationProperty<T>.assign(value: T?) = Unit

fun <T : FileSystemLocation> FileSystemLocationProperty<T>.assign(value: Provider<T>) = Unit

fun <T : Any> HasMultipleValues<T>.assign(value: Iterable<T?>?) = Unit

fun <T : Any> HasMultipleValues<T>.assign(value: Provider<out Iterable<T?>>) = Unit

fun Project.composeCompiler(action: Action<ComposeCompilerGradlePluginExtension>) = Unit

// What the Android plugin's configurations are called.

fun DependencyHandler.api(notation: Any) = Unit

fun DependencyHandler.implementation(notation: Any) = Unit

fun DependencyHandler.debugImplementation(notation: Any) = Unit

fun DependencyHandler.testImplementation(notation: Any) = Unit

fun DependencyHandler.testRuntimeOnly(notation: Any) = Unit

fun DependencyHandler.androidTestImplementation(notation: Any) = Unit

fun DependencyHandler.androidTestUtil(notation: Any) = Unit
