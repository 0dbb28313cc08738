import DouzeCore
import SwiftUI

private let narrowestPane: CGFloat = 280
private let widestPane: CGFloat = 480

/// From this width on a card of the hand has room for what it does.
private let explaining: CGFloat = 340

/// The order in which a screen reader reads; the bar with its actions comes last.
private enum Reading {
  static let table = -1.0
  static let status = 0.0
  static let tray = 2.0
  static let decision = 3.0
}

/// The parts of the table: side by side, below each other, or scrolling as a whole.
struct KingTable: View {
  let side: KingSide
  let room: WindowLayout

  var body: some View {
    if room.broad {
      broad
    } else if room.panes != .one {
      parted
    } else if room.large || room.low {
      scrolling
    } else {
      stacked
    }
  }

  /// A tablet on its side: the table as high as the window, beside it the hand as large cards, and what explains them.
  private var broad: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        ScrollingBar(most: 0.3 * room.height) { side.table.bar }
        first.padding(.bottom, Space.small)
      }
      .padding(.leading, Space.small)
      .padding(.trailing, Space.tiny)
      VStack(spacing: Space.small) {
        status(true)
        HandOrFoot(table: side.table) {
          ScrollView {
            KingTray(
              side: side, roomy: true, groups: !room.roomy, listed: true, card: card,
              width: widePane - 2 * Space.medium, chosen: chosen
            )
            .padding(.vertical, Space.tiny)
            .padding(.horizontal, Space.small)
            .readAs(Reading.tray)
          }
          .scrollBounceBehavior(.basedOnSize)
          decision(tight: false)
        }
      }
      .padding(.horizontal, Space.small)
      .padding(.top, 6)
      .padding(.bottom, Space.small)
      .frame(width: widePane)
      .frame(maxHeight: .infinity, alignment: .top)
      .background { SideGround() }
    }
  }

  private var widePane: CGFloat { min(0.41 * room.width, 525) }
  /// It keeps its place, so that cards do not jump as one is chosen.
  private var chosen: CGFloat { min(max(0.27 * room.height, 170), 230) }

  /// How high a card is in what else leaves of the pane.
  private var card: CGFloat {
    let rows = CGFloat((max(1, side.cards) + CharacterCards.inOneRow - 1) / CharacterCards.inOneRow)
    let rail = side.group.rail == nil ? 0 : Rail.height + 44
    let free = room.height - 150 - chosen - rail
    return min(max(free / rows - 12, 104), 196)
  }

  private var parted: some View {
    TwoPanes(room: room, pane: pane) {
      side.table.bar
    } first: {
      first.padding(.bottom, Space.small)
    } second: { pane in
      second(pane).padding(.bottom, Space.small)
    }
  }

  /// Seven cards stand in two rows of a low window.
  private var pane: CGFloat { min(max((room.low ? 0.44 : 0.42) * room.width, narrowestPane), widestPane) }
  private var firstWidth: CGFloat { room.first(pane: pane) }

  @ViewBuilder private var first: some View {
    let others = side.groups.count - 1
    if room.large {
      ScrollView {
        VStack(spacing: Space.small) {
          Tower(group: side.large).readAs(Reading.table)
          if others > 0 { SmallGroups(side: side, columns: 1) }
        }
      }
      .scrollBounceBehavior(.basedOnSize)
    } else {
      VStack(spacing: Space.small) {
        Ring(group: side.large).readAs(Reading.table)
        if others > 0, room.roomy {
          SmallGroups(side: side, columns: min(others, room.broad ? 4 : Int(firstWidth / 190)))
        }
      }
    }
  }

  @ViewBuilder private func second(_ pane: CGFloat) -> some View {
    let explained = room.roomy && pane >= explaining
    let footed = side.table.foot != nil
    if room.large {
      ScrollView {
        VStack(spacing: Space.small) {
          if let foot = side.table.foot {
            foot
            status(room.roomy)
          } else {
            status(room.roomy)
            tray(room.roomy, groups: false, explained: explained, width: pane)
            decision(tight: true)
          }
        }
      }
      .scrollBounceBehavior(.basedOnSize)
    } else {
      VStack(spacing: Space.small) {
        status(room.roomy)
        if footed { Spacer(minLength: 0) }
        HandOrFoot(table: side.table) {
          Fitted {
            ScrollView {
              tray(room.roomy, groups: !room.roomy, explained: explained, listed: true, width: pane)
            }
            .scrollBounceBehavior(.basedOnSize)
          }
          decision(tight: !room.roomy)
        }
      }
    }
  }

  /// The button that leads on stays in sight below what scrolls.
  private var scrolling: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: Space.small) {
          side.table.bar
          Tower(group: side.large).readAs(Reading.table)
          status(true)
          tray(true, groups: true, width: width)
        }
        .padding(.horizontal, Space.small)
        .padding(.bottom, Space.small)
      }
      HandOrFoot(table: side.table, most: 0.55 * room.height) {
        decision(tight: true).padding(.vertical, Space.tiny)
      }
      .padding(.horizontal, Space.small)
    }
  }

  private var stacked: some View {
    OnePane(least: leastHeight(side.large), gap: 4) {
      ScrollingBar(most: 0.4 * room.height) { side.table.bar }
      Ring(group: side.large).readAs(Reading.table)
      VStack(spacing: 6) {
        status(room.roomy)
        HandOrFoot(table: side.table) {
          Fitted {
            ScrollView { tray(room.roomy, groups: true, width: width) }
              .scrollBounceBehavior(.basedOnSize)
          }
          decision(tight: !room.roomy)
        }
      }
      .padding(.bottom, Space.tiny)
    }
  }

  private var width: CGFloat { room.width - 2 * Space.small }

  /// Where there is little room, the rule of the selected card stands here: what is to do is on the button.
  private func status(_ roomy: Bool) -> some View {
    let rule = roomy ? nil : side.selected?.rule
    return Status(status: side.view.status, table: side.table, instead: rule ?? side.view.status)
      .readAs(Reading.status)
  }

  private func tray(
    _ roomy: Bool, groups: Bool, explained: Bool = false, listed: Bool = false, width: CGFloat
  ) -> some View {
    KingTray(
      side: side, roomy: roomy, groups: groups, explained: explained, listed: listed,
      card: room.panes == .one ? room.card(least: roomy ? 104 : 78) : roomy ? 104 : 78, width: width
    )
    .readAs(Reading.tray)
  }

  private func decision(tight: Bool) -> some View {
    let explain = side.table.thinking == nil ? side.selected?.explain : nil
    return HStack(spacing: Space.small) {
      Decision(
        confirm: side.view.confirm, cancel: side.view.cancel, askHint: side.view.askHint, table: side.table,
        tight: tight, terse: tight && explain != nil, hinted: side.view.confirm?.hint != side.view.status)
      if let explain { SignButton(view: explain, sign: Signs.about, send: side.table.send) }
    }
    .readAs(Reading.decision)
  }
}
