import SwiftUI

/// The vault with its seven windows in the order of play, the floor, the throne. Without `warm` all is the grey of the night.
struct HallInside {
  let warm: Bool

  /// Where the floor of the hall begins, and where the scene ends.
  static let floor: CGFloat = 514
  static let end: CGFloat = 604

  private static let windows: [(x: CGFloat, y: CGFloat, high: CGFloat)] = [
    (-156, 370, 118), (-112, 302, 136), (-60, 258, 150), (0, 242, 162), (60, 258, 150), (112, 302, 136),
    (156, 370, 118),
  ]

  /// `lit`: how bright each window is, from 0 to 1; a dark one is an outline.
  func vault(_ context: GraphicsContext, lift: CGFloat, lit: (Int) -> Double) {
    for (half, top, width) in [(196, 52, 2.4), (178, 74, 1), (160, 98, 0.7)] as [(CGFloat, CGFloat, CGFloat)]
    {
      context.outline(.lancet(0, 580, 2 * half, 560 - top), warm ? 0xE3BE6B : 0x4A5A9A, width, 0.9)
    }
    let focus = CGPoint(x: 0, y: 250)
    for rib in 0..<12 {
      let angle = -82.5 + 15 * CGFloat(rib)
      context.outline(.line(focus.towards(angle, 150), focus.towards(angle, 250)), 0xC9D8FF, 0.6, 0.18)
    }
    for (place, window) in Self.windows.enumerated() {
      let foot = CGPoint(x: window.x, y: window.y - lift)
      pane(context, foot, place == 3 ? 42 : 38, window.high, lit(place))
    }
  }

  private func pane(
    _ context: GraphicsContext, _ foot: CGPoint, _ wide: CGFloat, _ high: CGFloat, _ lit: Double
  ) {
    let pane = Path.lancet(foot.x, foot.y, wide, high)
    let box = pane.boundingRect
    let rose = CGPoint(x: foot.x, y: foot.y - 0.66 * high)
    let bright = lit > 0.5
    if lit > 0 { context.glow(box.centre, 0.8 * high, 0.8 * high, 0xFFC65A, 0.5 * lit) }
    let frame = Path.lancet(foot.x, foot.y + 2, wide + 7, high + 6)
    context.fill(frame, 0x0A1238)
    context.outline(frame, bright ? 0xE3BE6B : 0x6F82C4, 1)
    context.fill(pane, with: .down(ramp([(0, 0x101B4C), (1, 0x070C28)]), box))
    if lit > 0 {
      context.faint(lit).fill(pane, with: .down(ramp([(0, 0xFFF3C9), (0.5, 0xFFC65A), (1, 0xD9822A)]), box))
      context.within(pane).fill(
        .rays(foot, to: 1.1 * high, count: 11, turned: -80, over: 176), 0xFFFBEA, 0.45 * lit)
      context.fill(.ngon(rose, 0.34 * wide), 0xB3304A, 0.8 * lit)
      context.fill(.star(rose, 0.26 * wide, 0.1 * wide, 6), 0xFFF3C9, lit)
    } else {
      context.outline(.ngon(rose, 0.3 * wide), 0x3A4A8A, 1.2)
    }
    let bar: UInt32 = bright ? 0x7A4E10 : 0x3A4A8A
    context.outline(.upright(foot.x, foot.y - high / 2, foot.y), bar, 1.4)
    for (share, width) in [(0.42, 1.4), (0.2, 1)] as [(CGFloat, CGFloat)] {
      context.outline(
        .line(CGPoint(x: box.minX, y: foot.y - high * share), CGPoint(x: box.maxX, y: foot.y - high * share)),
        bar, width)
    }
    if bright { context.gild(pane, line: 2) } else { context.outline(pane, 0x6F82C4, 1.6) }
  }

  /// Tiles that come nearer, from `top` down to `end`, as wide as `reach` to both sides.
  func tiles(_ context: GraphicsContext, from top: CGFloat, to end: CGFloat, reach: CGFloat) {
    let ground = CGRect(x: -reach, y: top, width: 2 * reach, height: end - top)
    let colours: [(CGFloat, UInt32)] =
      warm
      ? [(0, 0x223A8A), (0.5, 0x0E1B50), (1, 0x040820)] : [(0, 0x1A2450), (0.5, 0x0B1130), (1, 0x040820)]
    context.fill(Path(ground), with: .down(ramp(colours), ground))
    let rows: [CGFloat] = [0, 16, 40, 76, 128, 200]
    var tiles = Path()
    for (row, (near, far)) in zip(rows, rows.dropFirst()).enumerated() {
      for place in -12..<12 where (place + row).isMultiple(of: 2) {
        let (left, right) = (CGFloat(place), CGFloat(place + 1))
        let (above, below) = (26 + 0.42 * near, 26 + 0.42 * far)
        tiles.addPath(
          Path(through: [
            CGPoint(x: left * above, y: top + near), CGPoint(x: right * above, y: top + near),
            CGPoint(x: right * below, y: top + far), CGPoint(x: left * below, y: top + far),
          ]))
      }
    }
    context.fill(tiles, warm ? 0x4A66C4 : 0x27336A, 0.35)
  }

