import DouzeCore
import Foundation
import Observation

/// A desk over the core: one file at a time; long ones are read and written beside the core's other calls.
@MainActor @Observable
public final class DiskFileTransfer: FileTransfer {
  /// Why the last file was of no use.
  public private(set) var told: String?

  @ObservationIgnored private let core: any SessionProtocol
  @ObservationIgnored private let queue: CoreQueue
  @ObservationIgnored private let files: any Files
  @ObservationIgnored private var busy = false
  /// Files that came from outside while another one was being done.
  @ObservationIgnored private var waiting: [@MainActor () -> Void] = []

  /// The core shows the preview of a file.
  @ObservationIgnored var onImport: @MainActor () -> Void = {}
  /// Something that has no sentence of its own went wrong.
  @ObservationIgnored var onFault: @MainActor (any Error) -> Void = { _ in }

  init(core: any SessionProtocol, queue: CoreQueue, files: any Files) {
    self.core = core
    self.queue = queue
    self.files = files
  }

  public func `import`(endings: [String]) {
    work(.unread) { desk in try await desk.look(desk.files.open(endings: endings)) }
  }

  /// Looks into what `read` gives, once nothing else is being done, and `show` has opened the place for it; nil is no
  /// file.
  ///
  /// - Parameter trouble: what it is when `read` fails.
  func receive(
    trouble: FileTrouble, read: @escaping @MainActor () async throws -> Data?,
    show: @escaping @MainActor () -> Void
  ) {
    waiting.append { [weak self] in
      self?.work(trouble) { desk in
        guard let bytes = try await read() else { return }
        show()
        try await desk.look(bytes)
      }
    }
    next()
  }

  /// Something else is wanted.
  func forget() { told = nil }

  public func export(kind: ExportKind) {
    work(.unwritten) { desk in
      let core = desk.core
      let exported = try await inBackground { try core.export(kind: kind) }
      try await desk.files.save(name: exported.fileName, bytes: exported.bytes)
    }
  }

  public func shareText(view: ShareView) {
    work(.unwritten) { desk in try await desk.files.share(name: view.fileName, text: view.text) }
  }

  public func sharePicture(view: ShareView, draw: @escaping @MainActor () async throws -> Data?) {
    work(.unwritten) { desk in
      guard let png = try await draw() else { throw CocoaError(.fileWriteUnknown) }
      try await desk.files.share(name: view.fileName, png: described(png: png, text: view.alt), alt: view.alt)
    }
  }

  private func look(_ bytes: Data?) async throws {
    guard let bytes else { return }
    // An intent that the core has yet to answer would close the preview.
    try await queue.run {}
    try await inBackground { [core] in try core.import(bytes: bytes) }
    onImport()
  }

  /// The next file from outside, when its time has come.
  private func next() {
    if !busy, !waiting.isEmpty { waiting.removeFirst()() }
  }

  private func work(
    _ trouble: FileTrouble, _ act: @escaping @MainActor (DiskFileTransfer) async throws -> Void
  ) {
    if busy { return }
    busy = true
    told = nil
    Task {
      do { try await act(self) } catch { await tell(error, trouble) }
      busy = false
      next()
    }
  }

  private func tell(_ error: any Error, _ trouble: FileTrouble) async {
    switch error {
    case is CancellationError: break
    case DouzeError.Internal: onFault(error)
    case let error as DouzeError: told = error.sentence
    default:
      // The system's own words are not for people.
      do {
        told = try await queue.run { [core] in try core.explain(trouble: trouble) }
      } catch { onFault(error) }
    }
  }
}
