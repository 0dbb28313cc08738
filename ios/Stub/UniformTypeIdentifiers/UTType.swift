/// A type of files.
public struct UTType: Hashable, Sendable {
  /// How it is called among systems.
  public let identifier: String

  /// Of files with this ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    if filenameExtension.isEmpty { return nil }
    identifier = "dyn.\(filenameExtension)"
  }

  /// That the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// That somebody else declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Anything.
  public static var data: UTType { UTType(exportedAs: "public.data") }
  /// JSON.
  public static var json: UTType { UTType(exportedAs: "public.json") }
  /// Letters.
  public static var plainText: UTType { UTType(exportedAs: "public.plain-text") }
  /// A picture.
  public static var png: UTType { UTType(exportedAs: "public.png") }
}
