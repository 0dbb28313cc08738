import DouzeCore

/// States of the table of King of 12, as the core would send them.
enum KingFixtures {
  static let die: [Int32] = [1, 2, 4, 6, 5, 10, 11, 9, 7, 8, 3, 12]

  static func button(_ label: String, _ intent: Intent, role: RoleKind? = nil) -> ButtonView {
    ButtonView(label: label, hint: nil, enabled: true, role: role, intent: intent)
  }

  static func character(_ kind: CharacterKind) -> CharacterView {
    CharacterView(character: kind, name: "\(kind)".capitalized)
  }

  static func played(_ kind: CharacterKind, struck: String? = nil) -> PlayedView {
    PlayedView(
      character: character(kind), struck: struck, explain: .king(.inspectCharacter(character: kind)))
  }

  static func value(
    _ text: String, _ reason: String? = nil, struck: String? = nil, taken: String? = nil
  ) -> ValueView {
    ValueView(text: text, reason: reason, struck: struck, taken: taken)
  }

  static func seat(
    _ seat: Int32, _ name: String, _ face: Int32, card: PlayedView? = nil, value: ValueView? = nil,
    champion: ValueView? = nil, reach: [ReachView] = [], pointsStruck: String? = nil, crowns: Int32 = 0,
    mark: String? = nil, active: Bool = false, turned: Bool = false
  ) -> KingSeatView {
    KingSeatView(
      seat: seat, place: seat * 3, name: name, medallion: FaceView(portrait: seat, colour: nil), face: face,
      struck: value?.struck, reach: reach, card: card,
      value: value,
      champion: champion, points: "3 points", pointsShort: "3", pointsStruck: pointsStruck, ones: 1, twos: 1,
      crowns: crowns, inHand: 6, mark: mark, active: active, turned: turned,
      spoken: "\(name): the die shows \(face).", why: .king(.inspectSeat(seat: seat)))
  }

  /// A whole turn: cards and dice cancelled, winner and runner-up.
  static let scored = [
    seat(
      0, "Mia", 7, card: played(.machine), value: value("7 → 14", "Machine +7", taken: "+2"), mark: "winner"),
    seat(
      1, "Lea", 10, card: played(.troublemakers), value: value("10", struck: "same value as Maximiliane")),
    seat(
      2, "Tom", 2, card: played(.alchemist, struck: "also chosen by Lea"), value: value("2", taken: "+1"),
      mark: "runner-up"),
    seat(
      3, "Maximiliane", 3, card: played(.parasite, struck: "also chosen by Tom"),
      value: value("17 → 10", "Parasite −7", struck: "same value as Lea"), crowns: 1, active: true),
  ]

  static func group(_ seats: [KingSeatView]) -> GroupView {
    GroupView(
      label: "", large: true, seats: seats,
      rows: seats.count > 2
        ? [[0, 1], (2..<Int32(seats.count)).reversed()] : seats.indices.map { [Int32($0)] },
      rail: nil, spoken: seats.map(\.name).joined(separator: ", "), open: nil)
  }

  /// The others of a tournament of three groups.
  static let others = [
    GroupView(
      label: "Group 2", large: false, seats: [seat(4, "Anna", 1), seat(5, "Bob", 2)], rows: [],
      rail: nil, spoken: "Group 2: Anna, Bob.", open: .king(.openGroup(group: 1))),
    GroupView(
      label: "Group 3", large: false, seats: [seat(6, "Chloé", 3), seat(7, "Dominik", 4)], rows: [],
      rail: nil, spoken: "Group 3: Chloé, Dominik.", open: .king(.openGroup(group: 2))),
  ]

