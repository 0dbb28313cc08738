import DouzeCore
import Foundation
import LayoutEngine

/// The states of the core's gallery (`douze-gallery`), read by the border's own converters.
public struct Gallery: Sendable {
  public struct State: Sendable {
    public let name: String
    public let update: Update
  }
  struct Damaged: Error {}
  public let language: String
  public let states: [State]

  /// target/gallery of this checkout.
  public static let folder = Typefaces.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(
      path: "gallery")

  public init(_ language: String) throws {
    self.language = language
    let data = try Data(contentsOf: Self.folder.appending(path: "\(language).gallery"))
    var rest = (data: data, offset: data.startIndex)
    func number() throws -> Int {
      guard rest.offset + 4 <= data.endIndex else { throw Damaged() }
      defer { rest.offset += 4 }
      return data[rest.offset..<rest.offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    states = try (0..<number()).map { _ in
      let length = try number()
      let name = String(decoding: data[rest.offset..<rest.offset + length], as: UTF8.self)
      rest.offset += length
      return State(name: name, update: try FfiConverterTypeUpdate.read(from: &rest))
    }
  }
}
