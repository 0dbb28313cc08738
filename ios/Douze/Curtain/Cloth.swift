import SwiftUI

/// The colours of a fold, from its edge to where the light falls on it.
struct Cloth {
  let night: UInt32
  let mid: UInt32
  let light: UInt32
  let sheen: UInt32

  /// That of somebody with this portrait, dyed as its niche.
  static func of(portrait: Int) -> Cloth {
    let (light, night) = courtier(portrait).niche?.inks ?? (0xA0203A, 0x1E0309)
    return Cloth(
      night: night, mid: mixed(night, light, 0.55), light: light,
      sheen: mixed(light, 0xFFFFFF, 0.12, bright: 1.3))
  }

  /// This colour, made brighter, and a share of another.
  private static func mixed(
    _ from: UInt32, _ other: UInt32, _ share: Double, bright: Double = 1
  ) -> UInt32 {
    [16, 8, 0].reduce(0) { sum, shift in
      func part(_ colour: UInt32) -> Double { Double(colour >> UInt32(shift) & 0xFF) }
      let lit = min(255, bright * part(from))
      return sum | UInt32(lit + share * (part(other) - lit)) << UInt32(shift)
    }
  }

  func fold(_ place: Int) -> Gradient {
    let shine: CGFloat = [0.40, 0.46, 0.36, 0.50][place % 4]
    return ramp([
      (0, night), (0.12, mid), (shine - 0.1, light), (shine, sheen), (shine + 0.12, light), (0.82, mid),
      (1, night),
    ])
  }
}

/// A curtain of twelve folds with a gold hem and a fringe; `lift`: how far a thumb has pulled it up, and where.
struct ClothInk {
  let cloth: Cloth
  var folds = 12
  var lift: Lift?

  /// A pull: as the hem rises, the folds gather to the thumb.
  struct Lift {
    let x: CGFloat
    let height: CGFloat
    /// How far to both sides the hem comes along.
    let spread: CGFloat

    /// Over a `gap` at the foot of the cloth's `box` the arch passes its upper corners.
    init(x: CGFloat, height: CGFloat, gap: CGSize? = nil, of box: CGRect = .zero) {
      self.x = x
      guard let gap, box.height > 0 else {
        // The higher it is, the more of it comes along.
        (self.height, spread) = (height, ClothInk.reach + max(0, height - 200))
        return
      }
      let least = height / box.height
      let corner = min(max((gap.height + ClothInk.fringe) / box.height, least * 0.3), 0.7)
      let arch = max(least, corner / 0.88)
      self.height = box.height * arch
      spread = max(ClothInk.reach, gap.width / 2 / CGFloat(log(Double(arch / corner)).squareRoot()))
    }
  }

  private static let reach: CGFloat = 112
  private static let fringe: CGFloat = 26

  func paint(_ context: GraphicsContext, _ box: CGRect) {
    let width = box.width / CGFloat(folds)
    let edges = (0...folds).map { box.minX + CGFloat($0) * width }
    let ends = edges.map { CGPoint(x: gathered($0, box), y: hem($0, box)) }
    for place in 0..<folds {
      fold(context, box, place, (edges[place], ends[place]), (edges[place + 1], ends[place + 1]))
    }
    for (off, width, colour, strength) in [
      (-30.0, 5.0, UInt32(0xE9C46A), 1.0), (-30, 1.2, 0xFFF0BE, 1), (-39, 1, 0xE3BE6B, 0.9),
      (-21, 1, 0xE3BE6B, 0.9),
    ] {
      context.stroke(hemLine(ends, off), with: .color(rgb(colour, strength)), lineWidth: width)
    }
    fringe(context, ends)
    context.stroke(hemLine(ends, -7), with: .color(Gold.dark), lineWidth: 4.4)
    context.stroke(hemLine(ends, -7), with: .color(Gold.pale), lineWidth: 2.4)
  }

  /// Where the lower edge is at `x`.
  func hem(_ x: CGFloat, _ box: CGRect) -> CGFloat {
    guard let lift else { return box.maxY }
    return box.maxY - lift.height * pull(x)
  }

  private func pull(_ x: CGFloat) -> CGFloat {
    guard let lift else { return 0 }
    return near(x, lift.spread)
  }

  private func near(_ x: CGFloat, _ spread: CGFloat) -> CGFloat {
    guard let lift else { return 0 }
    let far = Double((x - lift.x) / spread)
    return CGFloat(exp(-far * far))
  }

  private func gathered(_ x: CGFloat, _ box: CGRect) -> CGFloat {
    guard let lift else { return x + (x - box.midX) * 0.015 }
    return x + (lift.x - x) * 0.34 * near(x, Self.reach) * min(1, lift.height / 268)
  }