  static func hand(_ selected: CharacterKind? = nil) -> HandView {
    let kinds: [CharacterKind] = [.knight, .sorcerer, .oracle, .alchemist, .machine, .parasite, .golem]
    let cards = kinds.map { kind in
      HandCardView(
        face: .character(character: character(kind)), selected: kind == selected, advised: false, badge: nil,
        rule: "What the \(kind) does.", spoken: "\(kind): what it does.",
        intent: .king(.pickCharacter(character: kind)),
        explain: button("Explain: \(kind)", .king(.inspectCharacter(character: kind))))
    }
    return HandView(label: "Mia’s hand", cards: cards)
  }

  static let step = StepView(
    title: "Step 2 of 6", rule: "A character chosen more than once is cancelled.",
    happened: ["Lea and Tom chose the same card: cancelled."], next: button("Go on", .king(.nextStep)))

  static let history = HistoryView(
    title: "Round 2", seats: ["Mia", "Lea"],
    turns: [
      HistoryTurnView(
        label: "Turn 1",
        cells: ["Mia", "Lea"].map {
          HistoryCellView(
            character: character(.knight), value: "3", struck: false, taken: "+1", spoken: "\($0): 3.")
        })
    ], note: nil, close: button("Close", .king(.closeHistory)))

  static let standings = StandingsView(
    label: "Standings",
    rows: (0..<5).map {
      StandingView(
        medallion: FaceView(portrait: $0, colour: nil), place: "\($0 + 1)", name: "Seat \($0)",
        crowns: $0 == 0 ? 1 : 0, points: "\(9 - $0)",
        spoken: "Place \($0 + 1): Seat \($0).")
    })

  static let result = KingResultView(
    winner: 3, medallion: FaceView(portrait: 3, colour: .ruby), name: "Maximiliane",
    headline: "Maximiliane is King of 12", line: "Two cards under the die.",
    crowns: [character(.lady), character(.golem)], turns: history, seed: "The seed of this game: 17",
    record: ExportView(label: "Save the record", hint: "A file.", enabled: true, kind: .record),
    review: button("Review", .table(.openReview)), watch: button("Watch again", .replay(.watch(game: 1))),
    rematch: button("Play again", .table(.rematch)),
    home: button("Home", .app(.openHome)))

  static func table(
    _ seats: [KingSeatView] = scored, others: [GroupView] = [], hands: [HandView] = [],
    offers: ChoicesView? = nil, confirm: ButtonView? = nil, step: StepView? = nil,
    standings: StandingsView? = nil, history: HistoryView? = nil, askHint: ButtonView? = nil,
    hint: HintView? = nil, result: KingResultView? = nil
  ) -> KingView {
    KingView(
      round: "Round 2, turn 3", status: "Mia chooses a card", die: die,
      table: KingFrame(groups: [group(seats)] + others), hands: hands, peek: nil, offers: offers,
      confirm: confirm, cancel: nil, step: step, standings: standings, history: history,
      askHint: askHint, hint: hint,
      inspect: nil, result: result)
  }

  /// The table after a beat.
  static func frame(_ seats: [KingSeatView]) -> TableFrame {
    .king(king: KingFrame(groups: [group(seats)]))
  }

  static func screen(_ view: KingView) -> Screen {
    screen(titled: "King of 12", .king(king: view))
  }

  static func screen(
    titled title: String, back: ButtonView? = nil, thinking: ThinkingView? = nil, secret: Bool = false,
    _ body: Body
  ) -> Screen {
    let (game, round): (GameKind?, String?) =
      switch body {
      case .forest(let table): (.forest, table.round)
      case .king(let table): (.king, table.round)
      case .council(let table): (.council, table.turn)
      case .review(let review): (review.game, nil)
      default: (nil, nil)
      }
    return Screen(
      title: title, heading: round ?? title, game: game, atTable: round != nil, back: back,
      tools: round == nil ? [] : [button("Undo", .table(.undo), role: .undo)], primary: nil,
      look: LookView(theme: .light, language: "en", chosen: nil), lesson: nil, replay: nil, puzzle: nil,
      notice: nil,
      thinking: thinking, turned: false, secret: secret, awake: false, live: [], body: body)
  }
}
