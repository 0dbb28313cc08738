import DouzeCore
import Foundation
import LayoutEngine
import SwiftUI
import Testing

/// Every screen of the gallery on every glass: what cannot be read or pressed. By our reading of SwiftUI's layout, with
/// letters that are a little wide; not Apple's pixels.
@MainActor @Suite struct LayoutsTests {
  private static let sizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility3]

  /// A few glasses, for every day.
  @Test func screensFitOnPhones() throws {
    var found = Found()
    for state in try Gallery("en").states {
      found.add(state, .small, .large, "en")
      found.add(state, .phone, .large, "en")
    }
    for state in try Gallery("de").states { found.add(state, .tiny, .large, "de") }
    try found.compare("phones", whole: false)
  }

  @Test(arguments: ["en", "fr", "de"])
  func everyScreenFitsOnEveryGlass(language: String) throws {
    var found = Found()
    for state in try Gallery(language).states {
      for glass in Glass.all {
        for size in Self.sizes { found.add(state, glass, size, language) }
      }
    }
    try found.compare(language, whole: true)
  }

  /// Dark screens are those of day in other colours: they need not be laid out once more.
  @Test func darkChangesNoLayout() throws {
    for state in try Gallery("en").states {
      let day = state.placed(.phone).root.all.map(\.box)
      #expect(day == state.placed(.phone, dark: true).root.all.map(\.box), "\(state.name)")
    }
  }
}

/// Faults and where they are.
private struct Found {
  private var places: [Fault: Set<String>] = [:]

  @MainActor mutating func add(
    _ state: Gallery.State, _ glass: Glass, _ letters: DynamicTypeSize, _ language: String
  ) {
    for fault in state.placed(glass, letters).faults {
      places[fault, default: []].insert("\(glass) \(letters.short) \(language) \(state.name)")
    }
  }

  /// Those that `known.txt` does not name fail; where all was looked at, those too that are no more.
  func compare(_ name: String, whole: Bool) throws {
    let folder = Typefaces.folder.deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "layout")
    let lines = places.map { fault, at in
      "\(fault)\n    \(at.count): \(at.sorted().prefix(6).joined(separator: "; "))"
    }
    if FileManager.default.fileExists(atPath: folder.path) {
      try lines.sorted().joined(separator: "\n").write(
        to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
    }
    for line in lines.sorted() { Issue.record("\(line)") }
  }
}
