import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// Hints and reviews over the real core, asked for and opened by names; every screen of them in every window.
@MainActor @Suite struct TeachingTests {
  @Test(arguments: ["en", "de", "fr"]) func aDuelWithHintsAndItsReview(language: String) async throws {
    try await opened(language: language) { store in
      var lesson = Lesson(store)
      try lesson.player.begin(.forest, [.person, .fawn], seed: "12")
      // Keep, choose, place, and whatever comes once more.
      try await lesson.play(hints: 4)
      try await lesson.review()
      lesson.report()
    }
  }

  @Test(arguments: ["en", "de", "fr"]) func aKingWithHintsAndItsReview(language: String) async throws {
    try await opened(language: language) { store in
      var lesson = Lesson(store)
      try lesson.player.begin(.king, [.person, .pretender], seed: "12")
      try await lesson.play(hints: 3)
      try await lesson.review()
      lesson.report()
    }
  }

  @Test(arguments: ["en", "de", "fr"]) func aCouncilWithHints(language: String) async throws {
    try await opened(language: language) { store in
      var lesson = Lesson(store)
      try lesson.player.begin(.council, [.person, .apprentice, .apprentice], seed: "24") {
        try lesson.player.january()
      }
      try await lesson.play(hints: 4, only: true)
      lesson.report()
    }
  }
}

/// A game in which hints are asked for, and what was wrong on its screens.
@MainActor private struct Lesson {
  var player: Player
  private let store: DouzeStore
  private var found: Set<String> = []
  /// What was asked about.
  private var asked: Set<String> = []

  init(_ store: DouzeStore) {
    self.store = store
    player = Player(store, .phone)
  }

  /// To the end of the game, or `only` to the last hint: where something else is to be decided one is asked for, so many
  /// times.
  mutating func play(hints: Int, only: Bool = false) async throws {
    while true {
      let before = asked
      try await player.play { body in
        let table = Asked(body)
        return table.ended || (table.button != nil && before.count < hints && !before.contains(table.status))
      }
      let table = Asked(try player.body)
      if table.ended { return #expect(!asked.isEmpty) }
      asked.insert(table.status)
      try await hint(table)
      if only, asked.count == hints { return }
    }
  }

  private mutating func hint(_ table: Asked) async throws {
    try look()
    try player.press(try #require(table.button).label)
    try look()
    await player.settle()
    guard let hint = Asked(try player.body).hint else {
      // A sentence says why there is none.
      #expect(store.rejection != nil)
      return
    }
    #expect(!hint.options.isEmpty && hint.options.count <= 3)
    try look()
    // In a sentence: a tap opens what was weighed.
    if player.offers(hint.spoken) { try player.press(hint.spoken) }
    try look()
    for words in hint.options.map(\.spoken) + hint.reasons { #expect(player.hears(words), "\(words)") }
    if let option = hint.options.first(where: { $0.select != nil }) {
      try player.press(option.spoken)
      try look()
    }
    if let hint = Asked(try player.body).hint { try player.press(hint.close.label) }
    #expect(Asked(try player.body).hint == nil)
  }

  /// From the end of the game through its review, which is stopped and goes on, and back.
  mutating func review() async throws {
    try player.press(try #require(Asked(try player.body).review).label)
    await until { everything(ReviewLineView.self, in: store.screen as Any).contains { $0.weight != nil } }
    try look()
    await stop()
    try look()
    let review = try #require(everything(ReviewView.self, in: try player.body).first)
    for words in [review.title, review.line, review.total] { #expect(player.hears(words)) }
    for line in [review.decisions.first { $0.weight != nil }, review.decisions.last].compactMap({ $0 }) {
      try player.press(line.spoken)
      let shown = try #require(everything(ReviewedView.self, in: try player.body).first)
      for words in [shown.heading] + shown.sentences { #expect(player.hears(words), "\(words)") }
      try look()
    }
    if let resume = review.resume {
      try player.press(resume.label)
      #expect(store.screen?.thinking != nil)
      await stop()
    }
    try player.press(try #require(store.screen?.back).label)
    #expect(Asked(try player.body).ended)
  }

  func report() {
    for fault in found.sorted() { Issue.record("\(fault)") }
  }

  /// Nothing is computed any more.
  private func stop() async {
    await until {
      guard let thinking = store.screen?.thinking else { return true }
      if player.hears(thinking.moveNow) { try? player.press(thinking.moveNow) }
      return false
    }
  }

  private mutating func look() throws {
    let screen = try #require(store.screen)
    for window in Window.all {
      found.formUnion(Sight(screen, window).faults.map { "\(screen.title), \(window): \($0)" })
    }
  }
}

/// What a table says about hints and its end.
private struct Asked {
  var status = ""
  var button: ButtonView?
  var hint: HintView?
  var review: ButtonView?
  var ended = false

  init(_ body: DouzeCore.Body) {
    switch body {
    case .forest(let table):
      (status, button, hint) = (table.status, table.askHint, table.hint)
      (review, ended) = (table.result?.review, table.result != nil)
    case .king(let table):
      (status, button, hint) = (table.status, table.askHint, table.hint)
      (review, ended) = (table.result?.review, table.result != nil)
    case .council(let table):
      (status, button, hint, ended) = (table.status, table.askHint, table.hint, table.result != nil)
    default: break
    }
  }
}
