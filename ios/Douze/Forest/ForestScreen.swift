import DouzeCore
import DouzeKit
import SwiftUI

// The order in which a screen reader reads; the bar with its actions comes last.
private let seatsFirst = -2.0
private let statusNext = -1.0
private let trayAfter = 2.0
private let decisionLast = 3.0

/// What the head of one pane takes, and what its tray needs.
private let smallHead: CGFloat = 138
private let largeHead: CGFloat = 170
private let leastTray: CGFloat = 142
private let wideTray: CGFloat = 196
private let fullTray: CGFloat = 270

/// More cards in a hand are to be sorted.
private let usualHand = 4

/// What an explanation takes from the board on a small phone.
private let explaining: CGFloat = 76

/// Woods that would stand behind tabs beside the board, or behind the hand, stand here.
private let outOfSight: CGFloat = 10_000

/// The forest table: board, seats, hand and what explains them.
struct ForestScreen: View {
  let view: ForestView
  let table: TableContext

  var body: some View {
    WithWindowLayout { room in
      let side = ForestSide(view: view, table: table, room: room)
      // A puzzle ends at its table.
      if let result = view.result, table.clock == nil, table.foot == nil {
        ForestResult(view: view, result: result, table: table, room: room)
      } else if room.broad {
        Spread(side: side)
      } else if room.panes == .beside {
        Parted(side: side)
      } else if room.large || room.height < smallHead + leastTray + BoardPlan.least {
        Scrolling(side: side)
      } else {
        // A lesson or a tip makes the head higher, and the board has less; at last all of it scrolls.
        ViewThatFits(in: .vertical) {
          Upright(side: side, more: 0)
          Upright(side: side, more: 64)
          Upright(side: side, more: 128)
          Scrolling(side: side)
        }
      }
    }
  }
}

/// What all parts of the screen need.
@MainActor private struct ForestSide {
  let view: ForestView
  let table: TableContext
  let room: WindowLayout

  func head(wordy: Bool) -> some View {
    VStack(spacing: 2) {
      table.bar
      ByBeat(clock: table.clock) { index in
        let frame = table.clock?.forest(at: index)
        VStack(spacing: 2) {
          ForestSeats(seats: frame?.seats ?? view.seats, wordy: wordy, send: table.send).readAs(seatsFirst)
          Duel(revealed: frame?.table ?? view.table, side: wordy ? 46 : 36) {
            Status(status: view.status, table: table, tight: !wordy, height: wordy ? 48 : 38)
          }
          .readAs(statusNext)
        }
      }
    }
  }

  func board(_ plan: BoardPlan) -> some View {
    Board(view: view.board, clock: table.clock, plan: plan, send: table.send, task: view.status)
  }

  func tray(face: CGFloat, width: CGFloat, beside: Bool, part: Tray.Part = .all) -> some View {
    Tray(
      view: view, clock: table.clock, face: face, width: width, beside: beside, part: part, send: table.send)
  }

  /// `beside`: words of the tray are beside its cards.
  func decision(tight: Bool, beside: Bool = false) -> some View {
    Decision(
      confirm: view.confirm, cancel: view.cancel ?? (beside ? view.closesHint : nil), askHint: view.askHint,
      table: table, tight: tight, terse: true,
      // A button that is off says why, unless the line above the table does.
      hinted: view.confirm?.hint != view.status
    )
    .readAs(decisionLast)
  }
}

/// Head, board and tray below each other without scrolling: the board has one size for the whole game, the tray scrolls
/// inside itself.
private struct Upright: View {
  let side: ForestSide
  /// Beyond what the head usually takes.
  let more: CGFloat

