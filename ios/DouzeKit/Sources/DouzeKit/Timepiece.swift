import Foundation

/// Time as a store sees it; a test turns its hands itself.
public struct Timepiece: Sendable {
  public var now: @Sendable () -> Date
  /// Waits so many seconds; throws when cancelled.
  public var sleep: @Sendable (Double) async throws -> Void

  public init(now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Double) async throws -> Void) {
    self.now = now
    self.sleep = sleep
  }

  /// The device's. To the moment: sight and touch go together.
  public static let system = Timepiece(
    now: { Date() }, sleep: { try await Task.sleep(for: .seconds($0), tolerance: .zero) })

  /// Waits so many seconds; throws as soon as it is cancelled.
  func wait(_ seconds: Double) async throws {
    try await sleep(seconds)
    try Task.checkCancellation()
  }

  /// Waits until `date`, but never longer than `most` seconds: people set their clocks.
  func wait(until date: Date, most: Double) async throws {
    try await wait(min(max(0, date.timeIntervalSince(now())), most))
  }
}
