import DouzeCore
import DouzeKit
import SwiftUI

/// The table of King of 12: the group, the hand, and what explains them; `turned` for the person on the other side.
struct KingScreen: View {
  let view: KingView
  let turned: Bool
  let table: Table

  var body: some View {
    InRoom { room in
      ByBeat(clock: table.clock) { index in
        KingTable(side: side(index), room: room)
      }
    }
  }

  private func side(_ index: Int?) -> KingSide {
    let moment = KingMoment(view: view, clock: table.clock, index: index, before: table.before)
    return KingSide(view: view, moment: moment, die: DieBody(layout: view.die), turned: turned, table: table)
  }
}

/// What all parts of the screen need.
struct KingSide {
  let view: KingView
  let moment: KingMoment
  let die: DieBody
  let turned: Bool
  let table: Table

  /// The group that is drawn large.
  var group: GroupView {
    view.groups.first(where: \.large) ?? view.groups.first
      ?? GroupView(label: "", large: true, seats: [], spoken: "", open: nil)
  }

  /// The card of the hand that is selected.
  var selected: HandCardView? { view.hands.flatMap(\.cards).first(where: \.selected) }
}
