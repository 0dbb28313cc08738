import DouzeCore
import DouzeKit
import Testing

/// Plays the app as a person would: by what can be pressed on its screens.
@MainActor
struct Play {
  let store: DouzeStore
  private var chance = Chance(state: 12)

  init(_ store: DouzeStore) { self.store = store }

  var body: DouzeCore.Body { get throws { try #require(store.screen).body } }

  /// From home to the first screen of a game; its chance begins with `seed`.
  func start(
    _ game: GameKind, _ players: [PlayerKind], seed: String = "12", pace: Pace = .off,
    more: (Play) throws -> Void = { _ in }
  ) async throws {
    try self.pace(pace)
    try store.press(home().doors.first { $0.game == game }?.button.intent)
    while try setup().seats.count < players.count { try store.press(setup().add?.intent) }
    while try setup().seats.count > players.count { try store.press(setup().remove?.intent) }
    for (seat, player) in players.enumerated() {
      try store.press(.setup(.setPlayer(seat: Int32(seat), player: player)))
    }
    try more(self)
    store.send(.setup(.typeSeed(seed: seed)))
    #expect(try setup().seed.value == seed)
    try store.press(setup().start.intent)
    try await settle()
  }

  /// From home to the settings and back.
  func pace(_ pace: Pace) throws {
    try store.press(home().settings.intent)
    try store.press(.settings(.setPace(pace: pace)))
    try store.press(store.screen?.back?.intent)
  }

  /// On to the end of the game.
  mutating func finish(most: Int = 1500) async throws {
    var steps = 0
    while try !Play.ended(body) {
      try await step()
      steps += 1
      try #require(steps < most, "the game does not end: \(String(describing: store.screen))")
    }
  }

  /// Presses one thing that leads on.
  mutating func step() async throws {
    try await settle()
    let body = try self.body
    if !Play.ended(body) { try store.press(next(body)) }
    try await settle()
  }

  /// What is found when a hint is asked for.
  func hint() async throws -> HintView? {
    try store.press(Play.hintButton(body)?.intent)
    try await settle()
    return switch try body {
    case .forest(let forest): forest.hint
    case .king(let king): king.hint
    case .council(let council): council.hint
    default: nil
    }
  }

  /// What a table asks for a hint with.
  static func hintButton(_ body: DouzeCore.Body) -> ButtonView? {
    switch body {
    case .forest(let forest): forest.askHint
    case .king(let king): king.askHint
    case .council(let council): council.askHint
    default: nil
    }
  }

  /// Opens the review of a game that has ended, and waits for the last decision; `stopping`: only for the first one.
  func review(stopping: Bool = false) async throws -> ReviewView {
    switch try body {
    case .forest(let forest): try store.press(forest.result?.review.intent)
    case .king(let king): try store.press(king.result?.review.intent)
    default: break
    }
    while store.fault == nil, store.screen?.thinking != nil {
      let before = try reckoned()
      if stopping, before > 0 { store.moveNow() }
      await until("a decision is reckoned for ever") {
        store.fault != nil || store.screen?.thinking == nil || (try? reckoned()) != before
      }
    }
    return try reviewed()
  }

  private func reckoned() throws -> Int { try reviewed().decisions.filter { $0.weight != nil }.count }

  private func reviewed() throws -> ReviewView {
    guard case .review(let review) = try body else { throw Elsewhere() }
    return review
  }

  /// Has the game come to its end?
  static func ended(_ body: DouzeCore.Body) -> Bool {
    switch body {
    case .forest(let forest): forest.result != nil
    case .king(let king): king.result != nil
    case .council(let council): council.result != nil
    default: false
    }
  }

  /// Nobody thinks and nothing moves.
  func settle() async throws {
    await until("somebody thinks, or something moves, for ever") {
      store.fault != nil || (store.screen?.thinking == nil && store.playing == nil)
    }
    try #require(store.fault == nil)
  }

  func home() throws -> HomeView {
    guard case .home(let home) = try body else { throw Elsewhere() }
    return home
  }

  func setup() throws -> SetupView {
    guard case .setup(let setup) = try body else { throw Elsewhere() }
    return setup
  }

  private struct Elsewhere: Error {}

  private mutating func next(_ body: DouzeCore.Body) -> Intent? {
    switch body {
    case .home(let home): home.continueGame?.intent
    case .curtain(let curtain): curtain.lift.intent
    case .forest(let forest): next(forest)
    case .king(let king): next(king)
    case .council(let council): next(council)
    default: nil
    }
  }

  private mutating func next(_ view: ForestView) -> Intent? {
    if let confirm = view.confirm, confirm.enabled { return confirm.intent }
    let cells = view.board.cells.filter {
      switch $0.mark {
      case .legal, .enterDown, .enterUp, .enterLeft, .enterRight: true
      default: false
      }
    }
    return cells.compactMap(\.intent).randomElement(using: &chance) ?? card(view.hand.map { [$0] } ?? [])
  }

  private mutating func next(_ view: KingView) -> Intent? {
    if let step = view.step { return step.next.intent }
    if let confirm = view.confirm, confirm.enabled { return confirm.intent }
    if let offers = view.offers { return offers.choices.randomElement(using: &chance)?.intent }
    return card(view.hands.prefix(1))
  }

  private mutating func next(_ view: CouncilView) -> Intent? {
    if let warning = view.warning { return warning.cancel.intent }
    if let proposal = view.proposal {
      return [proposal.accept, proposal.decline].randomElement(using: &chance)?.intent
    }
    if let confirm = view.confirm, confirm.enabled { return confirm.intent }
    if let offers = view.offers { return offers.choices.randomElement(using: &chance)?.intent }
    if let card = card(view.hands[...]) { return card }
    let reveals = view.table.seats.compactMap(\.reveal).filter(\.enabled)
    let decisions = view.decisions.filter(\.enabled)
    return (reveals.isEmpty ? decisions : reveals).randomElement(using: &chance)?.intent
  }

  private mutating func card(_ hands: ArraySlice<HandView>) -> Intent? {
    hands.flatMap(\.cards).filter { !$0.selected }.compactMap(\.intent).randomElement(using: &chance)
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
