import DouzeCore
import Foundation

/// Where files come in and go out, as screens see it.
@MainActor
public protocol Desk: AnyObject {
  /// What the chosen file is; nothing of it is kept before `confirm`.
  var preview: Preview? { get }

  /// Asks for a file and looks into it.
  func `import`(endings: [String])

  /// Keeps what `preview` shows; of reigns that are here in another form the file's where `takeTheirs`.
  func confirm(takeTheirs: Bool)

  /// Forgets `preview`.
  func close()

  func export(kind: ExportKind)

  func shareText(view: ShareView)

  /// Shares the picture that `draw` makes on the main thread, as PNG; nil when it could not be drawn.
  func sharePicture(view: ShareView, draw: @escaping @MainActor () async throws -> Data?)
}

/// A desk that does nothing: for screens alone.
public final class NoDesk: Desk {
  // From anywhere: as a default argument, for instance.
  public nonisolated init() {}
  public var preview: Preview? { nil }
  public func `import`(endings: [String]) {}
  public func confirm(takeTheirs: Bool) {}
  public func close() {}
  public func export(kind: ExportKind) {}
  public func shareText(view: ShareView) {}
  public func sharePicture(view: ShareView, draw: @escaping @MainActor () async throws -> Data?) {}
}
