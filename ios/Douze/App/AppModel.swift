import DouzeCore
import DouzeKit
import Foundation
import Observation

/// What outlives the window: the session, what is shown of it, and files on their way.
@MainActor @Observable
final class AppModel {
  /// Nil until the data are open.
  private(set) var store: DouzeStore?
  /// Why the data could not be opened, in the core's words.
  private(set) var failure: String?
  let files = PhoneFiles()

  @ObservationIgnored private let folder: URL
  @ObservationIgnored private var languages = Locale.preferredLanguages
  @ObservationIgnored private var opening = false
  @ObservationIgnored private var resuming: Bool?
  /// Files that came before the data were open.
  @ObservationIgnored private var waiting: [URL] = []

  init(folder: URL = home(.applicationSupportDirectory, "douze")) { self.folder = folder }

  /// Opens the data; once more after a failure.
  ///
  /// - Parameter resuming: the system ended an earlier process out of sight; only the first call says so.
  func open(resuming begun: Bool) async {
    if store != nil || opening { return }
    opening = true
    defer { opening = false }
    failure = nil
    let resuming = self.resuming ?? begun
    self.resuming = resuming
    do {
      protect(folder)
      store = try await DouzeStore.open(folder: folder, locales: languages, files: files, resuming: resuming)
      let urls = waiting
      waiting = []
      for url in urls { receive(url) }
    } catch {
      failure = (error as? DouzeError)?.sentence ?? ""
    }
  }

  /// A file that another app opens with this one.
  func receive(_ url: URL) {
    guard let store else { return waiting.append(url) }
    store.receive {
      defer { discard(url) }
      return try await contents(of: url)
    }
  }

  /// People may have changed their system's languages while the app was open.
  func hearLanguages() {
    let now = Locale.preferredLanguages
    guard let store, now != languages else { return }
    languages = now
    store.follow(.app(.setLocales(locales: now)))
  }
}

/// A folder of the app's own.
private func home(_ place: FileManager.SearchPathDirectory, _ name: String) -> URL {
  let manager = FileManager.default
  let parent = manager.urls(for: place, in: .userDomainMask).first ?? manager.temporaryDirectory
  return parent.appendingPathComponent(name, isDirectory: true)
}

/// Makes the folder of the data. Locked, the device keeps its files shut, but for those that are open: the last move is
/// written while the screen goes dark. The core reports files that cannot be made.
private func protect(_ folder: URL) {
  var attributes: [FileAttributeKey: Any] = [:]
  #if os(iOS)
    attributes[.protectionKey] = FileProtectionType.completeUnlessOpen
  #endif
  try? FileManager.default.createDirectory(
    at: folder, withIntermediateDirectories: true, attributes: attributes)
}

/// The system copies what another app hands over into a box of ours, and leaves it to us to empty it: `Inbox` among the
/// documents, or one whose name ends so among what is temporary.
private func discard(_ url: URL) {
  let box = url.deletingLastPathComponent().standardizedFileURL
  let temporary = FileManager.default.temporaryDirectory.standardizedFileURL.path
  let isBox =
    box.path == home(.documentDirectory, "Inbox").standardizedFileURL.path
    || (box.lastPathComponent.hasSuffix("-Inbox") && box.path.hasPrefix(temporary))
  if isBox { try? FileManager.default.removeItem(at: url) }
}
