import DouzeCore
import SwiftUI

/// The end of a game of King of 12: the head of the winner under a crown, in laurel and rays.
struct CrownedScene: View {
  let winner: FaceView
  let height: CGFloat

  var body: some View {
    Canvas { context, size in CrownedInk.paint(context, size, winner) }
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .accessibilityHidden(true)
  }
}

enum CrownedInk {
  static func paint(_ context: GraphicsContext, _ size: CGSize, _ winner: FaceView) {
    let scale = size.height / 240
    let middle = CGPoint(x: size.width / 2, y: size.height * 0.56)
    context.glow(middle, 210 * scale, 150 * scale, 0xFFCF70, 0.55)
    context.within(Path(CGRect(origin: .zero, size: size))).fill(
      .rays(middle, from: 84 * scale, to: size.width), with: .color(rgb(0xFFE39A, 0.14)))
    let place = context.placed(middle, scale: scale)
    place.fill(.rays(.zero, from: 92, to: 108, share: 0.42), with: .color(rgb(0xFFE39A, 0.9)))
    laurel(place)
    MedallionInk.paint(place.placed(.zero, scale: 1.5), winner)
    Crown.paint(place.placed(CGPoint(x: 0, y: -78), scale: 1.7))
    for side in [-1.0, 1] {
      let stack = place.placed(CGPoint(x: side * 128, y: 74))
      stack.oval(CGPoint(x: 2, y: 8), 34, 12, ramp([(0, 0x000000, 0.6), (1, 0x000000, 0)]))
      for coin in 0..<3 {
        Coin.paint(stack.placed(CGPoint(x: 0, y: -7 * CGFloat(coin))), 17, side < 0 ? "2" : "1")
      }
    }
  }

  /// Two branches along a circle.
  private static func laurel(_ context: GraphicsContext) {
    let leaf = Path.data("M0,0C6,-5 7,-15 0,-25C-7,-15 -6,-5 0,0Z")
    let half = Path.data("M0,0C6,-5 7,-15 0,-25Z")
    for side in [-1.0, 1] {
      var branch = context
      branch.scaleBy(x: side, y: 1)
      for pair in 0..<7 {
        let angle = 186 + 100 * (CGFloat(pair) + 0.3) / 7
        let at = CGPoint.zero.towards(angle, 82)
        for turn in [34.0, -34] {
          let one = branch.placed(
            at, scale: 0.92 - 0.04 * CGFloat(pair), turned: .degrees(Double(angle) + 90 + turn))
          one.fill(leaf, with: .color(rgb(0xF0CF7E)))
          one.fill(half, with: .color(rgb(0xA8772A)))
        }
      }
    }
  }
}
