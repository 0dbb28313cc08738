import DouzeCore
import DouzeKit
import SwiftUI

private let gap: CGFloat = 6
private let label: CGFloat = 22

/// Heights below which a zone would lose something.
private let tightest: CGFloat = 150
private let flattest: CGFloat = 112

/// From these on values, then names and cards are larger.
private let tallZone: CGFloat = 200
private let wideZone: CGFloat = 240
private let smallDie: CGFloat = 48
private let largestDie: CGFloat = 176

/// The group that is drawn large: its seats clockwise, two beside each other, or two below each other.
struct Ring: View {
  let side: KingSide
  @Namespace private var places

  var body: some View {
    let seats = side.group.seats
    let rows = side.group.rows.map { $0.map { seats[Int($0)] } }
    VStack(alignment: .leading, spacing: 0) {
      GroupHeading(label: side.group.label)
      GeometryReader { table in
        let look = zoneLook(table.size, rows)
        VStack(spacing: gap) {
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            HStack(spacing: gap) {
              ForEach(row, id: \.seat) { seat in
                SeatZone(view: seat, seats: seats, look: look, side: side)
                  // All alike, whatever is in them.
                  .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
              }
            }
          }
        }
        .flownOver(by: side.tween, seats: seats, die: side.die, size: look.die)
        .named(side.group, seats, places)
      }
    }
  }

  /// Rows are of the same height, and what is in them of the same width.
  private func zoneLook(_ table: CGSize, _ rows: [[KingSeatView]]) -> ZoneLook {
    let columns = rows.map(\.count).max() ?? 1
    let width = (table.width - CGFloat(columns - 1) * gap) / CGFloat(max(1, columns))
    let height = (table.height - CGFloat(rows.count - 1) * gap) / CGFloat(max(1, rows.count))
    let tall = height >= tallZone
    let broad = columns == 1
    // What a tight zone needs above and below its die, and a broad one beside it.
    let room = broad ? min(0.3 * width, height - 12) : min(0.46 * width, height - (tall ? 120 : 80))
    return ZoneLook(
      shape: broad ? .broad : .tight, die: min(max(room, smallDie), largestDie), tall: tall,
      wide: tall && width >= wideZone, solid: side.die, tween: side.tween, places: places)
  }
}

/// The same with large letters: below each other, as high as they need.
struct Tower: View {
  let side: KingSide
  @Namespace private var places

  var body: some View {
    let seats = side.group.seats
    let look = ZoneLook(
      shape: .large, die: 72, tall: false, wide: false, solid: side.die, tween: side.tween, places: places)
    VStack(alignment: .leading, spacing: 0) {
      GroupHeading(label: side.group.label)
      VStack(spacing: gap) {
        ForEach(seats, id: \.seat) { seat in
          SeatZone(view: seat, seats: seats, look: look, side: side)
            .frame(minHeight: flattest)
        }
      }
      .flownOver(by: side.tween, seats: seats, die: side.die, size: look.die)
      .named(side.group, seats, places)
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
  let side: KingSide

  var body: some View {
    Zone(view: view, look: look, flipped: view.turned != side.turned, send: side.table.send)
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
func leastHeight(_ group: GroupView) -> CGFloat {
  let rows = group.rows
  let row = rows.contains { $0.count > 1 } ? tightest : flattest
  let gaps = CGFloat(max(0, rows.count - 1)) * gap
  return CGFloat(rows.count) * row + gaps + (group.label.isEmpty ? 0 : label)
}
