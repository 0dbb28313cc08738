import DouzeCore
import SwiftUI

/// The end of a game of King of 12: the stage of the winner, and their head under a crown, in laurel and rays. While the crown is
/// taken the cloth parts, diamonds fall, the crown comes down and the coins land.
struct CrownedScene: View {
  let winner: FaceView
  let tween: Tween<KingFrame>
  /// What stands before its lower part.
  let foot: CGFloat
  /// Coins of two and of one.
  let coins: (twos: Int, ones: Int)
  /// Its stage goes on to these edges of the window, below what the system covers, too.
  let bleeds: Edge.Set
  @Environment(\.tokens) private var tokens

  var body: some View {
    if bleeds.isEmpty {
      stage(EdgeInsets()).clipShape(panelShape)
    } else {
      GeometryReader { space in stage(space.safeAreaInsets).clipped().ignoresSafeArea(edges: bleeds) }
    }
  }

  /// So far it goes beyond its room.
  private func stage(_ beyond: EdgeInsets) -> some View {
    Moving(tween.clock()) { now in
      let done = tween.done(now)
      Canvas { context, size in
        let top = bleeds.contains(.top) ? beyond.top : 0
        let left = bleeds.contains(.leading) ? beyond.leading : 0
        let foot = bleeds.contains(.bottom) ? beyond.bottom : 0
        let room = CGSize(width: size.width - left, height: size.height - top - foot)
        let free = CGSize(width: room.width, height: room.height - self.foot)
        let middle = CrownedInk.middle(free)
        let focus = CGPoint(x: left + middle.x, y: top + middle.y)
        StageInk.paint(
          context, size, .of(portrait: Int(winner.portrait)), focus: focus, tokens, done: done)
        let inner = context.placed(CGPoint(x: left, y: top))
        CrownedInk.paint(inner, free, winner, done: done)
        CrownedInk.coins(inner, room, coins, done: done)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityHidden(true)
  }
}

/// How much of the time between two parts of a beat is over, as something that falls: slow, fast, slow.
func part(_ done: Double, _ from: Double, _ to: Double) -> CGFloat {
  let time = min(max((done - from) / (to - from), 0), 1)
  return CGFloat(time * time * (3 - 2 * time))
}

enum CrownedInk {
  /// Of the winner's head.
  static func middle(_ size: CGSize) -> CGPoint { CGPoint(x: size.width / 2, y: size.height * 0.63) }

  static func paint(_ context: GraphicsContext, _ size: CGSize, _ winner: FaceView, done: Double = 1) {
    let scale = size.height / 215
    let place = context.placed(middle(size), scale: scale)
    place.fill(.rays(.zero, from: 92, to: 108, share: 0.42), with: .color(rgb(0xFFE39A, 0.9)))
    Laurel.paint(place)
    MedallionInk.paint(place.placed(.zero, scale: 1.5), winner)
    let down = part(done, 0.3, 0.55)
    let above = place.faint(min(1, 2 * down))
    Crown.paint(above.placed(CGPoint(x: 0, y: -78 - 44 * (1 - down)), scale: 1.7))
  }

  private static let most = 8

  /// In both corners on each other, a stack for each value.
  static func coins(
    _ context: GraphicsContext, _ size: CGSize, _ coins: (twos: Int, ones: Int), done: Double = 1
  ) {
    let aside = size.width / 2 - 22
    for (side, count, value) in [(-1.0, coins.twos, "2"), (1, coins.ones, "1")] where count > 0 {
      let stack = context.placed(CGPoint(x: size.width / 2 + side * aside, y: size.height - 28))
      stack.oval(CGPoint(x: 2, y: 8), 34, 12, ramp([(0, 0x000000, 0.6), (1, 0x000000, 0)]))
      for coin in 0..<min(count, most) {
        let from = 0.6 + 0.4 * Double(coin) / Double(most + 1)
        let down = part(done, from, from + 0.8 / Double(most + 1))
        let y = -7 * CGFloat(coin) - 60 * (1 - down)
        Coin.paint(stack.faint(min(1, 3 * down)).placed(CGPoint(x: 0, y: y)), 17, value)
      }
    }
  }
}
