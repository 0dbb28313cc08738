package dev.douze.android

import android.app.LocaleManager
import android.content.Context
import android.content.res.Resources
import android.os.Build
import android.os.LocaleList
import androidx.annotation.RequiresApi
import androidx.core.content.edit
import dev.douze.core.Language
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** The system's languages, best first, whatever was chosen for this app. */
fun systemLanguages(context: Context): List<String> {
    val list =
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            context.getSystemService(LocaleManager::class.java).systemLocales
        } else {
            Resources.getSystem().configuration.locales
        }
    return List(list.size()) { list[it].toLanguageTag() }
}

/**
 * Since Android 13 the system's settings have a language for each app. It and the core's setting are kept the same:
 * whichever was changed last counts.
 */
@RequiresApi(Build.VERSION_CODES.TIRAMISU)
class PlatformLanguage(
    private val context: Context,
) {
    private val manager = context.getSystemService(LocaleManager::class.java)

    /** Was the platform's setting changed, then [onChange] with it; else it follows [chosen], the core's. */
    suspend fun mirror(
        chosen: Language?,
        onChange: (Language?) -> Unit,
    ) {
        val here = manager.applicationLocales.let { if (it.isEmpty) "" else it[0].language }
        val core = chosen?.tag.orEmpty()
        // What both were the last time, not part of a backup: another device has its own.
        val agreed = context.getSharedPreferences("language", Context.MODE_PRIVATE)
        val last = withContext(Dispatchers.IO) { agreed.getString(KEY, "") }
        val changed = here != core && here != last
        agreed.edit { putString(KEY, if (changed) here else core) }
        if (changed) {
            return onChange(Language.entries.find { it.tag == here })
        }
        if (here != core) manager.applicationLocales = LocaleList.forLanguageTags(core)
    }

    private companion object {
        const val KEY = "tag"

        /** BCP 47, as in `xml/locales_config.xml`. */
        val Language.tag: String
            get() =
                when (this) {
                    Language.ENGLISH -> "en"
                    Language.FRENCH -> "fr"
                    Language.GERMAN -> "de"
                }
    }
}
