import SwiftUI

/// What a wide or a high window shows of the hall of the end beside its vault and above it, in the units of the scene; outside, where
/// it is not `warm`, nothing hangs.
struct HallNave {
  let warm: Bool
  /// So far up, and so far to both sides.
  let top: CGFloat
  let reach: CGFloat
  let floor: CGFloat
  /// The portraits of the seats, whose banners hang in the bays.
  let seats: [Int]

  private let first: CGFloat = 232
  private let bay: CGFloat = 132
  private let wide: CGFloat = 26
  private let capital: CGFloat = 150
  private let spring: CGFloat = 128

  /// Pillars and arches at both sides of the vault, and the rose above it.
  func paint(_ context: GraphicsContext) {
    if reach >= first { aisles(context) }
    loft(context)
  }

  private func aisles(_ context: GraphicsContext) {
    let bays = Int((reach - first) / bay) + 1
    for side in [-1, 1] as [CGFloat] {
      for place in 0..<bays {
        let middle = side * (first + (CGFloat(place) + 0.5) * bay)
        niche(context, middle)
        if warm, !seats.isEmpty {
          // From the throne outwards, left and right by turns.
          let seat = seats[(2 * place + (side < 0 ? 0 : 1)) % seats.count]
          Banner.paint(context.placed(CGPoint(x: middle, y: capital + 66)), .of(portrait: seat))
        }
      }
      for place in 0...bays { pillar(context, side * (first + CGFloat(place) * bay)) }
    }
  }

  private func niche(_ context: GraphicsContext, _ x: CGFloat) {
    let (high, wide) = (floor - capital + spring, bay - wide)
    let arch = Path.lancet(x, floor, wide, high)
    context.fill(arch, with: .down(niches, arch.boundingRect))
    context.outline(arch, line, 1.8, 0.75)
    context.outline(.lancet(x, floor, wide - 9, high - 9), line, 0.8, 0.75)
    let rose = CGPoint(x: x, y: capital - 22)
    if warm { context.glow(rose, 60, 60, 0xFFC65A, 0.35) }
    context.fill(.ngon(rose, 26), 0x0A1238)
    let spokes = Path.rays(rose, from: 7, to: 22, count: 12, share: 0.3)
    if warm {
      context.fill(.ngon(rose, 22), with: .outwards(light, rose, 22))
      context.fill(spokes, 0x7A4E10, 0.7)
      context.fill(.star(rose, 9, 4, 6), 0xB3304A)
    } else {
      context.fill(spokes, line, 0.4)
    }
    context.outline(.ngon(rose, 23), line, 1.4)
  }

  private func pillar(_ context: GraphicsContext, _ x: CGFloat) {
    let half = wide / 2
    let shaft = CGRect(x: x - half, y: top, width: wide, height: floor - top)
    context.fill(Path(shaft), with: .across(stone, shaft))
    for at in [-0.4, 0, 0.4] {
      context.outline(.upright(x + at * half, capital, floor), 0x0A1238, 0.8, 0.6)
    }
    for at in [-half, half] { context.outline(.upright(x + at, top, floor), line, 0.8, 0.7) }
    for (y, out, high) in [
      (capital - 12, 7, 6), (capital - 4, 3, 8), (floor - 20, 4, 8), (floor - 10, 8, 12),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let ring = CGRect(x: x - half - out, y: y, width: wide + 2 * out, height: high)
      context.fill(Path(ring), with: .down(warm ? Gold.metal : stone, ring))
    }
    guard warm else { return }
    let sconce = CGPoint(x: x, y: capital + 118)
    context.glow(CGPoint(x: x, y: sconce.y - 22), 74, 74, 0xFFC65A, 0.4)
    Taper.paint(context, sconce, high: 20, wide: 7, lit: true)
    context.gild(.rays(sconce, to: 15, count: 7, share: 0.8, turned: 96, over: 168))
  }

