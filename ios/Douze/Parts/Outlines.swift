import SwiftUI

/// The outline of panels.
let panelShape = RoundedRectangle(cornerRadius: 16)
/// The outline of buttons.
let buttonShape = RoundedRectangle(cornerRadius: 14)

/// A rectangle whose corners are round, or cut off, by a part of its shorter side.
struct CornerShape: InsettableShape {
  let part: CGFloat
  var cut = false
  private var inset: CGFloat = 0

  nonisolated init(part: CGFloat, cut: Bool = false) {
    self.part = part
    self.cut = cut
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let corner = max(0, part * min(rect.width, rect.height) - inset)
    let inner = rect.insetBy(dx: inset, dy: inset)
    if cut { return cutPath(inner, corner) }
    return Path(roundedRect: inner, cornerRadius: corner)
  }

  nonisolated func inset(by amount: CGFloat) -> CornerShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  private nonisolated func cutPath(_ rect: CGRect, _ corner: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + corner, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - corner, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + corner))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - corner))
    path.addLine(to: CGPoint(x: rect.maxX - corner, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + corner, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - corner))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + corner))
    path.closeSubpath()
    return path
  }
}

extension View {
  /// Filled, with an edge inside its outline.
  func framed(_ shape: some InsettableShape, fill: Color, edge: Color?, width: CGFloat = 1) -> some View {
    background(shape.fill(fill))
      .overlay(shape.strokeBorder(edge ?? .clear, lineWidth: edge == nil ? 0 : width).allowsHitTesting(false))
  }

  /// A dashed outline just inside the edge.
  func dashed(shape: some InsettableShape, colour: Color, width: CGFloat) -> some View {
    let style = StrokeStyle(lineWidth: width, dash: [width * 2.5, width * 2])
    return background(shape.strokeBorder(colour, style: style))
  }

  /// A calm raised surface.
  func panel() -> some View { modifier(Panel()) }

  /// A line across, which grows with `done`.
  func crossed(colour: Color, done: Double) -> some View {
    overlay(CrossStroke(done: done).fill(colour).allowsHitTesting(false))
  }
}

private struct Panel: ViewModifier {
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    content
      .framed(panelShape, fill: tokens.paperRaised, edge: tokens.hairline)
      .clipShape(panelShape)
  }
}

/// From the lower left to the upper right, its width by the shorter side.
private struct CrossStroke: Shape {
  let done: Double

  nonisolated func path(in rect: CGRect) -> Path {
    guard done > 0 else { return Path() }
    let least = min(rect.width, rect.height)
    let near = least * 0.12
    let from = CGPoint(x: rect.minX + near, y: rect.maxY - near)
    var line = Path()
    line.move(to: from)
    line.addLine(
      to: CGPoint(
        x: from.x + (rect.width - 2 * near) * done,
        y: from.y - (rect.height - 2 * near) * done))
    return line.strokedPath(StrokeStyle(lineWidth: least * 0.09, lineCap: .round))
  }
}
