import DouzeCore
import Foundation
import Observation

/// Everything that views need: the screen that the core wants to be shown, and a way to send intents.
/// No rule, no text, no sorting: those are the core's. Without SwiftUI, so that it is tested on Linux.
@MainActor @Observable
public final class DouzeStore {
  /// The truth, to be drawn.
  public private(set) var screen: Screen
  /// What led to `screen`, in order, to be played; then `beatsEnded()`.
  public private(set) var beats: [Beat] = []
  /// Why the last intent did nothing.
  public private(set) var rejection: Rejection?
  /// A sentence about a call that failed; `screen` is still what was true before.
  public private(set) var failure: String?
  /// Nothing may be seen: set at once when the app is left, before the core has answered.
  public private(set) var covered = false

  @ObservationIgnored private let session: any SessionProtocol
  @ObservationIgnored private var thinking: Int64?
  /// A built-in player's answer, until the beats before it have been played.
  @ObservationIgnored private var waiting: Update?

  /// Takes over an opened session.
  ///
  /// - Throws: `DouzeError` when the first screen cannot be read.
  public init(session: any SessionProtocol) throws {
    self.session = session
    screen = try session.screen()
    thinkIfAsked()
  }

  /// Opens the data in `folder`, away from the main thread.
  ///
  /// - Parameters:
  ///   - folder: where the app keeps its data; made if missing.
  ///   - locales: the system's languages, best first (BCP 47).
  /// - Throws: `DouzeError`; its `sentence` is for people.
  public static func open(folder: URL, locales: [String] = Locale.preferredLanguages) async throws
    -> DouzeStore
  {
    let session = try await inBackground { try Session.open(dir: folder.path, locales: locales) }
    return try DouzeStore(session: session)
  }

  /// Sends an intent; what it decided is on disk when `screen` shows it.
  public func send(_ intent: Intent) {
    do {
      show(try session.dispatch(intent: intent))
    } catch {
      fail(error)
    }
  }

  /// The beats have been played, or skipped.
  public func beatsEnded() {
    beats = []
    if let waiting { show(waiting) }
  }

  /// The app loses sight of its people.
  public func cover() {
    covered = true
    send(.cover)
  }

  /// They are back; the core decides what is behind the cover.
  public func uncover() {
    covered = false
  }

  /// Ends the thinking of a built-in player: it plays the best found so far.
  public func moveNow() {
    guard let thinking else { return }
    do {
      try session.stop(ticket: thinking, keepBest: true)
    } catch {
      fail(error)
    }
  }

  private func show(_ update: Update) {
    screen = update.screen
    beats = update.beats
    rejection = update.rejection
    failure = nil
    waiting = nil
    thinkIfAsked()
  }

  private func fail(_ error: any Error) {
    failure = (error as? DouzeError)?.sentence ?? error.localizedDescription
  }

  private func thinkIfAsked() {
    guard let ticket = screen.thinking?.ticket, ticket != thinking else {
      if screen.thinking == nil { thinking = nil }
      return
    }
    thinking = ticket
    Task { [session] in
      let answer = await Task { try await inBackground { try session.think(ticket: ticket) } }.result
      // Stale: something else has been shown since.
      guard thinking == ticket else { return }
      thinking = nil
      switch answer {
      case .success(let update) where beats.contains { $0.ms > 0 }: waiting = update
      case .success(let update): show(update)
      case .failure(let error): fail(error)
      }
    }
  }
}

/// Runs a blocking call on a thread that may be blocked; Swift's own few may not.
private func inBackground<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global(qos: .userInitiated).async { continuation.resume(with: Result { try work() }) }
  }
}