  /// A rose of twelve panes in its gable, and stars.
  private func loft(_ context: GraphicsContext) {
    let middle = CGPoint(x: 0, y: -70)
    guard top <= middle.y else { return }
    if warm { context.glow(middle, 190, 190, 0xFFC65A, 0.34) }
    for (inner, width) in [(0, 2.4), (12, 0.8)] as [(CGFloat, CGFloat)] {
      var gable = Path()
      gable.addLines([
        CGPoint(x: inner - 226, y: 168), CGPoint(x: 0, y: 2 * inner - 250), CGPoint(x: 226 - inner, y: 168),
      ])
      context.outline(gable, line, width, 0.9)
    }
    context.fill(.ngon(middle, 92), 0x0A1238)
    context.outline(.ngon(middle, 92), line, 2.2)
    context.outline(.ngon(middle, 86), line, 0.8)
    let petal = Path.lancet(0, -25, 30, 58)
    for place in 0..<12 {
      let pane = context.placed(middle, turned: .degrees(30 * Double(place) + 15))
      if warm {
        pane.fill(petal, with: .down(light, petal.boundingRect))
        pane.outline(.upright(0, -83, -25), 0x7A4E10, 1.2)
      }
      pane.outline(petal, line, 1.6)
      pane.fill(.disc(CGPoint(x: 0, y: -59), 6), warm ? 0xB3304A : 0x27336A)
    }
    context.fill(.ngon(middle, 25), warm ? 0xB3304A : 0x27336A)
    context.fill(.star(middle, 20, 8, 12), warm ? 0xFFF3C9 : line)
    context.outline(.ngon(middle, 25), line, 1.6)
    for off in -4...4 {
      let y = CGFloat(abs(off)) * 41.8 - 276
      context.fill(.star(CGPoint(x: CGFloat(off) * 42, y: y), 5, 1.6, 4), warm ? 0xFFE9B0 : line, 0.9)
    }
  }

  private var line: UInt32 { warm ? 0xE3BE6B : 0x6F7DB0 }
  private var light: Gradient { ramp([(0, 0xFFF3C9), (0.5, 0xFFC65A), (1, 0xD9822A)]) }
  private var stone: Gradient {
    ramp(
      warm
        ? [(0, 0x4A66C4), (0.5, 0x2A4296), (1, 0x101C58)] : [(0, 0x3A477E), (0.5, 0x222C5C), (1, 0x0E1436)])
  }
  private var niches: Gradient {
    ramp(warm ? [(0, 0x1B2E7C), (1, 0x0A1344)] : [(0, 0x141D4A), (1, 0x080D2A)])
  }
}

/// A banner of 60 × 168 on a rod, in somebody's cloth; 0, 0 is the middle of its upper edge.
private enum Banner {
  private static let whole = Path.data("M-30,0L30,0L30,168L0,146L-30,168Z")
  private static let half = Path.data("M0,0L30,0L30,168L0,146Z")
  private static let hem = Path.data("M-30,152L0,130L30,152L30,168L0,146L-30,168Z")
  private static let seam = Path.data("M-25,0L-25,144L0,125.6L25,144L25,0")

  static func paint(_ context: GraphicsContext, _ cloth: Cloth) {
    let rod = Path.line(CGPoint(x: -38, y: -2), CGPoint(x: 38, y: -2))
    context.outline(rod, 0x5E3F12, 5.4)
    context.outline(rod, 0xF0CF7E, 3)
    for x in [-40, 40] as [CGFloat] { context.gild(.disc(CGPoint(x: x, y: -2), 4)) }
    context.fill(
      whole, with: .down(ramp([(0, cloth.sheen), (0.5, cloth.light), (1, cloth.mid)]), whole.boundingRect))
    context.fill(half, cloth.night, 0.4)
    context.gild(hem)
    context.outline(seam, 0xF0CF7E, 1.2)
    context.outline(whole, 0x5E3F12, 0.9)
    let sign = CGPoint(x: 0, y: 62)
    context.fill(.rays(sign, from: 14, to: 22, count: 12, share: 0.45), 0xF0CF7E)
    context.gild(.ngon(sign, 12))
    context.fill(.star(sign, 8, 3.2, 6), cloth.night)
  }
}
