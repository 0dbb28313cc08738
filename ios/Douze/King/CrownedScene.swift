import DouzeCore
import SwiftUI

/// The end of a game of King of 12: the stage of the winner, and their head under a crown, in laurel and rays.
struct CrownedScene: View {
  let winner: FaceView
  /// Coins of two and of one.
  let coins: (twos: Int, ones: Int)
  @Environment(\.tokens) private var tokens

  var body: some View {
    Canvas { context, size in
      StageInk.paint(
        context, size, .of(portrait: Int(winner.portrait)), focus: CrownedInk.middle(size), tokens)
      CrownedInk.paint(context, size, winner)
      CrownedInk.coins(context, size, coins)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipShape(panelShape)
    .accessibilityHidden(true)
  }
}

enum CrownedInk {
  /// Of the winner's head.
  static func middle(_ size: CGSize) -> CGPoint { CGPoint(x: size.width / 2, y: size.height * 0.6) }

  static func paint(_ context: GraphicsContext, _ size: CGSize, _ winner: FaceView) {
    let scale = size.height / 270
    let place = context.placed(middle(size), scale: scale)
    place.fill(.rays(.zero, from: 92, to: 108, share: 0.42), with: .color(rgb(0xFFE39A, 0.9)))
    laurel(place)
    MedallionInk.paint(place.placed(.zero, scale: 1.5), winner)
    Crown.paint(place.placed(CGPoint(x: 0, y: -78), scale: 1.7))
  }

  private static let most = 8

  /// At both sides on each other, a stack for each value.
  static func coins(_ context: GraphicsContext, _ size: CGSize, _ coins: (twos: Int, ones: Int)) {
    let scale = size.height / 270
    let aside = min(128 * scale, size.width / 2 - 24 * scale)
    for (side, count, value) in [(-1.0, coins.twos, "2"), (1, coins.ones, "1")] where count > 0 {
      let foot = CGPoint(x: size.width / 2 + side * aside, y: size.height * 0.6 + 74 * scale)
      let stack = context.placed(foot, scale: scale)
      stack.oval(CGPoint(x: 2, y: 8), 34, 12, ramp([(0, 0x000000, 0.6), (1, 0x000000, 0)]))
      for coin in 0..<min(count, most) {
        Coin.paint(stack.placed(CGPoint(x: 0, y: -7 * CGFloat(coin))), 17, value)
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
