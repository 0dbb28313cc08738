import DouzeKit
import SwiftUI

/// The word of the house under a fan of rays, the die in it.
struct WordMark: View {
  let title: String
  /// 1 on a phone.
  let scale: CGFloat
  @Environment(\.tokens) private var tokens
  @Environment(\.theme) private var theme

  /// Twelve up: as the solid has them.
  private static let die = DieBody(layout: [12, 3, 8, 7, 9, 11, 10, 5, 6, 4, 2, 1])

  var body: some View {
    Canvas { context, size in paint(context, size) }
      .frame(height: 156 * scale)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .bottom) {
        Text(title)
          .font(.custom(DisplayFont.word, fixedSize: 50 * scale))
          .tracking(9 * scale)
          .foregroundStyle(theme == .day ? AnyShapeStyle(bronze) : AnyShapeStyle(tokens.gilt))
          .padding(.leading, 9 * scale)
          .lineLimit(1)
          .fixedSize()
          .frame(height: 52 * scale)
          .accessibilityAddTraits(.isHeader)
      }
  }

  private var bronze: LinearGradient {
    LinearGradient(
      gradient: ramp([(0, 0xA8741E), (0.45, 0x6B4312), (0.7, 0x4E2F0A), (1, 0x8A5A1A)]), startPoint: .top,
      endPoint: .bottom)
  }

  private func paint(_ context: GraphicsContext, _ size: CGSize) {
    let foot = CGPoint(x: size.width / 2, y: 104 * scale)
    let line = theme == .day ? rgb(0x8A5A1A) : Gold.flat
    context.glow(CGPoint(x: foot.x, y: foot.y - 10 * scale), 190 * scale, 110 * scale, 0xE9B45A, 0.38)
    for place in 0..<25 {
      let angle = -90 + 7.5 * CGFloat(place)
      let long = place.isMultiple(of: 2)
      context.stroke(
        .line(foot.towards(angle, 44 * scale), foot.towards(angle, (long ? 92 : 72) * scale)),
        with: .color(line.opacity(0.85)), lineWidth: (long ? 1.3 : 0.7) * max(0.8, scale))
      if long {
        context.fill(
          .disc(foot.towards(angle, 96 * scale), 1.7 * scale),
          with: .color(theme == .day ? line : rgb(0xFFE9B0)))
      }
    }
    for (radius, width) in [(40.0, 1.4), (36, 0.6)] {
      var arc = Path()
      arc.addArc(
        center: foot, radius: radius * scale, startAngle: .degrees(180), endAngle: .degrees(360),
        clockwise: false)
      context.stroke(arc, with: .color(line), lineWidth: width)
    }
    sideLines(context, size, foot, line)
    let side = 45 * scale
    let sight = DieSight(rest, side: side, margin: 0, tilt: 6)
    DieInk(struck: false, reachable: [], targets: []).paint(
      context.placed(CGPoint(x: foot.x - side / 2, y: foot.y - 22 * scale - side / 2)), Self.die, sight,
      side: side, numbers: 1)
  }

  private var rest: Turn {
    var rest = DieRest(Self.die)
    rest.lie(on: 12)
    return rest.turn
  }

  private func sideLines(_ context: GraphicsContext, _ size: CGSize, _ foot: CGPoint, _ line: Color) {
    // The word is about so wide.
    let word = 112 * scale
    for side in [-1.0, 1] {
      for (place, down) in [18.0, 26, 34].enumerated() {
        let aside = CGFloat(abs(1 - place))
        let from = foot.x + side * (word + 4 * scale + aside * 7 * scale)
        let to = foot.x + side * (min(size.width / 2 - 14, 2.4 * word) - aside * 10 * scale)
        guard (to - from) * side > 14 else { continue }
        let y = foot.y + down * scale
        context.stroke(
          .line(CGPoint(x: from, y: y), CGPoint(x: to, y: y)), with: .color(line.opacity(0.9)),
          lineWidth: place == 1 ? 1.4 : 0.8)
      }
    }
  }
}
