import Foundation

/// What a platform does with files: it asks a person where, and reads and writes off the main thread.
@MainActor
public protocol Files: AnyObject {
  /// What is in a file with one of these endings (without a dot); nil when none was chosen.
  func open(endings: [String]) async throws -> Data?

  /// Writes `bytes`, perhaps under another name than `name`.
  func save(name: String, bytes: Data) async throws

  /// Gives `text` to whom a person chooses.
  func share(name: String, text: String) async throws

  /// Gives a picture away; `alt` is reported to who cannot see it.
  func share(name: String, png: Data, alt: String) async throws
}

/// A platform without files.
public final class NoFiles: Files {
  public init() {}
  public func open(endings: [String]) async throws -> Data? { nil }
  public func save(name: String, bytes: Data) async throws {}
  public func share(name: String, text: String) async throws {}
  public func share(name: String, png: Data, alt: String) async throws {}
}
