package dev.douze.android

import androidx.test.platform.app.InstrumentationRegistry
import dev.douze.ui.SharedBookTest
import dev.douze.ui.SharedCouncilTest
import dev.douze.ui.SharedDieTest
import dev.douze.ui.SharedFilesTest
import dev.douze.ui.SharedHandsTest
import dev.douze.ui.SharedHapticsTest
import dev.douze.ui.SharedHintTest
import dev.douze.ui.SharedKingTest
import dev.douze.ui.SharedScreensTest
import dev.douze.ui.SharedShellTest
import dev.douze.ui.SharedSlowCoreTest
import dev.douze.ui.SharedStateTest
import org.junit.Rule
import org.junit.rules.ExternalResource
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

// What every host must do, on the oldest Android and on a new one, with the desktop tests' size.

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidBookTest : SharedBookTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidCouncilTest : SharedCouncilTest() {
    @get:Rule
    val keyboard = Keyboard()
}

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidDieTest : SharedDieTest() {
    @get:Rule
    val keyboard = Keyboard()
}

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidFeelTest : SharedHapticsTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidFilesTest : SharedFilesTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidHandsTest : SharedHandsTest() {
    @get:Rule
    val keyboard = Keyboard()
}

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidHintTest : SharedHintTest() {
    @get:Rule
    val keyboard = Keyboard()
}

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidKingTest : SharedKingTest() {
    @get:Rule
    val keyboard = Keyboard()
}

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidScreensTest : SharedScreensTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidShellTest : SharedShellTest() {
    @get:Rule
    val keyboard = Keyboard()
}

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidSlowCoreTest : SharedSlowCoreTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidStateTest : SharedStateTest()

/** Keys are pressed, no finger touches: only then does Android let a button have the focus. */
class Keyboard : ExternalResource() {
    override fun before() = InstrumentationRegistry.getInstrumentation().setInTouchMode(false)

    override fun after() = InstrumentationRegistry.getInstrumentation().setInTouchMode(true)
}

private const val DESK = "w1024dp-h768dp-land-mdpi"
