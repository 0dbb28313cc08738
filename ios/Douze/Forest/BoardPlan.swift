import DouzeCore
import SwiftUI

/// The square of 4 by 4 cells and its four gutters: one size for the whole game.
struct BoardPlan: Equatable {
  /// Cells of the square along each side.
  static let square = 4
  /// As deep as the gutters are, all of which can be touched; cells are never smaller.
  static let touched: CGFloat = 48
  /// Below this side a board cannot be played.
  static let least = 4 * touched + 3 * 2.5 + 2 * touched

  let cell: CGFloat
  let gap: CGFloat
  let gutter: CGFloat
  /// As broad as the frame round the square is.
  let rim: CGFloat

  /// From the first cell's edge to the last one's.
  var inner: CGFloat { 4 * cell + 3 * gap }
  var side: CGFloat { inner + 2 * gutter }

  /// Without a frame.
  init(cell: CGFloat, gap: CGFloat, gutter: CGFloat) {
    (self.cell, self.gap, self.gutter, rim) = (cell, gap, gutter, 0)
  }

  /// The largest that this room has, up to cells of `largest`.
  init(_ width: CGFloat, _ height: CGFloat, largest: CGFloat, gutter: CGFloat = BoardPlan.touched) {
    self.gutter = gutter
    let room = min(width, height) - 2 * gutter
    gap = room < 300 ? 2.5 : room < 420 ? 4 : 6
    cell = min(max((room - 3 * gap) / 4, Self.touched), largest)
    rim = min(gutter, min(max(0.1 * cell, 6), 10))
  }

  /// Where a slot begins, -1 and 4 the gutters; in between while something moves.
  func start(_ slot: CGFloat) -> CGFloat {
    let last: CGFloat = 3
    if slot < 0 { return (1 + max(slot, -1)) * gutter }
    if slot > last { return gutter + last * (cell + gap) + min(slot - last, 1) * cell }
    return gutter + slot * (cell + gap)
  }

  func length(_ slot: Int32) -> CGFloat { (0..<4).contains(slot) ? cell : gutter }

  /// What is drawn of a slot: beside the square a tab between the frame and the edge of the window.
  func place(row: Int32, col: Int32) -> CGRect {
    let whole = frame(row: row, col: col)
    let inside = 0..<Int32(Self.square)
    if inside.contains(row), inside.contains(col) { return whole }
    func insets(_ slot: Int32) -> (CGFloat, CGFloat) {
      slot < 0 ? (4, rim + 1) : slot < Self.square ? (4, 4) : (rim + 1, 4)
    }
    let (left, right) = insets(col)
    let (top, bottom) = insets(row)
    return CGRect(
      x: whole.minX + left, y: whole.minY + top, width: whole.width - left - right,
      height: whole.height - top - bottom)
  }

  /// The whole of a slot.
  func frame(row: Int32, col: Int32) -> CGRect {
    CGRect(x: start(CGFloat(col)), y: start(CGFloat(row)), width: length(col), height: length(row))
  }
}

extension BoardView {
  /// Something stands, or is marked, beside the square.
  var tabbed: Bool {
    let inside = 0..<Int32(BoardPlan.square)
    return cells.contains {
      ($0.card != nil || $0.mark != .plain) && !(inside.contains($0.slotRow) && inside.contains($0.slotCol))
    }
  }

  /// The slot of a place of the window.
  func slot(_ spot: Spot) -> (row: Int32, col: Int32) {
    (min(max(spot.row - squareRow, -1), 4), min(max(spot.col - squareCol, -1), 4))
  }
}
