package dev.douze.ui

class DesktopScreensTest : SharedScreensTest()

class DesktopHandsTest : SharedHandsTest()

class DesktopStateTest : SharedStateTest()

class DesktopKingTest : SharedKingTest()

class DesktopCouncilTest : SharedCouncilTest()

class DesktopShellTest : SharedShellTest()

class DesktopFeelTest : SharedHapticsTest()

class DesktopHintTest : SharedHintTest()

class DesktopSlowCoreTest : SharedSlowCoreTest()

class DesktopBookTest : SharedBookTest()

class DesktopFilesTest : SharedFilesTest()
