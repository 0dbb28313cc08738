import DouzeKit
import Foundation

/// Time that goes on only when a test says so.
final class FakeTime: @unchecked Sendable {
  private struct Sleeper {
    let end: Date
    let wake: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  private var asleep: [UUID: Sleeper] = [:]

  var timepiece: Timepiece { Timepiece(now: { self.now }, sleep: { try await self.sleep($0) }) }
  var now: Date { lock.withLock { date } }
  var sleepers: Int { lock.withLock { asleep.count } }

  /// Wakes each sleeper that has slept enough, one after the other, each with what it does then.
  @MainActor
  func advance(_ seconds: Double) async {
    let end = now + seconds
    await settle()
    while let next = lock.withLock({
      asleep.filter { $0.value.end <= end }.min { $0.value.end < $1.value.end }
    }) {
      lock.withLock {
        date = max(date, next.value.end)
        asleep[next.key] = nil
      }
      next.value.wake.resume()
      await settle()
    }
    lock.withLock { date = end }
  }

  private func sleep(_ seconds: Double) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        lock.withLock {
          if Task.isCancelled {
            wake.resume(throwing: CancellationError())
          } else if seconds <= 0 {
            wake.resume()
          } else {
            asleep[id] = Sleeper(end: date + seconds, wake: wake)
          }
        }
      }
    } onCancel: {
      let gone = lock.withLock { asleep.removeValue(forKey: id) }
      gone?.wake.resume(throwing: CancellationError())
    }
  }
}

extension Timepiece {
  /// No beat takes longer than a moment.
  static let quick = Timepiece(now: { Date() }, sleep: { _ in try await Task.sleep(for: .milliseconds(1)) })
}
