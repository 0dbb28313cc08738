import DouzeCore
import DouzeKit
import SwiftUI

/// Fewer cells than this are not drawn larger: a young display stays calm.
private let widest: Int32 = 4

/// Between the cells and the edge of the clearing.
let boardEdge: CGFloat = 3

/// The display: square cells as large as there is room, motion of the clock's beat above them. `task`: what is to be done,
/// and so the name of the rotor over all cells in which it can be done.
struct Board: View {
  let view: BoardView
  let clock: Playing?
  let send: Send
  let task: String
  @Environment(\.tokens) private var tokens

  var body: some View {
    GeometryReader { space in
      let room = min(space.size.width, space.size.height)
      ZStack {
        if isEmpty { Picture(image: Emblem.forest.sign, colour: tokens.hairline, size: room / 3) }
        ByBeat(clock: clock) { index in
          Cells(
            view: view, tween: BoardTween(clock, at: index), beat: index, clock: clock,
            side: room / CGFloat(max(view.rows, view.cols, widest)), send: send, task: task)
        }
      }
      .frame(width: space.size.width, height: space.size.height)
    }
    .padding(boardEdge)
    .panel()
  }

  private var isEmpty: Bool { view.cells.allSatisfy { $0.card == nil && $0.intent == nil } }
}

/// All cells, what marks them, and what moves over them.
private struct Cells: View {
  let view: BoardView
  let tween: BoardTween?
  let beat: Int?
  let clock: Playing?
  let side: CGFloat
  let send: Send
  let task: String
  @Environment(\.tokens) private var tokens
  @FocusState private var focus: Spot?
  @Namespace private var places

  var body: some View {
    ZStack(alignment: .topLeading) {
      signs(above: false)
      ForEach(view.cells, id: \.spot) { cell in
        Cell(view: cell, card: card(cell), calm: tween == nil, side: side, send: send)
          .focusable(cell.intent != nil || focus == cell.spot)
          .focused($focus, equals: cell.spot)
          .onKeyPress(keys: [.return, .space]) { _ in act(cell) }
          .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { step(cell, $0.key) }
          .accessibilityRotorEntry(id: cell.spot, in: places)
          // Row by row.
          .accessibilitySortPriority(-Double(cell.row * view.cols + cell.col))
          .offset(x: side * CGFloat(cell.col), y: side * CGFloat(cell.row))
      }
      signs(above: true)
      ForEach(tween?.moving ?? [], id: \.to) { Mover(view: $0, side: side, beat: beat, clock: clock) }
    }
    .frame(width: side * CGFloat(view.cols), height: side * CGFloat(view.rows), alignment: .topLeading)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(view.spoken)
    .accessibilityRotor(task) {
      ForEach(view.legal, id: \.spot) { AccessibilityRotorEntry($0.spoken, $0.spot, in: places) }
    }
  }

  private func card(_ cell: CellView) -> CardView? {
    guard let tween else { return cell.card }
    return tween.resting[cell.spot]
  }

  /// Below the cards, or over them.
  private func signs(above: Bool) -> some View {
    Canvas { context, _ in
      for cell in view.cells {
        let marks = Marks(tokens: tokens, side: side)
        let mark = tween == nil ? cell.mark : .plain
        let taken = card(cell) != nil
        var context = context
        context.translateBy(x: side * CGFloat(cell.col), y: side * CGFloat(cell.row))
        if above && taken { marks.above(context, mark) }
        if !above { marks.below(context, mark, taken: taken) }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func act(_ cell: CellView) -> KeyPress.Result {
    guard let intent = cell.intent else { return .ignored }
    send(intent)
    return .handled
  }

  private func step(_ cell: CellView, _ key: KeyEquivalent) -> KeyPress.Result {
    // At the border they stay.
    if let next = view.next(from: cell.spot, key) { focus = next }
    return .handled
  }
}

/// A card on its way, above the cells.
private struct Mover: View {
  let view: CardOnItsWay
  let side: CGFloat
  let beat: Int?
  let clock: Playing?

  var body: some View {
    Moving(clock) { moment in
      let time = moment.done(of: beat)
      let done = time * time * (3 - 2 * time)
      let from = view.from ?? view.to
      AnimalCard(view: view.card, side: cardSide(side))
        .frame(width: side, height: side)
        .scaleEffect(view.from == nil ? 1 + 0.35 * (1 - done) : 1)
        .opacity(view.from == nil ? min(1, 2 * done) : 1)
        .offset(x: way(from.col, view.to.col, done), y: way(from.row, view.to.row, done))
    }
    .allowsHitTesting(false)
  }

  private func way(_ from: Int32, _ to: Int32, _ done: Double) -> CGFloat {
    side * (CGFloat(from) + CGFloat(to - from) * done)
  }
}

extension BoardView {
  /// The cells in which one can go on; the others only explain what lies in them.
  var legal: [CellView] {
    cells.filter { cell in
      if case .forest(.tapCell) = cell.intent { return true }
      return false
    }
  }

  /// Where an arrow key leads: to the nearest cell that does something, straight ahead first.
  func next(from at: Spot, _ key: KeyEquivalent) -> Spot? {
    let ways: [KeyEquivalent: (Int32, Int32)] = [
      .upArrow: (-1, 0), .downArrow: (1, 0), .leftArrow: (0, -1), .rightArrow: (0, 1),
    ]
    guard let (down, right) = ways[key] else { return nil }
    func ahead(_ cell: CellView) -> Int32 { (cell.row - at.row) * down + (cell.col - at.col) * right }
    // A cell aside counts as far as three ahead.
    func far(_ cell: CellView) -> Int32 {
      ahead(cell) + 3 * (abs((cell.row - at.row) * right) + abs((cell.col - at.col) * down))
    }
    return cells.filter { $0.intent != nil && ahead($0) > 0 }.min { far($0) < far($1) }?.spot
  }
}