  /// The red carpet, down to `end`, broader as it comes nearer.
  func carpet(_ context: GraphicsContext, to end: CGFloat) {
    let wider = 0.73 * (end - Self.floor)
    let carpet = Path(through: [
      CGPoint(x: -58, y: Self.floor), CGPoint(x: 58, y: Self.floor), CGPoint(x: 58 + wider, y: end),
      CGPoint(x: -58 - wider, y: end),
    ])
    context.fill(carpet, with: .down(ramp([(0, 0xB3304A), (1, 0x6E1022)]), carpet.boundingRect))
    for side in [-1, 1] as [CGFloat] {
      context.outline(
        .line(CGPoint(x: 52 * side, y: Self.floor), CGPoint(x: (52 + 0.92 * wider) * side, y: end)), 0xE3BE6B,
        2)
    }
  }
}

/// A throne of about 130 × 140, its foot at 0, 0.
enum ThroneSeat {
  private static let back = Path.data(
    "M0,-116C18,-116 26,-100 26,-84L28,-30L-28,-30L-26,-84C-26,-100 -18,-116 0,-116Z")
  private static let cushion = Path.data(
    "M0,-110C14,-110 20,-98 20,-84L21,-34L-21,-34L-20,-84C-20,-98 -14,-110 0,-110Z")
  private static let shade = Path.data("M0,-110C14,-110 20,-98 20,-84L21,-34L0,-34Z")
  private static let arms = Path.data("M26,-50L42,-50L42,-42L38,-42L38,-10L28,-10Z", mirrored: true)
  private static let seat = Path.data("M0,-34L28,-34L32,-22L-32,-22L-28,-34Z")
  private static let seatShade = Path.data("M0,-34L28,-34L32,-22L0,-22Z")

  static func paint(_ context: GraphicsContext) {
    let crest = CGPoint(x: 0, y: -96)
    context.gild(.rays(crest, from: 16, to: 34, count: 13, turned: -84, over: 182))
    for place in 0..<11 {
      context.fill(.star(crest.towards(15 * CGFloat(place) - 75, 40), 3.2, 1.1, 4), 0xF4F7FF)
    }
    context.gild(back)
    context.outline(back, 0x4A340E, 0.9)
    context.fill(cushion, 0x29479A)
    context.fill(shade, 0x182E6C)
    for (y, places) in [(-74, [-12, 0, 12]), (-58, [-6, 6]), (-42, [-12, 0, 12])] as [(CGFloat, [CGFloat])] {
      for x in places { context.fill(.ngon(CGPoint(x: x, y: y), 2.8, 4, turned: 0), 0xE9C46A) }
    }
    context.fill(.star(CGPoint(x: 0, y: -92), 10, 4.4, 12), 0xFFF3C9)
    context.fill(.disc(CGPoint(x: 0, y: -92), 3), 0x29479A)
    context.gild(arms)
    context.outline(arms, 0x4A340E, 0.8)
    for x in [-34, 34] as [CGFloat] {
      context.gild(.disc(CGPoint(x: x, y: -52), 6))
      context.fill(.disc(CGPoint(x: x, y: -52), 2.4), 0x8FB2FF)
    }
    context.fill(seat, 0x3A5CC0)
    context.fill(seatShade, 0x22408F)
    context.gild(Path(CGRect(x: -33, y: -22, width: 66, height: 7)))
    context.fill(Path(CGRect(x: -28, y: -15, width: 56, height: 15)), 0x182E6C)
    context.fill(Path(CGRect(x: -46, y: 0, width: 92, height: 5)), 0xC9D3EC)
    context.fill(Path(CGRect(x: -56, y: 5, width: 112, height: 5)), 0x8E9CC4)
    context.fill(Path(CGRect(x: -66, y: 10, width: 132, height: 6)), 0x5A6A9E)
  }
}

/// A candle that stands: a flame, or a thread of smoke.
enum Taper {
  private static let flame = Path.data("M0,4C-6,2 -6,-6 0,-18C6,-6 6,2 0,4Z")
  private static let core = Path.data("M0,3C-3.4,2 -3.4,-4 0,-11C3.4,-4 3.4,2 0,3Z")
  private static let smoke = Path.data("M0,0C-5,-8 6,-14 1,-24C-4,-33 7,-38 2,-50C-1,-58 4,-62 3,-70")
  private static let thread = Path.data("M1,-14C6,-22 -3,-30 3,-40C7,-48 1,-54 4,-62")

