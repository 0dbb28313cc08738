import DouzeCore
import Foundation

/// A session that answers from a script, so that the store is tested without rules.
final class FakeSession: SessionProtocol, @unchecked Sendable {
  private let lock = NSLock()
  private var sentIntents: [Intent] = []
  private let answer: @Sendable (Intent) throws -> Update
  private let thought: @Sendable (Int64) throws -> Update

  init(
    answer: @escaping @Sendable (Intent) throws -> Update = { _ in .showing(.named("answer")) },
    thought: @escaping @Sendable (Int64) throws -> Update = { _ in .showing(.named("thought")) }
  ) {
    self.answer = answer
    self.thought = thought
  }

  var sent: [Intent] { lock.withLock { sentIntents } }

  func screen() throws -> Screen { .named("home") }
  func dispatch(intent: Intent) throws -> Update {
    lock.withLock { sentIntents.append(intent) }
    return try answer(intent)
  }
  func think(ticket: Int64) throws -> Update { try thought(ticket) }
  func progress(ticket: Int64) throws -> DouzeCore.Progress { DouzeCore.Progress(percent: 50) }
  func stop(ticket: Int64, keepBest: Bool) throws {}
  func export(kind: ExportKind) throws -> Exported { Exported(fileName: "", bytes: Data()) }
  func `import`(bytes: Data) throws -> Preview {
    throw DouzeError.Unreadable(sentence: "Not a game.", detail: "")
  }
  func confirm(token: Int64, takeTheirs: Bool) throws -> Update { .showing(.named("kept")) }
  func explain(trouble: FileTrouble) throws -> String { "\(trouble)" }
  func rehearseFault() throws -> Update { throw DouzeError.Internal(sentence: "Our fault.", detail: "") }
}

extension Screen {
  static func named(_ title: String, thinking ticket: Int64? = nil) -> Screen {
    Screen(
      title: title, back: nil, look: LookView(theme: .system, language: "en", chosen: nil), notice: nil,
      thinking: ticket.map { ThinkingView(ticket: $0, sentence: "Fox thinks.", moveNow: "Move now") },
      turned: false, secret: false, awake: false,
      body: .home(
        home: HomeView(
          continueGame: nil, doors: [],
          chronicle: ButtonView(label: "Chronicle", hint: nil, enabled: true, intent: .openChronicle),
          settings: ButtonView(label: "Settings", hint: nil, enabled: true, intent: .openSettings), about: "")
      ))
  }
}

extension Update {
  static func showing(_ screen: Screen, beats: [Beat] = [], rejection: Rejection? = nil) -> Update {
    Update(screen: screen, beats: beats, rejection: rejection)
  }
}
