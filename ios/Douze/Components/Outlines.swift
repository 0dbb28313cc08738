import SwiftUI

/// The outline of panels.
let panelShape = ChamferShape(cut: 10)
/// The outline of buttons.
let buttonShape = ChamferShape(cut: 8)
/// Doors, and what has their frame.
let doorShape = ChamferShape(cut: 12)

/// A rectangle with cut corners, as the frames of the house have them.
struct ChamferShape: InsettableShape {
  let cut: CGFloat
  private var inset: CGFloat = 0

  nonisolated init(cut: CGFloat) { self.cut = cut }

  nonisolated func path(in rect: CGRect) -> Path {
    // A line inside a cut corner stays as far from it as from the sides.
    .chamfered(rect.insetBy(dx: inset, dy: inset), max(0, cut - inset * 0.586))
  }

  nonisolated func inset(by amount: CGFloat) -> ChamferShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A regular polygon with its top flat: coins, medallions, round buttons.
struct TwelveShape: InsettableShape {
  private var inset: CGFloat = 0

  nonisolated init() {}

  nonisolated func path(in rect: CGRect) -> Path {
    let reach = 1 / cos(CGFloat.pi / 12)
    return .ngon(
      rect.centre,
      CGSize(width: max(0, rect.width / 2 - inset) * reach, height: max(0, rect.height / 2 - inset) * reach))
  }

  nonisolated func inset(by amount: CGFloat) -> TwelveShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

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

  /// A gold frame over the edge, a hairline inside it, and a thin dark line around it.
  func gilded(_ shape: ChamferShape, width: CGFloat = 1.6) -> some View {
    modifier(Gilded(shape: shape, width: width))
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

private struct Gilded: ViewModifier {
  let shape: ChamferShape
  let width: CGFloat
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    content
      .overlay {
        ZStack {
          shape.strokeBorder(tokens.goldOutside, lineWidth: width + 0.8)
          shape.inset(by: 0.4).strokeBorder(tokens.gilt, lineWidth: width)
          shape.inset(by: width + 2).strokeBorder(tokens.line.opacity(0.7), lineWidth: 0.5)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
  }
}

private struct Panel: ViewModifier {
  @Environment(\.tokens) private var tokens

  func body(content: Content) -> some View {
    content
      .background(panelShape.fill(tokens.paperRaised))
      .clipShape(panelShape)
      .gilded(panelShape, width: 1.4)
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
