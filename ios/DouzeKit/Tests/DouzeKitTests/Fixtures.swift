import DouzeCore
import DouzeKit
import Foundation
import Testing

extension Screen {
  /// A screen that differs from others by its title.
  static func named(
    _ title: String, thinking ticket: Int64? = nil, secret: Bool = false, back: ButtonView? = nil
  ) -> Screen {
    Screen(
      title: title, heading: title, game: nil, atTable: false, back: back, tools: [], primary: nil,
      look: LookView(theme: .system, language: "en", chosen: nil), lesson: nil, replay: nil, puzzle: nil,
      notice: nil,
      thinking: ticket.map { ThinkingView(ticket: $0, sentence: "Fox is thinking.", moveNow: "Play now") },
      turned: false, secret: secret, awake: false, live: [],
      body: .home(
        home: HomeView(
          continueGame: nil, continueIn: nil, season: .summer, doors: [], chronicle: .named("Chronicle", .app(.openChronicle)),
          puzzles: .named("Puzzles", .app(.openPuzzles)),
          rules: .named("Rules", .app(.openRules(game: .king, rule: nil))),
          settings: .named("Settings", .app(.openSettings)), about: "")))
  }
}

extension ButtonView {
  static func named(_ label: String, _ intent: Intent, enabled: Bool = true) -> ButtonView {
    ButtonView(label: label, hint: nil, enabled: enabled, role: nil, intent: intent)
  }
}

extension Update {
  static func showing(_ screen: Screen, beats: [Beat] = []) -> Update {
    Update(screen: screen, beats: beats, rejection: nil)
  }
}

extension Beat {
  static func of(
    _ ms: Int32, _ sentence: String, _ motion: Motion? = nil, haptic: HapticView? = nil,
    sound: SoundKind? = nil
  ) -> Beat {
    Beat(ms: ms, sentence: sentence, motion: motion, haptic: haptic, frame: nil, sound: sound)
  }

  /// The same with motion off.
  var still: Beat {
    Beat(ms: 0, sentence: sentence, motion: motion, haptic: haptic, frame: frame, sound: sound)
  }
}

/// Waits for what other threads do.
@MainActor
func until(_ comment: Comment? = nil, _ reached: () -> Bool, at location: SourceLocation = #_sourceLocation)
  async
{
  let end = Date() + 20
  while !reached() {
    guard Date() < end else {
      Issue.record(comment ?? "it does not come to that", sourceLocation: location)
      return
    }
    try? await Task.sleep(for: .milliseconds(1))
  }
}

/// Lets everything happen that can happen by itself. In many short steps: each comes only when the main thread has done
/// what was asked of it before.
@MainActor
func settle() async {
  for _ in 0..<12 { try? await Task.sleep(for: .milliseconds(3)) }
}

/// An empty folder for the data of one test.
@MainActor
func withFolder<T: Sendable>(_ test: @MainActor (URL) async throws -> T) async throws -> T {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await test(folder)
}
