import DouzeCore
import DouzeKit
import SwiftUI
import Testing

@testable import Douze

/// Hears the app and presses what it has heard of.
@MainActor struct Player {
  let store: DouzeStore
  /// What is chosen before all else.
  var prefers: Intent?
  /// What a council has been asked, and answered.
  private(set) var decided: Set<Intent> = []
  private let host: Host
  private var chance = Chance(state: 12)

  init(_ store: DouzeStore, _ window: Window) {
    self.store = store
    host = window.host { Root(store: store) }
  }

  var body: DouzeCore.Body { get throws { try #require(store.screen).body } }

  func hears(_ words: String) -> Bool { host.read().contains { $0.label.contains(words) } }

  /// Can it be pressed by this name?
  func offers(_ label: String) -> Bool {
    host.read().contains { $0.label == label && $0.press != nil && $0.enabled }
  }

  /// Presses what bears this name; of several what has this hint, too.
  func press(_ label: String, hint: String? = nil, at location: SourceLocation = #_sourceLocation) throws {
    let there = host.read()
    let same = there.filter { $0.label == label && $0.press != nil && $0.enabled }
    guard let run = (same.first { $0.hint == hint } ?? same.first)?.press else {
      let names = there.filter { $0.press != nil }.map(\.label)
      Issue.record("nothing to press is called \(label), but \(names)", sourceLocation: location)
      throw Silent()
    }
    run()
    #expect(store.rejection == nil, "\(label)", sourceLocation: location)
    #expect(store.fault == nil, "\(label)", sourceLocation: location)
  }

  /// Types into what bears this name.
  func type(_ label: String, _ text: String) throws {
    let field = host.read().first { $0.label == label && $0.type != nil }
    let type = try #require(field?.type, "\(label)")
    type(text)
  }

  /// From home to the table of a game of these players.
  func begin(
    _ game: GameKind, _ players: [PlayerKind] = [.person, .person], seed: String? = nil,
    more: () throws -> Void = {}
  ) throws {
    let doors = everything(DoorView.self, in: try body)
    let door = try #require(doors.first { $0.game == game })
    try press(door.button.label)
    while try setup().seats.count < players.count, let add = try setup().add { try press(add.label) }
    while try setup().seats.count > players.count {
      let last = try #require(try setup().seats.last)
      try press(last.spoken)
      try press(try #require(try setup().seats.last?.vacate).label)
    }
    for (seat, player) in players.enumerated() { try sit(seat, player) }
    try more()
    if let seed {
      try press(try setup().more.label)
      try type(try setup().seed.label, seed)
      try close()
    }
    try press(try setup().start.label)
  }

  /// Chooses who sits on this seat.
  private func sit(_ seat: Int, _ player: PlayerKind) throws {
    try press(try setup().seats[seat].spoken)
    let view = try setup().seats[seat]
    let intent = Intent.setup(.setPlayer(seat: Int32(seat), player: player))
    let rival = view.rivals.rivals.first { $0.intent == intent }
    if let rival {
      try press(rival.spoken)
    } else {
      try press(try #require(view.people.choices.last).label)
    }
    try close()
  }

  /// Closes what is open over the table of a set-up.
  private func close() throws {
    while let panel = try setup().panel { try press(panel.close.label) }
  }

  /// Chooses the first month of the troubled year with bells, while a council is set up.
  func january() throws {
    let kinds = try setup().presets.choices
    try press(try #require(kinds.first { $0.intent == .setup(.setCouncil(kind: .month)) }).label)
    if try setup().panel == nil { store.send(.setup(.openPanel(panel: .months))) }
    try press(try #require(setup().council?.calendar.first).spoken)
    let january = try #require(setup().council?.calendar.first)
    #expect(january.selected && january.state == .new)
    try close()
    try press(try setup().more.label)
    let on = Intent.setup(.setBells(on: true))
    let bells = try #require(try setup().choices.first { $0.choices.contains { $0.intent == on } })
    try press(bells.label)
    #expect(try setup().choices.flatMap(\.choices).first { $0.intent == on }?.selected == true)
    try close()
  }

  /// Nobody thinks.
  func settle() async { await until { store.screen?.thinking == nil } }

  /// On, whatever leads on, until it is `over`.
  mutating func play(until over: (DouzeCore.Body) -> Bool) async throws {
    for _ in 0..<600 {
      await settle()
      let now = try body
      if over(now) { return }
      let name = try #require(next(now), "nothing leads on: \(host.read().map(\.label))")
      try press(name, hint: hint(name, now))
    }
    Issue.record("it does not end")
  }

  private struct Silent: Error {}

  private func setup() throws -> SetupView {
    guard case .setup(let setup) = try body else { throw Silent() }
    return setup
  }

  /// The name of something that leads on.
  private mutating func next(_ body: DouzeCore.Body) -> String? {
    switch body {
    case .curtain(let curtain): curtain.lift.label
    case .forest(let forest): next(forest)
    case .king(let king): next(king)
    case .council(let council): next(council)
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

  private mutating func next(_ council: CouncilView) -> String? {
    // Who prefers to ring does so against the councillors, too.
    if let warning = council.warning {
      return warning.goOn.intent == prefers ? warning.goOn.label : warning.cancel.label
    }
    // A month begins with what it changes.
    if let inspect = council.inspect { return inspect.close.label }
    if let proposal = council.proposal { return any([proposal.accept, proposal.decline]) }
    if let confirm = council.confirm, confirm.enabled { return confirm.label }
    if let offers = council.offers { return offers.choices.map(\.label).randomElement(using: &chance) }
    return card(council.hands[...]) ?? any(council.table.seats.compactMap(\.reveal)) ?? any(council.decisions)
  }

  private mutating func any(_ buttons: [ButtonView]) -> String? {
    let enabled = buttons.filter(\.enabled)
    let chosen = enabled.first { $0.intent == prefers } ?? enabled.randomElement(using: &chance)
    if let chosen { decided.insert(chosen.intent) }
    return chosen?.label
  }

  /// What a remark says a decision can say, too.
  private func hint(_ name: String, _ body: DouzeCore.Body) -> String? {
    guard case .council(let council) = body else { return nil }
    return council.decisions.first { $0.label == name }?.hint
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
