import SwiftUI

/// The hall from outside, for a council that is banished: its gate, the councillors without, the rain.
enum HallGate {
  private static let foot: CGFloat = 546
  private static let wide: CGFloat = 190
  private static let high: CGFloat = 290
  private static let iron: UInt32 = 0x8E9CC4
  private static let spring = CGPoint(x: 0, y: foot - high + wide / 2)
  private static let key = Path.data("M-2.4,0L2.4,0L3.6,9L-3.6,9Z")

  /// The gate; its leaves are shut at 1.
  static func paint(_ context: GraphicsContext, shut: Double) {
    let (wall, door) = (arch(16), arch(0))
    context.fill(wall, with: .down(ramp([(0, 0x4A5A92), (1, 0x1C2654)]), wall.boundingRect))
    context.outline(wall, iron, 1.4)
    for place in 0..<11 {
      let angle = 16.5 * CGFloat(place) - 82.5
      context.outline(
        .line(spring.towards(angle, wide / 2 + 2), spring.towards(angle, wide / 2 + 16)), 0x0B1130, 1.6)
    }
    context.fill(door, with: .down(ramp([(0, 0x2A3568), (1, 0x10163A)]), door.boundingRect))
    var inside = context.within(door)
    inside.fill(.rays(spring, to: 0.55 * wide, count: 15, turned: -84, over: 180), 0x5A6A9E, 0.55)
    leaf(inside, open: 0.36 * wide * (1 - shut))
    inside.scaleBy(x: -1, y: 1)
    leaf(inside, open: 0.36 * wide * (1 - shut))
    context.outline(door, 0xAEB8D8, 2)
    if shut > 0.9 {
      let lock = CGPoint(x: 0, y: foot - 0.4 * high)
      context.fill(.ngon(lock, 17), 0x0B1130)
      context.outline(.ngon(lock, 17), 0xC9D3EC, 2)
      context.fill(.disc(CGPoint(x: 0, y: lock.y - 3), 4), 0xC9D3EC)
      context.placed(lock).fill(key, 0xC9D3EC)
    }
    context.fill(Path(CGRect(x: -130, y: foot, width: 260, height: 7)), 0x4A5A92)
    context.fill(Path(CGRect(x: -146, y: foot + 7, width: 292, height: 8)), 0x33407A)
    context.fill(Path(CGRect(x: -164, y: foot + 15, width: 328, height: 9)), 0x222C5C)
  }

