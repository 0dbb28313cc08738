import DouzeCore
import SwiftUI

/// Sky, moon, woods and the clearing that is played on.
struct ForestScene: View {
  let moon: CGPoint
  let radius: CGFloat
  /// Where the far woods stand.
  let horizon: CGFloat
  /// The middle of the board.
  let board: CGFloat
  let inner: CGFloat
  /// Where the woods in front stand.
  let edge: CGFloat
  var middle: CGFloat?
  /// Of the woods in front, unless they take all of the window.
  var width: CGFloat?

  @Environment(\.tokens) private var tokens
  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    if contrast != .increased, theme != .black, theme != .contrast {
      GeometryReader { window in
        let (top, left) = (window.safeAreaInsets.top, window.safeAreaInsets.leading)
        // The canvas alone leaves the safe area: what is on the table is measured from its corner.
        Canvas { context, size in
          let woods = theme == .day ? Woods.day : .night
          let place = context.placed(CGPoint(x: 0, y: top))
          let orb = CGPoint(x: moon.x + left, y: moon.y)
          let scale: CGFloat = size.width > 600 ? 1.4 : 0.9
          woods.ground(context, size)
          woods.sky(place, orb, radius, foot: horizon, width: size.width, scale: scale)
          let heart = CGPoint(x: (middle ?? window.size.width / 2) + left, y: board)
          // Without its ring: the board has a frame.
          let radii = CGSize(width: inner * 0.76, height: inner * 0.7)
          Clearing.paint(place, heart, radii, tokens, ringed: false)
          woods.edge(place, edge, width ?? size.width, scale: scale)
        }
        .ignoresSafeArea()
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
}

/// The ground of a tray, its upper edge stepped twice to the middle.
struct TrayGround: View {
  let step: CGFloat
  @Environment(\.tokens) private var tokens

  var body: some View {
    Canvas { context, size in
      let edge = Path.skyline(from: 0, to: size.width, at: 2, step: step, half: 84)
      var ground = edge
      ground.addLine(to: CGPoint(x: size.width, y: size.height))
      ground.addLine(to: CGPoint(x: 0, y: size.height))
      ground.closeSubpath()
      context.fill(
        ground,
        with: .down(
          Gradient(colors: [tokens.trayTop.opacity(0.97), tokens.trayLow]),
          CGRect(origin: .zero, size: size)))
      context.stroke(edge, with: .color(tokens.goldOutside), lineWidth: 2.6)
      context.stroke(edge, with: .color(tokens.gold), lineWidth: 1.8)
      context.placed(CGPoint(x: 0, y: 4)).stroke(edge, with: .color(tokens.line), lineWidth: 0.6)
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
