import DouzeCore
import SwiftUI

/// Cards under a die: one line, only to be looked at.
struct UnderCards: View {
  let view: HandView
  var ink: Color?

  var body: some View {
    FlowRow(spacing: Space.small, lineSpacing: Space.tiny) {
      AppText(text: view.label, style: .small, colour: ink)
      ForEach(Array(view.cards.enumerated()), id: \.offset) { _, card in
        HStack(spacing: Space.tiny) {
          OpenCard(face: card.face, side: 24)
          AppText(text: card.face.name, style: .smallStrong, colour: ink)
        }
        .frame(minHeight: 24)
        .spoken(card.spoken)
      }
    }
    .accessibilityElement(children: .contain)
  }
}
