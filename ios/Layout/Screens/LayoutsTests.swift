import DouzeCore
import Foundation
import LayoutEngine
import SwiftUI
import Testing

/// Every screen of the gallery on every glass: what cannot be read or pressed. By our reading of SwiftUI's layout, with
/// letters that are a little wide; not Apple's pixels.
@MainActor @Suite struct LayoutsTests {
  /// A few glasses, for every day.
  @Test func screensFitOnPhones() throws {
    var found = Found()
    for state in try Gallery("en").states {
      found.look(state, .small, .large, "en")
      found.look(state, .phone, .large, "en")
    }
    for state in try Gallery("de").states { found.look(state, .tiny, .large, "de") }
    try found.compare("phones", whole: false)
  }

  /// Takes minutes: some fifteen thousand windows. Where target/layout/sample holds a number n, only each nth state.
  @Test func everyScreenFitsOnEveryGlass() throws {
    var found = Found()
    let sample = (try? String(contentsOf: Found.folder.appending(path: "sample"), encoding: .utf8)).flatMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    for language in ["en", "fr", "de"] {
      for (place, state) in try Gallery(language).states.enumerated()
      where place.isMultiple(of: max(1, sample ?? 1)) {
        for glass in Glass.all {
          for size in [DynamicTypeSize.large, .xxxLarge, .accessibility3] {
            found.look(state, glass, size, language)
          }
        }
      }
    }
    try found.compare("all", whole: sample == nil)
  }

  /// Dark screens are those of day in other colours: they need not be laid out once more.
  @Test func darkChangesNoLayout() throws {
    for state in try Gallery("en").states {
      let day = state.placed(.phone).root.all.map(\.box)
      #expect(day == state.placed(.phone, dark: true).root.all.map(\.box), "\(state.name)")
    }
  }

  /// What letters are measured with is here; else every width is only guessed.
  @Test func theAppsFacesAreHere() {
    withKnownIssue("art/fonts has not fetched them", isIntermittent: true) {
      #expect(Typefaces.missing.isEmpty)
    }
  }
}

/// Faults, and on which glass, at which size they are.
private struct Found {
  private struct Key: Hashable {
    let fault: String
    let place: String
  }
  /// To read all of it.
  static let folder = Gallery.folder.deletingLastPathComponent().appending(path: "layout")

  private var examples: [Key: (count: Int, first: [String])] = [:]

  @MainActor mutating func look(
    _ state: Gallery.State, _ glass: Glass, _ letters: DynamicTypeSize, _ language: String
  ) {
    for fault in state.placed(glass, letters).faults {
      let key = Key(fault: "\(fault.kind): \(fault.owner)", place: "\(glass) \(letters.short)")
      var known = examples[key] ?? (0, [])
      known.count += 1
      if known.first.count < 6, !known.first.contains(where: { $0.hasSuffix(fault.what) }) {
        known.first.append("\(state.name) \(language): \(fault.what)")
      }
      examples[key] = known
    }
  }

  /// One that `known.txt` does not name fails; where all was looked at, one that it names and that is no more, too.
  func compare(_ name: String, whole: Bool) throws {
    let known = try Self.known()
    let sorted = examples.sorted { ($0.key.fault, $0.key.place) < ($1.key.fault, $1.key.place) }
    let folder = Self.folder
    if FileManager.default.fileExists(atPath: folder.path) {
      let told = sorted.map {
        "\($0.key.fault): \($0.key.place)  (\($0.value.count)) \($0.value.first.joined(separator: " ; "))"
      }
      try told.joined(separator: "\n").write(
        to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
      let lines = Dictionary(grouping: examples.keys, by: \.fault).map { fault, keys in
        "\(fault): " + keys.map(\.place).sorted().joined(separator: ", ")
      }
      try lines.sorted().joined(separator: "\n").write(
        to: folder.appending(path: "\(name).known"), atomically: true, encoding: .utf8)
    }
    let anywhere = Set(known.filter { $0.place == "*" }.map(\.fault))
    for (key, example) in sorted where !known.contains(key) && !anywhere.contains(key.fault) {
      Issue.record(
        "\(key.fault) on \(key.place), \(example.count) times: \(example.first.joined(separator: "; "))")
    }
    guard whole else { return }
    let faults = Set(examples.keys.map(\.fault))
    for key in known where key.place == "*" ? !faults.contains(key.fault) : examples[key] == nil {
      Issue.record("known.txt names a fault that is no more: \(key.fault): \(key.place)")
    }
  }

  /// Lines of "kind: owner: place, place"; * is every place.
  private static func known() throws -> Set<Key> {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../known.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.reduce(into: []) { known, line in
      let parts = line.components(separatedBy: ": ")
      guard parts.count == 3 else { return }
      for place in parts[2].components(separatedBy: ", ") {
        known.insert(Key(fault: "\(parts[0]): \(parts[1])", place: place))
      }
    }
  }
}
