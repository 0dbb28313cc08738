import DouzeCore
import DouzeKit
import SwiftUI

private let gap: CGFloat = 6
private let label: CGFloat = 22
private let flattest: CGFloat = 112

/// The group that is drawn large, at a table of twelve sides.
struct Ring: View {
  let group: LargeGroup
  @Namespace private var places

  var body: some View {
    let seats = group.view.seats
    VStack(alignment: .leading, spacing: 0) {
      GroupHeading(label: group.view.label)
      GeometryReader { table in
        let plan = KingPlan(table.size, sides: KingPlan.sides(seats.map(\.place)), open: group.open)
        let look = ZoneLook(die: plan.die, solid: group.die, tween: group.tween, places: places)
        ZStack(alignment: .topLeading) {
          KingTop(plan: plan)
          ForEach(Array(zip(seats, plan.places).enumerated()), id: \.element.0.seat) { order, seat in
            KingSeat(
              view: seat.0, place: seat.1, plan: plan, look: look, flipped: seat.0.turned != group.turned,
              send: group.send
            )
            .readAs(Double(order))
          }
        }
        .flownOver(by: group.tween, seats: seats, die: group.die, size: plan.die)
        .named(group.view, seats, places)
      }
    }
  }
}

/// The table itself.
private struct KingTop: View {
  let plan: KingPlan
  @Environment(\.tokens) private var tokens
  @Environment(\.theme) private var theme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let plain = contrast == .increased || theme == .contrast
    // Its shadow falls below it.
    let below: CGFloat = 30
    Canvas { context, _ in
      let middle = CGPoint(x: plan.size.width / 2, y: plan.size.height / 2)
      let radii = CGSize(width: plan.size.width / 2 - 2, height: max(40, plan.size.height / 2 - 8))
      KingFelt.paint(context, middle, radii, tokens, day: theme == .day, plain: plain)
      if plan.medallion > 0 { KingFelt.medallion(context, middle, plan.medallion) }
    }
    .frame(width: plan.size.width, height: plan.size.height + below)
    .frame(width: plan.size.width, height: plan.size.height, alignment: .top)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// The same with large letters: below each other, as high as they need.
struct Tower: View {
  let group: LargeGroup
  @Namespace private var places

  var body: some View {
    let seats = group.view.seats
    let look = ZoneLook(die: 72, solid: group.die, tween: group.tween, places: places)
    VStack(alignment: .leading, spacing: 0) {
      GroupHeading(label: group.view.label)
      VStack(spacing: gap) {
        ForEach(seats, id: \.seat) { seat in
          SeatZone(view: seat, seats: seats, look: look, group: group)
            .frame(minHeight: flattest)
        }
      }
      .flownOver(by: group.tween, seats: seats, die: group.die, size: look.die)
      .named(group.view, seats, places)
    }
  }
}

private struct GroupHeading: View {
  let label: String
  @Environment(\.accent) private var accent

  var body: some View {
    if !label.isEmpty { Heading(text: label, style: .smallStrong, colour: accent) }
  }
}

/// Read clockwise, wherever it stands.
private struct SeatZone: View {
  let view: KingSeatView
  let seats: [KingSeatView]
  let look: ZoneLook
  let group: LargeGroup

  var body: some View {
    Zone(view: view, look: look, flipped: view.turned != group.turned, send: group.send)
      .readAs(Double(seats.firstIndex(of: view) ?? 0))
  }
}

extension View {
  /// Named; a rotor goes from seat to seat and leaves out their cards.
  fileprivate func named(_ group: GroupView, _ seats: [KingSeatView], _ places: Namespace.ID) -> some View {
    accessibilityElement(children: .contain)
      .accessibilityLabel(group.spoken)
      .accessibilityRotor(group.spoken) {
        ForEach(seats, id: \.seat) { AccessibilityRotorEntry($0.spoken, $0.seat, in: places) }
      }
  }
}

/// Less than this, and a small phone would have to scroll.
@MainActor func leastHeight(_ group: LargeGroup) -> CGFloat {
  KingPlan.leastHeight(KingPlan.sides(group.view.seats.map(\.place)), open: group.open)
    + (group.view.label.isEmpty ? 0 : label)
}