  private func fold(
    _ context: GraphicsContext, _ box: CGRect, _ place: Int, _ left: (CGFloat, CGPoint),
    _ right: (CGFloat, CGPoint)
  ) {
    let (a, low) = left
    let (b, last) = right
    let top = box.minY
    let (mid, end) = (top + (low.y - top) * 0.55, top + (last.y - top) * 0.55)
    var edge = Path()
    edge.move(to: CGPoint(x: a, y: top))
    edge.addCurve(to: low, control1: CGPoint(x: a, y: mid), control2: CGPoint(x: low.x, y: mid))
    var path = edge
    path.addQuadCurve(to: last, control: dip(low, last))
    path.addCurve(
      to: CGPoint(x: b, y: top), control1: CGPoint(x: last.x, y: end), control2: CGPoint(x: b, y: end))
    path.closeSubpath()
    context.fill(path, with: .across(cloth.fold(place), path.boundingRect))
    context.stroke(edge, with: .color(rgb(cloth.night, 0.8)), lineWidth: 1.4)
  }

  /// How deep the hem of a fold hangs between its edges.
  private func dip(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 1.6 * (6 + (b.x - a.x) * 0.16))
  }

  private func hemLine(_ ends: [CGPoint], _ off: CGFloat) -> Path {
    let ends = ends.map { CGPoint(x: $0.x, y: $0.y + off) }
    var path = Path()
    path.move(to: ends[0])
    for (a, b) in zip(ends, ends.dropFirst()) { path.addQuadCurve(to: b, control: dip(a, b)) }
    return path
  }

  private func fringe(_ context: GraphicsContext, _ ends: [CGPoint]) {
    var threads = [Path(), Path(), Path()]
    for (a, b) in zip(ends, ends.dropFirst()) {
      let count = max(4, Int((b.x - a.x) / 3.4))
      let middle = dip(a, b)
      for place in 0..<count {
        let t = (CGFloat(place) + 0.5) / CGFloat(count)
        let y = (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * middle.y + t * t * b.y
        let x = a.x + (b.x - a.x) * t
        threads[min(2, Int(t * 3))].addPath(.line(CGPoint(x: x, y: y - 6), CGPoint(x: x, y: y + 9)))
      }
    }
    for (thread, colour) in zip(threads, [UInt32(0xB98532), 0xE9C46A, 0xFFF0BE]) {
      context.stroke(thread, with: .color(rgb(colour)), lineWidth: 1.7)
    }
  }
}

/// The stepped cornice with its row of swags, which stay while the cloth moves.
enum Valance {
  private static let height: CGFloat = 72
  /// Where its wood ends at both sides: the sign in its corner stands on the wood alone.
  private static let rail: CGFloat = 44

  /// `above`: what the system covers of it.
  static func paint(
    _ whole: GraphicsContext, _ size: CGSize, _ cloth: Cloth, swags: Int = 5, above: CGFloat = 0
  ) {
    let context = whole.placed(CGPoint(x: 0, y: above))
    let width = size.width / CGFloat(swags)
    let shadow = CGRect(x: 0, y: height, width: size.width, height: 70)
    context.fill(Path(shadow), with: .down(ramp([(0, 0x000000, 0.55), (1, 0x000000, 0)]), shadow))
    for place in 0..<swags {
      let left = CGFloat(place) * width
      for fold in stride(from: 5, to: 0, by: -1) {
        let deep = height - 8 + CGFloat(fold) * 14.8
        var path = Path()
        path.move(to: CGPoint(x: left, y: 20))
        path.addLine(to: CGPoint(x: left + width, y: 20))
        path.addLine(to: CGPoint(x: left + width, y: height - 8))
        path.addQuadCurve(
          to: CGPoint(x: left, y: height - 8), control: CGPoint(x: left + width / 2, y: deep))
        path.closeSubpath()
        let shine = fold.isMultiple(of: 2) ? cloth.light : cloth.sheen
        context.fill(
          path,
          with: .across(
            ramp([(0, cloth.night), (0.3, cloth.mid), (0.5, shine), (0.7, cloth.mid), (1, cloth.night)]),
            path.boundingRect))
        context.stroke(path, with: .color(rgb(cloth.night)), lineWidth: 0.8)
      }
      edge(context, left, width)
    }
    for place in 0...swags {
      tassel(context.placed(CGPoint(x: CGFloat(place) * width, y: height - 10), scale: 0.8))
    }
    cornice(context, size.width, above)
  }

