import DouzeCore

/// States of the forest table, as the core would send them.
enum ForestFixtures {
  static let empty = board(".. .. ..\n.. .. ..\n.. .. ..")
  static let middle = board(
    """
    .. .. .. .. .. ..
    .. 40 k1 .. .. ..
    .. .. w0:3 o1:2 c0 ..
    .. m1 .. b0:3 j1:2! ..
    .. .. .. .. .. ..
    """)
  static let placing = board(
    """
    .. .. .. .. .. ..
    .+ 40 k1 .+ .+ ..
    .+ .+ w0:3 o1:2 c0 ..
    .+ m1 .+ b0:3 j1:2! ..
    .+ .+ .+ .+ 50:2? ..
    """)
  static let pushing = board(
    """
    .. .v .v .v .v ..
    .* d0? 40? k1? .. .<
    .> .. w0:3 o1:2 c0 .<
    .> m1 .. b0:3= j1:2! .<
    .. .- .^ .^ .^ ..
    """)

  private static let names: [Character: (ForestCard, String, String)] = [
    "c": (.crow, "Crow", "1"), "b": (.bat, "Bat", "2"), "m": (.moth, "Moth", "3"),
    "4": (.spider4, "Spider", "4"), "5": (.spider5, "Spider", "5"), "k": (.cat, "Cat", "6"),
    "o": (.owl, "Owl", "7"), "w": (.wolf, "Wolf", "8"), "j": (.jackalope, "Jackalope", "9"),
    "d": (.deer, "Deer", "10"), "r": (.raccoon, "Raccoon", "11"), "s": (.snake, "Snake", "X"),
  ]
  private static let marks: [Character: CellMark] = [
    "+": .legal, "v": .enterDown, "^": .enterUp, ">": .enterRight, "<": .enterLeft, "*": .selected,
    "?": .ghost, "-": .leaving, "!": .latest, "=": .because, "a": .advised, "d": .done,
  ]
  private static let onlyExplained: [CellMark] = [.plain, .leaving, .latest, .because]

  /// "w0": the Wolf of seat 0.
  static func card(_ word: some StringProtocol) -> CardView {
    let letters = Array(word)
    let (card, name, number) = names[letters[0]] ?? (.snake, "?", "?")
    return CardView(card: card, seat: letters[1] == "0" ? 0 : 1, name: name, number: number, gentle: false)
  }

  /// "w0:3!" is the Wolf of seat 0 with three points, placed last; ".." an empty cell, ".+" a legal one. `past`: a table
  /// that was, where nothing can be done.
  static func board(_ text: String, past: Bool = false) -> BoardView {
    let rows = text.split(separator: "\n").map { $0.split(separator: " ") }
    let cells = rows.enumerated().flatMap { row, words in
      words.enumerated().map { cell($1, Int32(row), Int32($0), past) }
    }
    return BoardView(
      rows: Int32(rows.count), cols: Int32(rows[0].count), squareRow: 0, squareCol: 0, cells: cells,
      spoken: "The display.")
  }

  private static func cell(_ word: Substring, _ row: Int32, _ col: Int32, _ past: Bool) -> CellView {
    let card = word.first == "." ? nil : card(word)
    let mark = word.last.flatMap { marks[$0] } ?? .plain
    var intent: Intent?
    if past {
      intent = nil
    } else if !onlyExplained.contains(mark) {
      intent = .forest(.tapCell(row: row - 1, col: col - 1))
    } else if card != nil {
      intent = .forest(.inspectCard(row: row - 1, col: col - 1))
    }
    let points = word.split(separator: ":").dropFirst().first.map { $0.filter(\.isNumber) }
    return CellView(
      row: row, col: col, slotRow: row, slotCol: col, card: card, points: points, mark: mark,
      spoken: "Row \(row + 1), column \(col + 1): \(card?.name ?? "empty").", intent: intent)
  }

  static func button(_ label: String, _ intent: Intent, on: Bool = true) -> ButtonView {
    ButtonView(label: label, hint: on ? nil : "Not now.", enabled: on, role: nil, intent: intent)
  }