  var body: some View {
    let room = side.room
    let small = room.height < 740
    let head = (small ? smallHead : largeHead) + more
    let wide = room.width >= mediumWidth
    let plan = BoardPlan(
      room.width, room.height - head - (wide ? wideTray : leastTray),
      largest: wide ? 150 : room.width < 400 ? 84 : 92)
    let rest = max(leastTray, room.height - head - plan.side)
    let deep = rest >= fullTray
    let tray = deep ? min(rest, 400) : rest
    let face = deep ? min(max(min(room.width * 0.26, tray - 178), 72), 150) : min(max(tray - 80, 58), 108)
    let top = room.height - tray - plan.side
    // Where many cards are to be sorted, nothing is on the board yet: the tray may cover its edge. On a small phone an explanation
    // needs some of it, too.
    let sorts = (side.view.hand?.cards.count ?? 0) > usualHand
    let covers = !deep && (sorts || side.view.inspect != nil)
    VStack(spacing: 0) {
      side.head(wordy: !small).padding(.horizontal, Space.small).frame(minHeight: top, alignment: .top)
        .fixedSize(horizontal: false, vertical: true)
      side.board(plan)
      Color.clear.frame(height: tray)
    }
    .overlay(alignment: .bottom) {
      VStack(spacing: deep ? 4 : 2) {
        HandOrFoot(table: side.table) {
          Fitted {
            ScrollView {
              side.tray(
                face: face,
                width: deep || sorts ? room.width - 2 * Space.small : Tray.besideWords(room.width),
                beside: !deep && !sorts)
            }
            .scrollBounceBehavior(.basedOnSize)
          }
          .readAs(trayAfter)
          Spacer(minLength: 0)
          side.decision(tight: !deep, beside: !deep && !sorts)
        }
      }
      .padding(.horizontal, Space.small)
      .padding(.top, deep ? 20 : 12)
      .padding(.bottom, 6)
      .frame(height: tray + (covers ? explaining : 0))
      .background { TrayGround(step: deep ? 9 : 5).ignoresSafeArea(edges: .bottom) }
    }
    .background {
      ForestScene(
        moon: CGPoint(x: room.width / 2, y: small ? 84 : 98), radius: small ? 58 : 68,
        horizon: small ? 130 : 152,
        board: top + plan.side / 2, inner: plan.inner,
        edge: side.view.board.tabbed ? outOfSight : room.height - tray + 14
      )
    }
  }
}

/// The board, and beside it all else.
private struct Parted: View {
  let side: ForestSide

  var body: some View {
    let room = side.room
    let plan = BoardPlan(0.6 * room.width, room.height, largest: 132)
    let face = min((pane(plan) - 40) / 3, room.roomy ? 120 : 76)
    let width = pane(plan) - 24
    TwoPanes(room: room, pane: pane(plan)) {
      EmptyView()
    } first: {
      ScrollView {
        side.board(plan).frame(maxWidth: .infinity)
      }
      .scrollBounceBehavior(.basedOnSize)
    } second: { _ in
      // In a low window, and with large letters, all beside the board scrolls together.
      if room.height < 340 || room.large {
        ScrollView {
          VStack(spacing: Space.small) {
            side.head(wordy: room.roomy)
            if let foot = side.table.foot {
              foot
            } else {
              side.tray(face: face, width: width, beside: false).readAs(trayAfter)
              side.decision(tight: true).padding(.bottom, Space.small)
            }
          }
        }
      } else {
        VStack(spacing: 4) {
          if room.low {
            ScrollingBar(most: 0.45 * room.height) { side.head(wordy: false) }
          } else {
            side.head(wordy: room.roomy)
          }
          HandOrFoot(table: side.table) {
            Fitted {
              ScrollView {
                side.tray(face: face, width: width, beside: false)
                if room.roomy, room.width >= 900 { ForestLog(log: side.view.log).padding(.top, Space.small) }
              }
              .scrollBounceBehavior(.basedOnSize)
            }
            .readAs(trayAfter)
            Spacer(minLength: 0)
            side.decision(tight: !room.roomy).padding(.bottom, Space.small)
          }
        }
      }
    }
    .background {
      ForestScene(
        moon: CGPoint(x: plan.side, y: 70), radius: 64, horizon: min(0.62 * room.height, 240),
        board: plan.side / 2, inner: plan.inner,
        edge: side.view.board.tabbed ? outOfSight : room.height + 8, middle: plan.side / 2 + Space.small
      )
    }
  }

  private func pane(_ plan: BoardPlan) -> CGFloat {
    max(0, side.room.width - 2 * Space.small - Space.medium - plan.side)
  }
}