  /// A tassel that hangs down from its point.
  static func tassel(_ context: GraphicsContext) {
    let colours: [UInt32] = [0xB98532, 0xE9C46A, 0xFFF0BE, 0xE9C46A, 0xFFF0BE, 0xB98532, 0x8A6224]
    for (place, colour) in colours.enumerated() {
      let x = CGFloat(place)
      context.stroke(
        .line(CGPoint(x: -4.8 + x * 1.6, y: 10), CGPoint(x: -7 + x * 2.33, y: 30)), with: .color(rgb(colour)),
        lineWidth: 1.9)
    }
    for path in [Path.disc(CGPoint(x: 0, y: 4), 4.6), .data("M-6,10L6,10L4.4,7L-4.4,7Z")] {
      context.gild(path)
      context.stroke(path, with: .color(Gold.edge), lineWidth: 0.8)
    }
    context.fill(
      Path(roundedRect: CGRect(x: -6.4, y: 12.4, width: 12.8, height: 2.6), cornerRadius: 1),
      with: .color(Gold.dark))
  }

  private static func edge(_ context: GraphicsContext, _ left: CGFloat, _ width: CGFloat) {
    let (from, to) = (CGPoint(x: left, y: height - 8), CGPoint(x: left + width, y: height - 8))
    let middle = CGPoint(x: left + width / 2, y: height + 66)
    var line = Path()
    line.move(to: from)
    line.addQuadCurve(to: to, control: middle)
    context.stroke(line, with: .color(Gold.dark), lineWidth: 4.6)
    context.stroke(line, with: .color(Gold.pale), lineWidth: 2.2)
    var threads = Path()
    for place in 0...22 {
      let t = CGFloat(place) / 22
      let y = (1 - t) * (1 - t) * from.y + 2 * t * (1 - t) * middle.y + t * t * to.y
      threads.addPath(.line(CGPoint(x: left + width * t, y: y + 2), CGPoint(x: left + width * t, y: y + 11)))
    }
    context.stroke(threads, with: .color(rgb(0xE9C46A)), lineWidth: 1.5)
  }

  private static func cornice(_ context: GraphicsContext, _ across: CGFloat, _ above: CGFloat) {
    let middle = across / 2
    var path = Path()
    path.addLines(
      [
        (0.0, -above), (across, -above), (across, rail), (middle + 132, rail), (middle + 122, rail + 6),
        (middle + 92, rail + 6), (middle + 82, rail + 12), (middle - 82, rail + 12), (middle - 92, rail + 6),
        (middle - 122, rail + 6), (middle - 132, rail), (0, rail),
      ].map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    context.fill(
      path, with: .down(ramp([(0, 0x2A1408), (0.6, 0x160A05), (1, 0x3E2209)]), path.boundingRect))
    context.stroke(path, with: .color(Gold.flat), lineWidth: 1.6)
  }
}

/// The floor of the stage, and the lamps at its edge.
enum StageFloor {
  static func paint(_ context: GraphicsContext, _ box: CGRect) {
    context.fill(Path(box), with: .down(ramp([(0, 0x120805), (0.25, 0x2E1808), (1, 0x0A0402)]), box))
    var boards = Path()
    for place in -14..<15 {
      let x = CGFloat(place)
      boards.addPath(
        .line(CGPoint(x: box.midX + x * 22, y: box.minY), CGPoint(x: box.midX + x * 64, y: box.maxY)))
    }
    context.within(Path(box)).stroke(boards, with: .color(.black.opacity(0.45)), lineWidth: 1)
  }

  static func lamps(_ context: GraphicsContext, _ y: CGFloat, _ width: CGFloat, count: Int = 6) {
    let pitch = width / CGFloat(count)
    let places = (0..<count).map { pitch * (CGFloat($0) + 0.5) }
    for x in places { context.glow(CGPoint(x: x, y: y - 26), 52, 84, 0xFFD98A, 0.34) }
    context.gild(Path(CGRect(x: 0, y: y, width: width, height: 10)))
    context.fill(Path(CGRect(x: 0, y: y + 10, width: width, height: 3)), with: .color(Gold.edge))
    for x in places {
      let foot = CGPoint(x: x, y: y + 1)
      context.fill(half(foot, 19), with: .color(Gold.edge))
      context.fill(
        half(foot, 17),
        with: .outwards(ramp([(0, 0xFFFBEA), (0.5, 0xFFD98A), (1, 0xB98532)]), foot, 17))
      for angle in stride(from: CGFloat(-75), through: 75, by: 30) {
        context.stroke(.line(foot, foot.towards(angle, 17)), with: .color(Gold.dark), lineWidth: 1.1)
      }
    }
  }

  private static func half(_ foot: CGPoint, _ radius: CGFloat) -> Path {
    var path = Path()
    path.addArc(
      center: foot, radius: radius, startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
    path.closeSubpath()
    return path
  }
}
