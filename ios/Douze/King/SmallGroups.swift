import DouzeCore
import SwiftUI

/// The other groups of a tournament, small: a tap makes one the large one.
struct SmallGroups: View {
  let side: KingSide
  let columns: Int
  @Environment(\.dynamicTypeSize) private var letters

  var body: some View {
    let others = side.groups.filter { !$0.large }
    let inRow = letters.isLarge ? 1 : max(1, columns)
    VStack(spacing: Space.small) {
      ForEach(Array(stride(from: 0, to: others.count, by: inRow)), id: \.self) { start in
        HStack(alignment: .top, spacing: Space.small) {
          ForEach(start..<min(start + inRow, others.count), id: \.self) { place in
            SmallGroup(view: others[place], side: side)
          }
        }
      }
    }
    .accessibilityElement(children: .contain)
  }
}

private struct SmallGroup: View {
  let view: GroupView
  let side: KingSide
  @Environment(\.accent) private var accent

  var body: some View {
    if let open = view.open {
      group.press(spoken: view.spoken, shape: panelShape, intent: open, send: side.table.send)
    } else {
      group.spoken(view.spoken)
    }
  }

  private var group: some View {
    VStack(alignment: .leading, spacing: 2) {
      AppText(text: view.label, style: .smallStrong, colour: accent)
      ForEach(view.seats, id: \.seat) { SmallSeat(view: $0, side: side) }
    }
    .padding(Space.small)
    .frame(maxWidth: .infinity, minHeight: Space.touch, alignment: .leading)
    .panel()
  }
}

/// Name, die, value and points of a seat.
private struct SmallSeat: View {
  let view: KingSeatView
  let side: KingSide
  @Environment(\.tokens) private var tokens

  var body: some View {
    HStack(spacing: Space.tiny) {
      Die(body: side.die, face: view.face, size: 30, struck: view.struck != nil)
      VStack(alignment: .leading, spacing: 0) {
        OneLine(text: view.name, lines: 2)
        OneLine(text: view.counted?.text ?? " ", struck: view.counted?.struck != nil)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Crowns(count: view.crowns, side: 14)
      AppText(
        text: view.pointsShort, style: .smallStrong,
        colour: view.pointsStruck == nil ? tokens.ink : tokens.struck)
    }
  }
}