/// A tablet on its side: scores, a large board, the hand along the lower edge, what has happened in a pane.
private struct Spread: View {
  let side: ForestSide

  var body: some View {
    let plan = BoardPlan(main - scores - Space.medium, room.height - ledge - Space.small, largest: 132)
    LedgePanes(room: room, ledge: ledge) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          ScrollingBar(most: 0.36 * room.height) { side.table.bar }
          Spacer(minLength: Space.small)
          ByBeat(clock: side.table.clock) { index in
            let frame = side.table.clock?.forest(at: index)
            ForestSeats(
              seats: frame?.seats ?? side.view.seats, wordy: true, tall: true, send: side.table.send)
          }
          .frame(height: plates)
          .readAs(seatsFirst)
          Spacer(minLength: 0).layoutPriority(-1)
        }
        .frame(width: scores)
        side.board(plan).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .padding(.leading, 12)
    } hand: {
      HandOrFoot(table: side.table, most: ledge - 34) {
        HStack(spacing: Space.large) {
          side.tray(face: ledge - 52, width: 0.58 * main, beside: true, part: .cards)
            .fixedSize(horizontal: true, vertical: false)
            .readAs(trayAfter)
          VStack(spacing: Space.tiny) {
            Status(status: side.view.status, table: side.table, height: 44).readAs(statusNext)
            Fitted {
              ScrollView { side.tray(face: ledge - 52, width: words, beside: false, part: .words) }
                .scrollBounceBehavior(.basedOnSize)
            }
            .readAs(trayAfter)
            side.decision(tight: true)
          }
          .frame(maxWidth: 480)
        }
        .frame(maxWidth: .infinity)
      }
      .padding(.top, 22)
      .padding(.horizontal, 20)
      .padding(.bottom, 12)
    } log: {
      VStack(spacing: Space.medium) {
        side.tray(face: 0, width: room.log, beside: false, part: .pane)
        if side.view.log.isEmpty, side.view.hint == nil, let hand = side.view.hand {
          HandRules(hand: hand)
        } else {
          ForestLog(log: side.view.log)
        }
      }
    }
    .background {
      ForestScene(
        moon: CGPoint(x: 12 + scores / 2, y: (room.height - ledge) / 2 + 20), radius: 92,
        horizon: room.height - ledge - 20, board: (room.height - ledge) / 2, inner: plan.inner,
        edge: room.height - ledge + 14, middle: 12 + scores + (main - 12 - scores) / 2, width: main)
    }
  }

  private var room: WindowLayout { side.room }
  private var main: CGFloat { room.width - room.log }
  private let scores: CGFloat = 240
  private let plates: CGFloat = 310
  private var ledge: CGFloat { min(0.27 * room.height, 220) }
  private var words: CGFloat { 0.42 * main - 60 }
}

/// With large letters, and in a low window: everything below each other.
private struct Scrolling: View {
  let side: ForestSide

  private static let tray = "tray"

  var body: some View {
    let room = side.room
    let plan = BoardPlan(room.width, room.width, largest: 92)
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: Space.small) {
            side.head(wordy: false)
            side.board(plan)
            side.tray(face: 72, width: room.width - 24, beside: false).readAs(trayAfter).padding(
              .bottom, Space.small
            )
            .id(Self.tray)
          }
          .padding(.horizontal, Space.small)
          .frame(maxWidth: .infinity)
        }
        // A hint is below the fold of a small phone; once it is laid out.
        .task(id: side.view.hint) {
          if side.view.hint != nil { reader.scrollTo(Self.tray, anchor: .bottom) }
        }
      }
      // The button that leads on stays in sight.
      HandOrFoot(table: side.table, most: 0.55 * room.height) {
        side.decision(tight: true).padding(.vertical, Space.tiny)
      }
      .padding(.horizontal, Space.small)
    }
    .background {
      ForestScene(
        moon: CGPoint(x: room.width / 2, y: 90), radius: 58, horizon: 140, board: 0.45 * room.height,
        inner: plan.inner, edge: outOfSight
      )
    }
  }
}
