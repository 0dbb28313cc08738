import DouzeKit
import Foundation

/// A platform whose person always chooses `chosen`, and that remembers what it was given.
final class FakeFiles: Files {
  var chosen: Data?
  var fails: (any Error)?
  private(set) var endings: [[String]] = []
  private(set) var saved: [String: Data] = [:]
  private(set) var texts: [String: String] = [:]
  private(set) var pictures: [String: Data] = [:]
  private(set) var told: [String] = []

  init(chosen: Data? = nil) { self.chosen = chosen }

  func open(endings: [String]) async throws -> Data? {
    self.endings.append(endings)
    if let fails { throw fails }
    return chosen
  }

  func save(name: String, bytes: Data) async throws {
    if let fails { throw fails }
    saved[name] = bytes
  }

  func share(name: String, text: String) async throws { texts[name] = text }

  func share(name: String, png: Data, alt: String) async throws {
    pictures[name] = png
    told.append(alt)
  }
}
