import DouzeCore
import SwiftUI

/// The display as it stood, in a clearing of its own, with an arrow from what was done to what would have been better.
struct BoardThen: View {
  let view: BoardView
  let task: String
  let send: Send
  @Environment(\.tokens) private var tokens

  /// Between the frame and the board.
  private let around: CGFloat = 8
  private static let widest: CGFloat = 480

  var body: some View {
    GeometryReader { space in
      let side = min(space.size.width, space.size.height) - 2 * around
      let plan = BoardPlan(side, side, largest: 92, gutter: beside ? BoardPlan.touched : 10)
      Board(view: view, clock: nil, plan: plan, send: send, task: task)
        .overlay {
          Canvas { context, _ in arrow(context, plan) }.silent()
        }
        .padding(around)
        .background {
          Canvas { context, size in moss(context, CGRect(origin: .zero, size: size)) }.silent()
        }
        .frame(width: space.size.width, height: space.size.height)
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(maxWidth: Self.widest)
    .frame(maxWidth: .infinity)
  }

  /// Something stands, or is marked, in the gutters.
  private var beside: Bool {
    let inside: Range<Int32> = 0..<4
    return view.cells.contains {
      ($0.card != nil || $0.mark != .plain) && !(inside.contains($0.slotRow) && inside.contains($0.slotCol))
    }
  }

  private func moss(_ context: GraphicsContext, _ box: CGRect) {
    let outer = Path.chamfered(box.insetBy(dx: 1.1, dy: 1.1), 14)
    context.fill(outer, with: .down(Gradient(colors: [tokens.groundLight, tokens.groundDeep]), box))
    context.gild(outer, line: 2.2)
    context.stroke(.chamfered(box.insetBy(dx: 5, dy: 5), 11), with: .color(tokens.line), lineWidth: 0.6)
  }

  private func arrow(_ context: GraphicsContext, _ plan: BoardPlan) {
    guard let done = view.cells.first(where: { $0.mark == .done }),
      let better = view.cells.first(where: { $0.mark == .advised }), done.spot != better.spot
    else { return }
    ArrowInk.paint(context, plan.route(from: done, to: better))
  }
}

extension BoardPlan {
  /// From the edge of one cell to that of another, in the gaps between the cards, so that it hides no number: along the one
  /// beside the first cell's column, then along the one beside the other's row.
  func route(from: CellView, to: CellView) -> [CGPoint] {
    let (first, last) = (frame(row: from.slotRow, col: from.slotCol), frame(row: to.slotRow, col: to.slotCol))
    // It begins and ends so far within a cell.
    let inset = 0.1 * cell
    let half = gap / 2
    if from.slotRow == to.slotRow {
      let below = first.maxY + half
      return [
        CGPoint(x: first.midX, y: below - half - inset), CGPoint(x: first.midX, y: below),
        CGPoint(x: last.midX, y: below), CGPoint(x: last.midX, y: below - half - inset),
      ]
    }
    let right = to.slotCol > from.slotCol
    let gapX = right ? first.maxX + half : first.minX - half
    let edgeX = right ? first.maxX - inset : first.minX + inset
    let start = [CGPoint(x: edgeX, y: first.midY), CGPoint(x: gapX, y: first.midY)]
    if from.slotCol == to.slotCol {
      return start + [CGPoint(x: gapX, y: last.midY), CGPoint(x: edgeX, y: last.midY)]
    }
    let up = to.slotRow < from.slotRow
    let gapY = up ? last.maxY + half : last.minY - half
    return start + [
      CGPoint(x: gapX, y: gapY), CGPoint(x: last.midX, y: gapY),
      CGPoint(x: last.midX, y: up ? gapY - half - inset : gapY + half + inset),
    ]
  }
}

/// A way with a head at its end.
enum ArrowInk {
  static func paint(_ context: GraphicsContext, _ way: [CGPoint]) {
    guard way.count > 1, let tip = way.last else { return }
    let before = way[way.count - 2]
    let long = max(0.01, hypot(tip.x - before.x, tip.y - before.y))
    let (x, y) = ((tip.x - before.x) / long, (tip.y - before.y) / long)
    var line = Path()
    line.addLines(way)
    let head = Path(through: [
      CGPoint(x: tip.x + 9 * x, y: tip.y + 9 * y), CGPoint(x: tip.x - 7 * y, y: tip.y + 7 * x),
      CGPoint(x: tip.x + 7 * y, y: tip.y - 7 * x),
    ])
    let (dark, light) = (
      GraphicsContext.Shading.color(rgb(0x04140D)), GraphicsContext.Shading.color(rgb(0xFFE3A0))
    )
    func pen(_ width: CGFloat) -> StrokeStyle {
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
    context.stroke(line, with: dark, style: pen(6.5))
    context.stroke(head, with: dark, lineWidth: 3)
    context.stroke(line, with: light, style: pen(3.6))
    context.fill(head, with: light)
  }
}
