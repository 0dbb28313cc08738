import DouzeCore
import DouzeKit
import SwiftUI

/// The table as it stood at a decision.
struct TableThen: View {
  let view: ReviewedTable
  let task: String
  let send: Send

  var body: some View {
    switch view {
    case .forest(let board): BoardThen(view: board, task: task, send: send)
    case .king(let die, let group, let spoken):
      GroupThen(
        group: LargeGroup(
          view: group, tween: Tween(rest: KingFrame(groups: [group])), die: DieBody(layout: die), send: send)
      )
      .then(spoken)
    case .council(let month, let table, let spoken):
      CouncilThen(table: OpenTable(tween: Tween(rest: table), month: month, extra: 10, send: send)).then(
        spoken)
    }
  }
}

private struct GroupThen: View {
  let group: LargeGroup
  @Environment(\.dynamicTypeSize) private var letters

  private static let height: CGFloat = 350

  var body: some View {
    if letters.isLarge {
      Tower(group: group)
    } else {
      Ring(group: group).frame(height: max(leastHeight(group), Self.height))
    }
  }
}

private struct CouncilThen: View {
  let table: OpenTable
  /// Three councillors beside each other need so much.
  private static let narrowest: CGFloat = 320
  private var plan: TablePlan { TablePlan(table: table, roomy: true) }
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    if letters.isLarge {
      LargeTable(table: table)
    } else {
      ViewThatFits(in: .horizontal) {
        GeometryReader { space in TightTable(plan: plan, room: space.size) }
          .frame(minWidth: Self.narrowest)
          .frame(height: plan.least)
        LargeTable(table: table)
      }
    }
  }
}

extension View {
  /// On the game's own ground; only to be looked at, and one element of a screen reader.
  fileprivate func then(_ spoken: String) -> some View {
    let shape = ChamferShape(cut: 12)
    // Nothing that is disabled takes the focus.
    return disabled(true)
      .allowsHitTesting(false)
      .frame(maxWidth: 520)
      .padding(.horizontal, Space.tiny)
      .padding(.vertical, Space.small)
      .frame(maxWidth: .infinity)
      .background { GroundSurface() }
      // Shadows end at its edge.
      .clipShape(shape)
      .gilded(shape, width: 2)
      .spoken(spoken)
  }
}
