import XCTest

/// Apple's own audit: contrast, sizes, names, cut letters.
@MainActor
final class AuditUITests: XCTestCase {
  func testHomeAndSettings() throws {
    let play = Play()
    try play.home()
    try play.audit()
    try play.press(exactly("Settings"))
    try play.audit()
  }

  func testForest() throws { try table(begins("Forest duel")) }

  func testKing() throws { try table(begins("King of 12")) }

  func testCouncil() throws { try table(begins("Council of 12")) }

  func testChronicle() throws {
    let play = Play()
    try play.home()
    try play.press(begins("Chronicle"))
    try play.audit()
  }

  /// The form and the first screen behind it.
  private func table(_ door: Named) throws {
    let play = Play()
    try play.home()
    try play.press(door)
    try play.audit()
    try play.press(starts)
    try play.audit()
  }
}
