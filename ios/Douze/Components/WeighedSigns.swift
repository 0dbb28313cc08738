import SwiftUI

/// Before what a strong player would do, and on its cell.
struct AdvisedSign: View {
  @Environment(\.tokens) private var tokens

  var body: some View {
    Star().fill(tokens.legal).frame(width: 16, height: 16).accessibilityHidden(true)
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
