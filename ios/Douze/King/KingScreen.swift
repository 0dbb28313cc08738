import DouzeCore
import DouzeKit
import SwiftUI

/// The table of King of 12: the group, the hand, and what explains them; `turned` for the person on the other side.
struct KingScreen: View {
  let view: KingView
  let turned: Bool
  let table: TableContext

  var body: some View {
    WithWindowLayout { room in
      ByBeat(clock: table.clock) { index in
        if let result = view.result, crowns(index) {
          Crowned(view: result, side: side(index), room: room)
        } else {
          KingTable(side: side(index), room: room)
        }
      }
    }
  }

  /// The last beat of a game is the crowning itself.
  private func crowns(_ index: Int?) -> Bool {
    let last = table.clock.map { $0.beats.count - 1 == index } ?? true
    return last && table.foot == nil && view.history == nil && view.inspect == nil
  }

  private func side(_ index: Int?) -> KingSide {
    let tween = Tween<KingFrame>(view, table, at: index)
    return KingSide(view: view, tween: tween, die: DieBody(layout: view.die), turned: turned, table: table)
  }
}

/// A group as it is drawn large.
struct LargeGroup {
  let view: GroupView
  let tween: Tween<KingFrame>
  let die: DieBody
  var turned = false
  let send: Send

  /// Cards are open, or are turned over in this beat.
  var open: Bool { view.seats.contains { $0.card?.character != nil } }
}

/// What all parts of the screen need.
struct KingSide {
  let view: KingView
  let tween: Tween<KingFrame>
  let die: DieBody
  let turned: Bool
  let table: TableContext

  var groups: [GroupView] { tween.to.groups }

  var large: LargeGroup {
    LargeGroup(view: group, tween: tween, die: die, turned: turned, send: table.send)
  }

  var group: GroupView {
    groups.first(where: \.large) ?? groups.first
      ?? GroupView(label: "", large: true, seats: [], rows: [], rail: nil, spoken: "", open: nil)
  }

  /// The values become known in this beat.
  var newRail: Bool {
    guard let from = tween.from else { return false }
    return (from.groups.first(where: \.large) ?? from.groups.first)?.rail == nil
  }

  /// How many cards the hand has that is chosen from.
  var cards: Int { view.hands.first?.cards.count ?? 0 }

  /// The card of the hand that is selected.
  var selected: HandCardView? { view.hands.flatMap(\.cards).first(where: \.selected) }
}
