import SwiftUI

/// The dial of twelve months around the die, or only its field without the `ring`; `month` of a set-up by months is marked.
enum Dial {
  static let letters = Array("JFMAMJJASOND").map(String.init)

  /// Width of its ring, of its radius.
  static func ring(_ radius: CGFloat) -> CGFloat { radius * 0.225 }

  static func paint(
    _ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat, month: Int?, _ tokens: Tokens,
    day: Bool = false, ring ringed: Bool = true
  ) {
    let ring = ringed ? ring(radius) : 0
    let inner = radius - ring
    for by in [6.0, 4, 2] {
      context.fill(
        .ngon(CGPoint(x: centre.x, y: centre.y + 3 + by), radius + by * 1.6),
        with: .color(tokens.shadow.opacity(0.1)))
    }
    let body = Path.ngon(centre, radius)
    context.fill(
      body,
      with: .down(Gradient(colors: [tokens.rimLight, tokens.rimDeep]), body.boundingRect))
    context.gild(body, line: 2.2)
    let field = Path.ngon(centre, inner)
    let colours = Gradient(stops: [
      Gradient.Stop(color: tokens.tableLight, location: 0), Gradient.Stop(color: tokens.table, location: 0.7),
      Gradient.Stop(color: tokens.tableDeep, location: 1),
    ])
    context.fill(field, with: .outwards(colours, centre, inner))
    if ringed { context.gild(field, line: 1.4) }
    context.stroke(.ngon(centre, inner - 4), with: .color(rgb(0xC9D8FF, 0.7)), lineWidth: 0.5)
    context.fill(.rays(centre, from: 20, to: inner - 6), with: .color(rgb(0xDCE6FF, 0.07)))
    for (place, letter) in letters.enumerated() where ringed {
      let turned = 30 * CGFloat(place)
      let at = centre.towards(turned, (radius - ring / 2) * 0.985)
      context.stroke(
        .line(centre.towards(turned + 15, inner), centre.towards(turned + 15, radius)),
        with: .color(Gold.flat), lineWidth: 0.9)
      if place == month {
        let sign = Path.ngon(at, ring * 0.44)
        context.gild(sign)
        context.stroke(sign, with: .color(rgb(0x3A2408)), lineWidth: 0.8)
      }
      context.draw(
        Text(verbatim: letter).font(.custom(DisplayFont.name, fixedSize: max(11, radius * 0.16)))
          .foregroundStyle(place == month || day ? rgb(0x2A1606) : rgb(0xE6EDFC)), at: at, anchor: .center)
    }
  }
}

/// Favour: a candle in a gold foot, lit, or burnt down with a thread of smoke.
enum Candle {
  private static let foot = Path.data("M-7,14L7,14L5,18L-5,18Z")
  private static let wax = Path.data("M-4,-4L4,-4L4,14L-4,14Z")
  private static let shade = Path.data("M0,-4L4,-4L4,14L0,14Z")
  private static let drop = Path.data("M-4,-4L-4,1Q-2.6,4 -1.6,0L-1.6,-4Z")
  private static let flame = Path.symmetric("M0,-19 C5.4,-13 5,-7 0,-5")
  private static let core = Path.symmetric("M0,-14 C2.6,-10.5 2.4,-7 0,-5.6")
  private static let stub = Path.data("M-4,1L4,1L4,14L-4,14Z")
  private static let wick = Path.data("M0,1Q.4,-3 2.4,-4")
  private static let smoke = Path.data("M2.4,-7Q-1,-10 2,-13Q4,-15 1.6,-18")

