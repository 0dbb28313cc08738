import DouzeCore
import DouzeKit
import SwiftUI

/// What lies beside the board: the explanation that was asked for, else hand, revealed and removed cards.
struct Tray: View {
  let view: ForestView
  let clock: Playing?
  let face: CGFloat
  let send: Send

  var body: some View {
    ByBeat(clock: clock) { index in
      VStack(spacing: Space.small) {
        if let motion = clock?.moves(at: index), let cards = motion.shown {
          Shown(cards: cards, leaving: motion.isRemoval, beat: index, clock: clock)
        } else if let inspect = view.inspect {
          Inspect(view: inspect, send: send)
        } else if let hint = view.hint {
          HintPanel(view: hint, send: send)
        } else {
          hands
          lying(clock?.forest(at: index))
        }
      }
      .frame(maxWidth: .infinity)
    }
  }

  /// A hand to be chosen from is large.
  private var choosing: Bool { view.hand?.cards.contains { $0.intent != nil } ?? false }

  @ViewBuilder private var hands: some View {
    if choosing, let hand = view.hand { HandCards(cards: hand.cards, send: send, face: face) }
    if let swap = view.swap { QuietButton(view: swap, send: send) }
    if let peek = view.peek, peek.open {
      ForEach(Array(peek.hands.enumerated()), id: \.offset) { _, hand in
        HandCards(cards: hand.cards, send: send, face: face)
      }
    }
  }

  /// Revealed and removed cards: those of the beat while one is played.
  private func lying(_ frame: ForestFrame?) -> some View {
    FlowRow(spacing: Space.medium) {
      LabelledCards(
        label: frame?.tableLabel ?? view.tableLabel, cards: frame?.table ?? view.table, side: min(face, 56))
      if !choosing, let hand = view.hand { LabelledHand(view: hand, side: min(face, 48)) }
      if let peek = view.peek { PeekButton(view: peek, send: send, style: .smallStrong) }
      LabelledCards(
        label: frame?.removedLabel ?? view.removedLabel, cards: frame?.removed ?? view.removed, side: 36)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
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
  let beat: Int?
  let clock: Playing?
  private let side: CGFloat = 96

  var body: some View {
    Moving(clock) { moment in
      let done = moment.done(of: beat)
      FlowRow(spacing: Space.medium, alignment: .center) {
        ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
          AnimalCard(view: card, side: side)
            .opacity(leaving ? 1 - done : 1)
            .offset(y: leaving ? side * done / 2 : 0)
            .rotation3DEffect(.degrees(leaving ? 0 : 90 * (1 - min(3 * done, 1))), axis: (x: 0, y: 1, z: 0))
            .spoken(card.name)
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
}
