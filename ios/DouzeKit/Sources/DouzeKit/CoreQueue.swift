import Dispatch

/// Calls of the core, one after the other, away from the main thread (adr/0015). Not an actor: a call blocks, and the
/// threads of Swift's actors may not.
@MainActor
public final class CoreQueue {
  private let queue: DispatchQueue?

  public init() { queue = DispatchQueue(label: "dev.douze.core", qos: .userInitiated) }

  private init(queue: DispatchQueue?) { self.queue = queue }

  /// Answers before it returns: for tests of other things.
  public static var immediate: CoreQueue { CoreQueue(queue: nil) }

  /// `then` is called on the main thread, in the order of the calls.
  func run<T: Sendable>(
    _ call: @escaping @Sendable () throws -> T, then: @escaping @MainActor (Result<T, any Error>) -> Void
  ) {
    guard let queue else { return then(Result(catching: call)) }
    queue.async {
      let result = Result(catching: call)
      DispatchQueue.main.async { MainActor.assumeIsolated { then(result) } }
    }
  }

  func run<T: Sendable>(_ call: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      run(call) { continuation.resume(with: $0) }
    }
  }

  /// Blocks until all calls so far are done.
  func drain() { queue?.sync {} }
}
