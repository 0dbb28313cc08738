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

  /// In which an arrow has room.
  private let gap: CGFloat = 7
  private let border: CGFloat = 10

  var body: some View {
    GeometryReader { space in
      let side = min(space.size.width, space.size.height) - 2 * around
      let edges = edges(tab: side < 400 ? 44 : 72)
      let gutter = max(edges.top, edges.bottom, edges.leading, edges.trailing)
      let taken = max(edges.top + edges.bottom, edges.leading + edges.trailing)
      let plan = BoardPlan(cell: max(0, side - taken - 3 * gap) / 4, gap: gap, gutter: gutter)
      Board(view: view, clock: nil, plan: plan, send: send, task: task, framed: false)
        .overlay {
          Canvas { context, _ in arrow(context, plan) }.silent()
        }
        .offset(x: edges.leading - gutter, y: edges.top - gutter)
        .frame(
          width: plan.inner + edges.leading + edges.trailing, height: plan.inner + edges.top + edges.bottom,
          alignment: .topLeading
        )
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
    let gutter = !(0..<4).contains(better.slotRow) || !(0..<4).contains(better.slotCol)
    let frame = plan.frame(row: better.slotRow, col: better.slotCol)
    let side = min(frame.width, frame.height)
    // From the gap beside the one to within the other card.
    let arrow = Arrow(
      gap: CGSize(width: plan.gap, height: plan.gap), begins: -plan.gap / 2,
      ends: gutter ? 2 : 0.1 * plan.cell + Arrow.head, aside: true)
    arrow.paint(
      context, from: plan.frame(row: done.slotRow, col: done.slotCol),
      to: CGRect(around: frame.centre, side, side))
  }

  /// Beside the square there is room only where something stands.
  private func edges(tab: CGFloat) -> EdgeInsets {
    let used = view.cells.filter { $0.card != nil || $0.mark != .plain }
    func edge(_ isThere: (CellView) -> Bool) -> CGFloat { used.contains(where: isThere) ? tab : border }
    return EdgeInsets(
      top: edge { $0.slotRow < 0 }, leading: edge { $0.slotCol < 0 }, bottom: edge { $0.slotRow > 3 },
      trailing: edge { $0.slotCol > 3 })
  }
}