  private static func arch(_ grown: CGFloat) -> Path {
    let r = wide / 2 + grown
    var path = Path()
    path.move(to: CGPoint(x: -r, y: foot))
    path.addLine(to: CGPoint(x: -r, y: spring.y))
    path.addArc(
      center: spring, radius: r, startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
    path.addLine(to: CGPoint(x: r, y: foot))
    path.closeSubpath()
    return path
  }

  /// The right leaf, moved aside.
  private static func leaf(_ context: GraphicsContext, open: CGFloat) {
    for bar in 0..<6 {
      let x = open + wide / 10 * CGFloat(bar)
      context.outline(.upright(x, spring.y, foot), iron, bar == 0 ? 3.6 : 2.4, 0.85)
      if (1...4).contains(bar) {
        context.fill(.ngon(CGPoint(x: x, y: spring.y + 40), 8, 4, turned: 0), iron)
        context.fill(.ngon(CGPoint(x: x, y: foot - 70), 4, 4, turned: 0), iron)
      }
    }
    for y in [spring.y, spring.y + 14, foot - 96, foot - 84, foot - 26, foot - 14] {
      context.outline(.line(CGPoint(x: open, y: y), CGPoint(x: open + wide / 2, y: y)), iron, 2, 0.85)
    }
    let wheel = CGPoint(x: open + wide / 4, y: foot - 0.4 * high)
    context.fill(.ngon(wheel, 26), 0x141C46)
    for (radius, width) in [(26, 2), (20, 1.2), (9, 1.2)] as [(CGFloat, CGFloat)] {
      context.outline(.ngon(wheel, radius), iron, width)
    }
    context.fill(.rays(wheel, from: 10, to: 19, count: 12, share: 0.4), iron)
  }

  /// The seats in their cloaks; the one in the middle stands nearest and carries the light.
  static func turnedOut(_ context: GraphicsContext, _ seats: [Int]) {
    let middle = CGFloat(seats.count - 1) / 2
    let near = seats.count / 2
    let step = min(62, 190 / CGFloat(max(1, seats.count)))
    for place in seats.indices.filter({ $0 != near }) + seats.indices.filter({ $0 == near }) {
      let front = place == near
      let at = CGPoint(x: (CGFloat(place) - middle) * step, y: front ? 599 : 588)
      Cloaked.paint(context.placed(at, scale: front ? 1.04 : 0.92), portrait: seats[place], lantern: front)
    }
  }

  /// Rain that stands still.
  static func rain(_ context: GraphicsContext, reach: CGFloat) {
    for drop in 0..<46 {
      // The golden ratio and its square spread them.
      let across = (0.618 * Double(drop)).truncatingRemainder(dividingBy: 1)
      let down = (0.382 * Double(drop * drop % 47)).truncatingRemainder(dividingBy: 1)
      let at = CGPoint(x: (2 * across - 1) * reach, y: 50 + 540 * down)
      context.outline(
        .line(at, CGPoint(x: at.x - 3, y: at.y + 13)), 0xC9D8FF, 0.8, 0.1 + 0.03 * Double(drop % 8))
    }
  }
}

/// A councillor from behind, in a cloak of their own cloth; one carries a lantern.
private enum Cloaked {
  private static let cloak = Path.data(
    "M0,-74C12,-74 17,-66 18,-58C22,-40 25,-18 28,0L0,3L-28,0C-25,-18 -22,-40 -18,-58C-17,-66 -12,-74 0,-74Z")
  private static let half = Path.data("M0,-74C12,-74 17,-66 18,-58C22,-40 25,-18 28,0L0,3Z")
  private static let folds = Path.data("M6,-60C9,-40 11,-18 12,1M15,-56C18,-38 20,-18 21,0", mirrored: true)
  private static let collar = Path.data("M-18,-58Q0,-48 18,-58")
  private static let long = Path.data(
    "M0,-95C11,-95 14,-85 13,-75L12,-62C8,-57 4,-56 0,-56C-4,-56 -8,-57 -12,-62L-13,-75C-14,-85 -11,-95 0,-95Z"
  )
  private static let bob = Path.data(
    "M0,-95C12,-95 13,-84 12.6,-70L12.6,-66L0,-65L-12.6,-66L-12.6,-70C-13,-84 -12,-95 0,-95Z")
  private static let band = Path.data("M-12.6,-82Q0,-76 12.6,-82")
  private static let glass = Path.data("M26,-36L38,-36L40,-14L24,-14Z")
  private static let flame = Path.data("M32,-17C28,-21 30,-26 32,-32C34,-26 36,-21 32,-17Z")
  private static let roof = Path.data("M25,-36L32,-43L39,-36Z")
  private static let hairs: [UInt32] = [0xA8401F, 0x2E1B16, 0xC9C6D2, 0x3B2314, 0x222B52, 0x4B2A6E]

  static func paint(_ context: GraphicsContext, portrait: Int, lantern: Bool) {
    let cloth = Cloth.of(portrait: portrait)
    context.fill(.oval(CGPoint(x: 4, y: 2), 34, 6), 0, 0.5)
    if lantern { context.glow(CGPoint(x: 32, y: -26), 70, 70, 0xFFC65A, 0.6) }
    context.fill(cloak, cloth.light)
    context.fill(half, cloth.mid)
    context.outline(folds, cloth.night, 1.1, 0.8)
    context.outline(cloak, 0xAEB8D8, 0.8, 0.6)
    context.outline(collar, 0xE3BE6B, 1.8)
    let hair = portrait.isMultiple(of: 2) ? long : bob
    context.fill(hair, hairs[portrait % hairs.count])
    context.within(hair).fill(Path(CGRect(x: 0, y: -100, width: 20, height: 50)), 0, 0.3)
    context.outline(band, 0xF0CF7E, 1.8)
    guard lantern else { return }
    context.outline(.line(CGPoint(x: 22, y: -40), CGPoint(x: 32, y: -40)), cloth.light, 4)
    context.fill(glass, 0xFFE9B0)
    context.outline(glass, 0x3A2408, 1.2)
    context.fill(flame, 0xF59A16)
    context.gild(roof)
    context.gild(Path(CGRect(x: 23, y: -14, width: 18, height: 3)))
  }
}
