import DouzeCore
import DouzeKit
import SwiftUI

/// What is below or beside the board: the explanation that was asked for, else hand, revealed and removed cards, what
/// the card in question does and what it would bring.
struct Tray: View {
  let view: ForestView
  let clock: Playing?
  /// The side of a card that can be chosen; all cards of a line fit into the `width`.
  let face: CGFloat
  let width: CGFloat
  /// Words stand beside the cards, not below them.
  let beside: Bool
  /// Where it is spread over a ledge and a pane, this much of it.
  var part = Part.all
  let send: Send

  enum Part { case all, cards, words, pane }

  /// What words beside the cards need.
  private static let words: CGFloat = 110
  private static let gap: CGFloat = 10

  /// What cards may take of a `width` beside their words.
  static func besideWords(_ width: CGFloat) -> CGFloat {
    min(0.68 * width, width - 2 * Space.small - gap - words)
  }

  /// What was weighed is open.
  @State private var weighed = false
  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    ByBeat(clock: clock) { index in
      VStack(spacing: 5) {
        if part == .pane {
          asked
          removed(clock?.forest(at: index))
        } else if part == .words {
          explained(.center)
          HStack(spacing: Space.small) {
            peek
            if let swap = view.swap { QuietButton(view: swap, send: send) }
          }
        } else if let motion = clock?.moves(at: index), let cards = motion.shown {
          Shown(cards: cards, leaving: motion.isRemoval, face: face, beat: index, clock: clock)
        } else if part == .cards {
          cards(clock?.forest(at: index), named: false)
        } else if let inspect = view.inspect {
          Inspect(view: inspect, send: send)
        } else {
          play(clock?.forest(at: index))
        }
      }
      .frame(maxWidth: .infinity)
    }
    .onChange(of: view.hint) { weighed = false }
  }

  /// What is explained or advised.
  @ViewBuilder private var asked: some View {
    if let inspect = view.inspect { Inspect(view: inspect, send: send) }
    if let hint = view.hint { HintPanel(view: hint, send: send) }
  }

  @ViewBuilder private func play(_ frame: ForestFrame?) -> some View {
    // Where both cards have gone to a Snake, those alone stand in the tray.
    if beside, !bare(frame) {
      HStack(spacing: Self.gap) {
        cards(frame, named: false).frame(maxWidth: silent ? .infinity : nil).layoutPriority(1)
        if !silent {
          VStack(alignment: .leading, spacing: 2) {
            if let hint = view.hint {
              HintLine(view: hint, send: send, closes: view.closesHint == nil) { weighed.toggle() }
                .frame(height: face + HandCard.above)
            } else if view.swap == nil, view.peek == nil || face > large {
              explained(.leading)
            }
            peek
          }
          .frame(
            minWidth: Self.words, maxWidth: .infinity,
            maxHeight: view.gain == nil && view.peek == nil ? face + 8 : nil,
            alignment: .leading)
        }
      }
      .frame(minHeight: face + HandCard.above)
    } else if !beside {
      cards(frame, named: view.hint == nil || face > large)
      if let hint = view.hint { HintLine(view: hint, send: send) { weighed.toggle() }.frame(minHeight: 52) }
      explained(.center)
    }
    if let swap = view.swap { QuietButton(view: swap, send: send) }
    if !beside { peek }
    if weighed, let hint = view.hint { HintPanel(view: hint, send: send) }
    removed(frame)
  }

  /// Nothing is in the tray but what Snakes have taken.
  private func bare(_ frame: ForestFrame?) -> Bool {
    silent && view.hand == nil && (frame?.table ?? view.table).isEmpty
      && !(frame?.removed ?? view.removed).isEmpty
  }

  /// Nothing stands beside the cards.
  private var silent: Bool {
    view.rule == nil && view.gain == nil && view.hint == nil && view.peek == nil && view.swap == nil
  }

  /// Above this side a card is large: there is room for words, too.
  private let large: CGFloat = 80

  @ViewBuilder private var peek: some View {
    if let peek = view.peek { PeekButton(view: peek, send: send, style: .smallStrong) }
  }

  /// A hand to be chosen from is large.
  private var choosing: Bool { view.hand?.cards.contains { $0.intent != nil } ?? false }

  /// All cards in one line: those to choose from, or the revealed ones, of which the one that is due is lifted, and the viewer's.
  /// Those of the other side hang under its plate, or stand apart.
  private func cards(_ frame: ForestFrame?, named: Bool) -> some View {
    let revealed = frame?.table ?? view.table
    let seat = owner(revealed)
    let own = revealed.filter { $0.seat == seat }
    let apart = letters.isAccessibilitySize || part == .cards ? revealed.filter { $0.seat != seat } : []
    let chosen = choosing ? view.hand?.cards ?? [] : []
    let plan = CardLine(
      chosen: chosen.count + own.count + apart.count, held: held.reduce(0) { $0 + $1.cards.count },
      face: face,
      // A hint has more words than a rule.
      width: beside && view.hint != nil ? 0.88 * width : width)
    return FlowRow(spacing: plan.gap, lineSpacing: 4, alignment: .center) {
      ForEach(Array(chosen.enumerated()), id: \.offset) { _, card in
        HandCard(view: card, send: send, face: plan.side, named: named)
      }
      let label = frame?.tableLabel ?? view.tableLabel
      laid(part == .cards ? own : own + apart, of: revealed, plan, label)
      ForEach(Array(held.enumerated()), id: \.offset) { _, hand in
        HStack(spacing: Space.tiny) {
          ForEach(Array(hand.cards.enumerated()), id: \.offset) { _, card in
            OpenCard(face: card.face, side: plan.side).spoken(card.spoken)
          }
        }
        .padding(.top, HandCard.above)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(hand.label)
      }
      // Behind the viewer's own cards.
      if part == .cards { laid(apart, of: revealed, plan, label).padding(.leading, Space.small) }
    }
    .frame(maxWidth: plan.rows ? width : nil)
  }

  /// Some of the revealed cards; the one that is due is lifted.
  @ViewBuilder private func laid(
    _ cards: [CardView], of revealed: [CardView], _ plan: CardLine, _ label: String
  )
    -> some View
  {
    if !cards.isEmpty {
      HStack(spacing: plan.gap) {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
          let due = card == revealed.first
          AnimalCard(view: card, side: plan.side, selected: due)
            .offset(y: due ? -HandCard.above : 0)
            .spoken(card.name)
            .padding(.top, HandCard.above)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label)
    }
  }

  /// The viewer's hand while it is only looked at.
  private var held: [HandView] {
    (choosing ? [] : [view.hand].compactMap { $0 }) + (view.peek.map { $0.open ? $0.hands : [] } ?? [])
  }

  /// Whose cards stand together: those of the hand, else of the card that is due.
  private func owner(_ revealed: [CardView]) -> Int32? {
    for card in held.flatMap(\.cards) {
      if case .animal(let animal) = card.face { return animal.seat }
    }
    return revealed.first?.seat
  }

  /// The rule of the card in question, and what the selection would bring.
  private func explained(_ align: TextAlignment) -> some View {
    VStack(alignment: align == .center ? .center : .leading, spacing: 1) {
      if let rule = view.rule {
        // The card's own name says it to VoiceOver.
        FittingWords(text: rule, style: beside ? .note : .small, align: align, lines: beside ? 5 : 3)
          .accessibilityHidden(true)
      }
      if let gain = view.gain {
        FittingWords(text: gain, style: .smallStrong, colour: tokens.legal, align: align, lines: 2)
      }
    }
  }

  /// What Snakes have taken.
  private func removed(_ frame: ForestFrame?) -> some View {
    LabelledCards(
      label: frame?.removedLabel ?? view.removedLabel, cards: frame?.removed ?? view.removed, side: 36)
  }
}

