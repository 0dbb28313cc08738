import DouzeCore
import Foundation

extension DouzeStore {
  /// Opens the data in `folder`, away from the main thread.
  ///
  /// - Parameters:
  ///   - folder: where the app keeps its data; made if missing.
  ///   - locales: the system's languages, best first (BCP 47).
  ///   - files: how the platform asks for files.
  ///   - resuming: the system ended an earlier process out of sight, and people expect to be where they were.
  ///   - queue: where the core is called.
  /// - Throws: `DouzeError`; its `sentence` is for people.
  public static func open(
    folder: URL, locales: [String] = Locale.preferredLanguages, files: any Files = NoFiles(),
    resuming: Bool = false, queue: CoreQueue = CoreQueue()
  ) async throws -> DouzeStore {
    let session = try await inBackground {
      let session = try Session.open(dir: folder.path, locales: locales)
      // When that fails, home is where one is.
      if resuming { _ = try? session.dispatch(intent: .app(.resume)) }
      return session
    }
    return DouzeStore(session: session, files: files, queue: queue)
  }
}
