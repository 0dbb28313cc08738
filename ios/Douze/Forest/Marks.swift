import DouzeCore
import SwiftUI

/// The signs of a cell: a shape for every meaning, the colour only helps. Drawn from the cell's upper left corner.
struct Marks {
  let tokens: Tokens
  let side: CGFloat

  /// Lines grow with the cell, but not below what can be seen.
  private var pen: CGFloat { max(2, side * 0.03) }
  private var middle: CGPoint { CGPoint(x: side / 2, y: side / 2) }

  /// Below its card.
  func below(_ context: GraphicsContext, _ mark: CellMark, taken: Bool) {
    switch mark {
    case .legal: legal(context, taken: taken)
    case .enterDown: enter(context, .degrees(0))
    case .enterLeft: enter(context, .degrees(90))
    case .enterUp: enter(context, .degrees(180))
    case .enterRight: enter(context, .degrees(270))
    case .leaving: leaving(context)
    case .ghost: box(context, tokens.legal, width: 1.3)
    case .selected: box(context, tokens.legal, width: 1.5)
    case .latest: box(context, tokens.latest, width: 1.3)
    case .because: box(context, tokens.legal, width: 1.3, dashed: true)
    case .advised: advised(context, taken: taken)
    case .done: corners(context, tokens.latest)
    case .plain: if !taken { disc(context, tokens.hairline, middle, pen) }
    }
  }

  /// The second half of a sign, over a card: a flag for the latest, a tick for the selected, a dot for what may be chosen,
  /// a star for what is advised, a square for what was done; at the edge beside the animal, where the card has neither
  /// number nor points nor name.
  func above(_ context: GraphicsContext, _ mark: CellMark) {
    let radius = side * 0.12
    let centre = CGPoint(x: radius, y: side * 0.56)
    switch mark {
    case .latest: flag(context, centre, radius)
    case .selected: tick(context, centre, radius)
    case .legal:
      disc(context, tokens.paperRaised, centre, radius)
      disc(context, tokens.legal, centre, radius * 0.7)
    case .advised:
      disc(context, tokens.paperRaised, centre, radius * 1.2)
      star(context, tokens.legal, centre, radius * 1.2)
    case .done: square(context, centre, radius)
    default: break
    }
  }

  /// An outline of `width` pens, `shrink` inside the cell's edge.
  private func box(
    _ context: GraphicsContext, _ colour: Color, width: CGFloat = 1, dashed: Bool = false, shrink: CGFloat = 0
  ) {
    let near = width * pen / 2 + shrink
    let frame = CGRect(x: near, y: near, width: side - 2 * near, height: side - 2 * near)
    let style = StrokeStyle(lineWidth: width * pen, dash: dashed ? [pen * 2, pen * 1.5] : [])
    context.stroke(Path(roundedRect: frame, cornerRadius: side * 0.2), with: .color(colour), style: style)
  }

  private func disc(_ context: GraphicsContext, _ colour: Color, _ centre: CGPoint, _ radius: CGFloat) {
    let frame = CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(Path(ellipseIn: frame), with: .color(colour))
  }

  private func legal(_ context: GraphicsContext, taken: Bool) {
    box(context, tokens.legal, dashed: true, shrink: taken ? 0 : pen * 1.5)
    if !taken { disc(context, tokens.legal, middle, side * 0.1) }
  }

  /// An arrow that points the way the Deer comes in; drawn pointing down, then turned.
  private func enter(_ context: GraphicsContext, _ angle: Angle) {
    box(context, tokens.legal, dashed: true, shrink: pen * 1.5)
    var context = context
    context.translateBy(x: middle.x, y: middle.y)
    context.rotate(by: angle)
    let unit = side / 24
    let corners: [(CGFloat, CGFloat)] = [
      (-1.5, -6), (1.5, -6), (1.5, 0), (5, 0), (0, 6), (-5, 0), (-1.5, 0),
    ]
    let arrow = Path(through: corners.map { CGPoint(x: $0.0 * unit, y: $0.1 * unit) })
    context.fill(arrow, with: .color(tokens.legal))
  }

  private func leaving(_ context: GraphicsContext) {
    box(context, tokens.ghost, dashed: true, shrink: pen * 1.5)
    let (near, far) = (side * 0.36, side * 0.64)
    var cross = Path()
    cross.move(to: CGPoint(x: near, y: near))
    cross.addLine(to: CGPoint(x: far, y: far))
    cross.move(to: CGPoint(x: far, y: near))
    cross.addLine(to: CGPoint(x: near, y: far))
    context.stroke(cross, with: .color(tokens.ghost), style: StrokeStyle(lineWidth: pen, lineCap: .round))
  }

  /// Two lines, one inside the other, and a star where no card lies.
  private func advised(_ context: GraphicsContext, taken: Bool) {
    box(context, tokens.legal, width: 0.8)
    box(context, tokens.legal, width: 0.8, shrink: pen * 1.8)
    if !taken { star(context, tokens.legal, middle, side * 0.2) }
  }

  /// Only the corners of an outline.
  private func corners(_ context: GraphicsContext, _ colour: Color) {
    let near = pen * 0.75
    let (far, arm) = (side - near, side * 0.28)
    var path = Path()
    for (x, y) in [(near, near), (far, near), (far, far), (near, far)] {
      let (inX, inY) = (x < middle.x ? arm : -arm, y < middle.y ? arm : -arm)
      path.move(to: CGPoint(x: x + inX, y: y))
      path.addLine(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: x, y: y + inY))
    }
    context.stroke(path, with: .color(colour), style: StrokeStyle(lineWidth: pen * 1.5, lineCap: .round))
  }

  private func star(_ context: GraphicsContext, _ colour: Color, _ centre: CGPoint, _ radius: CGFloat) {
    let frame = CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(Star().path(in: frame), with: .color(colour))
  }

  private func square(_ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat) {
    for (half, colour) in [(radius, tokens.paperRaised), (radius * 0.72, tokens.latest)] {
      let frame = CGRect(x: centre.x - half, y: centre.y - half, width: 2 * half, height: 2 * half)
      context.fill(Path(frame), with: .color(colour))
    }
  }

  /// A lozenge.
  private func flag(_ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat) {
    for (share, colour) in [(1.24, tokens.paperRaised), (1, tokens.latest)] {
      // Half a diagonal of the square on its corner.
      let half = radius * 1.5 * share / 2.0.squareRoot()
      let corners = [(0, -half), (half, 0), (0, half), (-half, 0)]
      let lozenge = Path(through: corners.map { CGPoint(x: centre.x + $0.0, y: centre.y + $0.1) })
      context.fill(lozenge, with: .color(colour))
    }
  }

  private func tick(_ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat) {
    disc(context, tokens.paperRaised, centre, radius * 1.2)
    disc(context, tokens.legal, centre, radius)
    var path = Path()
    path.move(to: CGPoint(x: centre.x - radius * 0.5, y: centre.y))
    path.addLine(to: CGPoint(x: centre.x - radius * 0.1, y: centre.y + radius * 0.4))
    path.addLine(to: CGPoint(x: centre.x + radius * 0.5, y: centre.y - radius * 0.35))
    let style = StrokeStyle(lineWidth: radius * 0.3, lineCap: .round)
    context.stroke(path, with: .color(tokens.paperRaised), style: style)
  }
}
