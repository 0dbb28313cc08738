import DouzeCore

/// Hints, and a review of a duel, as the core would send them.
enum HintFixtures {
  static let ask = ForestFixtures.button("A hint", .table(.askHint))

  static func weighed(
    _ label: String, _ worth: String, face: CardFace? = nil, select: Intent? = nil
  ) -> WeighedView {
    WeighedView(
      face: face, label: label, worth: worth, share: 50, spoken: "\(label): \(worth).", select: select)
  }

  static func hint(_ options: [WeighedView]) -> HintView {
    HintView(
      title: "What a strong player would do", options: options,
      reasons: ["It lies among three opposing cards.", "The Raccoon is kept for the end."],
      close: ForestFixtures.button("Close the hint", .table(.closeHint)))
  }

  static let cards = hint([
    weighed("Wolf", "best", face: .animal(animal: ForestFixtures.card("w0"))),
    weighed(
      "Owl", "1.2 points less", face: .animal(animal: ForestFixtures.card("o0")),
      select: .forest(.pickCard(card: .owl))),
  ])
  static let characters = hint([
    weighed(
      "Knight", "best", face: .character(character: KingFixtures.character(.knight)),
      select: .king(.pickCharacter(character: .knight))),
    weighed("Ring the bells", "3 % less"),
  ])

  /// Every table, asked and answered.
  static let screens: [String: Screen] = [
    "forest asks": forest(ForestFixtures.table(ForestFixtures.placing, askHint: ask)),
    "forest asks beside a choice": forest(
      ForestFixtures.table(
        ForestFixtures.middle, hand: ForestFixtures.hand(["50"]),
        confirm: ForestFixtures.button("Choose the Wolf", .table(.confirm)), askHint: ask)),
    "forest tells": forest(
      ForestFixtures.table(ForestFixtures.board(".. .a ..\n.+ w0 ..\n.. .. .."), hint: cards)),
    "king asks": KingFixtures.screen(KingFixtures.table(hands: [KingFixtures.hand()], askHint: ask)),
    "king tells": KingFixtures.screen(KingFixtures.table(hint: characters)),
    "council asks": CouncilFixtures.screen(
      CouncilFixtures.table {
        $0.decisions = [KingFixtures.button("Ring the bells", .council(.ringBells(ring: true)))]
        $0.askHint = ask
      }),
    "council tells": CouncilFixtures.screen(
      CouncilFixtures.table {
        $0.hint = characters
      }),
  ]

  static func forest(_ view: ForestView) -> Screen {
    KingFixtures.screen(titled: "Forest duel", .forest(forest: view))
  }
}

enum ReviewFixtures {
  static func line(
    _ number: Int32, _ chosen: String, better: String? = nil, _ cost: String, weight: Int32?,
    selected: Bool = false
  ) -> ReviewLineView {
    ReviewLineView(
      number: number, heading: "Round \(number + 1), choice", chosen: chosen, better: better, cost: cost,
      weight: weight, selected: selected, spoken: "Round \(number + 1), choice: \(chosen), \(cost).",
      intent: .table(.reviewDecision(number: number)))
  }

  static func lines(selected: Int32? = nil) -> [ReviewLineView] {
    [
      line(0, "Wolf", "as good as any", weight: 0, selected: selected == 0),
      line(1, "Owl", better: "Better: Crow", "cost 0.3 points", weight: 1, selected: selected == 1),
      line(2, "Bat", better: "Better: Deer", "cost 1.2 points", weight: 2, selected: selected == 2),
      line(3, "Snake", better: "Better: Moth", "cost 4 points", weight: 3, selected: selected == 3),
      line(4, "Cat", "not reckoned yet", weight: nil, selected: selected == 4),
    ]
  }

  /// A placement of a duel.
  static let placed = ReviewedView(
    heading: "Round 2, placement", sentences: ["The Owl was placed in row 1.", "That cost 0.3 points."],
    board: ForestFixtures.board(".. c0a ..\no1d w0 ..\n.. .. ..", past: true), hand: nil, receipts: [],
    options: HintFixtures.cards.options.map { HintFixtures.weighed($0.label, $0.worth, face: $0.face) },
    reasons: HintFixtures.cards.reasons)

  /// A choice in King of 12.
  static let chosen = ReviewedView(
    heading: "Round 1, turn 2", sentences: ["The Golem was chosen."], board: nil,
    hand: HandView(
      label: "Mia’s hand then",
      cards: [CharacterKind.golem, .knight].map { kind in
        HandCardView(
          face: .character(character: KingFixtures.character(kind)), selected: kind == .golem, advised: false,
          badge: kind == .golem ? "chosen" : "better", rule: "What it does.",
          spoken: "\(kind): what it does.", intent: nil, explain: nil)
      }),
    receipts: [
      ReceiptView(
        face: nil, points: "7", sentence: "Lea’s die.",
        rule: KingFixtures.button("To the rule of dice", .app(.openRules(game: .king, rule: "dice"))))
    ], options: [HintFixtures.weighed("Knight", "best")], reasons: [])

  static let people = ChoicesView(
    label: "Whose decisions?",
    choices: ["Mia", "Lea"].enumerated().map { seat, name in
      ChoiceView(label: name, line: nil, selected: seat == 0, intent: .table(.reviewSeat(seat: Int32(seat))))
    })

  static func screen(
    _ game: GameKind = .forest, people: ChoicesView? = nil, resume: Bool = false, selected: Int32? = nil,
    shown: ReviewedView? = nil, thinking: Bool = false
  ) -> Screen {
    let review = ReviewView(
      game: game, title: "Mia’s decisions", line: "Reckoned with what she could know.", people: people,
      total: "4 of 5 are reckoned.",
      resume: resume ? ForestFixtures.button("Go on reckoning", .table(.openReview)) : nil,
      decisions: lines(selected: selected), shown: shown)
    return KingFixtures.screen(
      titled: "Review", back: ForestFixtures.button("Back to the result", .app(.back)),
      thinking: thinking
        ? ThinkingView(ticket: 3, sentence: "Decision 5 of 5 is reckoned.", moveNow: "Stop") : nil,
      .review(review: review))
  }

  static let all: [String: Screen] = [
    "list": screen(),
    "reckoning": screen(thinking: true),
    "stopped": screen(people: people, resume: true),
    "placed": screen(people: people, selected: 1, shown: placed),
    "chosen": screen(.king, selected: 0, shown: chosen),
  ]
}
