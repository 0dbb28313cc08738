import XCTest

/// The name of something that can be pressed, in English. `ios/checks` holds each against the core's texts.
struct Named {
  let fits: (String) -> Bool
}

func exactly(_ name: String) -> Named { Named { $0 == name } }
func begins(_ name: String) -> Named { Named { $0.hasPrefix(name) } }
func ends(_ name: String) -> Named { Named { $0.hasSuffix(name) } }

/// What starts a game, whichever it is.
let starts = Named { ["Deal the cards", "Roll the dice", "Open the council"].contains($0) }

/// Plays the app from outside, by what VoiceOver would find.
@MainActor
struct Play {
  let app: XCUIApplication

  /// Starts the app in English.
  init() {
    app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB"]
    app.launch()
  }

  /// To the first screen, from wherever an earlier test has left the app.
  func home() throws {
    try until("home") { names in
      if names.contains(where: exactly("Settings").fits) { return true }
      for way in [exactly("Home"), exactly("Back"), exactly("Close"), begins("I’m ")] {
        if press(way, of: names) { break }
      }
      return false
    }
  }

  /// From home to the first screen of a game, without motion.
  func start(_ door: Named) throws {
    try home()
    try press(exactly("Settings"))
    try press(exactly("Off"))
    try press(exactly("Back"))
    try press(door)
    try press(starts)
  }

  /// On to the end of the game: presses the first of `ways` that is there, any one of those that fit.
  func finish(_ ways: [Named], most: Int = 600) throws {
    for _ in 0..<most {
      var over = false
      try until("the game goes on") { names in
        over = names.contains(where: exactly("Play again").fits)
        return over || ([begins("I’m ")] + ways).contains { press($0, of: names) }
      }
      if over { return }
    }
    XCTFail("the game does not end")
  }

  /// Waits for it, and presses it.
  func press(_ name: Named) throws {
    try until("what is to be pressed") { press(name, of: $0) }
  }

  /// Apple's audit of what is shown now, but for exceptions, each with its reason.
  func audit() throws {
    try app.performAccessibilityAudit { issue in
      switch issue.auditType {
      // Numbers on dice and cards are drawings of a fixed size: they are spoken, and shown large when held.
      case .dynamicType: issue.element?.elementType != .staticText
      default: false
      }
    }
  }

  private func press(_ name: Named, of names: [String]) -> Bool {
    guard let found = names.filter(name.fits).randomElement() else { return false }
    app.buttons.matching(NSPredicate(format: "label == %@ AND enabled == TRUE", found)).firstMatch.tap()
    return true
  }

  /// Looks at the screen until `reached`; somebody may be thinking.
  private func until(_ what: String, reached: ([String]) throws -> Bool) throws {
    for _ in 0..<120 {
      if try reached(names()) { return }
      _ = app.wait(for: .notRunning, timeout: 0.5)
    }
    XCTFail("never came: \(what)\n\(app.debugDescription)")
    throw Missing()
  }

  private struct Missing: Error {}

  /// What can be pressed, by its name: one look at the whole tree, as each takes long.
  private func names() throws -> [String] {
    var found: [String] = []
    var left: [any XCUIElementSnapshot] = [try app.snapshot()]
    while let element = left.popLast() {
      if element.elementType == .button, element.isEnabled { found.append(element.label) }
      left.append(contentsOf: element.children)
    }
    return found
  }
}
