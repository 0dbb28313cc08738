package dev.douze.android

import android.app.LocaleManager
import android.os.LocaleList
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import dev.douze.core.Body
import dev.douze.core.Intent
import dev.douze.core.Language
import dev.douze.core.SettingsIntent
import kotlin.test.assertEquals
import kotlin.test.assertIs
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The system's setting for this app and the app's own are the same. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [34])
class LanguageTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    private val platform get() = window.activity.getSystemService(LocaleManager::class.java)

    private fun inTheSystemsSettings(tags: String) {
        platform.applicationLocales = LocaleList.forLanguageTags(tags)
        window.recreate()
    }

    @Test
    fun `what is chosen in the app stands in the system's settings`() {
        val hands = window.hands()
        hands.press(hands.home().settings.label)
        hands.press(choice(Language.FRENCH))
        window.until { platform.applicationLocales.toLanguageTags() == "fr" }
        assertEquals("Réglages", window.screen.title)
        window.runOnUiThread { window.app.dispatch(Intent.Settings(SettingsIntent.SetLanguage(null))) }
        window.until { platform.applicationLocales.isEmpty }
    }

    @Test
    fun `what is chosen in the system's settings counts in the app`() {
        window.hands()
        inTheSystemsSettings("de")
        window.until { window.screen.look.run { language to chosen } == "de" to Language.GERMAN }
        inTheSystemsSettings("")
        window.until { window.screen.look.run { language to chosen } == "en" to null }
    }

    @Test
    @Config(qualifiers = "fr-rCA")
    fun `without a choice it is the system's language, and follows it`() {
        window.hands()
        assertEquals("fr", window.screen.look.language)
        RuntimeEnvironment.setQualifiers("de-rAT")
        window.recreate()
        assertEquals("de", window.screen.look.language)
    }

    private fun choice(language: Language) =
        assertIs<Body.Settings>(window.body)
            .settings.language.choices
            .single { it.intent == Intent.Settings(SettingsIntent.SetLanguage(language)) }
            .label
}
