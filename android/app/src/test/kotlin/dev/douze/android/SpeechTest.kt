package dev.douze.android

import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import dev.douze.core.Body
import dev.douze.core.GameKind
import dev.douze.core.PlayerKind
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** What TalkBack and Switch Access are given: the platform's own tree, not Compose's. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34])
class SpeechTest {
    @get:Rule
    val window = createAndroidComposeRule<MainActivity>()

    @Before
    fun aScreenReaderListens() {
        val manager = shadowOf(window.activity.getSystemService(AccessibilityManager::class.java))
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
    }

    @Test
    fun `doors are named and can be pressed`() {
        val hands = window.hands()
        val names = hands.home().doors.map { it.button.label }
        assertContains(pressable().keys, names.first())
        assertTrue(pressable().keys.containsAll(names), "${pressable().keys}")
        pressable().getValue(names.last()).performed()
        assertEquals(GameKind.FOREST, assertIs<Body.Setup>(window.body).setup.game)
    }

    @Test
    fun `a duel can be played by the platform's actions alone`() {
        window.hands().start(GameKind.FOREST, listOf(PlayerKind.PERSON, PlayerKind.FAWN))
        val forest = { assertIs<Body.Forest>(window.body).forest }
        val card = assertNotNull(forest().hand).cards.first { it.intent != null && !it.selected }
        pressable().getValue(card.spoken).performed()
        val confirm = assertNotNull(forest().confirm)
        pressable().getValue(confirm.label).performed()
        window.hands().settle()
        assertTrue(all().none { it.isClickable && it.name.isBlank() }, "something can be pressed and has no name")
    }

    private fun AccessibilityNodeInfo.performed() {
        val window = this@SpeechTest.window // A node has one, too.
        assertTrue(window.runOnUiThread<Boolean> { provider().performAction(id, AccessibilityNodeInfo.ACTION_CLICK, null) }, name)
        window.until { !window.app.busy }
    }

    private fun pressable() = all().filter { it.isClickable && it.isEnabled }.associateBy { it.name }

    private val ids = mutableMapOf<AccessibilityNodeInfo, Int>()

    private val AccessibilityNodeInfo.id get() = ids.getValue(this)

    /** Its own, or that of the child which Compose makes up for the name of what has children. */
    private val AccessibilityNodeInfo.name: String
        get() {
            val child = provider().createAccessibilityNodeInfo(id + MADE_UP)
            return (contentDescription ?: text ?: child?.contentDescription ?: "").toString()
        }

    private fun all(): List<AccessibilityNodeInfo> =
        window.runOnUiThread<List<AccessibilityNodeInfo>> {
            val known = window.onAllNodes(SemanticsMatcher("any") { true }, useUnmergedTree = true).fetchSemanticsNodes()
            // Null where Compose passes nothing to the platform.
            known.mapNotNull { node -> provider().createAccessibilityNodeInfo(node.id)?.also { ids[it] = node.id } }
        }

    private fun provider(): AccessibilityNodeProvider = assertNotNull(find(window.activity.window.decorView))

    private fun find(view: View): AccessibilityNodeProvider? =
        view.accessibilityNodeProvider
            ?: (view as? ViewGroup)?.run { (0 until childCount).firstNotNullOfOrNull { find(getChildAt(it)) } }

    private companion object {
        const val MADE_UP = 2_000_000_000
    }
}