  /// 14 wide and 37 high at a scale of 1, its middle at the middle of the wax.
  static func paint(_ context: GraphicsContext, lit: Bool) {
    if lit { context.glow(CGPoint(x: 0, y: -12), 15, 17, 0xFFC65A, 0.85) }
    context.gild(foot)
    context.stroke(foot, with: .color(Gold.edge), lineWidth: 0.6)
    if lit {
      context.fill(wax, with: .color(rgb(0xFFF6DF)))
      context.fill(shade, with: .color(rgb(0xD8C08C)))
      context.fill(drop, with: .color(.white))
      context.fill(flame, with: .color(rgb(0xFFB02E)))
      context.fill(core, with: .color(rgb(0xFFF6C8)))
    } else {
      let line = GraphicsContext.Shading.color(rgb(0xDCE6FF))
      context.fill(stub, with: .color(rgb(0x15256B)))
      context.stroke(stub, with: line, lineWidth: 1.8)
      context.stroke(wick, with: line, style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
      context.faint(0.9).stroke(smoke, with: line, style: StrokeStyle(lineWidth: 1.2, lineCap: .round))
    }
  }
}

/// A dilemma in the course of the reign: a window of the council's house.
enum CouncilWindow {
  enum State: Equatable {
    /// Lit, with a tick; with a bell where it was rung.
    case solved
    case rung
    /// Dark, with a cross.
    case failed
    /// A star.
    case now
    case shut
  }

  /// 15 wide and 20 high at a scale of 1, around its middle.
  static func paint(_ context: GraphicsContext, _ state: State) {
    let (w, h): (CGFloat, CGFloat) = (15, 21)
    var glass = Path()
    glass.move(to: CGPoint(x: -w / 2, y: h / 2))
    glass.addLine(to: CGPoint(x: -w / 2, y: -h / 2 + w / 2))
    glass.addArc(
      center: CGPoint(x: 0, y: -h / 2 + w / 2), radius: w / 2, startAngle: .degrees(180),
      endAngle: .degrees(360), clockwise: false)
    glass.addLine(to: CGPoint(x: w / 2, y: h / 2))
    glass.closeSubpath()
    if state == .now { context.glow(.zero, w * 1.3, h * 0.95, 0xFFD98A, 0.6) }
    context.fill(glass, with: fill(state, glass.boundingRect))
    context.stroke(
      glass, with: .color(rgb(state == .shut ? 0xC9D8FF : 0xF7E6B5)), lineWidth: state == .shut ? 1.2 : 1.5)
    let pen = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    switch state {
    case .solved: context.stroke(.check(.zero, 1), with: .color(.white), style: pen)
    case .rung: Bell.paint(context.placed(CGPoint(x: 0, y: 1.4), scale: 0.42))
    case .failed: context.stroke(.cross(CGPoint(x: 0, y: 1), 3.2), with: .color(.white), style: pen)
    case .now: context.fill(.star(CGPoint(x: 0, y: 1), 6.2, 2.6, 6), with: .color(rgb(0x7A1020)))
    case .shut:
      var bars = Path.line(CGPoint(x: 0, y: -h / 2 + 1), CGPoint(x: 0, y: h / 2))
      bars.addPath(.line(CGPoint(x: -w / 2, y: 0), CGPoint(x: w / 2, y: 0)))
      context.stroke(bars, with: .color(rgb(0x8FA4E0)), lineWidth: 0.9)
    }
    context.stroke(
      .line(CGPoint(x: -w / 2 - 1.4, y: h / 2 + 1), CGPoint(x: w / 2 + 1.4, y: h / 2 + 1)),
      with: .color(Gold.flat), lineWidth: 1.6)
  }

  private static func fill(_ state: State, _ box: CGRect) -> GraphicsContext.Shading {
    switch state {
    case .solved, .rung: .color(rgb(0x1E7A56))
    case .failed: .color(rgb(0x8E1730))
    case .now: .down(ramp([(0, 0xFFF3C9), (1, 0xF2B040)]), box)
    case .shut: .color(rgb(0x0E1A52))
    }
  }
}

extension Path {
  /// A tick around a point, at a scale.
  static func check(_ at: CGPoint, _ scale: CGFloat) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: at.x - 3.8 * scale, y: at.y + 1.4 * scale), CGPoint(x: at.x - scale, y: at.y + 4.6 * scale),
      CGPoint(x: at.x + 3.8 * scale, y: at.y - 2 * scale),
    ])
    return path
  }

  /// A cross, each arm so long.
  static func cross(_ at: CGPoint, _ arm: CGFloat) -> Path {
    var path = Path.line(CGPoint(x: at.x - arm, y: at.y - arm), CGPoint(x: at.x + arm, y: at.y + arm))
    path.addPath(.line(CGPoint(x: at.x + arm, y: at.y - arm), CGPoint(x: at.x - arm, y: at.y + arm)))
    return path
  }
}
