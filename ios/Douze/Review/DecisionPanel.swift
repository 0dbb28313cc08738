import DouzeCore
import SwiftUI

/// A decision in full: the table as that person saw it, what was done, and what was weighed. Nothing of it is played.
struct DecisionPanel: View {
  let view: ReviewedView
  let send: Send

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Heading(text: view.heading, style: .strong)
      AppText(text: view.sentences.joined(separator: " "))
      if let board = view.board {
        GeometryReader { space in
          let plan = BoardPlan(space.size.width, space.size.height, largest: 92)
          Board(view: board, clock: nil, plan: plan, send: send, task: view.heading)
            .frame(width: space.size.width, height: space.size.height)
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: Self.widest)
        .frame(maxWidth: .infinity)
      }
      if let hand = view.hand {
        SoftWords(text: hand.label)
        HandCards(cards: hand.cards, send: send)
      }
      if !view.receipts.isEmpty { Receipts(receipts: view.receipts, send: send) }
      WeighedRows(options: view.options, reasons: view.reasons, send: send)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
  }

  private static let widest: CGFloat = 480
}