/// How large cards in a line are.
private struct CardLine {
  let gap: CGFloat
  let side: CGFloat
  /// Too small for a finger in one line: all are in two.
  let rows: Bool

  init(chosen: Int, held: Int, face: CGFloat, width: CGFloat) {
    gap = face > 80 ? 12 : 6
    let count = max(1, chosen + held)
    let fits = Self.each(count, gap, width)
    rows = held == 0 && fits < Space.touch
    side = min(face, rows ? Self.each((count + 1) / 2, gap, width) : fits)
  }

  private static func each(_ count: Int, _ gap: CGFloat, _ width: CGFloat) -> CGFloat {
    (width - gap * CGFloat(count - 1)) / CGFloat(count)
  }
}

extension ForestView {
  /// A hint beside cards is closed below it, where nothing else is cancelled there: its words have the room.
  var closesHint: ButtonView? { cancel == nil && confirm != nil ? hint?.close : nil }
}

extension ForestMotion {
  /// The cards that a beat is about, when they are not on the board.
  fileprivate var shown: [CardView]? {
    switch self {
    case .cardsRevealed(let cards), .cardsRemoved(let cards): cards
    case .cardPlaced, .linePushed, .cardMoved: nil
    }
  }

  fileprivate var isRemoval: Bool {
    if case .cardsRemoved = self { return true }
    return false
  }
}

/// Revealed cards turn over; removed ones fade.
private struct Shown: View {
  let cards: [CardView]
  let leaving: Bool
  let face: CGFloat
  let beat: Int?
  let clock: Playing?

  var body: some View {
    Moving(clock) { moment in
      let done = moment.done(of: beat)
      FlowRow(spacing: Space.medium, alignment: .center) {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
          AnimalCard(view: card, side: face)
            .opacity(leaving ? 1 - done : 1)
            .offset(y: leaving ? face * done / 2 : 0)
            .rotation3DEffect(.degrees(leaving ? 0 : 90 * (1 - min(3 * done, 1))), axis: (x: 0, y: 1, z: 0))
            .spoken(card.name)
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
}
