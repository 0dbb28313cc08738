import DouzeCore
import DouzeKit
import SwiftUI

/// The display in its square; motion of the clock's beat above it. `task`: what is to be done, and so the name of the
/// rotor over all cells in which it can be done. `framed`: it has its felt and frame, else only its cells.
struct Board: View {
  let view: BoardView
  let clock: Playing?
  let plan: BoardPlan
  let send: Send
  let task: String
  var framed = true

  var body: some View {
    ByBeat(clock: clock) { index in
      Cells(
        view: view, tween: BoardTween(clock, at: index), beat: index, clock: clock, plan: plan, send: send,
        task: task, framed: framed)
    }
    .frame(width: plan.side, height: plan.side)
  }
}

/// All cells, what marks them, and what moves over them.
private struct Cells: View {
  let view: BoardView
  let tween: BoardTween?
  let beat: Int?
  let clock: Playing?
  let plan: BoardPlan
  let send: Send
  let task: String
  let framed: Bool
  @Environment(\.tokens) private var tokens
  @Environment(\.theme) private var theme
  @FocusState private var focus: Spot?
  @Namespace private var places

  var body: some View {
    ZStack(alignment: .topLeading) {
      signs(above: false)
      // What can be pressed is above what cannot.
      ForEach(view.cells.sorted { $0.intent == nil && $1.intent != nil }, id: \.spot) { cell in
        let frame = plan.frame(row: cell.slotRow, col: cell.slotCol)
        let place = plan.place(row: cell.slotRow, col: cell.slotCol)
          .offsetBy(dx: -frame.minX, dy: -frame.minY)
        Cell(view: cell, card: card(cell), calm: tween == nil, size: frame.size, place: place, send: send)
          .focusable(cell.intent != nil || focus == cell.spot)
          .focused($focus, equals: cell.spot)
          .onKeyPress(keys: [.return, .space]) { _ in act(cell) }
          .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { step(cell, $0.key) }
          .accessibilityRotorEntry(id: cell.spot, in: places)
          // Row by row.
          .accessibilitySortPriority(-Double(cell.row * view.cols + cell.col))
          .offset(x: frame.minX, y: frame.minY)
      }
      signs(above: true)
      ForEach(tween?.moving ?? [], id: \.to) { moving in
        Mover(view: moving, board: view, plan: plan, beat: beat, clock: clock)
      }
    }
    .frame(width: plan.side, height: plan.side, alignment: .topLeading)
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

  /// A card is chosen, or is where it would be placed.
  private var chosen: Bool { view.cells.contains { $0.mark == .selected || $0.mark == .ghost } }

  /// Below the cards the empty cells and the line around them, or what covers the cards.
  private func signs(above: Bool) -> some View {
    // Rings and lozenges reach a little over the edge.
    let around: CGFloat = 8
    return Canvas { context, _ in
      let context = context.placed(CGPoint(x: around, y: around))
      if !above { ground(context) }
      let marks = Marks(places: ink, loud: view.legal.count < 9 || chosen)
      for cell in view.cells {
        let mark = tween == nil ? cell.mark : .plain
        let taken = card(cell) != nil
        let place = plan.place(row: cell.slotRow, col: cell.slotCol)
        let gutter = !(0..<4).contains(cell.slotRow) || !(0..<4).contains(cell.slotCol)
        let side = min(place.width, place.height)
        let box = taken ? CGRect(around: place.centre, side, side) : place
        if above && taken { marks.above(context, mark, box, confirms: cell.intent == .table(.confirm)) }
        if !above { marks.below(context, mark, box, taken: taken, gutter: gutter) }
      }
    }
    .frame(width: plan.side + 2 * around, height: plan.side + 2 * around)
    .frame(width: plan.side, height: plan.side)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var ink: PlaceInk { PlaceInk(tokens: tokens, day: theme == .day) }

  private func ground(_ context: GraphicsContext) {
    if framed {
      let square = CGRect(x: plan.gutter, y: plan.gutter, width: plan.inner, height: plan.inner)
      ink.felt(context, square, rim: plan.rim)
    }
    for place in 0..<16 {
      let frame = plan.frame(row: Int32(place / 4), col: Int32(place % 4))
      ink.empty(context, frame, cut: plan.cell * 0.13)
    }
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
  let board: BoardView
  let plan: BoardPlan
  let beat: Int?
  let clock: Playing?

  var body: some View {
    let to = board.slot(view.to)
    let from = view.from.map(board.slot) ?? to
    let size = plan.frame(row: to.row, col: to.col).size
    Moving(clock) { moment in
      let time = moment.done(of: beat)
      let done = time * time * (3 - 2 * time)
      AnimalCard(view: view.card, side: min(size.width, size.height) - 2)
        .frame(width: size.width, height: size.height)
        .scaleEffect(view.from == nil ? 1 + 0.06 * (1 - done) : 1)
        .opacity(view.from == nil ? min(1, 2 * done) : 1)
        .offset(x: way(from.col, to.col, done), y: way(from.row, to.row, done))
    }
    .allowsHitTesting(false)
  }

  private func way(_ from: Int32, _ to: Int32, _ done: Double) -> CGFloat {
    plan.start(CGFloat(from) + CGFloat(to - from) * done)
  }
}

extension BoardView {
  /// The cells in which one can go on; the others only explain what is in them.
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
