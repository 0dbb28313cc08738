import DouzeCore
import SwiftUI

/// The display as it stood, in a clearing of its own, with an arrow from what was done to what would have been better.
struct BoardThen: View {
  let view: BoardView
  let task: String
  let send: Send
  @Environment(\.tokens) private var tokens
  @Environment(\.theme) private var theme

  /// Between the frame and the board.
  private let around: CGFloat = 8
  private static let widest: CGFloat = 480

  var body: some View {
    GeometryReader { space in
      let side = min(space.size.width, space.size.height) - 2 * around
      let gutter = view.tabbed ? BoardPlan.touched : 10
      let plan = BoardPlan(side, side, largest: 92, gutter: gutter, framed: false)
      Board(view: view, clock: nil, plan: plan, send: send, task: task, framed: false)
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

  private func moss(_ context: GraphicsContext, _ box: CGRect) {
    // Dark by day, too.
    let tokens = PlaceInk(tokens: tokens, day: theme == .day).tokens
    let outer = Path.chamfered(box.insetBy(dx: 1.1, dy: 1.1), 14)
    context.fill(outer, with: .down(Gradient(colors: [tokens.groundLight, tokens.trayTop]), box))
    context.gild(outer, line: 2.2)
    context.stroke(.chamfered(box.insetBy(dx: 5, dy: 5), 11), with: .color(tokens.line), lineWidth: 0.6)
  }

  private func arrow(_ context: GraphicsContext, _ plan: BoardPlan) {
    guard let done = view.cells.first(where: { $0.mark == .done }),
      let better = view.cells.first(where: { $0.mark == .advised }), done.spot != better.spot
    else { return }
    let inside = 0.1 * plan.cell
    Arrow(gap: CGSize(width: plan.gap, height: plan.gap), begins: inside, ends: inside + Arrow.head).paint(
      context, from: plan.frame(row: done.slotRow, col: done.slotCol),
      to: plan.frame(row: better.slotRow, col: better.slotCol))
  }
}
