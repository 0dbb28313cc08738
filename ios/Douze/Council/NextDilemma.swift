import DouzeCore
import SwiftUI

/// The next dilemma, once the bells have shown it: a line of its own.
struct NextDilemma: View {
  let view: DilemmaView
  let send: Send

  @Environment(\.tokens) private var tokens
  @Environment(\.dynamicTypeSize) private var letters

  /// As many values have room as signs.
  private static let few = 3

  var body: some View {
    ViewThatFits(in: .horizontal) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          label.frame(maxWidth: .infinity, alignment: .leading)
          targets
        }
        name
      }
      // In a narrow column its targets are only spoken, and explained by a tap.
      VStack(alignment: .leading, spacing: 0) {
        label.frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, alignment: .leading)
        name
      }
    }
    .padding(.horizontal, 9)
    .padding(.vertical, 3)
    .frame(minHeight: Space.touch)
    .background(buttonShape.fill(tokens.plaque(active: false)))
    .gilded(buttonShape, width: 1.2)
    .press(spoken: view.spoken, shape: buttonShape, intent: view.explain, send: send)
  }

  private var label: some View { OneLine(text: view.label, style: .note, colour: tokens.inkSoft) }

  private var name: some View {
    OneLine(text: view.name, style: .smallStrong)
      .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, alignment: .leading)
  }

  private var targets: some View {
    ForEach(Array(view.targets.enumerated()), id: \.offset) { _, target in
      if signed {
        HStack(spacing: 0) {
          ForEach(target.faces, id: \.self) { face in
            Piece(Self.side, units: Self.side) {
              TargetSign.paint($0, face: face, of: target, side: Self.side)
            }
          }
        }
      } else {
        OneLine(text: target.label, style: .note, colour: tokens.target)
      }
    }
  }

  private static let side: CGFloat = 18

  private var signed: Bool {
    !letters.isAccessibilitySize && view.targets.reduce(0) { $0 + $1.faces.count } <= Self.few
  }
}
