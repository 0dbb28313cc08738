import SwiftUI

/// Words between two gold rules that end in a diamond.
struct Divided: View {
  let text: String
  var style = Typography.plaque
  var colour: Color?
  /// So many at most, with smaller letters where they are too few.
  var lines: Int?
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: 10) {
      rule(-1)
      Group {
        if let lines {
          FittingWords(text: text, style: style, colour: colour, align: .center, lines: lines)
        } else {
          AppText(text: text, style: style, colour: colour, align: .center)
        }
      }
      .layoutPriority(1)
      rule(1)
    }
  }

  private func rule(_ side: CGFloat) -> some View {
    Canvas { context, size in
      let y = size.height / 2
      let near = side < 0 ? size.width - 3.2 : 3.2
      let far = side < 0 ? 0 : size.width
      guard size.width > 16 else { return }
      context.stroke(
        .line(CGPoint(x: near, y: y), CGPoint(x: far, y: y)), with: .color(tokens.line.opacity(0.85)),
        lineWidth: 1)
      context.fill(.ngon(CGPoint(x: near, y: y), 3.2, 4, turned: 0), with: .color(tokens.line))
    }
    .frame(height: 8)
    .frame(minWidth: 0, maxWidth: .infinity)
    .accessibilityHidden(true)
  }
}
