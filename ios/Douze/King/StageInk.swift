import SwiftUI

/// The stage of a winner: light and rays out of a focus, diamonds that fall, and the winner's cloth drawn aside below swags.
enum StageInk {
  /// All of it comes as `done` goes from 0 to 1: first the cloth parts.
  static func paint(
    _ context: GraphicsContext, _ size: CGSize, _ cloth: Cloth, focus: CGPoint, _ tokens: Tokens,
    done: Double = 1
  ) {
    let box = Path(CGRect(origin: .zero, size: size))
    let far = max(size.width, size.height)
    let ground = Gradient(stops: [
      Gradient.Stop(color: tokens.tableLight, location: 0),
      Gradient.Stop(color: tokens.table, location: 0.45),
      Gradient.Stop(color: tokens.tableDeep, location: 1),
    ])
    context.fill(box, with: .outwards(ground, focus, far * 0.8))
    context.within(box).fill(
      .rays(focus, from: 20, to: max(21, far * part(done, 0.35, 0.7))),
      with: .outwards(ramp([(0, 0xFFDC90, 0.6), (1, 0xFFDC90, 0)]), focus, far * 0.7))
    let half = min(size.width * 0.24, 150)
    let fallen = part(done, 0.35, 1)
    diamonds(
      context.within(box).placed(CGPoint(x: 0, y: (fallen - 1) * size.height)), size, focus, half)
    let wide = half + (size.width * shut - half) * (1 - part(done, 0, 0.4))
    aside(context, size.height, cloth, wide)
    var right = context.placed(CGPoint(x: size.width, y: 0))
    right.scaleBy(x: -1, y: 1)
    aside(right, size.height, cloth, wide)
    swags(context, size.width, cloth, tokens)
  }

  /// Half of a cloth that is shut, of the width.
  private static let shut: CGFloat = 0.62
  private static let falling = 40
  private static let colours: [UInt32] = [0xFFF0BE, 0xF0CF7E, 0x6E93D6, 0xFFFFFF]

  /// Around the winner, not over them; always the same ones.
  private static func diamonds(
    _ context: GraphicsContext, _ size: CGSize, _ focus: CGPoint, _ half: CGFloat
  ) {
    var chance: UInt32 = 12
    func next() -> CGFloat {
      chance = chance &* 1_664_525 &+ 1_013_904_223
      return CGFloat(chance >> 8) / CGFloat(1 << 24)
    }
    for place in 0..<falling {
      let at = CGPoint(
        x: half * 0.8 + next() * (size.width - 1.6 * half), y: size.height * (0.14 + 0.6 * next()))
      let unit = size.height / 500 * (0.8 + 0.7 * next())
      if hypot(Double(at.x - focus.x), Double(at.y - focus.y)) < Double(size.height) * 0.3 { continue }
      context.fill(
        .ngon(at, 4.5 * unit, 4, turned: 0), with: .color(rgb(colours[place % colours.count])))
    }
  }

  private static let folds = 5

  /// The left half of the cloth, drawn aside and tied.
  private static func aside(_ context: GraphicsContext, _ high: CGFloat, _ cloth: Cloth, _ half: CGFloat) {
    let tie = high * 0.7
    for place in (0..<folds).reversed() {
      let fold = CGFloat(place)
      let (top, wide) = (half * (0.24 * fold - 0.1), half * 0.32)
      let (waist, foot) = (half * 0.07 * fold, half * 0.15 * fold)
      func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      var path = Path()
      path.move(to: at(top, 0))
      path.addLine(to: at(top + wide, 0))
      path.addCurve(
        to: at(waist + half * 0.17, tie), control1: at(top + wide * 1.3, high * 0.4),
        control2: at(waist + half * 0.2, high * 0.52))
      path.addCurve(
        to: at(foot + half * 0.26, high), control1: at(waist + half * 0.2, high * 0.82),
        control2: at(foot + half * 0.3, high * 0.9))
      path.addLine(to: at(foot - half * 0.14, high))
      path.addCurve(
        to: at(waist - half * 0.05, tie), control1: at(foot - half * 0.1, high * 0.9),
        control2: at(waist, high * 0.82))
      path.addCurve(
        to: at(top, 0), control1: at(waist - half * 0.05, high * 0.52), control2: at(top, high * 0.4))
      path.closeSubpath()
      let lit = CGRect(x: waist - half * 0.05, y: 0, width: top + wide - waist + half * 0.05, height: high)
      context.fill(path, with: .across(cloth.fold(place), lit))
      context.stroke(path, with: .color(rgb(cloth.night)), lineWidth: 1)
    }
    var band = Path()
    band.move(to: CGPoint(x: -6, y: tie - 6))
    band.addQuadCurve(
      to: CGPoint(x: half * 0.52, y: tie - 12), control: CGPoint(x: half * 0.28, y: tie + 8))
    band.addLine(to: CGPoint(x: half * 0.54, y: tie + 4))
    band.addQuadCurve(to: CGPoint(x: -6, y: tie + 10), control: CGPoint(x: half * 0.28, y: tie + 24))
    band.closeSubpath()
    context.gild(band)
    context.stroke(band, with: .color(Gold.edge), lineWidth: 1)
  }

  /// Swags with a gold cord along the upper edge, and the cornice.
  private static func swags(
    _ context: GraphicsContext, _ across: CGFloat, _ cloth: Cloth, _ tokens: Tokens
  ) {
    let fitting = min(max(Int(across / 84), 5), 11)
    let count = fitting - (fitting + 1) % 2
    let wide = across / CGFloat(count)
    let (rail, hang): (CGFloat, CGFloat) = (12, 30)
    for place in 0..<count {
      let left = CGFloat(place) * wide
      let middle = left + wide / 2
      for fold in (1...4).reversed() {
        var path = Path()
        path.addLines([
          CGPoint(x: left, y: rail), CGPoint(x: left + wide, y: rail), CGPoint(x: left + wide, y: hang),
        ])
        path.addQuadCurve(
          to: CGPoint(x: left, y: hang), control: CGPoint(x: middle, y: hang + CGFloat(fold) * 10))
        path.closeSubpath()
        context.fill(path, with: .across(cloth.fold(fold), path.boundingRect))
        context.stroke(path, with: .color(rgb(cloth.night)), lineWidth: 0.8)
      }
      var cord = Path()
      cord.move(to: CGPoint(x: left, y: hang))
      cord.addQuadCurve(to: CGPoint(x: left + wide, y: hang), control: CGPoint(x: middle, y: hang + 40))
      context.stroke(cord, with: .color(Gold.dark), lineWidth: 4.6)
      context.stroke(cord, with: .color(Gold.pale), lineWidth: 2.2)
    }
    let cornice = CGRect(x: 0, y: 0, width: across, height: rail * 1.4)
    context.fill(
      Path(cornice), with: .down(Gradient(colors: [tokens.rimLight, tokens.rimDeep]), cornice))
    context.fill(
      Path(CGRect(x: 0, y: rail * 1.4, width: across, height: 1.6)), with: .color(Gold.flat))
  }
}
