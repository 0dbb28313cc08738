import Dispatch

/// Runs a blocking call on a thread that may be blocked; Swift's own few may not.
func inBackground<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global(qos: .userInitiated).async { continuation.resume(with: Result { try work() }) }
  }
}
