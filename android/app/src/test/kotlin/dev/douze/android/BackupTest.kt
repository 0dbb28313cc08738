package dev.douze.android

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import dev.douze.core.AppIntent
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.Intent
import dev.douze.core.PlayerKind
import dev.douze.core.Session
import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.xmlpull.v1.XmlPullParser

/** What the rules of the backup copy is a whole game, also while the app holds the database open. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34])
class BackupTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    @get:Rule
    val elsewhere = TemporaryFolder()

    @Test
    fun `a backup opens on another device with the last move in it`() {
        window.hands().run {
            start(GameKind.KING, listOf(PlayerKind.PERSON, PlayerKind.PRETENDER))
            repeat(6) { step() }
        }
        val here = window.screen
        for (rules in listOf(R.xml.backup_rules, R.xml.data_extraction_rules)) {
            val files = included(rules)
            assertTrue(File(window.activity.filesDir, "douze/douze.sqlite-wal").length() > 0, "the last moves are not yet in the main file")
            val folder = elsewhere.newFolder()
            for (file in files) File(window.activity.filesDir, file).takeIf { it.exists() }?.copyTo(File(folder, File(file).name))
            Session.open(folder.path, listOf("en")).use { session ->
                val there = session.dispatch(Intent.App(AppIntent.ContinueGame)).screen
                assertEquals(assertIs<Body.King>(here.body).king, assertIs<Body.King>(there.body).king)
            }
        }
    }

    /** Paths below the app's files; those of a device's move are the same as those of the cloud. */
    private fun included(rules: Int): List<String> {
        val bySection = mutableMapOf<String, MutableList<String>>()
        var section = ""
        val xml = window.activity.resources.getXml(rules)
        while (xml.next() != XmlPullParser.END_DOCUMENT) {
            if (xml.eventType != XmlPullParser.START_TAG) continue
            if (xml.name != "include") {
                section = xml.name
            } else {
                assertEquals("file", xml.getAttributeValue(null, "domain"))
                bySection.getOrPut(section, ::mutableListOf) += xml.getAttributeValue(null, "path")
            }
        }
        val lists = bySection.values.distinct()
        assertEquals(1, lists.size, "$bySection")
        return lists.single()
    }
}
