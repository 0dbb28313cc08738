import DouzeCore
import SwiftUI

/// The signs of a cell: a shape for every meaning, the colour only helps. Drawn in the cell's frame.
struct Marks {
  let places: PlaceInk
  /// Cells invite quietly until a card is chosen.
  let loud: Bool

  private var tokens: Tokens { places.tokens }

  /// Below its card; `gutter`: the place is a tab beside the square.
  func below(_ context: GraphicsContext, _ mark: CellMark, _ box: CGRect, taken: Bool, gutter: Bool) {
    if gutter, !taken, mark != .plain { places.tab(context, box) }
    switch mark {
    case .legal: if !taken { places.legal(context, box, loud: loud) }
    case .enterDown: places.arrow(context, box, .degrees(90), chosen: false)
    case .enterLeft: places.arrow(context, box, .degrees(180), chosen: false)
    case .enterUp: places.arrow(context, box, .degrees(270), chosen: false)
    case .enterRight: places.arrow(context, box, .degrees(0), chosen: false)
    case .leaving: dashed(context, box, tokens.line)
    case .ghost, .selected: chosenBelow(context, box, taken: taken)
    case .advised: if !taken { advised(context, box) }
    case .latest, .because, .done, .plain: break
    }
  }

  /// The second half of a sign, over a card: an edge and a lozenge for the latest, a ring and a tick for what a second tap
  /// confirms, a sun for what may be chosen, a star for what is advised, an edge and a square for what was done.
  func above(_ context: GraphicsContext, _ mark: CellMark, _ frame: CGRect, confirms: Bool) {
    let unit = min(frame.width, frame.height) / 68
    let corner = CGPoint(x: frame.maxX - 10 * unit, y: frame.minY + 10 * unit)
    switch mark {
    case .latest: places.latest(context, frame.insetBy(dx: 2, dy: 2))
    case .selected, .ghost:
      places.chosen(context, frame.insetBy(dx: 2, dy: 2))
      if confirms { tick(context, corner, 9 * unit) }
    case .legal:
      dashed(context, frame, tokens.legal)
      sunDisc(context, corner, 9 * unit)
    case .because: dashed(context, frame, tokens.legal)
    case .advised:
      ring(context, frame, rgb(0x57C79A), 3 * unit)
      disc(context, corner, 10 * unit)
      context.fill(.star(corner, 8 * unit, 3.6 * unit, 5), with: .color(rgb(0xFFB02E)))
    case .done:
      places.latest(context, frame.insetBy(dx: 2, dy: 2))
      let square = CGRect(around: CGPoint(x: frame.minX + 3 * unit, y: frame.midY), 10 * unit, 12 * unit)
      context.fill(Path(square), with: .color(rgb(0x2A1006)))
      context.fill(Path(square.insetBy(dx: unit, dy: unit)), with: .color(tokens.latest))
    case .leaving: dashed(context, frame, tokens.line)
    case .enterDown, .enterUp, .enterLeft, .enterRight, .plain: break
    }
  }

  /// What is chosen glows; an empty cell or an end of a line shows its tick itself.
  private func chosenBelow(_ context: GraphicsContext, _ box: CGRect, taken: Bool) {
    let far = max(box.width, box.height)
    context.glow(box.centre, far * 0.95, far * 0.95, 0xFFB02E, 0.65)
    if taken { return }
    let frame = Path.chamfered(box.insetBy(dx: 1, dy: 1), box.height * 0.13)
    context.fill(frame, with: .color(rgb(0xFFB02E, 0.35)))
    context.stroke(frame, with: .color(tokens.ghost), lineWidth: 2.6)
    tick(context, box.centre, min(14, min(box.width, box.height) * 0.26))
  }

  private func advised(_ context: GraphicsContext, _ box: CGRect) {
    let side = min(box.width, box.height)
    context.glow(box.centre, box.width * 0.7, box.height * 0.7, 0x57C79A, 0.5)
    context.stroke(
      .chamfered(box.insetBy(dx: 1, dy: 1), side * 0.13), with: .color(rgb(0x57C79A)), lineWidth: 2.6)
    context.fill(.star(box.centre, side * 0.3, side * 0.13, 5), with: .color(rgb(0xFFB02E)))
  }

  private func dashed(_ context: GraphicsContext, _ box: CGRect, _ colour: Color) {
    context.stroke(
      .chamfered(box.insetBy(dx: 1, dy: 1), min(box.width, box.height) * 0.13), with: .color(colour),
      style: StrokeStyle(lineWidth: 2, dash: [5, 4]))
  }

  private func ring(_ context: GraphicsContext, _ box: CGRect, _ colour: Color, _ width: CGFloat) {
    context.stroke(
      Path(roundedRect: box.insetBy(dx: width / 2, dy: width / 2), cornerRadius: box.width * 0.11),
      with: .color(colour), lineWidth: width)
  }

  private func disc(_ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat) {
    let twelve = Path.ngon(centre, radius)
    context.fill(twelve, with: .color(rgb(0x10281D)))
    context.stroke(twelve, with: .color(rgb(0xC96F0B)), lineWidth: 1)
  }

  private func sunDisc(_ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat) {
    disc(context, centre, radius)
    context.fill(.ngon(centre, radius * 0.33, turned: 0), with: .color(rgb(0xFFB02E)))
    context.fill(
      .rays(centre, from: radius * 0.46, to: radius * 0.67, count: 12, share: 0.35),
      with: .color(rgb(0xFFC65A)))
  }

  /// A tick on gold: the same tap again confirms.
  private func tick(_ context: GraphicsContext, _ centre: CGPoint, _ radius: CGFloat) {
    let twelve = Path.ngon(centre, radius)
    context.gild(twelve)
    context.stroke(twelve, with: .color(rgb(0x3A2810)), lineWidth: 1)
    context.stroke(
      .check(CGPoint(x: centre.x, y: centre.y - radius * 0.1), radius * 0.12), with: .color(rgb(0x2A1408)),
      style: StrokeStyle(lineWidth: radius * 0.26, lineCap: .round, lineJoin: .round))
  }
}
