import DouzeKit
import SwiftUI

private let heavy = 1.6
private let inset = 0.82
private let tint = 0.12
private let barPens = 3.5
private let barNear = 0.12
private let pale = 0.4
private let within = 0.97
private let faded = 0.4

/// Of a target's ring; the edges of a face are 0.62 from its middle.
private let ring = 0.5
private let ringPen = 0.055

/// A number fits into a circle of this radius, in a face whose edges are 0.62 from its middle.
private let room = 0.57
private let tallest = 0.98
private let leaning = 0.72

/// How much larger the number of a small die is.
private let larger = 1.12

/// They are seen on faces that lean less than the five around one that is up.
private let aside = 0.56
private let towards = 0.2

/// Height of a digit, in ems.
private let digit = 0.72

/// In dice smaller than this the numbers of side faces would only be noise.
private let smallSide = 88.0

/// How a die is painted.
struct DieInk {
  let tokens: Tokens
  let struck: Bool
  let reachable: [DieFace]
  let targets: Set<Int32>

  /// `numbers` from 0, blank faces, to 1.
  func paint(
    _ context: inout GraphicsContext, _ solid: DieBody, _ sight: DieSight, side: Double, numbers: Double
  ) {
    let pen = max(1, side * 0.011)
    faces(context, solid, sight)
    edges(context, sight, pen)
    marks(context, solid, sight, pen)
    if struck { bar(context, sight, side, pen) }
    for slot in sight.visible where targets.contains(solid.face(slot)) {
      target(context, solid, sight, slot, numbers)
    }
    let small = side < smallSide
    for slot in sight.visible {
      let seen = small ? min(max((sight.facing(slot) - aside) / towards, 0), 1) : 1
      if numbers * seen > 0 { number(context, solid, sight, slot, numbers * seen, small ? larger : 1) }
    }
  }

  private func reach(_ solid: DieBody, _ slot: Int) -> DieFace? {
    reachable.first { $0.face == solid.face(slot) }
  }

  /// Lighter where they look to the light.
  private func faces(_ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight) {
    for slot in sight.visible {
      let path = Path(through: sight.outline(slot))
      context.fill(path, with: .color(tokens.dieFaceSide))
      context.fill(path, with: .color(tokens.dieFill.opacity(sight.light(slot))))
      if reach(solid, slot) != nil { context.fill(path, with: .color(tokens.dieReach.opacity(tint))) }
    }
  }

  private func edges(_ context: GraphicsContext, _ sight: DieSight, _ pen: Double) {
    var all = Path()
    for slot in sight.visible { all.addPath(Path(through: sight.outline(slot))) }
    context.stroke(all, with: .color(tokens.dieFaceSide), style: rounded(pen))
    context.stroke(all, with: .color(tokens.dieEdge.opacity(struck ? 1 - faded : 1)), style: rounded(pen))
  }

  private func marks(_ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight, _ pen: Double) {
    for slot in sight.visible {
      guard let reach = reach(solid, slot) else { continue }
      let mark = Path(through: sight.outline(slot, share: inset))
      if reach.selected { context.fill(mark, with: .color(tokens.dieReach)) }
      context.stroke(mark, with: .color(tokens.dieReach), style: rounded(pen * heavy))
    }
  }

  /// A ring round the number; a disc under that of the face that is up.
  private func target(
    _ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight, _ slot: Int, _ numbers: Double
  ) {
    var context = context
    context.concatenate(CGAffineTransform(sight.slant(slot)))
    let circle = Path(ellipseIn: CGRect(x: -ring, y: -ring, width: 2 * ring, height: 2 * ring))
    let colour = GraphicsContext.Shading.color(tokens.dieTarget.opacity(numbers))
    if met(solid, sight, slot) {
      context.fill(circle, with: colour)
    } else {
      context.stroke(circle, with: colour, style: rounded(ringPen))
    }
  }

  private func met(_ solid: DieBody, _ sight: DieSight, _ slot: Int) -> Bool {
    slot == sight.main && targets.contains(solid.face(slot)) && reach(solid, slot)?.selected != true
  }

  /// Faces that lean away have theirs a little smaller: the one that is up leads.
  private func number(
    _ context: GraphicsContext, _ solid: DieBody, _ sight: DieSight, _ slot: Int, _ seen: Double,
    _ larger: Double
  ) {
    let em = sight.unit * tallest * larger
    let text = Text(verbatim: "\(solid.face(slot))")
      .font(.system(size: em, weight: .bold, design: .serif))
      .foregroundStyle(colour(solid, sight, slot))
    let letters = context.resolve(text)
    let wide = CGSize(width: 4 * em, height: 4 * em)
    let size = letters.measure(in: wide)
    let fit = min(tallest / em, 2 * room / hypot(size.width, em * digit)) * larger
    let scale = fit * (leaning + (1 - leaning) * sight.facing(slot))
    var context = context
    context.opacity *= seen
    context.concatenate(CGAffineTransform(sight.slant(slot)).scaledBy(x: scale, y: scale))
    let at = CGPoint(x: -size.width / 2, y: em * digit / 2 - letters.firstBaseline(in: wide))
    context.draw(letters, at: at, anchor: .topLeading)
  }

  private func colour(_ solid: DieBody, _ sight: DieSight, _ slot: Int) -> Color {
    if reach(solid, slot)?.selected == true { return tokens.dieFill }
    if met(solid, sight, slot) { return tokens.dieFill }
    return struck ? tokens.dieStruck : tokens.dieInk
  }

  /// Across the whole die; pale where the number stands, which stays readable.
  private func bar(_ context: GraphicsContext, _ sight: DieSight, _ side: Double, _ pen: Double) {
    let (near, far) = (side * barNear, side * (1 - barNear))
    let line = Path(through: [CGPoint(x: near, y: far), CGPoint(x: far, y: near)])
    let face = Path(through: sight.outline(sight.main, share: within))
    let style = StrokeStyle(lineWidth: pen * barPens, lineCap: .round)
    var beside = context
    beside.clip(to: face, options: .inverse)
    beside.stroke(line, with: .color(tokens.dieStruck), style: style)
    var inside = context
    inside.clip(to: face)
    inside.stroke(line, with: .color(tokens.dieStruck.opacity(pale)), style: style)
  }
}

private func rounded(_ width: Double) -> StrokeStyle { StrokeStyle(lineWidth: width, lineJoin: .round) }

extension Path {
  /// A closed way through `corners`.
  init(through corners: [CGPoint]) {
    self.init()
    addLines(corners)
    closeSubpath()
  }
}

extension CGAffineTransform {
  fileprivate init(_ slant: Slant) {
    self.init(
      a: slant.right.width, b: slant.right.height, c: slant.down.width, d: slant.down.height, tx: slant.at.x,
      ty: slant.at.y)
  }
}
