import SwiftUI

/// The table of twelve sides: wood, felt, gold inlays and rays from its middle.
enum KingFelt {
  /// Width of the wood.
  static func rim(_ radii: CGSize) -> CGFloat { min(radii.width, radii.height) > 170 ? 12 : 9 }

  static func paint(
    _ context: GraphicsContext, _ centre: CGPoint, _ radii: CGSize, _ tokens: Tokens, day: Bool = false,
    plain: Bool = false
  ) {
    func outline(_ in: CGFloat) -> Path {
      .ngon(centre, CGSize(width: radii.width - `in`, height: radii.height - `in`))
    }
    for by in [20.0, 15, 10, 5] {
      let low = CGPoint(x: centre.x, y: centre.y + 4 + by / 2)
      context.fill(
        .ngon(low, CGSize(width: radii.width + by / 2, height: radii.height + by / 2)),
        with: .color(tokens.shadow.opacity(day ? 0.05 : 0.1)))
    }
    let wide = rim(radii)
    let box = CGRect(around: centre, 2 * radii.width, 2 * radii.height)
    let wood = Gradient(stops: [
      Gradient.Stop(color: tokens.rimLight, location: 0), Gradient.Stop(color: tokens.rimDeep, location: 0.5),
      Gradient.Stop(color: tokens.rimLight, location: 1),
    ])
    context.fill(outline(0), with: .down(wood, box))
    line(context, outline(0), 2, tokens, box)
    let felt = Gradient(stops: [
      Gradient.Stop(color: tokens.tableLight, location: 0), Gradient.Stop(color: tokens.table, location: 0.6),
      Gradient.Stop(color: tokens.tableDeep, location: 1),
    ])
    let light = CGPoint(x: centre.x, y: centre.y - radii.height * 0.16)
    context.fill(outline(wide), with: .outwards(felt, light, max(radii.width, radii.height) * 1.2))
    if !plain {
      context.within(outline(wide)).fill(
        .rays(centre, from: 20, to: max(radii.width, radii.height) * 2),
        with: .color(tokens.ray.opacity(day ? 0.14 : 0.08)))
    }
    line(context, outline(wide), 2, tokens, box)
    context.stroke(outline(wide + 8), with: .color(tokens.gold.opacity(0.8)), lineWidth: 0.7)
    let middle = cos(CGFloat.pi / 12)
    for place in 0..<12 {
      let out = outwards(30 * CGFloat(place))
      let at = CGPoint(
        x: centre.x + (radii.width - wide / 2) * middle * out.x,
        y: centre.y + (radii.height - wide / 2) * middle * out.y)
      context.fill(.ngon(at, 3, 4, turned: 0), with: .color(rgb(0xFFE9B0)))
    }
  }

  /// The crown in the middle, where the dice leave room for it.
  static func medallion(_ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat) {
    let body = Path.ngon(centre, radius)
    context.fill(body, with: .outwards(ramp([(0, 0x5A0C1C), (1, 0x2A040C)]), centre, radius))
    context.gild(body, line: 1.6)
    context.fill(
      .rays(centre, from: radius * 0.7, to: radius * 0.91, share: 0.4), with: .color(Gold.flat.opacity(0.8)))
    Crown.paint(context.placed(CGPoint(x: centre.x, y: centre.y - 1), scale: radius / 48))
  }

  private static func line(
    _ context: GraphicsContext, _ path: Path, _ width: CGFloat, _ tokens: Tokens, _ box: CGRect
  ) {
    context.stroke(path, with: .down(tokens.metal, box), lineWidth: width)
  }
}

/// The back of a character's card, in the colours of a game.
enum BackInk {
  static func paint(_ context: GraphicsContext, _ size: CGSize, council: Bool) {
    let box = CGRect(origin: .zero, size: size).insetBy(dx: 0.7, dy: 0.7)
    let card = Path(roundedRect: box, cornerRadius: size.width * 0.1)
    let cloth = council ? ramp([(0, 0x3A5CC0), (1, 0x14225C)]) : ramp([(0, 0x8E1A2E), (1, 0x3E0713)])
    context.fill(card, with: .down(cloth, box))
    context.gild(card, line: max(1, size.width * 0.05))
    if council {
      context.fill(.star(box.centre, size.width * 0.3, size.width * 0.12, 6), with: .color(rgb(0xFFE9B0)))
    } else {
      context.stroke(.ngon(box.centre, size.width * 0.3), with: .color(Gold.flat), lineWidth: 0.9)
      context.fill(
        .rays(box.centre, from: size.width * 0.1, to: size.width * 0.28, count: 12, share: 0.45),
        with: .color(Gold.flat))
    }
  }
}