  static func hand(_ words: [String], selected: String? = nil, shown: Bool = false) -> HandView {
    let cards = words.map { word in
      let card = card(word)
      return HandCardView(
        face: .animal(animal: card), selected: word == selected, advised: false, badge: nil,
        rule: "1 point for each.",
        spoken: "\(card.name), \(card.number): 1 point for each.",
        intent: shown ? nil : .forest(.pickCard(card: card.card)), explain: nil)
    }
    return HandView(label: "Mia’s hand", cards: cards)
  }

  static func peek(open: Bool) -> PeekView {
    PeekView(
      label: "Hold to see your hand", toggles: false, open: open, show: .table(.peek),
      hide: .table(.stopPeeking),
      warning: "Aloud.", hands: open ? [hand(["s1"], shown: true)] : [])
  }

  private static func seat(_ seat: Int32, _ name: String, preview: String? = nil) -> SeatView {
    SeatView(
      seat: seat, colour: seat == 0 ? .black : .white, name: name,
      medallion: FaceView(portrait: seat, colour: nil), score: "12", preview: preview,
      cards: "3 in hand", deck: "+4", inHand: 3, hasChosen: seat == 1,
      tiebreaker: seat == 0 ? "goes first" : nil,
      active: seat == 0, spoken: "\(name): 12 points.", why: .forest(.inspectScore(seat: seat)))
  }

  static func account(_ title: String) -> InspectView {
    let wolf = CardFace.animal(animal: card("w0"))
    let receipt = ReceiptView(face: wolf, points: "3", sentence: "3 opposing cards lie around it.", rule: nil)
    return InspectView(
      title: title, face: wolf, rule: "1 point for each.", receipts: [receipt], total: "3 points", more: nil,
      close: button("Close", .table(.closeInspect)))
  }

  static let result = ResultView(
    headline: "Mia wins, 19 to 17", decidedBy: "Points.", accounts: [account("Mia’s points")],
    seed: "The seed: 12",
    record: ExportView(label: "Save the record", hint: "As a file.", enabled: true, kind: .record),
    review: button("Review", .table(.openReview)), watch: button("Watch again", .replay(.watch(game: 1))),
    rematch: button("Play again", .table(.rematch)),
    home: button("Home", .app(.openHome)))

  static func table(
    _ board: BoardView, hand: HandView? = nil, revealed: [String] = [], removed: [String] = [],
    peek: PeekView? = nil, confirm: ButtonView? = nil, swap: ButtonView? = nil, askHint: ButtonView? = nil,
    hint: HintView? = nil, inspect: InspectView? = nil, result: ResultView? = nil
  ) -> ForestView {
    ForestView(
      round: "Round 6", status: "Mia chooses a card",
      seats: [seat(0, "Mia", preview: "→ 14"), seat(1, "Lea")],
      board: board, tableLabel: revealed.isEmpty ? "" : "Revealed", table: revealed.map { card($0) },
      removedLabel: removed.isEmpty ? "" : "Taken by Snakes", removed: removed.map { card($0) }, hand: hand,
      peek: peek, rule: nil, gain: nil, confirm: confirm,
      cancel: confirm.map { _ in button("Cancel", .table(.cancel)) },
      swap: swap, askHint: askHint, hint: hint, log: [], inspect: inspect, result: result)
  }

  static let choosing = table(
    middle, hand: hand(["50", "j0", "r0"], selected: "j0"),
    confirm: button("Choose the Jackalope", .table(.confirm)))

  static let all: [String: ForestView] = [
    "first": table(empty, hand: hand(["w0", "o0", "d0"])),
    "keep": table(
      empty, hand: hand(["w0", "j0", "d0", "r0", "s0"]),
      confirm: button("Keep these", .table(.confirm), on: false),
      swap: button("Swap", .forest(.swapBottom))),
    "choose": choosing,
    "ghost": table(
      placing, revealed: ["50", "r1"], peek: peek(open: true),
      confirm: button("Place it here", .table(.confirm))),
    "push": table(
      pushing, hand: hand(["50"], shown: true), revealed: ["d0"], removed: ["s1"], peek: peek(open: false),
      confirm: button("Push it in here", .table(.confirm))),
    "inspect": table(middle, hand: hand(["50"]), inspect: account("Mia’s Wolf")),
    "result": table(middle, result: result),
  ]
}
