import DouzeCore
import Foundation
import GalleryFile
import LayoutEngine
import SwiftUI
import Testing

/// Every screen of the gallery on every glass: what cannot be read or pressed. By our reading of SwiftUI's layout, with
/// letters that are a little wide; not Apple's pixels.
@MainActor @Suite struct LayoutsTests {
  /// What the file target/layout/sample asks for ("N SEED BEGIN": one window of N, picked by the seed, of states whose names
  /// begin so; `ios/test layouts` writes it); without it all of them, which takes minutes.
  @Test func everyScreenFitsOnEveryGlass() throws {
    let sample = Sample()
    var found = Found()
    for language in ["en", "fr", "de"] {
      for state in try Gallery(language).states where state.name.hasPrefix(sample.begin) {
        for glass in Glass.all {
          for size in [DynamicTypeSize.large, .xxxLarge, .accessibility3]
          where glass.holds(size)
            && sample.has("\(state.name) \(language) \(glass) \(size.short)")
          {
            found.look(state, glass, size, language)
          }
        }
      }
    }
    #expect(found.windows > 0)
    print("\(found.windows) windows laid out")
    try found.compare(whole: sample.every <= 1 && sample.begin.isEmpty)
  }

  /// Dark screens are those of day in other colours: they need not be laid out once more.
  @Test func darkChangesNoLayout() throws {
    for state in try Gallery("en").states where Sample(every: 12).has(state.name) {
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

/// Which windows are laid out.
private struct Sample {
  let every: Int
  let seed: Int
  let begin: String

  init(every: Int = 1, seed: Int = 0, begin: String = "") {
    (self.every, self.seed, self.begin) = (every, seed, begin)
  }

  init() {
    let said = try? String(contentsOf: Found.folder.appending(path: "sample"), encoding: .utf8)
    let words = (said ?? "").split { $0.isWhitespace }.map(String.init) + ["", "", ""]
    self.init(every: max(1, Int(words[0]) ?? 1), seed: Int(words[1]) ?? 0, begin: words[2])
  }

  /// The same answer everywhere: Swift's own hashes differ from run to run.
  func has(_ window: String) -> Bool {
    let hash = "\(seed) \(window)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return (hash >> 16) % UInt64(every) == 0
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

  private(set) var windows = 0
  private var examples: [Key: (count: Int, first: [String])] = [:]

  @MainActor mutating func look(
    _ state: Gallery.State, _ glass: Glass, _ letters: DynamicTypeSize, _ language: String
  ) {
    windows += 1
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
  func compare(whole: Bool) throws {
    let known = try Self.known()
    let sorted = examples.sorted { ($0.key.fault, $0.key.place) < ($1.key.fault, $1.key.place) }
    let folder = Self.folder
    if FileManager.default.fileExists(atPath: folder.path) {
      let told = sorted.map {
        "\($0.key.fault): \($0.key.place)  (\($0.value.count)) \($0.value.first.joined(separator: " ; "))"
      }
      try told.joined(separator: "\n").write(
        to: folder.appending(path: "all.txt"), atomically: true, encoding: .utf8)
      let lines = Dictionary(grouping: examples.keys, by: \.fault).map { fault, keys in
        "\(fault): " + keys.map(\.place).sorted().joined(separator: ", ")
      }
      try lines.sorted().joined(separator: "\n").write(
        to: folder.appending(path: "all.known"), atomically: true, encoding: .utf8)
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
