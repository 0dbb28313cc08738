import DouzeCore
import SwiftUI

/// Fields of words that a screen brings, and those of them that a person comes to know in one of the windows.
@MainActor struct Fields {
  private(set) var brought: Set<String> = []
  private(set) var known: Set<String> = []

  /// Nobody comes to know them, and need not.
  var missing: [String] { brought.subtracting(known).subtracting(Self.excused).sorted() }

  private static let excused: Set<String> = [
    // Drawn as a sign, and reported with `spoken`.
    "SeatView.tiebreaker",
    // Drawn as backs beside `deck`, and reported with `spoken`.
    "SeatView.cards",
    // Given away, or written into a file's name.
    "ShareView.text", "ShareView.alt", "ShareView.fileName", "ImportView.endings",
    // For the core.
    "ReignLineView.id", "ReignPageView.id", "ObstacleView.reign",
  ]

  mutating func look(_ screen: Screen, _ told: Set<String>) {
    for word in words(screen) {
      brought.insert(word.field)
      if !known.contains(word.field), told.contains(where: { $0.contains(word.words) }) {
        known.insert(word.field)
      }
    }
  }
}

/// Words of `value`, each with the record and the field that brings it.
private func words(_ value: Any, of field: String = "") -> [(field: String, words: String)] {
  if let words = value as? String { return words.contains(where: \.isLetter) ? [(field, words)] : [] }
  if value is Intent { return [] }
  let record = "\(type(of: value))"
  return Mirror(reflecting: value).children.flatMap { child in
    let own = record.hasSuffix("View") || record == "Screen"
    return words(child.value, of: own ? "\(record).\(child.label ?? "")" : field)
  }
}
