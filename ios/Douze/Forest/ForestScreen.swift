import DouzeCore
import DouzeKit
import SwiftUI

/// What the second pane needs to look well; where there is more, the board takes it.
private let besides: CGFloat = 400

// The order in which a screen reader reads; the bar with its actions comes last.
private let seatsFirst = -2.0
private let statusNext = -1.0
private let trayAfter = 2.0
private let decisionLast = 3.0

/// The forest table: board, seats, hand and what explains them.
struct ForestScreen: View {
  let view: ForestView
  let table: Table

  var body: some View {
    InRoom { room in
      if room.panes == .beside {
        Parted(side: ForestSide(view: view, table: table, room: room))
      } else if room.large || room.low || view.result != nil {
        Scrolling(side: ForestSide(view: view, table: table, room: room))
      } else {
        Upright(side: ForestSide(view: view, table: table, room: room))
      }
    }
  }
}

/// What all parts of the screen need.
@MainActor private struct ForestSide {
  let view: ForestView
  let table: Table
  let room: Room

  /// Cells that do something are large enough to be touched; a board without any may be smaller.
  var least: CGFloat {
    let cell = view.board.cells.contains { $0.intent != nil } ? Space.touch : Space.large
    return cell * CGFloat(max(view.board.rows, view.board.cols)) + 2 * boardEdge
  }

  var head: some View {
    VStack(spacing: Space.tiny) {
      table.bar
      ByBeat(clock: table.clock) { index in
        let seats = table.clock?.forest(at: index)?.seats ?? view.seats
        Seats(seats: seats, wordy: room.roomy, send: table.send)
      }
      .readAs(seatsFirst)
      Status(status: view.status, table: table).accessibilitySortPriority(-statusNext)
    }
  }

  var board: some View {
    Board(view: view.board, clock: table.clock, send: table.send, task: view.status)
  }

  @ViewBuilder func tray(face: CGFloat) -> some View {
    if let result = view.result, table.clock == nil, view.inspect == nil {
      ForestResult(view: result, table: table)
    } else {
      Tray(view: view, clock: table.clock, face: face, send: table.send)
    }
  }

  var decision: some View {
    Decision(
      confirm: view.confirm, cancel: view.cancel, askHint: view.askHint, table: table, tight: !room.roomy
    )
    .readAs(decisionLast)
  }
}

/// The board, and beside it all else.
private struct Parted: View {
  let side: ForestSide

  var body: some View {
    TwoPanes(room: room, pane: max(0, room.width - 2 * Space.small - Space.medium - board)) {
      EmptyView()
    } first: {
      ScrollView {
        side.board.frame(width: board, height: board).padding(.vertical, Space.small)
      }
      .scrollBounceBehavior(.basedOnSize)
    } second: { _ in
      // In a low window, and with large letters, all beside the board scrolls together.
      if room.height < 340 || room.large {
        ScrollView {
          VStack(spacing: Space.small) {
            side.head
            side.tray(face: face).readAs(trayAfter)
            side.decision.padding(.bottom, Space.small)
          }
        }
      } else {
        VStack(spacing: Space.small) {
          side.head
          Fitted {
            ScrollView { side.tray(face: face) }.scrollBounceBehavior(.basedOnSize)
          }
          .readAs(trayAfter)
          side.decision.padding(.bottom, Space.small)
        }
      }
    }
  }

  private var room: Room { side.room }
  private var face: CGFloat { room.roomy ? 84 : 48 }

  private var board: CGFloat {
    let width = max(room.width * 0.56, room.width - besides)
    return max(min(room.height - 2 * Space.small, width), side.least)
  }
}

/// With large letters, in a low window, and at the end: everything below each other.
private struct Scrolling: View {
  let side: ForestSide

  var body: some View {
    // A room that is not measured yet has no width.
    let board = max(0, side.room.width - 2 * Space.small)
    ScrollView {
      VStack(spacing: Space.small) {
        side.head
        side.board.frame(width: board, height: board)
        side.tray(face: side.room.roomy ? 72 : 46).readAs(trayAfter)
        side.decision.padding(.bottom, Space.small)
      }
      .padding(.horizontal, Space.small)
    }
  }
}

/// Head, board and tray below each other without scrolling: the board takes what the others leave, as a square; the tray
/// scrolls inside itself.
private struct Upright: View {
  let side: ForestSide

  var body: some View {
    OnePane(least: side.least, gap: 6) {
      side.head
      side.board.aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(spacing: Space.small) {
        Fitted {
          ScrollView { side.tray(face: side.room.roomy ? 72 : 46) }.scrollBounceBehavior(.basedOnSize)
        }
        .readAs(trayAfter)
        side.decision
      }
      .frame(minHeight: 164, alignment: .top)
      .padding(.bottom, Space.tiny)
    }
  }
}
