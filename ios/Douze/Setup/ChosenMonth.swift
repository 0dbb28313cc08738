import DouzeCore
import SwiftUI

/// How the chosen month opens, and the lists that the rulebook prints.
struct ChosenMonth: View {
  let view: ChosenMonthView

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      AppText(text: view.story)
      FlowRow(spacing: Space.tiny) {
        ForEach(Array(view.petitioners.enumerated()), id: \.offset) { _, petitioner in
          CharacterCard(view: petitioner, side: 40)
        }
      }
      .accessibilityHidden(true)
      SoftWords(text: view.petitionerLine)
      SoftWords(text: view.dilemmaLine)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
