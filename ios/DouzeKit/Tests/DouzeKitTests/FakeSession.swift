import DouzeCore
import Foundation

/// A core that shows what a test sets, and remembers what it was asked.
@dynamicMemberLookup
final class FakeSession: SessionProtocol, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var state: State

  struct State {
    var now: Screen
    var intents: [Intent] = []
    var calls: [String] = []
    var beats: [Beat] = []
    var rejection: Rejection?
    var fails: DouzeError?
    var answer: ((Intent) -> Screen)?
    /// Seconds that it takes for an intent.
    var pause = 0.0
    /// Until a test signals it, or for half a minute, an intent waits: other tests keep the main thread busy for seconds.
    var held: DispatchSemaphore?
    /// What thinking gives; `gate` holds it up.
    var thought: Update?
    /// What is shown once a file was read.
    var imported: Screen?
    /// Opened by a test: what is slow waits for it.
    var gate: DispatchSemaphore?
  }

  init(_ now: Screen) { state = State(now: now) }

  subscript<T>(dynamicMember path: WritableKeyPath<State, T>) -> T {
    get { lock.withLock { state[keyPath: path] } }
    set { lock.withLock { state[keyPath: path] = newValue } }
  }

  private func call(_ name: String) throws {
    lock.withLock { state.calls.append(name) }
    if let gate = self.gate { gate.wait() }
    if let fails = self.fails { throw fails }
  }

  func screen() throws -> Screen {
    if let fails = self.fails { throw fails }
    return self.now
  }

  func dispatch(intent: Intent) throws -> Update {
    Thread.sleep(forTimeInterval: self.pause)
    _ = self.held?.wait(timeout: .now() + 30)
    self.intents.append(intent)
    if let fails = self.fails { throw fails }
    if let answer = self.answer { self.now = answer(intent) }
    return Update(screen: self.now, beats: self.beats, rejection: self.rejection)
  }

  func think(ticket: Int64) throws -> Update {
    try call("think \(ticket)")
    guard let thought = self.thought else { throw DouzeError.Internal(sentence: "Nobody asked.", detail: "") }
    self.now = thought.screen
    self.calls.append("answered")
    return thought
  }

  func progress(ticket: Int64) throws -> DouzeCore.Progress { DouzeCore.Progress(percent: 50) }
  func stop(ticket: Int64, keepBest: Bool) throws { self.calls.append("stop \(ticket) \(keepBest)") }

  func export(kind: ExportKind) throws -> Exported {
    try call("export \(kind)")
    return Exported(fileName: "douze.json", bytes: Data([1, 2]))
  }

  func `import`(bytes: Data) throws {
    try call("import \(bytes.count)")
    guard let imported = self.imported else {
      throw DouzeError.Internal(sentence: "Nobody asked.", detail: "")
    }
    self.now = imported
  }

  func explain(trouble: FileTrouble) throws -> String { "\(trouble)" }
}
