import DouzeCore

/// Lets the core think away from the main thread, for one ticket at a time; an answer that comes too late is dropped.
@MainActor
final class Thinker {
  /// Between two looks at how far it has come, in seconds.
  private static let pause = 0.3

  private let core: any SessionProtocol
  private let queue: CoreQueue
  private let time: Timepiece
  private(set) var ticket: Int64?
  private var thought: Task<Void, Never>?
  private var watch: Task<Void, Never>?

  init(core: any SessionProtocol, queue: CoreQueue, time: Timepiece) {
    self.core = core
    self.queue = queue
    self.time = time
  }

  deinit {
    thought?.cancel()
    watch?.cancel()
    // Nobody waits for it any more.
    if let ticket { try? core.stop(ticket: ticket, keepBest: false) }
  }

  /// Thinks for `ticket`; nil ends it.
  func think(
    _ ticket: Int64?, percent: @escaping @MainActor (Int) -> Void,
    answer: @escaping @MainActor (Result<Update, any Error>) -> Void
  ) {
    drop()
    self.ticket = ticket
    guard let ticket else { return }
    watch = Task { [core, queue, time] in
      do {
        while true {
          try await time.wait(Thinker.pause)
          let progress = try await queue.run { try core.progress(ticket: ticket) }
          try Task.checkCancellation()
          percent(Int(progress.percent))
        }
      } catch is CancellationError {
      } catch {
        answer(.failure(error))
      }
    }
    thought = Task { [weak self, core, queue] in
      let result: Result<Update, any Error>
      do {
        result = .success(try await inBackground { try core.think(ticket: ticket) })
      } catch {
        result = .failure(error)
      }
      // Behind the calls that were answered before it.
      try? await queue.run {}
      if Task.isCancelled { return }
      self?.drop()
      answer(result)
    }
  }

  /// Waits for no answer any more.
  func drop() {
    ticket = nil
    thought?.cancel()
    watch?.cancel()
  }

  /// Asks for the best move found so far.
  func moveNow(failed: @escaping @MainActor (any Error) -> Void) {
    guard let ticket else { return }
    queue.run { [core] in
      try core.stop(ticket: ticket, keepBest: true)
    } then: {
      if case .failure(let error) = $0 { failed(error) }
    }
  }
}
