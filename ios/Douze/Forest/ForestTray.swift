import DouzeCore
import DouzeKit
import SwiftUI

/// What is below or beside the board: the explanation that was asked for, else hand, revealed and removed cards, what
/// the card in question does and what it would bring.
struct Tray: View {
  let view: ForestView
  let clock: Playing?
  /// The side of a card that can be chosen.
  let face: CGFloat
  /// Words stand beside the cards, not below them.
  let beside: Bool
  let send: Send

  @Environment(\.tokens) private var tokens

  var body: some View {
    ByBeat(clock: clock) { index in
      VStack(spacing: 5) {
        if let motion = clock?.moves(at: index), let cards = motion.shown {
          Shown(cards: cards, leaving: motion.isRemoval, face: face, beat: index, clock: clock)
        } else if let inspect = view.inspect {
          Inspect(view: inspect, send: send)
        } else {
          play(clock?.forest(at: index))
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private func play(_ frame: ForestFrame?) -> some View {
    if beside {
      HStack(spacing: 10) {
        cards(frame, named: false).layoutPriority(1)
        VStack(alignment: .leading, spacing: 2) {
          if view.swap == nil { explained(.leading) }
          peek
        }
        .frame(
          minWidth: 110, maxWidth: .infinity,
          maxHeight: view.gain == nil && view.peek == nil ? face + 8 : nil,
          alignment: .leading)
      }
    } else {
      cards(frame, named: true)
      explained(.center)
    }
    if let swap = view.swap { QuietButton(view: swap, send: send) }
    if !beside { peek }
    if let hint = view.hint { HintPanel(view: hint, send: send) }
    removed(frame)
  }

  @ViewBuilder private var peek: some View {
    if let peek = view.peek { PeekButton(view: peek, send: send, style: .smallStrong) }
  }

  /// A hand to be chosen from is large.
  private var choosing: Bool { view.hand?.cards.contains { $0.intent != nil } ?? false }

  /// All cards in one line: those to choose from, or the revealed ones and one's hand, smaller.
  private func cards(_ frame: ForestFrame?, named: Bool) -> some View {
    FlowRow(spacing: face > 80 ? 14 : 7, lineSpacing: 4, alignment: .center) {
      if choosing, let hand = view.hand {
        let side = hand.cards.count > 4 && face > 80 ? 0.86 * face : face
        ForEach(Array(hand.cards.enumerated()), id: \.offset) { _, card in
          HandCard(view: card, send: send, face: side, named: named)
        }
      }
      let revealed = frame?.table ?? view.table
      let own = owner(revealed)
      LabelledCards(
        label: named ? frame?.tableLabel ?? view.tableLabel : "", cards: revealed.filter { $0.seat == own },
        side: named ? 0.8 * face : face)
      ForEach(Array(held.enumerated()), id: \.offset) { _, hand in
        LabelledHand(view: hand, side: 0.83 * face)
      }
      // The other side's card stands apart, with its owner's name.
      ForEach(view.seats.filter { $0.seat != own }, id: \.seat) { seat in
        let cards = revealed.filter { $0.seat == seat.seat }
        if !cards.isEmpty { LabelledCards(label: seat.name, cards: cards, side: 0.66 * face) }
      }
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
        FittingWords(text: rule, style: .small, align: align, lines: beside ? 5 : 3).accessibilityHidden(true)
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
