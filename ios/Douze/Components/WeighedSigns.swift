import SwiftUI

/// Before what a strong player would do, and on its cell.
struct AdvisedSign: View {
  @Environment(\.tokens) private var tokens

  var body: some View {
    Star().fill(tokens.legal).frame(width: 16, height: 16).accessibilityHidden(true)
  }
}

/// On the card that is advised: a star in the corner, and perhaps a ring around.
struct AdvisedCard: View {
  var ring: CGFloat?

  var body: some View {
    ZStack(alignment: .topTrailing) {
      if let ring { RoundedRectangle(cornerRadius: ring).strokeBorder(rgb(0x57C79A), lineWidth: 2.4) }
      Piece(20, units: 20) { context in
        context.fill(.ngon(.zero, 10), with: .color(rgb(0x10281D)))
        context.stroke(.ngon(.zero, 9.5), with: .color(rgb(0xFFE9B0)), lineWidth: 1)
        context.fill(.star(.zero, 8, 3.4, 5), with: .color(rgb(0xFFB02E)))
      }
      .offset(x: 4, y: -4)
    }
    .silent()
  }
}

/// Before what was done, and on its cell.
struct DoneSign: View {
  @Environment(\.tokens) private var tokens

  var body: some View {
    Rectangle().fill(tokens.latest).frame(width: 11, height: 11).frame(width: 16, height: 16)
      .accessibilityHidden(true)
  }
}

/// With five points, one of them up.
struct Star: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(
      through: (0..<10).map { place in
        let angle = CGFloat(place) * .pi / 5
        let far = place.isMultiple(of: 2) ? radius : radius * 0.42
        return CGPoint(x: rect.midX + far * sin(angle), y: rect.midY - far * cos(angle))
      })
  }
}
