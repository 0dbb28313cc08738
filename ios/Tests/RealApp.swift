import DouzeCore
import DouzeKit
import Foundation
import Testing

/// The real core over empty data, nothing moving; an intent is answered before `send` returns.
@MainActor func opened(language: String = "en", _ test: @MainActor (DouzeStore) async throws -> Void)
  async throws
{
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  let store = DouzeStore(
    session: try Session.open(dir: folder.path, locales: [language]), queue: .immediate)
  store.reduceMotion = true
  store.send(.settings(.setTips(on: false)))
  try await test(store)
}

/// Waits for what other threads do; long, as the machine may have more to do than this.
@MainActor func until(_ reached: () -> Bool, at location: SourceLocation = #_sourceLocation) async {
  let end = Date() + 240
  while !reached() {
    guard Date() < end else {
      Issue.record("it does not come to that", sourceLocation: location)
      return
    }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
