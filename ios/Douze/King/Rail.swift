import DouzeCore
import SwiftUI

/// The values of a group on a scale. In the beat in which they become known the heads run to them; equal ones lean apart,
/// grey, with a seal between them; the first has a crown and rays. Its sentence is spoken by the status.
struct Rail: View {
  let view: RailView
  /// They run now.
  let fresh: Bool
  let tween: Tween<KingFrame>
  @Environment(\.tokens) private var tokens

  static let height: CGFloat = 84

  var body: some View {
    Moving(tween.clock(fresh)) { now in
      Canvas { context, size in
        RailInk(view: view, tokens: tokens, done: fresh ? tween.done(now) : 1).paint(context, size)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .silent()
  }
}

/// How the scale and the heads on it are painted.
struct RailInk {
  let view: RailView
  let tokens: Tokens
  let done: Double

  private let scale: CGFloat = 32
  private let margin: CGFloat = 22
  private let radius: CGFloat = 11.5

  func paint(_ context: GraphicsContext, _ size: CGSize) {
    ground(context, size)
    let heads = view.marks.sorted { x($0, size) < x($1, size) }
    for (place, mark) in heads.enumerated() {
      let before = place > 0 ? heads[place - 1] : nil
      let near = before.map { $0.value != mark.value && x(mark, size) - x($0, size) < 30 } ?? false
      head(context, size, mark, heads, raised: near && !place.isMultiple(of: 2) ? 15 : 0)
    }
    for value in Set(view.marks.filter { $0.state == .out }.map(\.value)) {
      let at = CGPoint(x: x(value, size), y: size.height - scale - 14)
      WaxSeal.paint(
        context.faint(min(max(2 * done - 1, 0), 1)).placed(at, turned: .degrees(-6)), 10.5)
    }
  }

  /// The better ones are on the right.
  private func x(_ value: Int32, _ size: CGSize) -> CGFloat {
    let share = CGFloat(value - view.low) / CGFloat(max(1, view.high - view.low))
    return margin + (size.width - 2 * margin) * (view.lowWins ? 1 - share : share)
  }

  private func x(_ mark: RailMarkView, _ size: CGSize) -> CGFloat { x(mark.value, size) }

  /// Even numbers written, odd ones short ticks; a value that somebody has stands on a coin.
  private func ground(_ context: GraphicsContext, _ size: CGSize) {
    let box = CGRect(x: 1, y: size.height - scale, width: size.width - 2, height: scale - 1)
    let frame = Path.chamfered(box, 8)
    context.fill(frame, with: .down(Gradient(colors: [tokens.plaqueTop, tokens.plaqueLow]), box))
    context.stroke(frame, with: .down(tokens.metal, box), lineWidth: 1.6)
    let line = box.minY + 7
    let gold = GraphicsContext.Shading.color(tokens.gold)
    context.stroke(
      .line(CGPoint(x: 9, y: line), CGPoint(x: size.width - 9, y: line)), with: gold, lineWidth: 2)
    let hot = Set(view.marks.map(\.value))
    for value in view.low...max(view.low, view.high) {
      let at = x(value, size)
      let even = value.isMultiple(of: 2)
      context.stroke(
        .line(CGPoint(x: at, y: line), CGPoint(x: at, y: line + (even ? 5 : 3))), with: gold,
        lineWidth: even ? 1.1 : 0.8)
      let near = hot.contains { $0 == value || abs(x($0, size) - at) < 2 * radius - 3 }
      if even, !near {
        write(context, minus(value), CGPoint(x: at, y: line + 13), 12.5, DisplayFont.text, tokens.plaqueInk)
      }
    }
    for value in hot {
      let marks = view.marks.filter { $0.value == value }
      let out = marks.contains { $0.state == .out }
      let middle = CGPoint(x: x(value, size), y: line + 12.5)
      let twelve = Path.ngon(middle, radius)
      if out { context.fill(twelve, with: .color(rgb(0x6A5A5C))) } else { context.gild(twelve) }
      context.stroke(twelve, with: .color(tokens.buttonInk), lineWidth: 0.8)
      write(
        context, marks.first?.text ?? minus(value), middle, 14, DisplayFont.name,
        out ? .white : tokens.buttonInk)
    }
  }

  private func head(
    _ context: GraphicsContext, _ size: CGSize, _ mark: RailMarkView, _ heads: [RailMarkView], raised: CGFloat
  ) {
    let (won, out) = (mark.state == .winner, mark.state == .out)
    let side: CGFloat = won ? 36 : 30
    let equals = heads.filter { $0.value == mark.value && $0.state == .out }
    let place = CGFloat(equals.firstIndex { $0.seat == mark.seat } ?? 0)
    let off = out && equals.count > 1 ? place - CGFloat(equals.count - 1) / 2 : 0
    let way = min(1, 1.6 * done)
    let run = way * way * (3 - 2 * way)
    let foot = CGPoint(x: (x(mark, size) + off * side * 0.95) * run, y: size.height - scale)
    let lean = Angle.degrees(28 * Double(off) / Double(max(1, equals.count - 1)) * run)
    let pin = context.placed(foot, turned: lean)
    let up = side / 2 + 7 + raised
    if won {
      pin.glow(CGPoint(x: 0, y: -up), side, side, 0xFFCF70, 0.7)
      pin.fill(
        .rays(CGPoint(x: 0, y: -up), from: side * 0.54, to: side * 0.68, share: 0.42),
        with: .color(rgb(0xFFE39A)))
    }
    pin.fill(
      Path(through: [CGPoint(x: -6, y: -up + side * 0.36), .zero, CGPoint(x: 6, y: -up + side * 0.36)]),
      with: .color(out ? rgb(0xA59C9E) : tokens.goldShine))
    let face = pin.placed(CGPoint(x: 0, y: -up), scale: side / 100)
    MedallionInk.paint(face, mark.medallion)
    if out { face.fill(.disc(.zero, 46), with: .color(rgb(0x4A4446, 0.45))) }
    if won { Crown.paint(pin.placed(CGPoint(x: 0, y: -up - side * 0.6), scale: 0.52)) }
  }

  private func minus(_ value: Int32) -> String { value < 0 ? "−\(-value)" : "\(value)" }

  private func write(
    _ context: GraphicsContext, _ text: String, _ at: CGPoint, _ size: CGFloat, _ face: String, _ ink: Color
  ) {
    context.draw(
      Text(verbatim: text).font(.custom(face, fixedSize: size)).foregroundStyle(ink), at: at, anchor: .center)
  }
}
