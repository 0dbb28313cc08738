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
      if let table = view.table { TableThen(view: table, task: view.heading, send: send) }
      if let hand = view.hand {
        SoftWords(text: hand.label)
        HandCards(cards: hand.cards, send: send, face: 76, arrow: true)
      }
      WeighedRows(options: view.options, reasons: view.reasons, send: send)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel()
    .accessibilityElement(children: .contain)
  }
}