  static func paint(_ context: GraphicsContext, _ foot: CGPoint, high: CGFloat, wide: CGFloat, lit: Bool) {
    let wax = CGRect(x: foot.x - wide / 2, y: foot.y - high, width: wide, height: high)
    context.fill(
      Path(wax),
      with: .across(
        ramp(
          lit
            ? [(0, 0xFFF6DF), (0.5, 0xEBD9B0), (1, 0xA88C58)]
            : [(0, 0x8E97B8), (0.5, 0x5E688E), (1, 0x363E62)]), wax))
    context.fill(.oval(CGPoint(x: foot.x, y: wax.minY), wide / 2, 1.8), lit ? 0xFFFBEF : 0xA9B2D0)
    let wick = context.placed(CGPoint(x: foot.x, y: wax.minY - 3), scale: 0.8)
    if lit {
      wick.glow(CGPoint(x: 0, y: -8), 34, 34, 0xFFC65A, 0.55)
      wick.fill(flame, 0xFFB02E)
      wick.fill(core, 0xFFF3C9)
    } else {
      wick.outline(smoke, 0xAEB8D8, 2, 0.42)
      wick.outline(thread, 0xDCE6FF, 1.1, 0.4)
    }
  }
}

/// A stand with five arms, its foot at 0, 0.
enum Candelabrum {
  private static let foot = Path.data("M-26,0L26,0L20,-6L-20,-6Z")
  private static let step = Path.data("M-16,-6L16,-6L6,-14L-6,-14Z")

  static func paint(_ context: GraphicsContext, warm: Bool) {
    let metal = warm ? Gold.metal : ramp([(0, 0x8A93B8), (0.5, 0x4A5480), (1, 0x2A3158)])
    let edge: UInt32 = warm ? 0x4A340E : 0x141A38
    let shaft = Path(CGRect(x: -2.6, y: -118, width: 5.2, height: 106))
    for part in [foot, step, shaft] { context.fill(part, with: .down(metal, part.boundingRect)) }
    for y in [-40, -78] as [CGFloat] {
      let knot = Path.ngon(CGPoint(x: 0, y: y), 6)
      context.fill(knot, with: .down(metal, knot.boundingRect))
      context.outline(knot, edge, 0.8)
    }
    for (x, y) in [(40, -118), (-40, -118), (21, -110), (-21, -110)] as [(CGFloat, CGFloat)] {
      var arm = Path()
      arm.move(to: CGPoint(x: 0, y: y + 34))
      arm.addCurve(
        to: CGPoint(x: x, y: y + 4), control1: CGPoint(x: 0.55 * x, y: y + 34),
        control2: CGPoint(x: x, y: y + 26))
      context.outline(arm, edge, 5)
      context.outline(arm, warm ? 0xE3BE6B : 0x5E688E, 3)
    }
    for (x, y, high) in [(-40, -118, 24), (-21, -110, 26), (0, -120, 32), (21, -110, 26), (40, -118, 24)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let cup = Path(through: [
        CGPoint(x: x - 8, y: y + 2), CGPoint(x: x + 8, y: y + 2), CGPoint(x: x + 5, y: y + 7),
        CGPoint(x: x - 5, y: y + 7),
      ])
      context.fill(cup, with: .down(metal, cup.boundingRect))
      Taper.paint(context, CGPoint(x: x, y: y + 2), high: high, wide: 7, lit: warm)
    }
  }
}

extension Path {
  /// A pointed window, its foot at `x`, `y`.
  static func lancet(_ x: CGFloat, _ y: CGFloat, _ wide: CGFloat, _ high: CGFloat) -> Path {
    let (r, top) = (wide / 2, y - high)
    var path = Path()
    path.move(to: CGPoint(x: x - r, y: y))
    path.addLine(to: CGPoint(x: x - r, y: top + 1.3 * r))
    path.addCurve(
      to: CGPoint(x: x, y: top), control1: CGPoint(x: x - r, y: top + 0.4 * r),
      control2: CGPoint(x: x - 0.4 * r, y: top + 0.1 * r))
    path.addCurve(
      to: CGPoint(x: x + r, y: top + 1.3 * r), control1: CGPoint(x: x + 0.4 * r, y: top + 0.1 * r),
      control2: CGPoint(x: x + r, y: top + 0.4 * r))
    path.addLine(to: CGPoint(x: x + r, y: y))
    path.closeSubpath()
    return path
  }

  /// A line from above down.
  static func upright(_ x: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> Path {
    .line(CGPoint(x: x, y: top), CGPoint(x: x, y: bottom))
  }
}

extension GraphicsContext {
  /// Fills with a colour of the scene.
  func fill(_ path: Path, _ colour: UInt32, _ opacity: Double = 1) {
    fill(path, with: .color(rgb(colour, opacity)))
  }

  /// A line of the scene, its ends and corners round.
  func outline(_ path: Path, _ colour: UInt32, _ width: CGFloat, _ opacity: Double = 1) {
    stroke(
      path, with: .color(rgb(colour, opacity)),
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
