import DouzeCore
import SwiftUI

/// The next dilemma, once the bells have shown it: a line of its own.
struct NextDilemma: View {
  let view: DilemmaView
  let send: Send

  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 6) {
      VStack(alignment: .leading, spacing: 0) {
        OneLine(text: view.label, style: .small, colour: tokens.inkSoft)
        OneLine(text: view.name, style: .smallStrong)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .trailing, spacing: 0) {
        ForEach(Array(view.targets.enumerated()), id: \.offset) {
          OneLine(text: $1.label, style: .smallStrong, colour: tokens.target)
        }
      }
    }
    .padding(.horizontal, 9)
    .padding(.vertical, 3)
    .frame(minHeight: Space.touch)
    .framed(buttonShape, fill: .clear, edge: tokens.hairline)
    .press(spoken: view.spoken, shape: buttonShape, onClick: { send(view.explain) })
  }
}
