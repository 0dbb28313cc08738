import DouzeCore
import SwiftUI

/// The next dilemma, once the bells have shown it: a line of its own.
struct NextDilemma: View {
  let view: DilemmaView
  let send: Send

  @Environment(\.tokens) private var tokens

  /// Beside its targets a name has so much.
  private static let named: CGFloat = 88

  private var name: some View {
    VStack(alignment: .leading, spacing: 0) {
      OneLine(text: view.label, style: .small, colour: tokens.inkSoft)
      OneLine(text: view.name, style: .smallStrong)
    }
  }

  private var targets: some View {
    ForEach(Array(view.targets.enumerated()), id: \.offset) {
      OneLine(text: $1.label, style: .smallStrong, colour: tokens.target)
    }
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) {
        name.frame(minWidth: 0, idealWidth: Self.named, maxWidth: .infinity, alignment: .leading)
        VStack(alignment: .trailing, spacing: 0) { targets }
      }
      VStack(alignment: .leading, spacing: 0) {
        name
        targets
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 9)
    .padding(.vertical, 3)
    .frame(minHeight: Space.touch)
    .framed(buttonShape, fill: .clear, edge: tokens.hairline)
    .press(spoken: view.spoken, shape: buttonShape, onClick: { send(view.explain) })
  }
}
