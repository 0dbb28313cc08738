package dev.douze.android

import dev.douze.ui.SharedBookTest
import dev.douze.ui.SharedCouncilTest
import dev.douze.ui.SharedDieTest
import dev.douze.ui.SharedFilesTest
import dev.douze.ui.SharedHandsTest
import dev.douze.ui.SharedKingTest
import dev.douze.ui.SharedScreensTest
import dev.douze.ui.SharedStateTest
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

// What every host must do, on the oldest Android and on a new one, with the desktop tests' size.

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidBookTest : SharedBookTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidCouncilTest : SharedCouncilTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidDieTest : SharedDieTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidFilesTest : SharedFilesTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidHandsTest : SharedHandsTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidKingTest : SharedKingTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidScreensTest : SharedScreensTest()

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 34], qualifiers = DESK)
class AndroidStateTest : SharedStateTest()

private const val DESK = "w1024dp-h768dp-land-mdpi"
