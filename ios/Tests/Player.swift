import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// Hears the app and presses what it has heard of.
@MainActor struct Player {
  let store: DouzeStore
  private let host: Host
  private var chance = Chance(state: 12)

  init(_ store: DouzeStore, _ window: Window) {
    self.store = store
    host = window.host { Root(store: store) }
  }

  var body: DouzeCore.Body { get throws { try #require(store.screen).body } }

  func hears(_ words: String) -> Bool { host.read().contains { $0.label.contains(words) } }

  /// Presses what bears this name.
  func press(_ label: String, at location: SourceLocation = #_sourceLocation) throws {
    let there = host.read()
    let element = there.first { $0.label == label && $0.press != nil && $0.enabled }
    guard let run = element?.press else {
      let names = there.filter { $0.press != nil }.map(\.label)
      Issue.record("nothing to press is called \(label), but \(names)", sourceLocation: location)
      throw Silent()
    }
    run()
    #expect(store.rejection == nil, "\(label)", sourceLocation: location)
    #expect(store.fault == nil, "\(label)", sourceLocation: location)
  }

  /// From home to the table of a game of two people.
  mutating func begin(_ game: GameKind) throws {
    let doors = everything(DoorView.self, in: try body)
    let door = try #require(doors.first { $0.game == game })
    try press(door.button.label)
    while try setup().seats.count > 2, let remove = try setup().remove { try press(remove.label) }
    for seat in try setup().seats.indices {
      let person = try #require(setup().seats[seat].player.choices.first)
      try choose(person, seat)
    }
    try press(try setup().start.label)
  }

  /// On, whatever leads on, until it is `over`.
  mutating func play(until over: (DouzeCore.Body) -> Bool) throws {
    for _ in 0..<400 {
      let now = try body
      if over(now) { return }
      let name = try #require(next(now), "nothing leads on: \(host.read().map(\.label))")
      try press(name)
    }
    Issue.record("it does not end")
  }

  private struct Silent: Error {}

  private func setup() throws -> SetupView {
    guard case .setup(let setup) = try body else { throw Silent() }
    return setup
  }

  /// The choices of every seat bear the same names: the one of this seat is the so-manieth.
  private func choose(_ choice: ChoiceView, _ seat: Int) throws {
    let same = host.read().filter { $0.label.hasPrefix(choice.label) && $0.press != nil }
    try #require(same.indices.contains(seat), "no choice of seat \(seat): \(same.map(\.label))")
    same[seat].press?()
  }

  /// The name of something that leads on.
  private mutating func next(_ body: DouzeCore.Body) -> String? {
    switch body {
    case .curtain(let curtain): curtain.lift.label
    case .forest(let forest): next(forest)
    case .king(let king): next(king)
    default: nil
    }
  }

  private mutating func next(_ forest: ForestView) -> String? {
    if let confirm = forest.confirm, confirm.enabled { return confirm.label }
    let cells = forest.board.cells.filter {
      switch $0.mark {
      case .legal, .enterDown, .enterUp, .enterLeft, .enterRight: $0.intent != nil
      default: false
      }
    }
    return cells.map(\.spoken).randomElement(using: &chance) ?? card(forest.hand.map { [$0] } ?? [])
  }

  private mutating func next(_ king: KingView) -> String? {
    if let step = king.step { return step.next.label }
    if let confirm = king.confirm, confirm.enabled { return confirm.label }
    if let offers = king.offers { return offers.choices.map(\.label).randomElement(using: &chance) }
    return card(king.hands.prefix(1))
  }

  private mutating func card(_ hands: ArraySlice<HandView>) -> String? {
    hands.flatMap(\.cards).filter { !$0.selected && $0.intent != nil }.map(\.spoken)
      .randomElement(using: &chance)
  }
}

/// The same chance every time (SplitMix64).
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
