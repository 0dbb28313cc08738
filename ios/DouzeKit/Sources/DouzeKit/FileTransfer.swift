import DouzeCore
import Foundation

/// Where files come in and go out, as screens see it.
@MainActor
public protocol FileTransfer: AnyObject {
  /// Asks for a file, whose preview the core then shows.
  func `import`(endings: [String])

  func export(kind: ExportKind)

  func shareText(view: ShareView)

  /// Shares the picture that `draw` makes on the main thread, as PNG; nil when it could not be drawn.
  func sharePicture(view: ShareView, draw: @escaping @MainActor () async throws -> Data?)
}

/// A desk that does nothing: for screens alone.
public final class NoFileTransfer: FileTransfer {
  // From anywhere: as a default argument, for instance.
  public nonisolated init() {}
  public func `import`(endings: [String]) {}
  public func export(kind: ExportKind) {}
  public func shareText(view: ShareView) {}
  public func sharePicture(view: ShareView, draw: @escaping @MainActor () async throws -> Data?) {}
}
